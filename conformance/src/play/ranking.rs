//! Compares hands that are laid side by side.

use std::cmp::Reverse;

use floorman_engine::{Cards, Chips, Question, Ranking, Ruleset, Statement, StatementId, strength};

use super::{Departure, Grounds, NotPlayed, Played, Stage, game};
use crate::scenario::{Comparison, OrderIs, RankedBy};
use crate::transcript::{Asked, Entry, Mismatch, Transcript};
use crate::words::said;

pub(super) fn compare(
    stage: &Stage<'_>,
    ruleset: &Ruleset,
    comparison: &Comparison,
) -> Result<Played, NotPlayed> {
    let ranking = ranking(stage, &comparison.by)?;
    let ranked = ranked(comparison, ranking);
    let statements = grounds(ruleset, ranking);
    let ids: Vec<StatementId> = (0..statements.len()).filter_map(StatementId::new).collect();
    let got: Vec<Vec<String>> =
        ranked.iter().map(|tied| tied.iter().map(|(name, _)| name.clone()).collect()).collect();
    let mut entries = vec![Entry::Compared(ranked, ids.clone())];
    let mut departures = Vec::new();
    for (step, order) in comparison.orders.iter().enumerate() {
        if !speaks_of(order, stage.read_as) {
            continue;
        }
        let mismatches = mismatches(&order.order, &got);
        if !mismatches.is_empty() {
            let grounds = ids.clone();
            departures.push(Departure {
                step,
                mismatches: mismatches.clone(),
                cited: grounds.clone(),
                grounds,
            });
        }
        entries.push(Entry::Asked(Asked { step, departures: mismatches }));
    }
    let transcript = Transcript {
        ruleset: ruleset.name().to_owned(),
        unit: Chips(1),
        statements: statements.into(),
        entries,
    };
    Ok(Played { transcript, departures, cited: ids, grounds: Grounds::Known })
}

pub(crate) fn speaks_of(order: &OrderIs, ruleset: &str) -> bool {
    order.only.as_ref().is_none_or(|only| only.iter().any(|name| name == ruleset))
}

fn ranking(stage: &Stage<'_>, by: &RankedBy) -> Result<Ranking, NotPlayed> {
    match by {
        RankedBy::Ranking(ranking) => Ok(*ranking),
        RankedBy::Game(name) => {
            let game = game(stage, name)?;
            game.win.first().map(|share| share.ranking).ok_or_else(|| NotPlayed::NoRanking(name.clone()))
        }
    }
}

/// A hand's worth: a number that the better hand has higher, and what it is called.
fn worth(cards: Cards, ranking: Ranking) -> (Worth, String) {
    match ranking {
        Ranking::AceToFive => {
            let low = strength::ace_to_five(cards);
            (Worth::Low(low), low.to_string())
        }
        Ranking::High
        | Ranking::DeuceToSeven
        | Ranking::Badugi
        | Ranking::BadugiAceHigh
        | Ranking::ShortDeckHigh => {
            let high = strength::high(cards);
            (Worth::High(high), high.to_string())
        }
    }
}

/// What orders hands of one ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    High(strength::Strength),
    Low(strength::Low),
}

/// The hands, best first, ties together; within a tie in the order they are written.
fn ranked(comparison: &Comparison, ranking: Ranking) -> Vec<Vec<(String, String)>> {
    let mut hands: Vec<(Worth, String, String)> = comparison
        .hands
        .iter()
        .map(|(name, cards)| {
            let (worth, said) = worth(cards.union(comparison.board), ranking);
            (worth, name.clone(), said)
        })
        .collect();
    hands.sort_by_key(|(worth, ..)| Reverse(*worth));
    let tied = hands.chunk_by(|one, other| one.0 == other.0);
    tied.map(|tied| tied.iter().map(|(_, name, said)| (name.clone(), said.clone())).collect()).collect()
}

/// What the order rests on: how high hands rank; a ranking without a game rests on no statement.
fn grounds(ruleset: &Ruleset, ranking: Ranking) -> Vec<Statement> {
    let question = Question::HighHands;
    let arms = ruleset.arms(question).iter().filter(|_| ranking == Ranking::High);
    arms.map(|arm| Statement { question, arm: arm.clone() }).collect()
}

/// Whether two orders are the same; within a tie, hands stand in any order.
pub(crate) fn same_order(expected: &[Vec<String>], got: &[Vec<String>]) -> bool {
    let tied = |one: &Vec<String>, other: &Vec<String>| {
        one.len() == other.len() && one.iter().all(|name| other.contains(name))
    };
    expected.len() == got.len() && expected.iter().zip(got).all(|(one, other)| tied(one, other))
}

fn mismatches(expected: &[Vec<String>], got: &[Vec<String>]) -> Vec<Mismatch> {
    if same_order(expected, got) {
        return Vec::new();
    }
    vec![Mismatch { asked: "order", expected: said::order(expected), got: said::order(got) }]
}
