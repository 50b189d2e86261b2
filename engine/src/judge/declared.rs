//! A fold, check or call means what it says, where the situation knows it; otherwise the nearest act that it knows.
//!
//! Books: TDA 55 and 58; WSOP live 110; document C, section 4.

use super::{facing::Facing, void, wager};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::Action;
use crate::ruleset::choices::{CheckFacingABet, FoldWithNothingToCall, MisnamedAct};
use crate::ruling::{Effect, Effects, Held, Reason};

pub(super) fn fold(facing: &Facing<'_>, why: &mut Why) -> (Held, Effects) {
    if !facing.owes().is_zero() {
        return (Held::AsDeclared, folded(facing));
    }
    match facing.rules.fold_with_nothing_to_call.cite(why) {
        FoldWithNothingToCall::Binding | FoldWithNothingToCall::UntilNextAct => {
            (Held::AsDeclared, folded(facing))
        }
        FoldWithNothingToCall::IsACheck => (Held::As(Action::Check, Reason::NothingToCall), checked(facing)),
    }
}

pub(super) fn check(facing: &Facing<'_>, why: &mut Why) -> (Held, Effects) {
    if facing.owes().is_zero() {
        return (Held::AsDeclared, checked(facing));
    }
    let CheckFacingABet::CallOrFold = facing.rules.check_facing_a_bet.cite(why);
    let mut effects = Effects::none();
    effects.push(Effect::BarRaise(facing.seat));
    (Held::Void(Reason::FacingBet), effects)
}

pub(super) fn call(facing: &Facing<'_>, why: &mut Why) -> (Held, Effects) {
    if facing.owes().is_zero() {
        let MisnamedAct::NearestLawfulAct = facing.rules.misnamed_act.cite(why);
        return (Held::As(Action::Check, Reason::NothingToCall), checked(facing));
    }
    wager::cite_short_call(facing, why);
    (Held::AsDeclared, called(facing))
}

/// An act on a street that knows only all-in and fold.
pub(super) fn all_in_or_fold(facing: &Facing<'_>, action: Action, why: &mut Why) -> (Held, Effects) {
    match action {
        Action::Fold => (Held::AsDeclared, folded(facing)),
        Action::AllIn => wager::wager(facing, action, why),
        Action::Bet(total) | Action::RaiseTo(total) if total == facing.whole() => {
            wager::wager(facing, Action::AllIn, why)
        }
        Action::Check | Action::Call | Action::Bet(_) | Action::RaiseTo(_) | Action::Complete => {
            void(Reason::NotAllowedHere)
        }
    }
}

fn folded(facing: &Facing<'_>) -> Effects {
    let mut effects = Effects::none();
    effects.push(Effect::Acted(facing.seat));
    effects.push(Effect::Fold(facing.seat));
    effects
}

pub(super) fn checked(facing: &Facing<'_>) -> Effects {
    let mut effects = Effects::none();
    effects.push(Effect::Call(facing.seat, Chips::ZERO));
    effects.push(Effect::Acted(facing.seat));
    effects
}

pub(super) fn called(facing: &Facing<'_>) -> Effects {
    let mut effects = Effects::none();
    effects.push(Effect::Call(facing.seat, facing.owes().min(facing.stack)));
    effects.push(Effect::Acted(facing.seat));
    effects
}
