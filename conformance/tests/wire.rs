//! The examples of the manual of the protocol: each is held to the schema, and put to our own engine where it asks.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod frames;
mod rulesets;

use std::fs;

use floorman_conformance::wire::serve::serve;
use floorman_conformance::wire::state::OBSERVABLES;
use floorman_conformance::wire::word::CAPABILITIES;
use frames::{answer_of, contains, faults};
use serde_json::{Value, json};

const MANUAL: &str = include_str!("../wire.md");

/// The blocks of frames, each with the words after its name.
fn blocks() -> Vec<(&'static str, Vec<&'static str>)> {
    let block = |part: &'static str| {
        let (words, rest) = part.split_once('\n').unwrap();
        (words.trim(), rest.split("```").next().unwrap().lines().collect())
    };
    let found: Vec<_> = MANUAL.split("```frames").skip(1).map(block).collect();
    assert!(found.len() > 10, "{}", found.len());
    found
}

#[test]
fn every_frame_is_as_the_schema_says() {
    for (words, lines) in blocks() {
        let mut op = String::new();
        for line in lines {
            let frame: Value = serde_json::from_str(line.get(2..).unwrap()).unwrap();
            if line.starts_with('>') {
                op = frame["op"].as_str().unwrap().to_owned();
                assert_eq!(faults("request", &frame), Vec::<String>::new());
                continue;
            }
            assert_eq!(faults("answer", &frame), Vec::<String>::new());
            let name = match words {
                "wrong" => "welcome",
                "answers ruled" => "ruled",
                _ => answer_of(&op),
            };
            let wrong = frame.get("ok").map(|ok| faults(name, ok)).unwrap_or_default();
            assert_eq!(wrong.is_empty(), words != "wrong", "{wrong:?}");
        }
    }
}

#[test]
fn our_own_engine_answers_as_the_examples_do() {
    let library = rulesets::library(&[]);
    let file = |(path, text): (&str, &str)| json!({"path": path, "text": text});
    let files: Vec<Value> = library.files_of("tda-2024").into_iter().map(file).collect();
    let mut asked = format!("{}\n", json!({"id": 0, "op": "rules", "ruleset": "tda-2024", "files": files}));
    let mut answers = Vec::new();
    for line in blocks().iter().filter(|(words, _)| words.is_empty()).flat_map(|(_, lines)| lines) {
        let frame = line.get(2..).unwrap();
        let value: Value = serde_json::from_str(frame).unwrap();
        if line.starts_with('<') {
            answers.push(value);
        } else if value["op"] != "hello" && value["op"] != "bye" {
            asked = asked + frame + "\n";
        }
    }
    let mut said = Vec::new();
    serve(asked.as_bytes(), &mut said).unwrap();
    let said: Vec<Value> =
        said.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).map(read).collect();
    let is_said = |answer: &Value| answer["ok"].get("version").is_some() || answer["id"] == 14;
    let shown: Vec<&Value> = answers.iter().filter(|answer| !is_said(answer)).collect();
    assert_eq!(said.len(), shown.len() + 1, "{said:#?}");
    for (said, shown) in said.iter().skip(1).zip(shown) {
        assert!(contains(said, shown), "{said}\nis not\n{shown}");
        assert_eq!(
            shown.pointer("/ok/state/to-act").is_some(),
            said.pointer("/ok/state/to-act").is_some(),
            "{said}"
        );
    }
}

fn read(line: &[u8]) -> Value {
    serde_json::from_slice(line).unwrap()
}

#[test]
fn the_manual_has_every_word_of_the_handshake() {
    let words = CAPABILITIES.iter().map(|(word, _)| *word).chain(OBSERVABLES);
    let missing: Vec<&str> = words.filter(|word| !MANUAL.contains(&format!("`{word}`"))).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

#[test]
fn the_manual_names_every_way_in() {
    for kit in ["kit-python/floorkit.py", "kit-javascript/floorkit.js", "kit-rust/src/lib.rs", "MATRIX.md"] {
        let path = rulesets::root().join("conformance/adapters").join(kit);
        assert!(fs::exists(&path).unwrap(), "{}", path.display());
    }
}
