//! What the house takes of a pot.

use super::Unit;
use crate::ruleset::answer::{Answer, Kind, Value, choice};

/// So many of a hundred.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Percent(pub u32);

impl Answer for Percent {
    const KIND: Kind = Kind::Quantity { units: &[Unit::Percent], words: &[] };
    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::Quantity { low, high, unit: Unit::Percent } if low == high && *low <= 100 => {
                Some(Self(*low))
            }
            Value::Quantity { .. } | Value::Word(_) | Value::List(_) | Value::Floor => None,
        }
    }
}

choice! {
    /// The smallest pot that something is taken of, where no amount is named.
    AnyPot {
        /// Any pot.
        AnyPot = "any-pot",
    }
}
choice! {
    /// The most that the house takes of one hand, where no amount is named.
    RakeCap {
        /// There is no cap.
        None = "none",
    }
}
choice! {
    /// How the rake is rounded.
    RakeRounding {
        /// Not at all: what no chip in play can make stays in the pot.
        None = "none",
        /// To the nearest unit of the table's currency; half a unit counts as one.
        NearestUnit = "nearest-unit",
        /// Down to a unit of the table's currency.
        DownToUnit = "down-to-unit",
    }
}
choice! {
    /// What the house takes of a hand that ends before the board gets its first card.
    RakeWithoutFlop {
        /// Nothing.
        None = "none",
        /// As much as of any other.
        Taken = "taken",
    }
}
choice! {
    /// Which pots the rake comes from.
    RakeFrom {
        /// The main pot, and a side pot only for what the pots below it do not hold.
        MainPotFirst = "main-pot-first",
        /// Each pot, by its size; what does not divide comes from the main pot.
        EachPot = "each-pot",
    }
}
choice! {
    /// Whether a pot-limit sum counts what the house takes of the pot.
    RakeInPot {
        /// It does: the pot is counted whole.
        Counted = "counted",
        /// It does not: what is due of the chips of earlier rounds is left out.
        NotCounted = "not-counted",
    }
}
choice! {
    /// What is dropped for a jackpot, where no amount is named.
    JackpotDrop {
        /// Nothing.
        None = "none",
    }
}
