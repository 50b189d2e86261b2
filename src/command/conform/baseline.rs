//! `floor conform baseline`: what is known to fail.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;

use floorman_conformance::conform::Baseline;
use serde_json::json;

use super::{Room, settings};
use crate::cli::{BaselineFile, BaselineVerb, Format};
use crate::corpus::{message, text_of};
use crate::exit::Exit;
use crate::trouble::{Message, Trouble, unreadable};
use crate::whole_file;
use crate::words::conform as said;

/// Reads a baseline, every entry of which has to name a run.
pub(super) fn read(path: &Path, room: &Room) -> Result<Baseline, Trouble> {
    let baseline = parse(path)?;
    let rulesets: Vec<&str> = room.shelf.library().names().collect();
    let unknown = baseline.unknown(&room.corpus, &rulesets);
    if unknown.is_empty() {
        return Ok(baseline);
    }
    let message = Message::new(said::unknown_runs(&unknown)).in_file(path.display().to_string());
    Err(message.help(said::HELP_TIDY).ends(Exit::Drift).into())
}

fn parse(path: &Path) -> Result<Baseline, Trouble> {
    let file = path.display().to_string();
    let bytes = fs::read(path).map_err(|error| Trouble::from(unreadable(path, &error)))?;
    Baseline::read(&file, text_of(&file, &bytes)?).map_err(|problem| message(&problem).into())
}

pub(super) fn run(verb: &BaselineVerb, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let (BaselineVerb::Write(args) | BaselineVerb::Tidy(args)) = verb;
    let before = before(&args.file, verb)?;
    let room = Room::for_run(&args.run)?;
    let settings = settings::of(&args.run, room.under.clone());
    let done = room.put(&settings, &args.run, &Baseline::default())?;
    let (baseline, dropped) = match verb {
        BaselineVerb::Write(_) => before.written(&done.records, &room.corpus, &args.because),
        BaselineVerb::Tidy(_) => before.tidied(&done.records, &room.corpus),
    };
    write(args, &baseline)?;
    match format {
        Format::Text => {
            let file = args.file.display().to_string();
            writeln!(out, "{}", said::baseline(&file, baseline.len(), dropped))?;
        }
        Format::Json => {
            let report = json!({
                "floor": "conform", "schema": 1, "baseline": args.file.display().to_string(),
                "known": baseline.len(), "dropped": dropped, "exit": 0,
            });
            writeln!(out, "{report:#}")?;
        }
    }
    Ok(Exit::Clean)
}

/// The baseline that is there; to be written, it may be missing.
fn before(path: &Path, verb: &BaselineVerb) -> Result<Baseline, Trouble> {
    let missing = fs::metadata(path).is_err_and(|error| error.kind() == ErrorKind::NotFound);
    match verb {
        BaselineVerb::Write(_) if missing => Ok(Baseline::default()),
        BaselineVerb::Write(_) | BaselineVerb::Tidy(_) => parse(path),
    }
}

fn write(args: &BaselineFile, baseline: &Baseline) -> Result<(), Trouble> {
    let failed = |error: std::io::Error| {
        Message::new(crate::words::cannot_write(&error)).in_file(args.file.display().to_string())
    };
    whole_file::write(&args.file, &baseline.text()).map_err(|error| failed(error).into())
}
