//! What our own engine says over the wire when it cannot answer.

use std::fmt::Display;

use floorman_engine::Fault;
use serde_json::Value;

pub(crate) const NO_HAND: &str = "no hand is open under this handle";
pub(crate) const ONE_AT_A_TIME: &str = "one hand is open at a time";
pub(crate) const NOT_IN_A_HAND: &str = "a hand is open: close it first";

pub(crate) fn no_request(error: &impl Display) -> String {
    format!("this line is no request: {error}")
}

pub(crate) fn no_version(offered: &[u32], ours: u32) -> String {
    format!("this adapter speaks version {ours} of the protocol, and the runner {offered:?}")
}

pub(crate) fn bad_rules(ruleset: &str, error: &str) -> String {
    format!("the files of `{ruleset}` have an error: {error}")
}

pub(crate) fn no_rules(ruleset: &str) -> String {
    format!("no files were given for the ruleset `{ruleset}`")
}

pub(crate) fn bad_field(field: &str) -> String {
    format!("the field `{field}` does not say what it should")
}

pub(crate) fn faults(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// A fault of a frame and where it is.
pub(crate) fn at(path: &str, fault: &str) -> String {
    if path.is_empty() { fault.to_owned() } else { format!("at {path}: {fault}") }
}

/// A frame that is not as the schema says: the frame, what is wrong, and a right one.
pub(crate) fn no_shape(name: &str, frame: &str, faults: &[String], example: Option<&Value>) -> String {
    let frame: String = frame.chars().take(500).collect();
    let mut lines = vec![format!("this is no `{name}` of the protocol: {frame}")];
    lines.extend(faults.iter().map(|fault| format!("  {}", fault.chars().take(300).collect::<String>())));
    lines.extend(example.map(|example| format!("  a right one: {example}")));
    lines.join("\n")
}
