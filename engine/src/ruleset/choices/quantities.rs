//! Answers that are numbers with a unit.

use crate::ruleset::answer::{Answer, Kind, Value, choice};

/// What a quantity is counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Big blinds.
    BigBlind,
    /// Antes.
    Ante,
    /// Bring-ins.
    BringIn,
    /// The table's unit of currency.
    Unit,
    /// Raises after the bet.
    Raise,
    /// Bets, the first one included.
    Bet,
    /// Of a hundred.
    Percent,
    /// Straddles.
    Straddle,
    /// Boards.
    Board,
}

impl Unit {
    /// Every unit.
    pub const ALL: [Self; 9] = [
        Self::BigBlind,
        Self::Ante,
        Self::BringIn,
        Self::Unit,
        Self::Raise,
        Self::Bet,
        Self::Percent,
        Self::Straddle,
        Self::Board,
    ];

    /// Its word for one and for several.
    #[must_use]
    pub const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::BigBlind => ("big-blind", "big-blinds"),
            Self::Ante => ("ante", "antes"),
            Self::BringIn => ("bring-in", "bring-ins"),
            Self::Unit => ("unit", "units"),
            Self::Raise => ("raise", "raises"),
            Self::Bet => ("bet", "bets"),
            Self::Percent => ("%", "%"),
            Self::Straddle => ("straddle", "straddles"),
            Self::Board => ("board", "boards"),
        }
    }
}

/// The units of money.
pub const MONEY: &[Unit] = &[Unit::BigBlind, Unit::Unit, Unit::Ante, Unit::BringIn];

/// An amount of money, in units that a table turns into chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Money {
    /// How many.
    pub number: u32,
    /// Of what.
    pub unit: Unit,
}

impl Answer for Money {
    const KIND: Kind = Kind::Quantity { units: MONEY, words: &[] };
    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::Quantity { low, high, unit } if low == high && MONEY.contains(unit) => {
                Some(Self { number: *low, unit: *unit })
            }
            Value::Quantity { .. } | Value::Word(_) | Value::List(_) | Value::Floor => None,
        }
    }
}

/// An amount of money, or a word that stands for one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MoneyOr<T> {
    /// This much.
    Amount(Money),
    /// What the word says.
    Word(T),
}

impl<T: Answer> Answer for MoneyOr<T> {
    const KIND: Kind = match T::KIND {
        Kind::Word(words) | Kind::List(words) | Kind::Quantity { words, .. } => {
            Kind::Quantity { units: MONEY, words }
        }
    };
    const MEANINGS: &'static [&'static str] = T::MEANINGS;
    fn read(value: &Value) -> Option<Self> {
        T::read(value).map(Self::Word).or_else(|| Money::read(value).map(Self::Amount))
    }
}

choice! {
    /// The smallest bet that opens a round, where no amount is named.
    MinimumBet {
        /// The low end of the table's spread; the big blind where it has none.
        AsPosted = "as-posted",
    }
}
choice! {
    /// The most that a bet or raise adds in spread-limit, where no amount is named.
    LargestWager {
        /// The high end of the table's spread.
        AsPosted = "as-posted",
    }
}

/// How many raises a betting round may see after its first bet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RaiseCap {
    /// As many as the players like.
    None,
    /// This many.
    Raises(u32),
}

impl Answer for RaiseCap {
    const KIND: Kind = Kind::Quantity { units: &[Unit::Raise, Unit::Bet], words: &["none"] };
    const MEANINGS: &'static [&'static str] = &["As many as the players like."];
    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::Word(0) => Some(Self::None),
            Value::Quantity { low, high, unit: Unit::Raise } if low == high => Some(Self::Raises(*low)),
            Value::Quantity { low, high, unit: Unit::Bet } if low == high => {
                low.checked_sub(1).map(Self::Raises)
            }
            Value::Quantity { .. } | Value::Word(_) | Value::List(_) | Value::Floor => None,
        }
    }
}

/// How large the first straddle is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StraddleSize {
    /// As large as it is posted, and twice the big blind or more.
    AsPosted,
    /// From the first amount to the second.
    Between(Money, Money),
}

impl Answer for StraddleSize {
    const KIND: Kind = Kind::Quantity { units: MONEY, words: &["as-posted"] };
    const MEANINGS: &'static [&'static str] = &["As large as it is posted, and twice the big blind or more."];
    fn read(value: &Value) -> Option<Self> {
        match *value {
            Value::Word(0) => Some(Self::AsPosted),
            Value::Quantity { low, high, unit } if low <= high && MONEY.contains(&unit) => {
                Some(Self::Between(Money { number: low, unit }, Money { number: high, unit }))
            }
            Value::Quantity { .. } | Value::Word(_) | Value::List(_) | Value::Floor => None,
        }
    }
}

/// How many straddles a hand may see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Straddles {
    /// None.
    None,
    /// As many as the players like.
    Unlimited,
    /// This many.
    AtMost(u32),
}

impl Answer for Straddles {
    const KIND: Kind = Kind::Quantity { units: &[Unit::Straddle], words: &["none", "unlimited"] };
    const MEANINGS: &'static [&'static str] = &["None.", "As many as the players like."];
    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::Word(0) => Some(Self::None),
            Value::Word(1) => Some(Self::Unlimited),
            Value::Quantity { low, high, unit: Unit::Straddle } if low == high => Some(Self::AtMost(*low)),
            Value::Quantity { .. } | Value::Word(_) | Value::List(_) | Value::Floor => None,
        }
    }
}

choice! {
    /// The unit that a pot is split down to, where no amount is named.
    OddChipUnit {
        /// The smallest chip in play.
        SmallestChipInPlay = "smallest-chip-in-play",
        /// The smallest chip with which a blind can be posted.
        SmallestBlindChip = "smallest-blind-chip",
    }
}
