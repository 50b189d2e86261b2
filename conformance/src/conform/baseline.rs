//! The failures that an engine's makers know of: they keep a build green, and never better a verdict.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::provenance::{hex, now};
use crate::corpus::Corpus;
use crate::problem::Problem;
use crate::report::record::{Finding, FindingKind, Outcome, Record};
use crate::scenario::read_shape;
use crate::words::conform as told;

/// What is known to fail.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Baseline {
    known: BTreeMap<(String, String), Known>,
}

/// A failure that is known.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Known {
    outcome: Outcome,
    because: String,
    issue: Option<String>,
    got: Option<String>,
    until: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map with `format` and `known`")]
struct FileShape {
    format: u64,
    known: Vec<KnownShape>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a failure that is known")]
struct KnownShape {
    id: String,
    under: String,
    outcome: String,
    because: String,
    #[serde(default)]
    issue: Option<String>,
    #[serde(default)]
    got: Option<String>,
    #[serde(default)]
    until: Option<String>,
}

impl Baseline {
    /// Reads a baseline. `file` is its name in messages.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(file: &str, text: &str) -> Result<Self, Problem> {
        let shape: FileShape = read_shape(file, text)?;
        let wrong = |message: String| Problem::of_file(file, message, Some(told::HELP_BASELINE.to_owned()));
        if shape.format != 1 {
            return Err(wrong(told::baseline_format(shape.format)));
        }
        let mut known = BTreeMap::new();
        for entry in shape.known {
            let outcome = [Outcome::Fail, Outcome::Fault, Outcome::Timeout]
                .into_iter()
                .find(|outcome| outcome.name() == entry.outcome)
                .ok_or_else(|| wrong(told::baseline_outcome(&entry.id, &entry.outcome)))?;
            if entry.because.trim().is_empty() {
                return Err(wrong(told::baseline_without_reason(&entry.id)));
            }
            let KnownShape { id, under, because, issue, got, until, .. } = entry;
            let twice = told::baseline_twice(&id, &under);
            if known.insert((id, under), Known { outcome, because, issue, got, until }).is_some() {
                return Err(wrong(twice));
            }
        }
        Ok(Self { known })
    }

    /// The entries that name no run of the corpus.
    #[must_use]
    pub fn unknown(&self, corpus: &Corpus, rulesets: &[&str]) -> Vec<String> {
        let ids: Vec<String> = corpus.scenarios().map(|placed| placed.scenario.id.to_string()).collect();
        let is_run = |(id, under): &(String, String)| ids.contains(id) && rulesets.contains(&under.as_str());
        let stray = self.known.keys().filter(|key| !is_run(key));
        stray.map(|(id, under)| told::run(id, under)).collect()
    }

    /// What a record is once the baseline is taken into account.
    #[must_use]
    pub fn applied(&self, record: Record) -> Record {
        let Some(known) = self.known.get(&key(&record)) else { return record };
        let drift = |record: Record, says: String| {
            let mut findings = record.findings;
            findings.push(Finding { kind: FindingKind::Baseline, says });
            Record { findings, ..record }
        };
        if record.outcome == Outcome::Pass {
            let record = Record { outcome: Outcome::UnexpectedPass, ..record };
            return drift(record, told::unexpected_pass(&known.because));
        }
        if !record.outcome.is_failure() {
            return record;
        }
        let today = now();
        if known
            .until
            .as_ref()
            .is_some_and(|until| today.as_str() > until.as_str() && !today.starts_with(until))
        {
            return drift(record, told::expired(known.until.as_deref().unwrap_or_default()));
        }
        let same_answer = known.got.as_ref().is_none_or(|got| *got == fingerprint(&record));
        if record.outcome != known.outcome || !same_answer {
            let says = told::other_wrong_answer(known.outcome, record.outcome);
            return drift(record, says);
        }
        let reason = told::known(&known.because, known.issue.as_deref());
        Record { outcome: Outcome::KnownFail, reason: Some(reason), ..record }
    }

    /// The baseline that these records call for: entries that are still right stay as they are, new ones get a reason.
    #[must_use]
    pub fn written(&self, records: &[Record], because: &str) -> Self {
        let failing = records.iter().filter(|record| record.outcome.is_failure());
        let entry = |record: &Record| {
            let got = Some(fingerprint(record));
            let fresh = || Known {
                outcome: record.outcome,
                because: because.to_owned(),
                issue: None,
                got: None,
                until: None,
            };
            let known = self.known.get(&key(record)).cloned().unwrap_or_else(fresh);
            (key(record), Known { outcome: record.outcome, got, ..known })
        };
        Self { known: failing.map(entry).collect() }
    }

    /// The baseline without the entries that pass now or name no run among these records, and how many those are.
    #[must_use]
    pub fn tidied(&self, records: &[Record]) -> (Self, usize) {
        let fails = |of: &(String, String)| {
            records.iter().any(|record| key(record) == *of && record.outcome != Outcome::Pass)
        };
        let known: BTreeMap<_, _> = self
            .known
            .iter()
            .filter(|(of, _)| fails(of))
            .map(|(of, known)| (of.clone(), known.clone()))
            .collect();
        let dropped = self.known.len() - known.len();
        (Self { known }, dropped)
    }

    /// How many failures are known.
    #[must_use]
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Whether none is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// The text of its file.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::from("format: 1\nknown:\n");
        if self.known.is_empty() {
            return "format: 1\nknown: []\n".to_owned();
        }
        for ((id, under), known) in &self.known {
            let _infallible =
                write!(text, "  - id: {id}\n    under: {under}\n    outcome: {}\n", known.outcome);
            let more = [
                ("because", Some(&known.because)),
                ("issue", known.issue.as_ref()),
                ("got", known.got.as_ref()),
                ("until", known.until.as_ref()),
            ];
            for (name, value) in more.into_iter().filter_map(|(name, value)| Some((name, value?))) {
                let _infallible = writeln!(text, "    {name}: {}", in_quotes(value));
            }
        }
        text
    }
}

fn key(record: &Record) -> (String, String) {
    (record.id.clone(), record.ruleset.clone())
}

/// A short digest of a wrong answer: the step, and what came out.
fn fingerprint(record: &Record) -> String {
    let mut hash = Sha256::new();
    if let Some(differs) = &record.differs {
        hash.update(format!("{:?}", differs.step));
        for check in &differs.checks {
            hash.update(format!("{}={};", check.asked, check.got));
        }
    }
    hex(hash.finalize()).chars().take(16).collect()
}

/// A text in quotes, on one line.
fn in_quotes(text: &str) -> String {
    let plain = text.replace('\\', r"\\").replace('"', "\\\"").replace(['\n', '\r', '\t'], " ");
    format!("\"{plain}\"")
}
