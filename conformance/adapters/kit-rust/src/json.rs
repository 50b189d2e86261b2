//! As much JSON as the protocol has: no fractions.

use std::fmt;

/// A value.
#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    /// `null`
    Null,
    /// `true` or `false`
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// Fields, in order.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// A field of an object.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Self> {
        let Self::Object(fields) = self else {
            return None;
        };
        fields
            .iter()
            .find(|(field, _)| field == name)
            .map(|(_, value)| value)
    }

    /// The text, if it is one.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        if let Self::Text(text) = self {
            Some(text)
        } else {
            None
        }
    }

    /// The members of a list; none if it is no list.
    #[must_use]
    pub fn list(&self) -> &[Self] {
        if let Self::List(members) = self {
            members
        } else {
            &[]
        }
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Json {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Json {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl<T: Into<Self>> From<Vec<T>> for Json {
    fn from(members: Vec<T>) -> Self {
        Self::List(members.into_iter().map(Into::into).collect())
    }
}

/// An object of these fields.
pub fn object<const N: usize>(fields: [(&str, Json); N]) -> Json {
    Json::Object(
        fields
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect(),
    )
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("null"),
            Self::Flag(flag) => write!(f, "{flag}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => quoted(text, f),
            Self::List(members) => {
                f.write_str("[")?;
                for (nth, member) in members.iter().enumerate() {
                    write!(f, "{}{member}", if nth > 0 { "," } else { "" })?;
                }
                f.write_str("]")
            }
            Self::Object(fields) => {
                f.write_str("{")?;
                for (nth, (name, value)) in fields.iter().enumerate() {
                    f.write_str(if nth > 0 { "," } else { "" })?;
                    quoted(name, f)?;
                    write!(f, ":{value}")?;
                }
                f.write_str("}")
            }
        }
    }
}

fn quoted(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("\"")?;
    for character in text.chars() {
        match character {
            '"' | '\\' => write!(f, "\\{character}")?,
            '\n' => f.write_str("\\n")?,
            control if control < ' ' => write!(f, "\\u{:04x}", u32::from(control))?,
            plain => write!(f, "{plain}")?,
        }
    }
    f.write_str("\"")
}

/// Reads a value; nothing if it is none, or if more follows.
#[must_use]
pub fn parse(text: &str) -> Option<Json> {
    let mut rest = text;
    let value = value(&mut rest)?;
    rest.trim_start().is_empty().then_some(value)
}

fn value(rest: &mut &str) -> Option<Json> {
    *rest = rest.trim_start();
    for (word, value) in [
        ("null", Json::Null),
        ("true", Json::Flag(true)),
        ("false", Json::Flag(false)),
    ] {
        if eat(rest, word) {
            return Some(value);
        }
    }
    match rest.chars().next()? {
        '"' => string(rest).map(Json::Text),
        '[' => members(rest, '[', ']', value).map(Json::List),
        '{' => members(rest, '{', '}', |rest| {
            *rest = rest.trim_start();
            let name = string(rest)?;
            *rest = rest.trim_start();
            eat(rest, ":")
                .then(|| value(rest))
                .flatten()
                .map(|value| (name, value))
        })
        .map(Json::Object),
        _ => {
            let end = rest
                .find(|it: char| !it.is_ascii_digit() && it != '-')
                .unwrap_or(rest.len());
            let (number, after) = rest.split_at(end);
            *rest = after;
            number.parse().ok().map(Json::Number)
        }
    }
}

fn members<T>(
    rest: &mut &str,
    open: char,
    close: char,
    one: impl Fn(&mut &str) -> Option<T>,
) -> Option<Vec<T>> {
    *rest = rest.strip_prefix(open)?.trim_start();
    let mut all = Vec::new();
    while !rest.starts_with(close) {
        all.push(one(rest)?);
        *rest = rest.trim_start();
        if !eat(rest, ",") && !rest.starts_with(close) {
            return None;
        }
    }
    *rest = rest.strip_prefix(close)?;
    Some(all)
}

fn string(rest: &mut &str) -> Option<String> {
    let mut text = String::new();
    let mut characters = rest.strip_prefix('"')?.chars();
    loop {
        match characters.next()? {
            '"' => break,
            '\\' => match characters.next()? {
                'n' => text.push('\n'),
                't' => text.push('\t'),
                'r' => text.push('\r'),
                'b' => text.push('\u{8}'),
                'f' => text.push('\u{c}'),
                'u' => {
                    let digits: String = characters.by_ref().take(4).collect();
                    text.push(
                        char::from_u32(u32::from_str_radix(&digits, 16).ok()?)
                            .unwrap_or('\u{fffd}'),
                    );
                }
                plain => text.push(plain),
            },
            plain => text.push(plain),
        }
    }
    *rest = characters.as_str();
    Some(text)
}

fn eat(rest: &mut &str, word: &str) -> bool {
    let after = rest.strip_prefix(word);
    *rest = after.unwrap_or(rest);
    after.is_some()
}
