//! One run put to one process: whether it can be put, what was answered, what that comes to.

use std::collections::BTreeSet;

use floorman_engine::Ranking;

use super::Native;
use super::drive::{Session, Stop, place};
use super::gate::{self, Kept};
use super::judge::{Judged, Taken, judge};
use super::needs::{needs, profile};
use super::plan::{self, Options, Plan};
use super::pots;
use super::process::{Broken, BrokenBy};
use super::reskin::Skin;
use crate::play::{self, NotPlayed, Played, SetUp, Stage, Tables};
use crate::report::record::{Check, Outcome};
use crate::scenario::{Body, Comparison, RankedBy, Scenario, Script};
use crate::wire::frame::{self, Rank};
use crate::wire::hello::{Mode, Welcome};
use crate::wire::line::words;
use crate::words::{conform as told, said};

/// What came of putting a run once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Attempt {
    pub(crate) outcome: Outcome,
    pub(crate) reason: Option<String>,
    pub(crate) profile: String,
    pub(crate) judged: Judged,
    /// Whether the process is gone.
    pub(crate) broke: bool,
}

impl Attempt {
    /// Whether two attempts came to the same.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        self.outcome == other.outcome && self.judged.differs == other.judged.differs
    }

    /// Whether two attempts in different skins came to the same: amounts and seats may be others.
    pub(crate) fn is_alike(&self, other: &Self) -> bool {
        let step = |attempt: &Self| attempt.judged.differs.as_ref().map(|(step, _)| *step);
        self.outcome == other.outcome && step(self) == step(other)
    }
}

/// How runs are put.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Manner<'a> {
    pub(crate) welcome: &'a Welcome,
    pub(crate) mode: Mode,
    pub(crate) native: Native,
}

/// Puts a scenario, in another skin perhaps.
pub(crate) fn put(
    manner: Manner<'_>,
    session: &mut Session<'_>,
    stage: &Stage<'_>,
    scenario: &Scenario,
    skin: Option<&Skin>,
    tables: &mut Tables,
) -> Attempt {
    let worn = skin.map(|skin| skin.put_on(scenario));
    let scenario = worn.as_ref().unwrap_or(scenario);
    match &scenario.body {
        Body::Hand(script) => {
            let options = if manner.welcome.ruleset_source { Options::InFiles } else { Options::InWords };
            match Weighed::of(manner, stage, script, (options, tables)) {
                Ok(weighed) => hand(manner, session, &weighed),
                Err(error) => not_planned(&error),
            }
        }
        Body::Compare(comparison) => rank(manner, session, stage, comparison),
    }
}

/// A hand as it is put, as our own engine plays it, and whether it can be put at all.
struct Weighed<'s> {
    plan: Plan<'s>,
    played: Option<Played>,
    profile: String,
    kept: Result<(), Kept>,
}

impl<'s> Weighed<'s> {
    fn of(
        manner: Manner<'_>,
        stage: &Stage<'_>,
        script: &'s Script,
        (options, tables): (Options, &mut Tables),
    ) -> Result<Self, NotPlayed> {
        let at = SetUp::of(stage, script, tables)?;
        let plan = plan::plan(stage, &at, script, options)?;
        let played = play::script_at(stage, &at, script).ok();
        let needs = needs(&plan, played.as_ref());
        let profile = profile(&plan, &needs);
        let here = played.as_ref();
        let kept = if pots::are_asked_alone(manner.welcome, &profile) {
            pots::gate(manner.welcome, &plan, &needs, here)
        } else {
            gate::hand(manner.welcome, &plan, &needs, &profile, here)
        };
        Ok(Self { plan, played, profile, kept })
    }
}

/// The profile of a scenario, and whether the adapter could be asked at all.
pub(crate) fn weigh(
    manner: Manner<'_>,
    stage: &Stage<'_>,
    scenario: &Scenario,
    tables: &mut Tables,
) -> (String, Result<(), Kept>) {
    match &scenario.body {
        Body::Hand(script) => match Weighed::of(manner, stage, script, (Options::InFiles, tables)) {
            Ok(weighed) => (weighed.profile, weighed.kept),
            Err(error) => ("procedure".to_owned(), Err(kept_unplanned(&error))),
        },
        Body::Compare(comparison) => {
            let kept = match ranked_by(stage, comparison) {
                Some(by) => gate::rank(manner.welcome, by),
                None => Err(no_ranking()),
            };
            ("rank".to_owned(), kept)
        }
    }
}

fn no_ranking() -> Kept {
    Kept { outcome: Outcome::Unsupported, reason: told::NO_RANKING.to_owned(), not_observed: BTreeSet::new() }
}

fn kept_unplanned(error: &NotPlayed) -> Kept {
    let reason = format!("{error}; {}", error.help());
    Kept { outcome: Outcome::NotRun, reason, not_observed: BTreeSet::new() }
}

fn not_planned(error: &NotPlayed) -> Attempt {
    let reason = Some(format!("{error}; {}", error.help()));
    let profile = "procedure".to_owned();
    Attempt { outcome: Outcome::NotRun, reason, profile, judged: Judged::default(), broke: false }
}

