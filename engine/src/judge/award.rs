//! Each pot is compared among those who contest it, and goes to the best hand; cards speak.
//!
//! Books: TDA 12, 16, 20 and 21; WSOP live 143, 144 and 153; documents A, B, C and E.

use super::{boards, odd_chip};
use crate::card::Cards;
use crate::citation::Why;
use crate::event::Dealt;
use crate::hand::{Hand, Phase};
use crate::pot::Pot;
use crate::ruleset::choices::{CardsSpeak, HighHands, PotOrder, TiedHands, UncontestedPot};
use crate::ruleset::params::AwardRules;
use crate::ruling::{Effect, Effects, Held, Impossible};
use crate::seat::{Seat, Seats};
use crate::strength::{self, Strength};

pub(super) fn award(hand: &Hand<'_>, effects: &mut Effects, why: &mut Why) -> Result<Held, Impossible> {
    let rules = hand.course.award(hand.plan.round, hand.company(), hand.ending());
    let pots = hand.pots_now();
    let Some((number, pot)) = due(hand, pots.as_slice(), rules, why) else {
        return Ok(super::cards::not_due(hand, why));
    };
    if hand.boards() > 1 {
        return boards::award(hand, (number, pot), rules, (effects, why));
    }
    let winners = winners(hand, (pot.contested, hand.board()), rules, why)?;
    effects.push(Effect::PotAwarded(number));
    odd_chip::split(hand, (pot.amount, winners), rules, (effects, why));
    Ok(Held::AsDeclared)
}

/// The pot that is due: one that a live hand alone contests at once, the others in the book's order.
fn due(hand: &Hand<'_>, pots: &[Pot], rules: &AwardRules, why: &mut Why) -> Option<(u8, Pot)> {
    let mut open = pots.iter().copied().enumerate().filter(|(_, pot)| !pot.awarded);
    let found = if matches!(hand.phase, Phase::Closing) && !hand.live.at_most_one() {
        open.find(|(_, pot)| pot.contested.at_most_one())
    } else if pots.len() == 1 {
        open.next()
    } else {
        match rules.pot_order.cite(why) {
            PotOrder::LastSidePotFirst => open.next_back(),
            PotOrder::MainPotFirst => open.next(),
        }
    };
    found.and_then(|(number, pot)| Some((u8::try_from(number).ok()?, pot)))
}

/// Of those who contest a pot, the ones with the best hand on a board.
pub(super) fn winners(
    hand: &Hand<'_>,
    (contested, board): (Seats, Dealt),
    rules: &AwardRules,
    why: &mut Why,
) -> Result<Seats, Impossible> {
    if contested.at_most_one() {
        let UncontestedPot::GoesToTheLastHand = rules.uncontested_pot.cite(why);
        return Ok(contested);
    }
    let CardsSpeak::BestHandWins = rules.cards_speak.cite(why);
    let HighHands::Standard = rules.high_hands.cite(why);
    let mut best: (Option<Strength>, Seats) = (None, Seats::NONE);
    for seat in contested.clockwise(hand.button) {
        let strength = Some(strength::high(cards(hand, seat, board)?));
        if strength > best.0 {
            best = (strength, Seats::only(seat));
        } else if strength == best.0 {
            best.1 = best.1.with(seat);
        }
    }
    if !best.1.at_most_one() {
        let TiedHands::SplitEvenly = rules.tied_hands.cite(why);
    }
    Ok(best.1)
}

/// The cards that a seat's hand is made from.
fn cards(hand: &Hand<'_>, seat: Seat, board: Dealt) -> Result<Cards, Impossible> {
    if hand.memory.plays_shown.has(seat) && !hand.up.has(seat) {
        return shown(hand, seat, board);
    }
    if hand.holding(seat).unknown > 0 || board.unknown > 0 {
        return Err(Impossible::UnknownCards(seat));
    }
    Ok(hand.known[seat].union(board.known))
}

/// Whether a seat's hand is the best of those that were shown, or the only one left; of several boards the first counts.
#[cold]
pub(super) fn leads(hand: &Hand<'_>, seat: Seat) -> Result<bool, Impossible> {
    let shown = hand.live & (hand.up | hand.memory.plays_shown);
    if !hand.live.has(seat) || hand.live.at_most_one() || !shown.has(seat) {
        return Ok(hand.live == Seats::only(seat));
    }
    let mine = strength::high(cards(hand, seat, hand.board())?);
    for other in shown.without(seat) {
        if strength::high(cards(hand, other, hand.board())?) > mine {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The cards that a seat plays with that has not shown all: those it has, and the board.
#[cold]
fn shown(hand: &Hand<'_>, seat: Seat, board: Dealt) -> Result<Cards, Impossible> {
    if board.unknown > 0 {
        return Err(Impossible::UnknownCards(seat));
    }
    Ok(hand.known[seat].intersection(hand.memory.shown).union(board.known))
}
