//! Changes one statement of a ruleset at a time, and asks which scenario notices.
//!
//! A statement is changed where it stands. The runs that can notice are those of its ruleset and of every ruleset below
//! it that still has the statement in force; a ruleset that no scenario names is played by the expectations of the
//! nearest one above it. Of those, only the runs that read an answer to the same question are played again: two rulesets
//! that agree on everything read give the same rulings. A run notices if it departs otherwise than without the change.

mod mutant;
mod values;

use floorman_engine::Ruleset;
use floorman_grammar::Library;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use crate::evidence::Evidence;
use crate::play::{self, Departure, Stage};

pub use mutant::{Mutant, Stated, stated};

/// What came of a mutant.
#[derive(Debug, Clone)]
pub struct Verdict<'e> {
    /// What came of it.
    pub fate: Fate<'e>,
    /// How many runs read an answer to its question, and could notice.
    pub runs: usize,
}

/// What came of a mutant.
#[derive(Debug, Clone, Copy)]
pub enum Fate<'e> {
    /// This run came out otherwise; the first one, if several did.
    Noticed(&'e Evidence<'e>),
    /// No run came out otherwise, but the table of this one cannot be set up any more.
    NotPlayable(&'e Evidence<'e>),
    /// Every run came out as before.
    Survived,
}

/// Tries every mutant on the runs that can notice it; `done` is called after each, on whatever thread.
#[must_use]
pub fn verdicts<'e>(
    mutants: &[Mutant],
    library: &Library,
    evidence: &'e [Evidence<'e>],
    done: &(dyn Fn() + Sync),
) -> Vec<Verdict<'e>> {
    let judged = |mutant: &Mutant| {
        let verdict = verdict(mutant, library, evidence);
        done();
        verdict
    };
    mutants.par_iter().map(judged).collect()
}

fn verdict<'e>(mutant: &Mutant, library: &Library, evidence: &'e [Evidence<'e>]) -> Verdict<'e> {
    let mut trial = Trial { mutant, library, changed: Vec::new() };
    let runs: Vec<&Evidence<'_>> = evidence.iter().filter(|run| trial.concerns(run)).collect();
    let (first, then): (Vec<_>, Vec<_>) = runs.iter().copied().partition(|run| run.ruleset == mutant.ruleset);
    let mut fate = Fate::Survived;
    for run in first.into_iter().chain(then) {
        match trial.outcome(run) {
            Outcome::Otherwise => {
                fate = Fate::Noticed(run);
                break;
            }
            Outcome::NotPlayable if matches!(fate, Fate::Survived) => fate = Fate::NotPlayable(run),
            Outcome::NotPlayable | Outcome::AsBefore => {}
        }
    }
    Verdict { fate, runs: runs.len() }
}

/// What came of one run with a statement changed.
enum Outcome {
    AsBefore,
    Otherwise,
    NotPlayable,
}

/// A mutant on trial, with the rulesets that have the change, as far as they were needed.
struct Trial<'t> {
    mutant: &'t Mutant,
    library: &'t Library,
    changed: Vec<(&'t str, Option<Ruleset>)>,
}

impl Trial<'_> {
    /// Whether a run can notice: it comes out as it should (or as it must for a house that changes it), it reads an
    /// answer to the question, and the statement is in force for its ruleset.
    fn concerns(&mut self, run: &Evidence<'_>) -> bool {
        let sound = run.passes() || (run.departures.is_ok() && run.ruleset != run.read_as);
        sound && run.rests_on(self.mutant.question) && self.changed(run.ruleset).is_some()
    }

    /// The ruleset with the change; nothing where the statement is not in force.
    fn changed(&mut self, ruleset: &str) -> Option<&Ruleset> {
        let found = self.changed.iter().position(|(name, _)| *name == ruleset);
        let at = if let Some(at) = found {
            at
        } else {
            let rules = self.library.ruleset(ruleset)?;
            self.changed.push((rules.name(), self.mutant.applied_to(rules)));
            self.changed.len() - 1
        };
        self.changed.get(at)?.1.as_ref()
    }

    fn outcome(&mut self, run: &Evidence<'_>) -> Outcome {
        let stage = Stage { library: self.library, ruleset: run.ruleset, read_as: run.read_as };
        let scenario = run.placed.scenario;
        let Some(rules) = self.changed(run.ruleset) else { return Outcome::AsBefore };
        match (play::scenario_under(&stage, rules, scenario), &run.departures) {
            (Ok(played), Ok(before)) if same(&played.departures, before) => Outcome::AsBefore,
            (Ok(_), _) => Outcome::Otherwise,
            (Err(_), _) => Outcome::NotPlayable,
        }
    }
}

/// Whether two plays depart at the same steps in the same things.
fn same(one: &[Departure], other: &[Departure]) -> bool {
    let what = |departures: &[Departure]| {
        departures.iter().map(|it| (it.step, it.mismatches.clone())).collect::<Vec<_>>()
    };
    what(one) == what(other)
}
