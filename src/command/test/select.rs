//! Which scenarios are meant: ids, chapters, topics, files and folders.

use std::path::{Path, PathBuf};

use floorman_conformance::Corpus;

use crate::cli::Test;
use crate::corpus;
use crate::exit::Exit;
use crate::shelf;
use crate::trouble::{Message, Trouble};
use crate::words::corpus as of_corpus;

/// A corpus, and the names of the scenarios in it that are meant; none means all.
pub(super) struct Selected {
    pub(super) corpus: Corpus,
    pub(super) names: Vec<String>,
}

/// Whether an argument is the path of a file or folder that is there.
pub(super) fn is_path(which: &str) -> bool {
    Path::new(which).exists()
}

/// Finds what the arguments mean: where files are named beside ids or chapters, these are looked for in the files only.
pub(super) fn select(args: &Test) -> Result<Selected, Trouble> {
    let (paths, words): (Vec<&String>, Vec<&String>) = args.which.iter().partition(|which| is_path(which));
    let files = paths.iter().map(|path| shelf::find(Path::new(path), &["yaml", "yml"]));
    let files: Vec<PathBuf> = files.collect::<Result<Vec<_>, _>>()?.concat();
    let corpus = open(args, &files)?;
    let here: Vec<String> = if paths.is_empty() {
        corpus.scenarios().map(|placed| placed.name()).collect()
    } else {
        of_files(&corpus, &files)
    };
    let mut names = if words.is_empty() && !paths.is_empty() { here.clone() } else { Vec::new() };
    for word in words {
        let found: Vec<String> = here.iter().filter(|name| corpus::means(word, name)).cloned().collect();
        if found.is_empty() {
            let message = corpus::unknown(word, &here);
            let files: Vec<&str> = paths.iter().map(|path| path.as_str()).collect();
            return Err(if files.is_empty() { message } else { message.in_file(files.join(", ")) }.into());
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
