//! `floor test`: the corpus, and a matrix of what came out.

mod select;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

use floorman_conformance::Corpus;
use floorman_conformance::run::{self, NotRun, Outcome, Selection, Verdict};
use floorman_conformance::scenario::{Scenario, Status};
use floorman_conformance::words as told;
use serde_json::{Value, json};

use crate::cli::{Format, Test};
use crate::exit::Exit;
use crate::shelf::Shelf;
use crate::trouble::Trouble;
use crate::words::test as said;
use crate::words::typed;
use said::Tally;

pub(crate) fn run(args: &Test, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let named: Vec<&str> = args.under.iter().map(String::as_str).collect();
    let shelf = Shelf::open(&args.shelf, &named)?;
    let under: Vec<String> =
        named.iter().map(|name| shelf.name(name).map(str::to_owned)).collect::<Result<_, _>>()?;
    let selected = select::select(args)?;
    if args.list {
        return list(&selected.corpus, &selected.names, format, out);
    }
    let selection = Selection { under: &under, only: &selected.names };
    let mut outcomes = run::run(&selected.corpus, shelf.library(), selection);
    for outcome in &mut outcomes {
        call_as_given(outcome, &under, args);
    }
    let report = Report { corpus: &selected.corpus, outcomes: &outcomes };
    match format {
        Format::Text => report.text(out)?,
        Format::Json => writeln!(out, "{:#}", report.json())?,
    }
    Ok(report.exit())
}

fn list(corpus: &Corpus, only: &[String], format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let all = corpus.scenarios().map(|placed| (placed.name(), placed.scenario));
    let listed: Vec<(String, &Scenario)> =
        all.filter(|(name, _)| only.is_empty() || only.contains(name)).collect();
    let exit = if listed.is_empty() { Exit::NothingRan } else { Exit::Clean };
    match format {
        Format::Text => {
            for (name, scenario) in listed {
                writeln!(out, "{name}  {}  ({})", scenario.title, scenario.under.join(", "))?;
            }
        }
        Format::Json => {
            let scenarios: Vec<Value> = listed
                .iter()
                .map(|(name, it)| json!({"scenario": name, "title": it.title, "under": it.under}))
                .collect();
            let report = json!({"floor": "test", "schema": 1, "scenarios": scenarios, "exit": exit.code()});
            writeln!(out, "{report:#}")?;
        }
    }
    Ok(exit)
}

/// Lets the command that runs a failure alone name the ruleset, files and folders as they were named here.
fn call_as_given(outcome: &mut Outcome, under: &[String], args: &Test) {
    let failure = match &mut outcome.verdict {
        Verdict::Failed(failure) => failure,
        Verdict::Changed(change) => &mut change.failure,
        Verdict::Passed | Verdict::NotRun(_) => return,
    };
    let given = under.iter().zip(&args.under).find(|(name, _)| **name == outcome.ruleset);
    let ruleset = given.map_or(outcome.ruleset.as_str(), |(_, given)| given.as_str());
    let id = failure.name.rsplit('/').next().unwrap_or_default();
    let files = args.which.iter().filter(|which| select::is_path(which)).map(String::as_str);
    let corpus = args.corpus.iter().flat_map(|folder| ["--corpus".to_owned(), folder.display().to_string()]);
    let more: Vec<String> = args.shelf.arguments().into_iter().chain(corpus).collect();
    let words = ["floor", "test", id].into_iter().chain(files).chain(["--under", ruleset]);
    let words = words.chain(more.iter().map(String::as_str)).map(typed);
    failure.rerun = words.collect::<Vec<_>>().join(" ");
}

/// A run to be told of.
struct Report<'r> {
    corpus: &'r Corpus,
    outcomes: &'r [Outcome],
}

