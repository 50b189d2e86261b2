//! Speaks Floorman's conformance protocol for an engine: JSON lines, whole chips. See `../../wire.md`.
//!
//! An adapter is a type with an answer to each question: what [`Adapter::answer`] gives goes into `ok`.

pub mod json;

use std::io::{self, BufRead, Write};

pub use json::Json;

/// Why a question has no `ok`.
#[derive(Debug, Clone, PartialEq)]
pub enum Not {
    /// The engine does not know such a thing: the capability that it lacks.
    Supported(String),
    /// The engine broke: what it says.
    Sound(String),
}

/// What stands between the wire and an engine.
pub trait Adapter {
    /// What stands in `ok` of the answer to a question of this `op`.
    ///
    /// # Errors
    /// What the engine does not know, or how it broke.
    fn answer(&mut self, op: &str, asked: &Json) -> Result<Json, Not>;
}

/// Answers until `bye`.
///
/// # Errors
/// If a line cannot be read or written, or is no JSON.
pub fn serve(
    adapter: &mut impl Adapter,
    input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    for line in input.lines() {
        let asked = json::parse(&line?).ok_or_else(|| io::Error::other("not JSON"))?;
        let op = asked
            .get("op")
            .and_then(Json::text)
            .unwrap_or_default()
            .to_owned();
        let (name, said) = match op.as_str() {
            "bye" | "close" => ("ok", Json::Object(Vec::new())),
            _ => match adapter.answer(&op, &asked) {
                Ok(said) => ("ok", said),
                Err(Not::Supported(cap)) => {
                    ("unsupported", json::object([("cap", Json::from(cap))]))
                }
                Err(Not::Sound(text)) => (
                    "fault",
                    json::object([("where", Json::from("engine")), ("text", Json::from(text))]),
                ),
            },
        };
        let id = asked.get("id").cloned().unwrap_or(Json::Null);
        writeln!(output, "{}", json::object([("id", id), (name, said)]))?;
        output.flush()?;
        if op == "bye" {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Deaf;

    impl Adapter for Deaf {
        fn answer(&mut self, op: &str, _: &Json) -> Result<Json, Not> {
            Err(Not::Supported(op.to_owned()))
        }
    }

    #[test]
    fn an_id_comes_back_untouched_and_an_unknown_question_is_unsupported() {
        let mut said = Vec::new();
        let asked = "{\"id\":[1,\"a\\u00e9\\n\"],\"op\":\"open\"}\n{\"id\":2,\"op\":\"bye\"}\n";
        serve(&mut Deaf, asked.as_bytes(), &mut said).unwrap();
        let lines = "{\"id\":[1,\"a\u{e9}\\n\"],\"unsupported\":{\"cap\":\"open\"}}\n{\"id\":2,\"ok\":{}}\n";
        assert_eq!(String::from_utf8(said).unwrap(), lines);
    }
}
