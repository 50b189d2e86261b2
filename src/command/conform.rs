//! `floor conform`: the corpus, put to another engine.

mod baseline;
mod replay;
mod settings;
mod smoke;
mod stream;

use std::io::{self, Write};

use floorman_conformance::Corpus;
use floorman_conformance::conform::{self, Baseline, Done, Kit, Refused, Settings};
use floorman_conformance::report::record::{Line, Record};
use floorman_conformance::report::{Merged, Report, exit, views};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::json;

use crate::cli::{Conform, ConformRun, ConformVerb, Format, Output, Put};
use crate::command::report;
use crate::corpus;
use crate::exit::Exit;
use crate::shelf::Shelf;
use crate::trouble::{Message, Trouble};
use crate::words::conform as said;
use stream::Stream;

pub(crate) fn run(args: &Conform, output: Output, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let format = match output {
        Output::Json => Format::Json,
        Output::Text => Format::Text,
        Output::Markdown if args.verb.is_none() => Format::Text,
        Output::Markdown => {
            let words = (crate::words::NO_MARKDOWN, crate::words::HELP_MARKDOWN);
            return Err(Message::new(words.0).help(words.1).into());
        }
    };
    match &args.verb {
        None => put(&args.run, output, out),
        Some(ConformVerb::Smoke(put)) => smoke::run(put, format, out),
        Some(ConformVerb::Replay(args)) => replay::run(args, format, out),
        Some(ConformVerb::Baseline(verb)) => baseline::run(verb, format, out),
    }
}

fn put(args: &ConformRun, output: Output, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let room = Room::for_run(args)?;
    let baseline = args.baseline.as_deref().map(|file| baseline::read(file, &room)).transpose()?;
    let baseline = baseline.unwrap_or_default();
    let settings = settings::of(args, room.under.clone());
    let done = room.put(&settings, args, &baseline)?;
    let json = object(&done);
    let Done { header, records, footer } = done;
    let merged = Merged::of(Report { header, records, footer });
    if let Some(folder) = &args.report {
        report::write(&merged, folder)?;
    }
    match output {
        Output::Json => writeln!(out, "{json:#}")?,
        Output::Text => write!(out, "{}", views::summary(&merged))?,
        Output::Markdown => write!(out, "{}", views::markdown(&merged))?,
    }
    Ok(Exit::from_code(merged.exit()))
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

    /// The room of a run, every name of which has to mean something.
    fn for_run(args: &ConformRun) -> Result<Self, Trouble> {
        let room = Self::open(&args.put)?;
        corpus::all_known(&args.only, &room.corpus)?;
        let profiles = conform::profiles(&room.corpus);
        let is_none = |word: &&String| !profiles.iter().any(|profile| profile.starts_with(word.as_str()));
        let Some(word) = args.profile.iter().find(is_none) else { return Ok(room) };
        let known: Vec<&str> = profiles.iter().map(String::as_str).chain(["hand"]).collect();
        Err(Message::new(said::no_profile(word)).help(crate::words::instead(word, &known)).into())
    }

    const fn kit<'r>(&'r self, settings: &'r Settings) -> Kit<'r> {
        Kit { corpus: &self.corpus, library: self.shelf.library(), settings }
    }

    /// Puts all that is asked for, and writes the report as it comes.
    fn put(&self, settings: &Settings, args: &ConformRun, known: &Baseline) -> Result<Done, Trouble> {
        let mut stream = args.report.as_deref().map(Stream::of);
        let bar = bar();
        let mut sink = |line: &Line| -> io::Result<()> {
            bar.inc(1);
            stream.as_mut().map_or(Ok(()), |stream| stream.put(line))
        };
        let ends = |records: &[Record]| exit(records, args.at_least);
        let done = conform::run(self.kit(settings), &mut |record| known.applied(record), &ends, &mut sink);
        bar.finish_and_clear();
        let done = done.map_err(|refused| trouble(&refused))?;
        match stream {
            Some(stream) => Ok(done.and_then(|done| stream.end().map(|()| done))?),
            None => Ok(done?),
        }
    }
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
    let stderr = refused.stderr.iter().map(|line| format!("\n  | {line}")).collect::<Vec<_>>().concat();
    let text = format!("{}{stderr}", refused.says);
    Message::new(text).help(refused.help.clone()).ends(Exit::Protocol).into()
}

/// The run as an object.
fn object(done: &Done) -> serde_json::Value {
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
