//! Chips that lie in front of a seat already, left there, taken back or pushed out anew, and those put out beside them.
//!
//! Books: TDA 46; WSOP tournament 98; WSOP live 141.

use super::chips_out::{self, Pieces, Silent};
use super::facing::Facing;
use super::{added_chips, cards, held_to, silent_chips, turn};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::{Action, ChipsOut, Event, PriorChips};
use crate::hand::{Hand, Phase};
use crate::ruleset::choices::{ChipsTakenBack, CoveringChips, MixedChips};
use crate::ruling::{Effect, Effects, Held, Impossible, Mark};
use crate::seat::Seat;

/// What a seat does with chips that lie in front of it.
#[cold]
pub(super) fn moves(
    hand: &Hand<'_>,
    (seat, what): (Seat, PriorChips),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    let chips = match what {
        PriorChips::PostedWith(chips) => return posted_with(hand, (seat, chips), effects, why),
        PriorChips::TakenBack(chips) => chips,
        PriorChips::PutOutWith(chips) => return together(hand, (seat, chips), effects, why),
    };
    if !super::is_turn(hand, seat) {
        return Ok(turn::not_your_turn(hand, why));
    }
    added_chips::countable(hand, chips)?;
    let left = hand.lies_in_front(seat) - hand.taken_back(seat);
    if chips > left {
        return Err(Impossible::NotEnoughChips { has: left, total: left });
    }
    turn::rules(hand).chips_taken_back.cite(why);
    effects.push(Effect::Mark(Mark::TakesBack(seat, hand.taken_back(seat) + chips)));
    Ok(Held::AsDeclared)
}

/// A blind that lies there as a larger chip, its change still due.
fn posted_with(
    hand: &Hand<'_>,
    (seat, chips): (Seat, Chips),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    added_chips::countable(hand, chips)?;
    let whole = hand.front[seat] + hand.stack[seat];
    if chips > whole {
        return Err(Impossible::NotEnoughChips { has: hand.stack[seat], total: whole });
    }
    let has_acted = matches!(&hand.phase, Phase::Betting(betting) if betting.acted.has(seat));
    let is_due = matches!(hand.phase, Phase::Dealing | Phase::Betting(_)) && hand.street == 0 && !has_acted;
    if !is_due || hand.front[seat].is_zero() || chips < hand.front[seat] {
        return Ok(cards::not_due(hand, why));
    }
    hand.course.deal.posting_order.cite(why);
    effects.push(Effect::Mark(Mark::PostedWith(seat, chips)));
    Ok(Held::AsDeclared)
}

/// New chips, pushed out as one with those that lie there.
fn together(
    hand: &Hand<'_>,
    (seat, chips): (Seat, ChipsOut),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    chips_out::has_chips(hand, seat, &chips)?;
    if super::is_turn(hand, seat) && hand.memory.early.seats.has(seat) {
        return held_to::in_turn(hand, (seat, &Event::PutOut(seat, chips)), effects, why);
    }
    let Some(facing) = Facing::of(hand, seat, why).filter(|_| super::is_turn(hand, seat)) else {
        return Ok(turn::not_your_turn(hand, why));
    };
    let there = There::of(&facing);
    chips_out::possible(&there.facing, Silent::chips(&chips))?;
    let MixedChips::AllCount = facing.rules.mixed_chips.cite(why);
    Ok(all_count(&facing, (Silent::chips(&chips), there.left), effects, why))
}

