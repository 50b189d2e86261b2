//! What needs no table: putting hands in order.

use std::cmp::Reverse;

use floorman_engine::{Ranking, strength};

use super::{fault, ok};
use crate::wire::frame::{Body, Rank, Ranked, RankedBy};
use crate::wire::line::cards;
use crate::words::wire as said;

pub(super) fn rank(rank: &Rank) -> Body {
    let ranking = match rank.by {
        RankedBy::High => Ranking::High,
        RankedBy::AceToFive => Ranking::AceToFive,
    };
    let Some(board) = cards(&rank.board) else { return fault(said::bad_field("board")) };
    let mut worth = Vec::new();
    for (number, hand) in (1_usize..).zip(&rank.hands) {
        let Some(hand) = cards(hand) else { return fault(said::bad_field("hands")) };
        let all = hand.known.union(board.known);
        let (high, low) = match ranking {
            Ranking::AceToFive => (None, Some(strength::ace_to_five(all))),
            Ranking::High
            | Ranking::DeuceToSeven
            | Ranking::Badugi
            | Ranking::BadugiAceHigh
            | Ranking::ShortDeckHigh => (Some(strength::high(all)), None),
        };
        worth.push((high, low, number));
    }
    worth.sort_by_key(|(high, low, _)| Reverse((*high, *low)));
    let tied = worth.chunk_by(|one, other| (one.0, one.1) == (other.0, other.1));
    ok(&Ranked { order: tied.map(|tied| tied.iter().map(|(.., number)| *number).collect()).collect() })
}
