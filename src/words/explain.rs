//! Pages about codes and questions.

use floorman_engine::{Kind, Question};
use floorman_grammar::{Code, Severity};

/// That nothing is called so.
pub(crate) fn nothing_called(what: &str) -> String {
    format!("neither a code nor a question is called `{what}`")
}

/// Where codes and questions are to be seen.
pub(crate) const HELP: &str =
    "codes stand in brackets in what `floor check` prints; `floor show common` lists the questions";

/// How grave a finding is.
pub(crate) fn severity(code: Code) -> &'static str {
    match code.severity() {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

/// The first line of a code's page.
pub(crate) fn code_heading(code: Code) -> String {
    format!("{} ({}): {}", code.name(), severity(code), code.gist())
}

/// Above the file that has the finding.
pub(crate) const BAD: &str = "A file that has it:";

/// Above the same file, put right.
pub(crate) const GOOD: &str = "The same, put right:";

/// The first line of a question's page.
pub(crate) fn question_heading(question: Question) -> String {
    format!("{} (chapter {}, asked {})", question.name(), question.chapter().name(), question.asked().said())
}

/// Above the answers that may be given.
pub(crate) fn answers_heading(question: Question) -> String {
    match question.kind() {
        Kind::Word(_) => "Answers:".to_owned(),
        Kind::List(_) => "Answers, in order of preference:".to_owned(),
        Kind::Quantity { units, words } => {
            let units: Vec<&str> = units.iter().map(|unit| unit.words().1).collect();
            let or = if words.is_empty() { "" } else { ", or" };
            format!("Answers: a number of {}{or}", units.join(" · "))
        }
    }
}

/// The answers that are words, each with what it means.
pub(crate) fn answers(question: Question) -> Vec<(&'static str, &'static str)> {
    let (Kind::Word(words) | Kind::List(words) | Kind::Quantity { words, .. }) = question.kind();
    let floor = question.may_be_left_to_the_floor().then_some(("floor", "The floor decides."));
    let house = ("house", "The book leaves it to the house.");
    let words = words.iter().copied().zip(question.meanings().iter().copied());
    words.chain(floor).chain([house]).collect()
}

/// Above the table of who answers how.
pub(crate) const WHO: &str = "Who answers how:";

/// Which rulesets do not state it, and answer as their parents do.
pub(crate) fn as_parents(rulesets: &[(&str, &str)]) -> String {
    let mut parents: Vec<(&str, Vec<&str>)> = Vec::new();
    for (name, parent) in rulesets {
        match parents.iter_mut().find(|(other, _)| other == parent) {
            Some((_, names)) => names.push(name),
            None => parents.push((parent, vec![name])),
        }
    }
    let said = |(parent, names): &(&str, Vec<&str>)| format!("as {parent}: {}", names.join(", "));
    format!("Not stated, {}.", parents.iter().map(said).collect::<Vec<_>>().join("; "))
}
