//! What is said of what the scenarios reach.

use floorman_conformance::corpus::Placed;
use floorman_conformance::cover::{AnswerReach, Astray, ClaimReach, Held, StatementReach};
use floorman_engine::Question;
use floorman_grammar::basis_as_written;

use super::style::{BAD, BOLD, GOOD, RESET};
use super::{columns, counted, enumerated, figures, hanging, listed};

/// That an argument names nothing.
pub(crate) fn no_match(word: &str) -> String {
    format!("no question is called `{word}`, and no chapter of questions")
}

/// A row a chapter, and one of all: questions, answers, those with a scenario, statements, those read.
pub(crate) fn chapters(rows: &[(&str, [usize; 5])]) -> String {
    table(&["", "questions", "answers", "with a scenario", "statements", "read"], rows)
}

/// A row a source, and one of all: paragraphs, and those read.
pub(crate) fn sources(rows: &[(&str, [usize; 2])]) -> String {
    table(&["", "paragraphs", "read"], rows)
}

/// A row a document: its claims, those with a scenario, and those that cannot be asked.
pub(crate) fn documents(rows: &[(String, [usize; 3])]) -> String {
    table(&["", "claims", "with a scenario", "not to be asked"], rows)
}

/// A document, by its letter and what it is about.
pub(crate) fn document(key: &str, about: &str) -> String {
    format!("{key}: {about}")
}

/// The row of all.
pub(crate) const ALL: &str = "all";

fn table<const N: usize>(head: &[&str], rows: &[(impl AsRef<str>, [usize; N])]) -> String {
    let head = head.iter().map(|cell| (*cell).to_owned()).collect();
    let row = |(name, counts): &(_, [usize; N])| {
        let name: &str = AsRef::as_ref(name);
        std::iter::once(name.to_owned()).chain(counts.map(figures)).collect::<Vec<_>>()
    };
    columns::aligned(&std::iter::once(head).chain(rows.iter().map(row)).collect::<Vec<_>>())
}

/// A question and what it decides.
pub(crate) fn question(question: Question) -> String {
    format!("{BOLD}{}{RESET}  {}", question.name(), question.doc())
}

/// An answer and its scenarios.
pub(crate) fn answer(answer: &AnswerReach<'_>) -> String {
    with_scenarios(&format!("  {}: ", answer.held.name()), &answer.scenarios)
}

/// A statement, and the scenarios in which it is read.
pub(crate) fn statement(statement: &StatementReach<'_>) -> String {
    let StatementReach { ruleset, place, basis, .. } = statement;
    let basis = basis_as_written(basis);
    let head = format!("{ruleset} {} {basis} ({}:{})", answer_of(statement), place.file, place.line);
    format!("{}\n{}", hanging(&head, "  ", "    "), with_scenarios("    ", &statement.scenarios))
}

/// The same with the question it answers.
pub(crate) fn statement_and_question(statement: &StatementReach<'_>) -> String {
    let StatementReach { ruleset, place, question, .. } = statement;
    let name = question.name();
    let head = format!("  {ruleset} {name} {} ({}:{}): ", answer_of(statement), place.file, place.line);
    with_scenarios(&head, &statement.scenarios)
}

fn answer_of(statement: &StatementReach<'_>) -> String {
    match statement.when {
        Some(when) => format!("{} when {when}", statement.written),
        None => format!("= {}", statement.written),
    }
}

/// A paragraph of a source.
pub(crate) fn paragraph((source, paragraph): (&str, &str)) -> String {
    format!("{BOLD}{source} \"{paragraph}\"{RESET}")
}

/// A claim and its scenarios, or why it has none.
pub(crate) fn claim(claim: &ClaimReach<'_>) -> String {
    let head = format!("{}: ", claim.claim);
    match claim.untestable {
        Some(reason) if claim.scenarios.is_empty() => {
            hanging(&format!("not to be asked: {reason}"), &head, "  ")
        }
        Some(_) | None => with_scenarios(&head, &claim.scenarios),
    }
}

