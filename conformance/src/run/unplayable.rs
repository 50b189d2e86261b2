//! Which statements of a house leave a scenario's table impossible to set up.

use floorman_engine::ruleset::facts::Condition;
use floorman_engine::{Arm, Question, Ruleset, Statement, Value};

use super::below;
use crate::part::can_hold;
use crate::play::{self, NotPlayed, Stage};
use crate::scenario::Scenario;

/// The statements made below the ruleset whose expectations hold, of which each alone leaves the table impossible to
/// set up under that ruleset; none if the table is impossible there as it is.
pub(super) fn by(scenario: &Scenario, stage: Stage<'_>, error: &NotPlayed) -> Vec<Statement> {
    let NotPlayed::Faults(_) = error else { return Vec::new() };
    let above = Stage { ruleset: stage.read_as, ..stage };
    let rulesets = stage.library.ruleset(stage.ruleset).zip(stage.library.ruleset(stage.read_as));
    let Some((house, book)) = rulesets.filter(|_| play::scenario(&above, scenario).is_ok()) else {
        return Vec::new();
    };
    let impossible = |statement: &Statement| {
        let changed = alone(book, statement);
        changed.is_some_and(|changed| play::scenario_under(&above, &changed, scenario).is_err())
    };
    amounts(house, scenario, stage).into_iter().filter(impossible).collect()
}

/// The amounts that are stated below: nothing else in an answer can be at odds with the chips of a table.
fn amounts(house: &Ruleset, scenario: &Scenario, stage: Stage<'_>) -> Vec<Statement> {
    let Some(script) = scenario.script() else { return Vec::new() };
    let below = below(stage);
    let amount = |arm: &&Arm| {
        let is_amount = matches!(arm.value, Value::Quantity { .. });
        is_amount && below.contains(arm.ruleset.as_str()) && can_hold(arm, script.table.structure)
    };
    let stated = |question: &Question| {
        let arms = house.arms(*question).iter().filter(amount);
        arms.map(|arm| Statement { question: *question, arm: arm.clone() }).collect::<Vec<_>>()
    };
    Question::ALL.iter().flat_map(stated).collect()
}

/// The book with this one statement in place of its own.
fn alone(book: &Ruleset, statement: &Statement) -> Option<Ruleset> {
    let arm = Arm { condition: Condition::always(), ..statement.arm.clone() };
    book.with(statement.question, vec![arm]).ok()
}
