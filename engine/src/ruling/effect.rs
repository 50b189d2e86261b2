//! How a hand changes: the effects of a ruling.

use crate::card::{Card, Cards};
use crate::chips::Chips;
use crate::event::Action;
use crate::ruleset::choices::{LastLiveHand, RakeFrom, SidePotHands};
use crate::seat::{Seat, Seats};

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
    /// A seat's straddle makes its total the amount to match.
    Straddle(Seat, Chips),
    /// The first turn over a straddle is counted from this seat.
    StraddleTurn(Seat),
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
    /// Chips come to light behind a seat, and do not play.
    Found(Seat, Chips),
    /// So many more chips of each of these seats go in on a round that is complete, or all it has.
    PutMore(Chips, Seats),
    /// The seat's hand is thrown away, and can still be told from other cards.
    Muck(Seat),
    /// The seat's hand is in the muck.
    Sweep(Seat),
    /// What is found or done about a hand, and moves no card and no chip.
    Mark(Mark),
    /// The seat's blind lies there as a chip of this value.
    PostedWith(Seat, Chips),
    /// The seat has taken so much back of the chips in front of it, which counts in the reading of new ones alone.
    TakesBack(Seat, Chips),
    /// Chips that lie in front of a seat go back to it, and the wager that nobody called with them.
    Withdraw(Seat, Chips),
    /// These seats take back what lies in front of them, and the hand is over.
    Chop(Seats),
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
    /// The seat acts out of turn; what it does, and the total of a wager, is kept in mind until its turn comes.
    OutOfTurn(Seat, Chips, Early),
    /// The act just made is what the seat did out of turn, and was held to.
    HeldTo(Seat),
    /// Others have acted past the seat for so long that it has lost its turn: it may not bet or raise.
    LosesTurn(Seat),
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
    /// So many chips of the pots go to a jackpot, beside the rake.
    Jackpot(Chips),
    /// The pot with this number, from the main pot, is awarded.
    PotAwarded(u8),
    /// So many chips go to each of these seats.
    Share(Chips, Seats),
    /// So many odd chips go to each of these seats.
    OddChips(Chips, Seats),
}

/// What a seat does out of turn: an act without its total.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Early {
    /// It gives up its hand.
    Fold,
    /// It passes.
    Check,
    /// It matches what is faced.
    Call,
    /// It bets or raises.
    Wager,
    /// It says that it raises, and no more.
    SaysRaise,
    /// It puts in its whole stack.
    AllIn,
}

impl Early {
    /// What an act is, and the total of a wager; `Complete` is a raise of which only the word is said.
    pub(crate) const fn of(action: Action) -> (Self, Chips) {
        match action {
            Action::Fold => (Self::Fold, Chips::ZERO),
            Action::Check => (Self::Check, Chips::ZERO),
            Action::Call => (Self::Call, Chips::ZERO),
            Action::Bet(total) | Action::RaiseTo(total) => (Self::Wager, total),
            Action::Complete => (Self::SaysRaise, Chips::ZERO),
            Action::AllIn => (Self::AllIn, Chips::ZERO),
        }
    }
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
    /// The seat agrees that the blinds take their bets back.
    AgreesToChop(Seat),
    /// The hands stay down and the board waits, until other tables have finished.
    Waits,
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
    /// It has checked or called out of turn.
    OutOfTurn,
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

// Every event clears them all.
const _: () = assert!(size_of::<Effects>() == MAX_EFFECTS * 16, "an effect has outgrown sixteen bytes");

impl Effects {
    pub(crate) const fn none() -> Self {
        Self([None; MAX_EFFECTS])
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        for place in &mut self.0 {
            *place = None;
        }
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
        self.into_iter()
    }

    /// The effects, in a list of their own.
    #[must_use]
    pub fn to_vec(&self) -> Vec<Effect> {
        self.iter().copied().collect()
    }

    /// Whether it is one of them.
    #[must_use]
    pub fn contains(&self, effect: &Effect) -> bool {
        self.iter().any(|other| other == effect)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        matches!(self.0, [None, ..])
    }
}

impl<'a> IntoIterator for &'a Effects {
    type Item = &'a Effect;
    type IntoIter = std::iter::Flatten<std::slice::Iter<'a, Option<Effect>>>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().flatten()
    }
}
