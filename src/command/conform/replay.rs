//! `floor conform replay`: the frames of a report, put once more.

use std::io::Write;

use floorman_conformance::conform::{self, Replayed};
use floorman_conformance::report::record::Record;
use serde_json::json;

use super::{Room, settings, trouble};
use crate::cli::{Format, Replay};
use crate::command::report;
use crate::exit::Exit;
use crate::trouble::{Message, Trouble};
use crate::words::conform as said;
use crate::words::{did_you_mean, nearest};

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
    let is_meant = |record: &Record| {
        let named = args.only.as_ref().is_none_or(|id| *id == record.id);
        let under = args.put.under.is_empty() || args.put.under.contains(&record.ruleset);
        named && under && !record.transcript.is_empty()
    };
    let records = report::read(&args.report)?.records;
    let file = args.report.display().to_string();
    let stray = args.only.as_ref().filter(|id| records.iter().all(|record| record.id != **id));
    if let Some(id) = stray {
        let known: Vec<&str> = records.iter().map(|record| record.id.as_str()).collect();
        let same = known.iter().copied().find(|known| known.eq_ignore_ascii_case(id));
        let near = same.or_else(|| nearest(id, &known));
        let help = near.map_or_else(|| said::HELP_NO_FRAMES.to_owned(), did_you_mean);
        return Err(Message::new(said::not_reported(id)).in_file(file).help(help).into());
    }
    let found = records.into_iter().find(is_meant);
    found.ok_or_else(|| Message::new(said::NO_FRAMES).in_file(file).help(said::HELP_NO_FRAMES).into())
}
