//! What a statement answers.

use floorman_engine::ruleset::choices::Unit;
use floorman_engine::{Kind as AnswerKind, MAX_PREFERENCES, MAX_QUANTITY, Question, Value};

use super::{Desk, extent};
use crate::ast::{Kind, Token};
use crate::finding::Finding;
use crate::source::Place;
use crate::suggest;
use crate::words;
use crate::written::Answer;

impl Desk<'_> {
    /// Reads what stands right of the `=`, or behind `except`; `None` if it is no answer to the question.
    pub(super) fn value(&mut self, question: Question, tokens: &[Token<'_>], at: Place) -> Option<Answer> {
        let place = extent(tokens).map_or(at, |span| self.place(span));
        if tokens.is_empty() {
            self.find(words::statement::no_value(place, question.name()));
            return None;
        }
        if let Some(text) = tokens.iter().find(|token| token.is_text()) {
            self.find(words::value::quoted_value(self.place(text.span), text.text));
            return None;
        }
        if let Some(equals) = tokens.iter().find(|token| token.kind == Kind::Equals) {
            self.find(words::statement::second_equals(self.place(equals.span)));
            return None;
        }
        if let [word] = tokens {
            match word.text {
                "house" => return Some(Answer::House),
                "floor" if question.may_be_left_to_the_floor() => return Some(Answer::Value(Value::Floor)),
                _ => {}
            }
        }
        let known = |token: &&Token<'_>| matches!(question.kind(), AnswerKind::List(words) if words.contains(&token.text));
        let other = tokens.iter().find(|token| (token.is("floor") || token.is("house")) && !known(token));
        if let Some(word) = other {
            let may_be_left = word.is("house") || question.may_be_left_to_the_floor();
            self.find(if may_be_left {
                words::value::not_alone(place, word.text, question)
            } else {
                words::value::not_for_floor(self.place(word.span), question)
            });
            return None;
        }
        let value = self.own_value(question, tokens, place)?;
        if question.takes(&value) {
            return Some(Answer::Value(value));
        }
        self.find(no_answer(place, &super::written(tokens), &value, question));
        None
    }

    fn own_value(&mut self, question: Question, tokens: &[Token<'_>], place: Place) -> Option<Value> {
        match (question.kind(), tokens) {
            (AnswerKind::Word(known), [word]) => self.choice(question, word, known).map(Value::Word),
            (AnswerKind::Word(_), _) => {
                self.find(words::value::one_word(place, question));
                None
            }
            (AnswerKind::List(known), _) => self.list(question, tokens, known).map(Value::List),
            (AnswerKind::Quantity { words: known, .. }, [word]) if !starts_as_number(word) => {
                self.choice(question, word, known).map(Value::Word)
            }
            (AnswerKind::Quantity { units, .. }, _) => self.quantity(question, tokens, units),
        }
    }

    /// The place of a word in the question's list.
    fn choice(&mut self, question: Question, word: &Token<'_>, known: &[&'static str]) -> Option<usize> {
        let place = known.iter().position(|other| word.is(other));
        if place.is_none() {
            self.find(words::value::unknown(self.place(word.span), word.text, question));
        }
        place
    }

    /// `a, then b, then c`.
    fn list(
        &mut self,
        question: Question,
        tokens: &[Token<'_>],
        known: &[&'static str],
    ) -> Option<Vec<usize>> {
        let parts: Vec<&[Token<'_>]> = tokens.split(|token| token.kind == Kind::Comma).collect();
        let whole = extent(tokens).map(|span| self.place(span))?;
        let mut places = Vec::new();
        for (number, part) in parts.iter().enumerate() {
            let word = match part {
                [word] if number == 0 => word,
                [then, word] if number > 0 && then.is("then") => word,
                _ => {
                    self.find(words::value::list_shape(whole, question));
                    return None;
                }
            };
            let choice = self.choice(question, word, known)?;
            if places.contains(&choice) {
                self.find(words::value::twice_in_list(self.place(word.span), word.text));
                return None;
            }
            places.push(choice);
        }
        if places.len() > MAX_PREFERENCES {
            self.find(words::value::list_length(whole, MAX_PREFERENCES));
            return None;
        }
        Some(places)
    }

    /// `4 raises`, `2 to 5 big-blinds`.
    fn quantity(&mut self, question: Question, tokens: &[Token<'_>], units: &[Unit]) -> Option<Value> {
        let (low, high, unit) = match tokens {
            [number, unit] => (number, number, unit),
            [low, to, high, unit] if to.is("to") => (low, high, unit),
            [number] => {
                self.number(question, number)?;
                self.find(words::value::no_unit(self.place(number.span), number.text, units));
                return None;
            }
            _ => {
                let place = extent(tokens).map(|span| self.place(span))?;
                self.find(words::value::quantity_shape(place, question, units));
                return None;
            }
        };
        let (low, high) = (self.number(question, low)?, self.number(question, high)?);
        let found = Unit::ALL.into_iter().find(|known| unit.is(known.words().0) || unit.is(known.words().1));
        if let Some(unit) = found.filter(|found| units.contains(found)) {
            return Some(Value::Quantity { low, high, unit });
        }
        self.find(words::value::wrong_unit(self.place(unit.span), unit.text, (question, units)));
        None
    }

    fn number(&mut self, question: Question, token: &Token<'_>) -> Option<u32> {
        let place = self.place(token.span);
        if token.kind != Kind::Word || !token.text.bytes().all(|byte| byte.is_ascii_digit()) {
            if token.kind == Kind::Word && starts_as_number(token) {
                self.find(words::value::not_whole(place, token.text));
            } else {
                self.find(words::value::unknown(place, token.text, question));
            }
            return None;
        }
        let number = token.text.parse().ok().filter(|number| *number <= MAX_QUANTITY);
        if number.is_none() {
            self.find(words::value::too_large(place, token.text, MAX_QUANTITY));
        }
        number
    }
}

fn starts_as_number(token: &Token<'_>) -> bool {
    token.text.starts_with(|letter: char| letter.is_ascii_digit())
}

fn no_answer(place: Place, written: &str, value: &Value, question: Question) -> Finding {
    match turned(value, question) {
        Some(turned) => words::value::falling_range(place, written, &turned, question),
        None => words::value::unknown(place, written, question),
    }
}

/// A range whose higher number stands first, written the other way round, if the question takes that.
fn turned(value: &Value, question: Question) -> Option<String> {
    let &Value::Quantity { low, high, unit } = value else { return None };
    let takes = low > high && question.takes(&Value::Quantity { low: high, high: low, unit });
    takes.then(|| format!("{high} to {low} {}", unit.words().1))
}

/// What a question can be answered, each as it would be written; where a number stands, `N big-blinds` with its bounds.
#[must_use]
pub fn answers(question: Question) -> Vec<String> {
    let floor = question.may_be_left_to_the_floor().then_some("floor");
    let (words, units): (&[&str], &[Unit]) = match question.kind() {
        AnswerKind::Word(words) | AnswerKind::List(words) => (words, &[]),
        AnswerKind::Quantity { units, words } => (words, units),
    };
    let words = words.iter().copied().chain(floor).map(str::to_owned);
    words.chain(units.iter().map(|unit| numbers(question, *unit))).collect()
}

/// The largest number that is tried for a bound.
const MAX_BOUND: u32 = 1000;

/// The numbers that a question takes of a unit: `N %`, the range if it takes one, and the bounds if it has any.
fn numbers(question: Question, unit: Unit) -> String {
    let takes = |low, high| question.takes(&Value::Quantity { low, high, unit });
    let least = (0..=MAX_BOUND).find(|number| takes(*number, *number)).unwrap_or(0);
    let most = (least..=MAX_BOUND).rev().find(|number| takes(*number, *number));
    let most = most.filter(|_| !takes(MAX_QUANTITY, MAX_QUANTITY));
    let name = unit.words().1;
    let range = if takes(least, least + 1) { " or N to M" } else { "" };
    let bounds = match (least, most) {
        (_, Some(most)) => format!(" ({least} to {most})"),
        (0, None) => String::new(),
        (_, None) => format!(" ({least} or more)"),
    };
    format!("N{range} {name}{bounds}")
}

/// The answer that was probably meant.
pub(crate) fn nearest_answer(word: &str, question: Question) -> Option<&'static str> {
    match question.kind() {
        AnswerKind::Word(words) | AnswerKind::List(words) | AnswerKind::Quantity { words, .. } => {
            suggest::nearest(word, words.iter().copied())
        }
    }
}
