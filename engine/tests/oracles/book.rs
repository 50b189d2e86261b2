//! A book, as far as the history oracle reads one: its answers in words, to be varied.

use floorman_engine::ruleset::choices::Unit;
use floorman_engine::{Condition, Question, Ruleset, Value};

use crate::support::rules::{answering, arm, list, plain_arms, quantity, word};
use crate::support::tape::Tape;

/// Answers by question.
#[derive(Debug, Clone)]
pub(crate) struct Book {
    answers: Vec<(&'static str, &'static str)>,
    /// Raises after the first bet.
    pub(crate) cap: Option<u32>,
}

/// The questions that are varied, with the answers that the books leave no doubt about; the first is the usual one.
const VARIED: [(&str, &[&str]); 9] = [
    ("minimum-raise", &["last-full-raise", "double-the-bet"]),
    ("raise-over-short-all-in", &["from-the-all-in", "from-the-last-full-bet", "double-the-all-in"]),
    ("raise-over-short-open", &["from-the-all-in", "to-the-minimum-bet", "double-the-all-in"]),
    ("short-open-call", &["amount-bet", "minimum-bet"]),
    ("reopening", &["full-raise", "any-raise"]),
    ("short-all-ins", &["add-up", "stand-alone"]),
    ("short-big-blind-call", &["full-big-blind", "amount-posted"]),
    ("short-big-blind-raise", &["double-big-blind", "amount-posted-plus-big-blind"]),
    ("antes-in-pot", &["counted", "not-before-the-flop", "not-counted"]),
];

/// The same for pot-limit.
const POT: [(&str, &[&str]); 3] = [
    ("small-blind-in-pot", &["as-posted", "as-largest-blind"]),
    ("short-blind-in-pot", &["as-posted", "in-full"]),
    ("dead-blind-in-pot", &["as-posted", "in-full", "as-largest-blind"]),
];

/// Who may straddle, and what a straddle does.
const STRADDLES: [(&str, &[&str]); 6] = [
    (
        "straddle",
        &[
            "any-seat",
            "button, then under-the-gun",
            "under-the-gun, then button",
            "under-the-gun",
            "button",
            "none",
        ],
    ),
    (
        "straddle-size",
        &["as-posted", "2 big-blinds", "2 to 5 big-blinds", "1 to 3 big-blinds", "3 big-blinds"],
    ),
    ("straddles", &["unlimited", "1 straddles", "2 straddles", "none"]),
    ("raise-over-straddle", &["double-straddle", "straddle-plus-big-blind"]),
    ("straddle-in-cap", &["one-bet", "not-a-bet"]),
    ("straddle-opener", &["left-of-straddle", "left-of-button", "left-of-big-blind"]),
];

/// How fixed-limit is usually answered; what the second half varies stands first.
const FIXED: [(&str, &[&str]); 8] = [
    ("short-all-ins", &["add-up", "stand-alone"]),
    ("short-all-in-in-cap", &["counts-from-half-bet", "counts", "does-not-count"]),
    ("completing-a-short-bet", &["the-first-bet", "a-raise"]),
    ("cap-lifted", &["never", "heads-up-from-the-deal", "heads-up-from-the-round", "heads-up"]),
    ("reopening", &["half-bet", "full-raise", "any-raise"]),
    ("raise-over-short-all-in", &["from-the-last-full-bet"]),
    ("raise-over-short-open", &["to-the-minimum-bet"]),
    ("short-open-call", &["amount-bet"]),
];

impl Book {
    /// A book for no-limit and pot-limit: the usual one, with at most two answers changed.
    pub(crate) fn of_big_bets(tape: &mut Tape<'_>) -> Self {
        let all: Vec<(&str, &[&str])> = VARIED.into_iter().chain(POT).collect();
        Self { answers: changed(&all, tape), cap: None }
    }

    /// A book for fixed-limit.
    pub(crate) fn of_fixed_bets(tape: &mut Tape<'_>) -> Self {
        Self { answers: changed(&FIXED, tape), cap: tape.pick(&[Some(3), Some(4), Some(2), Some(1), None]) }
    }

    /// The same book, with straddles; each answer that leaves them most room half of the time.
    pub(crate) fn with_straddles(mut self, tape: &mut Tape<'_>) -> Self {
        let mut answer = |words: &[&'static str]| if tape.once_in(2) { tape.pick(words) } else { words[0] };
        self.answers.extend(STRADDLES.iter().map(|(asked, words)| (*asked, answer(words))));
        self
    }

    /// The word that answers a question.
    pub(crate) fn says(&self, question: &str) -> &'static str {
        let answer = self.answers.iter().find(|(asked, _)| *asked == question);
        answer.unwrap_or_else(|| panic!("the book does not answer `{question}`")).1
    }

    /// Whether the answer to a question is this word.
    pub(crate) fn is(&self, question: &str, word: &str) -> bool {
        self.says(question) == word
    }

    /// The book as a ruleset.
    pub(crate) fn ruleset(&self) -> Ruleset {
        answering("a book", |question| {
            let always = |value| vec![arm(question, Condition::always(), value)];
            if question.name() == "raise-cap" {
                let none = word(question, "none");
                return always(self.cap.map_or(none, |raises| quantity(raises, Unit::Raise)));
            }
            let answer = self.answers.iter().find(|(asked, _)| *asked == question.name());
            answer.map_or_else(|| plain_arms(question), |(_, said)| always(value(question, said)))
        })
    }
}

/// An answer as it is written: a word, words in order of preference, or a quantity.
fn value(question: Question, said: &str) -> Value {
    let parts: Vec<&str> = said.split(' ').collect();
    let number = |digits: &str| digits.parse::<u32>().ok();
    let unit = |name: &str| Unit::ALL.into_iter().find(|unit| unit.words().1 == name).unwrap();
    match parts.as_slice() {
        [low, "to", high, name] => {
            Value::Quantity { low: number(low).unwrap(), high: number(high).unwrap(), unit: unit(name) }
        }
        [amount, name] if number(amount).is_some() => quantity(number(amount).unwrap(), unit(name)),
        [_] => word(question, said),
        _ => list(question, &said.split(", then ").collect::<Vec<_>>()),
    }
}

fn changed(
    questions: &[(&'static str, &'static [&'static str])],
    tape: &mut Tape<'_>,
) -> Vec<(&'static str, &'static str)> {
    let mut answers: Vec<(&str, &str)> = questions.iter().map(|(asked, words)| (*asked, words[0])).collect();
    for _ in 0..2 {
        let place = tape.below(questions.len());
        answers[place].1 = tape.pick(questions[place].1);
    }
    answers
}