/// New chips in silence, where chips were taken back or lie there as a larger one.
#[cold]
pub(super) fn put_out(
    facing: &Facing<'_>,
    chips: Silent,
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    let there = There::of(facing);
    chips_out::possible(&there.facing, chips)?;
    let covers = there.lay >= facing.price && !facing.owes().is_zero();
    let covering = covers.then(|| facing.rules.covering_chips.cite(why));
    Ok(match covering {
        Some(CoveringChips::AllCount) => all_count(facing, (chips, there.lay), effects, why),
        Some(CoveringChips::NewChipsAlone) if there.left.is_zero() => {
            at_their_value(facing, chips, effects, why)
        }
        Some(CoveringChips::NewChipsAlone) => all_count(facing, (chips, there.left), effects, why),
        None if there.left.is_zero() || there.left == there.lay => {
            beside(&there, facing, chips, effects, why)
        }
        None => {
            let MixedChips::AllCount = facing.rules.mixed_chips.cite(why);
            all_count(facing, (chips, there.left), effects, why)
        }
    })
}

/// Whether a seat that has taken chips back facing a raise may not fold any more.
#[cold]
pub(super) fn binds(facing: &Facing<'_>, why: &mut Why) -> bool {
    let raised = facing.betting.made > 0 && !facing.owes().is_zero();
    let binds = raised && !facing.hand.taken_back(facing.seat).is_zero();
    if binds {
        let ChipsTakenBack::CallOrRaise = facing.rules.chips_taken_back.cite(why);
    }
    binds
}

/// What lay in front of a seat, what of it is left, and what it faces with only that in front.
struct There<'h> {
    lay: Chips,
    left: Chips,
    facing: Facing<'h>,
}

impl<'h> There<'h> {
    fn of(facing: &Facing<'h>) -> Self {
        let lay = facing.hand.lies_in_front(facing.seat);
        let left = lay - facing.hand.taken_back(facing.seat);
        let stack = facing.whole().less(left);
        Self { lay, left, facing: Facing { front: left, stack, ..*facing } }
    }
}

/// All chips together are several chips in one motion.
fn all_count(facing: &Facing<'_>, (new, old): (Silent, Chips), effects: &mut Effects, why: &mut Why) -> Held {
    let smallest = if new.smallest.is_zero() || old.is_zero() { new.smallest } else { new.smallest.min(old) };
    let total = (new.total + old).min(facing.whole());
    let all = Silent { total, smallest, pieces: Pieces::Several };
    alone(facing, all, effects, why)
}

/// Nothing of what lay there counts, and these chips are read by themselves.
fn alone(facing: &Facing<'_>, chips: Silent, effects: &mut Effects, why: &mut Why) -> Held {
    let facing_anew = Facing { front: Chips::ZERO, stack: facing.whole(), ..*facing };
    read((facing, &facing_anew), chips, effects, why)
}

/// One new chip is a wager of its value.
fn at_their_value(facing: &Facing<'_>, chips: Silent, effects: &mut Effects, why: &mut Why) -> Held {
    if chips.pieces != Pieces::One || chips.total <= facing.price {
        return alone(facing, chips, effects, why);
    }
    effects.put_out(chips.total);
    silent_chips::by_half(facing, (chips.total, chips), effects, why)
}

/// The new chips are read beside what is left in front.
fn beside(
    there: &There<'_>,
    facing: &Facing<'_>,
    chips: Silent,
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    read((facing, &there.facing), chips, effects, why)
}

/// Chips as they are read by a seat with other chips in front; a call is the same call.
fn read(
    (facing, anew): (&Facing<'_>, &Facing<'_>),
    chips: Silent,
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    effects.put_out(chips.total.min(facing.stack));
    if anew.front + chips.total <= facing.price {
        facing.rules.chips_taken_back.cite(why);
        return silent_chips::call_of(facing, silent_chips::reason_of(chips), effects);
    }
    let mut wagered = Effects::none();
    match silent_chips::above_the_call(anew, chips, &mut wagered, why) {
        Held::As(Action::Call | Action::Check, reason) => silent_chips::call_of(facing, reason, effects),
        held @ (Held::As(..) | Held::AsDeclared | Held::Void(_) | Held::Floor(_)) => {
            wagered.iter().for_each(|effect| effects.push(*effect));
            held
        }
    }
}
