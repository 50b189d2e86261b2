//! What a run of the conformance kit says.

use floorman_conformance::conform::{Replayed, Smoke};
use floorman_conformance::report::record::Record;

use super::counted;

pub(crate) const PROGRESS: &str = "{elapsed} {human_pos} runs";
pub(crate) const HELP_TIDY: &str = "`floor conform baseline tidy FILE -- COMMAND` drops ids that no scenario has; `--rulesets` loads more rulesets";
/// That a report has no scenario that is asked for.
pub(crate) fn not_reported(id: &str) -> String {
    format!("this report tells of no scenario `{id}`")
}

pub(crate) const NO_FRAMES: &str = "no such record of this report has frames";
pub(crate) const HELP_NO_FRAMES: &str =
    "frames are kept of runs that did not pass; `--only` and `--under` choose one";

/// Entries of a baseline that name no run.
pub(crate) fn unknown_runs(runs: &[String]) -> String {
    format!("the baseline names what is no run of this corpus: {}", runs.join(", "))
}

/// That no profile is meant by an argument.
pub(crate) fn no_profile(word: &str) -> String {
    format!("no profile is called `{word}`, and none begins so")
}

/// What a baseline holds now.
pub(crate) fn baseline(file: &str, known: usize, dropped: usize) -> String {
    if dropped > 0 {
        return format!("{file}: {}, {dropped} dropped", counted(known, "known failure", "known failures"));
    }
    format!("{file}: {}", counted(known, "known failure", "known failures"))
}

/// What a first look at an adapter shows.
pub(crate) fn smoke(smoke: &Smoke) -> String {
    let engine = &smoke.welcome.engine;
    let adapter = &smoke.welcome.adapter;
    let mut lines =
        vec![format!("{} {}, by {} {}", engine.name, engine.version, adapter.name, adapter.version)];
    let can: usize = smoke.can_be_put.values().sum();
    lines.push(format!("{can} of {} can be put to it", counted(smoke.runs, "run", "runs")));
    lines.extend(smoke.can_be_put.iter().map(|(profile, count)| format!("  {count:>6}  {profile}")));
    if !smoke.cannot.is_empty() {
        lines.push("what the others take".to_owned());
        lines.extend(smoke.cannot.iter().map(|(reason, count)| format!("  {count:>6}  {reason}")));
    }
    lines.push(format!("{} of them put to it", smoke.tried.records.len()));
    for record in &smoke.tried.records {
        lines.push(format!("  {}: {} under {}", record.outcome, record.scenario, record.ruleset));
        lines.extend(record.reason.iter().map(|reason| format!("    {reason}")));
        let checks = record.differs.iter().flat_map(|differs| &differs.checks);
        lines.extend(
            checks
                .map(|check| format!("    {}: expected {}, got {}", check.asked, check.expected, check.got)),
        );
        lines.extend(record.rerun.iter().map(|rerun| format!("    alone: {rerun}")));
    }
    lines.join("\n") + "\n"
}

/// What was answered then and now.
pub(crate) fn replayed(record: &Record, replayed: &[Replayed]) -> String {
    let mut lines = vec![format!("{} under {}: {}", record.scenario, record.ruleset, record.title)];
    for frame in replayed {
        lines.push(format!("> {}", frame.sent));
        if frame.is_as_before() {
            lines.push(format!("< {}", frame.now));
        } else {
            lines.push(format!("then  {}", frame.then.as_deref().unwrap_or("nothing")));
            lines.push(format!("now   {}", frame.now));
        }
    }
    let other = replayed.iter().filter(|frame| !frame.is_as_before()).count();
    lines.push(format!("{}, {other} answered otherwise", counted(replayed.len(), "frame", "frames")));
    lines.join("\n") + "\n"
}
