//! The only file that names the YAML crate: reads a shape strictly, and finds the line of any node.

use std::collections::HashSet;
use std::fmt;

use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor,
};

use super::guard;
use crate::words::refused::{Said, yaml as said};

/// A step on the way to a node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum At {
    /// The value under a key.
    Key(String),
    /// An item of a list.
    Nth(usize),
}

/// What keeps a text from being read, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Flaw {
    pub(crate) line: usize,
    pub(crate) column: usize,
    pub(crate) said: Said,
}

/// Begins each message of our own, so that it is found behind the parser's path.
const OURS: char = '\u{1}';
/// Parts our message from its help.
const HELP: char = '\u{2}';

/// Our own words as an error of the parser, which adds where it is.
pub(super) fn packed<E: Error>(said: Said) -> E {
    let Said { message, help } = said;
    E::custom(format!("{OURS}{message}{HELP}{}", help.unwrap_or_default()))
}

/// Our own words out of an error of the parser; failing that, the parser's, in the words of scenario files.
fn unpacked(text: &str) -> Said {
    let ours = text.split_once(OURS).and_then(|(_, ours)| ours.split_once(HELP));
    let Some((message, help)) = ours else {
        return said::parser(text);
    };
    let help = help.rsplit_once(" at line ").map_or(help, |(help, _)| help);
    Said { message: message.to_owned(), help: Some(help.to_owned()).filter(|help| !help.is_empty()) }
}

/// Reads a shape: plain data only, no key twice, no key unknown, no value left out.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Flaw> {
    if text.len() > guard::MOST_BYTES {
        return Err(Flaw { line: 0, column: 0, said: said::too_large() });
    }
    if let Some(found) = guard::refused(text) {
        let guard::Refused { line, column, said } = found;
        return Err(Flaw { line, column, said });
    }
    Strict.deserialize(serde_yaml::Deserializer::from_str(text)).map_err(|error| flaw(&error))?;
    serde_yaml::from_str(text).map_err(|error| flaw(&error))
}

/// Line and column of the node at `path`; of a map, its first key's.
pub(crate) fn locate(text: &str, path: &[At]) -> Option<(usize, usize)> {
    let stumble = Walk(path).deserialize(serde_yaml::Deserializer::from_str(text)).err()?;
    stumble.location().map(|at| (at.line(), at.column()))
}

fn flaw(error: &serde_yaml::Error) -> Flaw {
    let (line, column) = error.location().map_or((0, 0), |at| (at.line(), at.column()));
    Flaw { line, column, said: unpacked(&error.to_string()) }
}

/// Goes through a whole file and refuses keys that stand twice, merge keys and values left out.
struct Strict;

impl<'de> DeserializeSeed<'de> for Strict {
    type Value = ();
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("plain data")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let mut seen = HashSet::new();
        while map.next_key_seed(KeyOnce(&mut seen))?.is_some() {
            map.next_value_seed(Strict)?;
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while list.next_element_seed(Strict)?.is_some() {}
        Ok(())
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Err(packed(said::left_out()))
    }

    fn visit_none<E: Error>(self) -> Result<(), E> {
        Err(packed(said::empty()))
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u128<E>(self, _: u128) -> Result<(), E> {
        Ok(())
    }

    fn visit_i128<E>(self, _: i128) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }
}

/// One key of a map, refused if it was there before.
struct KeyOnce<'s>(&'s mut HashSet<String>);

impl<'de> DeserializeSeed<'de> for KeyOnce<'_> {
    type Value = ();
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for KeyOnce<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<(), E> {
        if key == "<<" {
            return Err(packed(said::merge_key()));
        }
        if !self.0.insert(key.to_owned()) {
            return Err(packed(said::key_twice(key)));
        }
        Ok(())
    }
}

/// Follows a path and stumbles over what it finds there.
struct Walk<'a>(&'a [At]);

impl<'de> DeserializeSeed<'de> for Walk<'_> {
    type Value = ();
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        if self.0.is_empty() {
            deserializer.deserialize_any(Here)
        } else {
            deserializer.deserialize_any(self)
        }
    }
}

impl<'de> Visitor<'de> for Walk<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map or a list on the way")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            match self.0.split_first() {
                Some((At::Key(wanted), rest)) if *wanted == key => map.next_value_seed(Walk(rest))?,
                Some(_) | None => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        if let Some((At::Nth(wanted), rest)) = self.0.split_first() {
            for _ in 0..*wanted {
                list.next_element::<IgnoredAny>()?;
            }
            list.next_element_seed(Walk(rest))?;
        }
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(())
    }
}

/// A visitor that accepts nothing, so that the parser says where it is.
struct Here;

impl Visitor<'_> for Here {
    type Value = ();
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing")
    }
}
