//! A scenario file as plain data, its maps in the order in which they are written.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

/// Plain data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Node {
    /// Yes or no.
    Truth(bool),
    /// A whole number.
    Number(serde_json::Number),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Node>),
    /// Keys and values, in order.
    Map(Vec<(String, Node)>),
}

impl Node {
    /// The value under a key.
    pub(crate) fn get(&self, key: &str) -> Option<&Self> {
        match self {
            Self::Map(pairs) => pairs.iter().find(|(known, _)| known == key).map(|(_, value)| value),
            Self::Truth(_) | Self::Number(_) | Self::Text(_) | Self::List(_) => None,
        }
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyNode)
    }
}

struct AnyNode;

impl<'de> Visitor<'de> for AnyNode {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("plain data")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Node, E> {
        Ok(Node::Truth(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Node, E> {
        Ok(Node::Number(value.into()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Node, E> {
        Ok(Node::Number(value.into()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Node, E> {
        Ok(Node::Text(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Node, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element()? {
            items.push(item);
        }
        Ok(Node::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Node, A::Error> {
        let mut pairs = Vec::new();
        while let Some((key, value)) = map.next_entry::<Self::Value, Node>()? {
            let key = match key {
                Node::Text(text) => text,
                Node::Number(number) => number.to_string(),
                Node::Truth(_) | Node::List(_) | Node::Map(_) => {
                    return Err(A::Error::custom("a key is a text"));
                }
            };
            pairs.push((key, value));
        }
        Ok(Node::Map(pairs))
    }
}
