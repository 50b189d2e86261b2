//! Joins the parts of one engine's report, and the reports of several engines.

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest, Sha256};

use super::read::Report;
use super::record::{Footer, Header, Line, Outcome, Record, Suite};
use crate::conform::provenance::{self, hex};
use crate::conform::{counts, is_drift, verdict};
use crate::corpus::Corpus;
use crate::problem::Problem;
use crate::words::report as said;

/// What came of a suite, for each engine that it was put to.
#[derive(Debug, Clone, PartialEq)]
pub struct Merged {
    /// The suite.
    pub suite: Suite,
    /// A report an engine, in the order in which they were given.
    pub engines: Vec<Report>,
}

impl Merged {
    /// One report alone.
    #[must_use]
    pub fn of(report: Report) -> Self {
        Self { suite: report.header.suite.clone(), engines: vec![report] }
    }

    /// The exit code that the worst of them has.
    #[must_use]
    pub fn exit(&self) -> u8 {
        let exits: BTreeSet<u8> = self.engines.iter().map(|report| report.footer.exit).collect();
        [4, 5, 1, 3].into_iter().find(|code| exits.contains(code)).unwrap_or_default()
    }
}

/// How a run ends, as the shell sees it: 5 where something is not as the baseline says, 1 where a required run failed, 3
/// where fewer runs were put than asked for, 0 otherwise.
#[must_use]
pub fn exit(records: &[Record], at_least: u32) -> u8 {
    let put = |record: &&Record| {
        record.outcome.is_failure()
            || matches!(record.outcome, Outcome::Pass | Outcome::KnownFail | Outcome::UnexpectedPass)
    };
    let ran = u32::try_from(records.iter().filter(put).count()).unwrap_or(u32::MAX);
    if records.iter().any(is_drift) {
        5
    } else if records.iter().any(|record| counts(record) && record.outcome.is_failure()) {
        1
    } else if ran < at_least.max(1) {
        3
    } else {
        0
    }
}

/// Joins reports, each with the name of its file. Parts of one engine's run become one report, in the order of the corpus if
/// it is the suite that was put, and of names otherwise; engines stand side by side.
///
/// # Errors
/// If they are of different suites or rulesets, or if an engine's reports are not the parts of one run.
pub fn merge(reports: Vec<(String, Report)>, corpus: &Corpus) -> Result<Merged, Problem> {
    let Some((first, of_first)) = reports.first() else {
        return Err(Problem::of_file("", said::EMPTY, None));
    };
    let suite = of_first.header.suite.clone();
    for (file, report) in &reports {
        same_suite((first.as_str(), &of_first.header), (file.as_str(), &report.header))?;
    }
    let mut engines: Vec<(String, Vec<(String, Report)>)> = Vec::new();
    for (file, report) in reports {
        let name = said::engine(&report.header);
        match engines.iter_mut().find(|(known, _)| *known == name) {
            Some((_, parts)) => parts.push((file, report)),
            None => engines.push((name, vec![(file, report)])),
        }
    }
    let order = order(corpus, &suite);
    let joined = engines.into_iter().map(|(name, parts)| join(&name, parts, &order));
    Ok(Merged { suite, engines: joined.collect::<Result<_, _>>()? })
}

/// The place of each scenario, where the corpus at hand is the suite.
fn order(corpus: &Corpus, suite: &Suite) -> BTreeMap<String, usize> {
    if provenance::suite(corpus).digest != suite.digest {
        return BTreeMap::new();
    }
    corpus.scenarios().enumerate().map(|(place, placed)| (placed.name(), place)).collect()
}

fn same_suite((first, of_first): (&str, &Header), (file, header): (&str, &Header)) -> Result<(), Problem> {
    let refused = |message: String, help: String| Err(Problem::of_file(file, message, Some(help)));
    if header.suite != of_first.suite {
        return refused(said::other_suite(&header.suite, first, &of_first.suite), said::help_suite(header));
    }
    let other = |(name, digest): &(&String, &String)| {
        of_first.rulesets.get(*name).is_some_and(|known| known != *digest)
    };
    match header.rulesets.iter().find(other) {
        Some((ruleset, _)) => refused(said::other_ruleset(ruleset, first), said::help_suite(header)),
        None => Ok(()),
    }
}

