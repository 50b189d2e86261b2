//! What is asked of a hand as it stands.

use floorman_engine::{Bounds, Chips, Seat};

use super::super::expectation::{Expectation, May, PotIs};
use super::super::hand::TableSpec;
use super::super::scalar::{Amount, Pairs, Text};
use super::super::shape::{ExpectShape, MayShape, PotShape};
use super::steps::Asked;
use super::{Lower, Spot};
use crate::words::refused::play as said;

pub(super) fn expectation(
    lower: &mut Lower<'_>,
    spot: &Spot,
    table: &TableSpec,
    shape: ExpectShape,
) -> Expectation {
    let asked = Asked {
        held: shape.held,
        refused: shape.refused,
        because: shape.because,
        because_only: shape.because_only,
    };
    let expectation = Expectation {
        check: asked.read(lower, spot),
        to_act: shape.to_act.and_then(|name| lower.seat(&spot.key("to-act"), table, &name.0)),
        may: shape.may.map(|shape| may(lower, &spot.key("may"), shape)),
        pots: shape.pots.map(|pots| pots_of(lower, &spot.key("pots"), table, pots)),
        returned: shape.returned.map(|pairs| amounts(lower, &spot.key("returned"), table, pairs)),
        change: shape.change.map(|pairs| amounts(lower, &spot.key("change"), table, pairs)),
        show_order: shape.show_order.map(|names| lower.seats(&spot.key("show-order"), table, &names)),
        face_up: shape.face_up.map(|names| lower.seats(&spot.key("face-up"), table, &names)),
        awards: shape.awards.map(|awards| awards_of(lower, &spot.key("awards"), table, awards)),
        award_order: shape.award_order.map(|pots| pot_numbers(lower, &spot.key("award-order"), &pots)),
        net: shape.net.map(|pairs| net(lower, &spot.key("net"), table, pairs)),
        stacks: shape.stacks.map(|pairs| amounts(lower, &spot.key("stacks"), table, pairs)),
        rake: shape.rake.and_then(|rake| lower.chips(&spot.key("rake"), rake)),
        jackpot: shape.jackpot.and_then(|jackpot| lower.chips(&spot.key("jackpot"), jackpot)),
        misdeal: shape.misdeal,
        floor_decision: shape
            .floor_decision
            .and_then(|text| lower.question(&spot.key("floor-decision"), &text)),
    };
    if expectation.is_empty() {
        lower.wrong(spot, said::asks_nothing());
    }
    expectation
}

fn may(lower: &mut Lower<'_>, spot: &Spot, shape: MayShape) -> May {
    let may = May {
        fold: lower.flag(spot, "fold", shape.fold),
        check: lower.flag(spot, "check", shape.check),
        call: shape.call.and_then(|call| wager(lower, &spot.key("call"), call)),
        bet: shape.bet.and_then(|bounds| bounds_of(lower, &spot.key("bet"), &bounds)),
        raise: shape.raise.and_then(|bounds| bounds_of(lower, &spot.key("raise"), &bounds)),
        all_in: shape.all_in.and_then(|total| wager(lower, &spot.key("all-in"), total)),
        floor: shape.floor.map(|names| lower.questions(&spot.key("floor"), &names)).unwrap_or_default(),
    };
    if may.check && may.call.is_some() {
        lower.wrong(spot, said::check_and_call());
    }
    if may.bet.is_some() && may.raise.is_some() {
        lower.wrong(spot, said::bet_and_raise());
    }
    may
}

fn wager(lower: &mut Lower<'_>, spot: &Spot, amount: Amount) -> Option<Chips> {
    let chips = lower.chips(spot, amount)?;
    if chips.is_zero() {
        lower.wrong(spot, said::no_wager());
        return None;
    }
    Some(chips)
}

fn bounds_of(lower: &mut Lower<'_>, spot: &Spot, amounts: &[Amount]) -> Option<Bounds> {
    lower.two_chips(spot, amounts).map(|(min, max)| Bounds { min, max })
}

fn pots_of(lower: &mut Lower<'_>, spot: &Spot, table: &TableSpec, pots: Vec<PotShape>) -> Vec<PotIs> {
    let read = |(nth, shape): (usize, PotShape)| {
        let spot = spot.nth(nth);
        let amount = lower.required(&spot, said::POT, "amount", shape.amount);
        let amount = amount.and_then(|amount| lower.chips(&spot.key("amount"), amount));
        let seats = lower.required(&spot, said::POT, "seats", shape.seats);
        let seats = seats.map(|names| lower.seats(&spot.key("seats"), table, &names));
        Some(PotIs { amount: amount?, seats: seats? })
    };
    pots.into_iter().enumerate().filter_map(read).collect()
}

fn awards_of(
    lower: &mut Lower<'_>,
    spot: &Spot,
    table: &TableSpec,
    awards: Vec<Pairs<Amount>>,
) -> Vec<Vec<(Seat, Chips)>> {
    let read = |(nth, pairs)| amounts(lower, &spot.nth(nth), table, pairs);
    awards.into_iter().enumerate().map(read).collect()
}

fn pot_numbers(lower: &mut Lower<'_>, spot: &Spot, pots: &[Text]) -> Vec<u8> {
    let read = |(nth, pot): (usize, &Text)| {
        let number = match pot.0.split_once(' ') {
            None if pot.0 == "main" => Some(0),
            Some(("side", number)) => number.parse().ok().filter(|number| *number > 0),
            None | Some(_) => None,
        };
        if number.is_none() {
            lower.wrong(&spot.nth(nth), said::no_pot(&pot.0));
        }
        number
    };
    pots.iter().enumerate().filter_map(read).collect()
}

fn amounts(
    lower: &mut Lower<'_>,
    spot: &Spot,
    table: &TableSpec,
    Pairs(pairs): Pairs<Amount>,
) -> Vec<(Seat, Chips)> {
    let read = |(name, amount): (String, Amount)| {
        let spot = spot.key(&name);
        let seat = lower.seat(&spot, table, &name);
        let chips = lower.chips(&spot, amount);
        Some((seat?, chips?))
    };
    pairs.into_iter().filter_map(read).collect()
}

fn net(
    lower: &mut Lower<'_>,
    spot: &Spot,
    table: &TableSpec,
    Pairs(pairs): Pairs<Amount>,
) -> Vec<(Seat, i128)> {
    let read = |(name, Amount(change)): (String, Amount)| {
        lower.seat(&spot.key(&name), table, &name).map(|seat| (seat, change))
    };
    pairs.into_iter().filter_map(read).collect()
}
