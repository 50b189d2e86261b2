//! Our own engine over the wire, request by request.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod rulesets;

use floorman_conformance::wire::serve::serve;
use serde_json::{Value, json};

/// The answers to some requests, after the handshake and the files of a ruleset.
fn answers(requests: &[Value]) -> Vec<Value> {
    let library = rulesets::library(&[]);
    let files: Vec<Value> = library
        .files_of("tda-2024")
        .into_iter()
        .map(|(path, text)| json!({"path": path, "text": text}))
        .collect();
    let rules = json!({"id": 0, "op": "rules", "ruleset": "tda-2024", "files": files});
    let mut lines = String::new();
    for request in [&rules].into_iter().chain(requests) {
        lines.push_str(&request.to_string());
        lines.push('\n');
    }
    let mut out = Vec::new();
    serve(lines.as_bytes(), &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    let mut answers: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.remove(0), json!({"id": 0, "ok": {}}));
    answers
}

fn table(stacks: [u64; 3]) -> Value {
    let seats: Vec<Value> =
        (1..=3).zip(stacks).map(|(seat, stack)| json!({"seat": seat, "stack": stack})).collect();
    json!({
        "game": "holdem", "structure": "no-limit", "setting": "tournament", "button": 1, "seats": seats,
        "blinds": [1, 2], "chips": [1], "unit": 1,
    })
}

fn open(stacks: [u64; 3]) -> Value {
    json!({"id": 1, "op": "open", "h": "h1", "ruleset": "tda-2024", "table": table(stacks),
        "cards": {"hole": {"1": ["As", "Ad"]}, "board": []}})
}

#[test]
fn a_hand_is_opened_with_its_posts_and_its_cards() {
    let answers = answers(&[open([200, 200, 200])]);
    let state = &answers[0]["ok"]["state"];
    assert_eq!(state["to-act"], json!({"seat": 1, "fold": true, "call": 2, "raise": [4, 200]}));
    assert_eq!(state["seats"]["2"], json!({"stack": 199, "street": 1, "hand": 1}));
    assert_eq!(state["seats"]["3"], json!({"stack": 198, "street": 2, "hand": 2}));
}

#[test]
fn a_probe_leaves_the_hand_as_it_was() {
    let probe = json!({"id": 2, "op": "act", "h": "h1", "seat": 1, "do": "raise", "to": 3, "probe": true});
    let state = json!({"id": 3, "op": "state", "h": "h1"});
    let answers = answers(&[open([200, 200, 200]), probe, state]);
    assert_eq!(answers[1]["ok"]["ruling"], "corrected");
    assert_eq!(answers[1]["ok"]["kind"], "below-minimum");
    assert_eq!(answers[1]["ok"]["became"], json!({"do": "raise", "to": 4}));
    assert_eq!(answers[1]["ok"]["state"], Value::Null);
    let mut same = answers[0]["ok"]["state"].clone();
    let mut now = answers[2]["ok"]["state"].clone();
    for state in [&mut same, &mut now] {
        state.as_object_mut().unwrap().remove("because");
    }
    assert_eq!(now, same);
}

#[test]
fn a_whole_hand_at_once_is_answered_step_by_step() {
    let steps = json!([
        {"op": "act", "seat": 1, "do": "fold"},
        {"op": "act", "seat": 3, "do": "check"},
        {"op": "act", "seat": 2, "do": "fold"},
    ]);
    let play = json!({"id": 1, "op": "play", "h": "h1", "steps": steps,
        "open": {"ruleset": "tda-2024", "table": table([200, 200, 200])}});
    let answers = answers(&[play]);
    let outcomes = answers[0]["ok"]["outcomes"].as_array().unwrap();
    let rulings: Vec<&Value> = outcomes.iter().map(|outcome| &outcome["ok"]["ruling"]).collect();
    assert_eq!(rulings[0], "accepted");
    assert_eq!(rulings[2], "accepted");
    assert_eq!(outcomes.len(), 3);
    let last = &outcomes[2]["ok"]["state"];
    assert_eq!(last["over"], true);
    assert_eq!(last["seats"]["3"]["stack"], 201);
}

#[test]
fn what_cannot_be_done_is_a_fault_and_the_next_request_is_answered() {
    let none = json!({"id": 7, "op": "act", "h": "h9", "seat": 1, "do": "fold"});
    let unknown = json!({"id": "eight", "op": "dance"});
    let other = json!({"id": 9, "op": "open", "h": "h1", "ruleset": "nobody", "table": table([9, 9, 9])});
    let close = json!({"id": 10, "op": "close", "h": "h1"});
    let answers = answers(&[none, unknown, other, close]);
    assert_eq!(answers[0]["fault"]["where"], "adapter");
    assert_eq!((&answers[1]["id"], answers[1]["fault"].is_object()), (&json!("eight"), true));
    assert!(answers[2]["fault"]["text"].as_str().unwrap().contains("nobody"));
    assert_eq!(answers[3], json!({"id": 10, "ok": {}}));
}

#[test]
fn one_hand_is_open_at_a_time() {
    let second = json!({"id": 2, "op": "open", "h": "h2", "ruleset": "tda-2024", "table": table([9, 9, 9])});
    let close = json!({"id": 3, "op": "close", "h": "h1"});
    let third = json!({"id": 4, "op": "open", "h": "h3", "ruleset": "tda-2024", "table": table([9, 9, 9])});
    let answers = answers(&[open([200, 200, 200]), second, close, third]);
    assert_eq!(answers[1]["unsupported"]["cap"], "several-hands");
    assert!(answers[3]["ok"]["state"].is_object());
}

#[test]
fn hands_are_put_in_order() {
    let hands = json!([["Kc", "Kd"], ["Ac", "Ad"], ["Ah", "As"]]);
    let rank =
        json!({"id": 1, "op": "rank", "by": "high", "board": ["2c", "7d", "9h", "Js", "3c"], "hands": hands});
    assert_eq!(answers(&[rank])[0]["ok"]["order"], json!([[2, 3], [1]]));
}

#[test]
fn pots_need_no_hand() {
    let pots = |seats: Value, order: Value| json!({"id": 1, "op": "pots", "ruleset": "tda-2024", "table": table([50, 200, 200]), "seats": seats, "order": order});
    let in_for = |seat: u8, chips: u64| json!({"seat": seat, "put-in": chips, "live": true});
    let settled = |request: Value| answers(&[request]).remove(0);
    let made = settled(pots(json!([in_for(1, 50), in_for(2, 80), in_for(3, 80)]), json!([])));
    assert_eq!(
        made["ok"],
        json!({"returned": {}, "pots": [{"amount": 210, "seats": [1, 2, 3]}], "awards": []})
    );
    let too_many = settled(pots(json!([in_for(1, u64::MAX), in_for(2, u64::MAX)]), json!([[1]])));
    assert!(too_many["fault"]["text"].as_str().unwrap().contains("more than"), "{too_many}");
    let nobody = settled(pots(json!([in_for(99, 50)]), json!([[99]])));
    assert!(nobody["fault"]["text"].as_str().unwrap().contains("seats"), "{nobody}");
}
