//! Sets of cards.

use std::fmt;
use std::str::FromStr;

use super::{Card, CardError, Rank, Suit};

/// A set of cards: four lanes of sixteen bits, a suit each, the deuce lowest.
///
/// # Examples
///
/// ```
/// use floorman_engine::Cards;
///
/// let cards: Cards = "KdKh 10c".parse()?;
/// assert_eq!(cards.to_string(), "Kh Kd Tc");
/// # Ok::<(), floorman_engine::CardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card at all.
    pub const EMPTY: Self = Self(0);

    /// The whole deck of fifty-two.
    pub const DECK: Self = Self(0x1FFF_1FFF_1FFF_1FFF);

    /// Puts a card in; false if it was there already.
    pub const fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        self.0 |= card.bit();
        new
    }

    /// Takes a card out; false if it was not there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let held = self.contains(card);
        self.0 &= !card.bit();
        held
    }

    /// This set and one card more.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | card.bit())
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// The cards in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many cards the set holds.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set holds no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, highest rank first and spades before hearts, diamonds and clubs.
    #[must_use]
    pub const fn iter(self) -> CardsIter {
        CardsIter { left: self }
    }

    /// The ranks held in each suit, clubs first; the deuce is bit 0 and the ace bit 12.
    pub(crate) const fn lanes(self) -> [u16; 4] {
        let [c0, c1, d0, d1, h0, h1, s0, s1] = self.0.to_le_bytes();
        [
            u16::from_le_bytes([c0, c1]),
            u16::from_le_bytes([d0, d1]),
            u16::from_le_bytes([h0, h1]),
            u16::from_le_bytes([s0, s1]),
        ]
    }

    /// How many cards each suit holds, in that suit's lane.
    pub(crate) const fn lane_counts(self) -> u64 {
        let pairs = self.0 - ((self.0 >> 1) & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
        let eights = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
        (eights + (eights >> 8)) & 0x001F_001F_001F_001F
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({self})")
    }
}

impl FromStr for Cards {
    type Err = CardError;

    /// Reads cards with or without spaces between them; an empty text is the empty set.
    fn from_str(text: &str) -> Result<Self, CardError> {
        let mut cards = Self::EMPTY;
        for word in text.split_whitespace() {
            let mut rest = word;
            while !rest.is_empty() {
                let (card, after) = Card::read(rest, word)?;
                if !cards.insert(card) {
                    return Err(CardError::Twice { card });
                }
                rest = after;
            }
        }
        Ok(cards)
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Self {
        Self(card.bit())
    }
}

impl FromIterator<Card> for Cards {
    /// Gathers cards; one that comes twice counts once.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = CardsIter;

    fn into_iter(self) -> CardsIter {
        self.iter()
    }
}

/// The cards of a set, highest first.
#[derive(Debug, Clone)]
pub struct CardsIter {
    left: Cards,
}

impl Iterator for CardsIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let [clubs, diamonds, hearts, spades] = self.left.lanes();
        let top = (clubs | diamonds | hearts | spades).checked_ilog2()?;
        let rank = Rank::ALL.into_iter().find(|rank| rank.index() == top)?;
        let suits = Suit::ALL.into_iter().rev();
        let card = suits.map(|suit| Card { rank, suit }).find(|&card| self.left.contains(card))?;
        self.left.remove(card);
        Some(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_back_as_written() {
        let all: Vec<Card> = Cards::DECK.iter().collect();
        assert_eq!(all.len(), 52);
        for &card in &all {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert!(all.is_sorted_by(|a, b| a > b));
        assert_eq!(all.into_iter().collect::<Cards>(), Cards::DECK);
    }

    #[test]
    fn sets_are_read_with_and_without_spaces() {
        let cards: Cards = "Kd Kh".parse().unwrap();
        assert_eq!("KhKd".parse(), Ok(cards));
        assert_eq!(cards.to_string(), "Kh Kd");
        assert_eq!("".parse(), Ok(Cards::EMPTY));
        assert_eq!(Cards::EMPTY.to_string(), "");
        assert_eq!(format!("{cards:?}"), "Cards(Kh Kd)");
    }

    #[test]
    fn sets_are_joined_met_and_parted() {
        let left: Cards = "Ah Kh Qh".parse().unwrap();
        let right: Cards = "Qh Jh".parse().unwrap();
        assert_eq!(left.union(right).to_string(), "Ah Kh Qh Jh");
        assert_eq!(left.intersection(right).to_string(), "Qh");
        assert_eq!(left.difference(right).to_string(), "Ah Kh");
        assert_eq!(left.len(), 3);
        assert!(!left.is_empty() && Cards::EMPTY.is_empty());
    }

    #[test]
    fn inserting_and_removing_say_whether_they_changed_anything() {
        let card = Card { rank: Rank::Ace, suit: Suit::Spades };
        let mut cards = Cards::EMPTY;
        assert!(cards.insert(card) && !cards.insert(card));
        assert_eq!(cards, Cards::from(card));
        assert!(cards.remove(card) && !cards.remove(card));
        assert_eq!(cards, Cards::EMPTY);
    }

    #[test]
    fn lane_counts_count_each_suit() {
        let cards: Cards = "Ac Kc Qd Jh Th 9h 8s 7s 6s 5s".parse().unwrap();
        assert_eq!(cards.lane_counts(), 0x0004_0003_0001_0002);
        assert_eq!(Cards::DECK.lane_counts(), 0x000D_000D_000D_000D);
    }
}
