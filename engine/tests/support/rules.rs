//! Rulesets without the grammar.

use floorman_engine::ruleset::choices::Unit;
use floorman_engine::ruleset::facts::{Fact, Structure};
use floorman_engine::{
    Arm, Basis, Condition, Draft, Kind, Place, Question, Ruleset, Settings, Value, Via, question,
};

/// An arm of a question, with nothing to show for it.
pub(crate) fn arm(question: Question, condition: Condition, value: Value) -> Arm {
    Arm {
        condition,
        when: None,
        written: written(question, &value),
        value,
        basis: Basis::Custom { because: "a test".to_owned() },
        ruleset: "plain".to_owned(),
        place: Place { file: question.name().to_owned(), line: 1 },
        via: Via::Stated,
    }
}

fn written(question: Question, value: &Value) -> String {
    let words = words(question);
    match value {
        Value::Word(place) => words[*place].to_owned(),
        Value::List(places) => places.iter().map(|place| words[*place]).collect::<Vec<_>>().join(", then "),
        Value::Quantity { low, unit, .. } => format!("{low} {}", unit.words().1),
        Value::Floor => "floor".to_owned(),
    }
}

/// The words that may answer a question.
pub(crate) fn words(question: Question) -> &'static [&'static str] {
    match question.kind() {
        Kind::Word(words) | Kind::List(words) | Kind::Quantity { words, .. } => words,
    }
}

/// An answer by its word.
pub(crate) fn word(question: Question, word: &str) -> Value {
    let place = words(question).iter().position(|other| *other == word);
    Value::Word(place.unwrap_or_else(|| panic!("`{}` takes no `{word}`", question.name())))
}

/// So many of a unit.
pub(crate) fn quantity(number: u32, unit: Unit) -> Value {
    Value::Quantity { low: number, high: number, unit }
}

/// The condition that a fact has one of these values (bit n for value n).
pub(crate) fn when(fact: Fact, values: u8) -> Condition {
    Condition::always().and_values(fact, values)
}

/// The condition that the structure is this one.
pub(crate) fn when_structure(structure: Structure) -> Condition {
    let value = match structure {
        Structure::NoLimit => 1,
        Structure::PotLimit => 2,
        Structure::FixedLimit => 4,
        Structure::SpreadLimit => 8,
    };
    when(Fact::Structure, value)
}

/// The ruleset that answers every question by its first word, with what fixed-limit asks for beside.
pub(crate) fn plain() -> Ruleset {
    answering("plain", plain_arms)
}

/// A ruleset that answers each question so.
pub(crate) fn answering(name: &str, mut arms: impl FnMut(Question) -> Vec<Arm>) -> Ruleset {
    let settings = Settings { cash: true, tournament: true };
    let mut draft = Draft::new(name, "A ruleset of a test", settings);
    for question in Question::ALL.iter().copied() {
        draft.set(question, arms(question));
    }
    draft.finish().unwrap()
}

/// How the plain ruleset answers a question.
pub(crate) fn plain_arms(question: Question) -> Vec<Arm> {
    let structured = |fixed: Value, other: Value| {
        vec![
            arm(question, when_structure(Structure::FixedLimit), fixed),
            arm(question, Condition::always(), other),
        ]
    };
    match question.name() {
        "minimum-bet" => vec![arm(question, Condition::always(), quantity(1, Unit::BigBlind))],
        "run-outs" => vec![arm(question, Condition::always(), quantity(1, Unit::Board))],
        "rake" => vec![arm(question, Condition::always(), quantity(0, Unit::Percent))],
        "raise-cap" => structured(quantity(3, Unit::Raise), word(question, "none")),
        "reopening" => structured(word(question, "half-bet"), word(question, "full-raise")),
        "raise-over-short-all-in" => {
            structured(word(question, "from-the-last-full-bet"), word(question, "from-the-all-in"))
        }
        "raise-over-short-open" => {
            structured(word(question, "to-the-minimum-bet"), word(question, "from-the-all-in"))
        }
        "first-to-show" => {
            vec![arm(question, Condition::always(), list(question, &["last-aggressor", "first-to-act"]))]
        }
        _ => vec![arm(question, Condition::always(), Value::Word(0))],
    }
}

/// Words in order of preference.
pub(crate) fn list(question: Question, wanted: &[&str]) -> Value {
    let place = |wanted: &&str| words(question).iter().position(|word| word == wanted).unwrap();
    Value::List(wanted.iter().map(place).collect())
}

/// A ruleset with other answers, always: question and word by name.
pub(crate) fn with(ruleset: &Ruleset, answers: &[(&str, &str)]) -> Ruleset {
    answers.iter().fold(ruleset.clone(), |ruleset, (name, answer)| {
        let asked = question(name).unwrap_or_else(|| panic!("no question `{name}`"));
        let arms = vec![arm(asked, Condition::always(), word(asked, answer))];
        ruleset.with(asked, arms).unwrap()
    })
}
