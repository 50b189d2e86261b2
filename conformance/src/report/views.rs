//! What is made of reports: pages for people and files for programs, from the records alone.

mod badge;
mod ctrf;
mod junit;

use std::collections::{BTreeMap, BTreeSet};

use super::merge::Merged;
use super::read::{Report, write};
use crate::words::report as said;

pub use badge::badges;
pub use ctrf::ctrf;
pub use junit::junit;

/// Why a view could not be made.
pub type Error = Box<dyn std::error::Error + Send + Sync>;

/// For a terminal: each failure, then a verdict for each profile.
#[must_use]
pub fn summary(merged: &Merged) -> String {
    said::summary::summary(merged)
}

/// For the summary of a CI job.
#[must_use]
pub fn markdown(merged: &Merged) -> String {
    said::markdown::markdown(merged)
}

/// One page that needs nothing beside itself.
#[must_use]
pub fn html(merged: &Merged) -> String {
    said::html::html(merged)
}

/// Every view, by the name of its file; and the streams, where they are not there already.
///
/// # Errors
/// If a view cannot be written.
pub fn files(merged: &Merged) -> Result<BTreeMap<String, String>, Error> {
    let mut files = BTreeMap::new();
    for (name, report) in names(merged).iter().zip(&merged.engines) {
        files.insert(stream(merged, name), write(report)?);
    }
    files.insert("summary.txt".to_owned(), summary(merged));
    files.insert("summary.md".to_owned(), markdown(merged));
    files.insert("report.html".to_owned(), html(merged));
    files.insert("junit.xml".to_owned(), junit(merged)?);
    files.insert("ctrf.json".to_owned(), format!("{:#}\n", ctrf(merged)));
    for (name, badge) in badges(merged) {
        files.insert(name, format!("{badge:#}\n"));
    }
    Ok(files)
}

/// The name of an engine's stream: `report.jsonl` where there is one engine.
fn stream(merged: &Merged, engine: &str) -> String {
    if merged.engines.len() == 1 { "report.jsonl".to_owned() } else { format!("{engine}.jsonl") }
}

/// The engines, each by a name that any file system takes; the second of one name has a number.
fn names(merged: &Merged) -> Vec<String> {
    let mut taken = BTreeSet::new();
    let name = |report: &Report| {
        let first = plain(&said::engine(&report.header));
        let mut name = first.clone();
        let mut number = 1_u32;
        while !taken.insert(name.to_ascii_lowercase()) {
            number += 1;
            name = format!("{first}-{number}");
        }
        name
    };
    merged.engines.iter().map(name).collect()
}

/// A name that any file system takes.
fn plain(name: &str) -> String {
    let letter = |letter: char| {
        if letter.is_ascii_alphanumeric() || ".-".contains(letter) { letter } else { '-' }
    };
    name.chars().map(letter).collect()
}
