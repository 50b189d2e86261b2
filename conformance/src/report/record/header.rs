//! Where a report comes from: enough to run it again and to check it against a clean copy of the suite.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::wire::hello::{Identity, Welcome};

/// The first line of a report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Header {
    /// The version of the stream: [`super::FORMAT`].
    pub format: u32,
    /// The scenarios that were put.
    pub suite: Suite,
    /// The rulesets under which they were put, each with the SHA-256 of its files and those of its parents, in hex.
    pub rulesets: BTreeMap<String, String>,
    /// The runner.
    pub runner: Identity,
    /// What was put to the test.
    pub engine: Engine,
    /// The command line of the runner, word by word.
    pub command: Vec<String>,
    /// The number from which re-skins are drawn.
    pub seed: u64,
    /// How many re-skins each run got beside its own.
    pub reskins: u32,
    /// Which part of the corpus this is, of how many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<(u32, u32)>,
    /// What the user left out or asked for alone, in the words of the command line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<String>,
    /// Where it ran. No environment value is among this.
    pub host: Host,
    /// When the run began, as in `2026-11-30T05:00:00Z`.
    pub started: String,
}

impl Header {
    /// How many runs were asked for at least, as the command line says.
    #[must_use]
    pub fn at_least(&self) -> u32 {
        let mut words = self.command.iter().take_while(|word| *word != "--");
        let asked = words.find_map(|word| word.strip_prefix("--at-least"));
        let number =
            asked.and_then(|rest| rest.strip_prefix('=').or_else(|| words.next().map(String::as_str)));
        number.and_then(|number| number.parse().ok()).unwrap_or(1)
    }
}

/// A set of scenarios.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suite {
    /// The version of the package that it came with.
    pub version: String,
    /// SHA-256 over every file of the corpus, path and text, in hex.
    pub digest: String,
    /// How many scenarios it has.
    pub scenarios: u32,
}

/// An engine under test.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engine {
    /// What it said in the handshake: its name and version, its adapter's, and all it declares.
    pub welcome: Welcome,
    /// The command that starts it, word by word.
    pub command: Vec<String>,
    /// The adapter's own file, if the command names one that can be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<AdapterSource>,
}

/// The file of an adapter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdapterSource {
    /// Its path, as the command names it.
    pub path: String,
    /// Its SHA-256, in hex.
    pub digest: String,
    /// How many lines it has; none if it is no text.
    pub lines: u32,
}

/// A machine.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Host {
    /// Its operating system.
    pub os: String,
    /// Its kind of processor.
    pub arch: String,
    /// How many processors the run could use.
    pub cpus: u32,
    /// How many processes of the adapter ran at a time.
    pub workers: u32,
}
