//! The corpus as one JSON object, for programs that read scenarios themselves.
//!
//! Scenarios stand there as they are written, with three differences, so that nobody needs our reader: every step is an
//! object, seats are a list in their order at the table, and the document behind each citation is named.

use floorman_grammar::Library;
use serde_json::{Map, Value, json};

use crate::conform::provenance;
use crate::corpus::{Corpus, CorpusFile, Placed};
use crate::scenario::{Node, nodes};
use crate::words::conform::document;

/// The version of the file: that of its schema, `conformance/schema/corpus-1.json`.
pub const FORMAT: u32 = 1;

/// The corpus, with where it comes from.
#[must_use]
pub fn export(corpus: &Corpus, library: &Library) -> Value {
    let written: Vec<Value> = corpus.files().iter().flat_map(|file| of_file(corpus, library, file)).collect();
    let digests = provenance::rulesets(library, library.names());
    let rulesets = digests.into_iter().map(|(name, digest)| {
        let title = library.ruleset(&name).map(|ruleset| ruleset.title().to_owned());
        let ruleset = json!({"title": title, "extends": library.parent(&name), "digest": digest});
        (name, ruleset)
    });
    let sources =
        library.documents().map(|source| (source.name.clone(), document(&source.title, &source.version)));
    json!({
        "floor": "export",
        "schema": FORMAT,
        "suite": provenance::suite(corpus),
        "runner": provenance::runner(),
        "licence": env!("CARGO_PKG_LICENSE"),
        "sources": sources.map(|(name, title)| (name, Value::from(title))).collect::<Map<_, _>>(),
        "rulesets": rulesets.collect::<Map<_, _>>(),
        "scenarios": written,
    })
}

fn of_file(corpus: &Corpus, library: &Library, file: &CorpusFile) -> Vec<Value> {
    let written = nodes(file.text()).into_iter();
    let placed = corpus.scenarios().filter(|placed| std::ptr::eq(placed.file, file));
    placed.zip(written).map(|(placed, written)| scenario(library, placed, &written)).collect()
}

fn scenario(library: &Library, placed: Placed<'_>, written: &Node) -> Value {
    let mut fields = Map::new();
    let mut put = |key: &str, value: Value| {
        fields.insert(key.to_owned(), value);
    };
    put("id", placed.scenario.id.to_string().into());
    put("name", placed.name().into());
    put("chapter", placed.file.chapter.clone().into());
    put("topic", placed.file.topic.clone().into());
    put("line", placed.line().into());
    let Node::Map(pairs) = written else { return Value::Object(fields) };
    for (key, value) in pairs.iter().filter(|(key, _)| key != "id") {
        let value = match (key.as_str(), value) {
            ("cites", _) => cites(library, placed),
            ("table", Node::Map(pairs)) => Value::Object(table(pairs)),
            ("play", Node::List(steps)) => steps.iter().map(step).collect(),
            _ => plain(value),
        };
        put(key, value);
    }
    fields.entry("status").or_insert_with(|| "standing".into());
    Value::Object(fields)
}

fn cites(library: &Library, placed: Placed<'_>) -> Value {
    let cite = |cite: &crate::scenario::Cite| {
        let source = library.document(&cite.source);
        json!({
            "source": cite.source,
            "at": cite.at,
            "document": source.map(|source| document(&source.title, &source.version)),
        })
    };
    placed.scenario.cites.iter().map(cite).collect()
}

/// A table whose seats are a list: in JSON a map has no order.
fn table(pairs: &[(String, Node)]) -> Map<String, Value> {
    let value = |(key, value): &(String, Node)| {
        let value = match (key.as_str(), value) {
            ("seats", Node::Map(seats)) => seats.iter().map(seat).collect(),
            _ => plain(value),
        };
        (key.clone(), value)
    };
    pairs.iter().map(value).collect()
}

fn seat((name, stack): &(String, Node)) -> Value {
    match stack {
        Node::Map(chips) => json!({"seat": name, "chips": chips.iter().map(chip).collect::<Vec<_>>()}),
        Node::Number(_) | Node::Text(_) | Node::Truth(_) | Node::List(_) => {
            json!({"seat": name, "stack": plain(stack)})
        }
    }
}

fn chip((chip, count): &(String, Node)) -> Value {
    json!({"chip": chip.parse::<u64>().ok(), "count": plain(count)})
}

/// A step; one that is written as a line alone is something done.
fn step(written: &Node) -> Value {
    match written {
        Node::Text(line) => json!({"do": line}),
        Node::Map(_) | Node::Number(_) | Node::Truth(_) | Node::List(_) => plain(written),
    }
}

fn plain(node: &Node) -> Value {
    match node {
        Node::Truth(value) => (*value).into(),
        Node::Number(value) => value.clone().into(),
        Node::Text(value) => value.clone().into(),
        Node::List(items) => items.iter().map(plain).collect(),
        Node::Map(pairs) => {
            pairs.iter().map(|(key, value)| (key.clone(), plain(value))).collect::<Map<_, _>>().into()
        }
    }
}
