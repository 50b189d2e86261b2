//! Why the loader refuses a file, and what to do about it.

pub(crate) mod compare;
pub(crate) mod corpus;
pub(crate) mod head;
pub(crate) mod play;
pub(crate) mod table;
pub(crate) mod yaml;

use std::fmt::Display;

use floorman_engine::CardError;

/// What is wrong, and what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) message: String,
    pub(crate) help: Option<String>,
}

fn said(message: impl Into<String>, help: impl Into<String>) -> Said {
    Said { message: message.into(), help: Some(help.into()) }
}

pub(crate) fn untold(number: usize) -> Said {
    said(format!("{number} more problems are not told"), "mend these first")
}

pub(crate) fn missing(of: &str, key: &str) -> Said {
    said(format!("{of} has no `{key}`"), format!("write `{key}`"))
}

pub(crate) fn empty_text(key: &str) -> Said {
    said(format!("`{key}` is empty"), "write it out")
}

pub(crate) fn not_true(key: &str) -> Said {
    said(format!("`{key}` is `true` or is left out"), "take it out")
}

pub(crate) fn no_word<'a>(word: &str, what: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> Said {
    said(format!("`{word}` is no {what}"), one_of(word, known))
}

pub(crate) fn negative(amount: i128) -> Said {
    said(format!("{amount} is no amount of chips here"), "amounts are never negative here")
}

pub(crate) fn not_two_amounts() -> Said {
    said("two amounts belong here, the smaller first", "write them as `[10, 200]`")
}

pub(crate) fn no_cards(error: &CardError) -> Said {
    said(error.to_string(), error.help())
}

pub(crate) fn no_seat<'a>(name: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> Said {
    said(format!("no seat is called `{name}`"), one_of(name, known))
}

pub(crate) fn seat_twice() -> Said {
    said("a seat is named twice", "name each seat once")
}

pub(crate) fn no_question<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Said {
    let help = nearest(name, known)
        .map_or_else(|| "`floor show common` lists the questions".to_owned(), did_you_mean);
    said(format!("there is no question `{name}`"), help)
}

pub(crate) fn no_questions() -> Said {
    said(EMPTY_LIST, "name a question, or take the key out")
}

pub(crate) fn no_rulesets() -> Said {
    said(EMPTY_LIST, "name a ruleset, or take the key out")
}

pub(crate) fn ruleset_twice(name: &str) -> Said {
    said(format!("`{name}` is named twice"), "name each ruleset once")
}

pub(crate) fn not_under(name: &str, under: &[String]) -> Said {
    said(format!("`{name}` is not named in `under`"), one_of(name, under.iter().map(String::as_str)))
}

const EMPTY_LIST: &str = "the list is empty";

/// "Did you mean", or the whole list.
pub(crate) fn one_of<'a>(name: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> String {
    nearest(name, known.clone()).map_or_else(|| format!("it is one of {}", listed(known)), did_you_mean)
}

fn did_you_mean(name: &str) -> String {
    format!("did you mean `{name}`?")
}

fn listed<T: Display>(names: impl IntoIterator<Item = T>) -> String {
    names.into_iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// The known name that is nearest to an unknown one, if it is near enough to be meant.
fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let scored = known.into_iter().map(|other| (strsim::damerau_levenshtein(name, other), other));
    let near = |(distance, other): &(usize, &str)| {
        *distance <= 1 + other.len() / 4 && *distance < name.chars().count()
    };
    scored.filter(near).min().map(|(_, other)| other)
}
