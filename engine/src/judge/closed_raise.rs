//! A raise by a seat that may not raise is held to be what the ruleset says: a call, nothing, or the floor's affair.
//!
//! Books: none says it in so many words; TDA 51-A and 55 bind a player to the nearest act that is open.

use super::{declared, facing::Facing};
use crate::citation::Why;
use crate::event::Action;
use crate::options::WagerOption;
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::ClosedRaise;
use crate::ruleset::params::Question;
use crate::ruling::{Effects, Held, Reason};

/// What the raise is held to be.
pub(super) fn closed_raise(
    facing: &Facing<'_>,
    reason: Reason,
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    match facing.rules.closed_raise.cite(why) {
        OrFloor::Ruled(ClosedRaise::IsACall) if facing.owes().is_zero() => {
            declared::checked(facing, effects);
            Held::As(Action::Check, reason)
        }
        OrFloor::Ruled(ClosedRaise::IsACall) => {
            declared::called(facing, effects);
            Held::As(Action::Call, reason)
        }
        OrFloor::Ruled(ClosedRaise::Void) => Held::Void(reason),
        OrFloor::Floor => Held::Floor(Question::ClosedRaise),
    }
}

/// What the seat is told instead of bounds.
pub(super) fn option(facing: &Facing<'_>, reason: Reason, why: &mut Why) -> WagerOption {
    match facing.rules.closed_raise.cite(why) {
        OrFloor::Ruled(_) => WagerOption::Closed(reason),
        OrFloor::Floor => WagerOption::Floor(Question::ClosedRaise),
    }
}
