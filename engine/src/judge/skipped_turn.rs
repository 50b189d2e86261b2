//! A seat that lets others act past it loses its turn in the end: it may not raise any more, or its hand is dead.
//!
//! Books: TDA 53-B; WSOP live 137; WSOP tournament 90; Hard Rock 13; Robert's section 3.

use super::{misdeal, turn};
use crate::citation::Why;
use crate::event::Action;
use crate::hand::Hand;
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::{SkippedHand, SkippedTurn};
use crate::ruleset::params::Question;
use crate::ruling::{Early, Effect, Effects, Held};
use crate::seat::Seat;

/// One more seat acts past the seat to act; what is ruled then, if it is not what is ruled of any act out of turn.
pub(super) fn acted_past(
    hand: &Hand<'_>,
    (in_turn, by, action): (Seat, Seat, Action),
    effects: &mut Effects,
    why: &mut Why,
) -> Option<Held> {
    let early = &hand.memory.early;
    let folds = effects.iter().any(|effect| *effect == Effect::Fold(by));
    let live = if folds { hand.live().without(by) } else { hand.live() };
    if early.lost.has(in_turn) || live.without(in_turn).is_empty() {
        return None;
    }
    let rules = turn::rules(hand);
    let behind = early.behind.and(Early::of(action).0);
    let over = match rules.skipped_turn.cite(why) {
        SkippedTurn::SubstantialAction => misdeal::was_substantial(hand, behind, why),
        SkippedTurn::TwoActed => behind.count() >= 2,
        SkippedTurn::ThreeActed => behind.count() >= 3,
    };
    if !over {
        return None;
    }
    effects.push(Effect::LosesTurn(in_turn));
    match rules.skipped_hand.cite(why) {
        OrFloor::Ruled(SkippedHand::PassiveOnly) => None,
        OrFloor::Ruled(SkippedHand::Dead) => {
            effects.push(Effect::Fold(in_turn));
            None
        }
        OrFloor::Floor => Some(Held::Floor(Question::SkippedHand)),
    }
}
