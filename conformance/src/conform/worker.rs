//! A worker: a process of the adapter, and a fresh one for everything that does not pass.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use floorman_grammar::Library;

use super::attempt::{Attempt, Manner, put};
use super::drive::Session;
use super::jobs::Job;
use super::record::{Told, record};
use super::reskin::{Scale, Skin};
use super::{Kit, attempt, start};
use crate::play::{Stage, Tables};
use crate::report::record::{Finding, FindingKind, Frame, Level, Outcome, Record, Way};
use crate::scenario::{Id, Status};
use crate::words::conform as told;

/// After so many breakdowns in a row nothing more is put.
const MOST_BREAKDOWNS: u32 = 10;

/// What all workers share.
#[derive(Debug)]
pub(super) struct Shared<'k> {
    pub(super) kit: Kit<'k>,
    pub(super) manner: Manner<'k>,
    pub(super) restarts: AtomicU32,
    /// Whether the adapter broke too often.
    pub(super) given_up: AtomicBool,
}

/// One worker.
#[derive(Debug)]
pub(super) struct Worker<'k> {
    shared: &'k Shared<'k>,
    session: Option<Session<'k>>,
    /// A process that has seen nothing but one scenario, by its id.
    alone: Option<(Id, Session<'k>)>,
    breakdowns: u32,
    tables: Tables,
}

impl<'k> Worker<'k> {
    pub(super) fn new(shared: &'k Shared<'k>, session: Option<Session<'k>>) -> Self {
        Self { shared, session, alone: None, breakdowns: 0, tables: Tables::default() }
    }

    /// Lets the adapter go.
    pub(super) fn bye(self) {
        if let Some(session) = self.session {
            session.bye();
        }
    }

    /// Puts a run, and everything that it takes to be sure of what came of it.
    pub(super) fn run(&mut self, job: &Job<'k>) -> Record {
        let kit = self.shared.kit;
        let stage = match job.stage(kit) {
            Ok(stage) => stage,
            // What a house changes is its own affair, and asked of nobody.
            Err((outcome, reason)) => {
                let record = self.kept(job, "procedure", outcome, reason);
                return Record { level: Level::House, ..record };
            }
        };
        let (profile, kept) = attempt::weigh(self.shared.manner, &stage, job.scenario(), &mut self.tables);
        let asked_for = &kit.settings.profiles;
        if !asked_for.is_empty() && !asked_for.iter().any(|prefix| profile.starts_with(prefix.as_str())) {
            return self.kept(job, &profile, Outcome::Excluded, told::OTHER_PROFILE.to_owned());
        }
        if let Err(kept) = kept {
            let not_observed = kept.not_observed;
            let record = self.kept(job, &profile, kept.outcome, kept.reason);
            let not_observed = not_observed.into_iter().map(str::to_owned).collect();
            return Record { not_observed, ..record };
        }
        if self.shared.given_up.load(Ordering::Relaxed) {
            return self.kept(job, &profile, Outcome::NotRun, told::given_up(MOST_BREAKDOWNS));
        }
        let found = self.be_sure(job, &stage);
        disputed(job, record(kit, job, &stage, found))
    }

    fn kept(&self, job: &Job<'k>, profile: &str, outcome: Outcome, reason: String) -> Record {
        super::record::kept(self.shared.kit, job, profile, outcome, reason)
    }

    /// Puts a run in the process that has seen other hands; whatever does not pass, alone in a fresh one.
    fn be_sure(&mut self, job: &Job<'k>, stage: &Stage<'k>) -> Told {
        let first = match self.in_session(job, stage, None) {
            Ok(first) => first,
            Err(text) => return Told::broken(text),
        };
        if first.outcome != Outcome::Pass {
            return self.alone(job, stage, &first, None);
        }
        for nth in 0..self.shared.kit.settings.reskins {
            let skin = self.skin(job, nth);
            let Ok(other) = self.in_session(job, stage, Some(&skin)) else { break };
            if !other.is_alike(&first) {
                return self.alone(job, stage, &other, Some(&skin));
            }
        }
        Told::of(first)
    }

    fn skin(&self, job: &Job<'k>, nth: u32) -> Skin {
        let knows_chips = self.shared.manner.welcome.can.iter().any(|can| can == "denominations");
        let scale = if knows_chips { Scale::Any } else { Scale::One };
        Skin::drawn(self.shared.kit.settings.seed, &job.scenario().id.to_string(), nth, scale)
    }

