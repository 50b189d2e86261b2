//! What the corpus reaches: paragraphs, statements, answers and claims, each with the scenarios that rest on it.
//!
//! What a scenario rests on is what the engine read while it was played, never what the scenario says of itself.

mod claim;
mod statement;
mod value;

use std::collections::{BTreeMap, BTreeSet};

use floorman_engine::{Arm, Basis, Citation, Question, Via};
use floorman_grammar::Library;

use crate::corpus::{Corpus, Placed};
use crate::evidence::Evidence;
use crate::scenario::{Cite, Id, Status};

pub use claim::{ClaimReach, claims};
pub use statement::StatementReach;
pub use value::{AnswerReach, Held};

/// What the corpus reaches.
#[derive(Debug, Clone)]
pub struct Coverage<'c> {
    /// Every answer that a question takes, in the order of the table of questions.
    pub answers: Vec<AnswerReach<'c>>,
    /// Every statement of every ruleset, as they stand in their files.
    pub statements: Vec<StatementReach<'c>>,
    /// The paragraphs that statements rest on, by source, each with its statements' places in `statements`.
    pub paragraphs: BTreeMap<(&'c str, &'c str), Vec<usize>>,
    /// Every claim of the source documents, in order.
    pub claims: Vec<ClaimReach<'c>>,
    /// Paragraphs that a scenario cites while no question that rests on them was asked in it.
    pub astray: Vec<Astray<'c>>,
}

/// A paragraph that a scenario cites, and on which one of its rulesets rests an answer, while no answer to that question
/// was read in any run of the scenario, or of its twin.
#[derive(Debug, Clone)]
pub struct Astray<'c> {
    /// The scenario.
    pub placed: Placed<'c>,
    /// The line on which it cites the paragraph.
    pub line: usize,
    /// The paragraph.
    pub cite: &'c Cite,
    /// The questions that its rulesets answer by that paragraph.
    pub questions: BTreeSet<Question>,
}

/// What the corpus reaches, by what its runs read.
#[must_use]
pub fn cover<'c>(corpus: &'c Corpus, library: &'c Library, evidence: &[Evidence<'c>]) -> Coverage<'c> {
    let statements = statement::reached(library, evidence);
    let mut paragraphs: BTreeMap<(&str, &str), Vec<usize>> = BTreeMap::new();
    for (number, statement) in statements.iter().enumerate() {
        for (source, paragraph) in paragraphs_of(statement.basis) {
            paragraphs.entry((source, paragraph)).or_default().push(number);
        }
    }
    Coverage {
        answers: value::reached(library, evidence),
        statements,
        paragraphs,
        claims: claims(corpus),
        astray: astray(corpus, library, evidence),
    }
}

/// A scenario is held to what its twin reads too: one of the two shows where a paragraph does not reach. Where nothing
/// is read at all, as in a comparison by a ranking without a game, nothing can be held against it.
fn astray<'c>(corpus: &'c Corpus, library: &'c Library, evidence: &[Evidence<'c>]) -> Vec<Astray<'c>> {
    let mut read: BTreeMap<Id, BTreeSet<Question>> = BTreeMap::new();
    for run in evidence {
        let questions = run.cited.iter().map(|statement| statement.question);
        read.entry(run.placed.scenario.id).or_default().extend(questions);
    }
    let resting = library.names().map(|name| (name, questions_by_paragraph(library, name)));
    let resting: BTreeMap<&str, ByParagraph<'_>> = resting.collect();
    let mut astray = Vec::new();
    for placed in corpus.scenarios().filter(|placed| placed.scenario.status == Status::Standing) {
        let pair = [Some(placed.scenario.id), placed.scenario.twin.map(|twin| twin.id)];
        let read: BTreeSet<Question> =
            pair.iter().flatten().filter_map(|id| read.get(id)).flatten().copied().collect();
        if read.is_empty() {
            continue;
        }
        for (nth, cite) in placed.scenario.cites.iter().enumerate() {
            let under = placed.scenario.under.iter().filter_map(|name| resting.get(name.as_str()));
            let paragraph = (cite.source.as_str(), cite.at.as_str());
            let questions: BTreeSet<Question> =
                under.filter_map(|resting| resting.get(&paragraph)).flatten().copied().collect();
            if !questions.is_empty() && questions.is_disjoint(&read) {
                astray.push(Astray { placed, line: placed.line_of_cite(nth), cite, questions });
            }
        }
    }
    astray
}

type ByParagraph<'l> = BTreeMap<(&'l str, &'l str), BTreeSet<Question>>;

/// The paragraphs that a ruleset's answers rest on, its own and those it inherits, each with what they answer.
fn questions_by_paragraph<'l>(library: &'l Library, ruleset: &str) -> ByParagraph<'l> {
    let mut resting = ByParagraph::new();
    let rules = library.ruleset(ruleset);
    for question in Question::ALL {
        for arm in rules.into_iter().flat_map(|rules| rules.arms(*question)) {
            for paragraph in grounds_of(arm) {
                resting.entry(paragraph).or_default().insert(*question);
            }
        }
    }
    resting
}

/// The paragraphs that an answer rests on, and those that leave it to the house.
fn grounds_of(arm: &Arm) -> impl Iterator<Item = (&str, &str)> {
    let left = match &arm.via {
        Via::House(_, basis) => Some(basis),
        Via::Stated | Via::Silent(_) | Via::Unmentioned => None,
    };
    paragraphs_of(&arm.basis).chain(left.into_iter().flat_map(paragraphs_of))
}

/// The paragraphs that say it, or from which it is inferred.
fn paragraphs_of(basis: &Basis) -> impl Iterator<Item = (&str, &str)> {
    basis.cited().iter().flat_map(Citation::each)
}

/// Adds a scenario to a list that is in the order of the corpus, once.
fn add<'c>(scenarios: &mut Vec<Placed<'c>>, placed: Placed<'c>) {
    if scenarios.last().is_none_or(|last| last.scenario.id != placed.scenario.id) {
        scenarios.push(placed);
    }
}
