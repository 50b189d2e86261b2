//! Which statements of a house leave a scenario's table impossible to set up.

use floorman_engine::{Arm, Question, Statement};

use super::below;
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
    let below = below(stage);
    let own = |arm: &Arm| below.contains(arm.ruleset.as_str());
    let mut impossible = Vec::new();
    for question in Question::ALL.iter().copied() {
        let (arms, of_book) = (house.arms(question), book.arms(question));
        for arm in arms.iter().filter(|arm| own(arm)) {
            let alone = alone(arms, |other| own(other) && other != arm, of_book);
            let changed = book.with(question, alone);
            if changed.is_ok_and(|changed| play::scenario_under(&above, &changed, scenario).is_err()) {
                impossible.push(Statement { question, arm: arm.clone() });
            }
        }
    }
    impossible
}

/// A house's answers to a question, with the book's answers in the cases of these others, and wherever the house has none.
fn alone(arms: &[Arm], is_other: impl Fn(&Arm) -> bool, of_book: &[Arm]) -> Vec<Arm> {
    let in_case_of = |other: &Arm| {
        let case = other.condition;
        let within = move |arm: &Arm| Arm { condition: arm.condition.and(&case), ..arm.clone() };
        of_book.iter().map(within).collect()
    };
    let answers = |arm: &Arm| if is_other(arm) { in_case_of(arm) } else { vec![arm.clone()] };
    arms.iter().flat_map(answers).chain(of_book.iter().cloned()).collect()
}
