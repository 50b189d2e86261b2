//! High hands: the best five cards, straights and flushes counted.

use std::hint::select_unpredictable;

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
    let held = Repeats::of(cards);
    let straights = straights(held.once);
    let suited = (counts + UP_TO_SIXTEEN) & SIXTEEN != 0;
    if held.thrice | straights != 0 || suited {
        let ranked = best_by_rank(held, straights, spare(counts));
        return if suited { ranked.max(best_suited(cards)) } else { ranked };
    }
    best_of_pairs(held, spare(counts))
}

/// Added to a lane's count, it reaches the lane's bit of sixteen from five on.
const UP_TO_SIXTEEN: u64 = 0x000B_000B_000B_000B;
const SIXTEEN: u64 = 0x0010_0010_0010_0010;

/// How many cards there are beyond five: the top lane of the product is the sum of all lanes.
fn spare(counts: u64) -> u32 {
    let [_, total, ..] = counts.wrapping_mul(0x0001_0001_0001_0001).to_be_bytes();
    u32::from(total).saturating_sub(5)
}

/// The best of two pair, a pair and high card. Which it is no processor can guess, so nothing here branches.
fn best_of_pairs(held: Repeats, spare: u32) -> Strength {
    let top = highest(select_unpredictable(held.twice == 0, held.once, held.twice));
    let second_pair = highest(held.twice & !top);
    let main = top | second_pair;
    let others = held.once ^ main;
    let kickers = select_unpredictable(second_pair == 0, without_lowest(others, spare), highest(others));
    let category = match (held.twice, second_pair) {
        (0, _) => Category::HighCard,
        (_, 0) => Category::Pair,
        _ => Category::TwoPair,
    };
    Strength::new(category, main, kickers)
}

/// The best of four of a kind, a full house, a straight and three of a kind.
fn best_by_rank(held: Repeats, straights: u32, spare: u32) -> Strength {
    let four = highest(held.four);
    if four != 0 {
        return Strength::new(Category::FourOfAKind, four, highest(held.once ^ four));
    }
    let three = highest(held.thrice);
    let pair = highest(held.twice ^ three);
    if three != 0 && pair != 0 {
        return Strength::new(Category::FullHouse, three, pair);
    }
    if straights != 0 {
        return Strength::new(Category::Straight, highest(straights), 0);
    }
    if three == 0 {
        return Strength::NOTHING;
    }
    Strength::new(Category::ThreeOfAKind, three, without_lowest(held.once ^ three, spare))
}

/// The best straight flush or flush.
fn best_suited(cards: Cards) -> Strength {
    let suited = cards.lanes().into_iter().filter(|lane| lane.count_ones() >= 5).map(|lane| {
        let ranks = u32::from(lane);
        let straights = straights(ranks);
        if straights == 0 {
            Strength::new(Category::Flush, without_lowest(ranks, ranks.count_ones() - 5), 0)
        } else {
            Strength::new(Category::StraightFlush, highest(straights), 0)
        }
    });
    suited.max().unwrap_or(Strength::NOTHING)
}

/// The top rank of each five in a row, the ace counted below the deuce as well.
const fn straights(ranks: u32) -> u32 {
    let from_ace = (ranks << 1) | (ranks >> 12);
    let two = from_ace & (from_ace << 1);
    let four = two & (two << 2);
    (four & (from_ace << 4)) >> 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_straight_is_named_by_its_top_and_the_ace_ends_it_either_way() {
        assert_eq!(straights(0b1_0000_0000_1111), 0b0_0000_0000_1000);
        assert_eq!(straights(0b1_1111_0000_0000), 0b1_0000_0000_0000);
        assert_eq!(straights(0b0_0000_0111_1111), 0b0_0000_0111_0000);
        assert_eq!(straights(0b1_1000_0000_0111), 0);
    }

    #[test]
    fn of_two_flushes_the_better_counts() {
        let cards: Cards = "Ac 9c 8c 7c 2c Ad Td 8d 7d 3d".parse().unwrap();
        assert_eq!(high(cards).to_string(), "ace-high flush, ten, eight, seven and three");
    }

    #[test]
    fn beyond_seven_cards_a_full_house_beats_a_flush() {
        let cards: Cards = "Ac 9c 8c 7c 2c Ad Ah 9d".parse().unwrap();
        assert_eq!(high(cards).to_string(), "aces full of nines");
    }
}
