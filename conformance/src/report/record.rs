//! The stream of a report: a header, a record for each run in the order of the corpus, and a footer.
//!
//! A run is a scenario under a ruleset. A stream without a footer was cut short. Nothing in a record depends on the number
//! of workers or on the clock, so two runs of the same suite on the same engine have the same records and the same digest.

mod header;
mod outcome;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use header::{AdapterSource, Engine, Header, Host, Suite};
pub use outcome::{Level, Outcome, Verdict};

/// The version of the stream.
pub const FORMAT: u32 = 1;

/// One line of the stream.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "kebab-case")]
pub enum Line {
    /// The first line.
    Header(Box<Header>),
    /// What came of one run.
    Record(Box<Record>),
    /// The last line.
    Footer(Box<Footer>),
}

/// What came of one run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Record {
    /// The scenario's name: `betting/reopening/K7QM`.
    pub scenario: String,
    /// Its id.
    pub id: String,
    /// The chapter it stands in.
    pub chapter: String,
    /// The ruling, in one sentence.
    pub title: String,
    /// Why it comes out so.
    pub why: String,
    /// The paragraphs that say so.
    pub cites: Vec<Cite>,
    /// Its twin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pair: Option<String>,
    /// The ruleset that was played.
    pub ruleset: String,
    /// The ruleset whose expectations hold, if that is one above it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub read_as: Option<String>,
    /// How binding it is.
    pub level: Level,
    /// The profile: `rank`, `pots`, `hand.no-limit.holdem`, `table` or `procedure`.
    pub profile: String,
    /// What came of it.
    pub outcome: Outcome,
    /// Why, where the outcome alone does not say it: the capability that is missing, what broke.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The first step at which something came out otherwise than expected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differs: Option<Differs>,
    /// Right rulings with a wrong reason: they never decide an outcome.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub diagnostics: Vec<Check>,
    /// How many refusals had a reason to be compared.
    #[serde(default)]
    pub reasons_asked: u32,
    /// What is asked and could not be observed: `face-up`, …
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not_observed: Vec<String>,
    /// What was found about the engine beside the outcome.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<Finding>,
    /// The hand in words, a line each, as far as it went. For a run that did not pass.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<String>,
    /// The frames of the run, in order. For a run that did not pass.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub transcript: Vec<Frame>,
    /// The last lines of the adapter's standard error. For a run that broke.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stderr: Vec<String>,
    /// The command that runs it alone. For a run that did not pass.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rerun: Option<String>,
}

impl Record {
    /// A record that says no more than this.
    pub(crate) const fn blank(level: Level, outcome: Outcome) -> Self {
        Self {
            scenario: String::new(),
            id: String::new(),
            chapter: String::new(),
            title: String::new(),
            why: String::new(),
            cites: Vec::new(),
            pair: None,
            ruleset: String::new(),
            read_as: None,
            level,
            profile: String::new(),
            outcome,
            reason: None,
            differs: None,
            diagnostics: Vec::new(),
            reasons_asked: 0,
            not_observed: Vec::new(),
            findings: Vec::new(),
            hand: Vec::new(),
            transcript: Vec::new(),
            stderr: Vec::new(),
            rerun: None,
        }
    }
}

/// A paragraph of a source.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Cite {
    /// The source's short name.
    pub source: String,
    /// The paragraph, as printed.
    pub at: String,
    /// The document and its edition, where a ruleset declares the source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub document: Option<String>,
}

/// A step at which something came out otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Differs {
    /// The step, from 1; none where the hand could not even begin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
    /// The step as the scenario writes it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The file of the scenario.
    pub file: String,
    /// The line of the step.
    pub line: u32,
    /// What was compared and is not as expected.
    pub checks: Vec<Check>,
    /// What the engine itself said of the step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub native: Option<String>,
}

/// One thing that was compared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// What was asked, as scenarios call it: `may`, `pots`, …
    pub asked: String,
    /// What was expected, in words.
    pub expected: String,
    /// What came out, in words.
    pub got: String,
}

/// What was found about an engine beside the outcome of a run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// What kind of finding it is.
    pub kind: FindingKind,
    /// In words.
    pub says: String,
}

/// The kinds of findings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FindingKind {
    /// Alone in a fresh process it comes out otherwise than after other hands.
    StateLeak,
    /// It comes out otherwise each time.
    Nondeterministic,
    /// It comes out otherwise with other seats, suits or chips.
    Reskin,
    /// A refused act moved chips.
    RefusalMovesChips,
    /// Another wrong answer than the baseline has, or none at all.
    Baseline,
}

/// A frame as it went over the wire.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    /// Which way it went.
    pub way: Way,
    /// The line, as it was sent or came.
    pub text: String,
}

/// Which way a frame went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// From the runner to the adapter.
    Sent,
    /// From the adapter to the runner.
    Got,
}

/// The end of a stream.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Footer {
    /// When the run ended, as in `2026-11-30T05:00:00Z`.
    pub ended: String,
    /// How many records there are.
    pub records: u32,
    /// How many of each outcome.
    pub outcomes: BTreeMap<Outcome, u32>,
    /// What came of each profile.
    pub profiles: BTreeMap<String, ProfileSum>,
    /// Of refusals that were right, how many gave the right reason, of how many.
    pub diagnostics: OutOf,
    /// How often the adapter was started again after it broke.
    pub restarts: u32,
    /// SHA-256 over the lines of the records, each with its line feed, in hex.
    pub digest: String,
    /// The exit code of the run.
    pub exit: u8,
}

/// What came of one profile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ProfileSum {
    /// The verdict. Only what a text requires (`must`) decides it.
    pub verdict: Verdict,
    /// Whether the adapter claims it.
    pub claimed: bool,
    /// Required runs that passed, of those required.
    pub must: OutOf,
    /// The same of those that a text merely suggests.
    pub should: OutOf,
    /// The same of house rules.
    pub house: OutOf,
    /// How many of each outcome, all levels together.
    pub outcomes: BTreeMap<Outcome, u32>,
}

/// A number out of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct OutOf {
    /// How many.
    pub got: u32,
    /// Of how many.
    pub of: u32,
}
