//! A part of the work, for several machines.

use std::fmt;
use std::str::FromStr;

use crate::words::shard as said;

/// One part of some work: the `part`th of `parts`, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shard {
    part: u64,
    parts: u64,
}

impl Shard {
    /// The part, and of how many; the largest numbers there are if they are larger.
    #[must_use]
    pub fn numbers(self) -> (u32, u32) {
        let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        (small(self.part), small(self.parts))
    }

    /// Whether what is called so falls into this part: by a hash that stays the same, whatever else there is.
    #[must_use]
    pub fn takes(self, name: &str) -> bool {
        let fnv = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325, fnv);
        hash.checked_rem(self.parts) == Some(self.part - 1)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.parts)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parsed = text
            .split_once('/')
            .and_then(|(part, parts)| Some(Self { part: part.parse().ok()?, parts: parts.parse().ok()? }));
        match parsed {
            Some(shard) if (1..=shard.parts).contains(&shard.part) => Ok(shard),
            Some(shard) => Err(said::no_shard(shard.part, shard.parts)),
            None => Err(said::NOT_A_SHARD.to_owned()),
        }
    }
}
