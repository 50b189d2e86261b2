//! The two registers beside the scenarios: the source documents, and the ids that never come back.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::problem::Problem;
use crate::scenario::{At, Id, NoId, locate, read_shape};
use crate::words::refused::corpus::{no_id, no_such_claim};
use crate::words::refused::{Said, yaml as said};

/// The source documents, and what of them no engine can be asked.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map with `format`, `documents` and `untestable`")]
pub struct Documents {
    /// The version of the file's format.
    format: u32,
    /// The documents, by the letter that begins their claims.
    #[serde(default)]
    pub documents: BTreeMap<String, Document>,
    /// Claims that no engine can be asked.
    #[serde(default)]
    pub untestable: Vec<Untestable>,
    /// Passages without a claim, which no ruling follows from.
    #[serde(default)]
    pub advice: Vec<Passage>,
    /// How many contradictions between books are known: `X01` is the first.
    #[serde(default)]
    contradictions: u8,
    /// Contradictions, worked examples and reported cases that no scenario asks.
    #[serde(default)]
    pub unasked: Vec<Unasked>,
}

impl Documents {
    /// The claims of every document, in order: `A01` is the first of document `A`.
    pub fn claims(&self) -> impl Iterator<Item = String> {
        self.documents.iter().flat_map(|(key, document)| numbered(key, document.claims))
    }

    /// The contradictions between books, in order.
    pub fn contradictions(&self) -> impl Iterator<Item = String> {
        numbered("X", self.contradictions)
    }
}

fn numbered(key: &str, last: u8) -> impl Iterator<Item = String> {
    (1..=last).map(move |number| format!("{key}{number:02}"))
}

/// A source document.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map `{seed: …, language: …, about: …, claims: …}`")]
pub struct Document {
    /// The file it is kept in.
    pub seed: String,
    /// Its language.
    pub language: String,
    /// What it is about.
    pub about: String,
    /// How many claims it makes.
    pub claims: u8,
}

/// A claim that no engine can be asked.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map `{claim: …, reason: …}`")]
pub struct Untestable {
    /// The claim.
    pub claim: String,
    /// Why it cannot be asked.
    pub reason: String,
}

/// A passage that no ruling follows from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map `{document: …, passage: …, reason: …}`")]
pub struct Passage {
    /// The document.
    pub document: String,
    /// Where in it.
    pub passage: String,
    /// Why no ruling follows.
    pub reason: String,
}

/// Contradictions, worked examples or reported cases that no scenario asks.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map `{refs: […], reason: …}`")]
pub struct Unasked {
    /// Their ids, as the `origin` of a scenario would name them.
    pub refs: Vec<String>,
    /// Why they are not asked.
    pub reason: String,
}

pub(super) fn documents(path: &str, text: &str) -> Result<Documents, Problem> {
    let documents: Documents = read_shape(path, text)?;
    first_format(path, documents.format)?;
    let known: BTreeSet<String> = documents.claims().collect();
    if let Some(nth) = documents.untestable.iter().position(|it| !known.contains(&it.claim))
        && let Some(unknown) = documents.untestable.get(nth)
    {
        let line =
            locate(text, &[At::Key("untestable".to_owned()), At::Nth(nth)]).map_or(1, |(line, _)| line);
        let of = unknown.claim.get(..1).and_then(|key| documents.documents.get(key));
        return Err(problem(path, line, no_such_claim(&unknown.claim, of)));
    }
    Ok(documents)
}

/// Refuses a register of another format than the first.
pub(super) fn first_format(path: &str, format: u32) -> Result<(), Problem> {
    if format == 1 { Ok(()) } else { Err(problem(path, 1, said::other_format(format))) }
}

/// Something wrong on a line of a register.
pub(super) fn problem(path: &str, line: usize, said: Said) -> Problem {
    Problem { file: path.to_owned(), line, column: 1, message: said.message, help: said.help }
}

/// The ids of a list with one a line; a line that begins with `#` says something to a reader.
pub(super) fn retired(path: &str, text: &str) -> Result<BTreeSet<Id>, Vec<Problem>> {
    let mut ids = BTreeSet::new();
    let mut problems = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let word = line.split('#').next().unwrap_or_default().trim();
        if word.is_empty() {
            continue;
        }
        match word.parse() {
            Ok(id) => {
                ids.insert(id);
            }
            Err(error) => {
                let error: NoId = error;
                problems.push(problem(path, number + 1, no_id(error)));
            }
        }
    }
    if problems.is_empty() { Ok(ids) } else { Err(problems) }
}
