//! How a hand begins, with everything that is known of it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::frame::is_false;
use super::seat::SeatNo;

/// The start of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Open {
    /// The ruleset.
    pub ruleset: String,
    /// Its answers at this table, by question. Left out for an adapter that has read the files.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, Answered>,
    /// The table.
    pub table: Table,
    /// The cards that are known to come.
    #[serde(default)]
    pub cards: Cards,
    /// Where it opens in its middle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    /// Whether the dealer, once nothing else is due, waits with the award until an `award` comes.
    #[serde(default, skip_serializing_if = "is_false")]
    pub hold_award: bool,
}

/// An answer to a question: a word, or several, each for its case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Answered {
    /// It is the same in every case that can come up at the table.
    Always(String),
    /// It depends; the last one, without a `when`, holds where no other does.
    ByCase(Vec<Case>),
}

/// An answer for one case, in the words of the ruleset language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Case {
    /// The case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// The answer.
    pub then: String,
}

/// A table. Amounts are whole chips.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a flag of the wire is a field of its own, left out where it is false"
)]
pub struct Table {
    /// The game.
    pub game: String,
    /// The betting structure: `no-limit`, `pot-limit`, `fixed-limit` or `spread-limit`.
    pub structure: String,
    /// `cash` or `tournament`.
    pub setting: String,
    /// The seat with the button.
    pub button: SeatNo,
    /// The seats, clockwise.
    pub seats: Vec<Seated>,
    /// The blinds from the button's left; heads-up from the button.
    pub blinds: Vec<u64>,
    /// The small and the big bet of fixed-limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bets: Option<(u64, u64)>,
    /// The smallest and the largest bet or raise of spread-limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spread: Option<(u64, u64)>,
    /// The ante: who posts it, and how much a seat posts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ante: Option<Ante>,
    /// Posts beside the blinds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub posts: Vec<Post>,
    /// Whether nobody sits where the small blind is due.
    #[serde(default, skip_serializing_if = "is_false")]
    pub dead_small_blind: bool,
    /// The denominations in play, the smallest first.
    pub chips: Vec<u64>,
    /// How many chips are one unit of the table's currency.
    pub unit: u64,
    /// The betting unit that the room posts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub betting_unit: Option<u64>,
    /// How many players the event still has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_in_event: Option<u32>,
    /// Whether several games are played in turn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub mixed: bool,
    /// Whether all tables of the event begin each hand together.
    #[serde(default, skip_serializing_if = "is_false")]
    pub hand_for_hand: bool,
    /// Whether the house is paid out of the pots.
    #[serde(default, skip_serializing_if = "is_false")]
    pub raked: bool,
}

/// A seat and what it has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Seated {
    /// Its number.
    pub seat: SeatNo,
    /// Its stack.
    pub stack: u64,
    /// The chips that the stack is made of, a denomination and a number each, where that matters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub made_of: Vec<(u64, u64)>,
}

/// An ante.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ante {
    /// `each`, `big-blind` or `button`.
    pub by: String,
    /// What one seat posts.
    pub amount: u64,
}

/// A post beside the blinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Post {
    /// The seat.
    pub seat: SeatNo,
    /// What counts as its bet.
    pub live: u64,
    /// What goes to the pot.
    pub dead: u64,
}

/// The cards that are known to come. A seat, or a card of the board, that is not named is known to nobody.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Cards {
    /// The cards of seats, `??` for one that nobody knows.
    pub hole: BTreeMap<SeatNo, Vec<String>>,
    /// The cards that the board will get, in order, as far as they are known.
    pub board: Vec<String>,
    /// Whether the seats get their cards by `deal` events; otherwise the hand begins with all of them dealt.
    #[serde(skip_serializing_if = "is_false")]
    pub by_events: bool,
}

/// Where a hand opens in its middle: stacks are what is left then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// The street, by its number from 0.
    pub street: u8,
    /// Its name.
    pub name: String,
    /// Chips in the main pot, contested by every seat.
    pub pot: u64,
    /// The board as it lies, `??` for a card that nobody knows.
    pub board: Vec<String>,
}
