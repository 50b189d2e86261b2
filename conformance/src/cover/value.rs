//! Answers, each with the rulesets that give it and the scenarios that rest on it.

use floorman_engine::{Kind, Question, Value};
use floorman_grammar::Library;

use super::add;
use crate::corpus::Placed;
use crate::evidence::Evidence;

/// An answer that a question takes: a word of its list, a number of its units, or the floor.
#[derive(Debug, Clone)]
pub struct AnswerReach<'c> {
    /// The question.
    pub question: Question,
    /// The answer.
    pub held: Held,
    /// The rulesets that give it themselves, in some case, in the order they were loaded.
    pub rulesets: Vec<&'c str>,
    /// The scenarios in which it was read.
    pub scenarios: Vec<Placed<'c>>,
}

/// An answer as it is counted: of numbers of one question there are too many to ask for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held {
    /// A word, alone or in a list.
    Word(&'static str),
    /// A number of something.
    Number,
    /// The floor decides.
    Floor,
}

impl Held {
    /// Its name in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Word(word) => word,
            Self::Number => "a number",
            Self::Floor => "floor",
        }
    }

    /// Whether a question that is answered so has it.
    #[must_use]
    pub fn is_in(self, question: Question, value: &Value) -> bool {
        let word = |place: &usize| words(question).get(*place).is_some_and(|word| Self::Word(word) == self);
        match value {
            Value::Word(place) => word(place),
            Value::List(places) => places.iter().any(word),
            Value::Quantity { .. } => self == Self::Number,
            Value::Floor => self == Self::Floor,
        }
    }
}

/// Every answer of every question, with where it was read.
pub(super) fn reached<'c>(library: &'c Library, evidence: &[Evidence<'c>]) -> Vec<AnswerReach<'c>> {
    let mut all: Vec<Vec<AnswerReach<'c>>> =
        Question::ALL.iter().map(|question| answers(*question, library)).collect();
    for run in evidence {
        for statement in &run.cited {
            let Some(answers) = all.get_mut(statement.question.place()) else { continue };
            for answer in answers {
                if answer.held.is_in(statement.question, &statement.arm.value) {
                    add(&mut answer.scenarios, run.placed);
                }
            }
        }
    }
    all.into_iter().flatten().collect()
}

fn answers(question: Question, library: &Library) -> Vec<AnswerReach<'_>> {
    let words = words(question).iter().map(|word| Held::Word(word));
    let number = matches!(question.kind(), Kind::Quantity { .. }).then_some(Held::Number);
    let floor = question.may_be_left_to_the_floor().then_some(Held::Floor);
    let rulesets = |held: Held| {
        let gives = |name: &&str| {
            let rules = library.ruleset(name);
            let own = rules.into_iter().flat_map(|rules| rules.arms(question));
            own.filter(|arm| arm.ruleset == *name).any(|arm| held.is_in(question, &arm.value))
        };
        library.names().filter(gives).collect()
    };
    let reach = |held| AnswerReach { question, held, rulesets: rulesets(held), scenarios: Vec::new() };
    words.chain(number).chain(floor).map(reach).collect()
}

const fn words(question: Question) -> &'static [&'static str] {
    match question.kind() {
        Kind::Word(words) | Kind::List(words) | Kind::Quantity { words, .. } => words,
    }
}
