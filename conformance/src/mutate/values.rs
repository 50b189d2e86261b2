//! The other answers that a question could have been given.

use floorman_engine::ruleset::choices::Unit;
use floorman_engine::{Kind, MAX_PREFERENCES, Question, Value};

/// Every other answer near to a value, each once, in a fixed order.
///
/// A word becomes every other word; of a list each word is dropped, neighbours are swapped, and each word is put first;
/// a quantity becomes one more, one less, as many of each other unit, and each word; a word that stands for a quantity
/// also becomes one of each unit. Where the floor may decide, it does; where it decides, each word does.
pub(super) fn others(question: Question, value: &Value) -> Vec<Value> {
    let mut near = match question.kind() {
        Kind::Word(words) => (0..words.len()).map(Value::Word).collect(),
        Kind::List(words) => lists(words.len(), value),
        Kind::Quantity { units, words } => quantities(units, words.len(), value),
    };
    if question.may_be_left_to_the_floor() {
        near.push(Value::Floor);
    }
    let mut others: Vec<Value> = Vec::new();
    for other in near {
        let known = std::iter::once(value).chain(&others).any(|it| question.alike(it, &other));
        if question.takes(&other) && !known {
            others.push(other);
        }
    }
    others
}

fn lists(words: usize, value: &Value) -> Vec<Value> {
    let listed: &[usize] = match value {
        Value::List(listed) => listed,
        Value::Word(word) => std::slice::from_ref(word),
        Value::Quantity { .. } | Value::Floor => &[],
    };
    let without = |at: usize| {
        let kept = listed.iter().enumerate().filter(|(place, _)| *place != at);
        kept.map(|(_, word)| *word).collect::<Vec<_>>()
    };
    let swapped = |at: usize| {
        let mut list = listed.to_vec();
        list.swap(at, at + 1);
        list
    };
    let first = |word: usize| {
        let rest = listed.iter().copied().filter(|other| *other != word);
        std::iter::once(word).chain(rest).take(MAX_PREFERENCES).collect::<Vec<_>>()
    };
    let dropped = (0..listed.len()).map(without).filter(|list| !list.is_empty());
    let swaps = (1..listed.len()).map(|after| swapped(after - 1));
    dropped.chain(swaps).chain((0..words).map(first)).map(Value::List).collect()
}

fn quantities(units: &[Unit], words: usize, value: &Value) -> Vec<Value> {
    let words = (0..words).map(Value::Word);
    match value {
        Value::Quantity { low, high, unit } => {
            let of = |low: u32, high: u32, unit: Unit| Value::Quantity { low, high, unit };
            let near = if low == high {
                vec![of(low + 1, high + 1, *unit), of(low.saturating_sub(1), high.saturating_sub(1), *unit)]
            } else {
                let fewer =
                    [of(low.saturating_sub(1), *high, *unit), of(*low, high.saturating_sub(1), *unit)];
                fewer.into_iter().chain([of(low + 1, *high, *unit), of(*low, high + 1, *unit)]).collect()
            };
            let elsewhere = units.iter().map(|unit| of(*low, *high, *unit));
            near.into_iter().chain(words).chain(elsewhere).collect()
        }
        Value::Word(_) | Value::List(_) | Value::Floor => {
            let one = |unit: &Unit| Value::Quantity { low: 1, high: 1, unit: *unit };
            words.chain(units.iter().map(one)).collect()
        }
    }
}
