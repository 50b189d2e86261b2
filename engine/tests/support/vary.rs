//! Random rulesets: any answer to every question, some with an exception.

use floorman_engine::ruleset::choices::Unit;
use floorman_engine::ruleset::facts::{FACTS, Fact, Moment};
use floorman_engine::{Arm, Condition, Count, Kind, Question, Ruleset, Value};

use super::rules::{answering, arm, plain_arms, quantity, words};
use super::scene::Scene;
use super::tape::Tape;

/// A ruleset that answers every question somehow. An exhausted tape is the plain ruleset.
pub(crate) fn any_ruleset(scene: &Scene, tape: &mut Tape<'_>) -> Ruleset {
    answering("any", |question| any_arms(question, scene, tape))
}

/// Any answers to a question, one of them with an exception now and then.
pub(crate) fn any_arms(question: Question, scene: &Scene, tape: &mut Tape<'_>) -> Vec<Arm> {
    match tape.below(3) {
        0 => plain_arms(question),
        1 => vec![arm(question, Condition::always(), any_value(question, scene, tape))],
        _ => vec![
            arm(question, any_condition(question, tape), any_value(question, scene, tape)),
            arm(question, Condition::always(), any_value(question, scene, tape)),
        ],
    }
}

/// Any answer that the question takes at such a table.
pub(crate) fn any_value(question: Question, scene: &Scene, tape: &mut Tape<'_>) -> Value {
    if question.may_be_left_to_the_floor() && tape.once_in(4) {
        return Value::Floor;
    }
    match question.kind() {
        Kind::Word(words) => Value::Word(tape.below(words.len())),
        Kind::List(words) => {
            let length = 1 + tape.below(4);
            Value::List((0..length).map(|_| tape.below(words.len())).collect())
        }
        Kind::Quantity { units, words } => {
            let word = tape.below(words.len() + 1);
            if word < words.len() { Value::Word(word) } else { any_quantity(units, scene, tape) }
        }
    }
}

fn any_quantity(units: &[Unit], scene: &Scene, tape: &mut Tape<'_>) -> Value {
    let at_the_table = |unit: &&Unit| match unit {
        Unit::Ante => scene.stakes.ante.is_some(),
        Unit::BringIn => false,
        Unit::BigBlind
        | Unit::Unit
        | Unit::Raise
        | Unit::Bet
        | Unit::Percent
        | Unit::Straddle
        | Unit::Board => true,
    };
    let units: Vec<Unit> = units.iter().filter(at_the_table).copied().collect();
    let unit = tape.pick(&units);
    if unit == Unit::Board {
        let low = tape.pick(&[1, 1, 2]);
        return Value::Quantity { low, high: tape.pick(&[3, 2, 4]), unit };
    }
    if unit == Unit::Percent {
        return quantity(tape.pick(&[0, 10, 5, 33, 100]), unit);
    }
    let low = u64::from(unit != Unit::Raise);
    quantity(u32::try_from(tape.between(low, 4)).unwrap(), unit)
}

/// A condition that the question may use: one value of a fact known when it is asked, or a number of seats.
fn any_condition(question: Question, tape: &mut Tape<'_>) -> Condition {
    if tape.once_in(6) {
        return Condition::always().and_count(Count::DealtIn, 2, 2 + u32::try_from(tape.below(4)).unwrap());
    }
    let usable = |fact: Fact| {
        let known = fact.info().known <= question.asked();
        known && (!fact.info().act_only || question.asked() == Moment::Act) && fact != Fact::Half
    };
    let facts: Vec<Fact> = FACTS.iter().map(|info| info.fact).filter(|fact| usable(*fact)).collect();
    let fact = tape.pick(&facts);
    let value = tape.below(fact.info().values.len());
    Condition::always().and_values(fact, 1 << value)
}

/// Every other answer that the question takes, as far as they can be listed.
pub(crate) fn other_values(question: Question, value: &Value, scene: &Scene) -> Vec<Value> {
    let mut all: Vec<Value> = match question.kind() {
        Kind::Word(_) | Kind::Quantity { .. } => (0..words(question).len()).map(Value::Word).collect(),
        Kind::List(words) => {
            let pairs = (0..words.len()).flat_map(|one| (0..words.len()).map(move |two| vec![one, two]));
            pairs.map(Value::List).collect()
        }
    };
    if let Kind::Quantity { units, .. } = question.kind() {
        for unit in units.iter().filter(|unit| **unit != Unit::BringIn) {
            if *unit != Unit::Ante || scene.stakes.ante.is_some() {
                all.extend((1..4).map(|number| quantity(number, *unit)));
            }
        }
    }
    if question.may_be_left_to_the_floor() {
        all.push(Value::Floor);
    }
    all.retain(|other| other != value);
    all
}
