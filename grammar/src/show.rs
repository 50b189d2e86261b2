//! The decision table of a question: its answers, each with its case, its basis and where it is stated.

use floorman_engine::ruleset::facts::cases;
use floorman_engine::{Arm, Basis, Condition, Kind, Place, Question, Ruleset, Value, Via};

use crate::words;

/// One row of a decision table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The answer as written.
    pub answer: String,
    /// Its words, in order of preference: none of a number, `floor` where the floor decides.
    pub words: Vec<&'static str>,
    /// The case, for a reader: `fixed-limit otherwise`.
    pub when: String,
    /// What it rests on.
    pub basis: Basis,
    /// The ruleset that states it.
    pub ruleset: String,
    /// Where.
    pub place: Place,
    /// How it came to answer for the ruleset that is asked.
    pub via: Via,
}

/// The rows of a question, in order: the first whose case holds answers. Arms that answer alike on one ground are one row.
#[must_use]
pub fn decision(ruleset: &Ruleset, question: Question) -> Vec<Row> {
    let arms = ruleset.arms(question);
    let conditions: Vec<Condition> = arms.iter().map(|arm| arm.condition).collect();
    let settings = ruleset.settings().condition();
    let all = cases(&conditions);
    let mut left: Vec<_> = all.into_iter().filter(|case| settings.holds(case)).collect();
    let mut rows: Vec<Row> = Vec::new();
    for arm in arms {
        let holding = left.iter().filter(|case| arm.condition.holds(case)).count();
        if holding == 0 {
            continue;
        }
        let narrowed = conditions
            .iter()
            .take(rows_before(arms, arm))
            .any(|earlier| !earlier.and(&arm.condition).and(&settings).is_impossible());
        left.retain(|case| !arm.condition.holds(case));
        let row = row(question, arm, narrowed, rows.is_empty());
        match rows.last_mut() {
            Some(last) if merges(last, &row) => last.when = joined(&last.when, &row.when),
            _ => rows.push(row),
        }
    }
    rows
}

/// A basis in the language's own notation: `per tda "47-A"`.
#[must_use]
pub fn basis_as_written(basis: &Basis) -> String {
    words::chain::basis_as_written(basis)
}

/// An answer in the language's own notation: `last-aggressor, then first-to-act`, `2 to 5 big-blinds`.
#[must_use]
pub fn value_as_written(question: Question, value: &Value) -> String {
    match value {
        Value::Word(_) | Value::List(_) | Value::Floor => words_of(question, value).join(", then "),
        Value::Quantity { low, high, unit } => {
            let (one, many) = unit.words();
            let name = if *high == 1 { one } else { many };
            if low == high { format!("{low} {name}") } else { format!("{low} to {high} {name}") }
        }
    }
}

fn words_of(question: Question, value: &Value) -> Vec<&'static str> {
    let (Kind::Word(words) | Kind::List(words) | Kind::Quantity { words, .. }) = question.kind();
    let places = match value {
        Value::Word(place) => std::slice::from_ref(place),
        Value::List(places) => places,
        Value::Quantity { .. } => &[],
        Value::Floor => return vec!["floor"],
    };
    places.iter().filter_map(|place| words.get(*place).copied()).collect()
}

fn rows_before(arms: &[Arm], arm: &Arm) -> usize {
    arms.iter().position(|other| std::ptr::eq(other, arm)).unwrap_or_default()
}

fn row(question: Question, arm: &Arm, narrowed: bool, first: bool) -> Row {
    Row {
        answer: arm.written.clone(),
        words: words_of(question, &arm.value),
        when: words::show::case(arm.when.as_deref(), narrowed, first),
        basis: arm.basis.clone(),
        ruleset: arm.ruleset.clone(),
        place: arm.place.clone(),
        via: arm.via.clone(),
    }
}

fn merges(last: &Row, next: &Row) -> bool {
    last.answer == next.answer && last.place == next.place && last.via == next.via
}

fn joined(one: &str, other: &str) -> String {
    words::show::either(one, other)
}
