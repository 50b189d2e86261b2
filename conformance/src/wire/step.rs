//! What happens at a table, in typed fields: every line of the notation has its place here.

use serde::{Deserialize, Serialize};

use super::seat::SeatNo;

/// An act of a seat. Amounts of bets and raises are totals for the street.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Act {
    /// The seat.
    pub seat: SeatNo,
    /// What it does.
    #[serde(flatten)]
    pub does: Does,
}

/// What a seat does in turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Does {
    /// Gives up the hand.
    Fold,
    /// Passes.
    Check,
    /// Matches what is faced, or puts in what is left.
    Call,
    /// Opens with this total.
    Bet {
        /// The total.
        to: u64,
    },
    /// Raises to this total.
    Raise {
        /// The total.
        to: u64,
    },
    /// Completes a short all-in to the full fixed bet.
    Complete,
    /// Puts in the whole stack.
    AllIn,
}

/// Anything else that happens.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "a seat is the seat that does it, and the rest is said at the variant")]
pub enum Event {
    /// A seat is dealt cards; `??` is one that nobody knows.
    Deal { seat: SeatNo, cards: Vec<String> },
    /// Every seat that has no cards yet is dealt its own, which nobody knows. It is never judged.
    DealRest,
    /// The deal went past a seat.
    Skip { seat: SeatNo },
    /// A card was exposed as it was dealt to a seat.
    Expose { seat: SeatNo, card: String },
    /// A board gets the cards of a street; `board` counts from 1.
    Board { street: String, cards: Vec<String>, board: u8 },
    /// A seat agrees to have the rest dealt on so many boards.
    Agree { seat: SeatNo, boards: u8 },
    /// A seat agrees that the blinds take their bets back.
    Chop { seat: SeatNo },
    /// A seat straddles to this total.
    Straddle { seat: SeatNo, to: u64 },
    /// A seat turns its hand up; with `cards`, only these.
    Show {
        seat: SeatNo,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<Vec<String>>,
    },
    /// A seat announces that it plays the board.
    PlayBoard { seat: SeatNo },
    /// A seat throws its hand away.
    Muck { seat: SeatNo },
    /// A seat takes back the hand it has thrown away.
    TakeBack { seat: SeatNo },
    /// A seat puts these chips out in silence, in one motion.
    PutOut { seat: SeatNo, chips: Vec<u64> },
    /// A seat pushes an amount out in silence, whatever the chips.
    Push { seat: SeatNo, amount: u64 },
    /// A seat says something.
    Say {
        seat: SeatNo,
        #[serde(flatten)]
        word: Word,
    },
    /// A seat in turn bets or raises, and the table takes the amount as good, be it right or wrong.
    Unnoticed { seat: SeatNo, act: Does, meant: Meant },
    /// It is found that the last such amount was wrong.
    Notice,
    /// A seat in turn calls, having been told that the bet comes to this total.
    CallTold { seat: SeatNo, total: u64 },
    /// A seat has posted its blind with a chip of this value, and its change is still due.
    PostWith { seat: SeatNo, chip: u64 },
    /// A seat takes so much back of the chips that lie in front of it.
    TakeBackChips { seat: SeatNo, amount: u64 },
    /// A seat pushes these chips out in silence, in one motion with those that lay in front of it.
    PutOutTogether { seat: SeatNo, chips: Vec<u64> },
    /// Chips are found that were hidden behind a seat.
    Find { seat: SeatNo, amount: u64 },
    /// The other tables of an event that goes hand for hand have finished theirs.
    OtherTablesFinish,
    /// A seat adds chips from its pocket.
    Add { seat: SeatNo, amount: u64 },
    /// A seat asks to see the hand of another.
    AskToSee { seat: SeatNo, of: SeatNo },
    /// A seat miscalled its hand, and another threw its own away for that.
    Mislead { seat: SeatNo, of: SeatNo },
    /// A seat disputes how hands were read, or how a pot was made up and awarded.
    Dispute { seat: SeatNo, what: Disputed },
    /// The floor rules what a seat has done.
    FloorRules { seat: SeatNo, ruling: FloorRules },
    /// A seat's forced bets are taken.
    Post { seat: SeatNo },
    /// The bets of the round are gathered.
    Collect,
    /// The hands are turned up, once no more betting can follow.
    TurnUp,
    /// It is said who shows first.
    OpenShowdown,
    /// Every hand that is due to be shown is shown, in turn.
    Showdown,
    /// The house is paid out of the pots.
    Rake,
    /// The pot that is due is awarded.
    Award,
    /// A hand that was thrown away is swept into the muck.
    Sweep { seat: SeatNo },
    /// The dealer takes a live hand in by mistake.
    Kill { seat: SeatNo },
    /// The button moves, and the next hand begins.
    NextHand,
}

/// What a seat says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "word", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "an amount is what is said")]
pub enum Word {
    /// "fold"
    Fold,
    /// "check"
    Check,
    /// "call"
    Call,
    /// "all-in"
    AllIn,
    /// "bet", perhaps with an amount.
    Bet {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        amount: Option<u64>,
    },
    /// "raise", perhaps with an amount: by how much, or to what, nobody says.
    Raise {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        amount: Option<u64>,
    },
    /// "raise to", with an amount.
    RaiseTo { amount: u64 },
    /// An amount alone.
    Amount { amount: u64 },
    /// "pot"
    Pot,
}

/// What an amount was meant to be that the table takes as good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Meant {
    /// That amount.
    TheAmount,
    /// The pot, which was counted so.
    ThePot,
}

/// What is disputed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Disputed {
    /// How the hands were read.
    Reading,
    /// How the pots were made up and awarded.
    Pot,
}

/// What the floor rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FloorRules {
    /// What the seat has done.
    Act(Does),
    /// What becomes of a hand, or of chips.
    Of(Becomes),
}

/// What becomes of a hand that was thrown away, or of chips that were found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Becomes {
    /// The hand that was thrown away is live.
    HandIsLive,
    /// The hand that was thrown away is dead.
    HandIsDead,
    /// Chips that were found were in the bet.
    ChipsPlay,
    /// Chips that were found play for nothing.
    ChipsStayBehind,
}
