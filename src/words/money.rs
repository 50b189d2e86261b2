//! Amounts as people read them, and seats by their names.

use floorman_engine::{Chips, Seat, Seats};

/// How a table's chips and seats are named.
#[derive(Debug, Clone)]
pub(crate) struct Named {
    seats: Vec<String>,
    /// How many chips are one unit of the currency.
    unit: u64,
}

impl Named {
    pub(crate) fn new(seats: Vec<String>, unit: Chips) -> Self {
        Self { seats, unit: unit.0.max(1) }
    }

    /// The seats of a hand record: `p1`, `p2`, and so on.
    pub(crate) fn players(count: usize, unit: Chips) -> Self {
        Self::new((1..=count).map(|number| format!("p{number}")).collect(), unit)
    }

    pub(crate) fn seat(&self, seat: Seat) -> &str {
        self.seats.get(seat.number()).map_or("?", String::as_str)
    }

    /// Seats by name, in order, spaces between.
    pub(crate) fn seats(&self, seats: Seats) -> String {
        seats.into_iter().map(|seat| self.seat(seat)).collect::<Vec<_>>().join(" ")
    }

    /// Seats by name with commas and an `and`.
    pub(crate) fn several(&self, seats: Seats) -> String {
        let names: Vec<&str> = seats.into_iter().map(|seat| self.seat(seat)).collect();
        joined(&names, "and")
    }

    /// An amount in units of the currency, exactly: in decimals where the unit is a power of ten of chips.
    pub(crate) fn chips(&self, chips: Chips) -> String {
        let (whole, part) = (chips.0 / self.unit, chips.0 % self.unit);
        let width = usize::try_from(self.unit.ilog10()).unwrap_or_default();
        if part == 0 {
            whole.to_string()
        } else if self.unit == 10_u64.pow(self.unit.ilog10()) {
            let decimals = format!("{part:0width$}");
            format!("{whole}.{}", decimals.trim_end_matches('0'))
        } else {
            format!("{whole} {part}/{}", self.unit)
        }
    }
}

/// Words with commas, and one word before the last.
pub(crate) fn joined<T: AsRef<str>>(words: &[T], last_word: &str) -> String {
    match words {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [others @ .., last] => {
            let others: Vec<&str> = others.iter().map(AsRef::as_ref).collect();
            format!("{} {last_word} {}", others.join(", "), last.as_ref())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chips(chips: u64, unit: u64) -> String {
        Named::new(Vec::new(), Chips(unit)).chips(Chips(chips))
    }

    #[test]
    fn amounts_are_said_in_units() {
        assert_eq!(chips(210, 1), "210");
        assert_eq!(chips(125, 100), "1.25");
        assert_eq!(chips(150, 100), "1.5");
        assert_eq!(chips(5, 100), "0.05");
        assert_eq!(chips(200, 100), "2");
        assert_eq!(chips(7, 4), "1 3/4");
    }

    #[test]
    fn words_are_joined_as_one_says_them() {
        assert_eq!(joined(&["fold", "call 4", "raise to 8"], "or"), "fold, call 4 or raise to 8");
        assert_eq!(joined(&["check"], "or"), "check");
    }
}
