//! What an adapter says of its hand, as it can be compared.

use std::collections::BTreeMap;

use floorman_engine::{Bounds, Chips, Question, Seat, question};

use crate::compare::Observed;
use crate::scenario::{May, PotIs, TableSpec};
use crate::wire::seat::SeatNo;
use crate::wire::state::{State, ToAct};
use crate::words::said;

/// What is seen of a hand at some point.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SeenState<'a> {
    /// What the adapter says.
    pub(crate) state: &'a State,
    /// The table.
    pub(crate) table: &'a TableSpec,
}

impl Observed for SeenState<'_> {
    fn actor(&self) -> Option<Seat> {
        self.state.to_act.as_ref().and_then(|to_act| to_act.seat.seat())
    }

    fn may(&self) -> Option<May> {
        self.state.to_act.as_ref().map(may)
    }

    fn waits_for(&self) -> String {
        match (self.actor(), &self.state.waits_for) {
            (Some(seat), _) => said::to_act(self.table.name(seat)),
            (None, Some(text)) => text.clone(),
            (None, None) if self.state.over => said::HAND_OVER.to_owned(),
            (None, None) => said::NOBODY_TO_ACT.to_owned(),
        }
    }

    fn floor_question(&self) -> Option<Question> {
        self.state.floor_decision.as_deref().and_then(question)
    }

    fn is_misdealt(&self) -> bool {
        self.state.misdeal
    }

    fn is_over(&self) -> bool {
        self.state.over
    }

    fn pots(&self) -> Vec<PotIs> {
        let pot = |pot: &crate::wire::state::PotState| PotIs {
            amount: Chips(pot.amount),
            seats: seats(&pot.seats),
        };
        self.state.pots.iter().map(pot).collect()
    }

    fn returned(&self) -> Vec<(Seat, Chips)> {
        amounts(&self.state.returned)
    }

    fn change(&self) -> Vec<(Seat, Chips)> {
        amounts(&self.state.change)
    }

    fn awards(&self) -> Vec<Vec<(Seat, Chips)>> {
        self.state.awards.iter().map(amounts).collect()
    }

    fn award_order(&self) -> Vec<u8> {
        self.state.award_order.clone()
    }

    fn stack(&self, seat: Seat) -> Chips {
        let of = self.state.seats.get(&SeatNo::from(seat));
        Chips(of.and_then(|seat| seat.stack).unwrap_or_default())
    }

    fn brought(&self, seat: Seat) -> Chips {
        let of = self.state.seats.get(&SeatNo::from(seat));
        Chips(of.and_then(|seat| seat.brought).unwrap_or_default())
    }

    fn rake(&self) -> Chips {
        Chips(self.state.rake.unwrap_or_default())
    }

    fn jackpot(&self) -> Chips {
        Chips(self.state.jackpot.unwrap_or_default())
    }

    fn show_order(&mut self) -> Vec<Seat> {
        seats(&self.state.show_order)
    }

    fn face_up(&self) -> Vec<Seat> {
        seats(&self.state.face_up)
    }
}

fn may(to_act: &ToAct) -> May {
    let bounds = |(min, max): (u64, u64)| Bounds { min: Chips(min), max: Chips(max) };
    May {
        fold: to_act.fold,
        check: to_act.check,
        call: to_act.call.map(Chips),
        bet: to_act.bet.map(bounds),
        raise: to_act.raise.map(bounds),
        all_in: to_act.all_in.map(Chips),
        floor: to_act.floor.iter().filter_map(|name| question(name)).collect(),
    }
}

fn seats(numbers: &[SeatNo]) -> Vec<Seat> {
    numbers.iter().filter_map(|number| number.seat()).collect()
}

/// What seats got; a seat that got nothing is left out.
fn amounts(amounts: &BTreeMap<SeatNo, u64>) -> Vec<(Seat, Chips)> {
    let given = amounts.iter().filter(|(_, chips)| **chips > 0);
    given.filter_map(|(seat, chips)| Some((seat.seat()?, Chips(*chips)))).collect()
}
