//! What an adapter declares decides beforehand whether a run can be put to it.

use std::collections::BTreeSet;

use floorman_engine::{Action, Reason, Value};

use super::judge::{observable, wants_a_refusal};
use super::needs::played as hand_of;
use super::plan::{Asked, Plan};
use crate::play::Played;
use crate::report::record::Outcome;
use crate::scenario::{Check, Expectation, HeldIs, Refusal};
use crate::wire::frame::{RankedBy, Unsupported};
use crate::wire::hello::{CardsBy, Claims, Welcome};
use crate::words::conform as told;

/// Why a run is not put.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Kept {
    /// What is reported.
    pub(crate) outcome: Outcome,
    /// In words.
    pub(crate) reason: String,
    /// What is asked and cannot be observed.
    pub(crate) not_observed: BTreeSet<&'static str>,
}

pub(super) fn kept(outcome: Outcome, reason: String) -> Kept {
    Kept { outcome, reason, not_observed: BTreeSet::new() }
}

/// Whether an adapter claims a profile.
pub(crate) fn claims(claims: &Claims, profile: &str) -> bool {
    match profile {
        "rank" => !claims.rank.is_empty(),
        "pots" => claims.pots,
        "table" => claims.table,
        "procedure" => claims.procedure,
        hand => hand.strip_prefix("hand.").is_some_and(|played| claims.hand.iter().any(|it| it == played)),
    }
}

/// Why a question did not count that was answered as unsupported before anything was played: it takes what the adapter
/// never claimed. What it claims it has to do.
pub(crate) fn lacks(welcome: &Welcome, lack: &Unsupported) -> Option<Kept> {
    let is_claimed = welcome.can.contains(&lack.cap) || claims(&welcome.profiles, &lack.cap);
    (!is_claimed).then(|| kept(Outcome::Unsupported, told::cannot(&lack.cap, lack.why.as_deref())))
}

/// Whether hands can be put to be ordered.
pub(crate) fn rank(welcome: &Welcome, by: RankedBy) -> Result<(), Kept> {
    if welcome.profiles.rank.contains(&by) {
        return Ok(());
    }
    Err(kept(Outcome::Unsupported, told::not_claimed("rank")))
}

/// Whether a hand can be put. `played` is the hand as our own engine plays it: what it read decides which of the
/// adapter's declared answers matter, never what is expected.
pub(crate) fn hand(
    welcome: &Welcome,
    plan: &Plan<'_>,
    needs: &BTreeSet<&'static str>,
    profile: &str,
    played: Option<&Played>,
) -> Result<(), Kept> {
    let unsupported = |reason: String| Err(kept(Outcome::Unsupported, reason));
    let hand = hand_of(plan.table);
    if !welcome.profiles.hand.contains(&hand) {
        return unsupported(told::not_claimed(&format!("hand.{hand}")));
    }
    if !claims(&welcome.profiles, profile) {
        return unsupported(told::not_claimed(profile));
    }
    can(welcome, plan, needs.iter().copied())?;
    let has_cards = !plan.open.cards.hole.is_empty() || !plan.open.cards.board.is_empty();
    if welcome.cards == CardsBy::None && has_cards {
        return unsupported(told::NO_CARDS.to_owned());
    }
    if let Some(step) = merged(welcome, plan) {
        return Err(kept(Outcome::NotExpressible, told::merged(step + 1)));
    }
    other_answer(welcome, played)?;
    seen(&welcome.observes.iter().map(String::as_str).collect(), plan)
}

/// Whether an adapter declares what a hand takes.
pub(super) fn can(
    welcome: &Welcome,
    plan: &Plan<'_>,
    mut needs: impl Iterator<Item = &'static str>,
) -> Result<(), Kept> {
    if let Some(need) = needs.find(|need| !welcome.can.iter().any(|can| can == need)) {
        let lack = welcome.cannot.iter().find(|lack| lack.cap == need);
        return Err(kept(Outcome::Unsupported, told::cannot(need, lack.map(|lack| lack.why.as_str()))));
    }
    let seats = plan.open.table.seats.len();
    if !(usize::from(welcome.seats.min)..=usize::from(welcome.seats.max)).contains(&seats) {
        return Err(kept(Outcome::Unsupported, told::seats(seats)));
    }
    Ok(())
}

