//! The failures that an engine's makers know of: they keep a build green, and never better a verdict.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
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
            if let Some(until) = entry.until.as_deref().filter(|until| !is_day(until)) {
                return Err(wrong(told::baseline_until(&entry.id, until)));
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

    /// The baseline that these records call for, and how many entries are gone. What fails is written down: new entries get
    /// a reason, others keep theirs. An entry whose run broke or was not put stays as it is.
    #[must_use]
    pub fn written(&self, records: &[Record], corpus: &Corpus, because: &str) -> (Self, usize) {
        let (Self { mut known }, dropped) = self.tidied(records, corpus);
        for record in records.iter().filter(|record| record.outcome.is_failure()) {
            let (outcome, got) = (record.outcome, Some(fingerprint(record)));
            match known.entry(key(record)) {
                Entry::Vacant(free) => {
                    free.insert(Known {
                        outcome,
                        because: because.to_owned(),
                        issue: None,
                        got,
                        until: None,
                    });
                }
                Entry::Occupied(mut stands) if outcome == Outcome::Fail => {
                    let stands = stands.get_mut();
                    (stands.outcome, stands.got) = (outcome, got);
                }
                Entry::Occupied(_) => {}
            }
        }
        (Self { known }, dropped)
    }

    /// The baseline without the entries whose run is among these records and passes, or whose id no scenario has, and how
    /// many those are. What was not put stays.
    #[must_use]
    pub fn tidied(&self, records: &[Record], corpus: &Corpus) -> (Self, usize) {
        let ids: BTreeSet<String> = corpus.scenarios().map(|placed| placed.scenario.id.to_string()).collect();
        let pass = records.iter().filter(|record| record.outcome == Outcome::Pass);
        let passing: BTreeSet<_> = pass.map(key).collect();
        let stays = |of: &(String, String)| ids.contains(&of.0) && !passing.contains(of);
        let kept = self.known.iter().filter(|(of, _)| stays(of));
        let known: BTreeMap<_, _> = kept.map(|(of, known)| (of.clone(), known.clone())).collect();
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

/// Whether a text is a day of the calendar, `2026-12-31`, or a time as reports have it.
fn is_day(text: &str) -> bool {
    let is_time = |text: &str| humantime::parse_rfc3339(text).is_ok();
    is_time(text) || is_time(&format!("{text}T00:00:00Z"))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conform::tests::record;
    use crate::corpus::CorpusText;
    use crate::report::record::{Check, Differs, Level};

    const KNOWN: &str =
        "format: 1\nknown:\n  - {id: K7QM, under: tda-2024, outcome: fail, because: \"no caps\"}\n";

    fn corpus() -> Corpus {
        let text = include_str!("../../corpus/betting/reopening.yaml").to_owned();
        Corpus::load(vec![CorpusText { path: "betting/reopening.yaml".to_owned(), text }]).0
    }

    fn failing(got: &str) -> Record {
        let check = Check { asked: "may".to_owned(), expected: "fold".to_owned(), got: got.to_owned() };
        let differs = Differs {
            step: Some(3),
            text: String::new(),
            file: String::new(),
            line: 1,
            checks: vec![check],
            native: None,
        };
        Record { differs: Some(differs), ..record("pots", Level::Must, Outcome::Fail) }
    }

    fn is_drift(record: &Record) -> bool {
        record.findings.iter().any(|finding| finding.kind == FindingKind::Baseline)
    }

    #[test]
    fn a_known_failure_is_told_as_such() {
        let baseline = Baseline::read("known.yaml", KNOWN).unwrap();
        let record = baseline.applied(failing("check"));
        assert_eq!((record.outcome, record.reason.as_deref()), (Outcome::KnownFail, Some("known: no caps")));
        assert!(!is_drift(&record));
    }

    #[test]
    fn a_pass_that_is_not_expected_is_drift() {
        let baseline = Baseline::read("known.yaml", KNOWN).unwrap();
        let record = baseline.applied(record("pots", Level::Must, Outcome::Pass));
        assert_eq!(record.outcome, Outcome::UnexpectedPass);
        assert!(is_drift(&record));
    }

    #[test]
    fn another_wrong_answer_is_drift() {
        let baseline = Baseline::default().written(&[failing("check")], &corpus(), "no caps").0;
        assert_eq!(baseline.applied(failing("check")).outcome, Outcome::KnownFail);
        let other = baseline.applied(failing("call"));
        assert_eq!(other.outcome, Outcome::Fail);
        assert!(is_drift(&other));
        let broken = baseline.applied(record("pots", Level::Must, Outcome::Fault));
        assert!(is_drift(&broken));
    }

    #[test]
    fn what_is_excused_for_a_time_is_excused_no_longer() {
        let over = KNOWN.replace("\"no caps\"", "\"no caps\", until: \"2020-01-01\"");
        let baseline = Baseline::read("known.yaml", &over).unwrap();
        assert!(is_drift(&baseline.applied(failing("check"))));
        let later = KNOWN.replace("\"no caps\"", "\"no caps\", until: \"2999-01-01\"");
        let baseline = Baseline::read("known.yaml", &later).unwrap();
        assert_eq!(baseline.applied(failing("check")).outcome, Outcome::KnownFail);
    }

    #[test]
    fn a_baseline_is_read_as_it_was_written() {
        let reason = "a \"reason\" with a \\";
        let (baseline, _) = Baseline::default().written(&[failing("check")], &corpus(), reason);
        assert_eq!(Baseline::read("known.yaml", &baseline.text()), Ok(baseline.clone()));
        let empty = Baseline::default();
        assert_eq!(Baseline::read("known.yaml", &empty.text()), Ok(empty));
    }

    #[test]
    fn what_passes_and_what_is_gone_is_tidied_away_and_nothing_else() {
        let baseline = Baseline::read("known.yaml", KNOWN).unwrap();
        for outcome in Outcome::ALL {
            let (tidy, dropped) = baseline.tidied(&[record("pots", Level::Must, outcome)], &corpus());
            let goes = outcome == Outcome::Pass;
            assert_eq!((tidy.len(), dropped), (usize::from(!goes), usize::from(goes)), "{outcome}");
        }
        assert_eq!(baseline.tidied(&[], &corpus()), (baseline.clone(), 0));
        let other = Record { ruleset: "other".to_owned(), ..record("pots", Level::Must, Outcome::Pass) };
        assert_eq!(baseline.tidied(&[other], &corpus()), (baseline.clone(), 0));
        assert_eq!(baseline.tidied(&[], &Corpus::default()), (Baseline::default(), 1));
    }

    #[test]
    fn what_broke_or_was_not_put_stays_as_it_is_written() {
        let more = "\"no caps\", issue: \"#7\", got: \"0\", until: \"2999-01-01\"";
        let baseline = Baseline::read("known.yaml", &KNOWN.replace("\"no caps\"", more)).unwrap();
        assert_eq!(baseline.written(&[], &corpus(), "new"), (baseline.clone(), 0));
        for outcome in [Outcome::Fault, Outcome::Timeout, Outcome::NotRun, Outcome::Excluded] {
            let broken = record("pots", Level::Must, outcome);
            assert_eq!(baseline.written(&[broken], &corpus(), "new"), (baseline.clone(), 0), "{outcome}");
        }
        let elsewhere = Record { ruleset: "other".to_owned(), ..failing("check") };
        let (both, dropped) = baseline.written(&[failing("check"), elsewhere], &corpus(), "new");
        assert_eq!((both.len(), dropped), (2, 0));
        for stands in ["because: \"no caps\"", "issue: \"#7\"", "until: \"2999-01-01\"", "because: \"new\""] {
            assert_eq!(both.text().matches(stands).count(), 1, "{stands}");
        }
        let passes = record("pots", Level::Must, Outcome::Pass);
        assert_eq!(baseline.written(&[passes], &corpus(), "new"), (Baseline::default(), 1));
    }

    #[test]
    fn a_failure_is_excused_until_a_day() {
        let until = |day: &str| {
            let text = KNOWN.replace("\"no caps\"", &format!("\"no caps\", until: \"{day}\""));
            Baseline::read("known.yaml", &text).map_err(|problem| problem.message)
        };
        for day in ["2026-12-31", "2028-02-29", "2026-12-31T12:00:00Z"] {
            assert!(until(day).is_ok(), "{day}");
        }
        for day in ["soon", "2099-13-77", "2027-02-29", "2026-1-1", "31.12.2026", ""] {
            assert!(until(day).unwrap_err().contains(&format!("K7QM is excused until `{day}`")), "{day}");
        }
    }

    #[test]
    fn a_reason_is_not_optional() {
        let without = KNOWN.replace("no caps", " ");
        assert!(Baseline::read("known.yaml", &without).unwrap_err().message.contains("K7QM"));
        let other = KNOWN.replace("fail", "pass");
        assert!(Baseline::read("known.yaml", &other).unwrap_err().message.contains("`pass`"));
    }

    #[test]
    fn an_entry_that_names_no_run_is_told() {
        let baseline = Baseline::read("known.yaml", KNOWN).unwrap();
        assert_eq!(baseline.unknown(&Corpus::default(), &["tda-2024"]), ["K7QM under tda-2024"]);
    }
}
