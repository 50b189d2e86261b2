//! The cases of a decision table.

/// The case of a row: its condition, and whether rows above it take some of it away.
pub(crate) fn case(when: Option<&str>, narrowed: bool, first: bool) -> String {
    match (when, narrowed, first) {
        (Some(when), true, _) => format!("{when} otherwise"),
        (Some(when), false, _) => when.to_owned(),
        (None, _, true) => "always".to_owned(),
        (None, _, false) => "everything else".to_owned(),
    }
}

/// Two cases with one answer.
pub(crate) fn either(one: &str, other: &str) -> String {
    format!("{one}; {other}")
}
