//! The steps of a scenario in another skin.

use floorman_engine::notation::Line;
use floorman_engine::{
    Action, Bounds, Cards, Chips, ChipsOut, Dealt, Event, FloorRuling, PriorChips, Seat, Word,
};

use super::Worn;
use crate::scenario::{Check, Expectation, HeldIs, May, PotIs, Step, What};

impl Worn {
    pub(super) fn step(&self, step: &Step) -> Step {
        let what = match &step.what {
            What::Do(line, check) => What::Do(self.line(*line), self.check(check)),
            What::Try(line, check) => What::Try(self.line(*line), self.check(check)),
            What::Expect(expected) => What::Expect(Box::new(self.expectation(expected))),
        };
        Step { what, only: step.only.clone() }
    }

    fn line(&self, line: Line) -> Line {
        match line {
            Line::Event(event) => Line::Event(self.event(event)),
            Line::Board { street, cards, board } => {
                Line::Board { street, cards: cards.map(|cards| self.dealt(cards)), board }
            }
            Line::Showdown | Line::NextHand => line,
        }
    }

    fn event(&self, event: Event) -> Event {
        let seat = |seat: Seat| Ok::<Seat, ()>(self.seat(seat));
        let event = event.map_seats(seat).unwrap_or(event);
        match event {
            Event::Deal(seat, dealt) => Event::Deal(seat, self.dealt(dealt)),
            Event::Board(street, dealt) => Event::Board(street, self.dealt(dealt)),
            Event::RunOut(run, dealt) => Event::RunOut(run, self.dealt(dealt)),
            Event::Act(seat, action) => Event::Act(seat, self.action(action)),
            Event::ShowCards(seat, cards) => Event::ShowCards(seat, self.cards(cards)),
            Event::PutOut(seat, chips) => Event::PutOut(seat, self.chips_out(chips)),
            Event::Pushes(seat, amount) => Event::Pushes(seat, self.chips(amount)),
            Event::Says(seat, word) => Event::Says(seat, self.word(word)),
            Event::Unnoticed(seat, action, meant) => Event::Unnoticed(seat, self.action(action), meant),
            Event::Adds(seat, amount) => Event::Adds(seat, self.chips(amount)),
            Event::CallsAsTold(seat, told) => Event::CallsAsTold(seat, self.chips(told)),
            Event::PriorChips(seat, what) => Event::PriorChips(seat, self.prior_chips(what)),
            Event::Found(seat, chips) => Event::Found(seat, self.chips(chips)),
            Event::Straddles(seat, total) => Event::Straddles(seat, self.chips(total)),
            Event::Exposed(seat, card) => Event::Exposed(seat, self.skin.card(card)),
            Event::FloorRules(seat, FloorRuling::Act(action)) => {
                Event::FloorRules(seat, FloorRuling::Act(self.action(action)))
            }
            Event::FloorRules(..)
            | Event::Agrees(..)
            | Event::Show(_)
            | Event::PlaysTheBoard(_)
            | Event::Muck(_)
            | Event::Noticed
            | Event::OtherTablesFinish
            | Event::TakeBack(_)
            | Event::AskToSee(..)
            | Event::Misleads(..)
            | Event::Disputes(..)
            | Event::Skipped(_)
            | Event::Duty(_) => event,
        }
    }

    fn action(&self, action: Action) -> Action {
        match action {
            Action::Bet(total) => Action::Bet(self.chips(total)),
            Action::RaiseTo(total) => Action::RaiseTo(self.chips(total)),
            Action::Fold | Action::Check | Action::Call | Action::Complete | Action::AllIn => action,
        }
    }

    fn word(&self, word: Word) -> Word {
        match word {
            Word::BetOf(amount) => Word::BetOf(self.chips(amount)),
            Word::RaiseOf(amount) => Word::RaiseOf(self.chips(amount)),
            Word::RaiseTo(amount) => Word::RaiseTo(self.chips(amount)),
            Word::Amount(amount) => Word::Amount(self.chips(amount)),
            Word::Fold | Word::Check | Word::Call | Word::AllIn | Word::Bet | Word::Raise | Word::Pot => word,
        }
    }

