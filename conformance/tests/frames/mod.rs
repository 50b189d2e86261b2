//! Frames of the protocol, held to the schema and compared.

use serde_json::{Value, json};

const SCHEMA: &str = include_str!("../../schema/wire-1.json");

/// What is wrong with a frame.
pub(crate) fn faults(name: &str, frame: &Value) -> Vec<String> {
    let all = serde_json::from_str::<Value>(SCHEMA).unwrap().get("$defs").cloned();
    let schema = json!({"$ref": format!("#/$defs/{name}"), "$defs": all});
    let validator = jsonschema::validator_for(&schema).unwrap();
    validator.iter_errors(frame).map(|error| format!("{name}: {error}: {frame}")).collect()
}

/// What the `ok` of an answer is called in the schema.
pub(crate) fn answer_of(op: &str) -> &'static str {
    match op {
        "hello" => "welcome",
        "open" | "state" => "seen",
        "act" | "event" => "ruled",
        "play" => "played",
        "rank" => "ranked",
        "pots" => "settled",
        _ => "done",
    }
}

/// Whether everything that is shown was said.
pub(crate) fn contains(said: &Value, shown: &Value) -> bool {
    match (said, shown) {
        (Value::Object(said), Value::Object(shown)) => {
            shown.iter().all(|(name, value)| said.get(name).is_some_and(|said| contains(said, value)))
        }
        (Value::Array(said), Value::Array(shown)) => {
            said.len() == shown.len() && said.iter().zip(shown).all(|(said, shown)| contains(said, shown))
        }
        _ => said == shown,
    }
}
