//! A wager of a wrong size that the table takes as good is put right while it can be; after that it stands.
//!
//! Books: TDA 52; WSOP live 142, 188 and 189; WSOP tournament 90; Robert's pot-limit 2 and 3; Hard Rock high-limit 6
//! and 7.

use super::correction_window::{Since, is_open, since};
use super::facing::Facing;
use super::{act, cards, minimum_raise, pot_word, small_chips, turn, wager};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::{Action, Meant};
use crate::hand::{Hand, Mistaken};
use crate::ruleset::answer::OrFloor;
use crate::ruleset::facts::Structure;
use crate::ruleset::params::Question;
use crate::ruling::{Effect, Effects, Held, Impossible, Mistake, Reason};
use crate::seat::{Seat, Seats};

/// A seat in turn wagers an amount that nobody doubts.
pub(super) fn unnoticed(
    hand: &Hand<'_>,
    (seat, action, meant): (Seat, Action, Meant),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    let (Action::Bet(total) | Action::RaiseTo(total)) = action else {
        return act(hand, seat, action, effects, why);
    };
    let Some(facing) = Facing::of(hand, seat, why) else {
        return Ok(cards::not_due(hand, why));
    };
    wager::possible(&facing, action)?;
    let pot_limit = facing.structure() == Structure::PotLimit;
    let held = match meant {
        Meant::TheAmount => act(hand, seat, action, effects, why)?,
        Meant::ThePot if !pot_limit => return Ok(Held::Void(Reason::NotAllowedHere)),
        Meant::ThePot => pot_word::says_pot(&facing, effects, why),
    };
    let lawful = effects.iter().find_map(Effect::wagered);
    let Some(lawful) = lawful else { return Ok(held) };
    if lawful == total {
        return Ok(if meant == Meant::ThePot { Held::AsDeclared } else { held });
    }
    let mistake = match (pot_limit, total < lawful, meant) {
        (true, true, Meant::ThePot) => Mistake::BelowThePot,
        (true, false, Meant::ThePot) => Mistake::AboveThePot,
        (true, false, Meant::TheAmount) if held_down(held) => Mistake::AboveThePot,
        (_, _, _) => Mistake::WrongSize,
    };
    let was_full = effects.iter().any(|effect| matches!(effect, Effect::Full(_)));
    effects.push(Effect::TakenFor(seat, total, mistake));
    if was_full && facing.structure() != Structure::FixedLimit && facing.too_small.is_zero() {
        effects.push(Effect::Full(minimum_raise::size_of(&facing, total, why)));
    }
    Ok(Held::AsDeclared)
}

fn held_down(held: Held) -> bool {
    matches!(held, Held::As(_, Reason::AboveMaximum))
}

/// It is found that a wager was wrong.
pub(super) fn noticed(hand: &Hand<'_>, effects: &mut Effects, why: &mut Why) -> Held {
    let rules = turn::rules(hand);
    let Some(mistaken) = &hand.memory.mistaken else {
        rules.short_wager_correction.cite(why);
        return Held::Void(Reason::NothingWrong);
    };
    let (until, question) = match mistaken.mistake {
        Mistake::WrongSize => {
            (OrFloor::Ruled(rules.short_wager_correction.cite(why)), Question::ShortWagerCorrection)
        }
        Mistake::AboveThePot => (rules.pot_overbet_correction.cite(why), Question::PotOverbetCorrection),
        Mistake::BelowThePot => (rules.pot_underbet_correction.cite(why), Question::PotUnderbetCorrection),
    };
    let since = since(hand, mistaken);
    match until {
        OrFloor::Floor if since != Since::Over => Held::Floor(question),
        OrFloor::Ruled(until) if is_open(hand, (until, since, mistaken), why) => {
            put_right(hand, mistaken, effects, why);
            Held::AsDeclared
        }
        OrFloor::Floor | OrFloor::Ruled(_) => Held::Void(Reason::TooLate),
    }
}

/// Everybody who has put in the wrong total has the lawful one in, or all there is; nobody has more.
fn put_right(hand: &Hand<'_>, mistaken: &Mistaken, effects: &mut Effects, why: &mut Why) {
    let (lawful, taken) = (mistaken.lawful, mistaken.taken);
    let wrong = |seat: &Seat| {
        let there = paid_in(hand, mistaken, *seat);
        there > lawful || (hand.live.has(*seat) && there == taken)
    };
    let seats: Seats = hand.seats.into_iter().filter(wrong).collect();
    let too_little_in_the_pot = mistaken.paid_before.is_some() && taken < lawful;
    let total = if too_little_in_the_pot { matched(hand, mistaken, seats) } else { lawful };
    effects.push(Effect::PutRight(total, seats));
    let left = |seat: Seat| {
        let all = paid_in(hand, mistaken, seat) + hand.stack[seat];
        let front = if mistaken.paid_before.is_some() { Chips::ZERO } else { total.min(all) };
        (front, all.less(total))
    };
    small_chips::left_in(hand, (seats, &left), effects, why);
}

/// What a seat has put in on the wager's round.
fn paid_in(hand: &Hand<'_>, mistaken: &Mistaken, seat: Seat) -> Chips {
    match mistaken.paid_before {
        None => hand.front[seat],
        Some(before) => hand.paid[seat].less(before),
    }
}

/// The lawful total, as far as two of these seats reach it: no one puts in what nobody can match.
fn matched(hand: &Hand<'_>, mistaken: &Mistaken, seats: Seats) -> Chips {
    let reach = |seat: Seat| (paid_in(hand, mistaken, seat) + hand.stack[seat]).min(mistaken.lawful);
    let (mut most, mut second) = (Chips::ZERO, Chips::ZERO);
    for seat in seats {
        second = second.max(most.min(reach(seat)));
        most = most.max(reach(seat));
    }
    second.max(mistaken.taken)
}
