//! Chips that come to light behind a seat whose all-in was called: they were in the bet, or they do not play.
//!
//! Books: TDA 62; WSOP tournament 105; FIDPA on all-ins; Hard Rock 2b.

use super::{added_chips, cards};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::FloorRuling;
use crate::hand::{Hand, Pending, Phase};
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::ChipsFoundBehind;
use crate::ruleset::params::{AwardRules, Question};
use crate::ruling::{Effect, Effects, Held, Impossible, Reason};
use crate::seat::{Seat, Seats};

/// Chips are found behind a seat.
#[cold]
pub(super) fn found(
    hand: &Hand<'_>,
    (seat, chips): (Seat, Chips),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    added_chips::possible(hand, chips)?;
    if !is_called(hand, seat) {
        return Ok(cards::not_due(hand, why));
    }
    effects.push(Effect::Found(seat, chips));
    let ruled = rules(hand).chips_found_behind.cite(why);
    Ok(match ruled {
        _ if is_too_late(hand) => Held::Void(Reason::TooLate),
        OrFloor::Ruled(ChipsFoundBehind::InTheBet) => {
            play(hand, (seat, chips), effects);
            Held::AsDeclared
        }
        OrFloor::Ruled(ChipsFoundBehind::DoNotPlay) => Held::Void(Reason::HiddenChips),
        OrFloor::Floor => Held::Floor(Question::ChipsFoundBehind),
    })
}

/// The floor rules whether chips that were found play.
#[cold]
pub(super) fn floor_rules(
    hand: &Hand<'_>,
    (seat, ruled): (Seat, FloorRuling),
    effects: &mut Effects,
    why: &mut Why,
) -> Held {
    let Some((_, chips)) = hand.memory.found.filter(|(owner, _)| *owner == seat) else {
        return cards::not_due(hand, why);
    };
    if !is_called(hand, seat) {
        return cards::not_due(hand, why);
    }
    rules(hand).chips_found_behind.cite(why);
    if is_too_late(hand) {
        return Held::Void(Reason::TooLate);
    }
    if ruled == FloorRuling::ChipsPlay {
        play(hand, (seat, chips), effects);
    }
    Held::AsDeclared
}

fn rules<'h>(hand: &'h Hand<'_>) -> &'h AwardRules {
    hand.course.award(hand.plan.round, hand.company(), hand.ending())
}

/// Whether the seat is all-in, and nobody is still to act.
fn is_called(hand: &Hand<'_>, seat: Seat) -> bool {
    let acted = match hand.phase {
        Phase::Betting(_) => hand.pending() == Pending::Collect,
        Phase::Dealing => hand.street > 0,
        Phase::Closing | Phase::Showdown(_) => true,
        Phase::Posting | Phase::Over => false,
    };
    acted && (hand.live & hand.all_in).has(seat) && !hand.live.at_most_one()
}

/// Whether chips have left the pot.
fn is_too_late(hand: &Hand<'_>) -> bool {
    !hand.awarded.is_zero()
}

/// The chips go in, as far as anyone has matched them or still can; live seats with chips behind match them.
fn play(hand: &Hand<'_>, (seat, chips): (Seat, Chips), effects: &mut Effects) {
    let there = total(hand, seat);
    let reach = |other: Seat| {
        let behind = if can_match(hand, other) { hand.stack[other] } else { Chips::ZERO };
        total(hand, other) + behind
    };
    let others = hand.seats.without(seat);
    let most = others.into_iter().map(reach).max().unwrap_or_default();
    let more = (there + chips).min(most).less(there);
    let owes = |other: &Seat| can_match(hand, *other) && total(hand, *other) < there + more;
    let matching: Seats = others.into_iter().filter(owes).collect();
    if more.is_zero() {
        return;
    }
    effects.push(Effect::PutMore(more, Seats::only(seat)));
    let lacks = matching.into_iter().map(|other| (there + more) - total(hand, other)).max();
    if let Some(lacks) = lacks {
        effects.push(Effect::PutMore(lacks, matching));
    }
}

fn can_match(hand: &Hand<'_>, seat: Seat) -> bool {
    hand.live.except(hand.all_in).has(seat)
}

/// What a seat has put in on all rounds.
fn total(hand: &Hand<'_>, seat: Seat) -> Chips {
    hand.paid[seat] + hand.front[seat]
}
