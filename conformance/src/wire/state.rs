//! What can be seen of a hand.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::frame::is_false;
use super::seat::SeatNo;

/// What an adapter may declare to observe. `because` are the grounds, by question.
pub const OBSERVABLES: [&str; 18] = [
    "stack",
    "committed-street",
    "committed-hand",
    "board",
    "to-act",
    "legal",
    "pots",
    "returned",
    "change",
    "face-up",
    "show-order",
    "awards",
    "award-order",
    "rake",
    "jackpot",
    "misdeal",
    "floor-decision",
    "because",
];

/// What can be seen of a hand. What an adapter does not observe it leaves out.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct State {
    /// The street, by its number from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub street: Option<u8>,
    /// Each seat's chips.
    pub seats: BTreeMap<SeatNo, SeatState>,
    /// The seat to act, and all that it may do. Nothing where no seat is to act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_act: Option<ToAct>,
    /// Whether everything is awarded.
    #[serde(skip_serializing_if = "is_false")]
    pub over: bool,
    /// The cards of the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub board: Vec<String>,
    /// The pots after the last round that is closed, main pot first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pots: Vec<PotState>,
    /// What nobody matched and came back then.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub returned: BTreeMap<SeatNo, u64>,
    /// What came back of the chips that the last step put out in silence.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub change: BTreeMap<SeatNo, u64>,
    /// The seats whose hands are turned up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub face_up: Vec<SeatNo>,
    /// The seats in the order in which they have shown and are due to show.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub show_order: Vec<SeatNo>,
    /// Who got what of each pot, main pot first; of a pot that boards divide, an entry a board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<BTreeMap<SeatNo, u64>>,
    /// The numbers of the pots in the order in which they were awarded; the main pot is 0.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub award_order: Vec<u8>,
    /// What the house took of the pots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rake: Option<u64>,
    /// What went to a jackpot of the pots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub jackpot: Option<u64>,
    /// Whether the deal is void.
    #[serde(skip_serializing_if = "is_false")]
    pub misdeal: bool,
    /// The question that the floor has to answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor_decision: Option<String>,
    /// The grounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<Grounds>,
    /// What the table waits for, in words, for people who read a transcript.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits_for: Option<String>,
}

/// A seat's chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatState {
    /// What it has behind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stack: Option<u64>,
    /// What it has put in on this street.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub street: Option<u64>,
    /// What it has put in on this hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<u64>,
    /// What it has beside what it was given, and not by winning it: chips from outside, or found behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brought: Option<u64>,
}

/// The seat to act, and all that it may do: what is left out is not allowed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ToAct {
    /// The seat.
    pub seat: SeatNo,
    /// Whether it may fold.
    #[serde(default, skip_serializing_if = "is_false")]
    pub fold: bool,
    /// Whether it may check.
    #[serde(default, skip_serializing_if = "is_false")]
    pub check: bool,
    /// What it puts in to call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call: Option<u64>,
    /// The smallest and the largest total of a bet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bet: Option<(u64, u64)>,
    /// The smallest and the largest total of a raise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub raise: Option<(u64, u64)>,
    /// The total of an all-in above the price and below the smallest bet or raise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub all_in: Option<u64>,
    /// The questions that the floor has to answer first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub floor: Vec<String>,
}

/// A pot and who contests it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PotState {
    /// How much it is.
    pub amount: u64,
    /// Who contests it.
    pub seats: Vec<SeatNo>,
}

/// The grounds of what can be seen, by question.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Grounds {
    /// Of what the seat to act may do.
    pub options: Vec<String>,
    /// Of the last step and what followed from it.
    pub step: Vec<String>,
    /// Of what the dealer did by rule in this hand.
    pub duties: Vec<String>,
}
