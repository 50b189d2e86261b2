//! An act means what it says, where the situation knows it by that name; otherwise the nearest act that it knows.
//!
//! Books: TDA 55 and 58; WSOP live 110; document C, section 4.

use super::open::{self, Named};
use super::{facing::Facing, fixed_limit, minimum_raise, prior_chips, small_chips, wager};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::Action;
use crate::options::Bounds;
use crate::ruleset::choices::{CheckFacingABet, FoldWithNothingToCall, MisnamedAct};
use crate::ruleset::facts::Structure;
use crate::ruling::{Barred, Effect, Effects, Held, Reason};

pub(super) fn fold(facing: &Facing<'_>, effects: &mut Effects, why: &mut Why) -> Held {
    if facing.hand.memory.taken_back.is_some() && prior_chips::binds(facing, why) {
        called(facing, effects);
        return Held::As(Action::Call, Reason::TakenBack);
    }
    if !facing.owes().is_zero() {
        folded(facing, effects);
        return Held::AsDeclared;
    }
    match facing.rules.fold_with_nothing_to_call.cite(why) {
        FoldWithNothingToCall::Binding | FoldWithNothingToCall::UntilNextAct => {
            folded(facing, effects);
            Held::AsDeclared
        }
        FoldWithNothingToCall::IsACheck => {
            checked(facing, effects);
            Held::As(Action::Check, Reason::NothingToCall)
        }
    }
}

pub(super) fn check(facing: &Facing<'_>, effects: &mut Effects, why: &mut Why) -> Held {
    if facing.owes().is_zero() {
        checked(facing, effects);
        return Held::AsDeclared;
    }
    let CheckFacingABet::CallOrFold = facing.rules.check_facing_a_bet.cite(why);
    effects.push(Effect::BarRaise(facing.seat, Barred::Check));
    Held::Void(Reason::FacingBet)
}

pub(super) fn call(facing: &Facing<'_>, effects: &mut Effects, why: &mut Why) -> Held {
    if facing.owes().is_zero() {
        let MisnamedAct::NearestLawfulAct = facing.rules.misnamed_act.cite(why);
        checked(facing, effects);
        return Held::As(Action::Check, Reason::NothingToCall);
    }
    open::cite_short_call(facing, why);
    called(facing, effects);
    Held::AsDeclared
}

/// An act on a street that knows only all-in and fold.
pub(super) fn all_in_or_fold(
    facing: &Facing<'_>,
    action: Action,
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    match action {
        Action::Fold => {
            folded(facing, effects);
            Held::AsDeclared
        }
        Action::AllIn => whole_stack(facing, action, effects, why),
        Action::Bet(total) | Action::RaiseTo(total) if total >= facing.whole() => {
            whole_stack(facing, action, effects, why)
        }
        Action::Check | Action::Call | Action::Bet(_) | Action::RaiseTo(_) | Action::Complete => {
            Held::Void(Reason::NotAllowedHere)
        }
    }
}

/// The whole stack, where the street knows nothing else: no structure and no cap bounds it.
fn whole_stack(facing: &Facing<'_>, action: Action, effects: &mut Effects, why: &mut Why) -> Held {
    let named = if facing.betting.price.is_zero() { Named::Bet } else { Named::Raise };
    let min = match facing.structure() {
        Structure::FixedLimit => fixed_limit::total(facing, why),
        Structure::NoLimit | Structure::PotLimit | Structure::SpreadLimit => {
            minimum_raise::smallest_total(facing, why)
        }
    };
    wager::put_in(facing, (facing.whole(), Bounds { min, max: facing.whole() }), effects, why);
    wager::held_whole(facing, action, named, why)
}

fn folded(facing: &Facing<'_>, effects: &mut Effects) {
    effects.push(Effect::Acted(facing.seat));
    effects.push(Effect::Fold(facing.seat));
}

pub(super) fn checked(facing: &Facing<'_>, effects: &mut Effects) {
    effects.push(Effect::Call(facing.seat, Chips::ZERO));
}

pub(super) fn called(facing: &Facing<'_>, effects: &mut Effects) {
    let chips = facing.owes().min(facing.stack);
    small_chips::stay_behind(facing, chips, effects);
    effects.push(Effect::Call(facing.seat, chips));
}

/// A wager as declared, or the same total under the name that the situation has for it.
pub(super) fn under_its_name(
    facing: &Facing<'_>,
    action: Action,
    (named, total): (Named, Chips),
    why: &mut Why,
) -> Held {
    misnamed(facing, action, named, why)
        .map_or(Held::AsDeclared, |reason| Held::As(named.action(total), reason))
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
