//! When a round is complete its bets go to the pot; what no one matched goes back before any pot is compared.
//!
//! Books: TDA 15-B and 65-A; documents A, B and E. Document C keeps it as a pot of one.

use super::{killed_hand, small_chips};
use crate::citation::Why;
use crate::hand::Hand;
use crate::pot::unmatched;
use crate::ruleset::choices::{CardsInTime, FoldedChips, SidePots, UnmatchedChips};
use crate::ruling::{Effect, Effects, Held};

pub(super) fn collect(hand: &Hand<'_>, effects: &mut Effects, why: &mut Why) -> Held {
    let rules = hand.course.award(hand.plan.round, hand.company(), hand.ending());
    let CardsInTime::WaitForTheBetting = hand.course.deal.cards_in_time.cite(why);
    if hand.live != hand.seats {
        let FoldedChips::StayInThePot = rules.folded_chips.cite(why);
    }
    if hand.all_in.meets(hand.live) {
        let SidePots::ByLayer = rules.side_pots.cite(why);
    }
    effects.push(Effect::Collect);
    small_chips::left_for_the_next_street(hand, effects, why);
    if let Some((seat, chips)) = unmatched(hand)
        && (hand.memory.killed.is_empty() || killed_hand::gets_back(hand, seat, why))
        && rules.unmatched_chips.cite(why) == UnmatchedChips::Returned
    {
        effects.push(Effect::Return(seat, chips));
    }
    Held::AsDeclared
}
