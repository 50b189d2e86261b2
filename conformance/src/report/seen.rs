//! What the records of several engines say when they are laid side by side.

use std::collections::BTreeMap;

use super::merge::Merged;
use super::read::Report;
use super::record::{Check, Outcome, Record};
use crate::words::report as said;

/// A scenario that comes out otherwise than expected, in the same way under each of some rulesets.
#[derive(Debug)]
pub(crate) struct Failure<'r> {
    /// The first of its records.
    pub(crate) record: &'r Record,
    /// The rulesets.
    pub(crate) rulesets: Vec<&'r str>,
    /// The other engines that meet the expectation.
    pub(crate) meet: Vec<String>,
    /// The other engines that come out as this one does.
    pub(crate) alike: Vec<String>,
    /// The other engines that come out in a third way.
    pub(crate) otherwise: Vec<String>,
}

/// The records of an engine, by scenario and ruleset.
type ByRun<'r> = BTreeMap<(&'r str, &'r str), &'r Record>;

/// Whether something is to be told of a record: a failure, or a pass that the baseline denies.
fn is_told(record: &Record) -> bool {
    record.outcome.is_failure()
        || record.outcome == Outcome::UnexpectedPass
        || (record.outcome != Outcome::KnownFail && !record.findings.is_empty())
}

fn checks(record: &Record) -> &[Check] {
    record.differs.as_ref().map_or(&[], |differs| &differs.checks)
}

/// Whether two records come out in the same way.
fn is_alike(one: &Record, other: &Record) -> bool {
    let step = |record: &Record| record.differs.as_ref().and_then(|differs| differs.step);
    one.outcome == other.outcome && step(one) == step(other) && checks(one) == checks(other)
}

/// What is to be told of an engine, each in the order of its first record.
pub(crate) fn failures<'r>(merged: &'r Merged, report: &'r Report) -> Vec<Failure<'r>> {
    let mut failures: Vec<Failure<'r>> = Vec::new();
    let others: Vec<(String, ByRun<'r>)> = merged
        .engines
        .iter()
        .filter(|other| !std::ptr::eq(*other, report))
        .map(|other| (said::engine(&other.header), by_run(other)))
        .collect();
    for record in report.records.iter().filter(|record| is_told(record)) {
        let same = |failure: &&mut Failure<'r>| {
            let known = failure.record;
            known.scenario == record.scenario && known.reason == record.reason && is_alike(known, record)
        };
        if let Some(failure) = failures.iter_mut().rev().take(64).find(same) {
            failure.rulesets.push(&record.ruleset);
        } else {
            failures.push(beside(record, &others));
        }
    }
    failures
}

fn by_run(report: &Report) -> ByRun<'_> {
    report
        .records
        .iter()
        .map(|record| ((record.scenario.as_str(), record.ruleset.as_str()), record))
        .collect()
}

