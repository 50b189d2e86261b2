//! Decision tables.

use std::path::Path;

use super::ground::short;
use super::{did_you_mean, nearest};
use floorman_engine::{Basis, Question, Ruleset, Settings, Via};
use floorman_grammar::{Answerer, Library, Row, Standing};

/// What the table is of.
pub(crate) fn heading(question: &str, ruleset: &str) -> String {
    format!("{question} under {ruleset}")
}

/// That the parent's table follows.
pub(crate) fn parent_says(parent: &str) -> String {
    format!("{parent} says")
}

/// That no question is called so.
pub(crate) fn no_question(name: &str) -> String {
    format!("no question is called `{name}`")
}

/// Where the questions are listed.
const HELP_QUESTIONS: &str = "`floor show common` lists them all";

/// What to write instead of a name that is none of these: the nearest one, or where questions are listed.
pub(crate) fn instead(name: &str, known: &[&str]) -> String {
    nearest(name, known).map_or_else(|| HELP_QUESTIONS.to_owned(), did_you_mean)
}

/// A ruleset in one line: title, parent, settings.
pub(crate) fn title(ruleset: &Ruleset, library: &Library) -> String {
    let parent =
        library.parent(ruleset.name()).map(|parent| format!("; extends {parent}")).unwrap_or_default();
    let settings = for_settings(ruleset.settings());
    format!("{}: {}, {settings}{parent}", ruleset.name(), ruleset.title())
}

/// Which settings a ruleset is for.
pub(crate) const fn for_settings(settings: Settings) -> &'static str {
    match (settings.cash, settings.tournament) {
        (true, false) => "for cash games",
        (false, true) => "for tournaments",
        (true, true) | (false, false) => "for cash games and tournaments",
    }
}

/// Answer, case, basis, and where it is stated: file and line, and whose answer it is.
pub(crate) fn cells(row: &Row, question: Question, library: &Library) -> [String; 4] {
    let amends = library.standing(&row.ruleset, question) == Some(Standing::Amended);
    let whose = match (status(row), library.parent(&row.ruleset)) {
        ("own", Some(parent)) if amends => format!("  (amends {parent})"),
        ("own" | "not-stated", _) => String::new(),
        (status, _) => format!("  ({})", status.replace('-', " ")),
    };
    [row.answer.clone(), row.when.clone(), short(&row.basis), format!("{}{whose}", row.place)]
}

/// The same without the folder of the file.
pub(crate) fn short_cells(row: &Row, question: Question, library: &Library) -> [String; 4] {
    let [answer, when, basis, place] = cells(row, question, library);
    let folder = Path::new(&row.place.file).parent().map(|folder| folder.join("").display().to_string());
    let short = folder.and_then(|folder| place.strip_prefix(&folder).map(str::to_owned));
    [answer, when, basis, short.unwrap_or(place)]
}

/// Why an answer is open: left to the house or the floor, or given by no book, so that the root answers.
pub(crate) fn open_because(row: &Row, library: &Library) -> Option<String> {
    let floor = row.words.contains(&"floor");
    match library.answerer(&row.ruleset, &row.via) {
        Answerer::House => Some("left to the house".to_owned()),
        Answerer::Stated | Answerer::Silent | Answerer::NotStated if floor => {
            Some("left to the floor".to_owned())
        }
        Answerer::Silent => Some("silent".to_owned()),
        Answerer::NotStated => Some("not stated".to_owned()),
        Answerer::Stated => None,
    }
}

/// How an answer came to hold: `own`, or by which way a parent's answer stands in.
pub(crate) fn status(row: &Row) -> &'static str {
    match row.via {
        Via::Stated => "own",
        Via::Silent(_) => "silent",
        Via::Unmentioned => "not-stated",
        Via::House(..) => "left-to-the-house",
    }
}

/// The reasoning of a row.
pub(crate) fn notes(row: &Row) -> Vec<String> {
    let mut notes = match &row.basis {
        Basis::Stated(_) => Vec::new(),
        Basis::Inferred { because, .. } | Basis::Custom { because } => {
            vec![format!("{}: because {because}", row.answer)]
        }
    };
    match &row.via {
        Via::Silent(place) => notes.push(format!("{place} says that its book is silent")),
        Via::House(place, basis) => {
            notes.push(format!(
                "{place} leaves it to the house {}; `{}` stands in",
                short(basis),
                row.answer
            ));
        }
        Via::Stated | Via::Unmentioned => {}
    }
    notes
}
