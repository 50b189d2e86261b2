//! The answer to an event: what it is held to be, what follows, and why.

mod effect;

pub use effect::{Barred, Counted, Early, Effect, Effects, MAX_EFFECTS, Mark, Mistake, OfBoards};

use crate::chips::Chips;
use crate::citation::Why;
use crate::event::Action;
use crate::ruleset::params::Question;
use crate::seat::Seat;

/// What the rules make of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use]
pub struct Ruling {
    /// What the act is held to be.
    pub held: Held,
    /// What follows from it, in order: the only way a hand changes.
    pub effects: Effects,
    /// The statements it rests on.
    pub why: Why,
}

impl Ruling {
    /// Makes it blank again.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.held = Held::AsDeclared;
        self.effects.clear();
        self.why = Why::nothing();
    }
}

impl Default for Ruling {
    /// A blank ruling: as declared, nothing follows, nothing is cited.
    fn default() -> Self {
        Self { held: Held::AsDeclared, effects: Effects::none(), why: Why::nothing() }
    }
}

/// What an act is held to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Held {
    /// What it was declared to be.
    AsDeclared,
    /// Another act, for this reason.
    As(Action, Reason),
    /// Nothing: the hand goes on as if it had not been, for this reason.
    Void(Reason),
    /// The floor decides this question.
    Floor(Question),
}

/// Why an act is not held as declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// It is another seat's turn.
    OutOfTurn,
    /// A check with something to call.
    FacingBet,
    /// A call or fold with nothing to call.
    NothingToCall,
    /// A bet or raise below the minimum.
    BelowMinimum,
    /// A bet or raise above the maximum.
    AboveMaximum,
    /// A bet or raise that is no multiple of the betting unit.
    OffUnit,
    /// A raise by a seat to which the betting is closed.
    NotReopened,
    /// A raise over the cap.
    RaiseCap,
    /// A raise that no one is left to call.
    NoOpponentCanCall,
    /// A bet while a bet stands.
    BetOutstanding,
    /// A raise or completion with no bet to raise.
    NoBet,
    /// Cards, a hand shown or a duty before its time.
    NotDue,
    /// Too many or too few cards.
    WrongCardCount,
    /// An act that this street's form of betting does not know.
    NotAllowedHere,
    /// A hand thrown away that must be shown.
    MustShow,
    /// One silent chip.
    OneChip,
    /// Several silent chips.
    SeveralChips,
    /// Silent chips that are the seat's last.
    LastChips,
    /// A motion after the one that counts.
    StringBet,
    /// A word that binds, or words and chips of which the other counts.
    BoundByWords,
    /// Chips that do not cover the call.
    UnderCall,
    /// Chips that were not on the table when the hand began.
    AddedChips,
    /// Chips that were hidden behind an all-in.
    HiddenChips,
    /// A call of a bet that was said to be smaller.
    WrongCount,
    /// A fold by a seat that has taken chips back facing a raise.
    TakenBack,
    /// An amount without a verb.
    AmountAsChips,
    /// A raise by the amount said, not to it.
    Increment,
    /// The word "pot", which names no amount.
    PotWord,
    /// A hand that the dealer has swept away.
    Swept,
    /// A hand that cannot be claimed again.
    NotIdentifiable,
    /// A hand that the asker has no right to see.
    NoRightToSee,
    /// A fault that is found too late, is put right, or has no consequence.
    PlaysOn,
    /// What is said or found too late.
    TooLate,
    /// A hand that lies face up, or is the last one left, and cannot be killed.
    CannotBeKilled,
    /// A straddle that is not offered to the seat, or not any more.
    NoStraddle,
    /// A wager that is found to be wrong, and is not.
    NothingWrong,
    /// What the rules do not offer to these players.
    NotOffered,
    /// Another act than the one that the seat made out of turn.
    ActedOutOfTurn,
    /// A raise by a seat that others have acted past.
    TurnLost,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 39] = [
        Self::OutOfTurn,
        Self::FacingBet,
        Self::NothingToCall,
        Self::BelowMinimum,
        Self::AboveMaximum,
        Self::OffUnit,
        Self::NotReopened,
        Self::RaiseCap,
        Self::NoOpponentCanCall,
        Self::BetOutstanding,
        Self::NoBet,
        Self::NotDue,
        Self::WrongCardCount,
        Self::NotAllowedHere,
        Self::MustShow,
        Self::OneChip,
        Self::SeveralChips,
        Self::LastChips,
        Self::StringBet,
        Self::BoundByWords,
        Self::UnderCall,
        Self::AddedChips,
        Self::HiddenChips,
        Self::WrongCount,
        Self::TakenBack,
        Self::AmountAsChips,
        Self::Increment,
        Self::PotWord,
        Self::Swept,
        Self::NotIdentifiable,
        Self::NoRightToSee,
        Self::PlaysOn,
        Self::TooLate,
        Self::CannotBeKilled,
        Self::NoStraddle,
        Self::NothingWrong,
        Self::NotOffered,
        Self::ActedOutOfTurn,
        Self::TurnLost,
    ];

    /// Its name in scenarios and reports.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a table")]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OutOfTurn => "out-of-turn",
            Self::FacingBet => "facing-bet",
            Self::NothingToCall => "nothing-to-call",
            Self::BelowMinimum => "below-minimum",
            Self::AboveMaximum => "above-maximum",
            Self::OffUnit => "off-unit",
            Self::NotReopened => "not-reopened",
            Self::RaiseCap => "raise-cap",
            Self::NoOpponentCanCall => "no-opponent-can-call",
            Self::BetOutstanding => "bet-outstanding",
            Self::NoBet => "no-bet",
            Self::NotDue => "not-due",
            Self::WrongCardCount => "wrong-card-count",
            Self::NotAllowedHere => "not-allowed-here",
            Self::MustShow => "must-show",
            Self::OneChip => "one-chip",
            Self::SeveralChips => "several-chips",
            Self::LastChips => "last-chips",
            Self::StringBet => "string-bet",
            Self::BoundByWords => "bound-by-words",
            Self::UnderCall => "under-call",
            Self::AddedChips => "added-chips",
            Self::HiddenChips => "hidden-chips",
            Self::WrongCount => "wrong-count",
            Self::TakenBack => "taken-back",
            Self::AmountAsChips => "amount-as-chips",
            Self::Increment => "increment",
            Self::PotWord => "pot-word",
            Self::Swept => "swept",
            Self::NotIdentifiable => "not-identifiable",
            Self::NoRightToSee => "no-right-to-see",
            Self::PlaysOn => "plays-on",
            Self::TooLate => "too-late",
            Self::CannotBeKilled => "cannot-be-killed",
            Self::NoStraddle => "no-straddle",
            Self::NothingWrong => "nothing-wrong",
            Self::NotOffered => "not-offered",
            Self::ActedOutOfTurn => "acted-out-of-turn",
            Self::TurnLost => "turn-lost",
        }
    }
}

