//! `floor conform`: the corpus, put to another engine.

mod baseline;
mod replay;
mod settings;
mod smoke;

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use floorman_conformance::Corpus;
use floorman_conformance::conform::{self, Baseline, Done, Kit, Refused, Settings};
use floorman_conformance::report::record::{Line, Outcome, Record};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::json;

use crate::cli::{Conform, ConformRun, ConformVerb, Format, Put};
use crate::corpus;
use crate::exit::Exit;
use crate::shelf::Shelf;
use crate::trouble::{Message, Trouble};
use crate::words::conform as said;

pub(crate) fn run(args: &Conform, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    match &args.verb {
        None => put(&args.run, format, out),
        Some(ConformVerb::Smoke(put)) => smoke::run(put, format, out),
        Some(ConformVerb::Replay(args)) => replay::run(args, format, out),
        Some(ConformVerb::Baseline(verb)) => baseline::run(verb, format, out),
    }
}

fn put(args: &ConformRun, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let room = Room::open(&args.put)?;
    let baseline = args.baseline.as_deref().map(|file| baseline::read(file, &room)).transpose()?;
    let baseline = baseline.unwrap_or_default();
    let settings = settings::of(args, room.under.clone());
    let done = room.put(&settings, args, &baseline)?;
    match format {
        Format::Text => text(&done, out)?,
        Format::Json => writeln!(out, "{:#}", report(&done))?,
    }
    Ok(exit(&done.records, args.at_least))
}

/// The scenarios and rulesets at hand.
struct Room {
    shelf: Shelf,
    corpus: Corpus,
    under: Vec<String>,
}

impl Room {
    fn open(args: &Put) -> Result<Self, Trouble> {
        let named: Vec<&str> = args.under.iter().map(String::as_str).collect();
        let shelf = Shelf::open(&args.shelf, &named)?;
        let under = named.iter().map(|name| shelf.name(name).map(str::to_owned)).collect::<Result<_, _>>()?;
        let corpus = corpus::open(args.corpus.as_deref())?;
        Ok(Self { shelf, corpus, under })
    }

    const fn kit<'r>(&'r self, settings: &'r Settings) -> Kit<'r> {
        Kit { corpus: &self.corpus, library: self.shelf.library(), settings }
    }

    /// Puts all that is asked for, and writes the report as it comes.
    fn put(&self, settings: &Settings, args: &ConformRun, known: &Baseline) -> Result<Done, Trouble> {
        let mut file = args.report.as_deref().map(report_file).transpose()?;
        let bar = bar();
        let mut sink = |line: &Line| -> io::Result<()> {
            bar.inc(1);
            let Some(file) = &mut file else { return Ok(()) };
            serde_json::to_writer(&mut *file, line)?;
            file.write_all(b"\n")
        };
        let ends = |records: &[Record]| exit(records, args.at_least).code();
        let done = conform::run(self.kit(settings), &mut |record| known.applied(record), &ends, &mut sink);
        bar.finish_and_clear();
        let done = done.map_err(|refused| trouble(&refused))??;
        if let Some(mut file) = file {
            file.flush()?;
        }
        Ok(done)
    }
}

fn report_file(folder: &Path) -> Result<BufWriter<fs::File>, Trouble> {
    let path = folder.join("report.jsonl");
    let created = fs::create_dir_all(folder).and_then(|()| fs::File::create(&path));
    let file = created.map_err(|error| {
        Message::new(crate::words::cannot_write(&error)).in_file(path.display().to_string())
    })?;
    Ok(BufWriter::new(file))
}

fn bar() -> ProgressBar {
    let bar = ProgressBar::no_length();
    bar.set_draw_target(ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template(said::PROGRESS) {
        bar.set_style(style);
    }
    bar
}

/// An adapter to which nothing can be put.
fn trouble(refused: &Refused) -> Trouble {
    let stderr = refused.stderr.iter().map(|line| format!("\n  | {line}")).collect::<String>();
    let text = format!("{}{stderr}", refused.says);
    Message::new(text).help(refused.help.clone()).ends(Exit::Protocol).into()
}

/// Only what a text requires decides; nothing that ran is nothing to trust.
fn exit(records: &[Record], at_least: u32) -> Exit {
    let put = |record: &&Record| {
        record.outcome.is_failure()
            || matches!(record.outcome, Outcome::Pass | Outcome::KnownFail | Outcome::UnexpectedPass)
    };
    let ran = u32::try_from(records.iter().filter(put).count()).unwrap_or(u32::MAX);
    if records.iter().any(conform::is_drift) {
        Exit::Drift
    } else if records.iter().any(|record| conform::counts(record) && record.outcome.is_failure()) {
        Exit::Found
    } else if ran < at_least.max(1) {
        Exit::NothingRan
    } else {
        Exit::Clean
    }
}

fn text(done: &Done, out: &mut dyn Write) -> Result<(), Trouble> {
    let told = |record: &&Record| record.outcome.is_failure() || conform::is_drift(record);
    for record in done.records.iter().filter(told) {
        writeln!(out, "{}", said::failure(record))?;
    }
    Ok(write!(out, "{}", said::summary(done))?)
}

fn report(done: &Done) -> serde_json::Value {
    let told = |record: &&Record| record.outcome.is_failure() || conform::is_drift(record);
    let one = |record: &Record| {
        let findings: Vec<&str> = record.findings.iter().map(|finding| finding.says.as_str()).collect();
        json!({
            "scenario": record.scenario, "ruleset": record.ruleset, "level": record.level,
            "profile": record.profile, "outcome": record.outcome, "reason": record.reason,
            "differs": record.differs, "findings": findings, "rerun": record.rerun,
        })
    };
    let footer = &done.footer;
    let engine = &done.header.engine.welcome.engine;
    json!({
        "floor": "conform", "schema": 1,
        "engine": {"name": engine.name, "version": engine.version},
        "suite": done.header.suite, "profiles": footer.profiles, "outcomes": footer.outcomes,
        "failures": done.records.iter().filter(told).map(one).collect::<Vec<_>>(),
        "diagnostics": footer.diagnostics, "restarts": footer.restarts, "digest": footer.digest, "exit": footer.exit,
    })
}
