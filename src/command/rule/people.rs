//! The cards of what people do beside plain acts: words, chips in silence, hands thrown away, faults of the deal.

use floorman_conformance::transcript::{Happened, Manner};
use floorman_engine::{
    Action, Chips, Duty, Effect, Effects, Event, Held, Match, PriorChips, Question, Reason, Ruling, Seat,
    Word,
};

use super::ledger::Ledger;
use super::story::{Part, Said, Teller};
use crate::keys;
use crate::words::held::as_noun;
use crate::words::mistakes;
use crate::words::people as said;
use crate::words::silent::{self, Motion, Short};
use crate::words::turns;

impl<'a> Teller<'a> {
    /// What someone did that stands as declared: a line, or a card where it is worth one.
    pub(super) fn stands(&mut self, happened: &'a Happened, ruling: &Ruling, line: String) {
        if !matches!(happened.manner, Manner::Step(_)) {
            return self.line(line);
        }
        let of_people = self.of_people(happened, ruling);
        let is_card = of_people.is_some() && !matches!(happened.event, Event::FloorRules(..));
        let answer =
            of_people.unwrap_or_else(|| Said { answer: vec![self.as_it_is(happened)], reason: None });
        let card = self.card_about(happened, answer, keys::of_event(&happened.event));
        self.part(if is_card { Part::Card(card) } else { Part::Act(line, card) });
    }

    /// That something stands.
    pub(super) fn as_it_is(&self, happened: &Happened) -> String {
        match (happened.event, happened.event.declares()) {
            (Event::Muck(seat), _) => said::throws_away(seat, &self.named),
            (Event::Board(..) | Event::RunOut(..), _) => said::CARDS_ARE_DUE.to_owned(),
            (Event::Duty(Duty::OpenShowdown), _) => said::SHOWDOWN_IS_DUE.to_owned(),
            (Event::Says(seat, _), None) => said::word_binds(seat, &self.named),
            (Event::Says(seat, word), Some(action)) => {
                let subject = said::word(seat, word, &self.named);
                format!("{}.", said::is(&subject, &as_noun(action, &self.named)))
            }
            _ => said::stands(&self.whose(happened)),
        }
    }

    /// What an event comes to that is more than an act in so many words; nothing where it is not.
    pub(super) fn of_people(&self, happened: &Happened, ruling: &Ruling) -> Option<Said> {
        self.early(happened, ruling).map(answered).or_else(|| self.in_its_time(happened, ruling))
    }

    #[expect(clippy::too_many_lines, reason = "a table")]
    fn in_its_time(&self, happened: &Happened, ruling: &Ruling) -> Option<Said> {
        let (held, effects, named) = (ruling.held, &ruling.effects, &self.named);
        let silent = |seat, motion| Some(self.chips_out((seat, motion), happened, ruling));
        match happened.event {
            Event::Deal(..) | Event::Skipped(_) | Event::Exposed(..) => {
                said::fault((&happened.event, held), effects, named).map(answered)
            }
            Event::PriorChips(seat, PriorChips::PutOutWith(chips)) | Event::PutOut(seat, chips) => {
                silent(seat, Motion::Chips(chips))
            }
            Event::Pushes(seat, chips) => silent(seat, Motion::Push(chips)),
            Event::Says(seat, word) => self
                .fold_for_nothing(seat, happened, ruling)
                .or_else(|| self.word((seat, word), happened, ruling)),
            Event::Act(seat, Action::Fold) => self.fold_for_nothing(seat, happened, ruling),
            Event::Unnoticed(seat, ..) => mistakes::unnoticed(seat, effects, named).map(answered),
            Event::Noticed => Some(answered(mistakes::notices(held, effects, named))),
            Event::CallsAsTold(seat, told) => {
                mistakes::calls_as_told((seat, told), held, named).map(answered)
            }
            Event::Found(seat, chips) => Some(answered(mistakes::found((seat, chips), held, effects, named))),
            Event::OtherTablesFinish => Some(answered(mistakes::other_tables(held))),
            Event::TakeBack(seat) => {
                let a_fold = effects.iter().any(|effect| matches!(effect, Effect::Retract(..)));
                Some(answered(said::takes_back(seat, held, a_fold, named)))
            }
            Event::AskToSee(by, of) => Some(answered(said::asks((by, of), held, effects, named))),
            Event::Misleads(by, of) => Some(answered(said::misleads((by, of), held, named))),
            Event::Disputes(seat, what) => Some(answered(said::disputes((seat, what), held, named))),
            Event::ShowCards(seat, cards) => {
                Some(answered(said::shows_cards((seat, cards), held, effects, named)))
            }
            Event::Chops(seat) => said::chops(seat, held, effects, named).map(answered),
            Event::PlaysTheBoard(seat) => Some(answered(said::plays_the_board(seat, held, named))),
            Event::Muck(seat) => said::mucks(seat, held, named).map(answered),
            Event::Duty(Duty::Kill(seat)) => said::killed(seat, held, named).map(answered),
            Event::Adds(seat, chips) => Some(answered(said::adds(seat, chips, held, named))),
            Event::Straddles(seat, total) => said::straddles((seat, total), ruling, named).map(answered),
            Event::FloorRules(seat, ruled) if held == Held::AsDeclared => {
                Some(answered(said::floor_rules(seat, ruled, named)))
            }
            Event::Act(..)
            | Event::PriorChips(..)
            | Event::Board(..)
            | Event::RunOut(..)
            | Event::Agrees(..)
            | Event::Show(_)
            | Event::FloorRules(..)
            | Event::Duty(_) => None,
        }
    }

