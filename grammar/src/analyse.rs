//! What follows from a statement: decided by going through the cases, never by the order of lines.

mod field;

use floorman_engine::{Case, Condition, Question, Settings, Value};

use crate::finding::Finding;
use crate::lower::is_house;
use crate::resolve::Resolved;
use crate::source::Sources;
use crate::words::chain::{self, Never};
use crate::written::{Answer, Arm, Closed, Dropping, Scope, Statement};
pub(crate) use field::{Field, Work};
use floorman_engine::ruleset::choices::Unit;

/// The most overlaps that are shown of one statement.
const SHOWN_OVERLAPS: usize = 8;

/// One statement and all that it must agree with.
pub(crate) struct Check<'a> {
    pub(crate) statement: &'a Statement,
    pub(crate) settings: Settings,
    /// What it makes of the question, along the chain.
    pub(crate) own: &'a [Resolved],
    /// What the parent makes of it; nothing for a root.
    pub(crate) parent: &'a [Resolved],
    /// The statements above that are final, each with its ruleset's name and what that makes of the question.
    pub(crate) finals: Vec<(&'a str, &'a Statement, &'a [Resolved])>,
    pub(crate) sources: &'a Sources,
}

impl Check<'_> {
    /// What is wrong with the statement.
    pub(crate) fn findings(&self, work: &mut Work) -> Vec<Finding> {
        if self.statement.cases.is_empty() && self.parent.len() < 2 && self.finals.is_empty() {
            return Vec::new();
        }
        let Some(field) = Field::new(&self.conditions(), self.settings, work) else {
            return vec![chain::too_many_combinations(self.statement.place, self.question())];
        };
        if let Some(closed) = self.breaks_final(&field) {
            return vec![closed];
        }
        let mut findings = self.overlaps(&field);
        if findings.is_empty() {
            findings.extend(self.unreachable(&field));
        }
        findings.extend(self.same_as_default());
        findings.extend(self.drops_exception(&field));
        findings
    }

    const fn question(&self) -> Question {
        self.statement.question
    }

    fn conditions(&self) -> Vec<Condition> {
        let resolved = |arms: &[Resolved]| arms.iter().map(|one| one.arm.condition).collect::<Vec<_>>();
        let mut all: Vec<Condition> = self.statement.cases.iter().map(|case| case.condition).collect();
        all.extend(resolved(self.own));
        all.extend(resolved(self.parent));
        for (_, statement, arms) in &self.finals {
            all.extend(statement.cases.iter().map(|case| case.condition));
            all.extend(resolved(arms));
        }
        all
    }

    fn breaks_final(&self, field: &Field) -> Option<Finding> {
        self.finals.iter().find_map(|(name, statement, arms)| {
            let breaks = |case: &Case| {
                let theirs = value_at(arms, case);
                closes(statement, case)
                    && value_at(self.own, case) != theirs
                    && value_at(self.parent, case) == theirs
            };
            let (case, witness) = field.witness(breaks)?;
            let finding = chain::closed(self.statement.place, self.question(), name, &witness)
                .label(statement.place, "it is made final here");
            let theirs = answer(arms, &case).map(|theirs| &theirs.arm);
            Some(finding.help(chain::open_again(name, theirs)))
        })
    }

    fn overlaps(&self, field: &Field) -> Vec<Finding> {
        let cases = &self.statement.cases;
        let mut findings = Vec::new();
        for (number, later) in cases.iter().enumerate() {
            let clash = cases.iter().take(number).find_map(|earlier| {
                if same_answer(earlier, later) {
                    return None;
                }
                let both = earlier.condition.and(&later.condition);
                field.witness(|case| both.holds(case)).map(|(_, witness)| (earlier, witness))
            });
            if let Some((earlier, witness)) = clash {
                let line = self.sources.position(earlier.place).line;
                findings.push(
                    chain::overlap(later.place, line, &witness).label(earlier.place, "this one applies too"),
                );
            }
            if findings.len() == SHOWN_OVERLAPS {
                break;
            }
        }
        findings
    }

    fn unreachable(&self, field: &Field) -> Vec<Finding> {
        let cases = &self.statement.cases;
        let mut idle: Vec<usize> = Vec::new();
        let mut findings = Vec::new();
        for (number, arm) in cases.iter().enumerate().rev() {
            let others: Vec<&Arm> = cases
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != number && !idle.contains(other))
                .map(|(_, arm)| arm)
                .collect();
            if let Some(never) = self.never(arm, &others, field) {
                idle.push(number);
                let place = arm.when.as_ref().map_or(arm.place, |(_, place)| *place);
                findings.push(chain::unreachable(place, never));
            }
        }
        findings
    }

    fn never(&self, arm: &Arm, others: &[&Arm], field: &Field) -> Option<Never> {
        if arm.condition.is_impossible() {
            return Some(Never::Contradiction);
        }
        if arm.condition.and(&self.settings.condition()).is_impossible() {
            return Some(if self.settings.cash { Never::CashOnly } else { Never::TournamentOnly });
        }
        let holding = || field.cases().filter(|case| arm.condition.holds(case));
        if holding().next().is_none() {
            return Some(Never::NoTable);
        }
        let covered = holding().all(|case| others.iter().any(|other| other.condition.holds(case)));
        covered.then_some(Never::Covered)
    }

    fn same_as_default(&self) -> Vec<Finding> {
        let Some(default) = self.statement.default() else { return Vec::new() };
        let same = self.statement.cases.iter().filter(|case| same_answer(case, default));
        same.map(|case| chain::same_as_default(case.place, &case.written)).collect()
    }

    /// The first of the parent's exceptions that answers otherwise where the new statement has only its default.
    fn drops_exception(&self, field: &Field) -> Option<Finding> {
        let Scope::Whole(default, Dropping::Unsaid) = &self.statement.scope else { return None };
        if is_house(default) {
            return None;
        }
        let untreated = |case: &Case| !self.statement.cases.iter().any(|own| own.condition.holds(case));
        let lost = |case: &Case| {
            let theirs = answer(self.parent, case).filter(|theirs| theirs.arm.when.is_some())?;
            let differs = Some(canonical(&theirs.arm.value)) != value_at(self.own, case);
            (differs && untreated(case)).then_some(theirs)
        };
        let theirs = field.cases().find_map(lost)?;
        let (_, witness) = field.witness(|case| lost(case).is_some_and(|one| std::ptr::eq(one, theirs)))?;
        Some(chain::drops_exception(self.statement.place, self.question(), &theirs.arm, &witness))
    }
}

