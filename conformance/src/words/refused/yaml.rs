//! What is wrong with the shape of a file, and the YAML reader's own words in ours.

use std::fmt::Display;

use super::{Said, did_you_mean, listed, nearest, said};

pub(crate) fn too_large() -> Said {
    said("the file is larger than 1 MiB", "split it: one topic a file")
}

const WRITE_OUT: &str = "write the value out, or put a text in quotes";

pub(crate) fn anchor() -> Said {
    said("anchors are not part of the format", WRITE_OUT)
}

pub(crate) fn alias() -> Said {
    said("aliases are not part of the format", WRITE_OUT)
}

pub(crate) fn tag() -> Said {
    said("tags are not part of the format", "write the value alone, or put a text in quotes")
}

pub(crate) fn deep() -> Said {
    said("brackets nest more than 32 deep", "no scenario needs it: close them")
}

pub(crate) fn bare_paragraph() -> Said {
    said("a paragraph stands without quotes", "write it in quotes, as in `at: \"47-A\"`")
}

pub(crate) fn left_out() -> Said {
    said("a value is left out", "write it, or take its key away")
}

pub(crate) fn empty() -> Said {
    said("the file is empty", "begin it with `format: 1`")
}

pub(crate) fn merge_key() -> Said {
    said("merge keys are not part of the format", "write the keys out")
}

pub(crate) fn key_twice(key: &str) -> Said {
    said(format!("the key `{key}` stands twice in one map"), "keep one of the two")
}

pub(crate) fn number_for_text(number: impl Display) -> Said {
    said(format!("`{number}` is read as a number here, and a text belongs"), "write it in quotes")
}

const WHOLE: &str = "write whole chips in digits; for cents, let `unit` be 100 and count in cents";

pub(crate) fn past_u64(number: u128) -> Said {
    said(format!("{number} is more chips than can be counted"), format!("amounts go up to {}", u64::MAX))
}

pub(crate) fn not_whole(number: f64) -> Said {
    said(format!("{number} is not a whole number of chips"), WHOLE)
}

pub(crate) fn no_amount(text: &str) -> Said {
    said(format!("`{text}` is no amount"), WHOLE)
}

pub(crate) fn other_format(format: impl Display) -> Said {
    let message = format!("this version reads format 1, and the file is format {format}");
    said(message, "write `format: 1`, or use a newer version")
}

pub(crate) fn no_format() -> Said {
    said("the file has no `format`", "begin it with `format: 1`")
}

pub(crate) fn format_not_first() -> Said {
    said("`format` is not the file's first key", "begin the file with `format: 1`")
}

pub(crate) fn no_scenarios() -> Said {
    said("the file has no scenarios", "write them under `scenarios`")
}

/// What the YAML reader says, in the words of scenario files.
pub(crate) fn parser(text: &str) -> Said {
    let text = text.rsplit_once(" at line ").map_or(text, |(text, _)| text);
    if let Some(at) = text.find("unknown field ") {
        return unknown_key(text.get(at..).unwrap_or_default());
    }
    if let Some(at) = text.find("invalid type: ") {
        return wrong_type(text.get(at..).unwrap_or_default());
    }
    let (reason, help) = if text.contains("more than one document") {
        ("it holds more than one document", "take the `---` out, or make it two files")
    } else if text.contains("cannot start any token") {
        let help = "indent with spaces, and put a text that begins oddly in quotes";
        ("a letter stands where no value can begin", help)
    } else {
        let reason = text.split(" at line ").next().unwrap_or(text);
        (reason, "look at the indentation, quotes and brackets here and just above")
    };
    said(format!("this is not YAML: {reason}"), help)
}

/// Names stand in backticks in what the reader says: the unknown one first, then those that may stand.
fn unknown_key(text: &str) -> Said {
    let mut quoted = text.split('`').skip(1).step_by(2);
    let name = quoted.next().unwrap_or_default();
    let known: Vec<&str> = quoted.collect();
    if let Some(what) = later(name) {
        let help = "take it out, or wait for the version that plays it";
        return said(format!("`{name}` belongs to {what}, which this version does not play yet"), help);
    }
    if matches!(name, "straddle" | "straddles") {
        return said(
            format!("`{name}` is no key here"),
            "a straddle is a step of the play: `- C straddles 4`",
        );
    }
    if known.contains(&"do") && name.split(' ').count() > 1 {
        let seat = name.split(' ').next().unwrap_or_default();
        return said("an act holds no colon", format!("drop it, as in `- {seat} calls`"));
    }
    let help = match nearest(name, known.iter().copied()) {
        Some(meant) => did_you_mean(meant),
        None => format!("the keys here are {}", listed(known)),
    };
    said(format!("`{name}` is no key here"), help)
}

/// What a key belongs to that the format knows and this version does not play.
fn later(key: &str) -> Option<&'static str> {
    (key == "bring-in").then_some("stud")
}

fn wrong_type(text: &str) -> Said {
    let body = text.trim_start_matches("invalid type: ");
    let (found, wanted) = body.rsplit_once(", expected ").unwrap_or((body, "something else"));
    let found = match found.split_once(' ') {
        None if found == "map" => "a map".to_owned(),
        None if found == "sequence" => "a list".to_owned(),
        Some(("string", text)) => text.replace('"', "`"),
        Some(("integer" | "boolean" | "floating", rest)) => rest.trim_start_matches("point ").to_owned(),
        Some(_) | None => found.to_owned(),
    };
    let wanted = wanted.replace("a sequence", "a list").replace("a boolean", "`true`");
    Said { message: format!("{found} stands where {wanted} belongs"), help: None }
}
