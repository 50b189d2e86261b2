//! The shape of a scenario file as it is written: every key, nothing judged.

use std::fmt;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, MapAccess, Visitor};

use super::scalar::{Amount, Pairs, Text};

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a map with `format` and `scenarios`")]
pub(super) struct FileShape {
    pub(super) format: Option<Amount>,
    pub(super) scenarios: Option<Vec<ScenarioShape>>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case", expecting = "a scenario")]
pub(super) struct ScenarioShape {
    pub(super) id: Option<Text>,
    pub(super) title: Option<Text>,
    pub(super) cites: Option<Vec<CiteShape>>,
    pub(super) claims: Option<Vec<Text>>,
    pub(super) level: Option<Text>,
    pub(super) origin: Option<OriginShape>,
    pub(super) pair: Option<Text>,
    pub(super) same: Option<bool>,
    pub(super) under: Option<Vec<Text>>,
    pub(super) status: Option<Text>,
    pub(super) table: Option<TableShape>,
    pub(super) start: Option<StartShape>,
    pub(super) play: Option<Vec<StepShape>>,
    pub(super) compare: Option<CompareShape>,
    pub(super) why: Option<Text>,
}

/// A hand without a scenario around it.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a map with `table` and `play`")]
pub(super) struct BareShape {
    pub(super) table: Option<TableShape>,
    pub(super) start: Option<StartShape>,
    pub(super) play: Option<Vec<StepShape>>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a map `{source: …, at: \"…\"}`")]
pub(super) struct CiteShape {
    pub(super) source: Option<Text>,
    pub(super) at: Option<Text>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a map `{kind: …, refs: […]}`")]
pub(super) struct OriginShape {
    pub(super) kind: Option<Text>,
    pub(super) refs: Option<Vec<Text>>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(
    default,
    deny_unknown_fields,
    rename_all = "kebab-case",
    expecting = "a map that describes the table"
)]
pub(super) struct TableShape {
    pub(super) game: Option<Text>,
    pub(super) structure: Option<Text>,
    pub(super) setting: Option<Text>,
    pub(super) unit: Option<Amount>,
    pub(super) chips: Option<Vec<Amount>>,
    pub(super) betting_unit: Option<Amount>,
    pub(super) blinds: Option<Vec<Amount>>,
    pub(super) small_blind: Option<Text>,
    pub(super) bets: Option<Vec<Amount>>,
    pub(super) spread: Option<Vec<Amount>>,
    pub(super) ante: Option<AnteShape>,
    pub(super) button: Option<Text>,
    pub(super) seats: Option<Pairs<StackShape>>,
    pub(super) posts: Option<Pairs<PostShape>>,
    pub(super) left_in_event: Option<Amount>,
    pub(super) mixed: Option<bool>,
    pub(super) hand_for_hand: Option<bool>,
    pub(super) raked: Option<bool>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a map `{by: each, amount: 5}`")]
pub(super) struct AnteShape {
    pub(super) by: Option<Text>,
    pub(super) amount: Option<Amount>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a map `{live: 2, dead: 1}`")]
pub(super) struct PostShape {
    pub(super) live: Option<Amount>,
    pub(super) dead: Option<Amount>,
}

/// A stack: an amount, or the chips it is made of.
#[derive(Debug)]
pub(super) enum StackShape {
    Amount(Amount),
    Chips(Pairs<Amount>),
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a map `{street: flop, pot: 8}`")]
pub(super) struct StartShape {
    pub(super) street: Option<Text>,
    pub(super) pot: Option<Amount>,
    pub(super) board: Option<Text>,
}

/// A step: an event alone, or with what is asked of it.
#[derive(Debug)]
pub(super) enum StepShape {
    Line(String),
    Map(Box<StepMapShape>),
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case", expecting = "a step")]
pub(super) struct StepMapShape {
    #[serde(rename = "do")]
    pub(super) act: Option<Text>,
    #[serde(rename = "try")]
    pub(super) probe: Option<Text>,
    pub(super) expect: Option<ExpectShape>,
    #[serde(rename = "in")]
    pub(super) only: Option<Vec<Text>>,
    pub(super) held: Option<Text>,
    pub(super) refused: Option<Text>,
    pub(super) because: Option<Vec<Text>>,
    pub(super) because_only: Option<Vec<Text>>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case", expecting = "a map of what is expected")]
pub(super) struct ExpectShape {
    pub(super) to_act: Option<Text>,
    pub(super) may: Option<MayShape>,
    pub(super) held: Option<Text>,
    pub(super) refused: Option<Text>,
    pub(super) because: Option<Vec<Text>>,
    pub(super) because_only: Option<Vec<Text>>,
    pub(super) pots: Option<Vec<PotShape>>,
    pub(super) returned: Option<Pairs<Amount>>,
    pub(super) change: Option<Pairs<Amount>>,
    pub(super) show_order: Option<Vec<Text>>,
    pub(super) face_up: Option<Vec<Text>>,
    pub(super) awards: Option<Vec<Pairs<Amount>>>,
    pub(super) award_order: Option<Vec<Text>>,
    pub(super) net: Option<Pairs<Amount>>,
    pub(super) stacks: Option<Pairs<Amount>>,
    pub(super) rake: Option<Amount>,
    pub(super) jackpot: Option<Amount>,
    pub(super) misdeal: Option<bool>,
    pub(super) floor_decision: Option<Text>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case", expecting = "a map `{fold: true, call: 4}`")]
pub(super) struct MayShape {
    pub(super) fold: Option<bool>,
    pub(super) check: Option<bool>,
    pub(super) call: Option<Amount>,
    pub(super) bet: Option<Vec<Amount>>,
    pub(super) raise: Option<Vec<Amount>>,
    pub(super) all_in: Option<Amount>,
    pub(super) floor: Option<Vec<Text>>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a map `{amount: 300, seats: [A, B]}`")]
pub(super) struct PotShape {
    pub(super) amount: Option<Amount>,
    pub(super) seats: Option<Vec<Text>>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a map of what is compared")]
pub(super) struct CompareShape {
    pub(super) game: Option<Text>,
    pub(super) ranking: Option<Text>,
    pub(super) board: Option<Text>,
    pub(super) hands: Option<Pairs<Text>>,
    pub(super) order: Option<Vec<Vec<Text>>>,
    pub(super) orders: Option<Vec<OrderShape>>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a map `{order: [[A], [B]], in: […]}`")]
pub(super) struct OrderShape {
    pub(super) order: Option<Vec<Vec<Text>>>,
    #[serde(rename = "in")]
    pub(super) only: Option<Vec<Text>>,
}

impl<'de> Deserialize<'de> for StepShape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StepVisitor)
    }
}

struct StepVisitor;

impl<'de> Visitor<'de> for StepVisitor {
    type Value = StepShape;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an event, as in `A calls`, or a map with `do`, `try` or `expect`")
    }

