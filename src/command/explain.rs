//! `floor explain`: the page of a code, or of a question.

use std::io::Write;

use floorman_engine::{Question, Via, question};
use floorman_grammar::{Code, Library, basis_as_written, decision};
use serde_json::{Value, json};

use crate::cli::{Explain, Format};
use crate::exit::Exit;
use crate::shelf::Shelf;
use crate::trouble::{Message, Trouble};
use crate::words;
use crate::words::columns::columns;
use crate::words::explain as said;
use crate::words::show::{short_cells, status};

pub(crate) fn run(args: &Explain, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let shelf = Shelf::open(&args.shelf, &[])?;
    let page = match (Code::named(&args.what), question(&args.what)) {
        (Some(code), _) => Page::Code(code),
        (None, Some(question)) => Page::Question(question),
        (None, None) => return Err(unknown(&args.what)),
    };
    match (format, page) {
        (Format::Text, Page::Code(code)) => of_code(code, out)?,
        (Format::Text, Page::Question(question)) => of_question(question, shelf.library(), out)?,
        (Format::Json, page) => writeln!(out, "{:#}", as_json(page, shelf.library()))?,
    }
    Ok(Exit::Clean)
}

#[derive(Debug, Clone, Copy)]
enum Page {
    Code(Code),
    Question(Question),
}

fn unknown(what: &str) -> Trouble {
    let codes = Code::ALL.iter().map(|code| code.name());
    let known: Vec<&str> = codes.chain(Question::ALL.iter().map(|question| question.name())).collect();
    let help = words::nearest(what, &known).map_or_else(|| said::HELP.to_owned(), words::did_you_mean);
    Message::new(said::nothing_called(what)).help(help).into()
}

fn of_code(code: Code, out: &mut dyn Write) -> Result<(), Trouble> {
    writeln!(out, "{}\n", said::code_heading(code))?;
    writeln!(out, "{}", words::wrapped(code.page(), ""))?;
    for (above, file) in [(said::BAD, code.bad()), (said::GOOD, code.good())] {
        writeln!(out, "\n{above}\n")?;
        for line in file.trim_end().lines() {
            writeln!(out, "{}", format!("    {line}").trim_end())?;
        }
    }
    Ok(())
}

/// What a question decides, what may be answered, and which book answers it how.
fn of_question(question: Question, library: &Library, out: &mut dyn Write) -> Result<(), Trouble> {
    writeln!(out, "{}\n", said::question_heading(question))?;
    writeln!(out, "{}", question.doc())?;
    writeln!(out, "\n{}\n", said::answers_heading(question))?;
    let answers = said::answers(question);
    let width = answers.iter().map(|(answer, _)| answer.len()).max().unwrap_or_default();
    for (answer, meaning) in answers {
        let first = format!("  {answer:<width$}  ");
        writeln!(out, "{}", words::hanging(meaning, &first, &" ".repeat(first.len())))?;
    }
    writeln!(out, "\n{}\n", said::WHO)?;
    let mut lines = Vec::new();
    let mut as_parents = Vec::new();
    for name in library.names() {
        let Some(ruleset) = library.ruleset(name) else { continue };
        let rows = decision(ruleset, question);
        if rows.iter().all(|row| row.via == Via::Unmentioned) {
            as_parents.push((name, library.parent(name).unwrap_or_default()));
            continue;
        }
        let mut shown = name;
        for row in rows {
            let mut line = vec![std::mem::take(&mut shown).to_owned()];
            line.extend(short_cells(&row, question, library));
            lines.push(line);
        }
    }
    write!(out, "{}", columns(&lines, "  "))?;
    if !as_parents.is_empty() {
        writeln!(out, "\n{}", words::wrapped(&said::as_parents(&as_parents), ""))?;
    }
    Ok(())
}

fn as_json(page: Page, library: &Library) -> Value {
    match page {
        Page::Code(code) => json!({
            "floor": "explain", "schema": 1, "code": code.name(), "severity": said::severity(code), "gist": code.gist(), "page": code.page(),
            "bad": code.bad(), "good": code.good(),
        }),
        Page::Question(question) => {
            let answers = library.names().filter_map(|name| library.ruleset(name)).flat_map(|ruleset| {
                let rows = decision(ruleset, question).into_iter();
                rows.map(|row| {
                    json!({
                        "ruleset": ruleset.name(), "answer": row.answer, "when": row.when,
                        "basis": basis_as_written(&row.basis), "file": row.place.file, "line": row.place.line,
                        "status": status(&row),
                    })
                })
            });
            let may_be = said::answers(question).into_iter();
            json!({
                "floor": "explain", "schema": 1, "question": question.name(), "asks": question.doc(),
                "chapter": question.chapter().name(),
                "may-be": may_be.map(|(answer, means)| json!({"answer": answer, "means": means})).collect::<Vec<_>>(),
                "answers": answers.collect::<Vec<_>>(),
            })
        }
    }
}
