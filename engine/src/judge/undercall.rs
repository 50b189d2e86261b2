//! Silent chips that do not cover the call are the whole call, or leave the seat to complete, take back or give up.
//!
//! Books: TDA 51-B; WSOP live 142; Hard Rock 18; document C, section 10.

use super::chips_out::Silent;
use super::facing::Facing;
use super::silent_chips::call_of;
use crate::citation::Why;
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::Undercall;
use crate::ruleset::params::Question;
use crate::ruling::{Barred, Effect, Effects, Held, Reason};

/// What they are held to be.
pub(super) fn undercall(facing: &Facing<'_>, chips: Silent, effects: &mut Effects, why: &mut Why) -> Held {
    let ruled = facing.rules.undercall.cite(why);
    if ruled == OrFloor::Ruled(Undercall::FullCall) {
        return call_of(facing, Reason::UnderCall, effects);
    }
    if ruled != OrFloor::Ruled(Undercall::CompleteOrWithdraw) {
        effects.push(Effect::LeaveIn(facing.seat, chips.total));
    }
    effects.push(Effect::BarRaise(facing.seat, Barred::Undercall));
    if ruled == OrFloor::Floor { Held::Floor(Question::Undercall) } else { Held::Void(Reason::UnderCall) }
}
