//! Chips put out in silence are a call, a bet or a raise by their number and amount, whatever the player meant.
//!
//! Books: TDA 43 to 45 and 51-B; WSOP live 140 to 142 and 182 to 183; WSOP tournament 92 to 97; document C, sections 4 and 10.

use super::chips_out::{Pieces, Silent};
use super::facing::Facing;
use super::undercall::undercall;
use super::{declared, half, string_bet, wager};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::Action;
use crate::ruleset::choices::{LastChips, OneChip, OpeningChip, SeveralChips};
use crate::ruleset::params::Question;
use crate::ruling::{Effects, Held, Reason};

/// Chips put out by the seat whose turn it is. On a street of all-in or fold, less than all that it has moves nothing.
pub(super) fn put_out(facing: &Facing<'_>, chips: Silent, effects: &mut Effects, why: &mut Why) -> Held {
    let total = chips.total.min(facing.stack);
    if !facing.only_all_in_or_fold(why) || total == facing.stack {
        effects.put_out(total);
    }
    read(facing, chips, effects, why)
}

/// What chips are held to be, whether they lie there or were only named; those too small to play count for nothing.
pub(super) fn read(facing: &Facing<'_>, chips: Silent, effects: &mut Effects, why: &mut Why) -> Held {
    let chips = Silent { total: chips.total.min(facing.stack), ..chips };
    let owes = facing.owes();
    let only_all_in = facing.only_all_in_or_fold(why);
    if only_all_in && chips.total < facing.stack {
        return Held::Void(Reason::NotAllowedHere);
    }
    if only_all_in {
        all_in(facing, effects, why)
    } else if facing.hand.memory.declared == Some(facing.seat) {
        string_bet::after_raise(facing, chips, effects, why)
    } else if facing.price.is_zero() {
        opening(facing, chips, effects, why)
    } else if chips.total < owes.min(facing.stack) {
        undercall(facing, chips, effects, why)
    } else if chips.total <= owes {
        call_of(facing, reason_of(chips), effects)
    } else {
        above_the_call(facing, chips, effects, why)
    }
}

pub(super) fn reason_of(chips: Silent) -> Reason {
    match chips.pieces {
        Pieces::One => Reason::OneChip,
        Pieces::Alike | Pieces::Several => Reason::SeveralChips,
    }
}

fn opening(facing: &Facing<'_>, chips: Silent, effects: &mut Effects, why: &mut Why) -> Held {
    if chips.pieces == Pieces::One {
        let OpeningChip::ItsValue = facing.rules.opening_chip.cite(why);
    }
    wager_of(facing, (chips.total, reason_of(chips)), effects, why)
}

pub(super) fn above_the_call(
    facing: &Facing<'_>,
    chips: Silent,
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    let total = facing.front + chips.total;
    let last = (chips.total == facing.stack).then(|| facing.rules.last_chips.cite(why));
    if last == Some(LastChips::AlwaysAllIn) {
        return all_in(facing, effects, why);
    }
    if chips.pieces == Pieces::One {
        return match facing.rules.one_chip.cite(why) {
            OneChip::Call => call_of(facing, Reason::OneChip, effects),
            OneChip::ItsValue => half::decides(facing, (total, chips), effects, why),
        };
    }
    let all_needed = !chips.smallest.is_zero() && chips.total - chips.smallest < facing.owes();
    let alike = chips.pieces == Pieces::Alike;
    let is_a_call = match facing.rules.several_chips.cite(why) {
        SeveralChips::RemovalThenHalf => all_needed,
        SeveralChips::SameChipsCall => alike,
        SeveralChips::SameChipsFloor if alike => return Held::Floor(Question::SeveralChips),
        SeveralChips::SameChipsFloor | SeveralChips::HalfBet => false,
    };
    if is_a_call {
        return call_of(facing, Reason::SeveralChips, effects);
    }
    if last == Some(LastChips::AllIn) {
        return all_in(facing, effects, why);
    }
    half::decides(facing, (total, chips), effects, why)
}

pub(super) fn call_of(facing: &Facing<'_>, reason: Reason, effects: &mut Effects) -> Held {
    if facing.owes().is_zero() {
        declared::checked(facing, effects);
        return Held::As(Action::Check, reason);
    }
    declared::called(facing, effects);
    Held::As(Action::Call, reason)
}

/// The last chips go in.
fn all_in(facing: &Facing<'_>, effects: &mut Effects, why: &mut Why) -> Held {
    match wager::wager(facing, Action::AllIn, effects, why) {
        Held::AsDeclared => Held::As(Action::AllIn, Reason::LastChips),
        held @ (Held::As(..) | Held::Void(_) | Held::Floor(_)) => held,
    }
}

/// A bet or raise to this total, or to what the rules make of it.
pub(super) fn wager_of(
    facing: &Facing<'_>,
    (total, reason): (Chips, Reason),
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    let action = if facing.betting.price.is_zero() { Action::Bet(total) } else { Action::RaiseTo(total) };
    match wager::wager(facing, action, effects, why) {
        Held::AsDeclared => Held::As(action, reason),
        Held::As(became, Reason::BelowMinimum) => Held::As(became, reason),
        held @ (Held::As(..) | Held::Void(_) | Held::Floor(_)) => held,
    }
}
