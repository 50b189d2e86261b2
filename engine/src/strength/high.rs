//! High hands: the best five cards, straights and flushes counted.

use super::masks::{Repeats, highest, without_lowest};
use super::{Cards, Category, Strength};

/// The strength of the best high hand of five that the cards hold.
///
/// Made for up to seven cards and right for any number. Fewer than five rank by pairs and ranks alone: they
/// make no straight and no flush, and where one set agrees with a larger one as far as it goes, the larger is
/// better. No cards at all are worst.
#[must_use]
pub fn high(cards: Cards) -> Strength {
    let counts = cards.lane_counts();
    let ranked = best_by_rank(Repeats::of(cards), spare(counts));
    if (counts + UP_TO_SIXTEEN) & SIXTEEN == 0 { ranked } else { ranked.max(best_suited(cards)) }
}

/// Added to a lane's count, it reaches the lane's bit of sixteen from five on.
const UP_TO_SIXTEEN: u64 = 0x000B_000B_000B_000B;
const SIXTEEN: u64 = 0x0010_0010_0010_0010;

/// How many cards there are beyond five: the top lane of the product is the sum of all lanes.
fn spare(counts: u64) -> u32 {
    let [_, total, ..] = counts.wrapping_mul(0x0001_0001_0001_0001).to_be_bytes();
    u32::from(total).saturating_sub(5)
}

fn best_by_rank(held: Repeats, spare: u32) -> Strength {
    if held.thrice != 0 {
        return best_with_three(held, spare);
    }
    let straight = straight(held.once);
    if straight != 0 {
        return Strength::new(Category::Straight, straight, 0);
    }
    let top_pair = highest(held.twice);
    let second_pair = highest(held.twice ^ top_pair);
    if second_pair != 0 {
        let pairs = top_pair | second_pair;
        return Strength::new(Category::TwoPair, pairs, highest(held.once ^ pairs));
    }
    let (category, main) =
        if top_pair == 0 { (Category::HighCard, highest(held.once)) } else { (Category::Pair, top_pair) };
    Strength::new(category, main, without_lowest(held.once ^ main, spare))
}

fn best_with_three(held: Repeats, spare: u32) -> Strength {
    let four = highest(held.four);
    if four != 0 {
        return Strength::new(Category::FourOfAKind, four, highest(held.once ^ four));
    }
    let three = highest(held.thrice);
    let pair = highest(held.twice ^ three);
    if pair != 0 {
        return Strength::new(Category::FullHouse, three, pair);
    }
    let straight = straight(held.once);
    if straight != 0 {
        return Strength::new(Category::Straight, straight, 0);
    }
    Strength::new(Category::ThreeOfAKind, three, without_lowest(held.once ^ three, spare))
}

/// The best straight flush or flush; of no suit with five cards, the worst of all hands.
#[cold]
fn best_suited(cards: Cards) -> Strength {
    let suited = cards.lanes().into_iter().filter(|lane| lane.count_ones() >= 5).map(|lane| {
        let ranks = u32::from(lane);
        let straight = straight(ranks);
        if straight == 0 {
            let five = without_lowest(ranks, ranks.count_ones() - 5);
            Strength::new(Category::Flush, five, 0)
        } else {
            Strength::new(Category::StraightFlush, straight, 0)
        }
    });
    suited.max().unwrap_or(Strength::new(Category::HighCard, 0, 0))
}

/// The top rank of the highest five in a row, the ace counted below the deuce as well; none if there is none.
const fn straight(ranks: u32) -> u32 {
    let from_ace = (ranks << 1) | (ranks >> 12);
    let two = from_ace & (from_ace << 1);
    let four = two & (two << 2);
    highest(four & (from_ace << 4)) >> 1
}
