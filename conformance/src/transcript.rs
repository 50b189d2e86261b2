//! What happened when a hand was played: every event, what it was held to be, what followed, on what grounds.

use std::sync::Arc;

use floorman_engine::notation;
use floorman_engine::{
    Chips, Dealt, Event, Impossible, Options, Ruling, Seat, Seats, Statement, StatementId, Why,
};

/// The record of a play, as data. [`crate::words::transcript`] tells it as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transcript {
    /// The ruleset it was played under.
    pub ruleset: String,
    /// How many chips are one unit of the table's currency.
    pub unit: Chips,
    /// The statements that grounds point to.
    pub statements: Arc<[Statement]>,
    /// What happened, in order.
    pub entries: Vec<Entry>,
}

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// A hand begins.
    Begin(Begin),
    /// A street begins.
    Street(StreetBegins),
    /// A seat is to act.
    Decision(Decision),
    /// Something happened, or was tried.
    Event(Happened),
    /// The pots after a collection.
    Pots(Vec<PotSeen>),
    /// What the scenario asks here, and whether it came out.
    Asked(Asked),
    /// The hand is over.
    End(End),
    /// Hands were compared: best first, ties together, each with what it is worth.
    Compared(Vec<Vec<(String, String)>>, Vec<StatementId>),
}

/// The start of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Begin {
    /// The names of its seats, clockwise. Seats of later entries count in this list.
    pub names: Vec<String>,
    /// Their stacks.
    pub stacks: Vec<Chips>,
    /// The seat with the button.
    pub button: Seat,
    /// Chips in the pot already.
    pub pot: Chips,
}

/// The start of a street.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StreetBegins {
    /// Its name.
    pub name: String,
    /// The board as it lies.
    pub board: Dealt,
    /// Which of several boards it is, from 1.
    pub number: u8,
}

/// What the seat to act may do, with the numbers that it follows from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// What it may do.
    pub options: Options,
    /// The total to match.
    pub price: Chips,
    /// What lies in front of the seat.
    pub front: Chips,
    /// The last full bet or raise.
    pub full_raise: Option<Chips>,
    /// The grounds.
    pub grounds: Vec<StatementId>,
}

/// An event and its ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happened {
    /// Who brought it about.
    pub manner: Manner,
    /// The event.
    pub event: Event,
    /// The event in the notation.
    pub text: String,
    /// The ruling, or why it cannot happen.
    pub ruling: Result<Ruling, Impossible>,
    /// The grounds of the ruling.
    pub grounds: Vec<StatementId>,
    /// Who shows first, where this opens the showdown and a hand is still to be shown.
    pub shows_first: Option<Seat>,
}

/// How an event came about. Steps are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// A step of the hand.
    Step(usize),
    /// A step that is only tried: the hand stays as it was.
    Tried(usize),
    /// The dealer's duty.
    Duty,
}

/// A pot and who contests it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PotSeen {
    /// The chips in it.
    pub amount: Chips,
    /// Who contests it.
    pub contested: Seats,
}

/// A question of the scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// The step, from 0.
    pub step: usize,
    /// Where the answer is not the expected one; empty where it is.
    pub departures: Vec<Mismatch>,
}

/// One answer that is not the expected one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mismatch {
    /// What was asked, as the scenario calls it: `may`, `pots`, …
    pub asked: &'static str,
    /// What was expected.
    pub expected: String,
    /// What came out.
    pub got: String,
}

/// How a hand ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct End {
    /// What each seat has, in the order of the names.
    pub stacks: Vec<Chips>,
    /// What each seat won or lost in this hand.
    pub net: Vec<i128>,
}

impl Entry {
    /// What it rests on; nothing where it only follows from what happened before it.
    #[must_use]
    pub fn grounds(&self) -> Option<&[StatementId]> {
        match self {
            Self::Event(happened) => Some(&happened.grounds),
            Self::Decision(decision) => Some(&decision.grounds),
            Self::Compared(_, grounds) => Some(grounds),
            Self::Begin(_) | Self::Street(_) | Self::Pots(_) | Self::Asked(_) | Self::End(_) => None,
        }
    }
}

impl Transcript {
    /// The statements that grounds point to, in their order.
    pub fn grounds<'t>(&'t self, ids: &'t [StatementId]) -> impl Iterator<Item = &'t Statement> {
        ids.iter().filter_map(|id| self.statements.get(id.number()))
    }
}

/// The grounds as a list.
pub(crate) fn listed(why: &Why) -> Vec<StatementId> {
    why.statements().collect()
}

/// An event in the notation.
pub(crate) fn text_of(event: &Event, street: &str, name: impl Fn(Seat) -> String) -> String {
    notation::event(event, street, &name)
}