/// Whether anything that decides can be observed.
pub(super) fn seen(observes: &BTreeSet<&str>, plan: &Plan<'_>) -> Result<(), Kept> {
    let mut not_observed = BTreeSet::new();
    let mut decides = false;
    for ask in &plan.asks {
        match ask.what {
            Asked::Ruling(_, check) => decides |= check.held.is_some() || check.refused.is_some(),
            Asked::State { expected, .. } => {
                let (asked, hidden) = observable(expected, observes);
                not_observed.extend(hidden);
                decides |= asked.check.held.is_some() || asked.check.refused.is_some();
                decides |= !Expectation { check: Check::default(), ..asked }.is_empty();
            }
            Asked::Happens(_) => {}
        }
    }
    if decides {
        return Ok(());
    }
    let names: Vec<&str> = not_observed.iter().copied().collect();
    Err(Kept { outcome: Outcome::NotObservable, reason: told::not_observed(&names), not_observed })
}

/// The step that turns on a distinction that the engine does not make.
fn merged(welcome: &Welcome, plan: &Plan<'_>) -> Option<usize> {
    let one = |first: &str, second: &str| {
        let both = |group: &Vec<String>| [first, second].iter().all(|word| group.iter().any(|it| it == word));
        first != second && welcome.actions.merged.iter().any(both)
    };
    plan.moves.iter().enumerate().find_map(|(number, planned)| {
        let declared = word(plan.declares(number)?);
        let turns = plan.checks_of(number).into_iter().filter(|check| wants_a_refusal(check)).any(|check| {
            let became = match check.held {
                Some(HeldIs::Act(action)) => Some(word(action)),
                Some(HeldIs::AsDeclared | HeldIs::Void | HeldIs::Floor) | None => None,
            };
            let meant = became.or_else(|| check.refused.and_then(|refusal| instead_of(declared, refusal)));
            meant.is_some_and(|meant| one(declared, meant))
        });
        turns.then_some(planned.line?.0)
    })
}

/// The act that would have been right where another was refused for its name alone.
fn instead_of(declared: &str, refusal: Refusal) -> Option<&'static str> {
    match (declared, refusal) {
        ("check", Refusal::Ruled(Reason::FacingBet)) => Some("call"),
        ("call", Refusal::Ruled(Reason::NothingToCall)) => Some("check"),
        ("bet", Refusal::Ruled(Reason::BetOutstanding)) => Some("raise"),
        ("raise", Refusal::Ruled(Reason::NoBet)) => Some("bet"),
        _ => None,
    }
}

const fn word(action: Action) -> &'static str {
    match action {
        Action::Fold => "fold",
        Action::Check => "check",
        Action::Call => "call",
        Action::Bet(_) => "bet",
        Action::RaiseTo(_) => "raise",
        Action::Complete => "complete",
        Action::AllIn => "all-in",
    }
}

/// An answer that the hand rests on, and to which the engine cannot be set.
pub(super) fn other_answer(welcome: &Welcome, played: Option<&Played>) -> Result<(), Kept> {
    let Some(played) = played.filter(|_| !welcome.options.is_empty()) else { return Ok(()) };
    let statements = played.transcript.grounds(&played.cited);
    let mut other = statements.filter_map(|statement| {
        let values = welcome.options.get(statement.question.name())?;
        let is_floor = matches!(statement.arm.value, Value::Floor);
        let has = values.contains(&statement.arm.written) && !is_floor;
        (!has).then(|| told::other_answer(statement.question.name(), &statement.arm.written))
    });
    other.next().map_or(Ok(()), |reason| Err(kept(Outcome::Unsupported, reason)))
}
