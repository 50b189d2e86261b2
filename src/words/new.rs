//! A house file to start from: its comments, and what is said of it.

use std::io;
use std::path::Path;

use floorman_engine::Question;
use floorman_grammar::Row;

use super::ground::short;
use super::{typed, upper_first, within};
use crate::shelf::is_path;
use crate::trouble::Message;

/// That a name is none.
pub(crate) fn no_name(name: &str) -> String {
    format!("`{}` is no name for a ruleset", name.escape_debug())
}

/// How a ruleset is named.
pub(crate) const HELP_NAME: &str = "names are written in small letters, digits and dashes: `river-room`";

/// That a name is taken.
pub(crate) fn taken(name: &str) -> String {
    format!("`{name}` is a name already")
}

/// What to do about it.
pub(crate) const HELP_TAKEN: &str = "give the house another name";
/// That a file is no ruleset's.
pub(crate) const NO_RULES_FILE: &str = "the name of a ruleset file ends in `.rules`";
/// What to do about it.
pub(crate) const HELP_RULES_FILE: &str = "name it after the house: `--out river-room.rules`";
/// That a file is there.
pub(crate) const IS_THERE: &str = "this file is there already, and stays as it is";
/// What to do about it.
pub(crate) const HELP_IS_THERE: &str = "name another file, or move this one away";

/// That the file is not as it should be, which nobody can mend but us.
pub(crate) fn faulty(findings: &str) -> String {
    format!("the house file comes out faulty: {findings}")
}

/// That a file could not be written.
pub(crate) fn not_created(path: &Path, error: &io::Error) -> Message {
    let kind = error.kind();
    let (text, help) = if kind == io::ErrorKind::AlreadyExists {
        (IS_THERE.to_owned(), HELP_IS_THERE)
    } else if kind == io::ErrorKind::NotFound {
        ("there is no such folder".to_owned(), "make it first; nothing is written")
    } else if kind == io::ErrorKind::PermissionDenied {
        ("this folder may not be written in".to_owned(), "name another one; nothing is written")
    } else {
        (format!("this file cannot be written: {error}"), "nothing is written")
    };
    Message::new(text).in_file(path.display().to_string()).help(help)
}

/// What to type next: the check of the file, and what it changes of its parent.
pub(crate) fn next(file: &str, from: &str, shelf: &[String]) -> [String; 2] {
    let shelf = shelf.iter().map(String::as_str);
    let parent = Some(from).filter(|from| is_path(from));
    let check = ["check", file].into_iter().chain(parent).chain(shelf.clone());
    let diff = ["diff", from, file].into_iter().chain(shelf);
    [command(check), command(diff)]
}

/// A command as it is typed: what holds a blank is quoted.
fn command<'w>(words: impl Iterator<Item = &'w str>) -> String {
    std::iter::once("floor".to_owned()).chain(words.map(typed)).collect::<Vec<_>>().join(" ")
}

/// That a file was written, and what to do next.
pub(crate) fn created(file: &str, [check, diff]: &[String; 2]) -> String {
    format!("{file}: written\nChange it, then:\n  {check}\n  {diff}")
}

/// Above the file; a command stays on one line, however long.
pub(crate) fn head(name: &str, parent: &str, [check, diff]: &[String; 2]) -> String {
    let first =
        format!("{}. It says only what differs from {parent}, which answers everything else.", title(name));
    let then = "What is wrong with it, and what it changes:".to_owned();
    format!("{}#   {check}\n#   {diff}\n", comment(&[first, then]))
}

/// A file of one ruleset with this body.
pub(crate) fn file(name: &str, source: &str, parent: &str, body: &str) -> String {
    let title = title(name);
    format!(
        "edition 1\n\n\
         # The paper that the house rules stand on. Give it its title, and the date of this version.\n\
         source {source} \"{title} house rules\" version \"1\"\n\n\
         ruleset {name} \"{title}\" extends {parent} {{\n{body}\n}}\n"
    )
}

