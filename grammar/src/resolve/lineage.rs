//! Who extends whom.

use std::collections::BTreeMap;

use crate::finding::Finding;
use crate::suggest;
use crate::words::chain;
use crate::written::{Name, Ruleset};

/// The most rulesets that may stand above one.
const MAX_DEPTH: usize = 32;

/// Where a ruleset stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Descent {
    /// It extends nothing.
    Root,
    /// It extends the member with this number, and has so many above it.
    Child { parent: usize, depth: usize },
    /// Its chain leads nowhere: nothing is said of what it leaves unanswered.
    Lost,
}

impl Descent {
    pub(crate) const fn depth(self) -> usize {
        match self {
            Self::Root => 0,
            Self::Child { depth, .. } => depth,
            Self::Lost => usize::MAX,
        }
    }
}

/// What is said of one chain of names, whatever it is that extends: rulesets or games.
enum Walk {
    Whole(usize),
    Broken,
    /// Round and back to where it began.
    Circle(Vec<usize>),
}

/// Where each ruleset stands, and what is wrong with their parents.
pub(crate) fn descents(rulesets: &[Ruleset]) -> (Vec<Descent>, Vec<Finding>) {
    let names: Vec<(&Name, Option<&Name>)> =
        rulesets.iter().map(|ruleset| (&ruleset.name, ruleset.parent.as_ref())).collect();
    descents_of(&names, "ruleset")
}

/// The same for anything that has a name and perhaps a parent.
pub(crate) fn descents_of(names: &[(&Name, Option<&Name>)], kind: &str) -> (Vec<Descent>, Vec<Finding>) {
    let mut index: BTreeMap<&str, usize> = BTreeMap::new();
    for (number, (name, _)) in names.iter().enumerate() {
        index.entry(name.text.as_str()).or_insert(number);
    }
    let parents: Vec<Option<usize>> = names
        .iter()
        .map(|(_, parent)| parent.and_then(|parent| index.get(parent.text.as_str()).copied()))
        .collect();
    let (mut descents, mut findings) = (Vec::new(), Vec::new());
    for (number, (name, parent)) in names.iter().enumerate() {
        let known = parents.get(number).copied().flatten();
        if let (Some(parent), None) = (parent, known) {
            let below = |at: &usize| is_at_or_below(*at, number, &parents);
            let others = index.iter().filter(|(_, at)| !below(at)).map(|(name, at)| (*name, *at)).collect();
            findings.push(unknown((name, parent), kind, (&others, names)));
        }
        let walk = walk(number, names, &parents);
        descents.push(match (&walk, known) {
            (Walk::Whole(_), None) => Descent::Root,
            (Walk::Whole(depth), Some(parent)) if *depth <= MAX_DEPTH => {
                Descent::Child { parent, depth: *depth }
            }
            (Walk::Whole(_) | Walk::Broken | Walk::Circle(_), _) => Descent::Lost,
        });
        match walk {
            // Only the first that is too deep: those below it are so because of it.
            Walk::Whole(depth) if depth == MAX_DEPTH + 1 => {
                findings.push(chain::too_deep(name.place, &name.text, MAX_DEPTH));
            }
            Walk::Circle(round) if round.iter().min() == Some(&number) => {
                findings.extend(goes_round(&round, names));
            }
            Walk::Whole(_) | Walk::Broken | Walk::Circle(_) => {}
        }
    }
    (descents, findings)
}

/// A name and that of its parent, if it has one.
type Pair<'n> = (&'n Name, Option<&'n Name>);

/// Whether one extends the other, over however many steps, or is it: as its parent it would close a circle.
fn is_at_or_below(one: usize, other: usize, parents: &[Option<usize>]) -> bool {
    let up = std::iter::successors(Some(one), |at| parents.get(*at).copied().flatten());
    up.take(parents.len()).any(|at| at == other)
}

/// That nothing has the name of a parent; with what may be meant of the others, and where that stands.
fn unknown(
    (name, parent): (&Name, &Name),
    kind: &str,
    (index, names): (&BTreeMap<&str, usize>, &[Pair<'_>]),
) -> Finding {
    let near = suggest::nearest(&parent.text, index.keys().copied());
    let at = near.and_then(|near| index.get(near)).and_then(|at| names.get(*at));
    let near = at.map(|(name, _)| (name.text.as_str(), name.place));
    chain::unknown_parent((&parent.text, parent.place), kind, (&name.text, name.place), near)
}

/// That parents go round; where each names the next.
fn goes_round(round: &[usize], names: &[Pair<'_>]) -> Option<Finding> {
    let members = round.iter().filter_map(|at| names.get(*at));
    let at_parent =
        members.map(|(name, parent)| (name.text.as_str(), parent.map_or(name.place, |parent| parent.place)));
    chain::circle(&at_parent.collect::<Vec<_>>())
}

fn walk(from: usize, names: &[(&Name, Option<&Name>)], parents: &[Option<usize>]) -> Walk {
    let mut passed = vec![from];
    let mut at = from;
    while passed.len() <= names.len() {
        let has_parent = names.get(at).is_some_and(|(_, parent)| parent.is_some());
        match parents.get(at).copied().flatten() {
            None if has_parent => return Walk::Broken,
            None => return Walk::Whole(passed.len() - 1),
            Some(parent) if parent == from => return Walk::Circle(passed),
            Some(parent) => at = parent,
        }
        passed.push(at);
    }
    // More steps than there are names, and never back at the beginning: a circle further up.
    Walk::Broken
}
