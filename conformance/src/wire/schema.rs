//! Holds frames to the published schema, and says what is wrong in words that help.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use jsonschema::Validator;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::frame::{Played, Ranked, Ruled, Seen};
use super::hello::Welcome;
use super::pots::PotsMade;
use super::word::kinds;
use crate::words::wire as said;

/// The schema, as it is published.
pub const SCHEMA: &str = include_str!("../../schema/wire-1.json");

/// How many faults of a frame are told.
const TOLD: usize = 3;

/// What stands in the `ok` of an answer, with its name in the schema.
pub(crate) trait Shape: DeserializeOwned {
    /// Its name among the definitions.
    const NAME: &'static str;
}

macro_rules! shapes {
    ($($shape:ty = $name:literal),* $(,)?) => {
        $(impl Shape for $shape {
            const NAME: &'static str = $name;
        })*
    };
}

// A plain value is an `ok` that says no more than that.
shapes! {
    Welcome = "welcome",
    Seen = "seen",
    Ruled = "ruled",
    Played = "played",
    Ranked = "ranked",
    PotsMade = "settled",
    Value = "done",
}

/// A definition of the schema that values can be held to.
struct Definition {
    validator: Validator,
    example: Value,
}

/// Reads what stands in an `ok`, if it is as the schema says.
///
/// # Errors
/// What is wrong with it, where, and how a right one looks.
pub(crate) fn read<T: Shape>(value: &Value) -> Result<T, String> {
    check(T::NAME, value)?;
    T::deserialize(value)
        .map_err(|error| said::no_shape(T::NAME, &value.to_string(), &[error.to_string()], None))
}

/// Holds a value to a definition of the schema.
///
/// # Errors
/// What is wrong with it, where, and how a right one looks.
pub(crate) fn check(name: &'static str, value: &Value) -> Result<(), String> {
    let Some(definition) = definitions().get(name) else { return Ok(()) };
    if definition.validator.is_valid(value) {
        return Ok(());
    }
    let faults: Vec<String> = definition
        .validator
        .iter_errors(value)
        .take(TOLD)
        .map(|error| said::at(&error.instance_path().to_string(), &error.to_string()))
        .collect();
    Err(said::no_shape(name, &value.to_string(), &faults, Some(&definition.example)))
}

/// The definitions that answers are held to, ready to be used.
fn definitions() -> &'static BTreeMap<&'static str, Definition> {
    static DEFINITIONS: OnceLock<BTreeMap<&'static str, Definition>> = OnceLock::new();
    DEFINITIONS.get_or_init(|| {
        let schema: Value = serde_json::from_str(SCHEMA).unwrap_or_default();
        let mut all = schema.get("$defs").cloned().unwrap_or_default();
        // The engine may know more kinds than the file that was published with it last.
        if let Some(listed) = all.pointer_mut("/kind/enum") {
            *listed = kinds().collect();
        }
        let one = |name: &'static str| {
            let definition = all.get(name)?;
            let example = definition.pointer("/examples/0").cloned().unwrap_or_else(|| json!({}));
            let rooted = json!({"$ref": format!("#/$defs/{name}"), "$defs": all});
            let validator = jsonschema::validator_for(&rooted).ok()?;
            Some((name, Definition { validator, example }))
        };
        NAMES.into_iter().filter_map(one).collect()
    })
}

/// The definitions that frames are held to.
const NAMES: [&str; 9] =
    ["request", "answer", "welcome", "seen", "ruled", "played", "ranked", "settled", "done"];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::frame::RankedBy;
    use crate::wire::state::OBSERVABLES;
    use crate::wire::word::CAPABILITIES;

    fn schema() -> Value {
        serde_json::from_str(SCHEMA).unwrap()
    }

    fn words(pointer: &str) -> Vec<String> {
        serde_json::from_value(schema().pointer(pointer).unwrap().clone()).unwrap()
    }

    #[test]
    fn the_schema_has_every_definition_that_frames_are_held_to() {
        assert_eq!(definitions().len(), NAMES.len());
    }

    #[test]
    fn the_closed_lists_are_those_of_the_code() {
        let capabilities: Vec<&str> = CAPABILITIES.iter().map(|(word, _)| *word).collect();
        assert_eq!(words("/$defs/welcome/properties/can/items/enum"), capabilities);
        assert_eq!(words("/$defs/welcome/properties/observes/items/enum"), OBSERVABLES);
        assert_eq!(words("/$defs/kind/enum"), kinds().collect::<Vec<_>>());
        let rankings = [RankedBy::High, RankedBy::AceToFive];
        assert_eq!(json!(words("/$defs/ranking/enum")), json!(rankings));
    }

    #[test]
    fn every_example_is_what_it_is_an_example_of() {
        for name in NAMES {
            let examples = schema().pointer(&format!("/$defs/{name}/examples")).cloned().unwrap_or(json!([]));
            for example in examples.as_array().unwrap() {
                assert_eq!(check(name, example), Ok(()), "{name}");
            }
        }
        let requests = schema().pointer("/$defs/request/oneOf").cloned().unwrap();
        for example in requests.as_array().unwrap().iter().filter_map(|one| one.pointer("/examples/0")) {
            assert_eq!(check("request", example), Ok(()));
        }
    }

    #[test]
    fn a_wrong_frame_is_told_with_its_place_and_a_right_one() {
        let told = check("ruled", &json!({"ruling": "fine"})).unwrap_err();
        assert!(told.contains("/ruling"), "{told}");
        assert!(told.contains(r#"{"fine""#) || told.contains("\"fine\""), "{told}");
        assert!(told.contains("not-reopened"), "{told}");
        let fraction = json!({"ruling": "accepted", "state": {"seats": {"1": {"stack": 6.5}}}});
        assert!(check("ruled", &fraction).unwrap_err().contains("/state/seats/1/stack"));
    }
}
