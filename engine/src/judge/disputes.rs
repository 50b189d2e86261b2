//! Until when the reading of hands, and the pots, may be disputed.
//!
//! Books: TDA 22; WSOP live 55 and 56; Hard Rock 30o and 30p.

use super::misdeal;
use crate::citation::Why;
use crate::event::Disputed;
use crate::hand::{Hand, Phase};
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::DisputeUntil;
use crate::ruleset::params::Question;
use crate::ruling::{Held, Reason};

/// A seat disputes something: of this hand from its showdown on, before it of the hand before.
pub(super) fn dispute(hand: &Hand<'_>, what: Disputed, why: &mut Why) -> Held {
    let rules = hand.course.award(hand.plan.round, hand.company(), hand.ending());
    let (until, question) = match what {
        Disputed::TheReading => (rules.hand_dispute.cite(why), Question::HandDispute),
        Disputed::ThePot => (rules.pot_dispute.cite(why), Question::PotDispute),
    };
    let OrFloor::Ruled(until) = until else {
        return Held::Floor(question);
    };
    let in_time = match until {
        DisputeUntil::PotPushed => is_of_this_hand(hand) && !matches!(hand.phase, Phase::Over),
        DisputeUntil::AtOnce => is_of_this_hand(hand) && !hand.memory.moved_on,
        DisputeUntil::NextHand => is_of_this_hand(hand),
        DisputeUntil::NextHandAction => {
            is_of_this_hand(hand) || !misdeal::was_substantial(hand, hand.memory.acts, why)
        }
    };
    if in_time { Held::AsDeclared } else { Held::Void(Reason::TooLate) }
}

/// Whether there is anything of this hand yet to be disputed.
fn is_of_this_hand(hand: &Hand<'_>) -> bool {
    let at_its_end = matches!(hand.phase, Phase::Showdown(_) | Phase::Over);
    at_its_end || hand.live.at_most_one() || !hand.awarded.is_zero()
}