    fn chips_out(&self, chips: ChipsOut) -> ChipsOut {
        let scaled: Vec<(Chips, u16)> =
            chips.kinds().map(|(chip, count)| (self.chips(chip), count)).collect();
        ChipsOut::of(&scaled).unwrap_or(chips)
    }

    fn prior_chips(&self, what: PriorChips) -> PriorChips {
        match what {
            PriorChips::PostedWith(chip) => PriorChips::PostedWith(self.chips(chip)),
            PriorChips::TakenBack(chips) => PriorChips::TakenBack(self.chips(chips)),
            PriorChips::PutOutWith(chips) => PriorChips::PutOutWith(self.chips_out(chips)),
        }
    }

    fn check(&self, check: &Check) -> Check {
        let held = check.held.map(|held| match held {
            HeldIs::Act(action) => HeldIs::Act(self.action(action)),
            HeldIs::AsDeclared | HeldIs::Void | HeldIs::Floor => held,
        });
        Check { held, ..check.clone() }
    }

    fn expectation(&self, expected: &Expectation) -> Expectation {
        let amounts = |amounts: &Vec<(Seat, Chips)>| self.amounts(amounts);
        let seats = |seats: &Vec<Seat>| self.seats_of(seats);
        let scale = i128::from(self.skin.scale);
        let net = |net: &Vec<(Seat, i128)>| {
            net.iter().map(|(seat, change)| (self.seat(*seat), change.saturating_mul(scale))).collect()
        };
        Expectation {
            to_act: expected.to_act.map(|seat| self.seat(seat)),
            may: expected.may.as_ref().map(|may| self.may(may)),
            check: self.check(&expected.check),
            pots: expected.pots.as_ref().map(|pots| pots.iter().map(|pot| self.pot(pot)).collect()),
            returned: expected.returned.as_ref().map(amounts),
            change: expected.change.as_ref().map(amounts),
            show_order: expected.show_order.as_ref().map(seats),
            face_up: expected.face_up.as_ref().map(seats),
            awards: expected.awards.as_ref().map(|awards| awards.iter().map(amounts).collect()),
            award_order: expected.award_order.clone(),
            net: expected.net.as_ref().map(net),
            stacks: expected.stacks.as_ref().map(amounts),
            rake: expected.rake.map(|rake| self.chips(rake)),
            misdeal: expected.misdeal,
            floor_decision: expected.floor_decision,
        }
    }

    fn may(&self, may: &May) -> May {
        let bounds = |Bounds { min, max }: Bounds| Bounds { min: self.chips(min), max: self.chips(max) };
        May {
            call: may.call.map(|chips| self.chips(chips)),
            bet: may.bet.map(bounds),
            raise: may.raise.map(bounds),
            all_in: may.all_in.map(|total| self.chips(total)),
            ..may.clone()
        }
    }

    fn pot(&self, pot: &PotIs) -> PotIs {
        PotIs { amount: self.chips(pot.amount), seats: self.seats_of(&pot.seats) }
    }

    fn amounts(&self, amounts: &[(Seat, Chips)]) -> Vec<(Seat, Chips)> {
        amounts.iter().map(|(seat, chips)| (self.seat(*seat), self.chips(*chips))).collect()
    }

    fn seats_of(&self, seats: &[Seat]) -> Vec<Seat> {
        seats.iter().map(|seat| self.seat(*seat)).collect()
    }

    fn chips(&self, chips: Chips) -> Chips {
        self.skin.chips(chips)
    }

    fn cards(&self, cards: Cards) -> Cards {
        self.skin.cards(cards)
    }

    fn dealt(&self, dealt: Dealt) -> Dealt {
        Dealt { known: self.cards(dealt.known), ..dealt }
    }
}
