//! `floor conform replay`: the frames of a report, put once more.

use std::fs;
use std::io::Write;

use floorman_conformance::conform::{self, Replayed};
use floorman_conformance::report::record::{Line, Record};
use serde_json::json;

use super::{Room, settings, trouble};
use crate::cli::{Format, Replay};
use crate::exit::Exit;
use crate::trouble::{Message, Trouble, unreadable};
use crate::words::conform as said;

pub(super) fn run(args: &Replay, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let record = record(args)?;
    let room = Room::open(&args.put)?;
    let settings = settings::plain(&args.put, room.under.clone());
    let replayed = conform::replay(room.kit(&settings), &record.transcript);
    let replayed = replayed.map_err(|refused| trouble(&refused))?;
    let same = replayed.iter().all(Replayed::is_as_before);
    let ends = if same { Exit::Clean } else { Exit::Found };
    match format {
        Format::Text => write!(out, "{}", said::replayed(&record, &replayed))?,
        Format::Json => {
            let one = |it: &Replayed| json!({"sent": it.sent, "then": it.then, "now": it.now});
            let frames: Vec<_> = replayed.iter().map(one).collect();
            let report = json!({
                "floor": "conform", "schema": 1, "scenario": record.scenario, "ruleset": record.ruleset,
                "frames": frames, "exit": ends.code(),
            });
            writeln!(out, "{report:#}")?;
        }
    }
    Ok(ends)
}

/// The record of a report that is to be put once more.
fn record(args: &Replay) -> Result<Record, Trouble> {
    let text =
        fs::read_to_string(&args.report).map_err(|error| Trouble::from(unreadable(&args.report, &error)))?;
    let file = args.report.display().to_string();
    let is_meant = |record: &Record| {
        let named = args.only.as_ref().is_none_or(|id| *id == record.id);
        let under = args.put.under.is_empty() || args.put.under.contains(&record.ruleset);
        named && under && !record.transcript.is_empty()
    };
    for (number, line) in (1_usize..).zip(text.lines()) {
        match serde_json::from_str::<Line>(line) {
            Ok(Line::Record(record)) if is_meant(&record) => return Ok(*record),
            Ok(Line::Header(_) | Line::Record(_) | Line::Footer(_)) => {}
            Err(error) => return Err(Message::new(said::no_line(&error)).at(file, number).into()),
        }
    }
    Err(Message::new(said::NO_FRAMES).in_file(file).help(said::HELP_NO_FRAMES).into())
}