    fn in_session(
        &mut self,
        job: &Job<'k>,
        stage: &Stage<'k>,
        skin: Option<&Skin>,
    ) -> Result<Attempt, String> {
        if self.session.is_none() {
            self.session = Some(self.fresh()?);
        }
        let Some(session) = &mut self.session else { return Err(String::new()) };
        let attempt = put(self.shared.manner, session, stage, job.scenario(), skin, &mut self.tables);
        session.adapter().take_frames();
        if attempt.broke {
            self.session = None;
            self.broke();
        } else {
            self.breakdowns = 0;
        }
        Ok(attempt)
    }

    fn broke(&mut self) {
        self.breakdowns += 1;
        self.shared.restarts.fetch_add(1, Ordering::Relaxed);
        if self.breakdowns >= MOST_BREAKDOWNS {
            self.shared.given_up.store(true, Ordering::Relaxed);
        }
    }

    fn fresh(&self) -> Result<Session<'k>, String> {
        let kit = self.shared.kit;
        let library: &'k Library = kit.library;
        let (adapter, _) = start::start(kit).map_err(|refused| refused.says)?;
        Ok(Session::new(adapter, self.shared.manner.welcome, library, start::patience(kit)))
    }

    /// Whatever comes next is another part of the corpus.
    pub(super) fn forget(&mut self) {
        self.alone = None;
    }

    /// Puts a run in a process that has seen nothing but this scenario.
    fn once_alone(&mut self, job: &Job<'k>, stage: &Stage<'k>, skin: Option<&Skin>) -> Result<Alone, String> {
        let id = job.scenario().id;
        let mut session = match self.alone.take().filter(|(seen, _)| *seen == id) {
            Some((_, session)) => session,
            None => self.fresh()?,
        };
        session.adapter().take_frames();
        let attempt = put(self.shared.manner, &mut session, stage, job.scenario(), skin, &mut self.tables);
        let frames = without_rules(session.adapter().take_frames());
        if attempt.broke {
            // What it has to say may come a moment after it is gone.
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        let stderr = session.adapter().stderr();
        if !attempt.broke {
            self.alone = Some((id, session));
        }
        Ok(Alone { attempt, frames, stderr })
    }

    /// A run that did not pass beside others is put alone: what it comes to there is what is told.
    fn alone(&mut self, job: &Job<'k>, stage: &Stage<'k>, before: &Attempt, skin: Option<&Skin>) -> Told {
        let alone = match self.once_alone(job, stage, skin) {
            Ok(alone) => alone,
            Err(text) => return Told::broken(text),
        };
        let mut findings = Vec::new();
        if !alone.attempt.is_like(before) {
            self.alone = None;
            let again = self.once_alone(job, stage, skin);
            let steady = again.is_ok_and(|again| again.attempt.is_like(&alone.attempt));
            let kind =
                if steady && !before.broke { FindingKind::StateLeak } else { FindingKind::Nondeterministic };
            let says = told::comes_out_otherwise(kind, before.outcome, alone.attempt.outcome);
            findings.push(Finding { kind, says });
        }
        if let Some(skin) = skin {
            findings.push(Finding { kind: FindingKind::Reskin, says: told::moves(&skin.says()) });
        }
        let mut found = Told::of_alone(alone);
        if found.attempt.outcome == Outcome::Pass {
            // It passes alone and failed beside others: that is a failure, and the steps are those of the others.
            found.attempt.outcome = before.outcome;
            found.attempt.reason.clone_from(&before.reason);
            found.attempt.judged = before.judged.clone();
        }
        if skin.is_some() && found.attempt.reason.is_none() {
            found.attempt.reason = Some(told::MOVES.to_owned());
        }
        Told { findings, ..found }
    }
}

/// What a run came to alone.
#[derive(Debug)]
pub(super) struct Alone {
    pub(super) attempt: Attempt,
    pub(super) frames: Vec<Frame>,
    pub(super) stderr: Vec<String>,
}

/// The frames of a hand: the files of its ruleset are those of the suite, and long.
fn without_rules(frames: Vec<Frame>) -> Vec<Frame> {
    let is_rules = |frame: &Frame| frame.way == Way::Sent && frame.text.contains(r#""op":"rules""#);
    let first = frames.iter().position(|frame| frame.way == Way::Sent && !is_rules(frame));
    frames.into_iter().skip(first.unwrap_or_default()).collect()
}

/// What is contested is told, and does not count.
fn disputed(job: &Job<'_>, record: Record) -> Record {
    if job.scenario().status != Status::Disputed {
        return record;
    }
    let reason = Some(told::disputed(record.outcome, record.reason.as_deref()));
    Record { outcome: Outcome::Disputed, reason, ..record }
}
