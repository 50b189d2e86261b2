//! When its turn comes, a seat is held to what it did out of turn, unless the action has changed.
//!
//! Books: TDA 53-A; WSOP live 17 and 136; WSOP tournament 90; Hard Rock 13; Robert's section 3.

use super::facing::Facing;
use super::{act, open, out_of_turn};
use crate::citation::Why;
use crate::event::{Action, Event};
use crate::hand::Hand;
use crate::options::{Bounds, Match, Options, WagerOption};
use crate::ruleset::choices::ActionChangedBy;
use crate::ruling::{Effect, Effects, Held, Impossible, Reason};
use crate::seat::Seat;

/// What a seat does in turn that has acted before its turn.
#[cold]
pub(super) fn in_turn(
    hand: &Hand<'_>,
    (seat, event): (Seat, &Event),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    let (free, bound) = bound(hand, seat, why);
    let Some(does) = bound else {
        return super::in_turn(&free, (seat, event), effects, why);
    };
    let mut own = Effects::none();
    let ruled = super::in_turn(&free, (seat, event), &mut own, why)?;
    for effect in does.effects.iter() {
        effects.push(*effect);
    }
    effects.push(Effect::HeldTo(seat));
    if own == does.effects {
        return Ok(ruled);
    }
    let became = if let Held::As(became, _) = does.held { became } else { does.action };
    Ok(Held::As(became, Reason::ActedOutOfTurn))
}

/// What a seat may do in turn that has acted before its turn.
#[cold]
pub(super) fn options(hand: &Hand<'_>, seat: Seat) -> Option<Options> {
    let mut why = Why::nothing();
    let (free, bound) = bound(hand, seat, &mut why);
    let mut open = super::options(&free, seat)?;
    open.why = open.why.and(&why);
    let Some(does) = bound else { return Some(open) };
    let (match_, total) = match does.effects.iter().find_map(|effect| out_of_turn::done(&free, effect))? {
        Action::Fold => (Match::FoldOnly, None),
        Action::Check => (Match::Check, None),
        Action::Call => (Match::MustCall(open.owes()), None),
        Action::Bet(total) | Action::RaiseTo(total) => (Match::SaidRaise, Some(total)),
        Action::Complete | Action::AllIn => return Some(open),
    };
    let exactly = |total| Bounds { min: total, max: total };
    let wager = match (open.wager, total) {
        (WagerOption::Bet(_), Some(total)) => WagerOption::Bet(exactly(total)),
        (WagerOption::Raise(_), Some(total)) => WagerOption::Raise(exactly(total)),
        (WagerOption::AllIn(_), Some(total)) => WagerOption::AllIn(total),
        (_, _) => WagerOption::Closed(Reason::ActedOutOfTurn),
    };
    Some(Options { match_, wager, ..open })
}

/// The act that a seat is held to, and what follows from it.
#[derive(Debug, Clone, Copy)]
struct Does {
    action: Action,
    held: Held,
    effects: Effects,
}

/// The hand as the seat finds it, and the act that it is held to, if it is to one.
#[cold]
fn bound<'t>(hand: &Hand<'t>, seat: Seat, why: &mut Why) -> (Hand<'t>, Option<Does>) {
    let mut free = hand.without_early_act(seat);
    let Some(facing) = Facing::of(hand, seat, why) else { return (free, None) };
    facing.rules.out_of_turn.cite(why);
    let (early, price) = (&hand.memory.early, facing.betting.price);
    let changed = match facing.rules.action_changed_by.cite(why) {
        ActionChangedBy::BetOrRaise => early.is_raised_since(seat, price),
        ActionChangedBy::BetCallOrRaise => {
            early.is_raised_since(seat, price) || early.is_called_since(seat, hand.memory.acts)
        }
    };
    let Some(action) = early.act(seat, price).filter(|_| !changed) else {
        return (free, None);
    };
    if action == Action::Check && !facing.owes().is_zero() {
        free.bar(seat);
        return (free, None);
    }
    if action == Action::Complete && may_choose_a_size(&facing, why) {
        free.memory.declared = Some(seat);
        return (free, None);
    }
    let mut effects = Effects::none();
    let bound = match act(&free, seat, action, &mut effects, why) {
        Ok(held @ (Held::AsDeclared | Held::As(..))) => Some(Does { action, held, effects }),
        Ok(Held::Void(_) | Held::Floor(_)) | Err(_) => None,
    };
    (free, bound)
}

/// Whether a seat that has said no more than that it raises still has the size to choose.
fn may_choose_a_size(facing: &Facing<'_>, why: &mut Why) -> bool {
    !facing.only_all_in_or_fold(why) && open::smallest_total(facing, why).is_some()
}
