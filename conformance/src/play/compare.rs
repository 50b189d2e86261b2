//! Compares a hand of our own engine with what a scenario expects.

use floorman_engine::{Event, Held, Impossible, Options, Question, Ruling, Why};

use super::Departure;
use super::hand::{Outcome, Player, add_to};
use crate::compare::{self, GroundsAsked, HeldAs, asks_the_seat, differ};
use crate::scenario::{Check, Expectation, Refusal};
use crate::transcript::{Asked, Entry, Mismatch, listed};
use crate::words::said;

impl Player<'_, '_> {
    /// Compares a hand as it stands.
    pub(super) fn compare(&mut self, nth: usize, expected: &Expectation) {
        let options = self.hand.options();
        if let Some(options) = &options {
            add_to(&mut self.record.cited, &options.why);
        }
        if asks_the_seat(expected) {
            self.tell_decision();
            if let Some(options) = &options {
                add_to(&mut self.cited, &options.why);
            }
        }
        let mut wrong = Vec::new();
        let spec = &self.stage.script.table;
        compare::state(expected, spec, self, &mut wrong);
        if let Some(last) = &self.last {
            compare_ruling(&expected.check, last, &mut wrong);
        }
        let why = self.grounds_of(expected, options.as_ref());
        self.compare_grounds(&expected.check, why, &mut wrong);
        self.asked(nth, wrong, why);
    }

    /// Compares the ruling of one event.
    pub(super) fn compare_check(&mut self, nth: usize, check: &Check, outcome: &Outcome) {
        let mut wrong = Vec::new();
        compare_ruling(check, outcome, &mut wrong);
        if let (Err(impossible), None) = (&outcome.1, check.refused) {
            let expected = said::HAPPENS.to_owned();
            wrong.push(Mismatch { asked: "step", expected, got: impossible.to_string() });
        }
        let why = outcome.1.as_ref().ok().map(|ruling| ruling.why);
        self.compare_grounds(check, why, &mut wrong);
        if !check.is_empty() || !wrong.is_empty() {
            self.asked(nth, wrong, why);
        }
    }

    /// The next hand cannot begin before this one is over.
    pub(super) fn departs_by_an_open_hand(&mut self, nth: usize) {
        let got = said::pending(self.hand.pending(), self.stuck, |seat| self.name(seat));
        let wrong = vec![Mismatch { asked: "next hand", expected: said::OVER.to_owned(), got }];
        self.asked(nth, wrong, self.since);
    }

    fn asked(&mut self, step: usize, departures: Vec<Mismatch>, why: Option<Why>) {
        if !departures.is_empty() {
            self.record.departures.push(Departure {
                step,
                mismatches: departures.clone(),
                grounds: why.as_ref().map(listed).unwrap_or_default(),
                cited: self.cited.as_ref().map(listed).unwrap_or_default(),
            });
        }
        self.record.entries.push(Entry::Asked(Asked { step, departures }));
    }

    /// The grounds of what is asked.
    fn grounds_of(&self, expected: &Expectation, options: Option<&Options>) -> Option<Why> {
        let asked = GroundsAsked::of(expected);
        let parts = [
            options.map(|options| options.why).filter(|_| asked.options),
            self.since.filter(|_| asked.step),
            self.duties.filter(|_| asked.duties),
        ];
        parts.into_iter().flatten().reduce(|one, other| one.and(&other))
    }

    fn compare_grounds(&self, check: &Check, why: Option<Why>, wrong: &mut Vec<Mismatch>) {
        if !check.because.is_empty() || check.because_only.is_some() {
            compare::grounds(check, &self.questions(why.as_ref()), wrong);
        }
    }

    /// The questions among grounds, each once.
    pub(crate) fn questions(&self, why: Option<&Why>) -> Vec<Question> {
        let mut questions: Vec<Question> = Vec::new();
        for id in why.into_iter().flat_map(Why::statements) {
            let question = self.hand.table().statement(id).map(|statement| statement.question);
            questions.extend(question.filter(|question| !questions.contains(question)));
        }
        questions
    }
}

fn compare_ruling(check: &Check, (event, ruling): &Outcome, wrong: &mut Vec<Mismatch>) {
    let got = || said::held(event, ruling);
    if let Some(expected) = check.held {
        compare::held(expected, held_as(event, ruling), got, wrong);
    }
    if let Some(refusal) = check.refused {
        differ(wrong, "refused", is_refused(refusal, ruling), || said::refusal(refusal), got);
    }
}

fn held_as(event: &Event, ruling: &Result<Ruling, Impossible>) -> HeldAs {
    match ruling.as_ref().map(|ruling| ruling.held) {
        Ok(Held::AsDeclared) => HeldAs::Declared(event.declares()),
        Ok(Held::As(became, _)) => HeldAs::Act(became),
        Ok(Held::Void(_)) => HeldAs::Void,
        Ok(Held::Floor(_)) => HeldAs::Floor,
        Err(_) => HeldAs::Impossible,
    }
}

fn is_refused(expected: Refusal, ruling: &Result<Ruling, Impossible>) -> bool {
    match (expected, ruling) {
        (Refusal::Ruled(reason), Ok(Ruling { held: Held::As(_, got) | Held::Void(got), .. })) => {
            reason == *got
        }
        (Refusal::Impossible(kind), Err(impossible)) => impossible.name() == kind,
        (Refusal::Ruled(_), _) | (Refusal::Impossible(_), Ok(_)) => false,
    }
}
