//! The register of changed statements that no scenario can notice, each with the reason.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::register::{first_format, problem};
use crate::problem::Problem;
use crate::scenario::{At, locate, read_shape};
use crate::words::refused::corpus as said;

/// A changed statement that is known to go unnoticed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Survivor {
    /// The mutant's name, as `floor mutate` prints it.
    pub mutant: String,
    /// Why no scenario can notice it.
    pub because: String,
    /// The file it is listed in.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map with `format` and `survivors`")]
struct FileShape {
    format: u32,
    #[serde(default)]
    survivors: Vec<GroupShape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a map `{because: …, mutants: […]}`")]
struct GroupShape {
    because: String,
    mutants: Vec<String>,
}

/// Reads the register: groups of mutants that survive for one reason.
pub(super) fn survivors(path: &str, text: &str) -> Result<Vec<Survivor>, Vec<Problem>> {
    let shape: FileShape = read_shape(path, text).map_err(|problem| vec![problem])?;
    let line = |keys: &[At]| locate(text, keys).map_or(1, |(line, _)| line);
    first_format(path, shape.format).map_err(|problem| vec![problem])?;
    let mut problems = Vec::new();
    let mut survivors = Vec::new();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for (nth, group) in shape.survivors.into_iter().enumerate() {
        let at = |rest: &[At]| line(&[&[At::Key("survivors".to_owned()), At::Nth(nth)], rest].concat());
        let key = |key: &str| At::Key(key.to_owned());
        if group.because.trim().is_empty() {
            problems.push(problem(path, at(&[key("because")]), said::no_reason()));
        }
        if group.mutants.is_empty() {
            problems.push(problem(path, at(&[]), said::no_mutants()));
        }
        for (place, mutant) in group.mutants.into_iter().enumerate() {
            let line = at(&[key("mutants"), At::Nth(place)]);
            if let Some(before) = seen.insert(mutant.clone(), line) {
                problems.push(problem(path, line, said::mutant_twice(&mutant, before)));
            }
            let (because, file) = (group.because.clone(), path.to_owned());
            survivors.push(Survivor { mutant, because, file, line });
        }
    }
    if problems.is_empty() { Ok(survivors) } else { Err(problems) }
}
