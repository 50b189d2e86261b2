//! What comes back to a player whose live hand the dealer took in by mistake.
//!
//! Books: TDA 13-C, 15-B and 65-A; WSOP live 114; Hard Rock 5c.

use super::cards;
use crate::chips::Chips;
use crate::citation::Why;
use crate::hand::{Betting, Hand, Phase};
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::KilledHandRefund;
use crate::ruleset::params::Question;
use crate::ruling::{Effect, Effects, Held, Mark, Reason};
use crate::seat::Seat;

/// The dealer takes a live hand in.
#[cold]
pub(super) fn kill(hand: &Hand<'_>, seat: Seat, effects: &mut Effects, why: &mut Why) -> Held {
    if matches!(hand.phase, Phase::Posting | Phase::Over) || hand.undealt.has(seat) {
        return cards::not_due(hand, why);
    }
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    if (hand.up | hand.memory.plays_shown).has(seat) {
        rules.winning_hand.cite(why);
        return Held::Void(Reason::CannotBeKilled);
    }
    if hand.live.without(seat).is_empty() {
        rules.last_live_hand.cite(why);
        return Held::Void(Reason::CannotBeKilled);
    }
    effects.push(Effect::Mark(Mark::Kill(seat)));
    let refund = rules.killed_hand_refund.cite(why);
    match (refund, &hand.phase) {
        (OrFloor::Ruled(KilledHandRefund::UncalledBet), Phase::Betting(betting)) => {
            withdraw(effects, (seat, uncalled(hand, betting, seat)));
        }
        (OrFloor::Ruled(KilledHandRefund::UncalledBet | KilledHandRefund::Nothing), _) => {}
        (OrFloor::Ruled(KilledHandRefund::AllChips), _) if hand.awarded.is_zero() => {
            withdraw(effects, (seat, hand.front[seat]));
            if !hand.paid[seat].is_zero() {
                effects.push(Effect::Return(seat, hand.paid[seat]));
            }
        }
        (OrFloor::Ruled(KilledHandRefund::AllChips) | OrFloor::Floor, _) => {
            return Held::Floor(Question::KilledHandRefund);
        }
    }
    Held::AsDeclared
}

/// Whether chips of a seat that nobody matched go back to it as those of any other.
#[cold]
pub(super) fn gets_back(hand: &Hand<'_>, seat: Seat, why: &mut Why) -> bool {
    if !hand.memory.killed.has(seat) {
        return true;
    }
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    rules.killed_hand_refund.cite(why) != OrFloor::Ruled(KilledHandRefund::Nothing)
}

fn withdraw(effects: &mut Effects, (seat, chips): (Seat, Chips)) {
    if !chips.is_zero() {
        effects.push(Effect::Withdraw(seat, chips));
    }
}

/// What nobody has called of the seat's bet or raise, if the last one is its own.
fn uncalled(hand: &Hand<'_>, betting: &Betting, seat: Seat) -> Chips {
    if betting.aggressor == Some(seat) {
        hand.front[seat].less(hand.highest_front(hand.seats.without(seat)))
    } else {
        Chips::ZERO
    }
}
