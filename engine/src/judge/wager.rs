//! What a bet or raise is held to be: lifted to the minimum, lowered to the maximum, the last chips as they are.
//!
//! Books: TDA 43, 47, 52, 54, 55; WSOP live 132, 142, 173 to 176, 183, 188; document B.

use super::closed_raise::closed_raise;
use super::facing::Facing;
use super::fixed_limit::is_half_bet;
use super::open::{Named, Open, cite_short_call, open};
use super::raise_cap::{full_wager_counts, short_all_in_counts};
use super::reopening::{full_size, short_all_in_reopens};
use super::{declared, minimum_raise, small_chips, wager_unit};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::Action;
use crate::options::Bounds;
use crate::ruleset::choices::{AllInForLess, WagerAboveMaximum, WagerBelowMinimum};
use crate::ruleset::facts::Structure;
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
    (declared::under_its_name(facing, action, (named, wanted), why), wanted)
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

/// The whole stack: as declared, or without the chips that are too small to play.
pub(super) fn held_whole(facing: &Facing<'_>, action: Action, named: Named, why: &mut Why) -> Held {
    let whole = facing.whole();
    if wanted(facing, action, whole) > whole {
        return Held::As(named.action(whole), Reason::OffUnit);
    }
    declared::under_its_name(facing, action, (named, whole), why)
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
