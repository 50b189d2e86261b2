//! Statements, each with the scenarios in which it was read.

use std::collections::BTreeMap;

use floorman_engine::{Arm, Basis, Place, Question, Value, Via};
use floorman_grammar::Library;

use super::add;
use crate::corpus::Placed;
use crate::evidence::Evidence;
use crate::statements::{Own, own, stems};

/// A default or an exception as a ruleset states it, with the scenarios in which it was read.
#[derive(Debug, Clone)]
pub struct StatementReach<'c> {
    /// The ruleset that states it.
    pub ruleset: &'c str,
    /// The question.
    pub question: Question,
    /// The answer; nothing where it is left to the house.
    pub value: Option<&'c Value>,
    /// The answer as written.
    pub written: &'c str,
    /// When it holds, as written; nothing for a default.
    pub when: Option<&'c str>,
    /// What it rests on.
    pub basis: &'c Basis,
    /// Where it stands.
    pub place: &'c Place,
    /// The scenarios in which it was read, under whatever ruleset has it in force.
    pub scenarios: Vec<Placed<'c>>,
}

/// Every statement of every ruleset, with where it was read.
pub(super) fn reached<'c>(library: &'c Library, evidence: &[Evidence<'c>]) -> Vec<StatementReach<'c>> {
    let stated: Vec<(&'c str, Own<'c>)> =
        library.names().flat_map(|name| own(library, name).into_iter().map(move |own| (name, own))).collect();
    let mut by_place: BTreeMap<(&str, usize, &str), Vec<usize>> = BTreeMap::new();
    for (number, (_, own)) in stated.iter().enumerate() {
        by_place.entry(key(own.place(), own.question())).or_default().push(number);
    }
    let mut reached: Vec<StatementReach<'c>> = stated.iter().map(|(name, own)| unread(name, own)).collect();
    for run in evidence {
        for statement in &run.cited {
            let places = std::iter::once(&statement.arm.place).chain(left_at(&statement.arm));
            let at = places.filter_map(|place| by_place.get(&key(place, statement.question))).flatten();
            for number in at {
                let is_it = stated.get(*number).is_some_and(|(_, own)| stands_for(&statement.arm, own));
                if let Some(found) = reached.get_mut(*number).filter(|_| is_it) {
                    add(&mut found.scenarios, run.placed);
                }
            }
        }
    }
    reached
}

fn key(place: &Place, question: Question) -> (&str, usize, &'static str) {
    (&place.file, place.line, question.name())
}

fn left_at(arm: &Arm) -> Option<&Place> {
    match &arm.via {
        Via::House(place, _) => Some(place),
        Via::Stated | Via::Silent(_) | Via::Unmentioned => None,
    }
}

fn stands_for(arm: &Arm, own: &Own<'_>) -> bool {
    match own {
        Own::Answer { arm: from, .. } => stems(arm, from),
        Own::House { place, .. } => left_at(arm) == Some(place),
    }
}

fn unread<'c>(ruleset: &'c str, own: &Own<'c>) -> StatementReach<'c> {
    let scenarios = Vec::new();
    match *own {
        Own::Answer { question, arm } => StatementReach {
            ruleset,
            question,
            value: Some(&arm.value),
            written: &arm.written,
            when: arm.when.as_deref(),
            basis: &arm.basis,
            place: &arm.place,
            scenarios,
        },
        Own::House { question, when, basis, place } => {
            StatementReach { ruleset, question, value: None, written: "house", when, basis, place, scenarios }
        }
    }
}
