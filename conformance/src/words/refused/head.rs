//! What is wrong above a scenario's table.

use super::{EMPTY_LIST, Said, said};
use crate::scenario::NoId;

pub(crate) const SCENARIO: &str = "the scenario";
pub(crate) const CITATION: &str = "the citation";
pub(crate) const ORIGIN: &str = "the origin";
pub(crate) const LEVEL: &str = "level";
pub(crate) const STATUS: &str = "status";
pub(crate) const KIND_OF_ORIGIN: &str = "kind of origin";

pub(crate) fn not_an_id(text: &str, letters: &str, digits: &str) -> String {
    format!("`{text}` is no id: four of {letters}{digits}, a letter first")
}

pub(crate) fn no_id(error: &NoId) -> Said {
    said(error.to_string(), "choose an id that no scenario has or had, as `K7QM`")
}

pub(crate) fn no_cites() -> Said {
    said(EMPTY_LIST, "cite the text that says so, as `{source: tda, at: \"47-A\"}`")
}

pub(crate) fn no_claim(text: &str) -> Said {
    said(format!("`{text}` is no claim"), "claims are named as `A16`")
}

pub(crate) fn claim_twice(claim: &str) -> Said {
    said(format!("`{claim}` is named twice"), "name each claim once")
}

pub(crate) fn no_refs() -> Said {
    said(EMPTY_LIST, "name a document or a register's entry, as `[A]`")
}

pub(crate) fn same_without_pair() -> Said {
    said("`same` stands without `pair`", "name the twin that comes out the same")
}

pub(crate) fn compare_and_play() -> Said {
    said("`compare` stands instead of `table`, `start` and `play`", "keep one of the two")
}

pub(crate) fn nothing_expected(ruleset: &str) -> Said {
    let help = "expect something of it, or take it out of `under`";
    said(format!("nothing is expected under `{ruleset}`"), help)
}

pub(crate) fn no_twin() -> Said {
    let help = "name in `pair` the scenario that differs in one value and comes out the other way";
    said("a `must` that asks for a permission or a ruling has no twin", help)
}
