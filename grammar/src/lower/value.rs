//! What a statement answers.

use floorman_engine::ruleset::choices::Unit;
use floorman_engine::{Kind as AnswerKind, MAX_PREFERENCES, MAX_QUANTITY, Question, Value};

use super::{Desk, extent};
use crate::ast::{Kind, Token};
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
            self.find(words::value::not_for(self.place(word.span), word.text, question));
            return None;
        }
        let value = self.own_value(question, tokens, place)?;
        if question.takes(&value) {
            return Some(Answer::Value(value));
        }
        self.find(words::value::unknown(place, &super::written(tokens), question));
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

/// What a question can be answered, each as it would be written; `N big-blinds` where a number stands.
#[must_use]
pub fn answers(question: Question) -> Vec<String> {
    let floor = question.may_be_left_to_the_floor().then_some("floor");
    let (words, units): (&[&str], &[Unit]) = match question.kind() {
        AnswerKind::Word(words) | AnswerKind::List(words) => (words, &[]),
        AnswerKind::Quantity { units, words } => (words, units),
    };
    let words = words.iter().copied().chain(floor).map(str::to_owned);
    words.chain(units.iter().map(|unit| format!("N {}", unit.words().1))).collect()
}

/// The answer that was probably meant.
pub(crate) fn nearest_answer(word: &str, question: Question) -> Option<&'static str> {
    match question.kind() {
        AnswerKind::Word(words) | AnswerKind::List(words) | AnswerKind::Quantity { words, .. } => {
            suggest::nearest(word, words.iter().copied())
        }
    }
}
