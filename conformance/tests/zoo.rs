//! The runner, tested on engines that are broken: each has the verdict that it must get.
//!
//! An engine is this very program, started again under the name of what is wrong with it; nothing else has to be there.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

#[path = "zoo/animals.rs"]
mod animals;
#[path = "zoo/keeper.rs"]
mod keeper;
#[path = "zoo/killed.rs"]
mod killed;
mod rulesets;

use std::env;
use std::sync::Arc;

use floorman_conformance::report::record::{FindingKind, Outcome, Record, Verdict};
use keeper::Zoo;
use libtest_mimic::{Arguments, Failed, Trial};

/// What must come of an animal.
enum Must {
    /// Nothing is put to it, and the words say why.
    BeRefused(&'static str),
    /// This comes of all that is put to it, and the words say why.
    Come(Outcome, &'static str),
    /// Each fails at this step, from 1.
    FailAt(u32),
    /// Those fail, the others pass.
    Fail(&'static [&'static str]),
    /// This comes of the last one, and this is found beside it; the others pass.
    BeFound(Outcome, FindingKind),
}

/// Put to animals that break: one is enough.
const ONE: &[&str] = &["K7QM"];

/// A scenario, its twin, and some more.
const SOME: &[&str] = &["K7QM", "K7QN", "J3BJ", "HCDN", "GH4P", "GXWT"];

/// Hands of which only the pots are asked: layers, an odd chip, a bet that nobody matched.
const POTS: &[&str] = &["NS4N", "QCRN", "XBV3", "Z346", "Z3SS", "WSK2", "SJ3B"];

fn verdicts() -> Vec<(&'static str, &'static [&'static str], Must)> {
    use Must::{BeFound, BeRefused, Come, Fail, FailAt};
    vec![
        ("sound", SOME, Come(Outcome::Pass, "")),
        ("accepts-everything", SOME, Fail(&["K7QM", "HCDN"])),
        ("rejects-everything", SOME, Fail(SOME)),
        ("echoes", ONE, BeRefused("op")),
        ("moves-the-button", SOME, Fail(SOME)),
        ("waits-for-another", ONE, FailAt(1)),
        ("counts-in-fractions", ONE, Come(Outcome::Fault, "stack")),
        ("keeps-chips-for-the-next-hand", &["K7QM", "K7QN"], BeFound(Outcome::Fail, FindingKind::StateLeak)),
        ("claims-unknown-words", ONE, BeRefused("everything")),
        ("claims-what-it-cannot", ONE, Come(Outcome::Fail, "complete")),
        ("lacks-what-it-claims", ONE, Come(Outcome::Fail, "start")),
        ("lacks-what-it-never-claimed", ONE, Come(Outcome::Unsupported, "unequal-blinds")),
        ("skips-and-calls-it-done", ONE, Come(Outcome::Fault, "state")),
        ("never-greets", ONE, BeRefused("no answer")),
        ("speaks-another-version", ONE, BeRefused("version")),
        ("hangs", ONE, Come(Outcome::Timeout, "no answer")),
        ("floods-a-line", ONE, Come(Outcome::Fault, "longer")),
        ("floods-lines", ONE, Come(Outcome::Fault, "")),
        ("dies-in-mid-hand", SOME, Come(Outcome::Fault, "7")),
        ("prints-between-frames", ONE, Come(Outcome::Fault, "dealing the turn")),
        ("answers-out-of-order", ONE, Come(Outcome::Fault, "")),
        ("answers-the-question-before", ONE, Come(Outcome::Fault, "")),
        ("is-not-utf-8", ONE, Come(Outcome::Fault, "UTF-8")),
        ("makes-pots-alone", POTS, Come(Outcome::Pass, "")),
        ("keeps-what-nobody-matched", POTS, Fail(&["WSK2", "SJ3B"])),
        ("moves-chips-as-it-refuses", ONE, BeFound(Outcome::Fail, FindingKind::RefusalMovesChips)),
    ]
}

fn main() {
    let mut words = env::args().skip(1);
    if words.next().as_deref() == Some("--be") {
        animals::be(&words.next().unwrap(), words.next()).unwrap();
        return;
    }
    let zoo = Arc::new(Zoo::open());
    let judged = verdicts().into_iter().map(|(animal, only, must)| {
        let zoo = Arc::clone(&zoo);
        Trial::test(animal, move || judge(&zoo, animal, only, &must))
    });
    let mut trials: Vec<Trial> = judged.collect();
    let other = Arc::clone(&zoo);
    trials.push(Trial::test("every_animal_is_judged", || killed::every_animal_is_judged(&verdicts_of())));
    trials.push(Trial::test("a_killed_adapter_loses_the_scenario_under_way", move || {
        killed::loses_one(&other)
    }));
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

fn verdicts_of() -> Vec<&'static str> {
    verdicts().into_iter().map(|(animal, ..)| animal).collect()
}

fn judge(zoo: &Zoo, animal: &str, only: &[&str], must: &Must) -> Result<(), Failed> {
    let done = match (zoo.put(animal, only, None), must) {
        (Err(refused), Must::BeRefused(why)) => return hold(refused.says.contains(why), &refused),
        (Err(refused), _) => return Err(Failed::from(refused.to_string())),
        (Ok(done), _) => done,
    };
    hold(done.records.len() == only.len(), &done.records.len())?;
    match must {
        Must::BeRefused(why) => return Err(Failed::from(format!("it was let in: {why}"))),
        Must::Come(outcome, why) => {
            for record in &done.records {
                let says = record.reason.as_deref().unwrap_or_default();
                hold(record.outcome == *outcome && says.contains(why), &told(record))?;
            }
        }
        Must::FailAt(step) => {
            for record in &done.records {
                let differs = record.differs.as_ref().and_then(|differs| differs.step);
                hold(record.outcome == Outcome::Fail && differs == Some(*step), &told(record))?;
            }
        }
        Must::Fail(failing) => {
            for record in &done.records {
                let fails = failing.contains(&record.id.as_str());
                let outcome = if fails { Outcome::Fail } else { Outcome::Pass };
                hold(record.outcome == outcome, &told(record))?;
            }
        }
        Must::BeFound(outcome, kind) => is_found(&done.records, *outcome, *kind)?,
    }
    let due = verdict_due(&done.records);
    let other = done.footer.profiles.values().map(|sum| sum.verdict).find(|verdict| *verdict != due);
    hold(other.is_none(), &other)
}

/// The last one comes to this and has this finding, the others pass.
fn is_found(records: &[Record], outcome: Outcome, kind: FindingKind) -> Result<(), Failed> {
    let (last, others) = records.split_last().unwrap();
    for record in others {
        hold(record.outcome == Outcome::Pass, &told(record))?;
    }
    let found = last.findings.iter().any(|finding| finding.kind == kind);
    hold(found && last.outcome == outcome, &told(last))
}

/// The verdict on an engine of which no more is known than these.
fn verdict_due(records: &[Record]) -> Verdict {
    let all = |outcome: Outcome| records.iter().all(|record| record.outcome == outcome);
    match (all(Outcome::Pass), all(Outcome::Unsupported)) {
        (true, _) => Verdict::Partial,
        (_, true) => Verdict::NoEvidence,
        _ => Verdict::NotConformant,
    }
}

fn told(record: &Record) -> String {
    format!(
        "{} {}: {:?} {:?} {:?}",
        record.id, record.outcome, record.reason, record.differs, record.findings
    )
}

pub(crate) fn hold(holds: bool, otherwise: &dyn std::fmt::Debug) -> Result<(), Failed> {
    if holds { Ok(()) } else { Err(Failed::from(format!("{otherwise:?}"))) }
}
