//! How much of a hand must be shown to win: all of its cards, or those that play.
//!
//! Books: TDA 13-A; WSOP live 143; Robert's showdown 1.

use super::cards;
use crate::card::Cards;
use crate::citation::Why;
use crate::hand::{Hand, Phase};
use crate::ruleset::choices::WinningHand;
use crate::ruling::{Effect, Effects, Held, Impossible, Mark};
use crate::seat::Seat;

/// A seat turns up some of its cards, or all.
pub(super) fn show_cards(
    hand: &Hand<'_>,
    (seat, shown): (Seat, Cards),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    holds(hand, seat, shown)?;
    let Phase::Showdown(Some(_)) = hand.phase else {
        return Ok(cards::not_due(hand, why));
    };
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    effects.push(Effect::ShowCards(seat, shown));
    if rules.winning_hand.cite(why) == WinningHand::CardsThatPlay {
        effects.push(Effect::Mark(Mark::PlaysShown(seat)));
    }
    Ok(Held::AsDeclared)
}

/// A seat that plays with the cards it has shown throws the others away, and keeps its claim.
pub(super) fn keeps_its_claim(hand: &Hand<'_>, seat: Seat, why: &mut Why) -> Held {
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    if hand.known[seat].intersection(hand.memory.shown).is_empty() {
        rules.playing_the_board.cite(why);
    } else {
        rules.winning_hand.cite(why);
    }
    Held::AsDeclared
}

/// Cards that nobody knows may be any that are not out.
fn holds(hand: &Hand<'_>, seat: Seat, shown: Cards) -> Result<(), Impossible> {
    let new = shown.difference(hand.known[seat]);
    if shown.is_empty() || new.len() > u32::from(hand.holding(seat).unknown) {
        Err(Impossible::CardNotHeld)
    } else if new.intersection(hand.out).is_empty() {
        Ok(())
    } else {
        Err(Impossible::CardElsewhere)
    }
}
