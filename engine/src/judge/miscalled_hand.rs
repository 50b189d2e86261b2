//! What a miscalled hand costs whoever miscalled it, once another player has thrown a hand away for it.
//!
//! Books: TDA 12; WSOP live 144 and 279; Robert's showdown 2.

use super::cards;
use crate::citation::Why;
use crate::hand::{Hand, Phase};
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::MiscalledHand;
use crate::ruleset::params::Question;
use crate::ruling::{Effect, Effects, Held, Mark, Reason};
use crate::seat::Seat;

/// It is found that a seat miscalled its hand, and that another threw its own away for that.
pub(super) fn misleads(
    hand: &Hand<'_>,
    (by, of): (Seat, Seat),
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    let thrown_away = (hand.memory.mucked | hand.memory.swept).has(of) && hand.contenders.has(of);
    if !matches!(hand.phase, Phase::Showdown(_)) || !thrown_away || !hand.live.has(by) {
        return cards::not_due(hand, why);
    }
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    match rules.miscalled_hand.cite(why) {
        OrFloor::Ruled(MiscalledHand::DeadIfMultiway) if !hand.live.at_most_one() => {
            effects.push(Effect::Mark(Mark::Kill(by)));
            Held::AsDeclared
        }
        OrFloor::Ruled(MiscalledHand::NoConsequence | MiscalledHand::DeadIfMultiway) => {
            Held::Void(Reason::PlaysOn)
        }
        OrFloor::Ruled(MiscalledHand::MayForfeit) | OrFloor::Floor => {
            effects.push(Effect::Mark(Mark::Miscalled(by)));
            Held::Floor(Question::MiscalledHand)
        }
    }
}

/// The floor rules a miscalled hand dead.
pub(super) fn forfeits(hand: &Hand<'_>, seat: Seat, effects: &mut Effects, why: &mut Why) -> Held {
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    rules.miscalled_hand.cite(why);
    if hand.live.without(seat).is_empty() {
        return Held::Void(Reason::CannotBeKilled);
    }
    effects.push(Effect::Mark(Mark::Kill(seat)));
    Held::AsDeclared
}
