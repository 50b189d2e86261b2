//! A part of the work, for several machines.

use std::fmt;
use std::str::FromStr;

use crate::words::shard as said;

/// One part of some work: the `part`th of `parts`, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shard {
    part: u32,
    parts: u32,
}

impl Shard {
    /// The part, and of how many.
    #[must_use]
    pub const fn numbers(self) -> (u32, u32) {
        (self.part, self.parts)
    }

    /// Whether what is called so falls into this part: by a hash that stays the same, whatever else there is.
    #[must_use]
    pub fn takes(self, name: &str) -> bool {
        let fnv = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325, fnv);
        hash.checked_rem(u64::from(self.parts)) == Some(u64::from(self.part - 1))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_falls_into_just_one_part() {
        for name in ["K7QM", "K7QN", "ZDDV", "BRGD"] {
            let parts = (1..=5).filter(|part| Shard { part: *part, parts: 5 }.takes(name)).count();
            assert_eq!(parts, 1, "{name}");
        }
    }
}
