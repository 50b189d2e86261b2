//! One test for each scenario and ruleset, and one snapshot for each scenario of what happens in it.
//!
//! `cargo test -p floorman-conformance --test corpus K7QM` runs one scenario. Snapshots are regenerated with
//! `INSTA_UPDATE=always` and read before they are committed; expectations never are.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod rulesets;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use floorman_conformance::corpus::{Placed, read_folder};
use floorman_conformance::cover::{self, ClaimReach};
use floorman_conformance::play::{self, Stage};
use floorman_conformance::run::{self, Verdict};
use floorman_conformance::scenario::Status;
use floorman_conformance::{Corpus, CorpusText, words};
use floorman_grammar::Library;
use libtest_mimic::{Arguments, Failed, Trial};
use rulesets::{entries, root, shown};

fn main() {
    let arguments = Arguments::from_args();
    let corpus = Arc::new(corpus());
    let library = Arc::new(rulesets::library(&[]));
    let mut trials = Vec::new();
    for placed in corpus.scenarios() {
        trials.extend(verdicts(&corpus, &library, placed));
        trials.push(snapshot(&corpus, &library, placed));
    }
    trials.push(orphans(&corpus));
    trials.push(names(&corpus, &library));
    trials.push(claims(&corpus));
    trials.push(contradictions(&corpus));
    libtest_mimic::run(&arguments, trials).exit();
}

/// A test for each ruleset that the scenario names.
fn verdicts(corpus: &Arc<Corpus>, library: &Arc<Library>, placed: Placed<'_>) -> Vec<Trial> {
    let id = placed.scenario.id;
    let trial = |ruleset: &String| {
        let (corpus, library, ruleset) = (Arc::clone(corpus), Arc::clone(library), ruleset.clone());
        let name = format!("{} under {ruleset}", placed.name());
        let test = move || {
            let outcome = run::outcome(&library, corpus.scenario(id).unwrap(), &ruleset);
            match outcome.verdict {
                Verdict::Passed => Ok(()),
                Verdict::Failed(failure) => Err(Failed::from(words::failure(&failure))),
                Verdict::Changed(change) => Err(Failed::from(words::failure(&change.failure))),
                Verdict::NotRun(reason) => Err(Failed::from(words::not_run(&reason))),
            }
        };
        Trial::test(name, test).with_ignored_flag(placed.scenario.status == Status::Withdrawn)
    };
    placed.scenario.under.iter().map(trial).collect()
}

/// What happens in the scenario, under each ruleset it names.
fn snapshot(corpus: &Arc<Corpus>, library: &Arc<Library>, placed: Placed<'_>) -> Trial {
    let (corpus, library) = (Arc::clone(corpus), Arc::clone(library));
    let id = placed.scenario.id;
    Trial::test(format!("{} transcript", placed.name()), move || {
        let placed = corpus.scenario(id).unwrap();
        let text = transcripts(&library, placed)?;
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path(snapshots().join(&placed.file.chapter));
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!(id.to_string(), text));
        Ok(())
    })
}

fn transcripts(library: &Library, placed: Placed<'_>) -> Result<String, Failed> {
    let scenario = placed.scenario;
    let mut text = scenario.title.clone();
    for ruleset in &scenario.under {
        let stage = Stage { library, ruleset, read_as: ruleset };
        let told = play::scenario(&stage, scenario).map_err(|error| error.to_string())?;
        if !told.departures.is_empty() {
            return Err(format!(
                "it departs from what is expected under {ruleset}: no transcript to compare"
            )
            .into());
        }
        let transcript = words::transcript(&told.transcript);
        write!(text, "\n\nunder {ruleset}\n{transcript}").unwrap();
    }
    Ok(text)
}

/// Every snapshot belongs to a scenario.
fn orphans(corpus: &Arc<Corpus>) -> Trial {
    let corpus = Arc::clone(corpus);
    Trial::test("no snapshot without its scenario", move || {
        let known: BTreeSet<PathBuf> = corpus
            .scenarios()
            .map(|placed| snapshots().join(&placed.file.chapter).join(format!("{}.snap", placed.scenario.id)))
            .collect();
        let orphans: Vec<String> = entries(&snapshots())
            .into_iter()
            .flat_map(|folder| entries(&folder))
            .filter(|path| !known.contains(path))
            .map(|path| path.display().to_string())
            .collect();
        if orphans.is_empty() {
            return Ok(());
        }
        Err(format!("these belong to no scenario; remove them:\n{}", orphans.join("\n")).into())
    })
}

