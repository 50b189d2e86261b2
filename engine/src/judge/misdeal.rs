//! Some faults of the deal void the hand, until there was substantial action; others are put right.
//!
//! Books: TDA 35 to 37; WSOP live 108 and 109; Hard Rock 9; document C, section 9.

use super::cards;
use crate::card::{Card, Cards};
use crate::citation::Why;
use crate::event::{Action, Dealt};
use crate::hand::{Acts, Hand, Phase};
use crate::ruleset::choices::{
    ExposedCard, MisdealUntil, Redeal, SkippedSeat, SubstantialAction, WrongCardCount,
};
use crate::ruling::{Effect, Effects, Held, Impossible, Reason};
use crate::seat::Seat;

/// A seat gets a wrong number of cards.
pub(super) fn wrong_count(
    hand: &Hand<'_>,
    (seat, dealt): (Seat, Dealt),
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    let rule = hand.course.deal.wrong_card_count.cite(why);
    if hand.street > 0 {
        return Held::Void(Reason::WrongCardCount);
    }
    match rule {
        WrongCardCount::Misdeal => misdeal(hand, None, effects, why),
        WrongCardCount::DeadHand => {
            let held = kill(hand, (seat, Reason::WrongCardCount), effects);
            if held != Held::Void(Reason::WrongCardCount) {
                effects.push(Effect::Deal(seat, dealt.known, dealt.unknown));
            }
            held
        }
        WrongCardCount::PutRight => Held::Void(Reason::WrongCardCount),
    }
}

/// It is found that a seat holds a wrong number of cards; the right number is a deal before its time.
pub(super) fn found_in_a_hand(
    hand: &Hand<'_>,
    (seat, dealt): (Seat, Dealt),
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    let right = dealt.known.len() + u32::from(dealt.unknown) == u32::from(hand.hole_cards);
    if right || !is_played(hand) || !hand.live.has(seat) {
        return cards::not_due(hand, why);
    }
    match hand.course.deal.wrong_card_count.cite(why) {
        WrongCardCount::Misdeal => misdeal(hand, Some(seat), effects, why),
        WrongCardCount::DeadHand => kill(hand, (seat, Reason::WrongCardCount), effects),
        WrongCardCount::PutRight => Held::Void(Reason::WrongCardCount),
    }
}

/// The deal went past a seat.
pub(super) fn skipped(hand: &Hand<'_>, seat: Seat, effects: &mut Effects, why: &mut Why) -> Held {
    if !is_played(hand) || !hand.live.has(seat) {
        return cards::not_due(hand, why);
    }
    match hand.course.deal.skipped_seat.cite(why) {
        SkippedSeat::Misdeal => misdeal(hand, Some(seat), effects, why),
        SkippedSeat::PutRight => Held::Void(Reason::PlaysOn),
    }
}

/// A card was exposed as it was dealt to a seat.
pub(super) fn exposed(
    hand: &Hand<'_>,
    (seat, card): (Seat, Card),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    let held = hand.known[seat].contains(card);
    if hand.out.contains(card) && !held {
        return Err(Impossible::CardElsewhere);
    }
    if !is_the_first_street(hand) {
        return Ok(cards::not_due(hand, why));
    }
    let first_two = hand.seats.clockwise(hand.button).take(2).any(|early| early == seat);
    let early = first_two && (hand.undealt.has(seat) || first_card_of(hand, seat, card));
    let void = match hand.course.deal.exposed_card.cite(why) {
        ExposedCard::Misdeal => true,
        ExposedCard::MisdealIfFirstOrSecond => early || hand.memory.exposed > 0,
        ExposedCard::Replaced => false,
    };
    if void {
        return Ok(misdeal(hand, None, effects, why));
    }
    effects.push(Effect::Expose(card));
    Ok(Held::Void(Reason::PlaysOn))
}

/// Whether a card that a seat holds may have been its first.
fn first_card_of(hand: &Hand<'_>, seat: Seat, card: Card) -> bool {
    hand.known[seat].contains(card) || hand.known[seat] == Cards::EMPTY
}

/// Whether the hand was dealt here and is not at its showdown.
fn is_played(hand: &Hand<'_>) -> bool {
    let from_the_deal = hand.setup.start.is_none_or(|start| start.street == 0);
    from_the_deal && matches!(hand.phase, Phase::Dealing | Phase::Betting(_) | Phase::Closing)
}

fn is_the_first_street(hand: &Hand<'_>) -> bool {
    hand.street == 0 && matches!(hand.phase, Phase::Dealing | Phase::Betting(_) | Phase::Closing)
}

/// The hand is void, if the fault is found in time; later it plays on, and a hand that is fouled is dead.
fn misdeal(hand: &Hand<'_>, fouled: Option<Seat>, effects: &mut Effects, why: &mut Why) -> Held {
    let too_late = match hand.course.deal.misdeal_until.cite(why) {
        MisdealUntil::HandOver => false,
        MisdealUntil::SubstantialAction => was_substantial(hand, hand.memory.acts, why),
    };
    if too_late {
        return fouled
            .map_or(Held::Void(Reason::PlaysOn), |seat| kill(hand, (seat, Reason::PlaysOn), effects));
    }
    let Redeal::SameBlinds = hand.course.deal.redeal.cite(why);
    effects.push(Effect::Misdeal);
    Held::AsDeclared
}

/// A fouled hand is dead, unless it is the last one live.
fn kill(hand: &Hand<'_>, (seat, reason): (Seat, Reason), effects: &mut Effects) -> Held {
    if hand.live.without(seat).is_empty() {
        return Held::Void(reason);
    }
    effects.push(Effect::Fold(seat));
    Held::As(Action::Fold, reason)
}

pub(super) fn was_substantial(hand: &Hand<'_>, acts: Acts, why: &mut Why) -> bool {
    let all = acts.folds + acts.checks + acts.wagers;
    match hand.course.deal.substantial_action.cite(why) {
        SubstantialAction::TwoWithChipsOrThree => all >= 3 || (all == 2 && acts.wagers >= 1),
        SubstantialAction::TwoMixedOrThreeAlike => {
            all >= 3 || (all == 2 && acts.folds != 2 && acts.checks != 2)
        }
        SubstantialAction::ThreeOrTwoWagers => all >= 3 || acts.wagers >= 2,
        SubstantialAction::TwoActed => all >= 2,
    }
}