impl Report<'_> {
    /// The scenarios whose reading is contested: what comes of them is told and not counted.
    fn disputed(&self) -> BTreeSet<String> {
        let disputed = self.corpus.scenarios().filter(|placed| placed.scenario.status == Status::Disputed);
        disputed.map(|placed| placed.name()).collect()
    }

    fn tallies(&self) -> BTreeMap<(&str, &str), Tally> {
        let disputed = self.disputed();
        let mut tallies: BTreeMap<(&str, &str), Tally> = BTreeMap::new();
        for outcome in self.outcomes {
            let tally = tallies.entry((&outcome.chapter, &outcome.ruleset)).or_default();
            let counter = match &outcome.verdict {
                Verdict::NotRun(_) => continue,
                _ if disputed.contains(&outcome.name) => &mut tally.disputed,
                Verdict::Passed => &mut tally.passed,
                Verdict::Failed(_) => &mut tally.failed,
                Verdict::Changed(_) => &mut tally.changed,
            };
            *counter += 1;
        }
        tallies
    }

    fn sum(&self) -> Tally {
        self.tallies().values().fold(Tally::default(), |sum, tally| sum.and(*tally))
    }

    fn exit(&self) -> Exit {
        let sum = self.sum();
        if sum.ran() == 0 {
            Exit::NothingRan
        } else if sum.failed > 0 {
            Exit::Found
        } else {
            Exit::Clean
        }
    }

    fn text(&self, out: &mut dyn Write) -> Result<(), Trouble> {
        for outcome in self.outcomes {
            match &outcome.verdict {
                Verdict::Failed(failure) => writeln!(out, "{}", said::failure(failure))?,
                Verdict::Changed(change) => writeln!(out, "{}", said::change(change))?,
                Verdict::Passed | Verdict::NotRun(_) => {}
            }
        }
        let sum = self.sum();
        if sum.ran() > 0 {
            write!(out, "{}", self.matrix())?;
            if let Some(legend) = said::legend(sum) {
                writeln!(out, "{legend}")?;
            }
            writeln!(out)?;
        }
        for ((ruleset, reason), count) in self.not_run() {
            writeln!(out, "{}", said::not_run(count, ruleset, &reason))?;
        }
        if sum.ran() == 0 {
            return Ok(writeln!(out, "{}", said::NOTHING_RAN)?);
        }
        let ran = || self.outcomes.iter().filter(|outcome| !matches!(outcome.verdict, Verdict::NotRun(_)));
        let scenarios: BTreeSet<&str> = ran().map(|outcome| outcome.name.as_str()).collect();
        let rulesets: BTreeSet<&str> = ran().map(|outcome| outcome.ruleset.as_str()).collect();
        Ok(writeln!(out, "{}", said::summary(scenarios.len(), rulesets.len(), sum))?)
    }

    /// Chapters and rulesets in the order in which they came.
    fn matrix(&self) -> String {
        let mut chapters: Vec<&str> = Vec::new();
        let mut rulesets: Vec<&str> = Vec::new();
        for outcome in self.outcomes {
            if !chapters.contains(&outcome.chapter.as_str()) {
                chapters.push(&outcome.chapter);
            }
            if !rulesets.contains(&outcome.ruleset.as_str()) {
                rulesets.push(&outcome.ruleset);
            }
        }
        let tallies = self.tallies();
        let tally =
            |chapter: &str, ruleset: &str| tallies.get(&(chapter, ruleset)).copied().unwrap_or_default();
        let row = |chapter: &&str| {
            ((*chapter).to_owned(), rulesets.iter().map(|ruleset| tally(chapter, ruleset)).collect())
        };
        let rows: Vec<(String, Vec<Tally>)> = chapters.iter().map(row).collect();
        said::matrix(&rows, &rulesets)
    }

    fn not_run(&self) -> BTreeMap<(&str, String), usize> {
        let mut counts = BTreeMap::new();
        for outcome in self.outcomes {
            if let Verdict::NotRun(reason) = &outcome.verdict {
                *counts.entry((outcome.ruleset.as_str(), reason_of(reason))).or_default() += 1;
            }
        }
        counts
    }

    fn json(&self) -> Value {
        let disputed = self.disputed();
        let one = |outcome: &Outcome| {
            let (verdict, more) = match &outcome.verdict {
                Verdict::Passed => ("passed", Value::Null),
                Verdict::Failed(failure) => ("failed", json!(told::failure(failure))),
                Verdict::Changed(change) => ("changed", json!(told::failure(&change.failure))),
                Verdict::NotRun(reason) => ("not-run", json!(reason_of(reason))),
            };
            json!({
                "scenario": outcome.name, "ruleset": outcome.ruleset, "verdict": verdict,
                "disputed": disputed.contains(&outcome.name), "says": more,
            })
        };
        let outcomes: Vec<Value> = self.outcomes.iter().map(one).collect();
        json!({"floor": "test", "schema": 1, "outcomes": outcomes, "exit": self.exit().code()})
    }
}

fn reason_of(reason: &NotRun) -> String {
    told::not_run(reason)
}