fn beside<'r>(record: &'r Record, others: &[(String, ByRun<'r>)]) -> Failure<'r> {
    let rulesets = vec![record.ruleset.as_str()];
    let mut failure =
        Failure { record, rulesets, meet: Vec::new(), alike: Vec::new(), otherwise: Vec::new() };
    for (name, records) in others {
        let Some(other) = records.get(&(record.scenario.as_str(), record.ruleset.as_str())) else { continue };
        if matches!(other.outcome, Outcome::Pass | Outcome::UnexpectedPass) {
            failure.meet.push(name.clone());
        } else if is_alike(record, other) {
            failure.alike.push(name.clone());
        } else if other.outcome.is_failure() || other.outcome == Outcome::KnownFail {
            failure.otherwise.push(name.clone());
        }
    }
    failure
}

/// A run that engines do not agree on.
#[derive(Debug)]
pub(crate) struct Disagreement<'r> {
    /// A record of it.
    pub(crate) record: &'r Record,
    /// The rulesets under which they part in this way.
    pub(crate) rulesets: Vec<&'r str>,
    /// What comes out, and the engines of which it does; what is expected first.
    pub(crate) answers: Vec<(String, Vec<String>)>,
    /// How many engines meet the expectation, and how many do not.
    pub(crate) split: (usize, usize),
}

/// Where engines part, those first that split them most evenly.
pub(crate) fn disagreements(merged: &Merged) -> Vec<Disagreement<'_>> {
    let engines: Vec<(String, &Report)> =
        merged.engines.iter().map(|report| (said::engine(&report.header), report)).collect();
    let mut runs: BTreeMap<(&str, &str), Vec<(&str, &Record)>> = BTreeMap::new();
    for (name, report) in &engines {
        for record in &report.records {
            let decided = record.outcome == Outcome::Pass
                || record.outcome == Outcome::UnexpectedPass
                || record.outcome == Outcome::KnownFail
                || record.outcome.is_failure();
            if decided {
                runs.entry((&record.scenario, &record.ruleset)).or_default().push((name, record));
            }
        }
    }
    let mut parted: Vec<Disagreement<'_>> = Vec::new();
    for run in runs.values() {
        let Some(found) = parting(run) else { continue };
        let same = |known: &&mut Disagreement<'_>| {
            known.record.scenario == found.record.scenario && known.answers == found.answers
        };
        match parted.iter_mut().rev().take(64).find(same) {
            Some(known) => known.rulesets.extend(found.rulesets),
            None => parted.push(found),
        }
    }
    parted.sort_by_key(|it| std::cmp::Reverse(it.split.0.min(it.split.1)));
    parted
}

fn parting<'r>(run: &[(&str, &'r Record)]) -> Option<Disagreement<'r>> {
    let meets = |record: &Record| matches!(record.outcome, Outcome::Pass | Outcome::UnexpectedPass);
    let met = run.iter().filter(|(_, record)| meets(record)).count();
    let (_, record) = run.iter().find(|(_, record)| !meets(record))?;
    if met == 0 {
        return None;
    }
    let mut answers: Vec<(String, Vec<String>)> = Vec::new();
    let mut in_order: Vec<&(&str, &Record)> = run.iter().collect();
    in_order.sort_by_key(|(_, record)| !meets(record));
    for (name, record) in in_order {
        let answer = if meets(record) { said::AS_EXPECTED.to_owned() } else { said::came_out(record) };
        match answers.iter_mut().find(|(known, _)| *known == answer) {
            Some((_, names)) => names.push((*name).to_owned()),
            None => answers.push((answer, vec![(*name).to_owned()])),
        }
    }
    Some(Disagreement { record, rulesets: vec![&record.ruleset], answers, split: (met, run.len() - met) })
}

/// What came of one chapter.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Cell {
    /// Passed.
    pub(crate) passed: u32,
    /// Failed, broke or came too late.
    pub(crate) failed: u32,
    /// Failed as the baseline says.
    pub(crate) known: u32,
    /// Contested.
    pub(crate) disputed: u32,
    /// Not put at all, for whatever reason.
    pub(crate) not_put: u32,
}

impl Cell {
    pub(crate) const fn put(self) -> u32 {
        self.passed + self.failed + self.known
    }

    fn count(&mut self, outcome: Outcome) {
        let counter = match outcome {
            Outcome::Pass | Outcome::UnexpectedPass => &mut self.passed,
            Outcome::Fail | Outcome::Fault | Outcome::Timeout => &mut self.failed,
            Outcome::KnownFail => &mut self.known,
            Outcome::Disputed => &mut self.disputed,
            Outcome::Unsupported
            | Outcome::NotExpressible
            | Outcome::NotObservable
            | Outcome::Excluded
            | Outcome::NotRun => &mut self.not_put,
        };
        *counter += 1;
    }
}

/// Chapters, and in each what came of it for each engine.
pub(crate) fn matrix(merged: &Merged) -> BTreeMap<&str, Vec<Cell>> {
    let mut matrix: BTreeMap<&str, Vec<Cell>> = BTreeMap::new();
    let engines = merged.engines.len();
    for (column, report) in merged.engines.iter().enumerate() {
        for record in &report.records {
            let row = matrix.entry(&record.chapter).or_insert_with(|| vec![Cell::default(); engines]);
            if let Some(cell) = row.get_mut(column) {
                cell.count(record.outcome);
            }
        }
    }
    matrix
}