/// A claim that no scenario stands for.
pub(crate) fn unmet(claim: &ClaimReach<'_>) -> String {
    let help = "name it under `claims` in a scenario that asks it, or say in `documents.yaml` why none can";
    format!("{BAD}no scenario{RESET}  {}\n  {help}\n", claim.claim)
}

fn with_scenarios(head: &str, scenarios: &[Placed<'_>]) -> String {
    if scenarios.is_empty() {
        return format!("{head}no scenario");
    }
    let ids: Vec<String> = scenarios.iter().map(|placed| placed.scenario.id.to_string()).collect();
    let text = format!("{} ({})", counted(ids.len(), "scenario", "scenarios"), ids.join(", "));
    let indent = " ".repeat(head.len() - head.trim_start().len() + 2);
    hanging(&text, head, &indent)
}

/// An answer that no scenario reaches.
pub(crate) fn unreached(answer: &AnswerReach<'_>, given: &[&StatementReach<'_>]) -> String {
    let head = format!("{BAD}no scenario{RESET}  {} = {}", answer.question.name(), answer.held.name());
    if answer.rulesets.is_empty() {
        let help = match answer.held {
            Held::Word(_) | Held::Floor => "no ruleset gives this answer: a small house can",
            Held::Number => "no ruleset gives a number: a small house can",
        };
        return format!("{head}\n  {help}\n");
    }
    let places = given.iter().map(|it| format!("\n  {}:{}: {}", it.place.file, it.place.line, it.ruleset));
    format!("{head}\n  no run reads it, though it is given{}\n", places.collect::<String>())
}

/// A paragraph of which no statement is read.
pub(crate) fn unread(place: (&str, &str), statements: &[&StatementReach<'_>]) -> String {
    let lines = statements.iter().map(|it| {
        let place = format!("{}:{}", it.place.file, it.place.line);
        format!("\n  {place}: {} {} {}", it.ruleset, it.question.name(), answer_of(it))
    });
    let lines: Vec<String> = lines.collect();
    format!(
        "{BAD}not read{RESET}  {} \"{}\": no run reads what rests on it{}\n",
        place.0,
        place.1,
        lines.concat()
    )
}

/// A paragraph that these scenarios cite in vain.
pub(crate) fn astray(group: &[&Astray<'_>]) -> String {
    let Some(Astray { cite, questions, .. }) = group.first() else { return String::new() };
    let questions: Vec<&str> = questions.iter().map(|question| question.name()).collect();
    let rest = if questions.len() == 1 { "rests" } else { "rest" };
    let text = format!(
        "{} \"{}\", on which {rest} {}, is cited where none of that is asked, nor in the twin",
        cite.source,
        cite.at,
        listed(&questions)
    );
    let places = group.iter().map(|it| {
        let Astray { placed, line, .. } = it;
        format!("\n  {}:{line}: {}", placed.file.path, placed.name())
    });
    let places: Vec<String> = places.collect();
    format!("{}{}\n", hanging(&text, &format!("{BAD}astray{RESET}  "), "  "), places.concat())
}

/// What is found of each kind: what it is called, and what is wrong with it.
const FOUND: [(&str, &str, &str); 4] = [
    ("answer", "answers", "without a scenario"),
    ("paragraph", "paragraphs", "not read"),
    ("claim", "claims", "without a scenario"),
    ("citation", "citations", "astray"),
];

/// The last line: how many answers, paragraphs and claims there are, and how many findings of each kind.
pub(crate) fn summary(all: [usize; 3], found: [usize; 4]) -> String {
    let all = all.iter().zip(FOUND).filter(|(count, _)| **count > 0);
    let all: Vec<String> = all.map(|(count, (one, many, _))| counted(*count, one, many)).collect();
    let what = enumerated(&all);
    let wrong = found.iter().zip(FOUND).filter(|(count, _)| **count > 0);
    let wrong = wrong.map(|(count, (one, many, how))| format!("{} {how}", counted(*count, one, many)));
    let wrong: Vec<String> = wrong.collect();
    if wrong.is_empty() {
        return format!("{what}: {GOOD}all reached, and no citation astray{RESET}");
    }
    format!("{what}: {BAD}{}{RESET}", wrong.join(", "))
}
