//! Once someone is all-in and no betting can follow, the hands are turned up at once, or they wait for their turn.
//!
//! Books: TDA 16 and RP-8-F; WSOP live 149; document C, section 7.

use crate::citation::Why;
use crate::hand::Hand;
use crate::ruleset::choices::AllInHands;
use crate::ruling::{Effect, Effects, Held};
use crate::seat::Seats;

pub(super) fn turn_up(hand: &Hand<'_>, effects: &mut Effects, why: &mut Why) -> Held {
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    let up = match rules.all_in_hands.cite(why) {
        AllInHands::FaceUpAtOnce => hand.live,
        AllInHands::AllInShowsAtOnce => hand.live & hand.all_in,
        AllInHands::FaceDown | AllInHands::ShownInTurn => Seats::NONE,
    };
    if !up.is_empty() {
        effects.push(Effect::TurnUp(up));
    }
    effects.push(Effect::TurnUpRuled);
    Held::AsDeclared
}
