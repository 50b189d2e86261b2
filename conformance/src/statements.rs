//! What a ruleset states itself, apart from what it inherits.

use floorman_engine::{Arm, Basis, Place, Question, Ruleset, Via};
use floorman_grammar::Library;

/// A default or an exception that a ruleset states itself.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Own<'r> {
    /// It answers.
    Answer { question: Question, arm: &'r Arm },
    /// It leaves the case to the house; what stands in is its parent's.
    House { question: Question, when: Option<&'r str>, basis: &'r Basis, place: &'r Place },
}

impl<'r> Own<'r> {
    pub(crate) const fn question(&self) -> Question {
        match self {
            Self::Answer { question, .. } | Self::House { question, .. } => *question,
        }
    }

    pub(crate) const fn place(&self) -> &'r Place {
        match self {
            Self::Answer { arm, .. } => &arm.place,
            Self::House { place, .. } => place,
        }
    }
}

/// What a ruleset states itself, as it stands in its file.
pub(crate) fn own<'r>(library: &'r Library, ruleset: &str) -> Vec<Own<'r>> {
    let Some(rules) = library.ruleset(ruleset) else { return Vec::new() };
    let above = library.parent(ruleset).and_then(|parent| library.ruleset(parent));
    let mut all: Vec<Own<'r>> =
        Question::ALL.iter().flat_map(|question| own_to(*question, rules, above)).collect();
    all.sort_by_key(|own| own.place().line);
    all
}

/// What a ruleset states itself to one question.
pub(crate) fn own_to<'r>(question: Question, rules: &'r Ruleset, above: Option<&Ruleset>) -> Vec<Own<'r>> {
    let arms = rules.arms(question);
    let above = above.map(|above| above.arms(question)).unwrap_or_default();
    let stated = arms.iter().filter(|arm| arm.ruleset == rules.name() && arm.via == Via::Stated);
    let mut all: Vec<Own<'r>> = stated.map(|arm| Own::Answer { question, arm }).collect();
    // Of the arms that stand in for one exception, the last is the parent's default: its case is the exception's.
    for arm in arms {
        let Via::House(place, basis) = &arm.via else { continue };
        let is_it = |other: &Arm| matches!(&other.via, Via::House(at, _) if at == place);
        if !above.iter().any(is_it) {
            all.retain(|own| !matches!(own, Own::House { place: at, .. } if *at == place));
            all.push(Own::House { question, when: arm.when.as_deref(), basis, place });
        }
    }
    all
}

/// Whether an arm is a statement itself, or that statement as handed down to another ruleset.
pub(crate) fn stems(arm: &Arm, from: &Arm) -> bool {
    arm.ruleset == from.ruleset
        && arm.place == from.place
        && arm.written == from.written
        && arm.condition.and(&from.condition) == arm.condition
}
