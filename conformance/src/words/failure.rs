//! Results of the corpus, for a reader.

use std::fmt::Write;

use floorman_engine::{Arm, Statement};
use floorman_grammar::basis_as_written;

use crate::run::{Failure, NotRun};

/// A failure: file and line, the step, expected against got, the statements in force, and how to run it alone.
#[must_use]
pub fn failure(failure: &Failure) -> String {
    let mut out = String::new();
    let _infallible = write_failure(&mut out, failure);
    out
}

fn write_failure(out: &mut String, failure: &Failure) -> std::fmt::Result {
    writeln!(out, "{}:{}: {} under {}", failure.file, failure.line, failure.name, failure.ruleset)?;
    writeln!(out, "  {}", failure.title)?;
    if failure.read_as != failure.ruleset {
        writeln!(out, "  read as {}, the nearest ruleset above it that the scenario names", failure.read_as)?;
    }
    if !failure.step_text.is_empty() {
        writeln!(out, "  step {}: {}", failure.step + 1, failure.step_text)?;
    }
    for mismatch in &failure.mismatches {
        writeln!(out, "    {}", mismatch.asked)?;
        writeln!(out, "      expected  {}", mismatch.expected)?;
        writeln!(out, "      got       {}", mismatch.got)?;
    }
    for statement in &failure.grounds {
        writeln!(out, "  by {}", by(statement))?;
    }
    writeln!(out, "  run it alone: {}", failure.rerun)
}

/// A statement as its ruleset has it, and where: `raise-cap = none per tda "48" (tda-2024.rules:27)`.
#[must_use]
pub fn by(statement: &Statement) -> String {
    let arm = &statement.arm;
    let basis = basis_as_written(&arm.basis);
    format!("{} = {} {basis} ({})", statement.question.name(), arm.written, arm.place)
}

/// Why a scenario was not run.
#[must_use]
pub fn not_run(reason: &NotRun) -> String {
    match reason {
        NotRun::NotNamed => "the scenario names neither this ruleset nor one above it".to_owned(),
        NotRun::Withdrawn => "the scenario is withdrawn".to_owned(),
        NotRun::OtherSetting { asked, plays } => {
            format!("the scenario is about {asked}, and the ruleset is for {plays} only")
        }
        NotRun::NoRuleset => {
            "no ruleset of this name is loaded; `--under FILE.rules` or `--rulesets FOLDER` loads one"
                .to_owned()
        }
        NotRun::NotPlayable(statements) => {
            let by: Vec<String> = statements.iter().map(in_short).collect();
            format!("not playable under your rules: {}", by.join(", "))
        }
    }
}

/// A statement and where it stands, without its ground: `odd-chip-unit = 1 unit (room.rules:3)`.
fn in_short(statement: &Statement) -> String {
    let Arm { written, place, .. } = &statement.arm;
    format!("{} = {written} ({place})", statement.question.name())
}
