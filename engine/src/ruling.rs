//! The answer to an event: what it is held to be, what follows, and why.

use crate::card::{Card, Cards};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::Action;
use crate::ruleset::choices::{LastLiveHand, RakeFrom, SidePotHands};
use crate::ruleset::params::Question;
use crate::seat::{Seat, Seats};

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
    /// The answer before anything is judged: as declared, nothing follows, nothing is cited.
    pub(crate) const NOT_JUDGED: Result<Self, Impossible> =
        Ok(Self { held: Held::AsDeclared, effects: Effects::none(), why: Why::nothing() });
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
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 34] = [
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
    ];

    /// Its name in scenarios and reports.
    #[must_use]
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

/// One change of a hand. Each has one meaning, and speaks of sets of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Chips of a seat go to the pot for its ante.
    Ante(Seat, Chips),
    /// Chips of a seat go to the pot as the ante of the whole table.
    TableAnte(Seat, Chips),
    /// Chips of a seat go to the pot as no one's wager.
    Dead(Seat, Chips),
    /// Chips of a seat go in front of it as a forced bet.
    Blind(Seat, Chips),
    /// A seat's straddle makes its total the amount to match; the turn is counted from the other seat.
    Straddle(Seat, Chips, Seat),
    /// A full raise over the straddle adds so much.
    StraddleSize(Chips),
    /// The chips of a straddle go back to a seat.
    TakeBackStraddle(Seat, Chips),
    /// The seat has posted all that it must.
    Posted(Seat),
    /// A seat receives cards: those that are known, and so many unknown ones.
    Deal(Seat, Cards, u8),
    /// The board receives cards: those that are known, and so many unknown ones.
    Board(Cards, u8),
    /// What concerns several boards.
    Boards(OfBoards),
    /// The seat's hand is folded or thrown away.
    Fold(Seat),
    /// The seat has acted, and its chips go in front of it to match what it faces; none for a check.
    Call(Seat, Chips),
    /// Chips of a seat go in front of it, and it is still to act.
    LeaveIn(Seat, Chips),
    /// The seat has said that it raises, and its chips are to follow.
    Declare(Seat),
    /// So many chips are put out in one motion by the seat that acts.
    Motion(Chips),
    /// The wager just made is taken for this total instead, and nobody notices.
    TakenFor(Seat, Chips, Mistake),
    /// A wager taken for a wrong total is put right: these seats have this much in for it, or all they have.
    PutRight(Chips, Seats),
    /// What these seats have left is too small to play: they are all-in.
    TooSmallToPlay(Seats),
    /// The last act is taken back, for another in its place, with so many chips put out in all.
    Retract(Seat, Chips),
    /// Chips come to a seat from outside.
    Add(Seat, Chips),
    /// The seat's hand is thrown away, and can still be told from other cards.
    Muck(Seat),
    /// The seat's hand is in the muck.
    Sweep(Seat),
    /// What is found or done about a hand, and moves no card and no chip.
    Mark(Mark),
    /// Chips that lie in front of a seat go back to it, and the wager that nobody called with them.
    Withdraw(Seat, Chips),
    /// The seat's hand is live again.
    Revive(Seat),
    /// A card is shown and will be replaced.
    Expose(Card),
    /// The deal is void.
    Misdeal,
    /// The seat has acted, by folding.
    Acted(Seat),
    /// The seat may only call or fold for the rest of its turn, because of what it did.
    BarRaise(Seat, Barred),
    /// The seat's total on this street is the new amount to match; what it counts for under a cap.
    Wager(Seat, Chips, Counted),
    /// The wager just made was a full bet or raise of this size.
    Full(Chips),
    /// The betting is open again to every seat that has acted.
    Reopen,
    /// The bets in front of the seats go to the pot.
    Collect,
    /// Chips that nobody matched go back to a seat.
    Return(Seat, Chips),
    /// These hands are turned up.
    TurnUp(Seats),
    /// These cards of a seat's hand are turned up.
    ShowCards(Seat, Cards),
    /// It is ruled what happens to the hands now that no more betting can follow.
    TurnUpRuled,
    /// Hands are due to be shown, from this seat on.
    ShowFrom(Seat, SidePotHands, LastLiveHand),
    /// It is ruled what the house takes: so many chips, none perhaps, from these pots.
    Rake(Chips, RakeFrom),
    /// The pot with this number, from the main pot, is awarded.
    PotAwarded(u8),
    /// So many chips go to each of these seats.
    Share(Chips, Seats),
    /// So many odd chips go to each of these seats.
    OddChips(Chips, Seats),
}

impl Effect {
    /// The total of a wager.
    pub(crate) const fn wagered(&self) -> Option<Chips> {
        if let Self::Wager(_, total, _) = *self { Some(total) } else { None }
    }
}

/// What is found or done about a hand, and moves no card and no chip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The seat's live hand is dead.
    Kill(Seat),
    /// The seat contests the pots with the cards it has turned up, and the board.
    PlaysShown(Seat),
    /// It is found that the seat miscalled its hand, and the floor may rule it dead.
    Miscalled(Seat),
    /// Something else is done after the pots were awarded.
    MovedOn,
}

/// What changes where the rest of a hand is dealt on several boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OfBoards {
    /// The seat agrees to so many boards.
    Agree(Seat, u8),
    /// The rest of the hand is dealt on so many boards.
    RunOut(u8),
    /// The part of the pot with this number that goes by the board with this number, from 1, is awarded.
    Award(u8, u8),
}

/// What closes a raise to a seat for the rest of its turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Barred {
    /// It has checked facing a bet.
    Check,
    /// It has put out less than the call.
    Undercall,
}

/// What is wrong with a wager that is taken as good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mistake {
    /// It is too small, or no lawful size.
    WrongSize,
    /// It is more than the pot.
    AboveThePot,
    /// It was meant to be the pot, and is less.
    BelowThePot,
}

/// What a wager counts for under a cap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Counted {
    /// One more bet or raise.
    One,
    /// A raise beside the bet it makes complete.
    Two,
    /// Nothing.
    Nothing,
}

/// How many effects a ruling has at most.
pub const MAX_EFFECTS: usize = 5;

/// The effects of a ruling, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effects([Option<Effect>; MAX_EFFECTS]);

impl Effects {
    pub(crate) const fn none() -> Self {
        Self([None; MAX_EFFECTS])
    }

    #[inline]
    pub(crate) fn push(&mut self, effect: Effect) {
        let free = self.0.iter_mut().find(|place| place.is_none());
        debug_assert!(free.is_some(), "no ruling has more than five effects");
        if let Some(place) = free {
            *place = Some(effect);
        }
    }

    /// So many chips are put out in one motion; where that takes an act back, the two are one effect.
    pub(crate) fn put_out(&mut self, chips: Chips) {
        let last = self.0.iter_mut().flatten().last();
        if let Some(Effect::Retract(_, put_out)) = last {
            *put_out = chips;
        } else {
            self.push(Effect::Motion(chips));
        }
    }

    /// The effects, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Effect> {
        self.0.iter().flatten()
    }

    /// The effects, in a list of their own.
    #[must_use]
    pub fn to_vec(&self) -> Vec<Effect> {
        self.iter().copied().collect()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        matches!(self.0, [None, ..])
    }
}
