//! What a trial of mutants says.

use floorman_conformance::corpus::Survivor;
use floorman_conformance::evidence::Evidence;
use floorman_conformance::mutate::Mutant;
use floorman_engine::Place;
use serde_json::{Value, json};

use super::style::{BAD, DIM, GOOD, RESET};
use super::{columns, counted, did_you_mean, figures, hanging};
use crate::cli::Shard;

/// How far the trial is, on a terminal.
pub(crate) const PROGRESS: &str = "{bar:40} {pos} of {len} mutants, {eta} to go";

/// That a part is written otherwise.
pub(crate) const NOT_A_SHARD: &str = "a shard is written `k/n`, as in `1/4`";

/// That there is no such part.
pub(crate) fn no_shard(part: u64, parts: u64) -> String {
    if parts == 0 {
        return "there are no shards of 0: write `k/n`, as in `1/4`".to_owned();
    }
    format!("there is no shard {part} of {parts}: they are counted from 1 to {parts}")
}

/// That no scenario runs under any ruleset.
pub(crate) const NOTHING_RAN: &str = "nothing ran: the corpus has no scenario under a ruleset that is loaded";

/// What came of the mutants of one ruleset.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Score {
    /// The statements it makes itself.
    pub(crate) statements: usize,
    /// Those of them that have no mutant.
    pub(crate) unchangeable: usize,
    pub(crate) noticed: usize,
    pub(crate) not_playable: usize,
    pub(crate) accepted: usize,
    pub(crate) survive: usize,
}

impl Score {
    const fn mutants(self) -> usize {
        self.noticed + self.not_playable + self.accepted + self.survive
    }

    const fn and(self, other: Self) -> Self {
        Self {
            statements: self.statements + other.statements,
            unchangeable: self.unchangeable + other.unchangeable,
            noticed: self.noticed + other.noticed,
            not_playable: self.not_playable + other.not_playable,
            accepted: self.accepted + other.accepted,
            survive: self.survive + other.survive,
        }
    }

    /// Noticed in a hundred, rounded down; a mutant that cannot be played any more is noticed.
    fn percent(self) -> Option<usize> {
        ((self.noticed + self.not_playable) * 100).checked_div(self.mutants())
    }
}

/// A ruleset's score, for programs.
pub(crate) fn score_as_data(ruleset: &str, score: Score) -> Value {
    json!({
        "ruleset": ruleset, "statements": score.statements, "without-mutants": score.unchangeable,
        "mutants": score.mutants(), "noticed": score.noticed, "not-playable": score.not_playable,
        "accepted": score.accepted, "survived": score.survive,
    })
}

/// Why an entry of the register does not stand.
#[derive(Debug)]
pub(crate) enum Stale<'s> {
    /// This run notices the mutant; the statement stands here.
    Noticed { by: &'s Evidence<'s>, place: &'s Place },
    /// The ruleset has no such mutant; its answer to the question stands here, and this mutant may be meant.
    NoMutant { place: Option<(&'s str, usize)>, near: Option<String> },
    /// No such ruleset is loaded.
    NoRuleset,
}

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

fn sum(scores: &[(&str, Score)]) -> Score {
    scores.iter().fold(Score::default(), |sum, (_, score)| sum.and(*score))
}

/// The last lines: how many were tried, and whether all are accounted for.
pub(crate) fn summary(scores: &[(&str, Score)], shard: Option<Shard>) -> String {
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
