//! Chips below the betting unit play only as a seat's last ones; in some rooms not even then.
//!
//! Books: WSOP live 184; Robert's section 3; Hard Rock 24.

use super::facing::Facing;
use crate::chips::Chips;
use crate::citation::Why;
use crate::hand::Hand;
use crate::ruleset::choices::SmallChipsAllIn;
use crate::ruling::{Effect, Effects};
use crate::seat::{Seat, Seats};

/// What a seat has behind that does not play on this street. A seat that has nothing larger plays what it has.
#[cold]
pub(super) fn of(hand: &Hand<'_>, seat: Seat, why: &mut Why) -> Chips {
    let whole = hand.front[seat] + hand.stack[seat];
    let over = over(hand, whole, why);
    if over == whole { Chips::ZERO } else { over.min(hand.stack[seat]) }
}

/// The chips beyond the last whole unit, where they do not play.
fn over(hand: &Hand<'_>, whole: Chips, why: &mut Why) -> Chips {
    let (rules, sizes) = (&hand.course.deal, hand.table.sizes);
    if !sizes.has_units || sizes.is_of_every_unit(whole) {
        return Chips::ZERO;
    }
    let over = whole - whole.down_to_multiple(sizes.unit(rules.wager_unit.cite(why)));
    if over.is_zero() || rules.small_chips_all_in.cite(why) == SmallChipsAllIn::Play {
        Chips::ZERO
    } else {
        over
    }
}

/// A seat that puts in its last chips that play is all-in, whatever is left.
pub(super) fn stay_behind(facing: &Facing<'_>, put_in: Chips, effects: &mut Effects) {
    if !facing.too_small.is_zero() && put_in == facing.stack {
        effects.push(Effect::TooSmallToPlay(Seats::only(facing.seat)));
    }
}

/// A seat that has so much in front and behind after a post or with chips added, and nothing behind that plays.
pub(super) fn left_alone(
    hand: &Hand<'_>,
    (seat, front, stack): (Seat, Chips, Chips),
    effects: &mut Effects,
    why: &mut Why,
) {
    left_in(hand, (Seats::only(seat), &|_| (front, stack)), effects, why);
}

/// Those of these seats that have nothing behind that plays, by what is to lie in front and behind.
pub(super) fn left_in(
    hand: &Hand<'_>,
    (seats, lies): (Seats, &dyn Fn(Seat) -> (Chips, Chips)),
    effects: &mut Effects,
    why: &mut Why,
) {
    let mut left = Seats::NONE;
    for seat in seats {
        let (front, stack) = lies(seat);
        if !stack.is_zero() && over(hand, front + stack, why) >= stack {
            left = left.with(seat);
        }
    }
    if !left.is_empty() {
        effects.push(Effect::TooSmallToPlay(left));
    }
}

/// The seats that have nothing behind for the next street that plays.
pub(super) fn left_for_the_next_street(hand: &Hand<'_>, effects: &mut Effects, why: &mut Why) {
    if !hand.table.sizes.has_units {
        return;
    }
    left_in(hand, (hand.live.except(hand.all_in), &|seat| (Chips::ZERO, hand.stack[seat])), effects, why);
}
