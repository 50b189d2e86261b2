//! What `floor new` writes, on top of any book.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn floor(args: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_floor")).args(args).current_dir(folder).output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Every ruleset that the binary carries, by the name of its file.
fn rulesets() -> Vec<String> {
    let files = ["rulesets", "rulesets/books", "rulesets/houses"].map(|folder| fs::read_dir(folder).unwrap());
    let paths = files.into_iter().flatten().map(|file| file.unwrap().path());
    let rules = paths.filter(|path| path.extension().is_some_and(|kind| kind == "rules"));
    rules.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

/// The same file with its examples as statements: the lines that a comment sets in by more than one blank.
fn with_examples(text: &str) -> String {
    let line = |line: &str| match line.trim_start().strip_prefix("#   ") {
        Some(example) if example.contains(" per river-room ") => format!("{example}\n"),
        _ => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

#[test]
fn a_house_on_any_ruleset_checks_clean_and_is_laid_out() {
    let folder = tempfile::tempdir().unwrap();
    assert!(rulesets().len() > 10);
    for parent in rulesets() {
        let file = format!("on-{parent}.rules");
        let made = floor(&["new", "river-room", "--from", &parent, "--out", &file], folder.path());
        assert_eq!(made.status.code(), Some(0), "{parent}: {}", text(&made));
        let checked = text(&floor(&["check", &file], folder.path()));
        assert_eq!(checked, "1 file: nothing found\n", "on {parent}");
        assert_eq!(floor(&["fmt", "--check", &file], folder.path()).status.code(), Some(0), "on {parent}");
    }
}

#[test]
fn its_examples_check_clean_as_statements() {
    let folder = tempfile::tempdir().unwrap();
    for parent in ["common", "tda-2024", "wsop-live-2026"] {
        let made = text(&floor(&["new", "river-room", "--from", parent], folder.path()));
        let told = with_examples(&made);
        assert_eq!(told.matches("per river-room").count(), 4, "on {parent}: {told}");
        fs::write(folder.path().join("room.rules"), &told).unwrap();
        let checked = text(&floor(&["check", "room.rules"], folder.path()));
        assert_eq!(checked, "1 file: nothing found\n", "on {parent}: {told}");
        let differs = floor(&["diff", parent, "room.rules"], folder.path());
        assert_eq!(differs.status.code(), Some(1), "on {parent}");
    }
}

#[test]
fn a_file_that_is_there_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("room.rules");
    fs::write(&path, "mine\n").unwrap();
    let refused = floor(&["new", "room", "--from", "tda-2024", "--out", "room.rules"], folder.path());
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(fs::read_to_string(&path).unwrap(), "mine\n");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}