/// What cannot happen at a table. The hand stays as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Impossible {
    /// There is no such seat in this hand.
    #[error("there is no such seat in this hand")]
    NoSuchSeat,
    /// The seat has no live hand.
    #[error("the seat has no live hand")]
    NoLiveHand,
    /// More chips than the seat has.
    #[error("the seat has only {has} chips behind what it has put in, {total} in all on this street")]
    NotEnoughChips {
        /// What it has left.
        has: Chips,
        /// The largest total it can reach on this street.
        total: Chips,
    },
    /// An amount that the chips in play cannot make.
    #[error("the chips in play cannot make this amount")]
    NotAChipAmount,
    /// A denomination that is not in play.
    #[error("no chip of {0} is in play at this table")]
    ChipNotInPlay(Chips),
    /// More of one kind of chip than the seat holds.
    #[error("the seat holds {has} chips of {chip}")]
    NotEnoughOfAChip {
        /// The kind of chip.
        chip: Chips,
        /// How many the seat holds.
        has: u16,
    },
    /// A card that is already elsewhere, or that the deck does not have.
    #[error("the card is already out")]
    CardElsewhere,
    /// A card that the seat does not hold.
    #[error("the seat does not hold this card")]
    CardNotHeld,
    /// More boards than the deck has cards for.
    #[error("the deck has no cards for so many boards")]
    NotEnoughCards,
    /// The hand is over.
    #[error("the hand is over")]
    HandOver,
    /// An award has to read a card that nobody knows.
    #[error("the hand of this seat, or the board, has unknown cards, and the award needs them")]
    UnknownCards(Seat),
}

impl Impossible {
    /// The names of all kinds.
    pub const NAMES: [&'static str; 11] = [
        "no-such-seat",
        "no-live-hand",
        "not-enough-chips",
        "not-a-chip-amount",
        "chip-not-in-play",
        "not-enough-of-a-chip",
        "card-elsewhere",
        "card-not-held",
        "not-enough-cards",
        "hand-over",
        "unknown-cards",
    ];

    /// Its name in scenarios and reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoSuchSeat => "no-such-seat",
            Self::NoLiveHand => "no-live-hand",
            Self::NotEnoughChips { .. } => "not-enough-chips",
            Self::NotAChipAmount => "not-a-chip-amount",
            Self::ChipNotInPlay(_) => "chip-not-in-play",
            Self::NotEnoughOfAChip { .. } => "not-enough-of-a-chip",
            Self::CardElsewhere => "card-elsewhere",
            Self::CardNotHeld => "card-not-held",
            Self::NotEnoughCards => "not-enough-cards",
            Self::HandOver => "hand-over",
            Self::UnknownCards(_) => "unknown-cards",
        }
    }
}
