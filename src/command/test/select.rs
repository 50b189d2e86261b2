//! Which scenarios are meant: ids, chapters, topics, files and folders.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use floorman_conformance::Corpus;

use crate::cli::Test;
use crate::corpus;
use crate::exit::Exit;
use crate::shelf;
use crate::trouble::{Message, Trouble};
use crate::words;
use crate::words::corpus as of_corpus;
use crate::words::test as said;

/// A corpus, and the names of the scenarios in it that are meant; none means all.
pub(super) struct Selected {
    pub(super) corpus: Corpus,
    pub(super) names: Vec<String>,
}

/// Finds what the arguments mean.
pub(super) fn select(args: &Test) -> Result<Selected, Trouble> {
    let (paths, words): (Vec<&String>, Vec<&String>) =
        args.which.iter().partition(|which| Path::new(which).exists());
    let files = paths.iter().map(|path| shelf::find(Path::new(path), &["yaml", "yml"]));
    let files: Vec<PathBuf> = files.collect::<Result<Vec<_>, _>>()?.concat();
    let corpus = open(args, &files)?;
    let mut names = of_files(&corpus, &files);
    for word in words {
        let found: Vec<String> =
            corpus.scenarios().map(|it| it.name()).filter(|name| means(word, name)).collect();
        if found.is_empty() {
            return Err(unknown(word, &corpus).into());
        }
        names.extend(found);
    }
    if !args.which.is_empty() && names.is_empty() {
        let message = Message::new(of_corpus::EMPTY).in_file(args.which.join(", "));
        return Err(message.help(of_corpus::HELP_EMPTY).ends(Exit::NothingRan).into());
    }
    Ok(Selected { corpus, names })
}

/// The corpus at hand with the files given: a file of the same chapter and topic counts instead of the one at hand.
fn open(args: &Test, files: &[PathBuf]) -> Result<Corpus, Trouble> {
    if files.is_empty() {
        return corpus::open(args.corpus.as_deref());
    }
    let (texts, mut problems) = corpus::beside(files)?;
    let (corpus, more) = Corpus::load(texts);
    problems.extend(more);
    if problems.is_empty() { Ok(corpus) } else { Err(corpus::trouble(&problems)) }
}

fn of_files(corpus: &Corpus, files: &[PathBuf]) -> Vec<String> {
    let paths: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
    let here = corpus.scenarios().filter(|placed| paths.contains(&placed.file.path));
    here.map(|placed| placed.name()).collect()
}

/// Whether a word means a scenario: its id, its chapter, its topic, or its whole name.
fn means(word: &str, name: &str) -> bool {
    let word = word.trim_end_matches('/');
    name == word || name.ends_with(&format!("/{word}")) || name.starts_with(&format!("{word}/"))
}

fn unknown(word: &str, corpus: &Corpus) -> Message {
    let ids: Vec<String> = corpus.scenarios().map(|placed| placed.scenario.id.to_string()).collect();
    let chapters: BTreeSet<&str> = corpus.files().iter().map(|file| file.chapter.as_str()).collect();
    let known: Vec<&str> = ids.iter().map(String::as_str).chain(chapters).collect();
    let help =
        words::nearest(word, &known).map_or_else(|| of_corpus::HELP_ID.to_owned(), words::did_you_mean);
    Message::new(said::no_match(word)).help(help)
}
