//! A bet is made in one motion, or its amount is said; some books allow the call and then the raise after "raise".
//!
//! Books: TDA 42 and 56; WSOP live 178; Robert's no-limit 6; document C, section 9.

use super::chips_out::Silent;
use super::facing::Facing;
use super::silent_chips::wager_of;
use super::{open, turn, wager};
use crate::citation::Why;
use crate::event::Action;
use crate::hand::Hand;
use crate::ruleset::choices::{StringBet, WordsBind};
use crate::ruling::{Effect, Effects, Held, Reason};
use crate::seat::Seat;

/// The first motion after the word "raise".
pub(super) fn after_raise(facing: &Facing<'_>, chips: Silent, effects: &mut Effects, why: &mut Why) -> Held {
    let WordsBind::Binding = facing.rules.words_bind.cite(why);
    facing.rules.string_bet.cite(why);
    wager_of(facing, (facing.front + chips.total, Reason::BoundByWords), effects, why)
}

/// One more motion by the seat that acted last.
pub(super) fn another_motion(
    hand: &Hand<'_>,
    (seat, chips): (Seat, Silent),
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    let Some(last) = hand.last_act_of(seat) else {
        turn::rules(hand).string_bet.cite(why);
        return Held::Void(Reason::StringBet);
    };
    let before = hand.before(last);
    let Some(facing) = Facing::of(&before, last.seat, why) else {
        return Held::Void(Reason::StringBet);
    };
    // A raise of which the amount was said is complete: there is no first motion to add to.
    let only_the_call = last.put_out <= facing.owes();
    let raise_begun = last.raise_said && !last.put_out.is_zero();
    let counts = match facing.rules.string_bet.cite(why) {
        StringBet::FirstMotion => false,
        StringBet::OneMotionAfterRaise => raise_begun && only_the_call,
        StringBet::MotionsAfterRaise => raise_begun,
    };
    if !counts || chips.total > facing.all_there() {
        return Held::Void(Reason::StringBet);
    }
    let put_out = last.put_out + chips.total;
    let total = facing.front + put_out;
    if total > facing.all_there() {
        return Held::Void(Reason::StringBet);
    }
    effects.push(Effect::Retract(last.seat, put_out));
    wager_of(&facing, (total, Reason::BoundByWords), effects, why)
}

/// An act that is less than the raise that was said.
pub(super) fn bound_to_raise(facing: &Facing<'_>, effects: &mut Effects, why: &mut Why) -> Held {
    let WordsBind::Binding = facing.rules.words_bind.cite(why);
    match wager::wager(facing, Action::Complete, effects, why) {
        Held::AsDeclared | Held::As(..) => {
            let smallest = open::smallest_total(facing, why).unwrap_or(facing.price).min(facing.whole());
            Held::As(Action::RaiseTo(smallest), Reason::BoundByWords)
        }
        held @ (Held::Void(_) | Held::Floor(_)) => held,
    }
}
