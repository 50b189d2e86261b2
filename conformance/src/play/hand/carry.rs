//! Carries events out, the dealer's included, and remembers what a scenario may ask about.

use floorman_engine::{
    Chips, Duty, Effect, Event, Hand, Held, Impossible, OfBoards, Pending, PriorChips, Ruling, Seat, Why,
    dealer,
};

use floorman_engine::notation::Line;

use super::{Awards, Player};
use crate::scenario::What;
use crate::transcript::{Entry, Manner};

impl Player<'_, '_> {
    /// Shows every hand that is due, each in its turn.
    pub(super) fn show_all(&mut self, nth: usize) {
        while let Pending::Show(seat) = self.hand.pending() {
            if self.apply(Manner::Step(nth), Event::Show(self.at_table(seat))).is_err() {
                return;
            }
            self.dealer_goes_on();
        }
    }

    /// Lets the dealer do whatever follows by rule.
    pub(crate) fn dealer_goes_on(&mut self) {
        while let Some(event) = dealer::duty(&self.hand) {
            if event == Event::Duty(Duty::Award) && self.waits_with_the_award() {
                return;
            }
            let event = self.with_table_seats(event);
            let ruling = self.apply(Manner::Duty, event);
            match ruling {
                Ok(ruling) if ruling.held == Held::AsDeclared => {
                    if event == Event::Duty(Duty::OpenShowdown) {
                        self.opened = Some(ruling);
                    }
                }
                Ok(_) => return,
                Err(impossible) => {
                    self.stuck = Some(impossible);
                    return;
                }
            }
        }
        if self.hand.pending() == Pending::Over && !matches!(self.record.entries.last(), Some(Entry::End(_)))
        {
            self.tell_end();
        }
    }

    /// Whether a later step of this hand is the award itself.
    fn waits_with_the_award(&self) -> bool {
        match self.stage.awards {
            Awards::ByScript => self.has_award_ahead(),
            Awards::WhenDue => false,
            Awards::WhenTold => true,
        }
    }

    fn has_award_ahead(&self) -> bool {
        let steps = self.stage.script.steps.iter().skip(self.next);
        let later = steps.filter(|step| step.speaks_of(self.stage.read_as));
        let lines =
            later.filter_map(|step| if let What::Do(line, _) = &step.what { Some(*line) } else { None });
        let mut of_this_hand = lines.take_while(|line| *line != Line::NextHand);
        of_this_hand.any(|line| line == Line::Event(Event::Duty(Duty::Award)))
    }

    pub(crate) fn deal_unknown(&mut self) {
        while let (Pending::Deal(..), Some(event)) = (self.hand.pending(), dealer::unknown(&self.hand)) {
            let event = self.with_table_seats(event);
            if self.apply(Manner::Duty, event).is_err() {
                return;
            }
            self.dealer_goes_on();
        }
    }

    /// Judges an event and carries it out; `event` names seats of the table.
    pub(crate) fn apply(&mut self, manner: Manner, event: Event) -> Result<Ruling, Impossible> {
        self.tell_decision_before(manner, &event);
        let street = self.street_name();
        let before = self.hand;
        let ruling = self.in_hand(event).and_then(|event| self.hand.rule(&event));
        if let Manner::Step(_) = manner {
            self.change = self.change_of(&event, &before);
        }
        if let Ok(ruling) = &ruling {
            self.note(&event, ruling);
        }
        if is_done(&ruling) {
            if let Event::Board(..) = event {
                self.tell_street(&street, 1);
            } else if let Event::RunOut(run, _) = event {
                self.tell_street(&street, run.board);
            }
        }
        self.tell(manner, &street, event, ruling);
        if matches!(event, Event::Duty(Duty::Collect)) || self.is_put_right_in_the_pot(&ruling) {
            self.tell_pots();
        }
        ruling
    }

