//! The smallest parts of a scenario file: texts, amounts, maps that keep their order.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

use super::yaml::packed;
use crate::words::refused::yaml as said;

/// A text, and not a number that looks like one.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Text(pub(super) String);

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TextVisitor)
    }
}

struct TextVisitor;

impl TextVisitor {
    fn number<E: Error>(value: impl fmt::Display) -> Result<Text, E> {
        Err(packed(said::number_for_text(value)))
    }
}

impl Visitor<'_> for TextVisitor {
    type Value = Text;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E>(self, text: &str) -> Result<Text, E> {
        Ok(Text(text.to_owned()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Text, E> {
        Self::number(value)
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Text, E> {
        Self::number(value)
    }

    fn visit_u128<E: Error>(self, value: u128) -> Result<Text, E> {
        Self::number(value)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Text, E> {
        Self::number(value)
    }
}

/// An amount: whole chips, with a sign where a result may be a loss.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Amount(pub(super) i128);

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AmountVisitor)
    }
}

pub(super) struct AmountVisitor;

impl Visitor<'_> for AmountVisitor {
    type Value = Amount;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an amount of chips")
    }

    fn visit_u64<E>(self, value: u64) -> Result<Amount, E> {
        Ok(Amount(value.into()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Amount, E> {
        Ok(Amount(value.into()))
    }

    fn visit_u128<E: Error>(self, value: u128) -> Result<Amount, E> {
        Err(packed(said::past_u64(value)))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Amount, E> {
        Err(packed(said::not_whole(value)))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Amount, E> {
        Err(packed(said::no_amount(text)))
    }
}

/// A map whose entries keep the order in which they are written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pairs<T>(pub(super) Vec<(String, T)>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Pairs<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(PairsVisitor(PhantomData))
    }
}

struct PairsVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for PairsVisitor<T> {
    type Value = Pairs<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map, as in `{A: 200, B: 100}`")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(Pairs(pairs))
    }
}
