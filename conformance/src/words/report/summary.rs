//! The report on a terminal.

use std::fmt::Write as _;

use super::{apart, came_of, cites, counted, documents, engine, of, provenance, verdict};
use crate::report::record::{Record, Verdict};
use crate::report::seen::{Failure, disagreements, failures};
use crate::report::{Merged, Report};

/// How many failures a terminal shows.
const SHOWN: usize = 20;

/// What came of it, for a terminal.
pub(crate) fn summary(merged: &Merged) -> String {
    let told: Vec<String> = merged.engines.iter().map(|report| told(merged, report)).collect();
    let mut text = told.join("\n");
    if merged.engines.len() > 1 {
        text.push_str(&parted(merged));
    }
    text
}

fn told(merged: &Merged, report: &Report) -> String {
    let failures = failures(merged, report);
    let mut blocks: Vec<String> = failures.iter().take(SHOWN).map(failure).collect();
    if failures.len() > SHOWN {
        let more = failures.len() - SHOWN;
        blocks.push(format!("… and {more} more: `--report DIR` writes all of them, in `report.html` too\n"));
    }
    blocks.push(format!("{}\n", provenance(&report.header)));
    blocks.push(profiles(report));
    blocks.push(last(report));
    blocks.join("\n")
}

fn failure(failure: &Failure<'_>) -> String {
    let record = failure.record;
    let mut lines = vec![
        format!("{}  {} under {}", record.outcome, record.scenario, failure.rulesets.join(", ")),
        format!("  {}", record.title),
        format!("  {}", verdict(record)),
        format!("  why: {}", record.why),
        format!("  rule: {}", documents(&record.cites).join("; ")),
    ];
    lines.extend(record.read_as.iter().map(|above| format!("  expected as under {above}")));
    lines.extend(record.hand.iter().map(|line| format!("    {line}")));
    lines.extend(differs(record));
    lines.extend(record.reason.iter().map(|reason| format!("  {reason}")));
    lines.extend(record.findings.iter().map(|finding| format!("  {}", finding.says)));
    lines.extend(others(failure));
    lines.extend(record.rerun.iter().map(|rerun| format!("  alone: {rerun}")));
    lines.join("\n") + "\n"
}

fn differs(record: &Record) -> Vec<String> {
    let Some(differs) = &record.differs else { return Vec::new() };
    let step = differs.step.map_or_else(|| "before the first step".to_owned(), |step| format!("step {step}"));
    let mut lines = vec![format!("  {step}, {}:{}: {}", differs.file, differs.line, differs.text)];
    for check in &differs.checks {
        lines.push(format!("    {}", check.asked));
        lines.push(format!("      expected  {}", check.expected));
        lines.push(format!("      got       {}", check.got));
    }
    lines.extend(differs.native.iter().map(|native| format!("  the engine says: {native}")));
    lines
}

/// What other engines do here.
fn others(failure: &Failure<'_>) -> Vec<String> {
    let named =
        |how: &str, names: &[String]| (!names.is_empty()).then(|| format!("  {how}: {}", names.join(", ")));
    [
        named("come out as expected", &failure.meet),
        named("come out as here", &failure.alike),
        named("come out in another way", &failure.otherwise),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The verdicts, a line a profile.
fn profiles(report: &Report) -> String {
    let head =
        ["profile", "verdict", "must", "should", "house", "not passed, and why not"].map(str::to_owned);
    let row = |(name, sum): (&String, &crate::report::record::ProfileSum)| {
        let claimed = if sum.claimed { "" } else { " (not claimed)" };
        let verdict = format!("{}{claimed}", sum.verdict);
        [name.clone(), verdict, of(sum.must), of(sum.should), of(sum.house), apart(sum)]
    };
    let rows: Vec<[String; 6]> =
        std::iter::once(head).chain(report.footer.profiles.iter().map(row)).collect();
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or_default()
    };
    let widths: Vec<usize> = (0..6).map(width).collect();
    let line = |row: &[String; 6]| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

/// The last line: how many of each outcome, and how many profiles are conformant.
fn last(report: &Report) -> String {
    let footer = &report.footer;
    let conformant = footer.profiles.values().filter(|sum| sum.verdict == Verdict::Conformant).count();
    let profiles = counted(u32::try_from(footer.profiles.len()).unwrap_or(u32::MAX), "profile");
    format!("{}: {conformant} of {profiles} conformant; {}\n", engine(&report.header), came_of(footer))
}

/// Where engines part.
fn parted(merged: &Merged) -> String {
    let parted = disagreements(merged);
    let mut text = format!("\n{} engines part in {}\n", merged.engines.len(), hands(parted.len()));
    for it in parted.iter().take(SHOWN) {
        let record = it.record;
        let (meet, others) = it.split;
        let line = format!("{meet} to {others}  {} under {}", record.scenario, it.rulesets.join(", "));
        let _ = writeln!(text, "  {line}: {} ({})", record.title, cites(record));
    }
    text
}

fn hands(number: usize) -> String {
    counted(u32::try_from(number).unwrap_or(u32::MAX), "scenario")
}
