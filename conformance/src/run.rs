//! Runs the whole corpus, in parallel, and reports what came out as data.

mod unplayable;

use std::collections::BTreeSet;

use floorman_engine::Statement;
use floorman_engine::ruleset::facts::Setting;
use floorman_grammar::Library;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::corpus::{Corpus, Placed};
use crate::play::{self, Departure, NotPlayed, Played, Stage};
use crate::scenario::{Scenario, Status};
use crate::transcript::{Mismatch, Transcript};
use crate::words::not_played::CAN_BE_SET_UP;

/// What is to be run.
#[derive(Debug, Clone, Copy)]
pub struct Selection<'a> {
    /// The rulesets; none means those that each scenario names.
    pub under: &'a [String],
    /// Which scenarios: their names (`betting/reopening/K7QM`), any beginning or end of one; none means all.
    pub only: &'a [String],
}

/// What came of one scenario under one ruleset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The scenario's name, `betting/reopening/K7QM`.
    pub name: String,
    /// The chapter it stands in.
    pub chapter: String,
    /// The ruleset.
    pub ruleset: String,
    /// What came of it.
    pub verdict: Verdict,
}

/// What came of a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Everything came out as expected.
    Passed,
    /// Something came out otherwise.
    Failed(Box<Failure>),
    /// Something came out otherwise than for the ruleset above it, by statements of its own.
    Changed(Box<Change>),
    /// It was not run, for this reason.
    NotRun(NotRun),
}

/// A scenario that came out otherwise than expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The scenario's name.
    pub name: String,
    /// Its title.
    pub title: String,
    /// The ruleset that was played.
    pub ruleset: String,
    /// The ruleset whose expectations hold.
    pub read_as: String,
    /// The file.
    pub file: String,
    /// The line of the step.
    pub line: usize,
    /// The step, from 0.
    pub step: usize,
    /// The step as it is written.
    pub step_text: String,
    /// What came out otherwise.
    pub mismatches: Vec<Mismatch>,
    /// The statements it rests on.
    pub grounds: Vec<Statement>,
    /// The command that runs it alone.
    pub rerun: String,
}

/// What a ruleset changes about a scenario of a ruleset above it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Where it departs.
    pub failure: Failure,
    /// Its own statements among those that were cited, as far as they answer otherwise than the ruleset above.
    pub by: Vec<Statement>,
}

/// Why a scenario is not run under a ruleset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotRun {
    /// It names neither the ruleset nor one above it.
    NotNamed,
    /// It is withdrawn.
    Withdrawn,
    /// It is about a setting that the ruleset is not for.
    OtherSetting {
        /// The setting it is about.
        asked: &'static str,
        /// The setting of the ruleset.
        plays: &'static str,
    },
    /// No ruleset of this name is loaded.
    NoRuleset,
    /// Its table is one of the ruleset above, and cannot be set up under these statements made below that one.
    NotPlayable(Vec<Statement>),
}

/// Runs the selected part of a corpus. Outcomes come in the order of scenarios and, for each, of its rulesets.
#[must_use]
pub fn run(corpus: &Corpus, library: &Library, selection: Selection<'_>) -> Vec<Outcome> {
    let jobs: Vec<(Placed<'_>, &str)> = corpus
        .scenarios()
        .filter(|placed| selection.takes(placed))
        .flat_map(|placed| selection.rulesets(placed.scenario).map(move |ruleset| (placed, ruleset)))
        .collect();
    jobs.into_par_iter().map(|(placed, ruleset)| outcome(library, placed, ruleset)).collect()
}

/// Runs one scenario under one ruleset.
#[must_use]
pub fn outcome(library: &Library, placed: Placed<'_>, ruleset: &str) -> Outcome {
    let verdict = match read_as(library, placed.scenario, ruleset) {
        Ok(read_as) => verdict(placed, Stage { library, ruleset, read_as }),
        Err(reason) => Verdict::NotRun(reason),
    };
    Outcome {
        name: placed.name(),
        chapter: placed.file.chapter.clone(),
        ruleset: ruleset.to_owned(),
        verdict,
    }
}

/// The ruleset whose expectations hold: itself, or the nearest above it that the scenario names.
///
/// # Errors
/// If the scenario does not speak of the ruleset at all.
pub fn read_as<'a>(
    library: &'a Library,
    scenario: &'a Scenario,
    ruleset: &'a str,
) -> Result<&'a str, NotRun> {
    if scenario.status == Status::Withdrawn {
        return Err(NotRun::Withdrawn);
    }
    if library.ruleset(ruleset).is_none() {
        return Err(NotRun::NoRuleset);
    }
    let named = |name: &&str| scenario.under.iter().any(|under| under == name);
    let read_as = library.lineage(ruleset).find(named).ok_or(NotRun::NotNamed)?;
    other_setting(library, scenario, ruleset, read_as).map_or(Ok(read_as), Err)
}

