//! What came of the mutants, beside the register of accepted survivors.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

use floorman_conformance::Corpus;
use floorman_conformance::corpus::Survivor;
use floorman_conformance::evidence::Evidence;
use floorman_conformance::mutate::{Fate, Mutant, Stated, Verdict};
use floorman_grammar::Library;
use serde_json::{Value, json};

use crate::exit::Exit;
use crate::mutate::{Score, Stale};
use crate::trouble::Trouble;
use crate::words::NO_SCENARIO_RAN;
use crate::words::mutate as said;
use floorman_conformance::shard::Shard;

/// A run to be told of.
pub(super) struct Report<'r> {
    pub(super) library: &'r Library,
    pub(super) corpus: &'r Corpus,
    pub(super) evidence: &'r [Evidence<'r>],
    /// Whether every ruleset is tried, so that the register may name no other.
    pub(super) every: bool,
    pub(super) shard: Option<Shard>,
    pub(super) stated: &'r [(&'r str, Vec<Stated>)],
    pub(super) tried: Vec<(&'r Mutant, &'r Verdict<'r>)>,
}

impl Report<'_> {
    fn listed(&self, mutant: &Mutant) -> Option<&Survivor> {
        self.corpus.survivors().iter().find(|survivor| survivor.mutant == mutant.id)
    }

    /// The mutants that no run notices and that the register does not list.
    fn survivors(&self) -> impl Iterator<Item = (&Mutant, &Verdict<'_>)> {
        let open = |(mutant, verdict): &(&Mutant, &Verdict<'_>)| {
            matches!(verdict.fate, Fate::Survived) && self.listed(mutant).is_none()
        };
        self.tried.iter().copied().filter(open)
    }

    /// What the register lists and does not survive, or is no mutant.
    fn stale(&self) -> Vec<(&Survivor, Stale<'_>)> {
        let tried: BTreeMap<&str, (&Mutant, &Verdict<'_>)> =
            self.tried.iter().map(|(mutant, verdict)| (mutant.id.as_str(), (*mutant, *verdict))).collect();
        let rulesets: BTreeSet<&str> = self.stated.iter().map(|(name, _)| *name).collect();
        let here = |survivor: &&Survivor| self.shard.is_none_or(|shard| shard.takes(&survivor.mutant));
        let stale = |survivor: &'_ Survivor| {
            let ruleset = survivor.mutant.split(' ').next().unwrap_or_default();
            match tried.get(survivor.mutant.as_str()) {
                Some((_, Verdict { fate: Fate::Survived, .. })) => None,
                Some((mutant, Verdict { fate: Fate::Noticed(by) | Fate::NotPlayable(by), .. })) => {
                    Some(Stale::Noticed { by, place: &mutant.place })
                }
                None if rulesets.contains(ruleset) => Some(self.no_mutant(survivor, ruleset)),
                None => (self.every && self.library.ruleset(ruleset).is_none()).then_some(Stale::NoRuleset),
            }
        };
        let listed = self.corpus.survivors().iter().filter(here);
        listed.filter_map(|survivor| stale(survivor).map(|stale| (survivor, stale))).collect()
    }

    /// Where the statement stands that the entry seems to speak of, and the mutant that may be meant.
    fn no_mutant(&self, survivor: &Survivor, ruleset: &str) -> Stale<'_> {
        let stated = self.stated.iter().find(|(name, _)| *name == ruleset).map(|(_, stated)| stated);
        let of_question =
            |stated: &&Stated| survivor.mutant.split(' ').nth(2) == Some(stated.question.name());
        let line = stated.into_iter().flatten().find(of_question).map(|stated| stated.line);
        let mutants = stated.into_iter().flatten().flat_map(|stated| &stated.mutants);
        let names: Vec<&str> = mutants.map(|mutant| mutant.id.as_str()).collect();
        Stale::NoMutant {
            place: self.library.file(ruleset).zip(line),
            near: crate::words::nearest(&survivor.mutant, &names).map(str::to_owned),
        }
    }

    /// The runs that fail without any change: nothing can be learnt from them.
    fn failing(&self) -> usize {
        self.evidence.iter().filter(|run| run.ruleset == run.read_as && !run.passes()).count()
    }

    fn scores(&self) -> Vec<(&str, Score)> {
        let score = |(name, stated): &(&'_ str, Vec<Stated>)| {
            let mut score = Score {
                statements: stated.len(),
                unchangeable: stated.iter().filter(|stated| stated.mutants.is_empty()).count(),
                ..Score::default()
            };
            for (mutant, verdict) in self.tried.iter().filter(|(mutant, _)| mutant.ruleset == *name) {
                let counter = match verdict.fate {
                    Fate::Noticed(_) => &mut score.noticed,
                    Fate::NotPlayable(_) => &mut score.not_playable,
                    Fate::Survived if self.listed(mutant).is_some() => &mut score.accepted,
                    Fate::Survived => &mut score.survive,
                };
                *counter += 1;
            }
            score
        };
        self.stated.iter().map(|stated| (stated.0, score(stated))).collect()
    }

    pub(super) fn exit(&self) -> Exit {
        if self.evidence.is_empty() {
            Exit::NothingRan
        } else if self.survivors().next().is_some() || !self.stale().is_empty() || self.failing() > 0 {
            Exit::Found
        } else {
            Exit::Clean
        }
    }

    pub(super) fn text(&self, out: &mut dyn Write) -> Result<(), Trouble> {
        if self.evidence.is_empty() {
            return Ok(writeln!(out, "{NO_SCENARIO_RAN}")?);
        }
        for (mutant, verdict) in self.survivors() {
            writeln!(out, "{}", said::survivor(mutant, verdict.runs))?;
        }
        for (survivor, stale) in self.stale() {
            writeln!(out, "{}", said::stale(survivor, &stale))?;
        }
        if self.failing() > 0 {
            writeln!(out, "{}\n", said::failing(self.failing()))?;
        }
        let scores = self.scores();
        write!(out, "{}", said::table(&scores))?;
        Ok(writeln!(out, "\n{}", said::summary(&scores, self.shard.map(|shard| shard.to_string())))?)
    }

    pub(super) fn json(&self) -> Value {
        let mutants: Vec<Value> =
            self.tried.iter().map(|(mutant, verdict)| self.one(mutant, verdict)).collect();
        let rulesets: Vec<Value> =
            self.scores().iter().map(|(name, score)| score_as_data(name, *score)).collect();
        let stale: Vec<Value> = self
            .stale()
            .iter()
            .map(|(survivor, stale)| {
                json!({
                    "mutant": survivor.mutant, "file": survivor.file, "line": survivor.line,
                    "says": said::why_stale(stale),
                })
            })
            .collect();
        json!({
            "floor": "mutate", "schema": 1, "shard": self.shard.map(|shard| shard.to_string()),
            "rulesets": rulesets, "mutants": mutants, "stale": stale, "failing-runs": self.failing(),
            "exit": self.exit().code(),
        })
    }

    fn one(&self, mutant: &Mutant, verdict: &Verdict<'_>) -> Value {
        let (outcome, by) = match &verdict.fate {
            Fate::Noticed(by) => ("noticed", Some(by)),
            Fate::NotPlayable(by) => ("not-playable", Some(by)),
            Fate::Survived if self.listed(mutant).is_some() => ("accepted", None),
            Fate::Survived => ("survived", None),
        };
        json!({
            "mutant": mutant.id, "ruleset": mutant.ruleset, "question": mutant.question.name(),
            "file": mutant.place.file, "line": mutant.place.line, "outcome": outcome,
            "by": by.map(|by| json!({"scenario": by.placed.name(), "ruleset": by.ruleset})),
            "runs": verdict.runs, "because": self.listed(mutant).map(|listed| &listed.because),
        })
    }
}

fn score_as_data(ruleset: &str, score: Score) -> Value {
    json!({
        "ruleset": ruleset, "statements": score.statements, "without-mutants": score.unchangeable,
        "mutants": score.mutants(), "noticed": score.noticed, "not-playable": score.not_playable,
        "accepted": score.accepted, "survived": score.survive,
    })
}
