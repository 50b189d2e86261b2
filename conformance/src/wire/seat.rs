//! A seat as the wire names it.

use std::fmt;

use floorman_engine::Seat;
use serde::de::{Deserializer, Error, Visitor};
use serde::{Deserialize, Serialize};

/// The number of a seat, from 1, clockwise from the first seat of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct SeatNo(pub u8);

impl From<Seat> for SeatNo {
    fn from(seat: Seat) -> Self {
        Self(u8::try_from(seat.number() + 1).unwrap_or(u8::MAX))
    }
}

impl SeatNo {
    /// The seat, if a table can have so many.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        usize::from(self.0).checked_sub(1).and_then(Seat::new)
    }
}

impl fmt::Display for SeatNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A key of a JSON object is a text, a value a number: both are the same seat.
impl<'de> Deserialize<'de> for SeatNo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NumberOrText)
    }
}

struct NumberOrText;

impl Visitor<'_> for NumberOrText {
    type Value = SeatNo;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the number of a seat, from 1")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<SeatNo, E> {
        let number = u8::try_from(number).ok().filter(|number| *number > 0);
        number.map(SeatNo).ok_or_else(|| E::custom("a seat is numbered from 1"))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<SeatNo, E> {
        u64::try_from(number)
            .map_err(|_| E::custom("a seat is numbered from 1"))
            .and_then(|number| self.visit_u64(number))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<SeatNo, E> {
        text.parse().map_err(|_| E::custom("a seat is a number")).and_then(|number| self.visit_u64(number))
    }
}
