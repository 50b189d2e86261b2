//! Only chips that were on the table when the hand began play in it.
//!
//! Books: WSOP live 64; documents A, C section 9 and E.

use super::{small_chips, turn};
use crate::chips::Chips;
use crate::citation::Why;
use crate::hand::Hand;
use crate::ruleset::choices::AddingChips;
use crate::ruling::{Effect, Effects, Held, Impossible, Reason};
use crate::seat::Seat;

pub(super) fn add(
    hand: &Hand<'_>,
    (seat, chips): (Seat, Chips),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    let rules = turn::rules(hand);
    possible(hand, chips)?;
    Ok(match rules.adding_chips.cite(why) {
        AddingChips::BetweenHands => Held::Void(Reason::AddedChips),
        AddingChips::AnyTime => {
            effects.push(Effect::Add(seat, chips));
            small_chips::left_alone(hand, (seat, hand.front[seat], hand.stack[seat] + chips), effects, why);
            Held::AsDeclared
        }
    })
}

/// Whether so many chips can come to the table.
pub(super) fn possible(hand: &Hand<'_>, chips: Chips) -> Result<(), Impossible> {
    let there = hand.setup.stacks.iter().copied().sum::<Chips>() + hand.added();
    if chips > Chips::LIMIT.less(there) { Err(Impossible::NotAChipAmount) } else { countable(hand, chips) }
}

/// Whether an amount can be made at the table.
pub(super) fn countable(hand: &Hand<'_>, chips: Chips) -> Result<(), Impossible> {
    let is_made = !chips.is_zero() && hand.table.sizes.can_make(chips);
    if is_made { Ok(()) } else { Err(Impossible::NotAChipAmount) }
}
