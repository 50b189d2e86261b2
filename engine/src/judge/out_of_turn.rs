//! What a seat does out of turn moves no chip, and is kept in mind until its turn comes. A fold may be a fold at once.
//!
//! Books: TDA 53-A and 58; WSOP live 17 and 136; WSOP tournament 84, 90 and glossary; Hard Rock 13; Robert's section 3.

use super::facing::Facing;
use super::{skipped_turn, turn, wager};
use crate::citation::Why;
use crate::event::{Action, Event, Word};
use crate::hand::{Betting, Hand, Pending, Phase};
use crate::ruleset::choices::{FoldOutOfTurn, FoldWithNothingToCall, OutOfTurn, OutOfTurnOptions};
use crate::ruling::{Barred, Early, Effect, Effects, Held, Impossible};
use crate::seat::Seat;

/// An act, a word or chips of a seat whose turn it is not.
#[cold]
pub(super) fn out_of_turn(
    hand: &Hand<'_>,
    (seat, event): (Seat, Event),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    let void = turn::not_your_turn(hand, why);
    let (Phase::Betting(betting), Pending::Act(in_turn)) = (&hand.phase, hand.pending()) else {
        return Ok(void);
    };
    let is_early = (betting.to_speak | betting.last_to_speak).has(seat);
    let kept = hand.memory.early.seats.has(seat);
    if !is_early || kept || turn::rules(hand).out_of_turn.cite(why) == OutOfTurn::ActionBacksUp {
        return Ok(void);
    }
    let Some(action) = meant(hand, (seat, event), why)? else {
        return Ok(void);
    };
    let (early, total) = Early::of(action);
    effects.push(Effect::OutOfTurn(seat, total, early));
    if matches!(action, Action::Check | Action::Call) && closes_a_raise(hand, betting, why) {
        effects.push(Effect::BarRaise(seat, Barred::OutOfTurn));
    }
    let folds = action == Action::Fold && is_a_fold_at_once(hand, seat, why);
    if folds {
        effects.push(Effect::Fold(seat));
    }
    let ruled = skipped_turn::acted_past(hand, (in_turn, seat, action), effects, why);
    Ok(ruled.unwrap_or(if folds { Held::AsDeclared } else { void }))
}

/// What the seat means to do, if it can be told; `Complete` for a raise of which only the word is said.
fn meant(hand: &Hand<'_>, (seat, event): (Seat, Event), why: &mut Why) -> Result<Option<Action>, Impossible> {
    let leaves_open = matches!(event, Event::Says(_, Word::RaiseOf(_)));
    let Some(action) = event.declares().filter(|_| !leaves_open) else {
        return as_if_in_turn(hand, (seat, event), why);
    };
    if let Some(facing) = Facing::of(hand, seat, &mut Why::nothing()) {
        wager::possible(&facing, action)?;
    }
    Ok(Some(action))
}

/// Chips, and words that leave something open, are read as they are in turn.
fn as_if_in_turn(
    hand: &Hand<'_>,
    (seat, event): (Seat, Event),
    why: &mut Why,
) -> Result<Option<Action>, Impossible> {
    let hand = hand.as_if_in_turn(seat);
    if hand.pending() != Pending::Act(seat) {
        return Ok(None);
    }
    let mut effects = Effects::none();
    Ok(match super::in_turn(&hand, (seat, &event), &mut effects, why)? {
        Held::As(action, _) => Some(action),
        Held::AsDeclared => effects.iter().find_map(|effect| done(&hand, effect)),
        Held::Void(_) | Held::Floor(_) => None,
    })
}

/// The act that an effect is.
pub(super) fn done(hand: &Hand<'_>, effect: &Effect) -> Option<Action> {
    if let Effect::Wager(_, total, _) = *effect {
        Some(if hand.price().is_zero() { Action::Bet(total) } else { Action::RaiseTo(total) })
    } else if let Effect::Call(_, chips) = *effect {
        Some(if chips.is_zero() { Action::Check } else { Action::Call })
    } else if let Effect::Fold(_) = *effect {
        Some(Action::Fold)
    } else if let Effect::Declare(_) = *effect {
        Some(Action::Complete)
    } else {
        None
    }
}

/// Whether a seat that checks or calls out of turn may not bet or raise, whatever others do before its turn.
fn closes_a_raise(hand: &Hand<'_>, betting: &Betting, why: &mut Why) -> bool {
    match turn::rules(hand).out_of_turn_options.cite(why) {
        OutOfTurnOptions::All => false,
        OutOfTurnOptions::NoRaiseIfPassive => true,
        OutOfTurnOptions::NoRaiseIfPassiveHeadsUp => betting.began == 2,
    }
}

/// Whether the hand is dead at once: not where it waits for its turn, nor where such a fold is a check.
fn is_a_fold_at_once(hand: &Hand<'_>, seat: Seat, why: &mut Why) -> bool {
    let rules = turn::rules(hand);
    if rules.fold_out_of_turn.cite(why) == FoldOutOfTurn::AsOtherActs {
        return false;
    }
    let nothing_to_call = hand.price() <= hand.front[seat];
    !nothing_to_call || rules.fold_with_nothing_to_call.cite(why) != FoldWithNothingToCall::IsACheck
}