/// `river-room` as `River Room`.
fn title(name: &str) -> String {
    name.split('-').map(upper_first).collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// Lines as comments.
pub(crate) fn comment(lines: &[String]) -> String {
    let comment = |line: &String| {
        let indent = line.len() - line.trim_start().len();
        let rest = format!("#   {}", " ".repeat(indent));
        let first = format!("# {}", " ".repeat(indent));
        if line.is_empty() { "#\n".to_owned() } else { within(line.trim_start(), &first, &rest) + "\n" }
    };
    lines.iter().map(comment).collect()
}

/// How statements are written, by examples.
pub(crate) fn how_to(parent: &str, examples: &[String]) -> String {
    let what = [
        format!("To answer a question otherwise than {parent}, with the paragraph of your paper:"),
        "To answer it otherwise, and in some cases otherwise again:".to_owned(),
        "To change some cases only, and leave the rest as it is:".to_owned(),
    ];
    let mut lines = Vec::new();
    for (what, example) in what.into_iter().zip(examples) {
        lines.push(what);
        lines.extend(example.lines().map(|line| format!("  {line}")));
    }
    lines.push("A rule that stands on no paper ends in `custom because \"your reason\"`.".to_owned());
    lines.push(
        "`floor show` with a question's name says what is answered now, `floor explain` which answers there are."
            .to_owned(),
    );
    comment(&lines)
}

/// Another answer.
pub(crate) fn whole(question: &str, (_, other): (&str, &str), source: &str) -> String {
    format!("{question} = {other}  per {source} \"1\"")
}

/// Another answer, and the present one in some cases.
pub(crate) fn with_exception(question: &str, (now, other): (&str, &str), source: &str) -> String {
    format!("{question} = {other}  per {source} \"2\"\n  except {now} when fixed-limit  per {source} \"2-A\"")
}

/// Another answer in some cases.
pub(crate) fn amended(question: &str, (_, other): (&str, &str), source: &str) -> String {
    format!("amend {question} except {other} when fixed-limit  per {source} \"3\"")
}

/// Above what is left to the house.
pub(crate) fn left_to_house(parent: &str) -> String {
    let lines = [
        format!(
            "{parent} leaves these to the house. Until you say otherwise they are answered as elsewhere: put in your own"
        ),
        "answer and paragraph.".to_owned(),
    ];
    format!("\n{}", comment(&[lines.join(" ")]))
}

/// Statements of one chapter.
pub(crate) fn chapter(name: &str, statements: &str) -> String {
    format!("\n  {name} {{\n{statements}  }}\n")
}

/// What stands in, taken over as the house's own.
pub(crate) fn taken_over(question: &str, default: Option<&str>, exceptions: &[(&str, &str)]) -> String {
    let basis = "custom because \"taken over until the house decides\"";
    let except = |(answer, when): &(&str, &str)| format!("except {answer} when {when}");
    let exceptions: Vec<String> = exceptions.iter().map(except).collect();
    match (default, exceptions.as_slice()) {
        (Some(default), exceptions) => {
            let default = format!("{question} = {default}  {basis}");
            [std::slice::from_ref(&default), exceptions].concat().join("\n  ")
        }
        (None, exceptions) => {
            format!("amend {question} {}\n  {basis}", exceptions.join(&format!(" {basis}\n  ")))
        }
    }
}

/// Above what is left to the floor.
pub(crate) const TO_THE_FLOOR: &str = "Left to the floor now. A room may decide these once for all:";
/// Above what the book is silent on or does not state.
pub(crate) const SILENT: &str =
    "The book does not speak of these, or not of these cases. What is answered now comes from above it:";

/// A question in a list.
pub(crate) fn question(question: Question) -> String {
    format!("{}: {}", question.name(), question.doc())
}

/// An answer below its question.
pub(crate) fn answer(row: &Row) -> String {
    let when = if row.when == "always" { String::new() } else { format!(", {}", row.when) };
    format!("  {}{when}  {}", row.answer, short(&row.basis))
}
