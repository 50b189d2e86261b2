//! What can be seen of a hand of our own engine.

use floorman_engine::{Chips, Event, Held, Pending, Question, Ruling, Seat, Seats, WagerOption};

use super::hand::{Player, add_to};
use crate::compare::Observed;
use crate::scenario::{May, PotIs};
use crate::words::said;

impl Observed for Player<'_, '_> {
    fn actor(&self) -> Option<Seat> {
        if let Pending::Act(seat) = self.hand.pending() { Some(self.at_table(seat)) } else { None }
    }

    fn may(&self) -> Option<May> {
        self.hand.options().as_ref().map(May::from)
    }

    fn waits_for(&self) -> String {
        said::pending(self.hand.pending(), self.stuck, |seat| self.name(seat))
    }

    fn floor_question(&self) -> Option<Question> {
        let held = match self.last {
            Some((_, Ok(Ruling { held: Held::Floor(question), .. }))) => Some(question),
            Some(_) | None => None,
        };
        held.or(match self.hand.options().map(|options| options.wager) {
            Some(WagerOption::Floor(question)) => Some(question),
            Some(_) | None => None,
        })
    }

    fn is_misdealt(&self) -> bool {
        self.hand.is_misdealt()
    }

    fn is_over(&self) -> bool {
        self.hand.pending() == Pending::Over
    }

    fn pots(&self) -> Vec<PotIs> {
        let is = |amount, contested: Seats| PotIs {
            amount,
            seats: contested.into_iter().map(|seat| self.at_table(seat)).collect(),
        };
        if let Some(pots) = &self.pots {
            return pots.iter().map(|pot| is(pot.amount, pot.contested)).collect();
        }
        self.hand.pots().into_iter().map(|pot| is(pot.amount, pot.contested)).collect()
    }

    fn returned(&self) -> Vec<(Seat, Chips)> {
        self.returned.clone()
    }

    fn change(&self) -> Vec<(Seat, Chips)> {
        self.change.clone()
    }

    fn awards(&self) -> Vec<Vec<(Seat, Chips)>> {
        let mut awards = self.awards.clone();
        awards.sort_by_key(|(number, _)| *number);
        awards.into_iter().map(|(_, awarded)| awarded).collect()
    }

    fn award_order(&self) -> Vec<u8> {
        self.awards.iter().map(|(pot, _)| *pot).collect()
    }

    fn stack(&self, seat: Seat) -> Chips {
        self.in_hand_seat(seat).map_or(Chips::ZERO, |seat| self.hand.stack(seat))
    }

    fn brought(&self, seat: Seat) -> Chips {
        self.in_hand_seat(seat).map_or(Chips::ZERO, |seat| self.hand.brought(seat))
    }

    fn rake(&self) -> Chips {
        self.hand.rake()
    }

    fn jackpot(&self) -> Chips {
        self.hand.jackpot()
    }

    /// Those who have shown, then those who are due, as if each of them showed.
    fn show_order(&mut self) -> Vec<Seat> {
        let mut order = self.shown.clone();
        let mut ahead = self.hand;
        while let Pending::Show(seat) = ahead.pending() {
            order.push(self.at_table(seat));
            let Ok(ruling) = ahead.rule(&Event::Show(seat)) else { break };
            add_to(&mut self.record.cited, &ruling.why);
            if order.len() > self.seats.len() {
                break;
            }
        }
        order
    }

    fn face_up(&self) -> Vec<Seat> {
        self.hand.face_up().into_iter().map(|seat| self.at_table(seat)).collect()
    }
}

impl Player<'_, '_> {
    /// The name of a seat of the hand.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.spec().name(self.at_table(seat)).to_owned()
    }
}
