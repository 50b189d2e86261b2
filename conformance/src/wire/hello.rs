//! The handshake: who is there, and what it can do.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::frame::{RankedBy, is_false};

/// `hello`: the runner presents itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The versions of the protocol that the runner speaks.
    pub versions: Vec<u32>,
    /// The version of the suite.
    pub suite: String,
    /// A number for an engine that needs chance.
    pub seed: u64,
}

/// `rules`: the files of a ruleset, its parents and its games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The ruleset.
    pub ruleset: String,
    /// The files, those it rests on first.
    pub files: Vec<RulesFile>,
}

/// A file of rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulesFile {
    /// Its path, for messages.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// `ok` of `hello`: what the adapter is and can do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Welcome {
    /// The version that it speaks.
    pub version: u32,
    /// The engine under test.
    pub engine: Identity,
    /// The adapter itself.
    pub adapter: Identity,
    /// How hands can be put to it; steps, if nothing is said.
    #[serde(default = "step_mode")]
    pub mode: Vec<Mode>,
    /// What it claims.
    pub profiles: Claims,
    /// How cards are given to the engine.
    #[serde(default)]
    pub cards: CardsBy,
    /// How the engine refuses an act.
    #[serde(default)]
    pub rejects: Rejects,
    /// What of the acts the engine does not tell apart.
    #[serde(default)]
    pub actions: Actions,
    /// How chips are counted.
    #[serde(default)]
    pub chips: ChipsAre,
    /// How many seats a table can have.
    #[serde(default)]
    pub seats: SeatRange,
    /// What can be read back: words of [`super::state::OBSERVABLES`].
    #[serde(default)]
    pub observes: Vec<String>,
    /// What it can do beyond a plain hand: words of [`super::word::CAPABILITIES`].
    #[serde(default)]
    pub can: Vec<String>,
    /// What it cannot do, with the reason.
    #[serde(default)]
    pub cannot: Vec<Lack>,
    /// The answers that the engine can be set to, by question; a question that is not named is played as it is.
    #[serde(default)]
    pub options: BTreeMap<String, Vec<String>>,
    /// Whether it reads the files of rulesets itself.
    #[serde(default, skip_serializing_if = "is_false")]
    pub ruleset_source: bool,
    /// Whether it can answer a probe and leave the hand as it was.
    #[serde(default, skip_serializing_if = "is_false")]
    pub probe: bool,
    /// Whether only one process of it may run at a time.
    #[serde(default, skip_serializing_if = "is_false")]
    pub alone: bool,
}

/// A program and where it comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The language it is written in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Where its source is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Where its faults are reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub issues: Option<String>,
    /// Who made it: `engine` for the engine's own makers, or `third-party`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

/// How a hand can be put to an adapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One request a step.
    Step,
    /// One request a hand.
    Script,
}

fn step_mode() -> Vec<Mode> {
    vec![Mode::Step]
}

/// The profiles that an adapter claims.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Claims {
    /// The rankings by which it puts hands in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rank: Vec<RankedBy>,
    /// Whether it makes up and awards pots.
    #[serde(skip_serializing_if = "is_false")]
    pub pots: bool,
    /// What it plays: `no-limit.holdem`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<String>,
    /// Whether it plays several hands in a row.
    #[serde(skip_serializing_if = "is_false")]
    pub table: bool,
    /// Whether it rules what else happens at a table.
    #[serde(skip_serializing_if = "is_false")]
    pub procedure: bool,
}

/// How cards are given to an engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardsBy {
    /// Not at all: it deals its own.
    None,
    /// As a deck in order.
    Deck,
    /// To seats and board, as they are named.
    #[default]
    Assigned,
}

/// How an engine refuses an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rejects {
    /// It says so, and nothing moves.
    #[default]
    Explicit,
    /// It does something else instead.
    Coerces,
    /// It breaks off, and the hand may be spoilt: it is opened again after each probe.
    Asserts,
    /// It says nothing.
    Silent,
}

/// Acts that an engine does not tell apart.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Actions {
    /// Groups of acts that are one to the engine: `[["check", "call"]]`.
    pub merged: Vec<Vec<String>>,
}

/// How an engine counts chips.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct ChipsAre {
    /// What a number of chips is inside the engine.
    pub kind: ChipKind,
    /// The smallest chip it knows.
    pub min_unit: u64,
}

impl Default for ChipsAre {
    fn default() -> Self {
        Self { kind: ChipKind::Integer, min_unit: 1 }
    }
}

/// What a number of chips is inside an engine. On the wire it is always whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChipKind {
    /// A whole number.
    Integer,
    /// A decimal fraction, exact.
    Decimal,
    /// A binary fraction.
    Float,
}

/// How many seats a table of an engine can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatRange {
    /// At least.
    pub min: u8,
    /// At most.
    pub max: u8,
}

impl Default for SeatRange {
    fn default() -> Self {
        Self { min: 2, max: 22 }
    }
}

/// What an engine cannot do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lack {
    /// The capability.
    pub cap: String,
    /// Why.
    pub why: String,
    /// Where that is tracked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub issue: Option<String>,
}
