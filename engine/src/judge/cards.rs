//! Cards come in order and in time: as many as the street says, once the betting before them is complete.
//!
//! Books: TDA 34-B and the dealing procedures; document C, section 5.

use super::{misdeal, run_outs};
use crate::card::Cards;
use crate::citation::Why;
use crate::event::{Dealt, Run};
use crate::hand::{Hand, Pending, Phase};
use crate::ruleset::choices::{CardsAsDealt, CardsInTime, DealOrder};
use crate::ruling::{Effect, Effects, Held, Impossible, Reason};
use crate::seat::Seat;

/// A seat is dealt cards.
pub(super) fn deal(
    hand: &Hand<'_>,
    (seat, dealt): (Seat, Dealt),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    not_out(hand, dealt.known.difference(hand.known[seat]))?;
    if !matches!(hand.phase, Phase::Dealing) || !hand.undealt.has(seat) {
        return Ok(misdeal::found_in_a_hand(hand, (seat, dealt), effects, why));
    }
    let DealOrder::FromLeftOfButton = hand.course.deal.deal_order.cite(why);
    let CardsAsDealt::AsTheGameSays = hand.course.deal.cards_as_dealt.cite(why);
    if is_wrong_count(dealt, hand.hole_due) {
        return Ok(misdeal::wrong_count(hand, (seat, dealt), effects, why));
    }
    effects.push(Effect::Deal(seat, dealt.known, dealt.unknown));
    Ok(Held::AsDeclared)
}

/// The board is dealt cards.
pub(super) fn board(
    hand: &Hand<'_>,
    (street, dealt): (u8, Dealt),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    if hand.memory.runs.named > 0 {
        return run_outs::deal(hand, (Run { board: 1, street }, dealt), effects, why);
    }
    not_out(hand, dealt.known)?;
    let Pending::Board(due) = hand.pending() else {
        return Ok(not_due(hand, why));
    };
    if street != hand.street {
        return Ok(not_due(hand, why));
    }
    let held = count(hand, dealt, due, why);
    if held == Held::AsDeclared {
        effects.push(Effect::Board(dealt.known, dealt.unknown));
    }
    Ok(held)
}

/// Cards, a hand shown or a duty before its time.
pub(super) fn not_due(hand: &Hand<'_>, why: &mut Why) -> Held {
    let CardsInTime::WaitForTheBetting = hand.course.deal.cards_in_time.cite(why);
    Held::Void(Reason::NotDue)
}

/// Whether it is the right time for cards that are due, and the right number.
pub(super) fn count(hand: &Hand<'_>, dealt: Dealt, due: u8, why: &mut Why) -> Held {
    let CardsInTime::WaitForTheBetting = hand.course.deal.cards_in_time.cite(why);
    let CardsAsDealt::AsTheGameSays = hand.course.deal.cards_as_dealt.cite(why);
    if is_wrong_count(dealt, due) {
        return Held::Void(Reason::WrongCardCount);
    }
    Held::AsDeclared
}

fn is_wrong_count(dealt: Dealt, due: u8) -> bool {
    dealt.known.len() + u32::from(dealt.unknown) != u32::from(due)
}

pub(super) fn not_out(hand: &Hand<'_>, cards: Cards) -> Result<(), Impossible> {
    if cards.intersection(hand.out).is_empty() { Ok(()) } else { Err(Impossible::CardElsewhere) }
}
