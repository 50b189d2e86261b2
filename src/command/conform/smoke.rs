//! `floor conform smoke`: a first look at an adapter.

use std::io::Write;

use floorman_conformance::conform;
use serde_json::json;

use super::{Room, settings, trouble};
use crate::cli::{Format, Put};
use crate::exit::Exit;
use crate::trouble::Trouble;
use crate::words::conform as said;

pub(super) fn run(args: &Put, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let room = Room::open(args)?;
    let settings = settings::plain(args, room.under.clone());
    let smoke = conform::smoke(room.kit(&settings)).map_err(|refused| trouble(&refused))??;
    let ends = Exit::from_code(super::exit(&smoke.tried.records, 1));
    match format {
        Format::Text => write!(out, "{}", said::smoke(&smoke))?,
        Format::Json => {
            let cannot: Vec<_> =
                smoke.cannot.iter().map(|(reason, runs)| json!({"reason": reason, "runs": runs})).collect();
            let report = json!({
                "floor": "conform", "schema": 1, "engine": {
                    "name": smoke.welcome.engine.name, "version": smoke.welcome.engine.version,
                },
                "runs": smoke.runs, "can-be-put": smoke.can_be_put, "cannot": cannot,
                "outcomes": smoke.tried.footer.outcomes, "exit": ends.code(),
            });
            writeln!(out, "{report:#}")?;
        }
    }
    Ok(ends)
}
