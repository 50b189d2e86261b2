//! What is said of what the scenarios reach.

use floorman_conformance::corpus::Placed;
use floorman_conformance::cover::{AnswerReach, Astray, Held, StatementReach};
use floorman_engine::Question;
use floorman_grammar::basis_as_written;

use super::style::{BAD, BOLD, GOOD, RESET};
use super::{columns, counted, figures, hanging, listed};

/// That no scenario runs under any ruleset.
pub(crate) const NOTHING_RAN: &str = "nothing ran: the corpus has no scenario under a ruleset that is loaded";

/// That an argument names nothing.
pub(crate) fn no_match(word: &str) -> String {
    format!("no question is called `{word}`, and no chapter of questions")
}

/// Of so many, how many are reached.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Reached {
    all: usize,
    reached: usize,
}

impl Reached {
    /// Counts one more.
    pub(crate) const fn add(&mut self, reached: bool) {
        self.all += 1;
        if reached {
            self.reached += 1;
        }
    }

    const fn and(self, other: Self) -> Self {
        Self { all: self.all + other.all, reached: self.reached + other.reached }
    }

    fn cells(self) -> [String; 2] {
        [self.all, self.reached].map(figures)
    }
}

/// The sums of one chapter.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    pub(crate) questions: usize,
    pub(crate) answers: Reached,
    pub(crate) statements: Reached,
}

/// A row a chapter, with sums.
pub(crate) fn chapters(rows: &[(&str, Sums)]) -> String {
    let head = ["", "questions", "answers", "with a scenario", "statements", "read"];
    let row = |(name, sums): &(&str, Sums)| {
        let first = [(*name).to_owned(), figures(sums.questions)];
        first.into_iter().chain(sums.answers.cells()).chain(sums.statements.cells()).collect::<Vec<_>>()
    };
    let all = rows.iter().fold(Sums::default(), |all, (_, sums)| Sums {
        questions: all.questions + sums.questions,
        answers: all.answers.and(sums.answers),
        statements: all.statements.and(sums.statements),
    });
    table(&head, rows.iter().map(row).chain([row(&("all", all))]))
}

/// A row a source, with sums.
pub(crate) fn sources(rows: &[(&str, Reached)]) -> String {
    let row = |(name, reached): &(&str, Reached)| {
        std::iter::once((*name).to_owned()).chain(reached.cells()).collect::<Vec<_>>()
    };
    let all = rows.iter().fold(Reached::default(), |all, (_, reached)| all.and(*reached));
    table(&["", "paragraphs", "read"], rows.iter().map(row).chain([row(&("all", all))]))
}

/// A row a document: its claims, their scenarios, and the claims that cannot be asked.
pub(crate) fn documents(rows: &[(&str, &str, [usize; 3])]) -> String {
    let row = |(key, about, counts): &(&str, &str, [usize; 3])| {
        let name = format!("{key}: {about}");
        std::iter::once(name).chain(counts.map(figures)).collect::<Vec<_>>()
    };
    table(&["", "claims", "scenarios", "not to be asked"], rows.iter().map(row))
}

fn table(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let head = head.iter().map(|cell| (*cell).to_owned()).collect();
    columns::aligned(&std::iter::once(head).chain(rows).collect::<Vec<_>>())
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

/// A claim and its scenarios.
pub(crate) fn claim(claim: &str, scenarios: &[Placed<'_>]) -> String {
    with_scenarios(&format!("{claim}: "), scenarios)
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

/// The last line.
pub(crate) fn summary(answers: usize, paragraphs: usize, found: (usize, usize, usize)) -> String {
    let (unreached, unread, astray) = found;
    let what = format!(
        "{} and {}",
        counted(answers, "answer", "answers"),
        counted(paragraphs, "paragraph", "paragraphs")
    );
    if found == (0, 0, 0) {
        return format!("{what}: {GOOD}all reached, and no citation astray{RESET}");
    }
    let mut parts = Vec::new();
    if unreached > 0 {
        parts.push(format!("{} without a scenario", counted(unreached, "answer", "answers")));
    }
    if unread > 0 {
        parts.push(format!("{} not read", counted(unread, "paragraph", "paragraphs")));
    }
    if astray > 0 {
        parts.push(format!("{} astray", counted(astray, "citation", "citations")));
    }
    format!("{what}: {BAD}{}{RESET}", parts.join(", "))
}
