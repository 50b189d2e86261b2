//! Until when a wager of a wrong size may be put right, by what has happened since.
//!
//! Books: TDA 52; WSOP live 142, 188 and 189; Robert's pot-limit 2; Hard Rock high-limit 6 and 7.

use super::misdeal;
use crate::card::Cards;
use crate::citation::Why;
use crate::hand::{Acts, Hand, Mistaken, Pending, Phase};
use crate::ruleset::choices::CorrectedUntil;

/// How far the hand has come since the wager.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Since {
    /// Seats are still to act on it.
    ToAct,
    /// The round is complete, and nothing has come after it.
    Complete,
    /// It is another wager's round, or another round.
    Over,
}

/// How far the hand has come since the wager.
pub(super) fn since(hand: &Hand<'_>, mistaken: &Mistaken) -> Since {
    let same = hand.street == mistaken.street;
    let collected = mistaken.paid_before.is_some() && !hand.turn_up_ruled && !hand.live.at_most_one();
    let complete = hand.pending() == Pending::Collect;
    let nothing_shown = hand.up.is_empty() && hand.memory.shown == Cards::EMPTY;
    match &hand.phase {
        Phase::Betting(betting) if !same || betting.price != mistaken.taken => Since::Over,
        Phase::Betting(_) if complete => Since::Complete,
        Phase::Betting(_) => Since::ToAct,
        Phase::Dealing if collected && !same && hand.awaits_the_whole_street() => Since::Complete,
        Phase::Closing | Phase::Showdown(_) if collected && same && nothing_shown => Since::Complete,
        Phase::Posting | Phase::Dealing | Phase::Closing | Phase::Showdown(_) | Phase::Over => Since::Over,
    }
}

/// Whether it may still be put right.
pub(super) fn is_open(
    hand: &Hand<'_>,
    (until, since, mistaken): (CorrectedUntil, Since, &Mistaken),
    why: &mut Why,
) -> bool {
    let (now, then) = (hand.memory.acts, mistaken.acts);
    let (folds, checks) = (now.folds - then.folds, now.checks - then.checks);
    let acts = Acts { folds, checks, wagers: now.wagers - then.wagers };
    let to_act = since == Since::ToAct;
    match until {
        CorrectedUntil::AtOnce => to_act && acts == Acts::default(),
        CorrectedUntil::TwoCallers => to_act && acts.wagers < 2,
        CorrectedUntil::RoundClosed => to_act,
        CorrectedUntil::SubstantialAction => {
            since != Since::Over && !misdeal::was_substantial(hand, acts, why)
        }
        CorrectedUntil::NextCard => since != Since::Over,
    }
}
