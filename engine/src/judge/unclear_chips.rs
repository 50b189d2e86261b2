//! Chips between a call and a raise are what they lie there as, or what the player says before anybody acts.
//!
//! Books: TDA 43; Hard Rock 20.

use super::facing::Facing;
use super::{open, silent_chips};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::Word;
use crate::hand::LastAct;
use crate::ruleset::choices::UnclearChips;
use crate::ruling::{Effect, Effects, Held, Reason};

/// What chips are that the player calls by a name after putting them out, where they are unclear and that counts.
pub(super) fn named_after(
    facing: &Facing<'_>,
    (last, word): (&LastAct, Word),
    effects: &mut Effects,
    why: &mut Why,
) -> Option<Held> {
    let total = facing.front + last.put_out;
    if !matches!(word, Word::Call | Word::Raise) || facing.owes().is_zero() || total <= facing.price {
        return None;
    }
    let is_less = total < open::smallest_total(facing, why)?;
    if !is_less || facing.rules.unclear_chips.cite(why) == UnclearChips::AsTheyLie {
        return None;
    }
    effects.push(Effect::Retract(last.seat, Chips::ZERO));
    Some(if word == Word::Call {
        silent_chips::call_of(facing, Reason::BoundByWords, effects)
    } else {
        silent_chips::wager_of(facing, (total, Reason::BoundByWords), effects, why)
    })
}
