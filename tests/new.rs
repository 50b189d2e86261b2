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

/// The commands that stand in a text, each after this.
fn commands(text: &str, before: &str) -> Vec<String> {
    let command = |line: &str| Some(format!("floor {}", line.strip_prefix(before)?.strip_prefix("floor ")?));
    text.lines().filter_map(command).collect()
}

/// What the shell makes of a command, the command's name aside: quoted words may hold blanks.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (nth, part) in command.split('"').enumerate() {
        let quoted = nth % 2 == 1;
        if quoted {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words.split_off(1)
}

#[test]
fn what_it_says_to_type_can_be_typed() {
    let folder = tempfile::tempdir().unwrap();
    let small = "edition 1\nruleset small \"Small\" extends common {}\n";
    let big = "edition 1\nruleset big \"Big\" extends small {}\n";
    for (path, text) in [("my books/small.rules", small), ("more/big.rules", big)] {
        fs::create_dir_all(folder.path().join(path).parent().unwrap()).unwrap();
        fs::write(folder.path().join(path), text).unwrap();
    }
    fs::create_dir(folder.path().join("all")).unwrap();
    fs::write(folder.path().join("all/small.rules"), small).unwrap();
    let common = concat!(env!("CARGO_MANIFEST_DIR"), "/rulesets/common.rules");
    fs::copy(common, folder.path().join("all/common.rules")).unwrap();
    let shelves: [&[&str]; 4] = [
        &["small", "--rulesets", "my books"],
        &["big", "--rulesets", "my books", "--rulesets", "more"],
        &["more/big.rules", "--rulesets", "my books"],
        &["small", "--only-rulesets", "all"],
    ];
    for shelf in shelves {
        let path = folder.path().join("my room.rules");
        let arguments = [&["new", "my-room", "--out", "my room.rules", "--from"], shelf].concat();
        let made = floor(&arguments, folder.path());
        let in_file = commands(&fs::read_to_string(&path).unwrap(), "#   ");
        assert_eq!(commands(&text(&made), "  "), in_file, "{shelf:?}");
        assert_eq!(in_file.len(), 2, "{shelf:?}");
        for command in in_file {
            let words = words(&command);
            let typed = floor(&words.iter().map(String::as_str).collect::<Vec<_>>(), folder.path());
            assert!(typed.status.code() < Some(2), "{shelf:?}: {command}: {typed:?}");
        }
        fs::remove_file(path).unwrap();
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
