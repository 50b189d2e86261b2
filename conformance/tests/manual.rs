//! The examples of the manual are read and run.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod rulesets;

use floorman_conformance::play::{self, Stage};
use floorman_conformance::run::{self, Selection, Verdict};
use floorman_conformance::scenario::read_hand;
use floorman_conformance::{Corpus, CorpusText, words};
use floorman_engine::notation::{self, Line};
use floorman_engine::{Reason, Seat};

const MANUAL: &str = include_str!("../README.md");

#[test]
fn its_scenarios_pass() {
    let examples = blocks("yaml").into_iter().filter(|text| text.starts_with("format: 1"));
    let texts = examples.enumerate().map(|(number, text)| {
        let path = format!("manual/example-{number}.yaml");
        CorpusText { path, text: text.to_owned() }
    });
    let (corpus, problems) = Corpus::load(texts);
    assert!(problems.is_empty(), "{problems:#?}");
    let houses: Vec<(&str, &str)> = blocks("rules").into_iter().map(|text| ("manual.rules", text)).collect();
    let outcomes = run::run(&corpus, &rulesets::library(&houses), Selection { under: &[], only: &[] });
    assert_eq!(outcomes.len(), 10);
    for outcome in outcomes {
        if let Verdict::Failed(failure) = &outcome.verdict {
            panic!("{}", words::failure(failure));
        }
        assert_eq!(outcome.verdict, Verdict::Passed);
    }
}

#[test]
fn its_hands_without_a_scenario_are_played() {
    let library = rulesets::library(&[]);
    let examples = blocks("yaml").into_iter().filter(|text| text.starts_with("table:"));
    for (number, text) in examples.enumerate() {
        let script = read_hand(&format!("example {number}"), text).unwrap();
        let stage = Stage { library: &library, ruleset: "tda-2024", read_as: "tda-2024" };
        let told = play::script(&stage, &script).unwrap();
        assert!(words::transcript(&told.transcript).ends_with("net A -6, B +6\n"));
    }
}

#[test]
fn its_lines_are_read() {
    let seat = |name: &str| ["A", "B", "C"].iter().position(|known| *known == name).and_then(Seat::new);
    let lines: Vec<&str> = blocks("notation").into_iter().flat_map(str::lines).collect();
    assert!(lines.len() > 10);
    for line in lines {
        let read = notation::parse(line, &seat).unwrap_or_else(|error| panic!("{line}: {error}"));
        if let Line::Event(event) = read {
            assert_eq!(
                notation::event(&event, "flop", &|seat| ["A", "B", "C"][seat.number()].to_owned()),
                line
            );
        }
    }
}

#[test]
fn it_names_every_reason() {
    let listed = MANUAL.split("\nReasons: ").nth(1).unwrap().split('.').next().unwrap();
    let listed: Vec<&str> = listed.split('`').skip(1).step_by(2).collect();
    let known: Vec<&str> = Reason::ALL.iter().map(|reason| reason.name()).collect();
    assert_eq!(listed.get(..known.len()), Some(known.as_slice()));
    let scenario = |reason: &str| {
        format!(
            "table: {{game: holdem, structure: no-limit, blinds: [1, 2], button: A, seats: {{A: 9, B: 9}}}}\n\
             play: [{{try: A calls, refused: {reason}}}]\n"
        )
    };
    for reason in listed {
        assert!(read_hand("reason", &scenario(reason)).is_ok(), "{reason}");
    }
}

/// The blocks of the manual that are marked so.
fn blocks(mark: &str) -> Vec<&'static str> {
    let opening = format!("```{mark}\n");
    MANUAL.split(opening.as_str()).skip(1).map(|rest| rest.split("```").next().unwrap()).collect()
}
