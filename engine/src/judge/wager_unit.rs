//! Bets and raises are multiples of the betting unit; the last chips go in as they are.
//!
//! Books: WSOP live 134 and 184; Robert's section 3; Hard Rock 24.

use super::facing::Facing;
use crate::chips::Chips;
use crate::citation::Why;
use crate::options::Bounds;

/// The bounds in units: the smallest total goes up, the largest goes down unless it is the whole stack.
#[cold]
pub(super) fn bounds(facing: &Facing<'_>, bounds: Bounds, why: &mut Why) -> Bounds {
    let (unit, whole) = (unit(facing, why), facing.whole());
    let up = bounds.min.up_to_multiple(unit);
    let min = if bounds.min <= whole { up.min(whole) } else { bounds.min };
    let max = if bounds.max == whole { whole } else { bounds.max.down_to_multiple(unit).max(min) };
    Bounds { min, max }
}

/// The total without the chips that are below the unit.
#[cold]
pub(super) fn lowered(facing: &Facing<'_>, total: Chips, why: &mut Why) -> Chips {
    let whole = facing.whole();
    if total >= whole { whole } else { total.down_to_multiple(unit(facing, why)) }
}

/// The amount of which wagers are multiples.
pub(super) fn unit(facing: &Facing<'_>, why: &mut Why) -> Chips {
    let sizes = &facing.hand.table.sizes;
    if sizes.has_units {
        sizes.unit(facing.hand.course.deal.wager_unit.cite(why))
    } else {
        sizes.smallest_chip
    }
}