    /// What an act out of turn comes to.
    fn early(&self, happened: &Happened, ruling: &Ruling) -> Option<said::Told> {
        let in_turn = self.options()?.seat;
        turns::early(&self.whose(happened), (ruling, in_turn), &self.named)
    }

    /// Chips that a seat puts out in silence: what they are, and what comes back.
    fn chips_out(&self, (seat, motion): (Seat, Motion), happened: &Happened, ruling: &Ruling) -> Said {
        let effects = &ruling.effects;
        let moved = self.moved(seat, effects);
        let put_out = Ledger::put_out(effects).unwrap_or(motion.total());
        let stays_in = effects.iter().any(|effect| matches!(effect, Effect::LeaveIn(..)));
        let short = if stays_in { Short::StaysIn } else { Short::ComesBack };
        let subject = motion.subject(seat, &self.named);
        let answer = match ruling.held {
            Held::As(became, _) => {
                let noun = self.noun(seat, became, moved, effects);
                format!("{}{}.", motion.is(&subject, &noun), silent::change(put_out, moved, &self.named))
            }
            Held::Void(Reason::UnderCall) => silent::short((motion, short), seat, &self.named),
            Held::Floor(Question::Undercall) => silent::short((motion, Short::Floor), seat, &self.named),
            Held::Void(_) => format!("{}{}.", motion.void(&subject), self.turn(ruling)),
            Held::Floor(question) => motion.floor(&subject, question),
            Held::AsDeclared => said::stands(&subject),
        };
        let before_it = effects.iter().any(|effect| matches!(effect, Effect::Retract(..)));
        let reason = match (ruling.held, self.faced(Some(seat))) {
            (Held::As(..), Some(_)) if before_it => Some(silent::together(put_out, &self.named)),
            (Held::As(..) | Held::Void(_) | Held::Floor(_), Some(faced)) => {
                let told = faced.silent(ruling.held, (put_out, motion), self.options());
                told.or_else(|| self.reason(happened, ruling))
            }
            _ => self.reason(happened, ruling),
        };
        Said { answer: vec![answer], reason }
    }

    /// A word that comes to something else than it says.
    fn word(&self, (seat, word): (Seat, Word), happened: &Happened, ruling: &Ruling) -> Option<Said> {
        let subject = said::word(seat, word, &self.named);
        let effects = &ruling.effects;
        let answer = match ruling.held {
            Held::As(became, _) => {
                let noun = self.noun(seat, became, self.moved(seat, effects), effects);
                format!("{}.", said::is(&subject, &noun))
            }
            Held::Void(_) => format!("{subject} counts for nothing{}.", self.turn(ruling)),
            Held::Floor(question) => said::for_the_floor(&subject, question),
            Held::AsDeclared => return None,
        };
        Some(Said { answer: vec![answer], reason: self.reason(happened, ruling) })
    }

    /// A fold that stands though there is nothing to call.
    fn fold_for_nothing(&self, seat: Seat, happened: &Happened, ruling: &Ruling) -> Option<Said> {
        let free = self.options().is_some_and(|it| it.seat == seat && it.match_ == Match::Check);
        if !free || ruling.held != Held::AsDeclared || happened.event.declares() != Some(Action::Fold) {
            return None;
        }
        let mut grounds = self.transcript.grounds(&happened.grounds);
        let rule = grounds.find(|it| it.question == Question::FoldWithNothingToCall)?;
        let answer = said::fold_stands(seat, &rule.arm.written, &self.named);
        Some(Said { answer: vec![answer], reason: Some(said::NOTHING_TO_CALL.to_owned()) })
    }

    /// The act that something becomes, with what it puts in: `a call of 100`.
    fn noun(&self, seat: Seat, became: Action, moved: Chips, effects: &Effects) -> String {
        match became {
            Action::Call => said::of(&as_noun(became, &self.named), moved, &self.named),
            Action::AllIn => {
                let mut after = self.ledger.clone();
                after.carry_out_all(effects);
                said::for_all(&as_noun(became, &self.named), after.front(seat), &self.named)
            }
            Action::Fold | Action::Check | Action::Bet(_) | Action::RaiseTo(_) | Action::Complete => {
                as_noun(became, &self.named)
            }
        }
    }

    /// What a seat's act moves in front of it, an act taken back not counted.
    fn moved(&self, seat: Seat, effects: &Effects) -> Chips {
        let taken_back = effects.iter().filter(|effect| matches!(effect, Effect::Retract(..)));
        let mut before = self.ledger.clone();
        for effect in taken_back {
            before.carry_out_all([effect]);
        }
        let mut after = self.ledger.clone();
        after.carry_out_all(effects);
        after.front(seat).less(before.front(seat))
    }
}

fn answered((answer, reason): (String, Option<&'static str>)) -> Said {
    Said { answer: vec![answer], reason: reason.map(str::to_owned) }
}
