//! Silent chips that do not cover the call are the whole call, or leave the seat to complete, take back or give up.
//!
//! Books: TDA 44 and 51-B; WSOP live 142; Hard Rock 18; document C, section 10.

use super::chips_out::{Pieces, Silent};
use super::facing::Facing;
use super::silent_chips::call_of;
use crate::chips::Chips;
use crate::citation::Why;
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::{OneChip, Undercall};
use crate::ruleset::params::Question;
use crate::ruling::{Barred, Effect, Effects, Held, Reason};

/// What they are held to be.
pub(super) fn undercall(facing: &Facing<'_>, chips: Silent, effects: &mut Effects, why: &mut Why) -> Held {
    let ruled = facing.rules.undercall.cite(why);
    if ruled == OrFloor::Ruled(Undercall::FullCall) {
        return call_of(facing, Reason::UnderCall, effects);
    }
    if ruled != OrFloor::Ruled(Undercall::CompleteOrWithdraw) {
        effects.push(Effect::LeaveIn(facing.seat, at_stake(facing, chips, why)));
    }
    effects.push(Effect::BarRaise(facing.seat, Barred::Undercall));
    if ruled == OrFloor::Floor { Held::Floor(Question::Undercall) } else { Held::Void(Reason::UnderCall) }
}

/// What a fold gives up: the chips, or of a single one that covers a wager made before the last, a call of that.
fn at_stake(facing: &Facing<'_>, chips: Silent, why: &mut Why) -> Chips {
    let Some(covered) = covered(facing, chips).filter(|_| chips.pieces == Pieces::One) else {
        return chips.total;
    };
    match facing.rules.one_chip.cite(why) {
        OneChip::Call => covered.less(facing.front),
        OneChip::ItsValue => chips.total,
    }
}

/// The largest wager of another seat that the chips cover and that asks more than what lies in front already. Before the
/// flop the big blind is the first that can be called.
fn covered(facing: &Facing<'_>, chips: Silent) -> Option<Chips> {
    let hand = facing.hand;
    let first = if hand.street == 0 { hand.table.sizes.big_blind } else { Chips::ZERO };
    let wagers = hand.seats.without(facing.seat).into_iter().map(|seat| hand.front[seat]);
    let whole = facing.front + chips.total;
    wagers.filter(|wager| (first..=whole).contains(wager) && *wager > facing.front).max()
}
