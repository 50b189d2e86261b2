//! Once someone is all-in and no betting can follow, the hands are turned up at once, or they wait for their turn.
//!
//! Books: TDA 16 and RP-8-F; WSOP live 149; document C, section 7.

use super::cards;
use crate::citation::Why;
use crate::hand::{Hand, Pending};
use crate::ruleset::choices::AllInHands;
use crate::ruleset::facts::Pace;
use crate::ruling::{Effect, Effects, Held, Mark};
use crate::seat::Seats;

pub(super) fn turn_up(hand: &Hand<'_>, effects: &mut Effects, why: &mut Why) -> Held {
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    let up = match rules.all_in_hands.cite(why) {
        AllInHands::FaceUpAtOnce => hand.live,
        AllInHands::AllInShowsAtOnce => hand.live & hand.all_in,
        AllInHands::FaceDown if hand.setup.pace == Pace::HandForHand => {
            effects.push(Effect::Mark(Mark::Waits));
            return Held::AsDeclared;
        }
        AllInHands::FaceDown | AllInHands::ShownInTurn => Seats::NONE,
    };
    if !up.is_empty() {
        effects.push(Effect::TurnUp(up));
    }
    effects.push(Effect::TurnUpRuled);
    Held::AsDeclared
}

/// The other tables have finished their hand: what waited for them goes on.
#[cold]
pub(super) fn other_tables_finish(hand: &Hand<'_>, effects: &mut Effects, why: &mut Why) -> Held {
    if hand.pending() != Pending::OtherTables {
        return cards::not_due(hand, why);
    }
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    rules.all_in_hands.cite(why);
    effects.push(Effect::TurnUp(hand.live));
    effects.push(Effect::TurnUpRuled);
    Held::AsDeclared
}
