//! What a trial of mutants says.

use floorman_conformance::corpus::Survivor;
use floorman_conformance::mutate::Mutant;

use super::style::{BAD, DIM, GOOD, RESET};
use super::{columns, counted, did_you_mean, figures, hanging};
use crate::mutate::{Score, Stale, sum};

/// How far the trial is, on a terminal.
pub(crate) const PROGRESS: &str = "{bar:40} {pos} of {len} mutants, {eta} to go";

/// A mutant that nothing notices.
pub(crate) fn survivor(mutant: &Mutant, runs: usize) -> String {
    let Mutant { id, question, place, .. } = mutant;
    let tried = if runs == 0 {
        format!("no run reads an answer to `{}` while this statement is in force", question.name())
    } else {
        let runs = counted(runs, "run reads", "runs read");
        format!("{runs} an answer to `{}`, and all comes out as before", question.name())
    };
    format!("{BAD}survives{RESET}  {id}\n  {}:{}\n  {tried}\n", place.file, place.line)
}

/// An entry of the register that does not stand.
pub(crate) fn stale(survivor: &Survivor, why: &Stale<'_>) -> String {
    let Survivor { mutant, file, line, .. } = survivor;
    format!("{BAD}stale{RESET}  {file}:{line}: {mutant}\n{}\n", hanging(&why_stale(why), "  ", "  "))
}

/// Why it does not stand.
pub(crate) fn why_stale(why: &Stale<'_>) -> String {
    match why {
        Stale::Noticed { by, place } => {
            let (name, under) = (by.placed.name(), by.ruleset);
            format!("the statement stands at {}:{}, and {name} notices under {under}", place.file, place.line)
        }
        Stale::NoMutant { place, near } => {
            let place = place.map(|(file, line)| format!("the statement stands at {file}:{line}, and "));
            let near = near.as_ref().map(|near| format!("; {}", did_you_mean(near)));
            let (place, near) = (place.unwrap_or_default(), near.unwrap_or_default());
            let of = if place.is_empty() { "" } else { " of it" };
            format!("{place}there is no such mutant{of}{near}")
        }
        Stale::NoRuleset => "there is no such mutant: no ruleset of that name is loaded".to_owned(),
    }
}

/// That some runs fail already.
pub(crate) fn failing(runs: usize) -> String {
    let runs = counted(runs, "run fails", "runs fail");
    format!("{BAD}{runs}{RESET} without any change, and can notice none: see `floor test`")
}

/// A row a ruleset.
pub(crate) fn table(scores: &[(&str, Score)]) -> String {
    let head = ["", "statements", "mutants", "noticed", "not playable", "accepted", "survive", "score"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows.extend(scores.iter().map(|(name, score)| row(name, *score)));
    if scores.len() > 1 {
        rows.push(row("all", sum(scores)));
    }
    columns::aligned(&rows)
}

fn row(name: &str, score: Score) -> Vec<String> {
    let percent = score.percent().map_or_else(|| "·".to_owned(), |percent| format!("{percent} %"));
    let counts =
        [score.statements, score.mutants(), score.noticed, score.not_playable, score.accepted, score.survive];
    let [statements, mutants, noticed, not_playable, accepted, survive] = counts.map(figures);
    vec![name.to_owned(), statements, mutants, noticed, not_playable, accepted, survive, percent]
}

/// The last lines: how many were tried, and whether all are accounted for.
pub(crate) fn summary(scores: &[(&str, Score)], shard: Option<String>) -> String {
    let score = sum(scores);
    let part = shard.map(|shard| format!(", shard {shard}")).unwrap_or_default();
    let what = format!(
        "{} of {}{part}",
        counted(score.mutants(), "mutant", "mutants"),
        counted(scores.len(), "ruleset", "rulesets"),
    );
    let outcome = match (score.survive, score.accepted) {
        _ if score.mutants() == 0 => "nothing to notice".to_owned(),
        (0, 0) => format!("{GOOD}all noticed{RESET}"),
        (0, accepted) => {
            format!(
                "{GOOD}all noticed{RESET} but {}",
                counted(accepted, "accepted survivor", "accepted survivors")
            )
        }
        (survive, _) => format!("{BAD}{}{RESET}", counted(survive, "survives", "survive")),
    };
    if score.unchangeable == 0 {
        return format!("{what}: {outcome}");
    }
    let without = counted(score.unchangeable, "statement has", "statements have");
    format!("{DIM}{without} no mutant: nothing else would have another effect{RESET}\n{what}: {outcome}")
}
