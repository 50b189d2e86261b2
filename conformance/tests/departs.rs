//! The runner notices what does not come out: one scenario for each thing that can be expected.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod rulesets;

use floorman_conformance::run::{self, Selection, Verdict};
use floorman_conformance::{Corpus, CorpusText, words};

const DEPARTS: &str = include_str!("departs/all.yaml");

#[test]
fn every_departure_is_noticed_and_told() {
    let text = CorpusText { path: "departs/all.yaml".to_owned(), text: DEPARTS.to_owned() };
    let (corpus, problems) = Corpus::load([text]);
    assert!(problems.is_empty(), "{problems:#?}");
    let outcomes = run::run(&corpus, &rulesets::library(&[]), Selection { under: &[], only: &[] });
    let mut told = String::new();
    for outcome in outcomes {
        let Verdict::Failed(failure) = outcome.verdict else {
            panic!("{} does not fail", outcome.name);
        };
        told.push_str(&words::failure(&failure));
        told.push('\n');
    }
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("departs");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    // Where a statement stands in its file is the ruleset's own business.
    let told = without_lines(&told);
    settings.bind(|| insta::assert_snapshot!("all", told));
}

/// The text without the line numbers of rulesets.
fn without_lines(text: &str) -> String {
    let line = |line: &str| match line.rsplit_once(".rules:") {
        Some((before, _)) => format!("{before}.rules)"),
        None => line.to_owned(),
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}
