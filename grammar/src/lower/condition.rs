//! When an exception holds.

use floorman_engine::ruleset::facts::{COUNTS, FACTS, word};
use floorman_engine::{Condition, Count, Fact, Moment, Question};

use super::{Desk, extent};
use crate::ast::{Kind, Token};
use crate::source::Place;
use crate::suggest;
use crate::words;

/// The largest number a count is compared with.
const MAX_COUNT: u32 = 900;

impl Desk<'_> {
    /// Reads what stands behind `when`; `None` if there is a mistake in it. `at` is the place of the word itself.
    pub(super) fn condition(
        &mut self,
        tokens: &[Token<'_>],
        question: Question,
        at: Place,
    ) -> Option<Condition> {
        let mut whole = Some(Condition::always());
        for term in tokens.split(|token| token.is("and")) {
            let place = extent(term).map_or(at, |span| self.place(span));
            let read = self.term(term, question, place);
            whole = whole.and_then(|whole| read.map(|term| whole.and(&term)));
        }
        whole
    }

    /// What stands between two `and`s.
    fn term(&mut self, term: &[Token<'_>], question: Question, place: Place) -> Option<Condition> {
        match term {
            [] => {
                self.find(words::condition::incomplete(place));
                None
            }
            [bound, rest @ ..] if bound.is("at-most") || bound.is("at-least") => {
                self.count(bound, rest, question, place)
            }
            _ => self.alternatives(term, question, place),
        }
    }

    fn count(
        &mut self,
        bound: &Token<'_>,
        rest: &[Token<'_>],
        question: Question,
        place: Place,
    ) -> Option<Condition> {
        let [number, counted] = rest else {
            self.find(words::condition::count_shape(place));
            return None;
        };
        let number = self.count_number(number)?;
        let Some((count, _, known)) = COUNTS.iter().find(|line| line.1 == counted.text) else {
            let near = suggest::nearest(counted.text, COUNTS.iter().map(|line| line.1));
            self.find(words::condition::unknown_count(self.place(counted.span), counted.text, near));
            return None;
        };
        self.known_by_then(place, counted.text, *known, question)?;
        let (low, high) = if bound.is("at-most") { (0, number) } else { (number, u32::MAX) };
        Some(Condition::always().and_count(*count, low, high))
    }

    fn count_number(&mut self, token: &Token<'_>) -> Option<u32> {
        let place = self.place(token.span);
        if token.kind != Kind::Word || !token.text.bytes().all(|byte| byte.is_ascii_digit()) {
            self.find(words::condition::not_a_number(place, token.text));
            return None;
        }
        let number = token.text.parse().ok().filter(|number| *number <= MAX_COUNT);
        if number.is_none() {
            self.find(words::value::too_large(place, token.text, MAX_COUNT));
        }
        number
    }

    /// Words of one fact with `or` between them.
    fn alternatives(&mut self, term: &[Token<'_>], question: Question, place: Place) -> Option<Condition> {
        let mut read: Vec<Option<(Fact, u8)>> = Vec::new();
        for alternative in term.split(|token| token.is("or")) {
            read.push(self.word(alternative, question, place));
        }
        let words = read.into_iter().collect::<Option<Vec<_>>>()?;
        let (fact, _) = words.first()?;
        if words.iter().any(|(other, _)| other != fact) {
            self.find(words::condition::or_across_facts(place));
            return None;
        }
        let values = words.iter().fold(0, |all, (_, values)| all | values);
        Some(Condition::always().and_values(*fact, values))
    }

    /// A word, or `not` and a word: the fact and the values it allows.
    fn word(&mut self, tokens: &[Token<'_>], question: Question, place: Place) -> Option<(Fact, u8)> {
        let (token, negated) = match tokens {
            [token] if token.kind == Kind::Word && !token.is("not") => (token, false),
            [not, token] if not.is("not") && token.kind == Kind::Word => (token, true),
            [bound, ..] if bound.is("at-most") || bound.is("at-least") => {
                self.find(words::condition::or_across_facts(place));
                return None;
            }
            _ => {
                self.find(words::condition::incomplete(extent(tokens).map_or(place, |s| self.place(s))));
                return None;
            }
        };
        let at = self.place(token.span);
        let Some((fact, values)) = word(token.text) else {
            self.unknown_word(token);
            return None;
        };
        let info = fact.info();
        if info.act_only && question.asked() != Moment::Act {
            self.find(words::condition::only_at_an_act(at, token.text, question));
            return None;
        }
        self.known_by_then(at, token.text, info.known, question)?;
        let every = info.values.iter().fold(0, |mask: u8, _| mask << 1 | 1);
        Some((fact, if negated { every & !values } else { values }))
    }

    fn unknown_word(&mut self, token: &Token<'_>) {
        let known = FACTS.iter().flat_map(|info| info.words.iter().map(|(word, _)| *word));
        let known = known.chain(["and", "or", "not", "at-most", "at-least"]);
        let near = suggest::nearest(token.text, known);
        let place = self.place(token.span);
        if COUNTS.iter().any(|line| line.1 == token.text) {
            self.find(words::condition::count_shape(place));
        } else {
            self.find(words::condition::unknown(place, token.text, near));
        }
    }

    fn known_by_then(&mut self, place: Place, said: &str, known: Moment, question: Question) -> Option<()> {
        if known > question.asked() {
            self.find(words::condition::too_early(place, said, known, question));
            return None;
        }
        Some(())
    }
}

/// The counts' words, for messages.
pub(crate) fn count_words() -> Vec<&'static str> {
    COUNTS.iter().map(|(_, word, _): &(Count, _, _)| *word).collect()
}
