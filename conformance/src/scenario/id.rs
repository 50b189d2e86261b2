//! The permanent name of a scenario.

use std::fmt;
use std::str::FromStr;

use crate::words::refused::head::not_an_id;

const LETTERS: &str = "BCDFGHJKMNPQRSTVWXZ";
const DIGITS: &str = "23456789";

/// Four letters and digits, a letter first, chosen so that none is misread and none spells a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id([u8; 4]);

/// A text that is no id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoId(pub String);

impl fmt::Display for NoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&not_an_id(&self.0, LETTERS, DIGITS))
    }
}

impl std::error::Error for NoId {}

impl FromStr for Id {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let letter = |byte: &u8| LETTERS.as_bytes().contains(byte);
        let digit = |byte: &u8| DIGITS.as_bytes().contains(byte);
        match text.as_bytes() {
            [first, rest @ ..]
                if rest.len() == 3
                    && letter(first)
                    && rest.iter().all(|byte| letter(byte) || digit(byte)) =>
            {
                <[u8; 4]>::try_from(text.as_bytes()).map(Self).map_err(|_| NoId(text.to_owned()))
            }
            _ => Err(NoId(text.to_owned())),
        }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{}", char::from(*byte)))
    }
}