/// Every ruleset and game that a scenario names is there.
fn names(corpus: &Arc<Corpus>, library: &Arc<Library>) -> Trial {
    let (corpus, library) = (Arc::clone(corpus), Arc::clone(library));
    Trial::test("every ruleset and game named is there", move || {
        let unknown = corpus.unknown_names(&library.names().collect(), &library.games().collect());
        let listed: Vec<String> = unknown.iter().map(ToString::to_string).collect();
        if listed.is_empty() { Ok(()) } else { Err(listed.join("\n").into()) }
    })
}

/// Every claim has a scenario, or a reason why no engine can be asked, and not both; `tests/claims.txt` lists them, `BLESS=1` writes it.
fn claims(corpus: &Arc<Corpus>) -> Trial {
    let corpus = Arc::clone(corpus);
    Trial::test("every claim of the documents has its scenarios", move || {
        let claims = cover::claims(&corpus);
        let name = |claim: &ClaimReach<'_>| claim.claim.clone();
        let unmet: Vec<String> = claims.iter().filter(|claim| claim.is_unmet()).map(name).collect();
        let stale: Vec<String> =
            claims.iter().filter(|claim| claim.is_asked_all_the_same()).map(name).collect();
        if !unmet.is_empty() || !stale.is_empty() {
            return Err(
                format!("without a scenario: {unmet:?}; listed as untestable and asked: {stale:?}").into()
            );
        }
        let line = |claim: &ClaimReach<'_>| {
            let ids = claim.scenarios.iter().map(|placed| placed.scenario.id.to_string());
            let reason = claim.untestable.map(|_| "(documents.yaml)".to_owned());
            let met: BTreeSet<String> = ids.chain(reason).collect();
            format!("{} {}\n", claim.claim, met.into_iter().collect::<Vec<_>>().join(" "))
        };
        let list: String = claims.iter().map(line).collect();
        let path = root().join("conformance/tests/claims.txt");
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, &list)?;
        }
        if fs::read_to_string(&path).unwrap_or_default() == list {
            return Ok(());
        }
        Err(format!("{} is not up to date: BLESS=1 writes it", path.display()).into())
    })
}

/// Every contradiction is asked, or `documents.yaml` says why not; and nothing is listed there that a scenario asks.
fn contradictions(corpus: &Arc<Corpus>) -> Trial {
    let corpus = Arc::clone(corpus);
    Trial::test("every contradiction of the register is asked or has its reason", move || {
        let asked: BTreeSet<&String> =
            corpus.scenarios().flat_map(|placed| &placed.scenario.origin.refs).collect();
        let listed: BTreeSet<&String> =
            corpus.documents().unasked.iter().flat_map(|line| &line.refs).collect();
        let unmet: Vec<String> = corpus
            .documents()
            .contradictions()
            .filter(|id| !asked.contains(id) && !listed.contains(id))
            .collect();
        let stale: Vec<&&String> = listed.intersection(&asked).collect();
        if unmet.is_empty() && stale.is_empty() {
            return Ok(());
        }
        Err(format!("without a scenario and a reason: {unmet:?}; listed and asked: {stale:?}").into())
    })
}

fn corpus() -> Corpus {
    let (texts, mut problems) = read_folder(&root().join("conformance/corpus"));
    let texts = texts.into_iter().map(|text| CorpusText { path: shown(Path::new(&text.path)), ..text });
    let (corpus, more) = Corpus::load(texts);
    problems.extend(more);
    for problem in &problems {
        eprintln!("{problem}");
    }
    assert!(problems.is_empty(), "the corpus has {} problems", problems.len());
    assert!(corpus.scenarios().next().is_some(), "the corpus is empty");
    corpus
}

fn snapshots() -> PathBuf {
    root().join("conformance/tests/snapshots")
}
