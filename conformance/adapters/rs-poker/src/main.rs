//! `rs_poker` behind Floorman's conformance protocol: its evaluator. It translates and never decides.

use std::io;

use floorkit::{Adapter, Json, Not, json, serve};
use rs_poker::core::{FlatHand, Rank, Rankable};

struct RsPoker;

impl Adapter for RsPoker {
    fn answer(&mut self, op: &str, asked: &Json) -> Result<Json, Not> {
        match op {
            "hello" => Ok(welcome()),
            "rank" => rank(asked),
            _ => Err(Not::Supported(op.to_owned())),
        }
    }
}

fn welcome() -> Json {
    let source = "https://github.com/elliottneilclark/rs-poker";
    json::object([
        ("version", Json::from(1)),
        (
            "engine",
            json::object([
                ("name", Json::from("rs_poker")),
                ("version", Json::from("5.0.0")),
                ("language", Json::from("rust")),
                ("source", Json::from(source)),
                ("issues", Json::from(format!("{source}/issues"))),
            ]),
        ),
        (
            "adapter",
            json::object([
                ("name", Json::from("floorman-rs-poker")),
                ("version", Json::from("1")),
                ("by", Json::from("third-party")),
            ]),
        ),
        (
            "profiles",
            json::object([("rank", Json::from(vec!["high"]))]),
        ),
        ("chips", json::object([("kind", Json::from("float"))])),
        ("rejects", Json::from("coerces")),
    ])
}

/// The board and each hand, as `rs_poker` reads them; better hands first, ties together.
fn rank(asked: &Json) -> Result<Json, Not> {
    let cards = |list: Option<&Json>| -> String {
        list.map(Json::list)
            .unwrap_or_default()
            .iter()
            .filter_map(Json::text)
            .collect()
    };
    let board = cards(asked.get("board"));
    let mut worth: Vec<(Rank, i64)> = Vec::new();
    for (hand, number) in asked
        .get("hands")
        .map(Json::list)
        .unwrap_or_default()
        .iter()
        .zip(1..)
    {
        let all = format!("{}{board}", cards(Some(hand)));
        let hand =
            FlatHand::new_from_str(&all).map_err(|error| Not::Sound(format!("{error:?}")))?;
        worth.push((hand.rank(), number));
    }
    worth.sort_by(|one, other| other.0.cmp(&one.0).then(one.1.cmp(&other.1)));
    let tied = worth.chunk_by(|one, other| one.0 == other.0);
    let order: Vec<Json> = tied
        .map(|tied| Json::from(tied.iter().map(|it| it.1).collect::<Vec<_>>()))
        .collect();
    Ok(json::object([("order", Json::List(order))]))
}

fn main() -> io::Result<()> {
    serve(&mut RsPoker, io::stdin().lock(), io::stdout().lock())
}
