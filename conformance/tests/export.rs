//! The exported corpus is the corpus: every scenario, in its words, with seats and steps in their order.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

mod rulesets;

use floorman_conformance::Corpus;
use floorman_conformance::corpus::read_folder;
use floorman_conformance::export::export;
use floorman_conformance::scenario::Body;
use serde_json::{Value, json};

fn exported() -> (Corpus, Vec<Value>) {
    let (texts, problems) = read_folder(&rulesets::root().join("conformance/corpus"));
    assert!(problems.is_empty(), "{problems:?}");
    let (corpus, problems) = Corpus::load(texts);
    assert!(problems.is_empty(), "{problems:?}");
    let exported = export(&corpus, &rulesets::library(&[]));
    let scenarios = exported["scenarios"].as_array().unwrap().clone();
    (corpus, scenarios)
}

#[test]
fn every_scenario_is_there_in_its_own_words() {
    let (corpus, exported) = exported();
    let mut left = exported.into_iter();
    for placed in corpus.scenarios() {
        let (scenario, exported) = (placed.scenario, left.next().unwrap());
        assert_eq!(exported["id"], scenario.id.to_string());
        assert_eq!(exported["title"], scenario.title.as_str());
        assert_eq!(exported["why"], scenario.why.as_str());
        assert_eq!(exported["under"], json!(scenario.under));
        let Body::Hand(script) = &scenario.body else { continue };
        let names: Vec<&str> = script.table.seats.iter().map(|seat| seat.name.as_str()).collect();
        let seats: Vec<&str> = exported["table"]["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it["seat"].as_str().unwrap())
            .collect();
        assert_eq!(seats, names, "{}", scenario.id);
        assert_eq!(exported["play"].as_array().unwrap().len(), script.steps.len());
    }
    assert_eq!(left.next(), None);
}

#[test]
fn a_citation_names_its_document_and_a_step_is_an_object() {
    let (_, exported) = exported();
    let known = exported.iter().find(|it| it["id"] == "K7QM").unwrap();
    let cite = json!({"source": "tda", "at": "47-A", "document": "Poker TDA Rules 2024 v1.0"});
    assert_eq!(known["cites"][0], cite);
    assert_eq!(known["play"][0], json!({"do": "A bets 10"}));
    assert_eq!(known["status"], "standing");
}
