//! From the shape of a file to scenarios: everything that is wrong is said, each on its line.

mod compare;
mod expect;
mod head;
mod steps;
mod table;

use floorman_engine::{Cards, Chips, Question, Seat, question};

use super::hand::TableSpec;
use super::scalar::{Amount, Text};
use super::yaml::{At, locate};
use crate::problem::{MOST_PROBLEMS, Problem};
use crate::words::refused::{self, Said};

pub(super) use head::scenario;
pub(super) use steps::{Hand, script};

/// The way to a node of the file.
#[derive(Debug, Clone, Default)]
pub(super) struct Spot(Vec<At>);

impl Spot {
    pub(super) fn key(&self, key: &str) -> Self {
        self.and(At::Key(key.to_owned()))
    }

    pub(super) fn nth(&self, number: usize) -> Self {
        self.and(At::Nth(number))
    }

    fn and(&self, step: At) -> Self {
        let mut path = self.0.clone();
        path.push(step);
        Self(path)
    }
}

/// Judges one file, and gathers what is wrong with it.
#[derive(Debug)]
pub(super) struct Lower<'a> {
    file: &'a str,
    text: &'a str,
    problems: Vec<Problem>,
    /// How many more are not told.
    untold: usize,
}

impl<'a> Lower<'a> {
    pub(super) fn new(file: &'a str, text: &'a str) -> Self {
        Self { file, text, problems: Vec::new(), untold: 0 }
    }

    /// What was read, if nothing is wrong; otherwise what is wrong, in the order of the file.
    pub(super) fn done<T>(mut self, read: T) -> Result<T, Vec<Problem>> {
        self.problems.sort_by_key(|problem| (problem.line, problem.column));
        if self.untold > 0 {
            let Said { message, help } = refused::untold(self.untold);
            self.problems.push(Problem::of_file(self.file, message, help));
        }
        if self.problems.is_empty() { Ok(read) } else { Err(self.problems) }
    }

    /// How many things are wrong.
    pub(super) fn count(&self) -> usize {
        self.problems.len() + self.untold
    }

    /// Notes what is wrong at a node, or at the nearest node above it.
    pub(super) fn wrong(&mut self, spot: &Spot, said: Said) {
        if self.problems.len() >= MOST_PROBLEMS {
            self.untold += 1;
            return;
        }
        let mut path = spot.0.as_slice();
        let (line, column) = loop {
            match (locate(self.text, path), path.split_last()) {
                (Some(found), _) => break found,
                (None, Some((_, above))) => path = above,
                (None, None) => break (0, 0),
            }
        };
        self.problems.push(Problem {
            file: self.file.to_owned(),
            line,
            column,
            message: said.message,
            help: said.help,
        });
    }

    /// A key that must stand there.
    fn required<T>(&mut self, spot: &Spot, of: &str, key: &str, value: Option<T>) -> Option<T> {
        if value.is_none() {
            self.wrong(spot, refused::missing(of, key));
        }
        value
    }

    /// A text that must stand there and say something.
    fn required_text(&mut self, spot: &Spot, of: &str, key: &str, value: Option<Text>) -> Option<String> {
        let text = self.required(spot, of, key, value)?.0;
        if text.trim().is_empty() {
            self.wrong(&spot.key(key), refused::empty_text(key));
            return None;
        }
        Some(text)
    }

    /// A flag that is `true` wherever it stands.
    fn flag(&mut self, spot: &Spot, key: &str, value: Option<bool>) -> bool {
        if value == Some(false) {
            self.wrong(&spot.key(key), refused::not_true(key));
        }
        value == Some(true)
    }

    /// One word of a closed list.
    fn word<T: Copy>(&mut self, spot: &Spot, text: &Text, what: &str, known: &[(&str, T)]) -> Option<T> {
        let found = known.iter().find(|(word, _)| *word == text.0).map(|(_, value)| *value);
        if found.is_none() {
            let names = known.iter().map(|(word, _)| *word);
            self.wrong(spot, refused::no_word(&text.0, what, names));
        }
        found
    }

    fn chips(&mut self, spot: &Spot, amount: Amount) -> Option<Chips> {
        let chips = u64::try_from(amount.0).ok().map(Chips);
        if chips.is_none() {
            self.wrong(spot, refused::negative(amount.0));
        }
        chips
    }

    fn all_chips(&mut self, spot: &Spot, amounts: &[Amount]) -> Option<Vec<Chips>> {
        let read = |(nth, amount): (usize, &Amount)| self.chips(&spot.nth(nth), *amount);
        let chips: Vec<Option<Chips>> = amounts.iter().enumerate().map(read).collect();
        chips.into_iter().collect()
    }

    /// Two amounts, the smaller first.
    fn two_chips(&mut self, spot: &Spot, amounts: &[Amount]) -> Option<(Chips, Chips)> {
        match self.all_chips(spot, amounts)?.as_slice() {
            [low, high] if low <= high => Some((*low, *high)),
            _ => {
                self.wrong(spot, refused::not_two_amounts());
                None
            }
        }
    }

    fn cards(&mut self, spot: &Spot, text: &Text) -> Option<Cards> {
        match text.0.parse() {
            Ok(cards) => Some(cards),
            Err(error) => {
                self.wrong(spot, refused::no_cards(&error));
                None
            }
        }
    }

    fn seat(&mut self, spot: &Spot, table: &TableSpec, name: &str) -> Option<Seat> {
        let seat = table.seat(name);
        if seat.is_none() {
            let names = table.seats.iter().map(|seat| seat.name.as_str());
            self.wrong(spot, refused::no_seat(name, names));
        }
        seat
    }

    fn seats(&mut self, spot: &Spot, table: &TableSpec, names: &[Text]) -> Vec<Seat> {
        let seat = |(nth, name): (usize, &Text)| self.seat(&spot.nth(nth), table, &name.0);
        let seats: Vec<Seat> = names.iter().enumerate().filter_map(seat).collect();
        if (1..seats.len()).any(|nth| seats.iter().take(nth).any(|seat| seats.get(nth) == Some(seat))) {
            self.wrong(spot, refused::seat_twice());
        }
        seats
    }

    fn question(&mut self, spot: &Spot, text: &Text) -> Option<Question> {
        let found = question(&text.0);
        if found.is_none() {
            let known = Question::ALL.iter().map(|question| question.name());
            self.wrong(spot, refused::no_question(&text.0, known));
        }
        found
    }

    fn questions(&mut self, spot: &Spot, texts: &[Text]) -> Vec<Question> {
        if texts.is_empty() {
            self.wrong(spot, refused::no_questions());
        }
        let read = |(nth, text): (usize, &Text)| self.question(&spot.nth(nth), text);
        texts.iter().enumerate().filter_map(read).collect()
    }

    /// Ruleset names, each once; `within`, if given, are the names that may stand.
    fn rulesets(&mut self, spot: &Spot, names: &[Text], within: Option<&[String]>) -> Vec<String> {
        if names.is_empty() {
            self.wrong(spot, refused::no_rulesets());
        }
        let mut found: Vec<String> = Vec::new();
        for (nth, Text(name)) in names.iter().enumerate() {
            if found.contains(name) {
                self.wrong(&spot.nth(nth), refused::ruleset_twice(name));
            } else if let Some(under) = within.filter(|under| !under.contains(name)) {
                self.wrong(&spot.nth(nth), refused::not_under(name, under));
            } else {
                found.push(name.clone());
            }
        }
        found
    }
}