impl Selection<'_> {
    pub(crate) fn takes(&self, placed: &Placed<'_>) -> bool {
        let name = placed.name();
        self.only.is_empty() || self.only.iter().any(|part| name.starts_with(part) || name.ends_with(part))
    }

    fn rulesets<'s>(&'s self, scenario: &'s Scenario) -> impl Iterator<Item = &'s str> {
        let chosen = if self.under.is_empty() { &scenario.under } else { self.under };
        chosen.iter().map(String::as_str)
    }
}

/// A scenario for both settings of a ruleset says which one it is about; a ruleset below may be for the other only.
fn other_setting(library: &Library, scenario: &Scenario, ruleset: &str, read_as: &str) -> Option<NotRun> {
    let both =
        library.ruleset(read_as).is_some_and(|above| above.settings().cash && above.settings().tournament);
    let asked = scenario.script()?.table.setting.filter(|_| both && ruleset != read_as)?;
    let settings = library.ruleset(ruleset)?.settings();
    match asked {
        Setting::Cash if !settings.cash => Some(NotRun::OtherSetting { asked: "cash", plays: "tournament" }),
        Setting::Tournament if !settings.tournament => {
            Some(NotRun::OtherSetting { asked: "tournament", plays: "cash" })
        }
        Setting::Cash | Setting::Tournament => None,
    }
}

fn verdict(placed: Placed<'_>, stage: Stage<'_>) -> Verdict {
    let told = match play::scenario(&stage, placed.scenario) {
        Ok(told) => told,
        Err(error) => return not_played(placed, stage, &error),
    };
    let Some(departure) = told.departures.first() else {
        return Verdict::Passed;
    };
    let grounds: Vec<Statement> = told.transcript.grounds(&departure.grounds).cloned().collect();
    let failure = failure(placed, stage, Some(departure.step), departure.mismatches.clone(), grounds);
    match changed_by(placed.scenario, &told, departure, stage) {
        Some(by) => Verdict::Changed(Box::new(Change { failure, by })),
        None => Verdict::Failed(Box::new(failure)),
    }
}

/// A table that cannot be set up has failed, unless what the ruleset says itself is why.
fn not_played(placed: Placed<'_>, stage: Stage<'_>, error: &NotPlayed) -> Verdict {
    let by = unplayable::by(placed.scenario, stage, error);
    if !by.is_empty() {
        return Verdict::NotRun(NotRun::NotPlayable(by));
    }
    let mismatch = Mismatch {
        asked: "table",
        expected: CAN_BE_SET_UP.to_owned(),
        got: format!("{error}; {}", error.help()),
    };
    Verdict::Failed(Box::new(failure(placed, stage, None, vec![mismatch], Vec::new())))
}

/// The statements below the ruleset whose expectations hold that the departure rests on, if it rests on any.
///
/// Two rulesets that agree on everything cited give the same rulings; so what departs while the ruleset above meets
/// every expectation departs by a statement made below it.
fn changed_by(
    scenario: &Scenario,
    played: &Played,
    departure: &Departure,
    stage: Stage<'_>,
) -> Option<Vec<Statement>> {
    if stage.ruleset == stage.read_as {
        return None;
    }
    let below = below(stage);
    let own = |statement: &&Statement| below.contains(statement.arm.ruleset.as_str());
    let direct: Vec<Statement> = played.transcript.grounds(&departure.grounds).filter(own).cloned().collect();
    let by = if direct.is_empty() {
        played.transcript.grounds(&departure.cited).filter(own).cloned().collect()
    } else {
        direct
    };
    let above = play::scenario(&Stage { ruleset: stage.read_as, ..stage }, scenario).ok()?;
    (above.departures.is_empty() && !by.is_empty()).then(|| answering_otherwise(by, &above.transcript))
}

/// The rulesets that are played and stand below the one whose expectations hold.
fn below(stage: Stage<'_>) -> BTreeSet<&str> {
    stage.library.lineage(stage.ruleset).take_while(|name| *name != stage.read_as).collect()
}

/// Those statements that answer otherwise than was answered above; all of them if none does.
fn answering_otherwise(by: Vec<Statement>, above: &Transcript) -> Vec<Statement> {
    let repeated = |statement: &Statement| {
        let mut answers =
            above.statements.iter().filter(|other| other.question == statement.question).peekable();
        answers.peek().is_some() && answers.all(|other| other.arm.value == statement.arm.value)
    };
    if by.iter().all(repeated) {
        return by;
    }
    by.into_iter().filter(|statement| !repeated(statement)).collect()
}

fn failure(
    placed: Placed<'_>,
    stage: Stage<'_>,
    step: Option<usize>,
    mismatches: Vec<Mismatch>,
    grounds: Vec<Statement>,
) -> Failure {
    Failure {
        name: placed.name(),
        title: placed.scenario.title.clone(),
        ruleset: stage.ruleset.to_owned(),
        read_as: stage.read_as.to_owned(),
        file: placed.file.path.clone(),
        line: placed.line_of_step(step),
        step: step.unwrap_or_default(),
        step_text: step.map(|step| placed.text_of_step(step)).unwrap_or_default(),
        mismatches,
        grounds,
        rerun: format!("floor test {} --under {}", placed.scenario.id, stage.ruleset),
    }
}
