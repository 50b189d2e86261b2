//! One line of a game.

use floorman_engine::{Step, Street};

use super::{Desk, phrase};
use crate::ast::{Clause, Keyword, Kind, Statement, Token};
use crate::source::Place;
use crate::suggest;
use crate::words;
use crate::written::GameLines;

/// The lines that a game is told in.
pub(crate) const LINES: [&str; 5] = ["deck", "forced-bets", "boards", "street", "win"];

impl Desk<'_> {
    /// Reads a line; `covered` if the game's header has a basis for it.
    pub(super) fn game_line(&mut self, statement: &Statement<'_>, covered: bool, into: &mut GameLines) {
        let Some(first) = statement.tokens.first() else {
            self.orphan(statement);
            return;
        };
        self.line_basis(statement, covered);
        let place = self.place(statement.lead());
        let equals = statement.tokens.iter().position(|token| token.kind == Kind::Equals);
        let Some((left, right)) = equals.map(|at| statement.tokens.split_at(at)) else {
            self.find(words::game::no_equals(place, first.text));
            return;
        };
        let right = right.get(1..).unwrap_or_default();
        let at = super::extent(right).map_or(place, |span| self.place(span));
        match left {
            [line] if line.is("deck") => {
                let read = self.phrases(right, at, phrase::DECK, phrase::deck);
                let only = self.only(read, at, "deck");
                self.once(&mut into.deck, only, line);
            }
            [line] if line.is("forced-bets") => {
                let read = self.phrases(right, at, phrase::FORCED_BETS, phrase::forced_bet);
                self.once(&mut into.forced_bets, read, line);
            }
            [line] if line.is("boards") => {
                let read = self.phrases(right, at, phrase::BOARDS, phrase::boards);
                let only = self.only(read, at, "boards");
                self.once(&mut into.boards, only, line);
            }
            [line] if line.is("win") => {
                let read = self.phrases(right, at, phrase::WIN, phrase::share);
                self.once(&mut into.win, read, line);
            }
            [street, name] if street.is("street") => self.street(name, right, at, into),
            _ => {
                let near = suggest::nearest(first.text, LINES);
                let left = super::extent(left).map_or(place, |span| self.place(span));
                self.find(words::game::unknown_line(left, first.text, near));
            }
        }
    }

    fn line_basis(&mut self, statement: &Statement<'_>, covered: bool) {
        let odd = |clause: &&Clause<'_>| matches!(clause.keyword.it, Keyword::Except | Keyword::When);
        if let Some(clause) = statement.clauses.iter().find(odd) {
            self.find(words::game::no_exceptions(self.place(clause.keyword.span), clause.keyword.it));
            return;
        }
        let clauses: Vec<&Clause<'_>> = statement.clauses.iter().collect();
        if self.basis(&clauses).is_none() && !covered {
            self.find(words::game::no_basis(self.place(statement.lead())));
        }
    }

    fn street(&mut self, name: &Token<'_>, right: &[Token<'_>], at: Place, into: &mut GameLines) {
        let place = self.place(name.span);
        if !super::is_name(name.text) {
            self.find(words::file::name_letters(place, name.text));
        }
        if into.streets.iter().any(|street| street.name == name.text) {
            self.find(words::game::line_twice(place, name.text));
            return;
        }
        let Some(steps) = self.phrases(right, at, phrase::STREET, phrase::step) else { return };
        let deals =
            |step: &Step| matches!(step, Step::Down(_) | Step::Up(_) | Step::Board(_) | Step::Draw(..));
        if !steps.iter().any(deals) {
            self.find(words::game::no_deal(at, name.text));
        }
        into.streets.push(Street { name: name.text.to_owned(), steps });
    }

    /// The phrases right of the `=`; `None` if one of them cannot be read.
    fn phrases<T>(
        &mut self,
        tokens: &[Token<'_>],
        at: Place,
        line: phrase::Line,
        read: fn(&[&str]) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut all = Some(Vec::new());
        for (number, part) in tokens.split(|token| token.kind == Kind::Comma).enumerate() {
            let place = super::extent(part).map_or(at, |span| self.place(span));
            let phrase = match part {
                [joint, rest @ ..] if number > 0 && joint.is(line.joint) => rest,
                _ if number > 0 => {
                    self.find(words::game::joint(place, line.joint));
                    return None;
                }
                whole => whole,
            };
            let words: Vec<&str> = phrase.iter().map(|token| token.text).collect();
            let understood =
                if phrase.iter().all(|token| token.kind == Kind::Word) { read(&words) } else { None };
            if understood.is_none() {
                self.find(words::game::phrase(place, &super::written(phrase), line));
            }
            all = all.zip(understood).map(|(mut all, one)| {
                all.push(one);
                all
            });
        }
        all
    }

    fn only<T>(&mut self, read: Option<Vec<T>>, at: Place, line: &str) -> Option<T> {
        let mut read = read?.into_iter();
        let (first, second) = (read.next(), read.next());
        if second.is_some() {
            self.find(words::game::one_phrase(at, line));
        }
        first
    }

    fn once<T>(&mut self, slot: &mut Option<T>, read: Option<T>, line: &Token<'_>) {
        if slot.is_some() {
            self.find(words::game::line_twice(self.place(line.span), line.text));
        } else if read.is_some() {
            *slot = read;
        }
    }
}
