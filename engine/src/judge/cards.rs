//! Cards come in order and in time: as many as the street says, once the betting before them is complete.
//!
//! Books: TDA 34-B and the dealing procedures; document C, section 5.

use super::void;
use crate::card::Cards;
use crate::citation::Why;
use crate::event::Dealt;
use crate::hand::{Hand, Pending, Phase};
use crate::ruleset::choices::{CardsAsDealt, CardsInTime, DealOrder};
use crate::ruling::{Effect, Effects, Held, Impossible, Reason};
use crate::seat::Seat;

/// A seat is dealt cards.
pub(super) fn deal(
    hand: &Hand<'_>,
    seat: Seat,
    dealt: Dealt,
    why: &mut Why,
) -> Result<(Held, Effects), Impossible> {
    not_out(hand, dealt.known)?;
    if hand.phase != Phase::Dealing || !hand.undealt.has(seat) {
        return Ok(not_due(hand, why));
    }
    let DealOrder::FromLeftOfButton = hand.course.deal.deal_order.cite(why);
    Ok(count(hand, dealt, hand.hole_due, Effect::Deal(seat, dealt), why))
}

/// The board is dealt cards.
pub(super) fn board(
    hand: &Hand<'_>,
    dealt: Dealt,
    pending: Pending,
    why: &mut Why,
) -> Result<(Held, Effects), Impossible> {
    not_out(hand, dealt.known)?;
    let Pending::Board(due) = pending else {
        return Ok(not_due(hand, why));
    };
    let CardsInTime::WaitForTheBetting = hand.course.deal.cards_in_time.cite(why);
    Ok(count(hand, dealt, due, Effect::Board(dealt), why))
}

/// Cards, a hand shown or a duty before its time.
pub(super) fn not_due(hand: &Hand<'_>, why: &mut Why) -> (Held, Effects) {
    let CardsInTime::WaitForTheBetting = hand.course.deal.cards_in_time.cite(why);
    void(Reason::NotDue)
}

fn count(hand: &Hand<'_>, dealt: Dealt, due: u8, effect: Effect, why: &mut Why) -> (Held, Effects) {
    let CardsAsDealt::AsTheGameSays = hand.course.deal.cards_as_dealt.cite(why);
    if dealt.known.len() + u32::from(dealt.unknown) != u32::from(due) {
        return void(Reason::WrongCardCount);
    }
    let mut effects = Effects::none();
    effects.push(effect);
    (Held::AsDeclared, effects)
}

fn not_out(hand: &Hand<'_>, cards: Cards) -> Result<(), Impossible> {
    if cards.intersection(hand.out).is_empty() { Ok(()) } else { Err(Impossible::CardElsewhere) }
}
