//! A ruling says what it rests on: answers that it does not cite could be others, and it would be the same.

use floorman_engine::{
    Arm, Event, Impossible, Options, Question, Ruleset, Ruling, StatementId, Table, Value,
};
use proptest::prelude::{prop_assert_eq, proptest};

use crate::support::scene::Scene;
use crate::support::story::{Manners, play};
use crate::support::tape::Tape;
use crate::support::tapes::{Tapes, cases, tapes};
use crate::support::vary::other_values;

/// What is asked of a hand at each step, and what it answers.
type Step = (Option<Options>, Event, Result<Ruling, Impossible>);

fn steps(tapes: &Tapes, scene: &Scene, table: &Table) -> Vec<Step> {
    let mut steps = Vec::new();
    play(scene, scene.hand(table), tapes.story(), Manners::Wild, |before, event, answer, _| {
        steps.push((before.options(), *event, *answer));
    });
    steps
}

/// The ruleset with another value in this statement, and nothing else changed.
fn with_other_value(ruleset: &Ruleset, question: Question, changed: &Arm, value: &Value) -> Ruleset {
    let change = |arm: &Arm| {
        if arm == changed { Arm { value: value.clone(), ..arm.clone() } } else { arm.clone() }
    };
    ruleset.with(question, ruleset.arms(question).iter().map(change).collect()).unwrap()
}

/// The first answer that differs although neither hand has cited the statement that was changed.
fn first_difference(scene: &Scene, other: &Table, steps: &[Step], changed: StatementId) -> Option<String> {
    let mut hand = scene.hand(other);
    for (options, event, answer) in steps {
        let (their_options, their_answer) = (hand.options(), hand.rule(event));
        let cites = |options: &Option<Options>, answer: &Result<Ruling, Impossible>| {
            options.is_some_and(|options| options.why.has(changed))
                || answer.is_ok_and(|ruling| ruling.why.has(changed))
        };
        match (cites(options, answer), cites(&their_options, &their_answer)) {
            (true, true) => return None,
            (false, false) if *options == their_options && *answer == their_answer => {}
            // What is impossible cites nothing, and whether the chips for words are there can rest on how they are read.
            _ if matches!(event, Event::Says(..)) && (answer.is_err() || their_answer.is_err()) => {
                return None;
            }
            _ => {
                return Some(format!(
                    "{event:?}\n{options:?}\n{answer:?}\n  against\n{their_options:?}\n{their_answer:?}"
                ));
            }
        }
    }
    None
}

/// Whether the value says that the house takes nothing. Whether it takes anything at all is asked when the table is
/// set up: a table without a rake has no such duty.
fn is_no_rake(question: Question, value: &Value) -> bool {
    question == Question::Rake && matches!(value, Value::Quantity { high: 0, .. })
}

/// Every other value that some statement of the table could have.
fn changes(scene: &Scene, table: &Table) -> Vec<(StatementId, Value)> {
    let numbered = table.statements().iter().enumerate();
    numbered
        .flat_map(|(number, statement)| {
            let others = other_values(statement.question, &statement.arm.value, scene);
            let from_none = is_no_rake(statement.question, &statement.arm.value);
            let of_rake = others.into_iter().filter(move |_| !from_none);
            of_rake.map(move |value| (StatementId::new(number).unwrap(), value))
        })
        .collect()
}

proptest! {
    #![proptest_config(cases(240))]

    #[test]
    fn what_is_not_cited_does_not_matter(tapes in tapes()) {
        let scene = tapes.scene();
        let ruleset = tapes.ruleset(&scene);
        let table = scene.table(&ruleset);
        let steps = steps(&tapes, &scene, &table);
        let mut choices = Tape::new(&tapes.cards);
        let changes = changes(&scene, &table);
        for _ in 0..8 {
            let (changed, value) = &changes[choices.below(changes.len())];
            let statement = table.statement(*changed).unwrap();
            let other = with_other_value(&ruleset, statement.question, &statement.arm, value);
            let difference = first_difference(&scene, &scene.table(&other), &steps, *changed);
            prop_assert_eq!(difference, None, "{} = {:?}", statement.question.name(), value);
        }
    }
}
