//! `floor report`: reports of the kit, joined and shown.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use floorman_conformance::report::{self, Merged, Report, merge, views};
use serde_json::{Value, json};

use crate::cli::{Output, Report as Args, ReportVerb};
use crate::corpus;
use crate::exit::Exit;
use crate::trouble::{Message, Trouble, unreadable};
use crate::whole_file;
use crate::words::report as said;

pub(crate) fn run(args: &Args, format: Output, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let (merged, folder) = match &args.verb {
        ReportVerb::Merge(args) => {
            let reports = args.files.iter().map(|file| Ok((file.display().to_string(), read(file)?)));
            let reports = reports.collect::<Result<Vec<_>, Trouble>>()?;
            let corpus = corpus::open(args.corpus.as_deref())?;
            let merged = merge(reports, &corpus).map_err(|problem| corpus::message(&problem))?;
            (merged, &args.report)
        }
        ReportVerb::Show(args) => (Merged::of(read(&args.file)?), &args.report),
    };
    if let Some(folder) = folder {
        write(&merged, folder)?;
    }
    match format {
        Output::Text => write!(out, "{}", views::summary(&merged))?,
        Output::Markdown => write!(out, "{}", views::markdown(&merged))?,
        Output::Json => writeln!(out, "{:#}", object(&merged))?,
    }
    Ok(Exit::from_code(merged.exit()))
}

/// Reads a report strictly.
pub(super) fn read(file: &Path) -> Result<Report, Trouble> {
    let bytes = fs::read(file).map_err(|error| Trouble::from(unreadable(file, &error)))?;
    report::read(&file.display().to_string(), &bytes)
        .map_err(|problem| Trouble::from(corpus::message(&problem)))
}

fn object(merged: &Merged) -> Value {
    let engines: Vec<Value> = merged.engines.iter().map(engine).collect();
    json!({"floor": "report", "schema": 1, "suite": merged.suite, "engines": engines, "exit": merged.exit()})
}

fn engine(report: &Report) -> Value {
    let Report { header, footer, .. } = report;
    json!({
        "engine": header.engine.welcome.engine,
        "adapter": header.engine.welcome.adapter,
        "started": header.started,
        "shard": header.shard,
        "runs": footer.records,
        "outcomes": footer.outcomes,
        "profiles": footer.profiles,
        "diagnostics": footer.diagnostics,
        "restarts": footer.restarts,
        "digest": footer.digest,
        "exit": footer.exit,
    })
}

/// Writes every view into a folder, and takes away the badges of an older report.
pub(super) fn write(merged: &Merged, folder: &Path) -> Result<(), Trouble> {
    let files = views::files(merged).map_err(|error| Message::new(said::no_view(&*error)))?;
    for path in badges(folder) {
        let stays = path.file_name().and_then(OsStr::to_str).is_some_and(|name| files.contains_key(name));
        if !stays {
            fs::remove_file(&path).map_err(|error| cannot_write(&path, &error))?;
        }
    }
    for (name, text) in files {
        let path: PathBuf = folder.join(name);
        fs::create_dir_all(folder)
            .and_then(|()| whole_file::write(&path, &text))
            .map_err(|error| cannot_write(&path, &error))?;
    }
    Ok(())
}

/// The badges of profiles that lie in a folder.
fn badges(folder: &Path) -> Vec<PathBuf> {
    let is_badge = |path: &PathBuf| {
        let named = path.file_name().and_then(OsStr::to_str).is_some_and(|name| {
            name.strip_prefix("badge-").is_some_and(|rest| rest.strip_suffix(".json").is_some())
        });
        let text = if named { fs::read(path).unwrap_or_default() } else { Vec::new() };
        serde_json::from_slice::<Value>(&text).is_ok_and(|badge| {
            badge.get("label").and_then(Value::as_str).is_some_and(|label| label.starts_with("floor "))
        })
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).filter(is_badge).collect()
}

fn cannot_write(path: &Path, error: &io::Error) -> Message {
    Message::new(crate::words::cannot_write(error)).in_file(path.display().to_string())
}
