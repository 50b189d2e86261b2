//! A hand as a scenario writes it: the table, where it opens, and its steps.

use floorman_engine::notation::Line;
use floorman_engine::ruleset::facts::{Pace, Rotation, Setting, Structure};
use floorman_engine::{Ante, Cards, Chips, Fee, Post, Seat, SmallBlind};

use super::expectation::{Check, Expectation};

/// A hand, or several in a row, step by step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// The table.
    pub table: TableSpec,
    /// Where the hand opens, if not with its deal.
    pub start: Option<OpeningSpec>,
    /// What happens and what is asked, in order.
    pub steps: Vec<Step>,
}

/// A table, with the seats of its first hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableSpec {
    /// The game's name.
    pub game: String,
    /// The betting structure.
    pub structure: Structure,
    /// Cash or tournament, where a ruleset is for both.
    pub setting: Option<Setting>,
    /// How many chips are one unit of the table's currency.
    pub unit: Chips,
    /// The denominations in play; empty means chips of 1.
    pub chips: Vec<Chips>,
    /// The betting unit that the room posts for the table, if it posts one.
    pub betting_unit: Option<Chips>,
    /// The blinds from the button's left.
    pub blinds: Vec<Chips>,
    /// Whether someone sits where the small blind is due.
    pub small_blind: SmallBlind,
    /// The small and the big bet of fixed-limit.
    pub bets: Option<(Chips, Chips)>,
    /// The smallest and the largest bet or raise of spread-limit.
    pub spread: Option<(Chips, Chips)>,
    /// The ante.
    pub ante: Option<Ante>,
    /// The seat with the button.
    pub button: Seat,
    /// The seats, clockwise.
    pub seats: Vec<SeatSpec>,
    /// Posts beside the blinds.
    pub posts: Vec<(Seat, Post)>,
    /// How many players are left in the event.
    pub left_in_event: Option<u32>,
    /// One game, or several in turn.
    pub rotation: Rotation,
    /// The pace of the event.
    pub pace: Pace,
    /// How the house is paid.
    pub fee: Fee,
}

/// A seat and what it has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatSpec {
    /// How it is called.
    pub name: String,
    /// Its stack.
    pub stack: Chips,
    /// The chips the stack is made of, denomination and number; empty where any chips in play may be put out.
    pub made_of: Vec<(Chips, u64)>,
}

/// Where a hand opens in its middle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpeningSpec {
    /// The street.
    pub street: String,
    /// Dead chips in the main pot, contested by every seat.
    pub pot: Chips,
    /// The known cards of the board.
    pub board: Cards,
}

/// One step, and the rulesets under which it is taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// What happens or is asked.
    pub what: What,
    /// The rulesets it speaks of; none means all.
    pub only: Option<Vec<String>>,
}

/// What a step is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// Something happens.
    Do(Line, Check),
    /// Something is tried, and the hand stays as it was.
    Try(Line, Check),
    /// Something is asked.
    Expect(Box<Expectation>),
}

impl TableSpec {
    /// The seat that goes by the name.
    #[must_use]
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.seats.iter().position(|seat| seat.name == name).and_then(Seat::new)
    }

    /// How a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.number()).map_or("?", |seat| seat.name.as_str())
    }
}

impl Step {
    /// Whether the step is taken when `ruleset` is played.
    #[must_use]
    pub fn speaks_of(&self, ruleset: &str) -> bool {
        self.only.as_ref().is_none_or(|only| only.iter().any(|name| name == ruleset))
    }

    /// Whether it asks for anything.
    #[must_use]
    pub fn asks(&self) -> bool {
        match &self.what {
            What::Do(_, check) | What::Try(_, check) => !check.is_empty(),
            What::Expect(_) => true,
        }
    }
}
