//! `floor show`: what a ruleset answers.

use std::io::Write;

use floorman_engine::{Chapter, Question, Ruleset, question};
use floorman_grammar::{Library, Row, basis_as_written, decision};
use serde_json::{Value, json};

use crate::cli::{Format, Show};
use crate::exit::Exit;
use crate::shelf::Shelf;
use crate::trouble::{Message, Trouble};
use crate::words::columns::columns;
use crate::words::show as said;

pub(crate) fn run(args: &Show, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let shelf = Shelf::open(&args.shelf, &[&args.ruleset])?;
    let ruleset = shelf.ruleset(&args.ruleset)?;
    let asked = args.question.as_deref().map(named).transpose()?;
    let only = if args.open { Only::Open } else { Only::Everything };
    match (format, asked) {
        (Format::Text, Some(question)) => one(ruleset, question, shelf.library(), out)?,
        (Format::Text, None) => all(ruleset, only, shelf.library(), out)?,
        (Format::Json, asked) => {
            let questions = asked.map_or_else(|| Question::ALL.to_vec(), |question| vec![question]);
            let library = shelf.library();
            let answers =
                questions.into_iter().filter_map(|question| as_json(ruleset, question, only, library));
            let answers: Vec<Value> = answers.collect();
            let report = json!({
                "floor": "show", "schema": 1, "ruleset": ruleset.name(), "title": ruleset.title(),
                "extends": shelf.library().parent(ruleset.name()), "questions": answers,
            });
            writeln!(out, "{report:#}")?;
        }
    }
    Ok(Exit::Clean)
}

/// The question of that name.
pub(crate) fn named(name: &str) -> Result<Question, Trouble> {
    question(name).ok_or_else(|| {
        let all: Vec<&str> = Question::ALL.iter().map(|question| question.name()).collect();
        Message::new(said::no_question(name)).help(said::instead(name, &all)).into()
    })
}

/// One question: what it decides, the decision table, and the parent's, where it differs.
fn one(ruleset: &Ruleset, question: Question, library: &Library, out: &mut dyn Write) -> Result<(), Trouble> {
    writeln!(out, "{}", said::heading(question.name(), ruleset.name()))?;
    writeln!(out, "{}\n", question.doc())?;
    let rows = decision(ruleset, question);
    table(&rows, question, library, out)?;
    let parent = library.parent(ruleset.name()).and_then(|name| library.ruleset(name));
    let above = parent.map(|parent| (parent, decision(parent, question)));
    if let Some((parent, above)) = above.filter(|(_, above)| differs(above, &rows)) {
        writeln!(out, "\n{}", said::parent_says(parent.name()))?;
        table(&above, question, library, out)?;
    }
    Ok(())
}

fn differs(above: &[Row], rows: &[Row]) -> bool {
    let places = |rows: &[Row]| rows.iter().map(|row| row.place.clone()).collect::<Vec<_>>();
    places(above) != places(rows)
}

/// Every question, chapter by chapter; or only what is open, and why.
fn all(ruleset: &Ruleset, only: Only, library: &Library, out: &mut dyn Write) -> Result<(), Trouble> {
    writeln!(out, "{}", said::title(ruleset, library))?;
    for chapter in Chapter::ALL {
        let questions = Question::ALL.iter().filter(|question| question.chapter() == chapter);
        let lines: Vec<Vec<String>> =
            questions.flat_map(|question| lines(ruleset, *question, only, library)).collect();
        if !lines.is_empty() {
            write!(out, "\n{}\n{}", chapter.name(), columns(&lines, "  "))?;
        }
    }
    Ok(())
}

/// Which answers are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Only {
    Open,
    Everything,
}

fn lines(ruleset: &Ruleset, question: Question, only: Only, library: &Library) -> Vec<Vec<String>> {
    let rows = decision(ruleset, question);
    let mut name = question.name();
    let mut lines = Vec::new();
    for row in &rows {
        let open = said::open_because(row, library);
        if only == Only::Open && open.is_none() {
            continue;
        }
        let [answer, when, basis, place] = said::short_cells(row, question, library);
        let last = if only == Only::Open { open.unwrap_or_default() } else { place };
        lines.push(vec![std::mem::take(&mut name).to_owned(), answer, when, basis, last]);
    }
    lines
}

fn table(rows: &[Row], question: Question, library: &Library, out: &mut dyn Write) -> Result<(), Trouble> {
    let lines: Vec<Vec<String>> =
        rows.iter().map(|row| said::cells(row, question, library).to_vec()).collect();
    write!(out, "{}", columns(&lines, "  "))?;
    for row in rows {
        for note in said::notes(row) {
            writeln!(out, "  {note}")?;
        }
    }
    Ok(())
}

/// A question with its answers; nothing where only open ones are asked for and it has none.
fn as_json(ruleset: &Ruleset, question: Question, only: Only, library: &Library) -> Option<Value> {
    let row = |row: &Row| {
        json!({
            "answer": row.answer, "when": row.when, "basis": basis_as_written(&row.basis),
            "ruleset": row.ruleset, "file": row.place.file, "line": row.place.line,
            "status": said::status(row), "open": said::open_because(row, library),
        })
    };
    let rows = |ruleset: &Ruleset, only: Only| -> Vec<Value> {
        let rows = decision(ruleset, question);
        let wanted = |it: &&Row| only == Only::Everything || said::open_because(it, library).is_some();
        rows.iter().filter(wanted).map(row).collect()
    };
    let answers = rows(ruleset, only);
    let parent = library.parent(ruleset.name()).and_then(|name| library.ruleset(name));
    (!answers.is_empty()).then(|| {
        json!({
            "question": question.name(), "chapter": question.chapter().name(), "asks": question.doc(),
            "answers": answers, "parent": parent.map(|parent| rows(parent, Only::Everything)),
        })
    })
}
