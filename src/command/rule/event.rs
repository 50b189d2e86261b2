//! Events as lines, and as cards where the ruling is not what was declared.

use floorman_conformance::transcript::{Happened, Manner};
use floorman_engine::{
    Action, Cards, Chips, Duty, Effect, Effects, Event, Held, Impossible, Options, Question, Reason, Ruling,
    Seat, Seats, notation, strength,
};

use super::ledger::Ledger;
use super::story::{Card, Part, Said, Teller};
use crate::keys;
use crate::words::held::{as_noun, declared, held, impossible};
use crate::words::option::{Faced, plain_reason};
use crate::words::people;
use crate::words::story as said;

impl<'a> Teller<'a> {
    pub(super) fn happened(&mut self, happened: &'a Happened) {
        let tried = matches!(happened.manner, Manner::Tried(_));
        if happened.event == Event::Duty(Duty::Collect) {
            self.since.clear();
        }
        match &happened.ruling {
            Ok(ruling) if ruling.held == Held::AsDeclared && !tried => {
                self.carried_out(happened, ruling);
                if matches!(happened.event, Event::Duty(_) | Event::Show(_) | Event::Muck(_)) {
                    self.since.extend(&happened.grounds);
                }
            }
            Ok(ruling) => {
                self.ruled(happened, ruling);
                if !tried {
                    self.ledger.carry_out_all(&ruling.effects);
                }
            }
            Err(why) => self.cannot_be(happened, *why),
        }
        if !tried {
            self.decision = None;
        }
    }

    /// What happened as it was declared, on one line.
    fn carried_out(&mut self, happened: &'a Happened, ruling: &Ruling) {
        if ruling.effects.contains(&Effect::Misdeal) {
            self.misdealt = true;
            self.stands(happened, ruling, happened.text.clone());
            return self.ledger.carry_out_all(&ruling.effects);
        }
        let before = self.ledger.clone();
        self.ledger.carry_out_all(&ruling.effects);
        self.told(happened, ruling, &before);
    }

    fn told(&mut self, happened: &'a Happened, ruling: &Ruling, before: &Ledger) {
        let effects = &ruling.effects;
        match happened.event {
            Event::Deal(seat, dealt) if !dealt.known.is_empty() => {
                let told = format!("{} {}", self.named.seat(seat), notation::cards(dealt));
                self.gather(said::DEALS, told);
            }
            Event::Deal(..) | Event::Board(..) | Event::RunOut(..) => {}
            Event::Act(seat, action) => {
                let line = self.act(seat, action, effects, before.stack(seat));
                self.stands(happened, ruling, line);
            }
            Event::Show(seat) => self.shows(seat),
            Event::Muck(_)
            | Event::Agrees(..)
            | Event::Chops(_)
            | Event::PutOut(..)
            | Event::Pushes(..)
            | Event::Says(..)
            | Event::Unnoticed(..)
            | Event::Noticed
            | Event::CallsAsTold(..)
            | Event::Found(..)
            | Event::PriorChips(..)
            | Event::OtherTablesFinish
            | Event::Adds(..)
            | Event::Straddles(..)
            | Event::TakeBack(_)
            | Event::AskToSee(..)
            | Event::Misleads(..)
            | Event::Disputes(..)
            | Event::ShowCards(..)
            | Event::PlaysTheBoard(_)
            | Event::Skipped(_)
            | Event::Exposed(..)
            | Event::FloorRules(..) => self.stands(happened, ruling, self.text(happened)),
            Event::Duty(duty) => self.duty(duty, effects, happened.shows_first),
        }
    }

    fn shows(&mut self, seat: Seat) {
        let worth = self.worth(seat);
        let line = said::shows(seat, self.ledger.cards(seat), worth.as_deref(), &self.named);
        self.line(line);
    }

    fn act(&self, seat: Seat, action: Action, effects: &Effects, stack: Chips) -> String {
        let named = &self.named;
        let put_in = call_among(effects);
        let last = !stack.is_zero() && self.ledger.stack(seat).is_zero();
        match (action, put_in) {
            (Action::Call, Some(chips)) => said::calls(seat, chips, last, named),
            (Action::AllIn, _) => said::all_in(seat, self.ledger.front(seat), named),
            _ => {
                let all_in = if last { said::ALL_IN } else { "" };
                format!("{} {}{all_in}", named.seat(seat), declared(action, named))
            }
        }
    }

