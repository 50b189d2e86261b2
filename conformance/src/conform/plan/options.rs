//! The answers of a ruleset at a table, in the words of the language.

use std::collections::BTreeMap;

use floorman_engine::{Statement, Table};

use crate::wire::open::{Answered, Case};

/// Each question that has an answer at the table, with that answer, or with one a case.
pub(super) fn in_words(table: &Table) -> BTreeMap<String, Answered> {
    let mut by_question: BTreeMap<String, Vec<Case>> = BTreeMap::new();
    for Statement { question, arm } in table.statements() {
        let case = Case { when: arm.when.clone(), then: arm.written.clone() };
        by_question.entry(question.name().to_owned()).or_default().push(case);
    }
    by_question.into_iter().map(|(question, cases)| (question, answered(cases))).collect()
}

/// Where one answer is left at this table, its case does not matter.
fn answered(mut cases: Vec<Case>) -> Answered {
    let same = cases.windows(2).all(|two| matches!(two, [one, other] if one.then == other.then));
    match cases.pop() {
        Some(case) if same => Answered::Always(case.then),
        Some(case) => {
            // The default has no `when`; it stands last.
            cases.push(case);
            cases.sort_by_key(|case| case.when.is_none());
            Answered::ByCase(cases)
        }
        None => Answered::ByCase(cases),
    }
}
