//! Cards, their ranks and suits, and sets of them.

use std::fmt;
use std::str::FromStr;

mod set;

pub use set::{Cards, CardsIter};

/// A card's rank, deuce lowest and ace highest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "a rank's name says all there is to say")]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// Every rank, lowest first.
    pub const ALL: [Self; 13] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];

    /// The rank's place among the ranks: 0 for a deuce, 12 for an ace.
    #[must_use]
    pub const fn index(self) -> u32 {
        match self {
            Self::Two => 0,
            Self::Three => 1,
            Self::Four => 2,
            Self::Five => 3,
            Self::Six => 4,
            Self::Seven => 5,
            Self::Eight => 6,
            Self::Nine => 7,
            Self::Ten => 8,
            Self::Jack => 9,
            Self::Queen => 10,
            Self::King => 11,
            Self::Ace => 12,
        }
    }

    /// The letter or digit a card is written with: `T` for a ten.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Two => '2',
            Self::Three => '3',
            Self::Four => '4',
            Self::Five => '5',
            Self::Six => '6',
            Self::Seven => '7',
            Self::Eight => '8',
            Self::Nine => '9',
            Self::Ten => 'T',
            Self::Jack => 'J',
            Self::Queen => 'Q',
            Self::King => 'K',
            Self::Ace => 'A',
        }
    }

    /// The rank as players say it: `deuce`, `king`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Two => "deuce",
            Self::Three => "three",
            Self::Four => "four",
            Self::Five => "five",
            Self::Six => "six",
            Self::Seven => "seven",
            Self::Eight => "eight",
            Self::Nine => "nine",
            Self::Ten => "ten",
            Self::Jack => "jack",
            Self::Queen => "queen",
            Self::King => "king",
            Self::Ace => "ace",
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|rank| rank.letter() == letter)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A card's suit, in the order that decides where suits are ranked at all: clubs lowest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "a suit's name says all there is to say")]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// Every suit, lowest first.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The suit's place among the suits: 0 for clubs, 3 for spades.
    #[must_use]
    pub const fn index(self) -> u32 {
        match self {
            Self::Clubs => 0,
            Self::Diamonds => 1,
            Self::Hearts => 2,
            Self::Spades => 3,
        }
    }

    /// The letter a card is written with: `c`, `d`, `h` or `s`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'c',
            Self::Diamonds => 'd',
            Self::Hearts => 'h',
            Self::Spades => 's',
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One card of the deck, written `Kh`; ordered by rank, then by suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// Its rank.
    pub rank: Rank,
    /// Its suit.
    pub suit: Suit,
}

impl Card {
    /// The card's place in a set: four lanes of sixteen bits, a suit each, the deuce lowest.
    const fn bit(self) -> u64 {
        1 << (16 * self.suit.index() + self.rank.index())
    }

    /// Reads one card off the front of a word; gives back what is left of it.
    fn read<'w>(rest: &'w str, word: &str) -> Result<(Self, &'w str), CardError> {
        let (rank, rest) = if let Some(rest) = rest.strip_prefix("10") {
            (Rank::Ten, rest)
        } else {
            let (found, rest) = split_letter(rest).ok_or(CardError::Missing)?;
            let rank = Rank::from_letter(found)
                .ok_or_else(|| CardError::UnknownRank { found, word: word.to_owned() })?;
            (rank, rest)
        };
        let (found, rest) = split_letter(rest).ok_or_else(|| CardError::NoSuit { word: word.to_owned() })?;
        let suit = Suit::from_letter(found)
            .ok_or_else(|| CardError::UnknownSuit { found, word: word.to_owned() })?;
        Ok((Self { rank, suit }, rest))
    }
}

fn split_letter(text: &str) -> Option<(char, &str)> {
    let mut letters = text.chars();
    letters.next().map(|letter| (letter, letters.as_str()))
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank, self.suit)
    }
}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        let (card, rest) = Self::read(text, text)?;
        if rest.is_empty() { Ok(card) } else { Err(CardError::TooLong { word: text.to_owned() }) }
    }
}

/// Why a text is no card, or no set of cards.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CardError {
    /// A card is asked for and there is nothing.
    #[error("a card is missing")]
    Missing,
    /// A card begins with something that is no rank.
    #[error("`{found}` in `{word}` is no rank")]
    UnknownRank {
        /// What stands where the rank belongs.
        found: char,
        /// The word it stands in.
        word: String,
    },
    /// A rank is followed by something that is no suit.
    #[error("`{found}` in `{word}` is no suit")]
    UnknownSuit {
        /// What stands where the suit belongs.
        found: char,
        /// The word it stands in.
        word: String,
    },
    /// A rank stands without a suit.
    #[error("`{word}` ends without a suit")]
    NoSuit {
        /// The word that ends too early.
        word: String,
    },
    /// One card is asked for and more follows it.
    #[error("`{word}` is more than one card")]
    TooLong {
        /// The whole text.
        word: String,
    },
    /// A set names the same card twice.
    #[error("the card `{card}` is named twice")]
    Twice {
        /// The card.
        card: Card,
    },
}

impl CardError {
    /// What to do about it, in one line.
    #[must_use]
    pub const fn help(&self) -> &'static str {
        match self {
            Self::Missing | Self::NoSuit { .. } => "write a rank and a suit, as in `Kh`",
            Self::UnknownRank { .. } => "the ranks are 2 to 9, T or 10, J, Q, K and A",
            Self::UnknownSuit { .. } => "the suits are c, d, h and s",
            Self::TooLong { .. } => "write one card only, as in `Kh`",
            Self::Twice { .. } => "a deck holds each card once: take one of them away",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        text.parse::<Cards>().unwrap_err().to_string()
    }

    #[test]
    fn a_ten_is_read_both_ways_and_written_t() {
        let cards: Cards = "10cTd 10h".parse().unwrap();
        assert_eq!(cards.to_string(), "Th Td Tc");
        assert_eq!("10s".parse::<Card>().unwrap().to_string(), "Ts");
    }

    #[test]
    fn what_is_no_card_is_refused_in_clear_words() {
        assert_eq!(refused("Xh"), "`X` in `Xh` is no rank");
        assert_eq!(refused("1h"), "`1` in `1h` is no rank");
        assert_eq!(refused("kh"), "`k` in `kh` is no rank");
        assert_eq!(refused("Kh KX"), "`X` in `KX` is no suit");
        assert_eq!(refused("KhK"), "`KhK` ends without a suit");
        assert_eq!(refused("10"), "`10` ends without a suit");
        assert_eq!(refused("K♥"), "`♥` in `K♥` is no suit");
        assert_eq!(refused("Kh Kd Kh"), "the card `Kh` is named twice");
        assert_eq!("".parse::<Card>(), Err(CardError::Missing));
        assert_eq!("KhKd".parse::<Card>().unwrap_err().to_string(), "`KhKd` is more than one card");
    }
}
