//! Ace-to-five: low hands, straights and flushes ignored, the ace lowest.

use std::cmp::Reverse;
use std::fmt;

use super::masks::{self, Repeats, lowest, without_lowest};
use super::{Cards, Category, words};
use crate::card::Rank;

/// What an ace-to-five low is worth: the greater wins, equals tie.
///
/// # Examples
///
/// ```
/// use floorman_engine::{Cards, strength};
///
/// let rough: Cards = "8h 7h 6h 5h 4h".parse()?;
/// let smooth: Cards = "8c 7d 3c 2s As".parse()?;
/// assert!(strength::ace_to_five(smooth) > strength::ace_to_five(rough));
/// # Ok::<(), floorman_engine::CardError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Low(Reverse<u32>);

impl Low {
    /// As in a high strength, with the ace's bit below the deuce's: the smaller number is the better low.
    const fn new(category: Category, main: u32, kickers: u32) -> Self {
        Self(Reverse(masks::pack(category, main, kickers)))
    }

    /// What counts against the hand: pairs and more of a rank. Without any it is a hand of high card.
    #[must_use]
    pub const fn category(self) -> Category {
        masks::category(self.0.0)
    }

    /// The ranks that make the category, highest first and the ace last: all of them in a hand without a pair.
    pub fn main_ranks(self) -> impl Iterator<Item = Rank> {
        masks::ranks_ace_low(masks::main(self.0.0))
    }

    /// The ranks that part hands of equal main ranks, highest first and the ace last: the pair, in a full house.
    pub fn kickers(self) -> impl Iterator<Item = Rank> {
        masks::ranks_ace_low(masks::kickers(self.0.0))
    }
}

impl fmt::Display for Low {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let main: Vec<Rank> = self.main_ranks().collect();
        let kickers: Vec<Rank> = self.kickers().collect();
        f.write_str(&words::low(self.category(), &main, &kickers))
    }
}

/// The worth of the best ace-to-five low of five that the cards hold.
///
/// Right for any number of cards. Of fewer than five all count; compare such a low only with lows of as many
/// cards, for leaving a card out never makes it worse.
#[must_use]
pub fn ace_to_five(cards: Cards) -> Low {
    let held = Repeats::of(cards).ace_low();
    if without_lowest(held.once, 4) == 0 {
        return with_pairs(held, cards.len().min(5) - held.once.count_ones());
    }
    Low::new(Category::HighCard, held.once ^ without_lowest(held.once, 5), 0)
}

/// The best low where every rank is needed and `repeated` cards more.
#[cold]
fn with_pairs(held: Repeats, repeated: u32) -> Low {
    let pair = lowest(held.twice);
    let second_pair = lowest(held.twice ^ pair);
    let three = lowest(held.thrice);
    let (category, main) = match repeated {
        0 => return Low::new(Category::HighCard, held.once, 0),
        1 => (Category::Pair, pair),
        2 if second_pair != 0 => (Category::TwoPair, pair | second_pair),
        2 => (Category::ThreeOfAKind, three),
        _ if second_pair != 0 => (Category::FullHouse, three),
        _ => (Category::FourOfAKind, held.four),
    };
    Low::new(category, main, held.once ^ main)
}
