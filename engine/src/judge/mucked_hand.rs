//! A hand thrown away face down can be claimed while it can still be told from other cards; once swept away it is dead.
//!
//! Books: TDA 14; WSOP live 110 and 111; Hard Rock 30; document A.

use super::{cards, miscalled_hand};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::FloorRuling;
use crate::hand::{Hand, LastAct, Phase};
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::{FoldWithNothingToCall, MuckedHand, SweptHand, WordsBind};
use crate::ruleset::facts::FacingKind;
use crate::ruleset::params::Question;
use crate::ruling::{Effect, Effects, Held, Reason};
use crate::seat::Seat;

/// A seat claims the hand it has thrown away.
pub(super) fn take_back(hand: &Hand<'_>, seat: Seat, effects: &mut Effects, why: &mut Why) -> Held {
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    if hand.memory.swept.has(seat) {
        let SweptHand::Dead = rules.swept_hand.cite(why);
        return Held::Void(Reason::Swept);
    }
    if let Some(last) = hand.memory.last.as_ref().filter(|last| last.seat == seat && last.moved.is_zero()) {
        return take_back_a_fold(hand, last, effects, why);
    }
    if !hand.memory.mucked.has(seat) {
        return cards::not_due(hand, why);
    }
    match rules.mucked_hand.cite(why) {
        OrFloor::Ruled(MuckedHand::LiveIfIdentifiable) => {
            effects.push(Effect::Revive(seat));
            Held::AsDeclared
        }
        OrFloor::Ruled(MuckedHand::DeadOnTouchingMuck) => Held::Void(Reason::NotIdentifiable),
        OrFloor::Floor => Held::Floor(Question::MuckedHand),
    }
}

/// The floor rules whether a hand that was thrown away is live.
pub(super) fn floor_rules(
    hand: &Hand<'_>,
    (seat, live): (Seat, FloorRuling),
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    if live == FloorRuling::HandIsDead && (hand.memory.miscalled & hand.live).has(seat) {
        return miscalled_hand::forfeits(hand, seat, effects, why);
    }
    if !hand.memory.mucked.has(seat) {
        return cards::not_due(hand, why);
    }
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    rules.mucked_hand.cite(why);
    match live {
        FloorRuling::HandIsLive => effects.push(Effect::Revive(seat)),
        FloorRuling::HandIsDead
        | FloorRuling::Act(_)
        | FloorRuling::ChipsPlay
        | FloorRuling::ChipsStayBehind => effects.push(Effect::Sweep(seat)),
    }
    Held::AsDeclared
}

/// A fold with nothing to call, taken back before anyone has acted behind.
fn take_back_a_fold(hand: &Hand<'_>, last: &LastAct, effects: &mut Effects, why: &mut Why) -> Held {
    if hand.live.has(last.seat) || !matches!(hand.phase, Phase::Betting(_)) {
        return cards::not_due(hand, why);
    }
    let rules = hand.course.act(hand.plan.round, hand.company(), FacingKind::Nothing);
    if last.betting.price > last.front {
        let WordsBind::Binding = rules.words_bind.cite(why);
    } else if rules.fold_with_nothing_to_call.cite(why) == FoldWithNothingToCall::UntilNextAct {
        effects.push(Effect::Retract(last.seat, Chips::ZERO));
        return Held::AsDeclared;
    }
    Held::Void(Reason::BoundByWords)
}

/// The dealer sweeps a hand into the muck.
pub(super) fn sweep(hand: &Hand<'_>, seat: Seat, effects: &mut Effects, why: &mut Why) -> Held {
    if hand.live.has(seat) {
        return cards::not_due(hand, why);
    }
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    let SweptHand::Dead = rules.swept_hand.cite(why);
    effects.push(Effect::Sweep(seat));
    Held::AsDeclared
}
