//! `floor cover`: what the scenarios reach, by what the engine read while they were played.

mod data;
mod report;
mod sums;

use std::io::Write;

use floorman_conformance::cover;
use floorman_conformance::evidence;
use floorman_engine::{Chapter, Question, question};

use crate::cli::{Cover, Format};
use crate::corpus;
use crate::exit::Exit;
use crate::shelf::Shelf;
use crate::trouble::{Message, Trouble};
use crate::words::cover as said;
use crate::words::show::instead;
use report::{Detail, Report};

pub(crate) fn run(args: &Cover, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let shelf = Shelf::open(&args.shelf, &[])?;
    let corpus = corpus::open(args.corpus.as_deref())?;
    let questions = questions(&args.which)?;
    let evidence = evidence::gather(&corpus, shelf.library());
    let coverage = cover::cover(&corpus, shelf.library(), &evidence);
    let report = Report { corpus: &corpus, coverage, questions, evidence: &evidence };
    let detail = if args.all {
        Detail::All
    } else if args.which.is_empty() {
        Detail::Sums
    } else {
        Detail::Questions
    };
    match format {
        Format::Text => report.text(detail, out)?,
        Format::Json => writeln!(out, "{:#}", report.json())?,
    }
    Ok(report.exit())
}

/// The questions that are meant; nothing if all are.
fn questions(which: &[String]) -> Result<Option<Vec<Question>>, Trouble> {
    if which.is_empty() {
        return Ok(None);
    }
    let mut questions = Vec::new();
    for word in which {
        let chapter = Chapter::ALL.into_iter().find(|chapter| chapter.name() == word);
        match (chapter, question(word)) {
            (_, Some(question)) => questions.push(question),
            (Some(chapter), None) => {
                questions.extend(Question::ALL.iter().filter(|question| question.chapter() == chapter));
            }
            (None, None) => return Err(unknown(word).into()),
        }
    }
    Ok(Some(questions))
}

fn unknown(word: &str) -> Message {
    let chapters = Chapter::ALL.iter().map(|chapter| chapter.name());
    let known: Vec<&str> = Question::ALL.iter().map(|question| question.name()).chain(chapters).collect();
    Message::new(said::no_match(word)).help(instead(word, &known))
}
