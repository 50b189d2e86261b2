//! A straddle is a blind that a seat chooses to put out before the cards; it is what the others then have to match.
//!
//! Books: WSOP live 22 and 165; Robert's no-limit 2; Hard Rock, section B 2f.

use super::cards;
use crate::chips::Chips;
use crate::citation::Why;
use crate::hand::{Hand, Phase, Straddle};
use crate::ruleset::choices::{
    RaiseOverStraddle, Straddle as Offered, StraddleOpener, StraddleSize, Straddles as Allowed,
};
use crate::ruleset::facts::Structure;
use crate::ruling::{Effect, Effects, Held, Impossible, Reason};
use crate::seat::Seat;

/// What a straddle is beside those that stand.
enum Place {
    First,
    /// It is put out over the last one.
    Over(Straddle),
    /// Its seat is named before the one that has straddled.
    InsteadOf(Straddle),
}

/// A seat puts out a straddle, to this total.
pub(super) fn straddle(
    hand: &Hand<'_>,
    (seat, total): (Seat, Chips),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    has_chips(hand, seat, total)?;
    if !is_time(hand) {
        return Ok(cards::not_due(hand, why));
    }
    let Some(place) = place(hand, seat, why) else {
        return Ok(Held::Void(Reason::NoStraddle));
    };
    let (least, most) = bounds(hand, &place, why);
    if total < least || total <= stands(hand, &place) {
        return Ok(Held::Void(Reason::BelowMinimum));
    }
    if total > most {
        return Ok(Held::Void(Reason::AboveMaximum));
    }
    if let Place::InsteadOf(other) = place {
        effects.push(Effect::TakeBackStraddle(other.seat, other.moved));
    }
    effects.push(Effect::Straddle(seat, total));
    effects.push(Effect::StraddleTurn(before_opener(hand, seat, why)));
    if hand.table.stakes().structure != Structure::FixedLimit {
        effects.push(Effect::StraddleSize(size(hand, total, why)));
    }
    Ok(Held::AsDeclared)
}

fn has_chips(hand: &Hand<'_>, seat: Seat, total: Chips) -> Result<(), Impossible> {
    let whole = hand.front[seat] + hand.stack[seat];
    if total > whole {
        return Err(Impossible::NotEnoughChips { has: hand.stack[seat], total: whole });
    }
    if hand.table.sizes.can_make(total) { Ok(()) } else { Err(Impossible::NotAChipAmount) }
}

/// Once the blinds are posted and before the first card.
fn is_time(hand: &Hand<'_>) -> bool {
    matches!(hand.phase, Phase::Dealing) && hand.street == 0 && hand.undealt == hand.seats
}

fn place(hand: &Hand<'_>, seat: Seat, why: &mut Why) -> Option<Place> {
    let stand = hand.memory.straddles;
    let Some(last) = stand.last else {
        let offered = rank(hand, seat, why).is_some() && is_allowed(hand, 1, why);
        return offered.then_some(Place::First);
    };
    let next = hand.seats.after(last.seat) == Some(seat) && !stand.by.has(seat);
    if next && is_allowed(hand, stand.by.count() + 1, why) {
        return Some(Place::Over(last));
    }
    let comes_first = rank(hand, seat, why)? < rank(hand, last.seat, why)?;
    (comes_first && stand.by.at_most_one()).then_some(Place::InsteadOf(last))
}

/// How far in front the seat is named among those that are offered a straddle.
fn rank(hand: &Hand<'_>, seat: Seat, why: &mut Why) -> Option<usize> {
    let under_the_gun = hand.big_blind_seat().and_then(|big| hand.seats.after(big));
    let without_blind = !hand.blinds.contains(&Some(seat));
    let offered = hand.course.deal.straddle.cite(why);
    let is_named = |to| match to {
        Offered::None => None,
        Offered::UnderTheGun => Some(without_blind && under_the_gun == Some(seat)),
        Offered::Button => Some(without_blind && seat == hand.button),
        Offered::AnySeat => Some(true),
    };
    offered.iter().map_while(is_named).position(|named| named)
}

fn is_allowed(hand: &Hand<'_>, number: u32, why: &mut Why) -> bool {
    match hand.course.deal.straddles.cite(why) {
        Allowed::None => false,
        Allowed::Unlimited => true,
        Allowed::AtMost(most) => number <= most,
    }
}

/// The smallest and the largest total.
fn bounds(hand: &Hand<'_>, place: &Place, why: &mut Why) -> (Chips, Chips) {
    let table = hand.table;
    let (least, most) = match hand.course.deal.straddle_size.cite(why) {
        StraddleSize::AsPosted => (table.sizes.big_blind * 2, Chips::LIMIT),
        StraddleSize::Between(least, most) => (table.money(least), table.money(most)),
    };
    let Place::Over(former) = place else {
        return (least, most);
    };
    let doublings = hand.straddlers().count();
    (hand.front[former.seat] * 2, Chips(most.0.saturating_mul(1 << doublings)))
}

/// What has to be matched without the straddle.
fn stands(hand: &Hand<'_>, place: &Place) -> Chips {
    let big_blind = hand.table.sizes.big_blind;
    let highest = if let Place::InsteadOf(other) = place {
        let others = hand.highest_front(hand.seats.without(other.seat));
        others.max(hand.front[other.seat].less(other.moved))
    } else {
        hand.highest_front(hand.seats)
    };
    big_blind.max(highest)
}

/// The seat left of which the first to act sits.
fn before_opener(hand: &Hand<'_>, seat: Seat, why: &mut Why) -> Seat {
    match hand.course.deal.straddle_opener.cite(why) {
        StraddleOpener::LeftOfStraddle => seat,
        StraddleOpener::LeftOfButton => hand.button,
        StraddleOpener::LeftOfBigBlind => hand.big_blind_seat().unwrap_or(hand.button),
    }
}

/// What a full raise over a straddle adds.
fn size(hand: &Hand<'_>, total: Chips, why: &mut Why) -> Chips {
    match hand.course.deal.raise_over_straddle.cite(why) {
        RaiseOverStraddle::DoubleStraddle => total,
        RaiseOverStraddle::StraddlePlusBigBlind => hand.table.sizes.big_blind,
    }
}
