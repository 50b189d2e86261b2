//! The mutants of a ruleset's own statements, and how each changes a ruleset.

use floorman_engine::ruleset::facts::cases;
use floorman_engine::{Arm, Case, Condition, Place, Question, Ruleset, Value, Via};
use floorman_grammar::{Library, value_as_written};

use super::values::others;
use crate::statements::{self, own_to, stems};

/// A statement changed in one way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mutant {
    /// Its name: the statement, and what it is changed to. It stays the same while the statement does.
    pub id: String,
    /// The ruleset that makes the statement.
    pub ruleset: String,
    /// The question it answers.
    pub question: Question,
    /// Where it stands.
    pub place: Place,
    change: Change,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Change {
    /// An answer becomes another.
    Value(Box<Arm>, Value),
    /// An exception falls away.
    Dropped(Box<Arm>),
    /// An exception that leaves the point to the house, at this place, falls away.
    HouseDropped(Place),
    /// Two exceptions exchange their answers.
    Swapped(Box<(Arm, Arm)>),
}

/// A statement that a ruleset makes itself, with its mutants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stated {
    /// The question it answers.
    pub question: Question,
    /// The line on which it begins.
    pub line: usize,
    /// Its mutants: none where the question has one value only, or where nothing else would have another effect.
    pub mutants: Vec<Mutant>,
}

/// The statements that a ruleset makes itself, as they stand in its file, each with its mutants.
///
/// A mutant has another effect than the statement, and than every mutant before it, in some case.
#[must_use]
pub fn stated(library: &Library, ruleset: &str) -> Vec<Stated> {
    let Some(rules) = library.ruleset(ruleset) else { return Vec::new() };
    let above = library.parent(ruleset).and_then(|parent| library.ruleset(parent));
    let one = |question: &Question| {
        let own = Own::of(rules, above, *question)?;
        Some(Stated { question: *question, line: own.line(), mutants: own.mutants() })
    };
    let mut stated: Vec<Stated> = Question::ALL.iter().filter_map(one).collect();
    stated.sort_by_key(|stated| stated.line);
    stated
}

/// What a ruleset itself says to one question.
struct Own<'r> {
    rules: &'r Ruleset,
    question: Question,
    arms: Vec<&'r Arm>,
    /// Where it leaves a case to the house, and the case.
    left: Vec<(&'r Place, Option<&'r str>)>,
    cases: Vec<Case>,
}

impl<'r> Own<'r> {
    fn of(rules: &'r Ruleset, above: Option<&Ruleset>, question: Question) -> Option<Self> {
        let mut arms = Vec::new();
        let mut left = Vec::new();
        for own in own_to(question, rules, above) {
            match own {
                statements::Own::Answer { arm, .. } => arms.push(arm),
                statements::Own::House { place, when, .. } => left.push((place, when)),
            }
        }
        if arms.is_empty() && left.is_empty() {
            return None;
        }
        let conditions: Vec<Condition> = rules.arms(question).iter().map(|arm| arm.condition).collect();
        let settings = rules.settings().condition();
        let cases = cases(&conditions).into_iter().filter(|case| settings.holds(case)).collect();
        Some(Self { rules, question, arms, left, cases })
    }

    fn line(&self) -> usize {
        let left = self.left.iter().map(|(place, _)| place.line);
        self.arms.iter().map(|arm| arm.place.line).chain(left).min().unwrap_or_default()
    }

    fn mutants(&self) -> Vec<Mutant> {
        let mut mutants = Vec::new();
        let mut effects = vec![self.effect(self.rules.arms(self.question))];
        for mutant in self.dropped().chain(self.valued()).chain(self.swapped()) {
            let effect = self.effect(&mutant.arms(self.rules.arms(self.question)));
            if !effects.iter().any(|other| self.same(other, &effect)) {
                effects.push(effect);
                mutants.push(mutant);
            }
        }
        mutants.sort_by_key(|mutant| mutant.place.line);
        mutants
    }

