//! What the YAML reader says, in the words of scenario files, and "did you mean".

use super::yaml::{HELP, OURS};

/// The known name that is nearest to an unknown one, if it is near enough to be meant.
pub(crate) fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let scored = known.into_iter().map(|other| (strsim::damerau_levenshtein(name, other), other));
    scored
        .filter(|(distance, other)| *distance <= 1 + other.len() / 4 && *distance < name.chars().count())
        .min()
        .map(|(_, other)| other)
}

/// "Did you mean", or the whole list.
pub(crate) fn one_of<'a>(name: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> String {
    nearest(name, known.clone())
        .map_or_else(|| format!("it is one of {}", listed(known)), |meant| format!("did you mean `{meant}`?"))
}

/// Names in backticks, with commas between them.
pub(crate) fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    names.into_iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// Message and help out of what the YAML reader says.
pub(super) fn plain(said: &str) -> (String, Option<String>) {
    let said = said.rsplit_once(" at line ").map_or(said, |(said, _)| said);
    if let Some((_, ours)) = said.split_once(OURS) {
        let (message, help) =
            ours.split_once(HELP).map_or((ours, None), |(message, help)| (message, Some(help)));
        return (message.to_owned(), help.map(str::to_owned));
    }
    if let Some(at) = said.find("unknown field ") {
        return unknown_key(said.get(at..).unwrap_or_default());
    }
    if let Some(at) = said.find("invalid type: ") {
        return wrong_type(said.get(at..).unwrap_or_default());
    }
    not_yaml(said)
}

/// What the YAML parser itself stumbles over.
fn not_yaml(said: &str) -> (String, Option<String>) {
    let (said, help) = if said.contains("more than one document") {
        ("it holds more than one document", "take the `---` out, or make it two files")
    } else if said.contains("cannot start any token") {
        (
            "a letter stands where no value can begin",
            "indent with spaces, and put a text that begins oddly in quotes",
        )
    } else {
        let reason = said.split(" at line ").next().unwrap_or(said);
        (reason, "look at the indentation, quotes and brackets here and just above")
    };
    (format!("this is not YAML: {said}"), Some(help.to_owned()))
}

fn unknown_key(said: &str) -> (String, Option<String>) {
    let mut quoted = said.split('`').skip(1).step_by(2);
    let name = quoted.next().unwrap_or_default();
    let known: Vec<&str> = quoted.collect();
    if let Some(what) = later(name) {
        let help = "take it out, or wait for the version that plays it".to_owned();
        return (format!("`{name}` belongs to {what}, which this version does not play yet"), Some(help));
    }
    if known.contains(&"do") && name.split(' ').count() > 1 {
        let help = format!("drop it, as in `- {} calls`", name.split(' ').next().unwrap_or_default());
        return ("an act holds no colon".to_owned(), Some(help));
    }
    (format!("`{name}` is no key here"), Some(one_of(name, known)))
}

/// What a key belongs to that the format knows and this version does not play.
fn later(key: &str) -> Option<&'static str> {
    match key {
        "straddle" | "straddles" => Some("straddles"),
        "bring-in" => Some("stud"),
        "spread" => Some("spread-limit"),
        "rake" => Some("rake"),
        "change" => Some("chips put out in silence"),
        "button-blind" => Some("button blinds"),
        _ => None,
    }
}

fn wrong_type(said: &str) -> (String, Option<String>) {
    let body = said.trim_start_matches("invalid type: ");
    let (found, wanted) = body.rsplit_once(", expected ").unwrap_or((body, "something else"));
    let found = found.replace("sequence", "a list").replace("unit value", "nothing");
    let found = match found.split_once(' ') {
        None if found == "map" => "a map".to_owned(),
        Some(("string", text)) => text.replace('"', "`"),
        Some(("integer" | "boolean" | "floating", rest)) => rest.trim_start_matches("point ").to_owned(),
        Some(_) | None => found,
    };
    let wanted = wanted.replace("a sequence", "a list").replace("a boolean", "`true`");
    (format!("{found} stands where {wanted} belongs"), None)
}
