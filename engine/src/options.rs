//! What the seat to act may do, with bounds and grounds.

use crate::chips::Chips;
use crate::citation::Why;
use crate::hand::{Hand, Pending};
use crate::judge;
use crate::ruleset::params::Question;
use crate::ruling::Reason;
use crate::seat::Seat;

/// What a seat may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use]
pub struct Options {
    /// The seat.
    pub seat: Seat,
    /// Passing, matching, or neither.
    pub match_: Match,
    /// Betting or raising.
    pub wager: WagerOption,
    /// What totals between the bounds are multiples of; the largest may be the whole stack.
    pub unit: Chips,
    /// The statements this rests on.
    pub why: Why,
}

/// How a seat may go on without raising. A fold is offered beside a call, and where only all-in or fold is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Match {
    /// It may check.
    Check,
    /// It may fold, or put in so many chips now: what it owes, or what it has left.
    Call(Chips),
    /// It may only fold, if it does not go all-in.
    FoldOnly,
    /// It has said, in turn or before, that it bets or raises: it may not do less.
    SaidRaise,
    /// It has called out of turn, or taken chips back facing a raise: it may put in so many chips now, and not fold.
    MustCall(Chips),
}

/// Whether and how a seat may bet or raise. Amounts are totals for the street.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WagerOption {
    /// It may open within these bounds.
    Bet(Bounds),
    /// It may raise within these bounds.
    Raise(Bounds),
    /// It may go all-in to this total, above the price and below the minimum.
    AllIn(Chips),
    /// It may not, for this reason; nothing to say where it has too few chips.
    Closed(Reason),
    /// It has no chips beyond the call.
    NoChips,
    /// Whether it may is left to the floor, by this question.
    Floor(Question),
}

/// The smallest and the largest total.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// The smallest.
    pub min: Chips,
    /// The largest.
    pub max: Chips,
}

impl Options {
    /// Whether a fold is offered.
    #[must_use]
    pub const fn may_fold(&self) -> bool {
        matches!(self.match_, Match::Call(_) | Match::FoldOnly)
    }

    /// The chips a call takes now; none where there is nothing to call.
    #[must_use]
    pub const fn owes(&self) -> Chips {
        match self.match_ {
            Match::Call(chips) | Match::MustCall(chips) => chips,
            Match::Check | Match::FoldOnly | Match::SaidRaise => Chips::ZERO,
        }
    }
}

pub(crate) fn options(hand: &Hand<'_>) -> Option<Options> {
    match hand.pending() {
        Pending::Act(seat) => judge::options(hand, seat),
        Pending::Post(_)
        | Pending::Deal(..)
        | Pending::Board(_)
        | Pending::Collect
        | Pending::TurnUp
        | Pending::OtherTables
        | Pending::OpenShowdown
        | Pending::Show(_)
        | Pending::Rake
        | Pending::Award
        | Pending::Over => None,
    }
}
