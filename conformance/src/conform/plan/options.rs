//! The answers of a ruleset at a table, in the words of the language.

use std::collections::BTreeMap;

use floorman_engine::ruleset::facts::{COUNTS, FACTS, FactInfo};
use floorman_engine::{Condition, Moment, Statement, Table};

use crate::wire::open::{Answered, Case};

/// Each question that has an answer at the table, with that answer, or with one a case: the first whose case holds.
pub(super) fn in_words(table: &Table) -> BTreeMap<String, Answered> {
    let mut by_question: BTreeMap<String, Vec<Case>> = BTreeMap::new();
    for Statement { question, arm } in table.statements() {
        let cases = by_question.entry(question.name().to_owned()).or_default();
        // Behind an answer that always holds, none can.
        if cases.last().is_some_and(|case| case.when.is_none()) {
            continue;
        }
        let when = case(&arm.condition);
        match cases.last_mut() {
            Some(last) if last.then == arm.written && when.is_none() => last.when = None,
            _ => cases.push(Case { when, then: arm.written.clone() }),
        }
    }
    by_question.into_iter().map(|(question, cases)| (question, answered(cases))).collect()
}

/// Where one answer is left at this table, its case does not matter.
fn answered(mut cases: Vec<Case>) -> Answered {
    let same = cases.windows(2).all(|two| matches!(two, [one, other] if one.then == other.then));
    match cases.pop() {
        Some(case) if same => Answered::Always(case.then),
        Some(case) => {
            cases.push(case);
            Answered::ByCase(cases)
        }
        None => Answered::ByCase(cases),
    }
}

/// A condition in words, as far as it is not settled at the table; nothing if it always holds there.
fn case(condition: &Condition) -> Option<String> {
    let facts =
        FACTS.iter().filter(|info| info.known != Moment::Table).filter_map(|info| fact(condition, info));
    let counts =
        COUNTS.iter().filter(|(.., known)| *known != Moment::Table).filter_map(|(count, name, _)| {
            let (low, high) = condition.bounds(*count);
            match (low, high) {
                (0, u32::MAX) => None,
                (low, u32::MAX) => Some(format!("at-least {low} {name}")),
                (0, high) => Some(format!("at-most {high} {name}")),
                (low, high) => Some(format!("at-least {low} {name} and at-most {high} {name}")),
            }
        });
    let parts: Vec<String> = facts.chain(counts).collect();
    (!parts.is_empty()).then(|| parts.join(" and "))
}

/// What a condition says of one fact: the word that covers just that, or words joined by `or`, or the values themselves.
fn fact(condition: &Condition, info: &FactInfo) -> Option<String> {
    let allowed = condition.values(info.fact);
    let every = (0..info.values.len()).fold(0_u8, |mask, value| mask | 1 << value);
    if allowed & every == every {
        return None;
    }
    if let Some((word, _)) = info.words.iter().find(|(_, values)| *values == allowed) {
        return Some((*word).to_owned());
    }
    let inside: Vec<&(&str, u8)> = info.words.iter().filter(|(_, values)| values & !allowed == 0).collect();
    let covered = inside.iter().fold(0, |mask, (_, values)| mask | values);
    if covered == allowed {
        return Some(inside.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(" or "));
    }
    if let Some((word, _)) = info.words.iter().find(|(_, values)| every & !values == allowed) {
        return Some(format!("not {word}"));
    }
    let values = info.values.iter().enumerate().filter(|(value, _)| allowed >> value & 1 == 1);
    Some(values.map(|(_, name)| *name).collect::<Vec<_>>().join(" or "))
}

#[cfg(test)]
mod tests {
    use floorman_engine::Fact;

    use super::*;

    #[test]
    fn what_is_settled_at_the_table_is_not_said() {
        let limit = Condition::always().and_values(Fact::Structure, 4);
        assert_eq!(case(&limit), None);
        let heads_up = limit.and_values(Fact::Company, 2);
        assert_eq!(case(&heads_up).as_deref(), Some("heads-up"));
        let late = heads_up.and_values(Fact::Round, 0b1100).and_values(Fact::Pace, 1);
        assert_eq!(case(&late).as_deref(), Some("not hand-for-hand and last-round and heads-up"));
    }

    #[test]
    fn facts_without_a_word_are_told_by_their_values() {
        let middle = Condition::always().and_values(Fact::Round, 0b0010);
        assert_eq!(case(&middle).as_deref(), Some("a middle round"));
        let two = Condition::always().and_values(Fact::Facing, 0b0011);
        assert_eq!(case(&two).as_deref(), Some("facing-nothing or facing-a-blind"));
    }

    #[test]
    fn one_answer_needs_no_case() {
        let case =
            |when: Option<&str>, then: &str| Case { when: when.map(str::to_owned), then: then.to_owned() };
        let same = answered(vec![case(Some("heads-up"), "none"), case(None, "none")]);
        assert_eq!(same, Answered::Always("none".to_owned()));
        let two = vec![case(Some("heads-up"), "none"), case(None, "4 raises")];
        assert_eq!(answered(two.clone()), Answered::ByCase(two));
    }
}
