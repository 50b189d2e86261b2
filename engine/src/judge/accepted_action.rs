//! Who calls accepts the bet as it is, whatever was said of its size; some books let a call on a wrong count go back.
//!
//! Books: TDA 49; WSOP tournament 104; WSOP live 139; Robert's no-limit 7 in older prints.

use super::facing::Facing;
use super::{act, added_chips, cards, held_to, turn};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::{Action, Event};
use crate::hand::Hand;
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::AcceptedAction;
use crate::ruleset::params::Question;
use crate::ruling::{Effects, Held, Impossible, Reason};
use crate::seat::Seat;

/// A seat in turn calls, having been told that the bet comes to this total.
#[cold]
pub(super) fn calls_as_told(
    hand: &Hand<'_>,
    (seat, told): (Seat, Chips),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    if !super::is_turn(hand, seat) {
        return Ok(turn::not_your_turn(hand, why));
    }
    if hand.memory.early.seats.has(seat) {
        return held_to::in_turn(hand, (seat, &Event::Act(seat, Action::Call)), effects, why);
    }
    let Some(facing) = Facing::of(hand, seat, why) else {
        return Ok(cards::not_due(hand, why));
    };
    added_chips::possible(hand, told)?;
    let costs_more = told < facing.price.min(facing.whole());
    if !costs_more || hand.memory.declared == Some(seat) {
        return act(hand, seat, Action::Call, effects, why);
    }
    match facing.rules.accepted_action.cite(why) {
        OrFloor::Ruled(AcceptedAction::Bound) => act(hand, seat, Action::Call, effects, why),
        OrFloor::Ruled(AcceptedAction::MayWithdraw) => Ok(Held::Void(Reason::WrongCount)),
        OrFloor::Floor => Ok(Held::Floor(Question::AcceptedAction)),
    }
}
