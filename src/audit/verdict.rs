//! What an audit makes of one record.

use floorman_engine::{Cards, Chips, Hand, Held, Impossible, Pending, Seat, Statement};

use crate::phh::{Amount, Fault};

/// What the ruleset makes of one record.
#[derive(Debug, Clone)]
pub struct Verdict {
    /// The hand's number or name in its file; empty where the file is one hand.
    pub name: String,
    /// The line it begins on.
    pub line: usize,
    /// What came out.
    pub outcome: Outcome,
}

/// What came out of an audit of one record.
#[derive(Debug, Clone)]
pub enum Outcome {
    /// The ruleset rules as the record plays, to the last chip.
    AsRecorded,
    /// The same, but the record does not say what the players ended with.
    NoFinalStacks,
    /// The final stacks differ only by parts of a chip that the record split.
    Rounding(Box<Stacks>),
    /// The final stacks differ.
    Stacks(Box<Stacks>),
    /// An act would have been ruled otherwise.
    Act(Box<Departure>),
    /// The record stops before the hand is over.
    Unfinished {
        /// The line of its last act.
        line: usize,
        /// What the table waits for.
        waits_for: Pending,
    },
    /// A hand that this audit does not speak about, and why.
    NotAudited {
        /// The line of what keeps it out.
        line: usize,
        /// Why.
        why: NotAudited,
    },
    /// The record cannot be read.
    Unreadable(Fault),
    /// The record describes no hand that could be dealt.
    NotDealt {
        /// The line of the description.
        line: usize,
        /// Everything that is wrong with it.
        faults: Vec<floorman_engine::Fault>,
    },
}

impl Outcome {
    /// Its name in reports.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::AsRecorded => "as-recorded",
            Self::NoFinalStacks => "no-final-stacks",
            Self::Rounding(_) => "rounding",
            Self::Stacks(_) => "final-stacks",
            Self::Act(_) => "ruled-otherwise",
            Self::Unfinished { .. } => "unfinished",
            Self::NotAudited { .. } => "not-audited",
            Self::Unreadable(_) => "unreadable",
            Self::NotDealt { .. } => "not-dealt",
        }
    }
}

/// Why a record is not audited.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum NotAudited {
    /// Another game, by its code.
    OtherGame(String),
    /// Straddles.
    Straddle,
    /// Antes that are neither the same for all nor posted by one seat for the table.
    UnevenAntes,
    /// A stack that is not known.
    UnknownStack,
    /// A winner whose cards the record does not tell.
    UnknownCards(Seat),
}

/// An act of the record that the ruleset rules otherwise.
#[derive(Debug, Clone)]
pub struct Departure {
    /// The line of the act.
    pub line: usize,
    /// Its number among the record's acts, from 1.
    pub number: usize,
    /// The act as written.
    pub text: String,
    /// What it is held to be.
    pub ruled: Ruled,
    /// Who acted, where a seat did.
    pub seat: Option<Seat>,
    /// Cards of the act that were out already.
    pub twice: Cards,
    /// The state of the betting before the act.
    pub facing: Facing,
    /// How many decimals a chip has in the record.
    pub decimals: u32,
    /// What it rests on.
    pub grounds: Vec<Statement>,
}

/// What the act is held to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ruled {
    /// Another act, or nothing, or a matter for the floor.
    Held(Held),
    /// Something that cannot happen.
    Impossible(Impossible),
    /// A hand shown with other cards than it was dealt.
    OtherCards,
}

/// The numbers that a ruling on an act turns on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Facing {
    /// The total to match.
    pub price: Chips,
    /// What the seat has in front of it.
    pub front: Chips,
    /// What it has behind.
    pub stack: Chips,
    /// The last full bet or raise.
    pub full: Option<Chips>,
    /// What the table waits for.
    pub waits_for: Pending,
}

impl Facing {
    /// What a seat of the hand faces.
    #[must_use]
    pub fn of(hand: &Hand<'_>, seat: Option<Seat>) -> Self {
        let of_seat = |read: &dyn Fn(Seat) -> Chips| seat.map(read).unwrap_or_default();
        Self {
            price: hand.price(),
            front: of_seat(&|seat| hand.front(seat)),
            stack: of_seat(&|seat| hand.stack(seat)),
            full: hand.last_full_raise(),
            waits_for: hand.pending(),
        }
    }
}

/// Final stacks that differ from those of the record.
#[derive(Debug, Clone)]
pub struct Stacks {
    /// The line of the record's final stacks.
    pub line: usize,
    /// The seats that differ.
    pub differences: Vec<Difference>,
    /// What the awards rest on.
    pub grounds: Vec<Statement>,
}

impl Stacks {
    /// Whether every stack that differs ends in half a chip.
    #[must_use]
    pub fn are_halves(&self) -> bool {
        self.differences.iter().all(|difference| difference.recorded.to_string().ends_with(".5"))
    }
}

/// A seat whose final stack differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The seat.
    pub seat: Seat,
    /// What the record says.
    pub recorded: Amount,
    /// What it comes to by the rules.
    pub ruled: Amount,
}
