//! `floor new`: a house file to start from.

mod draft;

use std::io::Write;
use std::path::Path;

use floorman_grammar::{Code, Finding, Library, SourceFile, format, is_name};
use serde_json::json;

use crate::cli::{Format, New};
use crate::exit::Exit;
use crate::shelf::{self, Shelf};
use crate::trouble::{Message, Trouble};
use crate::whole_file;
use crate::words::new as said;
use draft::Draft;

pub(crate) fn run(args: &New, output: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let shelf = Shelf::open(&args.shelf, &[&args.from])?;
    let library = shelf.library();
    let parent = shelf.ruleset(&args.from)?;
    free_name(&args.name, library)?;
    let file = match &args.out {
        Some(path) => free_path(path)?.display().to_string(),
        None => format!("{}.rules", args.name),
    };
    let next = said::next(&file, &args.from, &args.shelf.arguments());
    let parents: Vec<_> =
        [&args.from].into_iter().filter(|from| shelf::is_path(from)).map(Into::into).collect();
    let others = shelf::files(&args.shelf, &parents)?;
    let clean = |text: &str| is_clean(SourceFile::new(&*file, text), &others);
    let draft = Draft::new(&args.name, parent, library, &clean);
    let text = format(SourceFile::new(&*file, draft.text(&next).as_str()))
        .map_err(|refused| Trouble::from(Message::new(said::faulty(&refused.to_string()))))?;
    if let Some(path) = &args.out {
        whole_file::create(path, &text).map_err(|error| said::not_created(path, &error))?;
    }
    match (output, &args.out) {
        (Format::Json, path) => {
            let path = path.as_ref().map(|path| path.display().to_string());
            let report = json!({
                "floor": "new", "schema": 1, "ruleset": args.name, "extends": parent.name(), "file": path, "text": text,
            });
            writeln!(out, "{report:#}")?;
        }
        (Format::Text, None) => write!(out, "{text}")?,
        (Format::Text, Some(_)) => writeln!(out, "{}", said::created(&file, &next))?,
    }
    Ok(Exit::Clean)
}

/// Refuses a name that is none, or is taken.
fn free_name(name: &str, library: &Library) -> Result<(), Trouble> {
    if name.is_empty() || !is_name(name) {
        return Err(Message::new(said::no_name(name)).help(said::HELP_NAME).into());
    }
    if let Some(file) = library.file(name) {
        return Err(Message::new(said::taken(name)).in_file(file).help(said::HELP_TAKEN).into());
    }
    if library.games().any(|game| game == name) {
        return Err(Message::new(said::taken(name)).help(said::HELP_TAKEN).into());
    }
    Ok(())
}

/// Refuses a file that is there, or that would not be a ruleset's.
fn free_path(path: &Path) -> Result<&Path, Trouble> {
    let told = |text: &str, help: &str| {
        Trouble::from(Message::new(text).in_file(path.display().to_string()).help(help))
    };
    if path.extension().is_none_or(|kind| kind != "rules") {
        return Err(told(said::NO_RULES_FILE, said::HELP_RULES_FILE));
    }
    if path.symlink_metadata().is_ok() {
        return Err(told(said::IS_THERE, said::HELP_IS_THERE));
    }
    Ok(path)
}

/// Whether `floor check` would find nothing in a file, but that something left to the house is still to be answered.
fn is_clean(file: SourceFile, others: &[SourceFile]) -> bool {
    let name = file.name.clone();
    let (library, findings) = Library::load([vec![file], others.to_vec()].concat());
    let about = |finding: &Finding| {
        library.sources().name(finding.place) == name && finding.code != Code::LeftToHouse
    };
    !findings.iter().any(about)
}
