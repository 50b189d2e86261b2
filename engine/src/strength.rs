//! What cards are worth: the best five of a set, as one number that compares and explains itself.

use std::fmt;

use crate::card::{Cards, Rank};

mod high;
mod low;
mod masks;
mod words;

pub use high::high;
pub use low::{Low, ace_to_five};

/// The kind of a hand, worst first as high hands are ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// Five ranks, and nothing more.
    HighCard,
    /// Two of a rank.
    Pair,
    /// Two of a rank, twice.
    TwoPair,
    /// Three of a rank.
    ThreeOfAKind,
    /// Five ranks in a row; the ace may stand below the deuce.
    Straight,
    /// Five of a suit.
    Flush,
    /// Three of a rank and two of another.
    FullHouse,
    /// Four of a rank.
    FourOfAKind,
    /// Five ranks in a row, of one suit.
    StraightFlush,
}

impl Category {
    /// Every category, worst first.
    pub const ALL: [Self; 9] = [
        Self::HighCard,
        Self::Pair,
        Self::TwoPair,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::Flush,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::StraightFlush,
    ];

    const fn number(self) -> u32 {
        match self {
            Self::HighCard => 0,
            Self::Pair => 1,
            Self::TwoPair => 2,
            Self::ThreeOfAKind => 3,
            Self::Straight => 4,
            Self::Flush => 5,
            Self::FullHouse => 6,
            Self::FourOfAKind => 7,
            Self::StraightFlush => 8,
        }
    }

    const fn of_number(number: u32) -> Self {
        match number {
            0 => Self::HighCard,
            1 => Self::Pair,
            2 => Self::TwoPair,
            3 => Self::ThreeOfAKind,
            4 => Self::Straight,
            5 => Self::Flush,
            6 => Self::FullHouse,
            7 => Self::FourOfAKind,
            _ => Self::StraightFlush,
        }
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::HighCard => "high card",
            Self::Pair => "pair",
            Self::TwoPair => "two pair",
            Self::ThreeOfAKind => "three of a kind",
            Self::Straight => "straight",
            Self::Flush => "flush",
            Self::FullHouse => "full house",
            Self::FourOfAKind => "four of a kind",
            Self::StraightFlush => "straight flush",
        })
    }
}

/// What a high hand is worth: the greater wins, equals tie.
///
/// Its `Display` says it in poker's words: `two pair, aces and kings, queen kicker`. Suits play no part.
///
/// # Examples
///
/// ```
/// use floorman_engine::{Cards, strength};
///
/// let cards: Cards = "Kh Kd Kc Jd 9s 4h 2c".parse()?;
/// assert_eq!(strength::high(cards).to_string(), "three kings, jack and nine");
/// # Ok::<(), floorman_engine::CardError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u32);

impl Strength {
    /// What no cards are worth.
    const NOTHING: Self = Self(0);

    /// Category, main ranks and kickers side by side, so that numbers compare as hands do: a set of ranks
    /// is thirteen bits, and of two sets of one size the one with the higher first difference is greater.
    const fn new(category: Category, main: u32, kickers: u32) -> Self {
        Self(masks::pack(category, main, kickers))
    }

    /// The kind of hand.
    #[must_use]
    pub const fn category(self) -> Category {
        masks::category(self.0)
    }

    /// The ranks that make the category, highest first.
    ///
    /// The paired ranks; the top card of a straight or of a hand without a pair; every card of a flush; the
    /// three of a full house.
    pub fn main_ranks(self) -> impl Iterator<Item = Rank> {
        masks::ranks(masks::main(self.0))
    }

    /// The ranks that part hands of equal main ranks, highest first: the pair, in a full house.
    pub fn kickers(self) -> impl Iterator<Item = Rank> {
        masks::ranks(masks::kickers(self.0))
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let main: Vec<Rank> = self.main_ranks().collect();
        let kickers: Vec<Rank> = self.kickers().collect();
        f.write_str(&words::high(self.category(), &main, &kickers))
    }
}
