//! The steps of a scenario in another skin.

use floorman_engine::notation::Line;
use floorman_engine::{Bounds, Chips, Event, Seat};

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
            Line::Board { street, cards, board } => Line::Board {
                street,
                cards: cards.map(|dealt| dealt.map_cards(|card| self.skin.card(card))),
                board,
            },
            Line::Showdown | Line::NextHand => line,
        }
    }

    fn event(&self, event: Event) -> Event {
        let moved = event.map_seats(|seat| Ok::<Seat, ()>(self.seat(seat))).unwrap_or(event);
        moved.map_chips(|chips| self.chips(chips)).map_cards(|card| self.skin.card(card))
    }

    fn check(&self, check: &Check) -> Check {
        let held = check.held.map(|held| match held {
            HeldIs::Act(action) => HeldIs::Act(action.map_chips(|chips| self.chips(chips))),
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
            jackpot: expected.jackpot.map(|jackpot| self.chips(jackpot)),
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
}
