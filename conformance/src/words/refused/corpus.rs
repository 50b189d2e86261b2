//! What is wrong between the files of a corpus, and with its folders.

use std::fmt::Display;

use super::{Said, did_you_mean, nearest, said};
use crate::corpus::Document;
use crate::scenario::{Id, NoTwins};

const NEW_ID: &str = "choose an id that was never used";

pub(crate) fn withdrawn(id: Id) -> Said {
    said(format!("`{id}` is the id of a scenario that was withdrawn"), NEW_ID)
}

pub(crate) fn id_twice(id: Id, place: &str) -> Said {
    said(format!("`{id}` is the id of another scenario, at {place}"), NEW_ID)
}

pub(crate) fn no_id(error: impl Display) -> Said {
    said(error.to_string(), "write one id a line")
}

pub(crate) fn twin_missing(twin: Id) -> Said {
    said(format!("its twin `{twin}` is not in the corpus"), "write the twin, or name another")
}

pub(crate) fn no_twins(id: Id, twin: Id, error: NoTwins) -> Said {
    const ONE_VALUE: &str = "let twins differ in one value of table, start or play";
    match error {
        NoTwins::NotMutual => {
            said(format!("`{twin}` does not name it back in `pair`"), format!("write `pair: {id}` there"))
        }
        NoTwins::NoDifference => {
            said(format!("it does not differ from its twin `{twin}` in anything that is played"), ONE_VALUE)
        }
        NoTwins::TooFar(values) => {
            let message =
                format!("it differs from its twin `{twin}` in {values} values, and twins differ in one");
            said(message, ONE_VALUE)
        }
        NoTwins::SameOutcome => said(
            format!("every expectation is the same as that of its twin `{twin}`"),
            "let something come out otherwise, or write `same: true`",
        ),
        NoTwins::OtherOutcome => said(
            format!("it is marked `same`, and its twin `{twin}` comes out otherwise"),
            "take `same` out, or let everything come out the same",
        ),
    }
}

/// A claim of no document, or past the last one of its document.
pub(crate) fn no_such_claim(claim: &str, document: Option<&Document>) -> Said {
    match document {
        None => {
            let help = "a claim begins with the key of a document in `documents.yaml`";
            said(format!("`{claim}` is a claim of no document"), help)
        }
        Some(document) => {
            let last = document.claims;
            let help =
                format!("they are numbered from 01 to {last:02}; `documents.yaml` says how many there are");
            said(format!("there is no claim `{claim}`"), help)
        }
    }
}

pub(crate) fn no_reason() -> Said {
    said("the reason is empty", "say why no scenario can notice these mutants")
}

pub(crate) fn no_mutants() -> Said {
    said(
        "a reason stands here for no mutant",
        "name the mutants as `floor mutate` prints them, or take it out",
    )
}

pub(crate) fn mutant_twice(mutant: &str, line: usize) -> Said {
    said(format!("`{mutant}` is listed twice; first on line {line}"), "keep one of the two")
}

pub(crate) const RULESET: &str = "ruleset";
pub(crate) const GAME: &str = "game";

pub(crate) fn not_loaded<'a>(what: &str, name: &str, known: impl IntoIterator<Item = &'a str>) -> Said {
    let elsewhere = || "name one that is loaded, or give the .rules file that holds it too".to_owned();
    said(format!("no {what} is called `{name}`"), nearest(name, known).map_or_else(elsewhere, did_you_mean))
}

pub(crate) fn unread(error: &std::io::Error) -> Said {
    Said { message: format!("it cannot be read: {error}"), help: None }
}

pub(crate) fn not_utf8() -> Said {
    said("it is not UTF-8 text", "save the file as UTF-8")
}

const PLACE: &str = "move it to `<chapter>/<topic>.yaml`";

pub(crate) fn folder_in_chapter() -> Said {
    said("a chapter holds files, not folders", PLACE)
}

pub(crate) fn file_without_chapter() -> Said {
    said("a file stands in the folder of its chapter", PLACE)
}