fn hand(manner: Manner<'_>, session: &mut Session<'_>, weighed: &Weighed<'_>) -> Attempt {
    let Weighed { plan, played, profile, kept } = weighed;
    let profile = profile.clone();
    if let Err(kept) = kept {
        return of_kept(kept.clone(), profile);
    }
    if pots::are_asked_alone(manner.welcome, &profile) {
        return pots::put(session, plan, played.as_ref());
    }
    let driven = session.hand(plan, manner.mode);
    if let (None, Some(Stop::Unsupported(lack))) = (&driven.answers.opened, &driven.stop)
        && let Some(kept) = gate::lacks(manner.welcome, lack)
    {
        return of_kept(kept, profile);
    }
    let observes: BTreeSet<&str> = manner.welcome.observes.iter().map(String::as_str).collect();
    let in_order = profile != "procedure";
    let judged = judge(plan, &driven.answers, Taken { observes: &observes, native: manner.native, in_order });
    let (outcome, reason) = comes_to(&judged, driven.stop.as_ref(), plan);
    let broke = matches!(driven.stop, Some(Stop::Broken(_)))
        || matches!(&driven.stop, Some(Stop::Fault(fault)) if fault.needs_restart);
    Attempt { outcome, reason, profile, judged, broke }
}

fn of_kept(kept: Kept, profile: String) -> Attempt {
    let judged = Judged { not_observed: kept.not_observed, ..Judged::default() };
    Attempt { outcome: kept.outcome, reason: Some(kept.reason), profile, judged, broke: false }
}

fn comes_to(judged: &Judged, stop: Option<&Stop>, plan: &Plan<'_>) -> (Outcome, Option<String>) {
    if let Some(outcome) = stop.and_then(stopped) {
        return outcome;
    }
    if let Some(number) = judged.by_adapter {
        let line = plan.moves.get(number).and_then(|planned| planned.line);
        return (Outcome::NotExpressible, Some(told::by_adapter(line.map_or(0, |(nth, _)| nth + 1))));
    }
    if judged.differs.is_some() {
        return (Outcome::Fail, None);
    }
    if let Some(Stop::Unsupported(unsupported)) = stop {
        // Whatever it takes was declared, or it would not have been put.
        return (Outcome::Fail, Some(told::declared_and_not_done(&unsupported.cap)));
    }
    if judged.compared == 0 {
        let names: Vec<&str> = judged.not_observed.iter().copied().collect();
        return (Outcome::NotObservable, Some(told::not_observed(&names)));
    }
    (Outcome::Pass, None)
}

pub(super) fn stopped(stop: &Stop) -> Option<(Outcome, Option<String>)> {
    match stop {
        Stop::Broken(Broken { by: BrokenBy::Timeout, says }) => Some((Outcome::Timeout, Some(says.clone()))),
        Stop::Broken(Broken { says, .. }) => Some((Outcome::Fault, Some(says.clone()))),
        Stop::Fault(fault) => {
            let says = told::fault(place(fault.place), fault.kind.as_deref(), &fault.text);
            Some((Outcome::Fault, Some(says)))
        }
        Stop::Unsupported(_) => None,
    }
}

fn rank(
    manner: Manner<'_>,
    session: &mut Session<'_>,
    stage: &Stage<'_>,
    comparison: &Comparison,
) -> Attempt {
    let profile = "rank".to_owned();
    let Some(by) = ranked_by(stage, comparison) else { return of_kept(no_ranking(), profile) };
    if let Err(kept) = gate::rank(manner.welcome, by) {
        return of_kept(kept, profile);
    }
    let cards = |known| words(floorman_engine::Dealt { known, unknown: 0 });
    let hands = comparison.hands.iter().map(|(_, hand)| cards(*hand)).collect();
    let mut judged = Judged { compared: 1, ..Judged::default() };
    let answer = session.rank(Rank { by, board: cards(comparison.board), hands });
    let (outcome, reason, broke) = match answer {
        Ok(ranked) => {
            let name = |number: &usize| {
                let hand = number.checked_sub(1).and_then(|place| comparison.hands.get(place));
                hand.map_or_else(|| number.to_string(), |(name, _)| name.clone())
            };
            let got: Vec<Vec<String>> =
                ranked.order.iter().map(|tied| tied.iter().map(name).collect()).collect();
            judged.differs = differs(comparison, stage.read_as, &got);
            (if judged.differs.is_some() { Outcome::Fail } else { Outcome::Pass }, None, false)
        }
        Err(stop) => {
            if let Stop::Unsupported(lack) = &stop
                && let Some(kept) = gate::lacks(manner.welcome, lack)
            {
                return of_kept(kept, profile);
            }
            let broke = matches!(stop, Stop::Broken(_));
            let (outcome, reason) =
                stopped(&stop).unwrap_or_else(|| (Outcome::Fail, Some(told::declared_and_not_done("rank"))));
            (outcome, reason, broke)
        }
    };
    Attempt { outcome, reason, profile, judged, broke }
}

fn differs(comparison: &Comparison, read_as: &str, got: &[Vec<String>]) -> Option<(usize, Vec<Check>)> {
    comparison.orders.iter().enumerate().filter(|(_, order)| play::speaks_of(order, read_as)).find_map(
        |(step, order)| {
            let wrong = !play::same_order(&order.order, got);
            let check = || Check {
                asked: "order".to_owned(),
                expected: said::order(&order.order),
                got: said::order(got),
            };
            wrong.then(|| (step, vec![check()]))
        },
    )
}

fn ranked_by(stage: &Stage<'_>, comparison: &Comparison) -> Option<frame::RankedBy> {
    let ranking = match &comparison.by {
        RankedBy::Ranking(ranking) => *ranking,
        RankedBy::Game(name) => stage.library.game(stage.ruleset, name)?.win.first()?.ranking,
    };
    match ranking {
        Ranking::High => Some(frame::RankedBy::High),
        Ranking::AceToFive => Some(frame::RankedBy::AceToFive),
        Ranking::DeuceToSeven | Ranking::Badugi | Ranking::BadugiAceHigh | Ranking::ShortDeckHigh => None,
    }
}
