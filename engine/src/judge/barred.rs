//! A seat may not raise for the rest of its turn because of what it did, or let others do, before.
//!
//! Books: TDA 51-B, 53-B and 55; WSOP tournament glossary; Hard Rock 13 and 18; Robert's section 3.

use super::facing::Facing;
use crate::citation::Why;
use crate::ruleset::choices::CheckFacingABet;
use crate::ruling::Reason;

/// What closes a raise to the seat.
#[cold]
pub(super) fn reason(facing: &Facing<'_>, why: &mut Why) -> Reason {
    let memory = &facing.hand.memory;
    if memory.undercalled == Some(facing.seat) {
        facing.rules.undercall.cite(why);
        Reason::UnderCall
    } else if memory.early.lost.has(facing.seat) {
        facing.rules.skipped_hand.cite(why);
        Reason::TurnLost
    } else if memory.early.barred.has(facing.seat) {
        facing.rules.out_of_turn_options.cite(why);
        Reason::ActedOutOfTurn
    } else {
        let CheckFacingABet::CallOrFold = facing.rules.check_facing_a_bet.cite(why);
        Reason::FacingBet
    }
}
