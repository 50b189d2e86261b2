//! The scenarios at hand: those in the binary, or those of a folder.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use floorman_conformance::corpus::read_folder;
use floorman_conformance::{Corpus, CorpusText, Problem};

use crate::embedded;
use crate::trouble::{Message, Trouble, unreadable};
use crate::words::corpus as said;

/// Loads the corpus of a folder, or the one in the binary.
///
/// # Errors
/// If something in it cannot be used.
pub fn open(folder: Option<&Path>) -> Result<Corpus, Trouble> {
    let (texts, mut problems) = match folder {
        Some(folder) => read_folder(folder),
        None => (built_in(), Vec::new()),
    };
    let (corpus, more) = Corpus::load(texts);
    problems.extend(more);
    if let (true, Some(folder)) = (problems.is_empty() && corpus.files().is_empty(), folder) {
        let message = Message::new(said::EMPTY).in_file(folder.display().to_string());
        return Err(message.help(said::HELP_EMPTY).into());
    }
    if problems.is_empty() { Ok(corpus) } else { Err(trouble(&problems)) }
}

/// The files of the corpus in the binary.
pub(crate) fn built_in() -> Vec<CorpusText> {
    let files = embedded::CORPUS.iter();
    files.map(|(path, text)| CorpusText { path: (*path).to_owned(), text: (*text).to_owned() }).collect()
}

/// Whether a text is a bare hand rather than a file of scenarios.
pub(crate) fn is_bare_hand(text: &str) -> bool {
    let has = |key: &str| text.lines().any(|line| line.starts_with(key));
    has("table:") && !has("scenarios:") && !has("format:")
}

/// Files given, and beside them the corpus in the binary but for files of the same chapter and topic.
pub(crate) fn beside(files: &[PathBuf]) -> Result<(Vec<CorpusText>, Vec<Problem>), Trouble> {
    let mut texts = Vec::new();
    let mut problems = Vec::new();
    for file in files {
        let path = file.display().to_string();
        let bytes = fs::read(file).map_err(|error| Trouble::from(unreadable(file, &error)))?;
        match String::from_utf8(bytes) {
            Ok(text) => texts.push(CorpusText { path, text }),
            Err(_) => {
                problems.push(Problem::of_file(&path, said::NOT_TEXT, Some(said::HELP_TEXT.to_owned())));
            }
        }
    }
    let own: BTreeSet<String> = texts.iter().map(|text| topic(&text.path)).collect();
    texts.extend(built_in().into_iter().filter(|text| !own.contains(&topic(&text.path))));
    Ok((texts, problems))
}

/// Chapter and topic: the last two parts of a path.
fn topic(path: &str) -> String {
    let parts: Vec<&str> = path.rsplit(['/', '\\']).take(2).collect();
    parts.join("/")
}

/// Problems as one trouble: the first in full, the others told beside it.
pub(crate) fn trouble(problems: &[Problem]) -> Trouble {
    let Some((last, others)) = problems.split_last() else {
        return Message::new(said::EMPTY).into();
    };
    for problem in others {
        anstream::eprintln!("{}", message(problem));
    }
    message(last).into()
}

/// A problem as a message.
pub(crate) fn message(problem: &Problem) -> Message {
    let message = Message::new(problem.message.clone());
    let placed = match problem.line {
        0 => message.in_file(&*problem.file),
        line => message.at(&*problem.file, line),
    };
    match &problem.help {
        Some(help) => placed.help(help.clone()),
        None => placed,
    }
}
