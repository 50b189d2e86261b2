//! From the text of a file to its scenarios, or to a bare hand.

use serde::de::DeserializeOwned;

use super::Scenario;
use super::hand::Script;
use super::lower::{self, Lower, Spot};
use super::node::Node;
use super::shape::{BareShape, FileShape};
use super::yaml::{self, At, Flaw, locate};
use crate::problem::Problem;
use crate::words::refused::play::HAND;
use crate::words::refused::yaml as said;

/// Reads a file of scenarios. `file` is its name in messages.
///
/// # Errors
/// Everything that is wrong with it: the first fault of its shape, or every fault of its scenarios.
pub fn read_file(file: &str, text: &str) -> Result<Vec<Scenario>, Vec<Problem>> {
    let text = without_mark(text);
    let shape: FileShape = yaml::read(text).map_err(|flaw| vec![problem(file, flaw)])?;
    let mut lower = Lower::new(file, text);
    let top = Spot::default();
    match shape.format {
        Some(format) if format.0 == 1 => {}
        Some(format) => {
            lower.wrong(&top.key("format"), said::other_format(format.0));
        }
        None => lower.wrong(&top, said::no_format()),
    }
    if !begins_with_format(text) {
        lower.wrong(&top, said::format_not_first());
    }
    let spot = top.key("scenarios");
    let shapes = shape.scenarios.unwrap_or_default();
    if shapes.is_empty() {
        lower.wrong(&top, said::no_scenarios());
    }
    let read = |(nth, shape)| lower::scenario(&mut lower, &spot.nth(nth), nth, shape);
    let scenarios: Vec<Scenario> = shapes.into_iter().enumerate().filter_map(read).collect();
    lower.done(scenarios)
}

/// The scenarios of a file as they are written, in order; none of a file that [`read_file`] refuses.
pub(crate) fn nodes(text: &str) -> Vec<Node> {
    let read = yaml::read::<Node>(without_mark(text)).ok();
    match read.as_ref().and_then(|file| file.get("scenarios")) {
        Some(Node::List(scenarios)) => scenarios.clone(),
        Some(Node::Map(_) | Node::Text(_) | Node::Number(_) | Node::Truth(_)) | None => Vec::new(),
    }
}

/// Reads a hand that stands alone: a map with `table` and `play`, and `start` if it opens in the middle.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read_hand(file: &str, text: &str) -> Result<Script, Vec<Problem>> {
    let text = without_mark(text);
    let shape: BareShape = yaml::read(text).map_err(|flaw| vec![problem(file, flaw)])?;
    let mut lower = Lower::new(file, text);
    let hand = lower::Hand { table: shape.table, start: shape.start, play: shape.play };
    let script = lower::script(&mut lower, &Spot::default(), HAND, hand, None);
    lower.done(script).and_then(|script| script.ok_or_else(Vec::new))
}

/// Where a part of a hand that stands alone begins, by line from 1: its `table`, or one step of its `play`.
#[must_use]
pub fn line_of(text: &str, key: &str, nth: Option<usize>) -> Option<usize> {
    let path: Vec<At> = std::iter::once(At::Key(key.to_owned())).chain(nth.map(At::Nth)).collect();
    locate(text, &path).map(|(line, _)| line)
}

/// Reads a file of another shape, as strictly.
pub(crate) fn read_shape<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Problem> {
    yaml::read(text).map_err(|flaw| problem(file, flaw))
}

/// The text without the byte order mark that some editors put before it.
#[must_use]
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

fn begins_with_format(text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
    first.is_none_or(|line| line.starts_with("format:") || line.starts_with('{') || line == "---")
}

fn problem(file: &str, flaw: Flaw) -> Problem {
    Problem {
        file: file.to_owned(),
        line: flaw.line,
        column: flaw.column,
        message: flaw.said.message,
        help: flaw.said.help,
    }
}
