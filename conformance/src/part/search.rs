//! The search for the reading that shows one question.

use std::collections::BTreeMap;

use floorman_engine::{Arm, Question, Ruleset, Statement};
use floorman_grammar::{Part, carried};

use super::{Attempt, Compared, Point, Reading, Shown, Side, Sides, can_hold, points};
use crate::play::Played;

/// The search for what shows one question.
pub(super) struct Search<'s, 'r, 'c> {
    sides: Sides<'c>,
    readings: &'r [Reading<'c>],
    /// Every question on which the two differ.
    all: &'s [Question],
    question: Question,
    /// Each of the two with the other's answer to the question.
    exchanged: [Option<Ruleset>; 2],
    /// Where one of the two parts from itself with the other's answer, as far as it was asked.
    changes: BTreeMap<(usize, Side), Vec<Point>>,
}

impl<'s, 'r, 'c> Search<'s, 'r, 'c> {
    pub(super) fn new(
        sides: Sides<'c>,
        readings: &'r [Reading<'c>],
        all: &'s [Question],
        question: Question,
    ) -> Self {
        let with = |own: &Ruleset, other: &Ruleset| {
            let arms = carried(other.arms(question), other.settings(), own.settings());
            own.with(question, arms).ok()
        };
        let Sides { first, second, .. } = sides;
        let exchanged = [with(first, second), with(second, first)];
        Self { sides, readings, all, question, exchanged, changes: BTreeMap::new() }
    }

    /// The reading that shows one part of the difference.
    pub(super) fn shows(&mut self, part: &Part) -> Option<Shown<'r, 'c>> {
        let question = self.question;
        let rests = |reading: &Reading<'_>| reading.points.iter().any(|it| it.rests_on(question, part));
        let parting = self.ranked(rests).into_iter().find_map(|reading| self.parts(reading, part));
        parting.or_else(|| {
            let ranked = self.ranked(|reading| reading.plays.iter().any(|play| may_rest_on(play, question)));
            ranked.into_iter().find_map(|reading| self.parts_from_itself(reading, part))
        })
    }

    /// The readings that are wanted, by number, the best first.
    fn ranked(&self, wanted: impl Fn(&Reading<'_>) -> bool) -> Vec<(usize, &'r Reading<'c>)> {
        let mut found: Vec<_> = self.readings.iter().enumerate().filter(|(_, it)| wanted(it)).collect();
        found.sort_by_cached_key(|(_, reading)| reading.rank(self.question, self.all));
        found
    }

    /// The point at which the two part on these answers, if either comes out there as the other does with this one answer
    /// of it: what parts them there is no other question.
    fn parts(&mut self, (number, reading): (usize, &'r Reading<'c>), part: &Part) -> Option<Shown<'r, 'c>> {
        let question = self.question;
        let resting: Vec<&Point> =
            reading.points.iter().filter(|point| point.rests_on(question, part)).collect();
        let point = Side::BOTH.into_iter().find_map(|side| {
            let changes = self.changes(number, reading, side);
            let same = |point: &&&Point| {
                changes.iter().any(|it| it.comes_out_as(point) && it.rests_on(question, part))
            };
            resting.iter().find(same).copied()
        })?;
        Some(Shown { reading, point: point.clone(), of: Compared::Both })
    }

    /// The point at which one of the two parts from itself with the other's answer.
    fn parts_from_itself(
        &mut self,
        (number, reading): (usize, &'r Reading<'c>),
        part: &Part,
    ) -> Option<Shown<'r, 'c>> {
        let question = self.question;
        Side::BOTH.into_iter().find_map(|side| {
            let changes = self.changes(number, reading, side);
            let point = changes.iter().find(|point| point.rests_on(question, part))?.clone();
            let of = match side {
                Side::First => Compared::First,
                Side::Second => Compared::Second,
            };
            Some(Shown { reading, point, of })
        })
    }

    /// Where one of the two parts from itself once it has the other's answer, the first's answer on the first side.
    fn changes(&mut self, number: usize, reading: &Reading<'_>, side: Side) -> &[Point] {
        if !self.changes.contains_key(&(number, side)) {
            let changes = self.played_otherwise(reading, side).unwrap_or_default();
            self.changes.insert((number, side), changes);
        }
        self.changes.get(&(number, side)).map_or(&[], Vec::as_slice)
    }

    fn played_otherwise(&self, reading: &Reading<'_>, side: Side) -> Option<Vec<Point>> {
        let [mine, theirs] = side.of(&reading.plays);
        let [own, _] = side.of(&[self.sides.first, self.sides.second]).map(|it| *it);
        let [changed, _] = side.of(&self.exchanged);
        let changed = changed.as_ref()?;
        if let Ok(play) = mine {
            let asked = theirs.is_err() || play.rests_on(self.question);
            if !asked || self.is_one_answer(reading, play, changed) {
                return None;
            }
        }
        let otherwise = self.sides.play(own, changed, reading.read_as, &reading.scenario);
        let (by, instead) = (self.answers(own, reading), self.answers(changed, reading));
        Some(points(side.in_order((mine, &by), (&otherwise, &instead))))
    }

    /// Whether the table of a reading has one answer only, before and after the exchange: then nothing can change.
    fn is_one_answer(&self, reading: &Reading<'_>, play: &Played, changed: &Ruleset) -> bool {
        if reading.script().is_none() {
            return false;
        }
        let before = play.transcript.statements.iter().filter(|it| it.question == self.question);
        let after = self.answers(changed, reading);
        let mut answers = before.chain(&after).map(|it| &it.arm.value);
        let first = answers.next();
        answers.all(|answer| Some(answer) == first)
    }

    /// What a ruleset answers to the question, as far as it can hold at the table of a reading.
    fn answers(&self, ruleset: &Ruleset, reading: &Reading<'_>) -> Vec<Statement> {
        let structure = reading.script().map(|script| script.table.structure);
        let holds = |arm: &&Arm| structure.is_none_or(|structure| can_hold(arm, structure));
        let arms = ruleset.arms(self.question).iter().filter(holds);
        arms.map(|arm| Statement { question: self.question, arm: arm.clone() }).collect()
    }
}

/// Whether another answer to a question can make a difference to a play.
fn may_rest_on(play: &Attempt, question: Question) -> bool {
    play.as_ref().map_or(true, |play| play.rests_on(question))
}
