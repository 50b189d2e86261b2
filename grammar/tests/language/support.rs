//! What several tests need.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use floorman_engine::{Kind, Question};
use floorman_grammar::{Finding, Form, Library, SourceFile, render_all};

/// The folder of this crate.
pub(crate) fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every `.rules` file under a folder, in order.
pub(crate) fn rules_under(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let (folders, files): (Vec<_>, Vec<_>) = paths.into_iter().partition(|path| path.is_dir());
    let mut found: Vec<PathBuf> =
        files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rules")).collect();
    found.extend(folders.iter().flat_map(|folder| rules_under(folder)));
    found
}

pub(crate) fn file(path: &Path) -> SourceFile {
    let name = path.file_name().unwrap().to_str().unwrap();
    SourceFile::new(name, std::fs::read(path).unwrap())
}

/// A ruleset that answers every question with the first answer of the engine's table.
pub(crate) fn root(name: &str) -> SourceFile {
    let mut text = format!("edition 1\nruleset {name} \"Every question\" {{\n");
    for question in Question::ALL {
        let answer = match question.kind() {
            Kind::Word(words) | Kind::List(words) => words[0].to_owned(),
            Kind::Quantity { units, .. } => format!("2 {}", units[0].words().1),
        };
        writeln!(text, "  {} = {answer} custom because \"a test\"", question.name()).unwrap();
    }
    SourceFile::new(format!("{name}.rules"), text + "}\n")
}

/// The rulesets of the repository.
pub(crate) fn repository() -> Vec<SourceFile> {
    rules_under(&here().join("../rulesets")).iter().map(|path| file(path)).collect()
}

/// A root called `common`: the repository's.
pub(crate) fn parents() -> Vec<SourceFile> {
    let found = repository();
    if found.iter().any(|file| file.name == "common.rules") { found } else { vec![root("common")] }
}

/// Loads a text beside the repository's rulesets; the findings about it alone, printed.
pub(crate) fn check(name: &str, bytes: impl Into<Vec<u8>>) -> (Library, Vec<Finding>, String) {
    let mut files = parents();
    files.push(SourceFile::new(name, bytes));
    let (library, mut findings) = Library::load(files);
    findings.retain(|finding| library.sources().name(finding.place) == name);
    let printed = render_all(&findings, library.sources(), Form::Plain);
    (library, findings, printed)
}

/// Compares with a golden file; with `BLESS=1` writes it.
pub(crate) fn golden(path: &Path, got: &str) {
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, got).unwrap();
        return;
    }
    let want = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(got, want, "{} differs; look at it, then BLESS=1", path.display());
}