/// One report of the parts of a run.
fn join(
    name: &str,
    parts: Vec<(String, Report)>,
    order: &BTreeMap<String, usize>,
) -> Result<Report, Problem> {
    let whole = parts_of_one_run(name, &parts)?;
    let mut parts = parts.into_iter();
    let Some((_, mut joined)) = parts.next() else {
        return Err(Problem::of_file(name, said::EMPTY, None));
    };
    if !whole {
        return Ok(joined);
    }
    for (_, part) in parts {
        let Report { header, records, footer } = part;
        joined.records.extend(records);
        joined.header.started = joined.header.started.min(header.started);
        joined.footer.ended = joined.footer.ended.max(footer.ended);
        joined.footer.restarts += footer.restarts;
    }
    joined.records.sort_by(|one, other| {
        let place = |record: &Record| order.get(&record.scenario).copied().unwrap_or(usize::MAX);
        (place(one), &one.scenario).cmp(&(place(other), &other.scenario))
    });
    joined.header.shard = None;
    joined.header.command = said::without_shard(&joined.header.command);
    joined.footer = footer(&joined);
    Ok(joined)
}

/// Whether there are parts to join; a report that is no part of anything stands alone.
fn parts_of_one_run(name: &str, parts: &[(String, Report)]) -> Result<bool, Problem> {
    let Some(((first, of_first), others)) = parts.split_first() else { return Ok(false) };
    let mut seen: BTreeMap<u32, &str> = BTreeMap::new();
    for (file, report) in parts {
        let refused =
            |message: String, help: &str| Err(Problem::of_file(file, message, Some(help.to_owned())));
        let Some((part, _)) = report.header.shard else {
            if others.is_empty() {
                return Ok(false);
            }
            let other = if file == first { others.first().map_or("", |(file, _)| file) } else { first };
            return refused(said::twice(name, other), said::HELP_TWICE);
        };
        if let Some(what) = differs(&of_first.header, &report.header) {
            return refused(said::other_run(name, what, first), said::HELP_OTHER_RUN);
        }
        if let Some(before) = seen.insert(part, file) {
            return refused(said::same_part(name, part, before), said::HELP_TWICE);
        }
    }
    let Some((_, of)) = of_first.header.shard else { return Ok(false) };
    let missing: Vec<u32> = (1..=of).filter(|part| !seen.contains_key(part)).collect();
    match missing.first() {
        Some(part) => {
            let help = said::help_missing(&of_first.header, *part, of);
            Err(Problem::of_file(first, said::missing(name, &missing, of), Some(help)))
        }
        None => Ok(true),
    }
}

/// What two parts do not have in common.
fn differs(one: &Header, other: &Header) -> Option<&'static str> {
    let digest = |header: &Header| header.engine.source.as_ref().map(|source| source.digest.clone());
    [
        (one.shard.map(|(_, of)| of) != other.shard.map(|(_, of)| of), said::NUMBER_OF_PARTS),
        (one.seed != other.seed || one.reskins != other.reskins, said::SEED),
        (one.only != other.only, said::CHOICE),
        (one.rulesets_differ(other), said::RULESETS),
        (one.engine.welcome != other.engine.welcome, said::HANDSHAKE),
        (digest(one) != digest(other), said::ADAPTER),
    ]
    .into_iter()
    .find_map(|(differs, what)| differs.then_some(what))
}

impl Header {
    fn rulesets_differ(&self, other: &Self) -> bool {
        self.rulesets.iter().any(|(name, digest)| other.rulesets.get(name).is_some_and(|it| it != digest))
    }
}

fn footer(report: &Report) -> Footer {
    let records = &report.records;
    let mut hash = Sha256::new();
    for record in records {
        let line = Line::Record(Box::new(record.clone()));
        hash.update(serde_json::to_string(&line).unwrap_or_default());
        hash.update("\n");
    }
    Footer {
        ended: report.footer.ended.clone(),
        records: u32::try_from(records.len()).unwrap_or(u32::MAX),
        outcomes: verdict::outcomes(records),
        profiles: verdict::profiles(records, &report.header.engine.welcome.profiles, report.coverage()),
        diagnostics: verdict::diagnostics(records),
        restarts: report.footer.restarts,
        digest: hex(hash.finalize()),
        exit: exit(records, report.header.at_least()),
    }
}
