//! The rulesets of the repository, read from disk.

use std::fs;
use std::path::{Path, PathBuf};

use floorman_grammar::{Form, Library, SourceFile, render_all};

/// The repository's folder.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().unwrap()
}

/// A path as messages name it, from the root of the repository.
pub(crate) fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

/// All rulesets and games, and these files beside them. Nothing may be wrong with any.
pub(crate) fn library(beside: &[(&str, &str)]) -> Library {
    let rulesets = root().join("rulesets");
    let folders = [vec![rulesets.clone()], entries(&rulesets)].concat();
    let found = folders.iter().flat_map(|folder| entries(folder));
    let rules = found.filter(|path| path.extension().is_some_and(|ending| ending == "rules"));
    let files = rules.map(|path| SourceFile::new(shown(&path), fs::read(&path).unwrap()));
    let beside = beside.iter().map(|(name, text)| SourceFile::new(*name, *text));
    let (library, findings) = Library::load(files.chain(beside));
    assert!(findings.is_empty(), "{}", render_all(&findings, library.sources(), Form::Plain));
    library
}

/// What a folder holds, in order; nothing if it is none.
pub(crate) fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}
