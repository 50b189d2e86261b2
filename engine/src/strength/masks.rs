//! Sets of ranks as thirteen bits, and the one number that a strength is.

use super::{Cards, Category, Rank};

/// The ranks a set of cards holds at least once, twice, three and four times.
#[derive(Debug, Clone, Copy)]
pub(super) struct Repeats {
    pub(super) once: u32,
    pub(super) twice: u32,
    pub(super) thrice: u32,
    pub(super) four: u32,
}

impl Repeats {
    pub(super) fn of(cards: Cards) -> Self {
        let [clubs, diamonds, hearts, spades] = cards.lanes().map(u32::from);
        let (minor, both_minor) = (clubs | diamonds, clubs & diamonds);
        let (major, both_major) = (hearts | spades, hearts & spades);
        Self {
            once: minor | major,
            twice: both_minor | both_major | (minor & major),
            thrice: (both_minor & major) | (both_major & minor),
            four: both_minor & both_major,
        }
    }

    /// The same ranks with the ace below the deuce.
    pub(super) const fn ace_low(self) -> Self {
        Self {
            once: ace_low(self.once),
            twice: ace_low(self.twice),
            thrice: ace_low(self.thrice),
            four: ace_low(self.four),
        }
    }
}

const fn ace_low(ranks: u32) -> u32 {
    ((ranks << 1) | (ranks >> 12)) & ALL_RANKS
}

const ALL_RANKS: u32 = 0x1FFF;

/// The highest rank of a set, or none of none.
pub(super) const fn highest(ranks: u32) -> u32 {
    (1 << (ranks | 1).ilog2()) & ranks
}

/// The lowest rank of a set, or none of none.
pub(super) const fn lowest(ranks: u32) -> u32 {
    ranks & ranks.wrapping_neg()
}

/// A set of ranks without its lowest `count`.
pub(super) const fn without_lowest(mut ranks: u32, mut count: u32) -> u32 {
    while count > 0 {
        ranks &= ranks.wrapping_sub(1);
        count -= 1;
    }
    ranks
}

const KICKER_BITS: u32 = 13;
const RANKED_BITS: u32 = 26;

pub(super) const fn pack(category: Category, main: u32, kickers: u32) -> u32 {
    (category.number() << RANKED_BITS) | (main << KICKER_BITS) | kickers
}

pub(super) const fn category(packed: u32) -> Category {
    Category::of_number(packed >> RANKED_BITS)
}

pub(super) const fn main(packed: u32) -> u32 {
    (packed >> KICKER_BITS) & ALL_RANKS
}

pub(super) const fn kickers(packed: u32) -> u32 {
    packed & ALL_RANKS
}

/// The ranks of a set, ace first.
pub(super) fn ranks(set: u32) -> impl Iterator<Item = Rank> {
    Rank::ALL.into_iter().rev().filter(move |rank| (set >> rank.index()) & 1 == 1)
}

/// The ranks of a set kept with the ace below the deuce, king first.
pub(super) fn ranks_ace_low(set: u32) -> impl Iterator<Item = Rank> {
    let (with_ace, others) = (set & 1 == 1, set >> 1);
    ranks(others).chain(with_ace.then_some(Rank::Ace))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_sorted_by_how_often_they_are_held() {
        let held = Repeats::of("Ac Ad Ah As Kc Kd Kh Qd Qs 2c".parse().unwrap());
        assert_eq!(held.once, 0b1_1100_0000_0001);
        assert_eq!(held.twice, 0b1_1100_0000_0000);
        assert_eq!(held.thrice, 0b1_1000_0000_0000);
        assert_eq!(held.four, 0b1_0000_0000_0000);
        assert_eq!(held.ace_low().once, 0b1_1000_0000_0011);
    }

    #[test]
    fn the_ends_of_a_set_are_found_and_an_empty_set_has_none() {
        assert_eq!((highest(0b0110_1000), lowest(0b0110_1000)), (0b0100_0000, 0b0000_1000));
        assert_eq!((highest(1), lowest(1)), (1, 1));
        assert_eq!((highest(0), lowest(0)), (0, 0));
        assert_eq!(without_lowest(0b0110_1001, 2), 0b0110_0000);
        assert_eq!(without_lowest(0b1, 3), 0);
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        for category in Category::ALL {
            let packed = pack(category, 0b1_0000_0000_0001, ALL_RANKS);
            assert_eq!(super::category(packed), category);
            assert_eq!((main(packed), kickers(packed)), (0b1_0000_0000_0001, ALL_RANKS));
        }
    }

    #[test]
    fn ranks_come_highest_first_and_a_low_ace_last() {
        assert_eq!(ranks(0b1_0000_0000_0001).collect::<Vec<_>>(), [Rank::Ace, Rank::Two]);
        assert_eq!(ranks_ace_low(0b1_0000_0000_0001).collect::<Vec<_>>(), [Rank::King, Rank::Ace]);
    }
}
