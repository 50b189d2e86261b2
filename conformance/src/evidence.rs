//! What each run of the corpus rests on: the statements that the engine read while it was played.

use std::collections::BTreeSet;

use floorman_engine::{Question, Statement};
use floorman_grammar::Library;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::corpus::{Corpus, Placed};
use crate::play::{self, Departure, Grounds, NotPlayed, Stage};
use crate::run::read_as;
use crate::scenario::Status;

/// One scenario played under one ruleset.
#[derive(Debug, Clone)]
pub struct Evidence<'c> {
    /// The scenario.
    pub placed: Placed<'c>,
    /// The ruleset it was played under.
    pub ruleset: &'c str,
    /// The ruleset whose expectations hold: itself, or the nearest above it that the scenario names.
    pub read_as: &'c str,
    /// Where it departs from what is expected; why it cannot be played, if it cannot.
    pub departures: Result<Vec<Departure>, NotPlayed>,
    /// Every statement that was read.
    pub cited: Vec<Statement>,
    /// Whether these are all.
    pub grounds: Grounds,
}

impl Evidence<'_> {
    /// Whether everything came out as expected.
    #[must_use]
    pub fn passes(&self) -> bool {
        self.departures.as_ref().is_ok_and(Vec::is_empty)
    }

    /// Whether another answer to a question can make a difference to it.
    #[must_use]
    pub fn rests_on(&self, question: Question) -> bool {
        self.grounds == Grounds::Unknown || self.cites(question)
    }

    /// Whether an answer to a question was read.
    #[must_use]
    pub fn cites(&self, question: Question) -> bool {
        self.cited.iter().any(|statement| statement.question == question)
    }
}

/// Plays every scenario that stands under every ruleset that it names, and under each ruleset that no scenario names,
/// by the expectations of the nearest one above it. In the order of scenarios and, for each, of its rulesets.
///
/// Disputed scenarios are not among them: what comes of them proves nothing.
#[must_use]
pub fn gather<'c>(corpus: &'c Corpus, library: &'c Library) -> Vec<Evidence<'c>> {
    let named: BTreeSet<&str> =
        corpus.scenarios().flat_map(|placed| &placed.scenario.under).map(String::as_str).collect();
    let unnamed: Vec<&str> = library.names().filter(|name| !named.contains(name)).collect();
    let standing = corpus.scenarios().filter(|placed| placed.scenario.status == Status::Standing);
    let jobs: Vec<(Placed<'c>, &str, &str)> = standing
        .flat_map(|placed| {
            let under = placed.scenario.under.iter().map(String::as_str).chain(unnamed.iter().copied());
            under.filter_map(move |name| Some((placed, name, read_as(library, placed.scenario, name).ok()?)))
        })
        .collect();
    jobs.into_par_iter()
        .map(|(placed, ruleset, read_as)| evidence(placed, Stage { library, ruleset, read_as }))
        .collect()
}

fn evidence<'c>(placed: Placed<'c>, stage: Stage<'c>) -> Evidence<'c> {
    let (departures, cited, grounds) = match play::scenario(&stage, placed.scenario) {
        Ok(it) => {
            let cited = it.transcript.grounds(&it.cited).cloned().collect();
            (Ok(it.departures), cited, it.grounds)
        }
        Err(error) => (Err(error), Vec::new(), Grounds::Unknown),
    };
    Evidence { placed, ruleset: stage.ruleset, read_as: stage.read_as, departures, cited, grounds }
}