    /// The answer in every case.
    fn effect(&self, arms: &[Arm]) -> Vec<Option<Value>> {
        let answer = |case: &Case| arms.iter().find(|arm| arm.condition.holds(case));
        self.cases.iter().map(|case| answer(case).map(|arm| arm.value.clone())).collect()
    }

    fn same(&self, one: &[Option<Value>], other: &[Option<Value>]) -> bool {
        one.iter().zip(other).all(|pair| match pair {
            (Some(one), Some(other)) => self.question.alike(one, other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        })
    }

    fn dropped(&self) -> impl Iterator<Item = Mutant> {
        let exceptions = self.arms.iter().filter(|arm| arm.when.is_some());
        let own = exceptions.map(|arm| {
            self.mutant(&part(arm), DROPPED, &arm.place, Change::Dropped(Box::new((*arm).clone())))
        });
        let left = self.left.iter().filter_map(|(place, when)| {
            let part = format!("when {}", (*when)?);
            Some(self.mutant(&part, DROPPED, place, Change::HouseDropped((*place).clone())))
        });
        own.chain(left)
    }

    fn valued(&self) -> impl Iterator<Item = Mutant> {
        self.arms.iter().flat_map(|arm| {
            others(self.question, &arm.value).into_iter().map(|value| {
                let to = value_as_written(self.question, &value);
                self.mutant(&part(arm), &to, &arm.place, Change::Value(Box::new((*arm).clone()), value))
            })
        })
    }

    fn swapped(&self) -> impl Iterator<Item = Mutant> {
        let exceptions: Vec<&Arm> = self.arms.iter().copied().filter(|arm| arm.when.is_some()).collect();
        let mut mutants = Vec::new();
        for (number, one) in exceptions.iter().enumerate() {
            for other in exceptions.iter().skip(number + 1) {
                let parts = format!("{}, {}", part(one), part(other));
                let change = Change::Swapped(Box::new(((*one).clone(), (*other).clone())));
                mutants.push(self.mutant(&parts, SWAPPED, &one.place, change));
            }
        }
        mutants.into_iter()
    }

    fn mutant(&self, part: &str, to: &str, place: &Place, change: Change) -> Mutant {
        let (ruleset, question) = (self.rules.name(), self.question);
        let id = format!("{ruleset} {} {} {part}: {to}", question.chapter().name(), question.name());
        Mutant { id, ruleset: ruleset.to_owned(), question, place: place.clone(), change }
    }
}

const DROPPED: &str = "dropped";
const SWAPPED: &str = "swapped";

/// How a mutant's name calls the default, or an exception.
fn part(arm: &Arm) -> String {
    arm.when.as_ref().map_or_else(|| "default".to_owned(), |when| format!("when {when}"))
}

impl Mutant {
    /// The ruleset with the change; nothing if it does not have the statement in force.
    pub(super) fn applied_to(&self, rules: &Ruleset) -> Option<Ruleset> {
        let arms = rules.arms(self.question);
        let changed = self.arms(arms);
        if changed == arms { None } else { rules.with(self.question, changed).ok() }
    }

    /// The arms with the change.
    fn arms(&self, arms: &[Arm]) -> Vec<Arm> {
        let changed = |arm: &Arm| match &self.change {
            Change::Value(from, to) if stems(arm, from) => Some(self.answering(arm, to)),
            Change::Dropped(from) if stems(arm, from) => None,
            Change::HouseDropped(from) if matches!(&arm.via, Via::House(place, _) if place == from) => None,
            Change::Swapped(pair) if stems(arm, &pair.0) => Some(self.answering(arm, &pair.1.value)),
            Change::Swapped(pair) if stems(arm, &pair.1) => Some(self.answering(arm, &pair.0.value)),
            Change::Value(..) | Change::Dropped(_) | Change::HouseDropped(_) | Change::Swapped(..) => {
                Some(arm.clone())
            }
        };
        arms.iter().filter_map(changed).collect()
    }

    fn answering(&self, arm: &Arm, value: &Value) -> Arm {
        let written = value_as_written(self.question, value);
        Arm { value: value.clone(), written, ..arm.clone() }
    }
}
