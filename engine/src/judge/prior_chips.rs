//! Chips that lie in front of a seat already may be taken back; facing a raise, the seat has then still to call or raise.
//!
//! Books: TDA 46-B; WSOP tournament 98; WSOP live 141.

use super::facing::Facing;
use super::{added_chips, cards, mixed_chips, turn};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::PriorChips;
use crate::hand::{Hand, Phase};
use crate::ruleset::choices::ChipsTakenBack;
use crate::ruling::{Effect, Effects, Held, Impossible};
use crate::seat::Seat;

/// What a seat does with chips that lie in front of it.
#[cold]
pub(super) fn moves(
    hand: &Hand<'_>,
    (seat, what): (Seat, PriorChips),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    match what {
        PriorChips::PostedWith(chips) => posted_with(hand, (seat, chips), effects, why),
        PriorChips::TakenBack(chips) => taken_back(hand, (seat, chips), effects, why),
        PriorChips::PutOutWith(chips) => mixed_chips::together(hand, (seat, chips), effects, why),
    }
}

/// A blind that lies there as a larger chip, its change still due.
fn posted_with(
    hand: &Hand<'_>,
    (seat, chips): (Seat, Chips),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    added_chips::countable(hand, chips)?;
    let whole = hand.front[seat] + hand.stack[seat];
    if chips > whole {
        return Err(Impossible::NotEnoughChips { has: hand.stack[seat], total: whole });
    }
    let has_acted = matches!(&hand.phase, Phase::Betting(betting) if betting.acted.has(seat));
    let is_due = matches!(hand.phase, Phase::Dealing | Phase::Betting(_)) && hand.street == 0 && !has_acted;
    if !is_due || hand.front[seat].is_zero() || chips < hand.front[seat] {
        return Ok(cards::not_due(hand, why));
    }
    hand.course.deal.posting_order.cite(why);
    effects.push(Effect::PostedWith(seat, chips));
    Ok(Held::AsDeclared)
}

/// Chips that lie there, bet or posted, go back.
fn taken_back(
    hand: &Hand<'_>,
    (seat, chips): (Seat, Chips),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    if !super::is_turn(hand, seat) {
        return Ok(turn::not_your_turn(hand, why));
    }
    added_chips::countable(hand, chips)?;
    let left = hand.lies_in_front(seat) - hand.taken_back(seat);
    if chips > left {
        return Err(Impossible::NotEnoughChips { has: left, total: left });
    }
    turn::rules(hand).chips_taken_back.cite(why);
    effects.push(Effect::TakesBack(seat, hand.taken_back(seat) + chips));
    Ok(Held::AsDeclared)
}

/// Whether a seat that has taken chips back facing a raise may not fold any more.
#[cold]
pub(super) fn binds(facing: &Facing<'_>, why: &mut Why) -> bool {
    let raised = facing.betting.made > 0 && !facing.owes().is_zero();
    let binds = raised && !facing.hand.taken_back(facing.seat).is_zero();
    if binds {
        let ChipsTakenBack::CallOrRaise = facing.rules.chips_taken_back.cite(why);
    }
    binds
}
