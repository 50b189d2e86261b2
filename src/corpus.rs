//! The scenarios at hand: those in the binary, or those of a folder.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::Utf8Error;

use floorman_conformance::corpus::read_folder;
use floorman_conformance::scenario::without_mark;
use floorman_conformance::{Corpus, CorpusText, Problem};

use crate::embedded;
use crate::exit::Exit;
use crate::trouble::{Message, Trouble, unreadable};
use crate::words;
use crate::words::corpus as said;

/// Loads the corpus of a folder, or the one in the binary.
///
/// # Errors
/// If something in it cannot be used.
pub fn open(folder: Option<&Path>) -> Result<Corpus, Trouble> {
    let (texts, mut problems) = match folder {
        Some(folder) => {
            fs::read_dir(folder).map_err(|error| Trouble::from(unreadable(folder, &error)))?;
            read_folder(folder)
        }
        None => (built_in(), Vec::new()),
    };
    let (corpus, more) = Corpus::load(texts);
    problems.extend(more);
    if let (true, Some(folder)) = (problems.is_empty() && corpus.files().is_empty(), folder) {
        let message = Message::new(said::EMPTY).in_file(folder.display().to_string());
        return Err(message.help(said::HELP_EMPTY).ends(Exit::NothingRan).into());
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
    (has("table:") || has("play:")) && !has("scenarios:") && !has("format:")
}

/// Files given, and beside them the corpus in the binary but for files of the same chapter and topic.
pub(crate) fn beside(files: &[PathBuf]) -> Result<(Vec<CorpusText>, Vec<Problem>), Trouble> {
    let mut texts = Vec::new();
    let mut problems = Vec::new();
    for file in files {
        let path = file.display().to_string();
        let bytes = fs::read(file).map_err(|error| Trouble::from(unreadable(file, &error)))?;
        match std::str::from_utf8(&bytes) {
            Ok(text) => texts.push(CorpusText { path, text: text.to_owned() }),
            Err(error) => problems.push(not_text(&path, &bytes, error)),
        }
    }
    let own: BTreeSet<String> = texts.iter().map(|text| topic(&text.path)).collect();
    texts.extend(built_in().into_iter().filter(|text| !own.contains(&topic(&text.path))));
    Ok((texts, problems))
}

/// Whether a word means a scenario: its id, its chapter, its topic, or its whole name.
pub(crate) fn means(word: &str, name: &str) -> bool {
    let word = word.trim_end_matches('/');
    name == word || name.ends_with(&format!("/{word}")) || name.starts_with(&format!("{word}/"))
}

/// That a word means none of these scenarios, and which one it may have been meant to be.
pub(crate) fn unknown(word: &str, here: &[String]) -> Message {
    let ids = here.iter().filter_map(|name| name.rsplit('/').next());
    let chapters: BTreeSet<&str> = here.iter().filter_map(|name| name.split('/').next()).collect();
    let known: Vec<&str> = ids.chain(chapters).collect();
    let same = known.iter().copied().find(|known| known.eq_ignore_ascii_case(word));
    let near = same.or_else(|| words::nearest(word, &known));
    Message::new(words::test::no_match(word))
        .help(near.map_or_else(|| said::HELP_ID.to_owned(), words::did_you_mean))
}

/// Refuses words that mean no scenario.
pub(crate) fn all_known(asked_for: &[String], corpus: &Corpus) -> Result<(), Trouble> {
    let names: Vec<String> = corpus.scenarios().map(|placed| placed.name()).collect();
    let stray = asked_for.iter().find(|word| !names.iter().any(|name| means(word, name)));
    stray.map_or(Ok(()), |word| Err(unknown(word, &names).into()))
}

/// The text of a file.
pub(crate) fn text_of<'b>(file: &str, bytes: &'b [u8]) -> Result<&'b str, Trouble> {
    let text = std::str::from_utf8(bytes).map_err(|error| message(&not_text(file, bytes, error)))?;
    Ok(without_mark(text))
}

fn not_text(file: &str, bytes: &[u8], error: Utf8Error) -> Problem {
    let good = bytes.get(..error.valid_up_to()).unwrap_or_default();
    let line = good.split(|byte| *byte == b'\n').count();
    let help = Some(said::HELP_TEXT.to_owned());
    Problem { file: file.to_owned(), line, column: 1, message: said::NOT_TEXT.to_owned(), help }
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
