//! Chips between a call and a raise are the one or the other by half.
//!
//! Books: TDA 43-A and 45; WSOP live 140 and 183; WSOP tournament 95; Hard Rock 20.

use std::cmp::Ordering;

use super::chips_out::Silent;
use super::facing::Facing;
use super::open;
use super::silent_chips::{call_of, reason_of, wager_of};
use crate::chips::Chips;
use crate::citation::Why;
use crate::ruleset::choices::{ExactlyHalf, HalfOf};
use crate::ruling::{Effects, Held};

/// A raise from half a raise up, a call below.
pub(super) fn decides(
    facing: &Facing<'_>,
    (total, chips): (Chips, Silent),
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    let reason = reason_of(chips);
    let Some(smallest) = open::smallest_total(facing, why) else {
        return wager_of(facing, (total, reason), effects, why);
    };
    let excess = total.less(facing.price);
    let size = match facing.rules.half_of.cite(why) {
        HalfOf::SmallestRaise => smallest.less(facing.price),
        HalfOf::PreviousBet => facing.price,
    };
    let raises = match (excess * 2).cmp(&size) {
        Ordering::Less => false,
        Ordering::Greater => true,
        Ordering::Equal => match facing.rules.exactly_half.cite(why) {
            ExactlyHalf::Raise => true,
            ExactlyHalf::CallIfOneChip => chips.smallest != excess,
        },
    };
    if raises { wager_of(facing, (total, reason), effects, why) } else { call_of(facing, reason, effects) }
}
