//! What happens at a table.

mod map;

use crate::card::{Card, Cards};
use crate::chips::Chips;
use crate::seat::Seat;

/// One thing that happens at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A seat is dealt its cards of the street.
    Deal(Seat, Dealt),
    /// The board gets cards, as those of the street with this number, from 0.
    Board(u8, Dealt),
    /// A board after the first gets cards, where the rest of the hand is dealt on several.
    RunOut(Run, Dealt),
    /// A seat agrees to have the rest of the hand dealt on so many boards.
    Agrees(Seat, u8),
    /// A seat agrees that the blinds take their bets back.
    Chops(Seat),
    /// A seat acts.
    Act(Seat, Action),
    /// A seat turns its hand up.
    Show(Seat),
    /// A seat turns these cards of its hand up, and perhaps not the others.
    ShowCards(Seat, Cards),
    /// A seat announces that it plays the board.
    PlaysTheBoard(Seat),
    /// A seat throws its hand away face down.
    Muck(Seat),
    /// A seat puts chips out in silence, in one motion.
    PutOut(Seat, ChipsOut),
    /// A seat pushes an amount out in silence, whatever the chips.
    Pushes(Seat, Chips),
    /// A seat says something.
    Says(Seat, Word),
    /// A seat in turn bets or raises, and the table takes the amount as good, be it right or wrong.
    Unnoticed(Seat, Action, Meant),
    /// It is found that the last such amount was wrong.
    Noticed,
    /// A seat in turn calls, having been told that the bet comes to this total.
    CallsAsTold(Seat, Chips),
    /// A seat does something with chips that lie in front of it already.
    PriorChips(Seat, PriorChips),
    /// Chips are found that were hidden behind a seat.
    Found(Seat, Chips),
    /// The other tables of an event that goes hand for hand have finished theirs.
    OtherTablesFinish,
    /// A seat adds chips from its pocket.
    Adds(Seat, Chips),
    /// A seat straddles: it puts out a blind of its own before the cards, to this total.
    Straddles(Seat, Chips),
    /// A seat takes back the hand it has thrown away.
    TakeBack(Seat),
    /// The first seat asks to see the hand of the second.
    AskToSee(Seat, Seat),
    /// It is found that the first seat miscalled its hand, and that the second threw its own away for that.
    Misleads(Seat, Seat),
    /// A seat disputes how hands were read, or how a pot was made up and awarded.
    Disputes(Seat, Disputed),
    /// It is found that the deal went past a seat.
    Skipped(Seat),
    /// It is found that a card was exposed as it was dealt to a seat.
    Exposed(Seat, Card),
    /// The floor rules what a seat has done.
    FloorRules(Seat, FloorRuling),
    /// The dealer does what follows by rule.
    Duty(Duty),
}

impl Event {
    /// The seat that the event is about, or that does something.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Deal(seat, _)
            | Self::Agrees(seat, _)
            | Self::Chops(seat)
            | Self::Act(seat, _)
            | Self::Show(seat)
            | Self::ShowCards(seat, _)
            | Self::PlaysTheBoard(seat)
            | Self::Muck(seat)
            | Self::PutOut(seat, _)
            | Self::Pushes(seat, _)
            | Self::Says(seat, _)
            | Self::Unnoticed(seat, ..)
            | Self::CallsAsTold(seat, _)
            | Self::Found(seat, _)
            | Self::PriorChips(seat, _)
            | Self::Adds(seat, _)
            | Self::Straddles(seat, _)
            | Self::TakeBack(seat)
            | Self::AskToSee(seat, _)
            | Self::Misleads(seat, _)
            | Self::Disputes(seat, _)
            | Self::Skipped(seat)
            | Self::Exposed(seat, _)
            | Self::FloorRules(seat, _)
            | Self::Duty(Duty::Post(seat) | Duty::Sweep(seat) | Duty::Kill(seat)) => Some(seat),
            Self::Noticed
            | Self::OtherTablesFinish
            | Self::Board(..)
            | Self::RunOut(..)
            | Self::Duty(Duty::Collect | Duty::TurnUp | Duty::OpenShowdown | Duty::Rake | Duty::Award) => {
                None
            }
        }
    }

    /// The act that it declares in so many words.
    #[must_use]
    pub const fn declares(&self) -> Option<Action> {
        if let Self::Act(_, action)
        | Self::Unnoticed(_, action, _)
        | Self::FloorRules(_, FloorRuling::Act(action)) = *self
        {
            Some(action)
        } else if let Self::Says(_, word) = *self {
            word.declares()
        } else {
            None
        }
    }
}

