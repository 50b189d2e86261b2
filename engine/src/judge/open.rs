//! Whether a seat may bet or raise, and within which totals: open to it, under the cap, as the structure has it.
//!
//! Books: TDA 43, 47, 48, 54; WSOP live 130, 132, 173 to 176; document B.

use super::facing::Facing;
use super::raise_cap::{Cap, cap};
use super::reopening::{MayRaise, may_raise};
use super::{
    barred, call, closed_raise, fixed_limit, minimum_raise, pot_limit, prior_chips, spread_limit, wager_unit,
    words,
};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::Action;
use crate::options::{Bounds, Match, WagerOption};
use crate::ruleset::choices::{AllInForLess, AllInOverCap, LargestNoLimitWager};
use crate::ruleset::facts::Structure;
use crate::ruling::Reason;

/// What is open to the seat.
pub(super) fn options(facing: &Facing<'_>, why: &mut Why) -> (Match, WagerOption) {
    let owes = facing.owes();
    if facing.only_all_in_or_fold(why) {
        return (Match::FoldOnly, WagerOption::AllIn(facing.whole()));
    }
    cite_short_call(facing, why);
    let match_ = if words::binds_to_raise(facing, why) {
        Match::SaidRaise
    } else if owes.is_zero() {
        Match::Check
    } else if facing.hand.memory.taken_back.is_some() && prior_chips::binds(facing, why) {
        Match::MustCall(owes.min(facing.stack))
    } else {
        Match::Call(owes.min(facing.stack))
    };
    let wager = match open(facing, why) {
        Open::Within(bounds, _) if facing.whole() < bounds.min => {
            let AllInForLess::Stands = facing.rules.all_in_for_less.cite(why);
            WagerOption::AllIn(facing.whole())
        }
        Open::Within(bounds, Named::Bet) => WagerOption::Bet(bounds),
        Open::Within(bounds, Named::Raise) => WagerOption::Raise(bounds),
        Open::OnlyAllIn => WagerOption::AllIn(facing.whole()),
        Open::NoChips => WagerOption::NoChips,
        Open::Closed(reason) => closed_raise::option(facing, reason, why),
    };
    (match_, wager)
}

/// A call for less rests on the rule that nobody folds for want of chips.
pub(super) fn cite_short_call(facing: &Facing<'_>, why: &mut Why) {
    if facing.stack < facing.owes() {
        let AllInForLess::Stands = facing.rules.all_in_for_less.cite(why);
    }
}

/// What a wager is called where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Named {
    Bet,
    Raise,
}

impl Named {
    pub(super) fn action(self, total: Chips) -> Action {
        match self {
            Self::Bet => Action::Bet(total),
            Self::Raise => Action::RaiseTo(total),
        }
    }
}

/// Whether and how far the betting is open to the seat.
pub(super) enum Open {
    /// Between these totals; a shorter stack may go in whole.
    Within(Bounds, Named),
    /// The whole stack, over a cap that such an all-in may pass.
    OnlyAllIn,
    /// It has nothing beyond the call.
    NoChips,
    /// Not at all.
    Closed(Reason),
}

/// Whether and how far the seat may bet or raise.
pub(super) fn open(facing: &Facing<'_>, why: &mut Why) -> Open {
    if facing.only_all_ins() && call::only_all_ins(facing, why) {
        return Open::Closed(Reason::NoOpponentCanCall);
    }
    if facing.whole() <= facing.price {
        return Open::NoChips;
    }
    if facing.betting.barred.has(facing.seat) {
        return Open::Closed(barred::reason(facing, why));
    }
    if may_raise(facing, why) == MayRaise::No {
        return Open::Closed(Reason::NotReopened);
    }
    if cap(facing, why) == Cap::Reached {
        return match facing.rules.all_in_over_cap.cite(why) {
            AllInOverCap::Refused => Open::Closed(Reason::RaiseCap),
            AllInOverCap::Stands => Open::OnlyAllIn,
        };
    }
    let named = if facing.betting.price.is_zero() { Named::Bet } else { Named::Raise };
    Open::Within(bounds(facing, why), named)
}

/// The smallest and the largest total of the structure; the largest never above the stack where the stack suffices.
fn bounds(facing: &Facing<'_>, why: &mut Why) -> Bounds {
    let (min, max) = match facing.structure() {
        Structure::FixedLimit => {
            let total = fixed_limit::total(facing, why);
            (total, total)
        }
        Structure::PotLimit => {
            let min = minimum_raise::smallest_total(facing, why);
            (min, pot_limit::largest_total(facing, why).max(min))
        }
        Structure::SpreadLimit => spread_limit::totals(facing, why),
        Structure::NoLimit => {
            let LargestNoLimitWager::WholeStack = facing.rules.largest_no_limit_wager.cite(why);
            (minimum_raise::smallest_total(facing, why), facing.whole())
        }
    };
    let bounds = Bounds { min, max: if facing.whole() < min { max } else { max.min(facing.whole()) } };
    let sizes = &facing.hand.table.sizes;
    if sizes.has_units { wager_unit::bounds(facing, bounds, why) } else { bounds }
}

/// The bounds of a wager and its name, if the betting is open to the seat.
pub(super) fn within_reach(facing: &Facing<'_>, why: &mut Why) -> Option<(Bounds, Named)> {
    match open(facing, why) {
        Open::Within(bounds, named) => Some((bounds, named)),
        Open::OnlyAllIn | Open::NoChips | Open::Closed(_) => None,
    }
}

/// The smallest full total, if the betting is open to the seat.
pub(super) fn smallest_total(facing: &Facing<'_>, why: &mut Why) -> Option<Chips> {
    within_reach(facing, why).map(|(bounds, _)| bounds.min)
}
