//! Puts the corpus to another engine, over the wire, and tells what came of it.
//!
//! [`run`] starts the adapter, puts every run (a scenario under a ruleset) that was asked for, and hands over the lines of
//! the report as they come, in the order of the corpus.

mod attempt;
mod baseline;
pub(crate) mod drive;
pub(crate) mod gate;
mod jobs;
pub(crate) mod judge;
pub(crate) mod needs;
pub(crate) mod plan;
mod pots;
pub(crate) mod process;
pub(crate) mod provenance;
mod record;
mod replay;
pub(crate) mod reskin;
pub(crate) mod seen;
mod smoke;
mod start;
mod suite;
pub mod verdict;
mod worker;

use std::time::Duration;

use floorman_grammar::Library;

use crate::corpus::Corpus;
use crate::report::record::{FindingKind, Level, Record};
use crate::shard::Shard;
use crate::wire::hello::Mode;

pub use baseline::Baseline;
pub use needs::profiles;
pub use replay::{Replayed, replay};
pub use smoke::{Smoke, smoke};
pub use start::Refused;
pub use suite::{Done, run};

/// What is put, and how.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The command that starts the adapter, word by word.
    pub command: Vec<String>,
    /// The rulesets; none means those that each scenario names.
    pub under: Vec<String>,
    /// Only these scenarios: names, or any beginning or end of one; none means all.
    pub only: Vec<String>,
    /// Only these profiles, or those that begin so; the others are told as excluded.
    pub profiles: Vec<String>,
    /// Which part of the corpus, of how many.
    pub shard: Option<Shard>,
    /// The number from which re-skins are drawn.
    pub seed: u64,
    /// How many re-skins each run gets beside its own.
    pub reskins: u32,
    /// How many processes run at a time.
    pub workers: usize,
    /// How hands are put; if nothing is said, step by step where the adapter can.
    pub mode: Option<Mode>,
    /// How long the handshake may take.
    pub hello: Duration,
    /// How long any other answer may take.
    pub step: Duration,
    /// Whether a refusal has to carry the engine's own words.
    pub native: Native,
    /// The command line of the runner, word by word.
    pub arguments: Vec<String>,
    /// What the line that runs a scenario alone says beside its id, ruleset and command.
    pub rerun: Vec<String>,
}

/// Whether a refusal has to carry the engine's own words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Native {
    /// It need not.
    Optional,
    /// Without them nobody knows who refused.
    Required,
}

/// The scenarios and rulesets that are put.
#[derive(Debug, Clone, Copy)]
pub struct Kit<'a> {
    /// The scenarios.
    pub corpus: &'a Corpus,
    /// The rulesets.
    pub library: &'a Library,
    /// What is put, and how.
    pub settings: &'a Settings,
}

/// Whether a record counts for or against an engine: what a house alone says never does.
#[must_use]
pub fn counts(record: &Record) -> bool {
    record.level == Level::Must
}

/// Whether a record is not what the baseline says.
#[must_use]
pub fn is_drift(record: &Record) -> bool {
    record.findings.iter().any(|finding| finding.kind == FindingKind::Baseline)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::report::record::Outcome;

    /// A record of which nothing is known but what counts.
    pub(crate) fn record(profile: &str, level: Level, outcome: Outcome) -> Record {
        Record {
            scenario: "pots/side-pots/K7QM".to_owned(),
            id: "K7QM".to_owned(),
            chapter: "pots".to_owned(),
            ruleset: "tda-2024".to_owned(),
            profile: profile.to_owned(),
            ..Record::blank(level, outcome)
        }
    }
}
