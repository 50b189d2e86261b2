//! What needs a table and no hand: pots out of chips that were put in.

use std::collections::BTreeMap;

use floorman_engine::{BySeat, Chips, Pot, PutIn, Seat, Seats};

use super::hand::Set;
use super::{Books, fault, ok};
use crate::play::first_setup;
use crate::wire::frame::Body;
use crate::wire::line::numbers;
use crate::wire::pots::{PotsMade, PotsOf};
use crate::wire::seat::SeatNo;
use crate::wire::state::PotState;
use crate::words::wire as said;

pub(super) fn settle(rules: &mut Books, asked: &PotsOf) -> Body {
    match settled(rules, asked) {
        Ok(made) => ok(&made),
        Err(text) => fault(text),
    }
}

fn settled(rules: &mut Books, asked: &PotsOf) -> Result<PotsMade, String> {
    let Set { at, spec, .. } = Set::of(rules, &asked.ruleset, &asked.table)?;
    let put_in = put_in(asked).ok_or_else(|| said::bad_field("seats"))?;
    let settled =
        at.table.settle(&first_setup(&spec, None), &put_in).map_err(|faults| said::faults(&faults))?;
    let pot = |pot: &Pot| PotState { amount: pot.amount.0, seats: numbers(pot.contested) };
    Ok(PotsMade {
        returned: by_seat(settled.returned),
        pots: settled.pots.iter().map(pot).collect(),
        awards: settled.awards.into_iter().map(by_seat).collect(),
    })
}

/// The chips of a request; nothing if a seat has a number that no table has.
fn put_in(asked: &PotsOf) -> Option<PutIn> {
    let mut put_in = PutIn {
        chips: BySeat::all(Chips::ZERO),
        dead: Chips(asked.dead),
        live: Seats::NONE,
        all_in: Seats::NONE,
        order: Vec::new(),
    };
    for one in &asked.seats {
        let seat = one.seat.seat()?;
        put_in.chips[seat] = Chips(one.put_in);
        if one.live {
            put_in.live = put_in.live.with(seat);
        }
        if one.all_in {
            put_in.all_in = put_in.all_in.with(seat);
        }
    }
    let tied = |tied: &Vec<SeatNo>| tied.iter().map(|seat| seat.seat()).collect::<Option<Seats>>();
    put_in.order = asked.order.iter().map(tied).collect::<Option<_>>()?;
    Some(put_in)
}

fn by_seat(amounts: impl IntoIterator<Item = (Seat, Chips)>) -> BTreeMap<SeatNo, u64> {
    amounts.into_iter().map(|(seat, chips)| (seat.into(), chips.0)).collect()
}
