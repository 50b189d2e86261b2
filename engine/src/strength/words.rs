//! A strength in the words of the table.

use super::{Category, Rank};

/// A high hand: `three kings, jack and nine`.
pub(super) fn high(category: Category, main: &[Rank], kickers: &[Rank]) -> String {
    let (Some(&top), Some(&last)) = (main.first(), main.last()) else { return "no cards".to_owned() };
    match category {
        Category::HighCard => with_kickers(&format!("{} high", top.name()), kickers),
        Category::Pair => with_kickers(&format!("pair of {}", plural(top)), kickers),
        Category::TwoPair => {
            with_kickers(&format!("two pair, {} and {}", plural(top), plural(last)), kickers)
        }
        Category::ThreeOfAKind => with_kickers(&format!("three {}", plural(top)), kickers),
        Category::Straight => format!("{}-high straight", top.name()),
        Category::Flush => {
            let others: Vec<Rank> = main.iter().copied().skip(1).collect();
            with_kickers(&format!("{}-high flush", top.name()), &others)
        }
        Category::FullHouse => {
            let pair = kickers.first().copied().map(plural);
            format!("{} full of {}", plural(top), pair.unwrap_or_default())
        }
        Category::FourOfAKind => with_kickers(&format!("four {}", plural(top)), kickers),
        Category::StraightFlush if top == Rank::Ace => "royal flush".to_owned(),
        Category::StraightFlush => format!("{}-high straight flush", top.name()),
    }
}

/// A low hand: `eight-seven-four-three-ace low`; with a pair, as a high hand is said.
pub(super) fn low(category: Category, main: &[Rank], kickers: &[Rank]) -> String {
    match (category, main) {
        (Category::HighCard, [Rank::Five, _, _, _, Rank::Ace]) => "wheel".to_owned(),
        (Category::HighCard, [_, ..]) => {
            let names: Vec<&str> = main.iter().map(|rank| rank.name()).collect();
            format!("{} low", names.join("-"))
        }
        _ => high(category, main, kickers),
    }
}

fn with_kickers(hand: &str, kickers: &[Rank]) -> String {
    match kickers {
        [] => hand.to_owned(),
        [only] => format!("{hand}, {} kicker", only.name()),
        [others @ .., last] => {
            let names: Vec<&str> = others.iter().map(|rank| rank.name()).collect();
            format!("{hand}, {} and {}", names.join(", "), last.name())
        }
    }
}

fn plural(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "deuces",
        Rank::Three => "threes",
        Rank::Four => "fours",
        Rank::Five => "fives",
        Rank::Six => "sixes",
        Rank::Seven => "sevens",
        Rank::Eight => "eights",
        Rank::Nine => "nines",
        Rank::Ten => "tens",
        Rank::Jack => "jacks",
        Rank::Queen => "queens",
        Rank::King => "kings",
        Rank::Ace => "aces",
    }
}