    fn visit_str<E>(self, line: &str) -> Result<StepShape, E> {
        Ok(StepShape::Line(line.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<StepShape, A::Error> {
        StepMapShape::deserialize(MapAccessDeserializer::new(map)).map(Box::new).map(StepShape::Map)
    }
}

impl<'de> Deserialize<'de> for StackShape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StackVisitor)
    }
}

struct StackVisitor;

impl<'de> Visitor<'de> for StackVisitor {
    type Value = StackShape;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a stack in whole chips, or the chips it is made of")
    }

    fn visit_u64<E>(self, value: u64) -> Result<StackShape, E> {
        Ok(StackShape::Amount(Amount(value.into())))
    }

    fn visit_i64<E>(self, value: i64) -> Result<StackShape, E> {
        Ok(StackShape::Amount(Amount(value.into())))
    }

    fn visit_u128<E: serde::de::Error>(self, value: u128) -> Result<StackShape, E> {
        super::scalar::AmountVisitor.visit_u128(value).map(StackShape::Amount)
    }

    fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<StackShape, E> {
        super::scalar::AmountVisitor.visit_f64(value).map(StackShape::Amount)
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<StackShape, E> {
        super::scalar::AmountVisitor.visit_str(text).map(StackShape::Amount)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<StackShape, A::Error> {
        Pairs::deserialize(MapAccessDeserializer::new(map)).map(StackShape::Chips)
    }
}
