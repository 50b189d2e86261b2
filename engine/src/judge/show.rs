//! At the showdown a seat turns its hand up, or throws it away where the book lets it.
//!
//! Books: TDA 16 and 17; WSOP live 143 and 149; document C, section 7.

use super::{cards, winning_hand};
use crate::citation::Why;
use crate::event::Action;
use crate::hand::{Hand, Pending, Phase};
use crate::ruleset::choices::{LastLiveHand, LosingHands};
use crate::ruling::{Effect, Effects, Held, Reason};
use crate::seat::{Seat, Seats};

pub(super) fn show(hand: &Hand<'_>, seat: Seat, effects: &mut Effects, why: &mut Why) -> Held {
    let Phase::Showdown(Some(_)) = hand.phase else {
        return cards::not_due(hand, why);
    };
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    rules.first_to_show.cite(why);
    effects.push(Effect::TurnUp(Seats::only(seat)));
    Held::AsDeclared
}

pub(super) fn muck(hand: &Hand<'_>, seat: Seat, effects: &mut Effects, why: &mut Why) -> Held {
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    if hand.up.has(seat) {
        rules.all_in_hands.cite(why);
        return Held::Void(Reason::MustShow);
    }
    if hand.pending() == Pending::Act(seat) {
        effects.push(Effect::Acted(seat));
        effects.push(Effect::Fold(seat));
        rules.losing_hands.cite(why);
        return Held::As(Action::Fold, Reason::BoundByWords);
    }
    let Phase::Showdown(Some(_)) = hand.phase else {
        return cards::not_due(hand, why);
    };
    if hand.live.at_most_one() {
        let (LastLiveHand::WinsUnseen | LastLiveHand::MustShow) = rules.last_live_hand.cite(why);
        return Held::Void(Reason::MustShow);
    }
    match rules.losing_hands.cite(why) {
        LosingHands::MayMuck if hand.memory.plays_shown.has(seat) => {
            winning_hand::keeps_its_claim(hand, seat, why)
        }
        LosingHands::MayMuck => {
            effects.push(Effect::Muck(seat));
            Held::AsDeclared
        }
        LosingHands::MustShow => Held::Void(Reason::MustShow),
    }
}