    fn duty(&mut self, duty: Duty, effects: &Effects, shows_first: Option<Seat>) {
        if duty == Duty::Award {
            return self.awarded(effects);
        }
        if let Duty::Kill(seat) = duty {
            self.line(said::killed(seat, &self.named));
            return self.come_back(effects);
        }
        if let Duty::Sweep(seat) = duty {
            return self.line(said::swept(seat, &self.named));
        }
        let mut up = Seats::NONE;
        for effect in effects {
            if let Some((what, seat, chips)) = post(effect) {
                self.gather(what, self.posted(seat, chips));
            } else if let Effect::Return(seat, chips) = *effect {
                self.line(said::returned(seat, chips, &self.named));
            } else if let Effect::Rake(chips, _) = *effect
                && !chips.is_zero()
            {
                self.awards.push(said::raked(chips, &self.named));
            } else if let Effect::Jackpot(chips) = *effect {
                self.awards.push(said::dropped(chips, &self.named));
            } else if let Effect::TurnUp(seats) = *effect {
                up = seats;
            }
        }
        if let Some(seat) = shows_first {
            self.line(said::shows_first(seat, &self.named));
        }
        if duty == Duty::TurnUp {
            self.turned_up(up);
        }
    }

    /// What comes back to the player of a hand that is killed.
    fn come_back(&mut self, effects: &Effects) {
        for effect in effects {
            if let Effect::Return(seat, chips) | Effect::Withdraw(seat, chips) = *effect {
                self.line(said::comes_back(seat, chips, &self.named));
            }
        }
    }

    fn posted(&self, seat: Seat, chips: Chips) -> String {
        format!("{} {}", self.named.seat(seat), self.named.chips(chips))
    }

    fn turned_up(&mut self, seats: Seats) {
        if seats.is_empty() {
            return self.line(said::STAY_DOWN.to_owned());
        }
        let hand = |seat| {
            let worth = self.worth(seat);
            said::hand(seat, self.ledger.cards(seat), worth.as_deref(), &self.named)
        };
        let hands: Vec<String> = seats.into_iter().map(hand).collect();
        self.line(said::turned_up(&hands));
    }

    /// What a seat's cards are worth, where all of them are known and there is one board.
    pub(super) fn worth(&self, seat: Seat) -> Option<String> {
        let [board] = self.ledger.boards.as_slice() else { return None };
        self.worth_on(*board, seat)
    }

    /// What a seat's cards are worth on a board, where all of them are known.
    pub(super) fn worth_on(&self, board: Cards, seat: Seat) -> Option<String> {
        let cards: Cards = self.ledger.cards(seat).union(board);
        let known = !self.ledger.cards(seat).is_empty() && board.len() == 5;
        known.then(|| strength::high(cards).to_string())
    }

    /// An act that is not held as declared, or only tried.
    fn ruled(&mut self, happened: &'a Happened, ruling: &Ruling) {
        let key = match ruling.held {
            Held::As(_, reason) | Held::Void(reason) => keys::of_reason(reason),
            Held::Floor(Question::SkippedHand) => keys::of_reason(Reason::TurnLost),
            Held::AsDeclared | Held::Floor(_) => keys::of_event(&happened.event),
        };
        let said = self.of_people(happened, ruling).unwrap_or_else(|| self.of_acts(happened, ruling));
        self.show(happened, said, key);
    }

    /// What an act in so many words comes to.
    fn of_acts(&self, happened: &Happened, ruling: &Ruling) -> Said {
        if ruling.held == Held::AsDeclared {
            return Said { answer: vec![self.as_it_is(happened)], reason: None };
        }
        let whose = self.whose(happened);
        let becomes = match (ruling.held, call_among(&ruling.effects)) {
            (Held::As(Action::Call, _), Some(chips)) => {
                format!("is held to be {} of {}", as_noun(Action::Call, &self.named), self.named.chips(chips))
            }
            (other, _) => held(other, &self.named),
        };
        let turn = self.turn(ruling);
        let answer = vec![format!("{whose} {becomes}{turn}.")];
        Said { answer, reason: self.reason(happened, ruling) }
    }

    /// Whose turn it is, after what counts for nothing.
    pub(super) fn turn(&self, ruling: &Ruling) -> String {
        match (ruling.held, self.options()) {
            (Held::Void(_), Some(options)) => format!("; {}", said::still(options.seat, &self.named)),
            _ => String::new(),
        }
    }

    /// Why an act is not held as declared, in numbers where there are any.
    pub(super) fn reason(&self, happened: &Happened, ruling: &Ruling) -> Option<String> {
        let (Held::As(_, reason) | Held::Void(reason)) = ruling.held else { return None };
        match self.faced(seat_of(&happened.event)) {
            Some(faced) => faced.reason(reason, self.options()),
            None => Some(plain_reason(reason).to_owned()),
        }
    }

