//! A bet or raise lies between the minimum and the maximum of the structure; the last chips may always go in.
//!
//! Books: TDA 43, 47, 52, 54, 55; WSOP live 132, 142, 173 to 176, 183, 188; document B.

use super::closed_raise::closed_raise;
use super::facing::Facing;
use super::fixed_limit::is_half_bet;
use super::raise_cap::{Cap, cap, full_wager_counts, short_all_in_counts};
use super::reopening::{MayRaise, full_size, may_raise, short_all_in_reopens};
use super::{
    call, declared, fixed_limit, minimum_raise, pot_limit, small_chips, spread_limit, wager_unit, words,
};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::Action;
use crate::options::{Bounds, Match, WagerOption};
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::{
    AllInForLess, AllInOverCap, CheckFacingABet, LargestNoLimitWager, MisnamedAct, WagerAboveMaximum,
    WagerBelowMinimum,
};
use crate::ruleset::facts::Structure;
use crate::ruleset::params::Question;
use crate::ruling::{Counted, Effect, Effects, Held, Impossible, Reason};

/// Whether the chips for an act are there.
pub(super) fn possible(facing: &Facing<'_>, action: Action) -> Result<(), Impossible> {
    let (Action::Bet(total) | Action::RaiseTo(total)) = action else {
        return Ok(());
    };
    if total > facing.all_there() {
        return Err(facing.not_enough());
    }
    if facing.hand.table.sizes.can_make(total) { Ok(()) } else { Err(Impossible::NotAChipAmount) }
}

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
        Open::Closed(reason) => closed(facing, reason, why),
    };
    (match_, wager)
}

