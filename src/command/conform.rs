//! `floor conform`: the corpus, put to another engine.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::thread;
use std::time::Duration;

use floorman_conformance::conform::{self, Done, Kit, Native, Refused, Settings};
use floorman_conformance::report::record::{Line, Outcome, Record, Verdict};
use floorman_conformance::wire::hello::Mode;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::cli::{Conform, Format, ModeName};
use crate::corpus;
use crate::exit::Exit;
use crate::shelf::Shelf;
use crate::trouble::{Message, Trouble};
use crate::words::conform as said;

pub(crate) fn run(args: &Conform, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let named: Vec<&str> = args.put.under.iter().map(String::as_str).collect();
    let shelf = Shelf::open(&args.put.shelf, &named)?;
    let under = named.iter().map(|name| shelf.name(name).map(str::to_owned)).collect::<Result<_, _>>()?;
    let corpus = corpus::open(args.put.corpus.as_deref())?;
    let settings = settings(args, under);
    let kit = Kit { corpus: &corpus, library: shelf.library(), settings: &settings };
    let mut file = args.report.as_ref().map(|folder| report_file(folder)).transpose()?;
    let bar = bar();
    let mut sink = |line: &Line| -> io::Result<()> {
        bar.inc(1);
        match &mut file {
            Some(file) => {
                serde_json::to_writer(&mut *file, line)?;
                file.write_all(b"\n")
            }
            None => Ok(()),
        }
    };
    let at_least = args.at_least;
    let exit = |records: &[Record]| exit(records, at_least).code();
    let done = conform::run(kit, &mut |record| record, &exit, &mut sink);
    bar.finish_and_clear();
    let done = done.map_err(|refused| trouble(&refused))??;
    if let Some(mut file) = file {
        file.flush()?;
    }
    match format {
        Format::Text => text(&done, out)?,
        Format::Json => writeln!(
            out,
            "{:#}",
            serde_json::json!({
                "floor": "conform", "schema": 1, "profiles": done.footer.profiles,
                "outcomes": done.footer.outcomes, "digest": done.footer.digest, "exit": done.footer.exit,
            })
        )?,
    }
    Ok(self::exit(&done.records, at_least))
}

fn settings(args: &Conform, under: Vec<String>) -> Settings {
    let put = &args.put;
    let cpus = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let shelf = &put.shelf;
    let beside = shelf.rulesets.iter().map(|folder| ("--rulesets", folder));
    let instead = shelf.only_rulesets.iter().map(|folder| ("--only-rulesets", folder));
    let corpus = put.corpus.iter().map(|folder| ("--corpus", folder));
    let folders = beside.chain(instead).chain(corpus);
    let rerun = folders.flat_map(|(option, folder)| [option.to_owned(), folder.display().to_string()]);
    Settings {
        command: put.command.clone(),
        under,
        only: args.only.clone(),
        profiles: args.profile.clone(),
        shard: args.shard.map(|shard| shard.numbers()),
        seed: put.seed,
        reskins: if args.no_reskin { 0 } else { args.reskins },
        workers: args.workers.unwrap_or(cpus),
        mode: put.mode.map(|mode| match mode {
            ModeName::Step => Mode::Step,
            ModeName::Script => Mode::Script,
        }),
        hello: Duration::from_secs(put.hello_timeout),
        step: Duration::from_millis(put.timeout),
        native: if args.require_native { Native::Required } else { Native::Optional },
        arguments: std::env::args().collect(),
        rerun: rerun.collect(),
    }
}

fn report_file(folder: &std::path::Path) -> Result<BufWriter<fs::File>, Trouble> {
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
    if let Ok(style) = ProgressStyle::with_template("{elapsed} {human_pos} runs") {
        bar.set_style(style);
    }
    bar
}

fn trouble(refused: &Refused) -> Trouble {
    let mut text = refused.says.clone();
    for line in &refused.stderr {
        text = format!("{text}\n  | {line}");
    }
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
    for record in done.records.iter().filter(|record| record.outcome.is_failure()) {
        writeln!(out, "{}", said::failure(record))?;
    }
    for (profile, sum) in &done.footer.profiles {
        writeln!(out, "{}", said::profile(profile, sum))?;
    }
    for (outcome, count) in &done.footer.outcomes {
        writeln!(out, "{outcome} {count}")?;
    }
    let verdicts = done.footer.profiles.values();
    let conformant = verdicts.filter(|sum| sum.verdict == Verdict::Conformant).count();
    writeln!(
        out,
        "{conformant} of {} profiles conformant; {} runs",
        done.footer.profiles.len(),
        done.footer.records
    )?;
    Ok(())
}
