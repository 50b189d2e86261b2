//! Pots out of chips that were put in, for engines that make pots and play no hands.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::frame::is_false;
use super::open::{Answered, Table};
use super::seat::SeatNo;
use super::state::PotState;

/// Chips that were put in, out of which pots are made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PotsOf {
    /// The ruleset.
    pub ruleset: String,
    /// Its answers at this table, as in an `open`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, Answered>,
    /// The table, as the hand began.
    pub table: Table,
    /// Chips in the main pot that are nobody's wager.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub dead: u64,
    /// What each seat put in.
    pub seats: Vec<PutIn>,
    /// The hands that are compared, best first, ties together. Left out while nothing is to be awarded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<Vec<SeatNo>>,
}

/// What a seat put in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PutIn {
    /// The seat.
    pub seat: SeatNo,
    /// What it put in, its own ante included.
    pub put_in: u64,
    /// Whether its hand was live when the bets went to the pot.
    pub live: bool,
    /// Whether it has nothing behind.
    #[serde(default, skip_serializing_if = "is_false")]
    pub all_in: bool,
}

/// `ok` of `pots`: what comes back, and what becomes of the rest.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct PotsMade {
    /// What nobody matched and came back.
    pub returned: BTreeMap<SeatNo, u64>,
    /// The pots, main pot first.
    pub pots: Vec<PotState>,
    /// Who got what of each pot, main pot first; nothing where no `order` was given.
    pub awards: Vec<BTreeMap<SeatNo, u64>>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_zero(chips: &u64) -> bool {
    *chips == 0
}