fn closed(facing: &Facing<'_>, reason: Reason, why: &mut Why) -> WagerOption {
    match facing.rules.closed_raise.cite(why) {
        OrFloor::Ruled(_) => WagerOption::Closed(reason),
        OrFloor::Floor => WagerOption::Floor(Question::ClosedRaise),
    }
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
enum Open {
    /// Between these totals; a shorter stack may go in whole.
    Within(Bounds, Named),
    /// The whole stack, over a cap that such an all-in may pass.
    OnlyAllIn,
    /// It has nothing beyond the call.
    NoChips,
    /// Not at all.
    Closed(Reason),
}

fn open(facing: &Facing<'_>, why: &mut Why) -> Open {
    if facing.only_all_ins() && call::only_all_ins(facing, why) {
        return Open::Closed(Reason::NoOpponentCanCall);
    }
    if facing.whole() <= facing.price {
        return Open::NoChips;
    }
    if facing.betting.barred.has(facing.seat) {
        return barred(facing, why);
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

/// What closes a raise to the seat for the rest of its turn.
fn barred(facing: &Facing<'_>, why: &mut Why) -> Open {
    if facing.hand.memory.undercalled == Some(facing.seat) {
        facing.rules.undercall.cite(why);
        return Open::Closed(Reason::UnderCall);
    }
    let CheckFacingABet::CallOrFold = facing.rules.check_facing_a_bet.cite(why);
    Open::Closed(Reason::FacingBet)
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

/// Judges a bet, raise, completion or all-in.
pub(super) fn wager(facing: &Facing<'_>, action: Action, effects: &mut Effects, why: &mut Why) -> Held {
    if action == Action::AllIn && facing.whole() <= facing.price {
        cite_short_call(facing, why);
        declared::called(facing, effects);
        return Held::AsDeclared;
    }
    match open(facing, why) {
        Open::Within(bounds, named) => {
            let (held, total) = within(facing, action, (bounds, named), why);
            put_in(facing, (total, bounds), effects, why);
            held
        }
        Open::OnlyAllIn
            if action != Action::Complete && wanted(facing, action, facing.whole()) >= facing.whole() =>
        {
            small_chips::stay_behind(facing, facing.stack, effects);
            short(facing, effects, why);
            held_whole(facing, action, Named::Raise, why)
        }
        Open::OnlyAllIn => closed_raise(facing, Reason::RaiseCap, effects, why),
        Open::NoChips => {
            cite_short_call(facing, why);
            declared::called(facing, effects);
            Held::As(Action::Call, Reason::BelowMinimum)
        }
        Open::Closed(reason) => closed_raise(facing, reason, effects, why),
    }
}

/// The whole stack, where the street knows nothing else: no structure and no cap bounds it.
pub(super) fn whole_stack(facing: &Facing<'_>, action: Action, effects: &mut Effects, why: &mut Why) -> Held {
    let named = if facing.betting.price.is_zero() { Named::Bet } else { Named::Raise };
    let min = match facing.structure() {
        Structure::FixedLimit => fixed_limit::total(facing, why),
        Structure::NoLimit | Structure::PotLimit | Structure::SpreadLimit => {
            minimum_raise::smallest_total(facing, why)
        }
    };
    put_in(facing, (facing.whole(), Bounds { min, max: facing.whole() }), effects, why);
    held_whole(facing, action, named, why)
}

/// The total that an act names; a completion names the smallest full one, and a stack that cannot reach it names none.
fn wanted(facing: &Facing<'_>, action: Action, smallest: Chips) -> Chips {
    match action {
        Action::Bet(total) | Action::RaiseTo(total) => total,
        Action::AllIn => facing.whole(),
        Action::Complete if smallest > facing.whole() => Chips::ZERO,
        Action::Complete | Action::Fold | Action::Check | Action::Call => smallest,
    }
}

/// What a wager within reach is held to be, and the total that goes in.
fn within(
    facing: &Facing<'_>,
    action: Action,
    (bounds, named): (Bounds, Named),
    why: &mut Why,
) -> (Held, Chips) {
    let (wanted, whole) = (wanted(facing, action, bounds.min), facing.whole());
    let sizes = &facing.hand.table.sizes;
    let played = if sizes.has_units { wager_unit::lowered(facing, wanted, why) } else { wanted };
    if played < bounds.min && played < whole {
        let WagerBelowMinimum::RaisedToMinimum = facing.rules.wager_below_minimum.cite(why);
        let total = bounds.min.min(whole);
        let became = if total == whole { Action::AllIn } else { named.action(total) };
        return (Held::As(became, Reason::BelowMinimum), total);
    }
    if played > bounds.max {
        let WagerAboveMaximum::LoweredToMaximum = facing.rules.wager_above_maximum.cite(why);
        return (Held::As(named.action(bounds.max), Reason::AboveMaximum), bounds.max);
    }
    if played < wanted {
        return (Held::As(named.action(played), Reason::OffUnit), played);
    }
    (held_as_named(facing, action, (named, wanted), why), wanted)
}

/// Puts in a wager: a full one, or the last chips for less.
pub(super) fn put_in(
    facing: &Facing<'_>,
    (total, bounds): (Chips, Bounds),
    effects: &mut Effects,
    why: &mut Why,
) {
    small_chips::stay_behind(facing, total.less(facing.front), effects);
    if total >= bounds.min {
        full(facing, total, effects, why);
    } else {
        let AllInForLess::Stands = facing.rules.all_in_for_less.cite(why);
        short(facing, effects, why);
    }
}

/// As declared, or the same total under the name that the situation has for it.
fn held_as_named(facing: &Facing<'_>, action: Action, (named, total): (Named, Chips), why: &mut Why) -> Held {
    misnamed(facing, action, named, why)
        .map_or(Held::AsDeclared, |reason| Held::As(named.action(total), reason))
}

/// The whole stack: as declared, or without the chips that are too small to play.
fn held_whole(facing: &Facing<'_>, action: Action, named: Named, why: &mut Why) -> Held {
    let whole = facing.whole();
    if wanted(facing, action, whole) > whole {
        return Held::As(named.action(whole), Reason::OffUnit);
    }
    held_as_named(facing, action, (named, whole), why)
}

/// Why a wager is called by the wrong name, if it is.
fn misnamed(facing: &Facing<'_>, action: Action, named: Named, why: &mut Why) -> Option<Reason> {
    let reason = match (action, named) {
        (Action::Bet(_), Named::Raise) => Reason::BetOutstanding,
        (Action::RaiseTo(_) | Action::Complete, Named::Bet) => Reason::NoBet,
        (Action::Complete, Named::Raise) if !facing.betting.is_short_over_full() => Reason::BetOutstanding,
        _ => return None,
    };
    let MisnamedAct::NearestLawfulAct = facing.rules.misnamed_act.cite(why);
    Some(reason)
}

/// A bet or raise of full size.
fn full(facing: &Facing<'_>, total: Chips, effects: &mut Effects, why: &mut Why) {
    let limit = facing.structure().is_limit();
    let counted = if limit { full_wager_counts(facing, total, why) } else { Counted::One };
    let fixed = facing.structure() == Structure::FixedLimit;
    let size = if fixed { facing.fixed_bet() } else { minimum_raise::size_of(facing, total, why) };
    effects.push(Effect::Wager(facing.seat, total, counted));
    effects.push(Effect::Full(size));
    effects.push(Effect::Reopen);
}

/// An all-in for less than a full bet or raise. In limit half a bet is treated as a full one.
fn short(facing: &Facing<'_>, effects: &mut Effects, why: &mut Why) {
    let total = facing.whole();
    let limit = facing.structure().is_limit();
    let counted = if limit { short_all_in_counts(facing, total, why) } else { Counted::Nothing };
    effects.push(Effect::Wager(facing.seat, total, counted));
    if limit && is_half_bet(facing, total, why) {
        effects.push(Effect::Full(full_size(facing, why)));
    }
    if !facing.betting.acted.is_empty() && short_all_in_reopens(facing, total, why) {
        effects.push(Effect::Reopen);
    }
}