    /// Whether a wrong wager was put right after its round was collected.
    fn is_put_right_in_the_pot(&self, ruling: &Result<Ruling, Impossible>) -> bool {
        let collected = !matches!(self.hand.pending(), Pending::Act(_) | Pending::Collect);
        let put_right = |effect: &Effect| matches!(effect, Effect::PutRight(..));
        collected && ruling.as_ref().is_ok_and(|ruling| ruling.effects.iter().any(put_right))
    }

    /// What came back of chips that a seat put out.
    fn change_of(&self, event: &Event, before: &Hand<'_>) -> Vec<(Seat, Chips)> {
        let (seat, put_out) = if let Event::PutOut(seat, chips)
        | Event::PriorChips(seat, PriorChips::PutOutWith(chips)) = *event
        {
            (seat, chips.total())
        } else if let Event::Pushes(seat, amount) = *event {
            (seat, amount)
        } else {
            return Vec::new();
        };
        let moved = self.in_hand_seat(seat).map(|seat| before.stack(seat).less(self.hand.stack(seat)));
        let change = put_out.less(moved.unwrap_or(put_out));
        if change.is_zero() { Vec::new() } else { vec![(seat, change)] }
    }

    /// Remembers what a scenario may ask about.
    fn note(&mut self, event: &Event, ruling: &Ruling) {
        self.decision_told = false;
        self.cites(event, &ruling.why);
        let killed = |event: &Event| matches!(event, Event::Duty(Duty::Kill(_)));
        let just_killed = self.last.is_some_and(|(last, _)| killed(&last));
        if killed(event) || (*event == Event::Duty(Duty::Collect) && !just_killed) {
            self.returned.clear();
        }
        if let (Event::Show(seat), Held::AsDeclared) = (event, ruling.held) {
            self.shown.push(*seat);
        }
        if let Event::ShowCards(seat, _) | Event::PlaysTheBoard(seat) = event {
            self.has_shown(*seat);
        }
        for effect in ruling.effects.iter() {
            if let Effect::Return(seat, chips) | Effect::Withdraw(seat, chips) = *effect {
                self.returned.push((self.at_table(seat), chips));
            } else if let Effect::PotAwarded(number) | Effect::Boards(OfBoards::Award(number, _)) = *effect {
                self.awards.push((number, Vec::new()));
            } else if let Effect::Share(each, to) | Effect::OddChips(each, to) = *effect {
                let shares: Vec<(Seat, Chips)> =
                    to.into_iter().map(|seat| (self.at_table(seat), each)).collect();
                if let Some((_, awarded)) = self.awards.last_mut() {
                    add(awarded, shares);
                }
            }
        }
    }

    /// Counts a seat among those that have shown, once it is not due any more.
    fn has_shown(&mut self, seat: Seat) {
        let done = self.hand.face_up() | self.hand.plays_shown();
        let done = self.in_hand_seat(seat).is_some_and(|seat| done.has(seat));
        if done && !self.shown.contains(&seat) {
            self.shown.push(seat);
        }
    }

    fn cites(&mut self, event: &Event, why: &Why) {
        add_to(&mut self.since, why);
        add_to(&mut self.cited, why);
        let duty = matches!(
            event,
            Event::Duty(Duty::Collect | Duty::TurnUp | Duty::OpenShowdown | Duty::Rake | Duty::Award)
        );
        if duty {
            add_to(&mut self.duties, why);
        }
    }
}

/// Joins grounds.
pub(in crate::play) fn add_to(grounds: &mut Option<Why>, why: &Why) {
    *grounds = Some(grounds.map_or(*why, |before| before.and(why)));
}

fn is_done(ruling: &Result<Ruling, Impossible>) -> bool {
    ruling.as_ref().is_ok_and(|ruling| ruling.held == Held::AsDeclared)
}

/// Adds shares to what was awarded already, seat by seat.
fn add(awarded: &mut Vec<(Seat, Chips)>, shares: Vec<(Seat, Chips)>) {
    for (seat, chips) in shares {
        match awarded.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, sum)) => *sum += chips,
            None => awarded.push((seat, chips)),
        }
    }
}
