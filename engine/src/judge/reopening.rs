//! A seat that has acted may raise again only if it faces a full bet or raise (in fixed-limit, half a bet).
//!
//! Books: TDA 47; WSOP live 133, 175, 177; Robert's no-limit 3 and 5. WSOP tournament 96a and FIDPA add short
//! all-ins up in other ways.

use super::facing::Facing;
use crate::chips::Chips;
use crate::citation::Why;
use crate::ruleset::choices::{BigBlindOption, Reopening, ShortAllIns};
use crate::ruleset::facts::Structure;

/// Whether the betting is open to a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MayRaise {
    Yes,
    No,
}

/// Whether the seat may raise.
pub(super) fn may_raise(facing: &Facing<'_>, why: &mut Why) -> MayRaise {
    let betting = facing.betting;
    if !betting.acted.has(facing.seat) {
        if !facing.front.is_zero() {
            let BigBlindOption::Kept = facing.rules.big_blind_option.cite(why);
        }
        return MayRaise::Yes;
    }
    let threshold = threshold(facing, why);
    if betting.is_open_again(facing.seat) {
        return MayRaise::Yes;
    }
    match facing.rules.short_all_ins.cite(why) {
        ShortAllIns::AddUp if betting.price.less(facing.front) >= threshold => MayRaise::Yes,
        ShortAllIns::AddUp | ShortAllIns::AddUpInARow | ShortAllIns::StandAlone => MayRaise::No,
    }
}

/// Whether an all-in below a full raise opens the betting again to all that have acted.
pub(super) fn short_all_in_reopens(facing: &Facing<'_>, total: Chips, why: &mut Why) -> bool {
    let betting = facing.betting;
    let added = total.less(betting.price);
    let threshold = threshold(facing, why);
    let counted = match facing.rules.short_all_ins.cite(why) {
        ShortAllIns::AddUp | ShortAllIns::StandAlone => added,
        ShortAllIns::AddUpInARow => betting.run + added,
    };
    counted >= threshold
}

/// What must be faced.
fn threshold(facing: &Facing<'_>, why: &mut Why) -> Chips {
    match facing.rules.reopening.cite(why) {
        Reopening::FullRaise => full_size(facing, why),
        Reopening::HalfBet => half_up(full_size(facing, why)),
        Reopening::AnyRaise => Chips(1),
    }
}

/// The size of a full bet or raise as things stand.
pub(super) fn full_size(facing: &Facing<'_>, why: &mut Why) -> Chips {
    if facing.structure() == Structure::FixedLimit {
        facing.fixed_bet()
    } else if facing.betting.full.is_zero() {
        facing.minimum_bet(why)
    } else {
        facing.full(why)
    }
}

/// Half of an amount, a half chip counting as one.
pub(super) fn half_up(amount: Chips) -> Chips {
    amount - amount.half_down()
}
