//! New chips put out where others lie in front of the seat already are read together with those.
//!
//! Books: TDA 46-C; WSOP tournament 98; WSOP live 141.

use super::chips_out::{self, Pieces, Silent};
use super::facing::Facing;
use super::{half, held_to, silent_chips, turn};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::{Action, ChipsOut, Event};
use crate::hand::Hand;
use crate::ruleset::choices::{CoveringChips, MixedChips};
use crate::ruling::{Effects, Held, Impossible};
use crate::seat::Seat;

/// New chips, pushed out as one with those that lie there.
#[cold]
pub(super) fn together(
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
    Ok(if there.lay >= facing.price && !facing.owes().is_zero() {
        covering(facing, (&there, chips), effects, why)
    } else if there.left.is_zero() || there.left == there.lay {
        read((facing, &there.facing), chips, effects, why)
    } else {
        let MixedChips::AllCount = facing.rules.mixed_chips.cite(why);
        all_count(facing, (chips, there.left), effects, why)
    })
}

/// New chips, where what lay there covers the call already.
fn covering(
    facing: &Facing<'_>,
    (there, chips): (&There<'_>, Silent),
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    match facing.rules.covering_chips.cite(why) {
        CoveringChips::AllCount => all_count(facing, (chips, there.lay), effects, why),
        CoveringChips::NewChipsAlone if there.left.is_zero() => at_their_value(facing, chips, effects, why),
        CoveringChips::NewChipsAlone => all_count(facing, (chips, there.left), effects, why),
    }
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
    half::decides(facing, (chips.total, chips), effects, why)
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
