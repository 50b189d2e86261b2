//! What a player does to share a pot with the board: show every card, or announce it in time.
//!
//! Books: TDA 19; WSOP live 172; Robert's 5; Hard Rock, section B.

use super::cards;
use crate::citation::Why;
use crate::hand::{Hand, Phase};
use crate::ruleset::choices::PlayingTheBoard;
use crate::ruling::{Effect, Effects, Held, Mark, Reason};
use crate::seat::Seat;

/// A seat announces that it plays the board.
pub(super) fn announce(hand: &Hand<'_>, seat: Seat, effects: &mut Effects, why: &mut Why) -> Held {
    if !matches!(hand.phase, Phase::Showdown(Some(_))) || !hand.contenders.has(seat) {
        return cards::not_due(hand, why);
    }
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    match rules.playing_the_board.cite(why) {
        PlayingTheBoard::AllCards => Held::Void(Reason::MustShow),
        PlayingTheBoard::AnnounceFirst if !hand.live.has(seat) => Held::Void(Reason::TooLate),
        PlayingTheBoard::AnnounceFirst => {
            effects.push(Effect::Mark(Mark::PlaysShown(seat)));
            Held::AsDeclared
        }
    }
}