/// The arm that answers in a case.
pub(crate) fn answer<'a>(arms: &'a [Resolved], case: &Case) -> Option<&'a Resolved> {
    arms.iter().find(|one| one.arm.condition.holds(case))
}

fn value_at(arms: &[Resolved], case: &Case) -> Option<Value> {
    answer(arms, case).map(|one| canonical(&one.arm.value))
}

/// Whether a final statement closes a case.
fn closes(statement: &Statement, case: &Case) -> bool {
    debug_assert!(statement.closed == Closed::Final, "only final statements close anything");
    match statement.scope {
        Scope::Whole(..) => true,
        Scope::Amended => statement.cases.iter().any(|own| own.condition.holds(case)),
    }
}

fn same_answer(one: &Arm, other: &Arm) -> bool {
    match (&one.answer, &other.answer) {
        (Answer::House, Answer::House) => true,
        (Answer::Value(one), Answer::Value(other)) => canonical(one) == canonical(other),
        (Answer::House, Answer::Value(_)) | (Answer::Value(_), Answer::House) => false,
    }
}

/// The same answer in the same words: four bets are three raises.
pub(crate) fn canonical(value: &Value) -> Value {
    match value {
        Value::Quantity { low, high, unit: Unit::Bet } => {
            Value::Quantity { low: low.saturating_sub(1), high: high.saturating_sub(1), unit: Unit::Raise }
        }
        Value::Word(_) | Value::List(_) | Value::Quantity { .. } | Value::Floor => value.clone(),
    }
}
