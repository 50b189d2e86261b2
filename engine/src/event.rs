//! What happens at a table.

use crate::card::Cards;
use crate::chips::Chips;
use crate::seat::Seat;

/// One thing that happens at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A seat is dealt its cards of the street.
    Deal(Seat, Dealt),
    /// The board gets cards, as those of the street with this number, from 0.
    Board(u8, Dealt),
    /// A seat acts.
    Act(Seat, Action),
    /// A seat turns its hand up.
    Show(Seat),
    /// A seat throws its hand away unseen at the showdown.
    Muck(Seat),
    /// The dealer does what follows by rule.
    Duty(Duty),
}

/// Cards that are dealt: those that are known, and how many are not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dealt {
    /// The known cards.
    pub known: Cards,
    /// How many more came that nobody knows.
    pub unknown: u8,
}

/// What a player does in turn. Amounts of bets and raises are totals for the street.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Gives up the hand.
    Fold,
    /// Passes, putting in nothing.
    Check,
    /// Matches what is faced, or puts in what is left.
    Call,
    /// Opens the betting with this total.
    Bet(Chips),
    /// Raises to this total.
    RaiseTo(Chips),
    /// Completes a short all-in to the full fixed bet.
    Complete,
    /// Puts in the whole stack.
    AllIn,
}

/// What the dealer does by rule, no one choosing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Takes a seat's ante, blind and other posts.
    Post(Seat),
    /// Gathers the bets of a round that is complete, and gives back what nobody matched.
    Collect,
    /// Has the hands turned up, once someone is all-in and no more betting can follow.
    TurnUp,
    /// Says who shows first at the showdown.
    OpenShowdown,
    /// Awards the pot that is due.
    Award,
}
