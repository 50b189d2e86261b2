//! What came of changed statements, as data.

use floorman_conformance::evidence::Evidence;
use floorman_engine::Place;

/// What came of the mutants of one ruleset.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Score {
    /// The statements it makes itself.
    pub(crate) statements: usize,
    /// Those of them that have no mutant.
    pub(crate) unchangeable: usize,
    pub(crate) noticed: usize,
    pub(crate) not_playable: usize,
    pub(crate) accepted: usize,
    pub(crate) survive: usize,
}

impl Score {
    pub(crate) const fn mutants(self) -> usize {
        self.noticed + self.not_playable + self.accepted + self.survive
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self {
            statements: self.statements + other.statements,
            unchangeable: self.unchangeable + other.unchangeable,
            noticed: self.noticed + other.noticed,
            not_playable: self.not_playable + other.not_playable,
            accepted: self.accepted + other.accepted,
            survive: self.survive + other.survive,
        }
    }

    /// Noticed in a hundred, rounded down; a mutant that cannot be played any more is noticed.
    pub(crate) fn percent(self) -> Option<usize> {
        ((self.noticed + self.not_playable) * 100).checked_div(self.mutants())
    }
}

/// What came of the mutants of several rulesets.
pub(crate) fn sum(scores: &[(&str, Score)]) -> Score {
    scores.iter().fold(Score::default(), |sum, (_, score)| sum.and(*score))
}

/// Why an entry of the register does not stand.
#[derive(Debug)]
pub(crate) enum Stale<'s> {
    /// This run notices the mutant; the statement stands here.
    Noticed { by: &'s Evidence<'s>, place: &'s Place },
    /// The ruleset has no such mutant; its answer to the question stands here, and this mutant may be meant.
    NoMutant { place: Option<(&'s str, usize)>, near: Option<String> },
    /// No such ruleset is loaded.
    NoRuleset,
}