    pub(super) fn options(&self) -> Option<&'a Options> {
        self.decision.map(|decision| &decision.options)
    }

    fn cannot_be(&mut self, happened: &'a Happened, why: Impossible) {
        let foreseen = match happened.manner {
            Manner::Step(step) | Manner::Tried(step) => self.expects_refusal(step),
            Manner::Duty => false,
        };
        if why == Impossible::HandOver && !foreseen {
            self.over = true;
            return self.line(said::OVER.to_owned());
        }
        let answer = vec![format!("{} cannot be.", self.whose(happened))];
        let reason = Some(impossible(why, &self.named));
        self.show(happened, Said { answer, reason }, &[]);
    }

    fn show(&mut self, happened: &'a Happened, said: Said, keys: &[Question]) {
        let card = self.card_about(happened, said, keys);
        self.part(Part::Card(card));
    }

    pub(super) fn card_about(&self, happened: &'a Happened, said: Said, keys: &[Question]) -> Card {
        let text = self.text(happened);
        let (about, step) = match happened.manner {
            Manner::Tried(step) => (said::about_try(&text), Some(step)),
            Manner::Step(step) => (said::about_act(&text), Some(step)),
            Manner::Duty => (said::about_act(&text), None),
        };
        let asked = step.map(|step| self.asked_for(step)).unwrap_or_default();
        let keys = if asked.is_empty() { keys } else { asked };
        let card = self.card_of(about, said, &happened.grounds, keys);
        Card { ruled: Some(by_name(&happened.ruling)), ..card }
    }

    /// The event as a noun: `A's raise to 40`.
    pub(super) fn whose(&self, happened: &Happened) -> String {
        if let Event::Act(seat, action) = happened.event {
            let noun = as_noun(action, &self.named);
            let bare = noun.strip_prefix("an ").or_else(|| noun.strip_prefix("a ")).unwrap_or(&noun);
            format!("{}'s {bare}", self.named.seat(seat))
        } else if happened.event == Event::Duty(Duty::Award) {
            said::THE_AWARD.to_owned()
        } else {
            format!("`{}`", self.text(happened))
        }
    }

    /// The event as it was declared, amounts in units.
    fn text(&self, happened: &Happened) -> String {
        if let Event::Act(seat, action) = happened.event {
            format!("{} {}", self.named.seat(seat), declared(action, &self.named))
        } else if happened.event == Event::Duty(Duty::OpenShowdown) {
            said::SHOWDOWN.to_owned()
        } else {
            people::event(&happened.event, &self.named).unwrap_or_else(|| happened.text.clone())
        }
    }

    /// The numbers that a seat faces, while the betting is open.
    pub(super) fn faced(&self, seat: Option<Seat>) -> Option<Faced<'_>> {
        let decision = self.decision?;
        let seat = seat.unwrap_or(decision.options.seat);
        Some(Faced {
            named: &self.named,
            seat,
            price: decision.price,
            front: self.ledger.front(seat),
            stack: self.ledger.stack(seat),
            full: decision.full_raise.unwrap_or_default(),
            structure: self.structure(),
        })
    }
}

/// What an act is held to be, and why not as declared, by the names of scenarios.
fn by_name(ruling: &Result<Ruling, Impossible>) -> (Option<String>, Option<&'static str>) {
    match ruling.map(|ruling| ruling.held) {
        Ok(Held::AsDeclared) => (Some("as-declared".to_owned()), None),
        Ok(Held::As(action, reason)) => (Some(notation::action(action)), Some(reason.name())),
        Ok(Held::Void(reason)) => (Some("void".to_owned()), Some(reason.name())),
        Ok(Held::Floor(question)) => (Some("floor".to_owned()), Some(question.name())),
        Err(impossible) => (None, Some(impossible.name())),
    }
}

fn call_among(effects: &Effects) -> Option<Chips> {
    effects.iter().find_map(|effect| if let Effect::Call(_, chips) = *effect { Some(chips) } else { None })
}

/// A forced bet: which kind, whose, how much.
fn post(effect: &Effect) -> Option<(&'static str, Seat, Chips)> {
    if let Effect::Ante(seat, chips) = *effect {
        Some((said::ANTES, seat, chips))
    } else if let Effect::TableAnte(seat, chips) = *effect {
        Some((said::TABLE_ANTE, seat, chips))
    } else if let Effect::Dead(seat, chips) = *effect {
        Some((said::DEAD_POSTS, seat, chips))
    } else if let Effect::Blind(seat, chips) = *effect {
        Some((said::POSTS, seat, chips))
    } else {
        None
    }
}

fn seat_of(event: &Event) -> Option<Seat> {
    if matches!(event, Event::Duty(_)) { None } else { event.seat() }
}
