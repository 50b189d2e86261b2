//! The report in the Common Test Report Format (`ctrf.io`), which has five states: our own stand in `rawStatus`.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::conform::counts;
use crate::report::record::{Header, Outcome, Record};
use crate::report::{Merged, Report};
use crate::words::report as said;

/// The report, as one object.
#[must_use]
pub fn ctrf(merged: &Merged) -> Value {
    let tests: Vec<Value> =
        merged.engines.iter().flat_map(|report| report.records.iter().map(|it| test(report, it))).collect();
    let mut sums: BTreeMap<&str, u64> = BTreeMap::new();
    for record in merged.engines.iter().flat_map(|report| &report.records) {
        *sums.entry(state(record)).or_default() += 1;
    }
    let sum = |state: &str| sums.get(state).copied().unwrap_or_default();
    let runner = merged.engines.first().map(|report| &report.header.runner.version);
    let start = merged.engines.iter().map(|report| milliseconds(&report.header.started)).min();
    let stop = merged.engines.iter().map(|report| milliseconds(&report.footer.ended)).max();
    json!({
        "reportFormat": "CTRF",
        "specVersion": "0.0.0",
        "results": {
            "tool": {"name": "floor", "version": runner},
            "summary": {
                "tests": tests.len(),
                "passed": sum("passed"),
                "failed": sum("failed"),
                "pending": 0,
                "skipped": sum("skipped"),
                "other": sum("other"),
                "start": start,
                "stop": stop,
            },
            "tests": tests,
            "environment": environment(merged),
        },
    })
}

fn environment(merged: &Merged) -> Value {
    let engines = merged.engines.iter().map(|report| {
        let Header { engine, command, seed, started, .. } = &report.header;
        let (profiles, adapter) = (&report.footer.profiles, &engine.welcome.adapter);
        json!({"engine": engine.welcome.engine, "adapter": adapter, "command": command, "seed": seed,
               "started": started, "profiles": profiles})
    });
    let engines: Vec<Value> = engines.collect();
    json!({"extra": {"suite": merged.suite, "engines": engines}})
}

/// The nearest of the five states. A failure that decides no verdict is no failure of the job either.
fn state(record: &Record) -> &'static str {
    match record.outcome {
        Outcome::Pass => "passed",
        Outcome::Fail | Outcome::Fault | Outcome::Timeout if counts(record) => "failed",
        Outcome::UnexpectedPass => "failed",
        Outcome::Fail | Outcome::Fault | Outcome::Timeout | Outcome::KnownFail | Outcome::Disputed => "other",
        Outcome::Unsupported
        | Outcome::NotExpressible
        | Outcome::NotObservable
        | Outcome::Excluded
        | Outcome::NotRun => "skipped",
    }
}

fn test(report: &Report, record: &Record) -> Value {
    let mut test = json!({
        "name": format!("{} under {}", record.scenario, record.ruleset),
        "status": state(record),
        "rawStatus": record.outcome,
        "duration": 0,
        "suite": [said::engine(&report.header), record.profile, record.chapter],
        "tags": [record.level, record.id],
    });
    let Some(fields) = test.as_object_mut() else { return test };
    if record.outcome != Outcome::Pass {
        let message = record.reason.clone().unwrap_or_else(|| said::verdict(record));
        fields.insert("message".to_owned(), message.into());
    }
    if let Some(differs) = &record.differs {
        fields.insert("filePath".to_owned(), differs.file.clone().into());
        fields.insert("line".to_owned(), differs.line.into());
        fields.insert("trace".to_owned(), record.hand.join("\n").into());
        let extra = json!({"title": record.title, "why": record.why, "cites": record.cites, "checks": differs.checks,
                           "rerun": record.rerun});
        fields.insert("extra".to_owned(), extra);
    }
    test
}

/// Milliseconds since 1970.
fn milliseconds(time: &str) -> u128 {
    let since =
        humantime::parse_rfc3339(time).ok().and_then(|it| it.duration_since(std::time::UNIX_EPOCH).ok());
    since.map_or(0, |since| since.as_millis())
}
