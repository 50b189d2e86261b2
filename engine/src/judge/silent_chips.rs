//! Chips put out in silence are a call, a bet or a raise by their number and amount, whatever the player meant.
//!
//! Books: TDA 43 to 45 and 51-B; WSOP live 140 to 142 and 182 to 183; document C, sections 4 and 10.

use super::facing::Facing;
use super::{declared, string_bet, wager};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::{Action, ChipsOut};
use crate::hand::Hand;
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::{ExactlyHalf, LastChips, OneChip, OpeningChip, SeveralChips, Undercall};
use crate::ruleset::params::Question;
use crate::ruling::{Barred, Effect, Effects, Held, Impossible, Reason};
use crate::seat::Seat;

/// What a seat has put out, as far as the rules look at it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Silent {
    pub(super) total: Chips,
    /// The smallest of the chips; nothing where only the amount is known.
    pub(super) smallest: Chips,
    pub(super) pieces: Pieces,
}

/// How many chips they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pieces {
    One,
    /// Several of one kind.
    Alike,
    /// Several of different kinds, or an amount of which nobody says how many.
    Several,
}

impl Silent {
    pub(super) fn chips(chips: &ChipsOut) -> Self {
        let pieces = match chips.kinds().count() {
            _ if chips.is_one_chip() => Pieces::One,
            1 => Pieces::Alike,
            _ => Pieces::Several,
        };
        Self { total: chips.total(), smallest: chips.smallest(), pieces }
    }

    pub(super) fn amount(total: Chips) -> Self {
        Self { total, smallest: Chips::ZERO, pieces: Pieces::Several }
    }

    /// Without those that are too small to play.
    fn that_play(self, facing: &Facing<'_>) -> Self {
        Self { total: self.total.min(facing.stack), ..self }
    }
}

/// Whether a seat has these chips, and the table knows them.
pub(super) fn has_chips(hand: &Hand<'_>, seat: Seat, chips: &ChipsOut) -> Result<(), Impossible> {
    let in_play = &hand.table.stakes().chips;
    let known = |chip: Chips| in_play.contains(&chip) || (in_play.is_empty() && chip == Chips(1));
    let rack = hand.setup.racks.iter().find(|(owner, _)| *owner == seat).map(|(_, rack)| rack);
    for (chip, count) in chips.kinds() {
        if !known(chip) {
            return Err(Impossible::ChipNotInPlay(chip));
        }
        let there =
            |rack: &Vec<(Chips, u16)>| rack.iter().filter(|(kind, _)| *kind == chip).map(|(_, n)| n).sum();
        let has: u16 = rack.map_or(count, there);
        if count > has {
            return Err(Impossible::NotEnoughOfAChip { chip, has });
        }
    }
    Ok(())
}

/// Whether a seat can put these chips out.
pub(super) fn possible(facing: &Facing<'_>, chips: Silent) -> Result<(), Impossible> {
    if chips.total > facing.stack + facing.too_small {
        return Err(facing.not_enough());
    }
    let whole = chips.total.0.checked_rem(facing.hand.table.sizes.smallest_chip.0) == Some(0);
    if whole && !chips.total.is_zero() { Ok(()) } else { Err(Impossible::NotAChipAmount) }
}

/// Chips put out by the seat whose turn it is.
pub(super) fn put_out(facing: &Facing<'_>, chips: Silent, effects: &mut Effects, why: &mut Why) -> Held {
    let chips = chips.that_play(facing);
    if !facing.only_all_in_or_fold(why) || chips.total == facing.stack {
        effects.put_out(chips.total);
    }
    read(facing, chips, effects, why)
}

/// What chips are held to be, whether they lie there or were only named.
pub(super) fn read(facing: &Facing<'_>, chips: Silent, effects: &mut Effects, why: &mut Why) -> Held {
    let chips = chips.that_play(facing);
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
        undercall(facing, effects, (chips, why))
    } else if chips.total <= owes {
        call_of(facing, reason_of(chips), effects)
    } else {
        above_the_call(facing, chips, effects, why)
    }
}

fn reason_of(chips: Silent) -> Reason {
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

fn above_the_call(facing: &Facing<'_>, chips: Silent, effects: &mut Effects, why: &mut Why) -> Held {
    let total = facing.front + chips.total;
    let last = (chips.total == facing.stack).then(|| facing.rules.last_chips.cite(why));
    if last == Some(LastChips::AlwaysAllIn) {
        return all_in(facing, effects, why);
    }
    if chips.pieces == Pieces::One {
        return match facing.rules.one_chip.cite(why) {
            OneChip::Call => call_of(facing, Reason::OneChip, effects),
            OneChip::ItsValue => by_half(facing, (total, chips), effects, why),
        };
    }
    let all_needed = !chips.smallest.is_zero() && chips.total - chips.smallest < facing.owes();
    let is_a_call = match facing.rules.several_chips.cite(why) {
        SeveralChips::RemovalThenHalf => all_needed,
        SeveralChips::SameChipsCall => chips.pieces == Pieces::Alike,
        SeveralChips::HalfBet => false,
    };
    if is_a_call {
        return call_of(facing, Reason::SeveralChips, effects);
    }
    if last == Some(LastChips::AllIn) {
        return all_in(facing, effects, why);
    }
    by_half(facing, (total, chips), effects, why)
}

/// A raise from half a raise up, a call below.
fn by_half(
    facing: &Facing<'_>,
    (total, chips): (Chips, Silent),
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    let reason = reason_of(chips);
    let Some(smallest) = wager::smallest_total(facing, why) else {
        return wager_of(facing, (total, reason), effects, why);
    };
    let (excess, size) = (total.less(facing.price), smallest.less(facing.price));
    let raises = match (excess * 2).cmp(&size) {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => match facing.rules.exactly_half.cite(why) {
            ExactlyHalf::Raise => true,
            ExactlyHalf::CallIfOneChip => chips.smallest != excess,
        },
    };
    if raises { wager_of(facing, (total, reason), effects, why) } else { call_of(facing, reason, effects) }
}

fn call_of(facing: &Facing<'_>, reason: Reason, effects: &mut Effects) -> Held {
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

/// Chips that do not cover the call.
fn undercall(facing: &Facing<'_>, effects: &mut Effects, (chips, why): (Silent, &mut Why)) -> Held {
    let ruled = facing.rules.undercall.cite(why);
    if ruled == OrFloor::Ruled(Undercall::FullCall) {
        return call_of(facing, Reason::UnderCall, effects);
    }
    if ruled != OrFloor::Ruled(Undercall::CompleteOrWithdraw) {
        effects.push(Effect::LeaveIn(facing.seat, chips.total));
    }
    effects.push(Effect::BarRaise(facing.seat, Barred::Undercall));
    if ruled == OrFloor::Floor { Held::Floor(Question::Undercall) } else { Held::Void(Reason::UnderCall) }
}
