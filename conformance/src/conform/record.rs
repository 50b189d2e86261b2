//! What came of a run, as it stands in a report.

use floorman_engine::notation;

use super::Kit;
use super::attempt::Attempt;
use super::jobs::Job;
use super::judge::Judged;
use super::worker::Alone;
use crate::play::Stage;
use crate::report::record::{Cite, Differs, Finding, FindingKind, Frame, Outcome, Record};
use crate::scenario::{Body, Script, What};
use crate::words::conform as told;

/// What is to be told of a run.
#[derive(Debug)]
pub(super) struct Told {
    pub(super) attempt: Attempt,
    pub(super) findings: Vec<Finding>,
    pub(super) frames: Vec<Frame>,
    pub(super) stderr: Vec<String>,
}

impl Told {
    pub(super) const fn of(attempt: Attempt) -> Self {
        Self { attempt, findings: Vec::new(), frames: Vec::new(), stderr: Vec::new() }
    }

    pub(super) fn of_alone(alone: Alone) -> Self {
        Self { attempt: alone.attempt, findings: Vec::new(), frames: alone.frames, stderr: alone.stderr }
    }

    /// The adapter could not even be started again.
    pub(super) fn broken(reason: String) -> Self {
        let profile = String::new();
        let judged = Judged::default();
        Self::of(Attempt { outcome: Outcome::Fault, reason: Some(reason), profile, judged, broke: true })
    }
}

/// A record of a run that was not put.
pub(super) fn kept(kit: Kit<'_>, job: &Job<'_>, profile: &str, outcome: Outcome, reason: String) -> Record {
    let scenario = job.scenario();
    let cite = |cite: &crate::scenario::Cite| Cite {
        source: cite.source.clone(),
        at: cite.at.clone(),
        document: kit
            .library
            .document(&cite.source)
            .map(|source| told::document(&source.title, &source.version)),
    };
    Record {
        scenario: job.placed.name(),
        id: scenario.id.to_string(),
        chapter: job.placed.file.chapter.clone(),
        title: scenario.title.clone(),
        why: scenario.why.clone(),
        cites: scenario.cites.iter().map(cite).collect(),
        pair: scenario.twin.map(|twin| twin.id.to_string()),
        ruleset: job.ruleset.to_owned(),
        profile: profile.to_owned(),
        reason: Some(reason),
        ..Record::blank(scenario.level.into(), outcome)
    }
}

/// The record of a run that was put.
pub(super) fn record(kit: Kit<'_>, job: &Job<'_>, stage: &Stage<'_>, found: Told) -> Record {
    let Told { attempt, mut findings, frames, stderr } = found;
    let profile = attempt.profile.clone();
    let base = kept(kit, job, &profile, attempt.outcome, String::new());
    let judged = attempt.judged;
    if let Some(number) = judged.refusal_moves_chips {
        let says = told::refusal_moves_chips(number + 1);
        findings.push(Finding { kind: FindingKind::RefusalMovesChips, says });
    }
    let native = judged.native;
    let step = judged.differs.as_ref().map(|(step, _)| *step);
    let differs = judged.differs.map(|(step, checks)| Differs {
        step: u32::try_from(step + 1).ok(),
        text: job.placed.text_of_step(step),
        file: job.placed.file.path.clone(),
        line: u32::try_from(job.placed.line_of_step(Some(step))).unwrap_or_default(),
        checks,
        native,
    });
    let passed = attempt.outcome == Outcome::Pass;
    Record {
        read_as: (stage.read_as != stage.ruleset).then(|| stage.read_as.to_owned()),
        reason: attempt.reason,
        differs,
        diagnostics: judged.diagnostics,
        reasons_asked: judged.reasons,
        not_observed: judged.not_observed.into_iter().map(str::to_owned).collect(),
        findings,
        hand: if passed { Vec::new() } else { hand(job, stage, step) },
        transcript: if passed { Vec::new() } else { frames },
        stderr: if attempt.broke { stderr } else { Vec::new() },
        rerun: (!passed).then(|| rerun(kit, job)),
        ..base
    }
}

/// The hand in words: the table, then what happened up to a step.
fn hand(job: &Job<'_>, stage: &Stage<'_>, until: Option<usize>) -> Vec<String> {
    let script = match &job.scenario().body {
        Body::Hand(script) => script,
        Body::Compare(comparison) => return told::compared(comparison),
    };
    let mut lines = told::table(script);
    let steps = script.steps.iter().enumerate().filter(|(_, step)| step.speaks_of(stage.read_as));
    let shown = steps.take_while(|(nth, _)| until.is_none_or(|until| *nth <= until));
    lines.extend(shown.filter_map(|(_, step)| step_in_words(script, &step.what)));
    lines
}

fn step_in_words(script: &Script, what: &What) -> Option<String> {
    let name = |seat| script.table.name(seat).to_owned();
    let line = |line: &notation::Line| match line {
        notation::Line::Event(event) => notation::event(event, "", &name),
        notation::Line::Board { street, cards, board } => told::board(street, *cards, *board),
        notation::Line::Showdown => "showdown".to_owned(),
        notation::Line::NextHand => "next hand".to_owned(),
    };
    match what {
        What::Do(happens, _) => Some(line(happens)),
        What::Try(tried, _) => Some(told::tried(&line(tried))),
        What::Expect(_) => None,
    }
}

/// The command that runs it alone.
fn rerun(kit: Kit<'_>, job: &Job<'_>) -> String {
    let settings = kit.settings;
    let id = job.scenario().id.to_string();
    let own = ["floor", "conform", "--only", id.as_str(), "--under", job.ruleset];
    let more = settings.rerun.iter().map(String::as_str);
    let command = settings.command.iter().map(String::as_str);
    let words: Vec<String> = own.into_iter().chain(more).chain(["--"]).chain(command).map(quoted).collect();
    words.join(" ")
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_./:=,@%+".contains(letter);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}