/// Cards that are dealt: those that are known, and how many are not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dealt {
    /// The known cards.
    pub known: Cards,
    /// How many more came that nobody knows.
    pub unknown: u8,
}

/// One street of one of several boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Run {
    /// The number of the board, from 1; those after the first are 2 and more.
    pub board: u8,
    /// The number of the street, from 0.
    pub street: u8,
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

/// What an amount was meant to be that the table takes as good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Meant {
    /// That amount.
    TheAmount,
    /// The pot, which was counted so.
    ThePot,
}

/// How many kinds of chips one motion can hold.
pub const MAX_KINDS: usize = 5;

/// Chips put out in one motion: denominations, and how many of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChipsOut([(Chips, u16); MAX_KINDS]);

impl ChipsOut {
    /// These chips, one entry a kind; `None` if they are none, or more kinds than a motion holds.
    #[must_use]
    pub fn of(chips: &[(Chips, u16)]) -> Option<Self> {
        let mut held = [(Chips::ZERO, 0_u16); MAX_KINDS];
        for (chip, count) in chips.iter().filter(|(_, count)| *count > 0) {
            let place = held.iter_mut().find(|(kind, count)| kind == chip || *count == 0)?;
            *place = (*chip, place.1.checked_add(*count)?);
        }
        let out = Self(held);
        (!out.total().is_zero()).then_some(out)
    }

    /// The chips: each kind, and how many of it.
    pub fn kinds(&self) -> impl Iterator<Item = (Chips, u16)> + '_ {
        self.0.iter().copied().filter(|(_, count)| *count > 0)
    }

    /// What they come to, or the largest amount there is.
    #[must_use]
    pub fn total(&self) -> Chips {
        let kinds = self.kinds().map(|(chip, count)| chip.0.saturating_mul(u64::from(count)));
        Chips(kinds.fold(0, u64::saturating_add))
    }

    /// The smallest of them.
    #[must_use]
    pub fn smallest(&self) -> Chips {
        self.kinds().map(|(chip, _)| chip).min().unwrap_or_default()
    }

    /// Whether it is a single chip.
    #[must_use]
    pub fn is_one_chip(&self) -> bool {
        self.kinds().map(|(_, count)| u32::from(count)).sum::<u32>() == 1
    }
}

/// What a player does with chips that lie in front already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PriorChips {
    /// It has posted its blind with a chip of this value, and its change is still due.
    PostedWith(Chips),
    /// It takes so much of them back.
    TakenBack(Chips),
    /// It pushes them out together with these new ones, in silence, in one motion.
    PutOutWith(ChipsOut),
}

/// What a player says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Word {
    /// "fold"
    Fold,
    /// "check"
    Check,
    /// "call"
    Call,
    /// "all-in"
    AllIn,
    /// "bet", without an amount.
    Bet,
    /// "bet 300"
    BetOf(Chips),
    /// "raise", without an amount.
    Raise,
    /// "raise 300"
    RaiseOf(Chips),
    /// "raise to 300"
    RaiseTo(Chips),
    /// An amount, without a verb.
    Amount(Chips),
    /// "pot", with or without a verb.
    Pot,
}

impl Word {
    /// The act that the word is, if it needs no more than the word.
    #[must_use]
    pub const fn declares(self) -> Option<Action> {
        match self {
            Self::Fold => Some(Action::Fold),
            Self::Check => Some(Action::Check),
            Self::Call => Some(Action::Call),
            Self::AllIn => Some(Action::AllIn),
            Self::BetOf(total) => Some(Action::Bet(total)),
            Self::RaiseOf(total) | Self::RaiseTo(total) => Some(Action::RaiseTo(total)),
            Self::Bet | Self::Raise | Self::Amount(_) | Self::Pot => None,
        }
    }
}

/// What a player disputes: of this hand from its showdown on, before it of the hand before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Disputed {
    /// How the hands were read.
    TheReading,
    /// How the pots were made up and awarded.
    ThePot,
}

/// What the floor rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FloorRuling {
    /// What the seat has done.
    Act(Action),
    /// That the hand it has thrown away is live.
    HandIsLive,
    /// That the hand it has thrown away is dead.
    HandIsDead,
    /// That chips found behind it were in its bet.
    ChipsPlay,
    /// That chips found behind it are its own, and play for nothing.
    ChipsStayBehind,
}

/// What the dealer does, by rule or by mistake, no player choosing.
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
    /// Takes what the house is paid out of the pots.
    Rake,
    /// Awards the pot that is due.
    Award,
    /// Sweeps a hand that was thrown away into the muck.
    Sweep(Seat),
    /// Takes a live hand in by mistake.
    Kill(Seat),
}
