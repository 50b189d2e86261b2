//! The start of a hand, or of a street of it, as a caller describes it: unchecked.

use crate::card::Cards;
use crate::chips::Chips;
use crate::ruleset::facts::{Antes, Pace, Rotation, Setting, Structure};
use crate::seat::Seat;

/// What a table plays for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stakes {
    /// The betting structure.
    pub structure: Structure,
    /// The blinds from the button's left, smallest first; the last is the big blind.
    pub blinds: Vec<Chips>,
    /// The small and the big bet of fixed-limit.
    pub bets: Option<(Chips, Chips)>,
    /// The smallest and the largest bet or raise of spread-limit.
    pub spread: Option<(Chips, Chips)>,
    /// The ante, if there is one.
    pub ante: Option<Ante>,
    /// How many chips are one unit of the table's currency.
    pub unit: Chips,
    /// The denominations in play; empty means chips of 1.
    pub chips: Vec<Chips>,
    /// The betting unit that the room posts for the table, if it posts one.
    pub betting_unit: Option<Chips>,
}

/// Who posts antes, and how much one seat posts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ante {
    /// Who posts.
    pub by: Antes,
    /// What one posting seat posts.
    pub amount: Chips,
}

/// What kind of play a table belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Occasion {
    /// Cash or tournament.
    pub setting: Setting,
    /// One game or several in turn.
    pub rotation: Rotation,
    /// How the house is paid.
    pub fee: Fee,
}

/// How the house is paid at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fee {
    /// Not out of the pots: by time, by an entry fee, or not at all.
    Apart,
    /// By a rake, as the ruleset answers it.
    Rake,
}

/// The start of a hand, or of a street of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The seat with the button.
    pub button: Seat,
    /// The stack of each seat, clockwise from seat 0.
    pub stacks: Vec<Chips>,
    /// The chips that a stack is made of, for the seats of which that is known: each kind, and how many.
    pub racks: Vec<(Seat, Vec<(Chips, u16)>)>,
    /// What seats post beside the blinds.
    pub posts: Vec<(Seat, Post)>,
    /// Whether the small blind is posted.
    pub small_blind: SmallBlind,
    /// Where the hand opens, if not with its posts and its deal.
    pub start: Option<Start>,
    /// The pace of the event.
    pub pace: Pace,
    /// How many players are left in the event, if that is known.
    pub left_in_event: Option<u32>,
}

/// A post beside the blinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Post {
    /// What counts as the seat's bet.
    pub live: Chips,
    /// What goes to the pot.
    pub dead: Chips,
}

/// Whether someone sits where the small blind is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SmallBlind {
    /// It is posted by the first seat left of the button (heads-up by the button).
    Posted,
    /// It is dead: its seat is empty, and the big blind is the first seat left of the button.
    Dead,
}

/// The start of a later street.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Start {
    /// The number of the street in the game, from 0.
    pub street: usize,
    /// Chips in the pot already, contested by every seat.
    pub pot: Chips,
    /// The known cards of the board; the rest of it is unknown.
    pub board: Cards,
}

/// What is wrong with the description of a table or of a hand.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Too few or too many seats.
    #[error("{seats} seats: this game is played by 2 to {most}")]
    Seats {
        /// How many were given.
        seats: usize,
        /// How many the deck serves.
        most: usize,
    },
    /// The button is not on a seat of the hand.
    #[error("the button is on no seat of the hand")]
    Button,
    /// A post by a seat that is not in the hand.
    #[error("a post by a seat that is not in the hand")]
    PostSeat,
    /// A seat without chips.
    #[error("seat {} has no chips", .0.number() + 1)]
    NoChips(Seat),
    /// More chips than can be counted.
    #[error("the chips at the table come to more than {}", Chips::LIMIT)]
    TooManyChips,
    /// No blind, or blinds that get smaller.
    #[error(
        "blinds are one to three amounts from the button's left, none below the one before, the last above zero"
    )]
    Blinds,
    /// Fixed-limit without its bets, or bets elsewhere.
    #[error("fixed-limit needs its small and big bet, other structures have none")]
    Bets,
    /// Spread-limit without its spread, or a spread elsewhere.
    #[error("spread-limit needs its smallest and largest bet, other structures have none")]
    Spread,
    /// A denomination of zero, or one that the smallest does not divide.
    #[error("denominations and the betting unit are above zero and multiples of the smallest")]
    Denominations,
    /// An amount that the chips in play cannot make.
    #[error("{0} cannot be made with the chips in play")]
    NotAChipAmount(Chips),
    /// A setting that the ruleset is not for.
    #[error("the ruleset is not for this setting")]
    Setting,
    /// A street that the game does not have.
    #[error("the game has no such street")]
    Street,
    /// Board cards that the street cannot have.
    #[error("{given} board cards, where the street has {due}")]
    Board {
        /// How many were given.
        given: usize,
        /// How many are due.
        due: usize,
    },
    /// A structure that this engine does not play yet.
    #[error("this engine does not play {0} yet")]
    NotPlayed(&'static str),
    /// An amount in a unit that this table does not have.
    #[error("`{question}` is answered in {unit}, and this table has none")]
    Unit {
        /// The question.
        question: &'static str,
        /// The unit.
        unit: &'static str,
    },
    /// More statements than a table can number.
    #[error("the ruleset has more statements than a table can number")]
    TooManyStatements,
}
