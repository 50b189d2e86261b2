//! What hands are worth and how they are said, on hands a reader can check.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use std::fmt::Debug;

use floorman_engine::strength::{ace_to_five, high};
use floorman_engine::{Card, Cards, Category, Rank, Suit};

fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

#[test]
fn a_high_hand_is_said_in_the_words_of_the_table() {
    let said = [
        ("Ah Kd 9s 5c 3d 2h", "ace high, king, nine, five and three"),
        ("As Ad Kh 9c 5d 4s 2c", "pair of aces, king, nine and five"),
        ("6s 6d Kh Qc 5d 4s 2c", "pair of sixes, king, queen and five"),
        ("As Ad Kh Kc Qd 4s 2c", "two pair, aces and kings, queen kicker"),
        ("7s 7d 4h 4c 2d 2s Jc", "two pair, sevens and fours, jack kicker"),
        ("9s 9d 8h 8c 7d 7s 2c", "two pair, nines and eights, seven kicker"),
        ("Ks Kd Kh Jc 9d 4s 2c", "three kings, jack and nine"),
        ("2s 2d 2h Jc 9d 4s 5c", "three deuces, jack and nine"),
        ("As Kd Qh Jc Td 9s 2c", "ace-high straight"),
        ("As 2d 3h 4c 5d Ks Kc", "five-high straight"),
        ("As Qs 9s 5s 3s 2s Kc", "ace-high flush, queen, nine, five and three"),
        ("Ks Kd Kh 9c 9d 9s 2c", "kings full of nines"),
        ("Ts Td Th 9c 9d As Ac", "tens full of aces"),
        ("4s 4d 4h 4c Ad Ks Kc", "four fours, ace kicker"),
        ("9s 8s 7s 6s 5s As Ac", "nine-high straight flush"),
        ("Ah 2h 3h 4h 5h 7s 7c", "five-high straight flush"),
        ("Ah Kh Qh Jh Th 9h 8h", "royal flush"),
    ];
    for (text, words) in said {
        assert_eq!(high(cards(text)).to_string(), words, "{text}");
    }
}

#[test]
fn a_low_hand_is_said_in_the_words_of_the_table() {
    let said = [
        ("As 2s 3s 4s 5s Ks Qs", "wheel"),
        ("8s 7d 4h 3c Ad Ks 8c", "eight-seven-four-three-ace low"),
        ("Ks Qd Jh Tc 9d", "king-queen-jack-ten-nine low"),
        ("As Ad 3h 3c 5d 5s 7c", "pair of aces, seven, five and three"),
        ("As 2d 3h 4c 4d 2s 4s", "pair of deuces, four, three and ace"),
        ("As Ad 3h 3c 5d 5s 5c", "two pair, threes and aces, five kicker"),
        ("2s 2d 2h 3c Ad", "three deuces, three and ace"),
        ("As Ad Ah 2c 2d 2s Ac", "aces full of deuces"),
        ("Ks Kd Kh Kc 2d", "four kings, deuce kicker"),
    ];
    for (text, words) in said {
        assert_eq!(ace_to_five(cards(text)).to_string(), words, "{text}");
    }
}

#[test]
fn a_strength_names_its_category_and_ranks() {
    let strength = high(cards("As Ad Kh Kc Qd 4s 2c"));
    assert_eq!(strength.category(), Category::TwoPair);
    assert_eq!(strength.main_ranks().collect::<Vec<_>>(), [Rank::Ace, Rank::King]);
    assert_eq!(strength.kickers().collect::<Vec<_>>(), [Rank::Queen]);
    let low = ace_to_five(cards("2s 2d 3h Ac Kd"));
    assert_eq!(low.category(), Category::Pair);
    assert_eq!(low.main_ranks().collect::<Vec<_>>(), [Rank::Two]);
    assert_eq!(low.kickers().collect::<Vec<_>>(), [Rank::King, Rank::Three, Rank::Ace]);
}

#[test]
fn categories_are_numbered_in_their_order() {
    assert!(Category::ALL.is_sorted_by(|worse, better| worse < better));
    assert_eq!(Category::ThreeOfAKind.to_string(), "three of a kind");
}

#[test]
fn kickers_decide_between_equal_pairs_and_suits_never_do() {
    let board = cards("Ah 9d 7c 4s 2h");
    let queen = high(board.union(cards("As Qd")));
    let jack = high(board.union(cards("Ad Jc")));
    assert!(queen > jack);
    assert_eq!(queen, high(board.union(cards("Ac Qc"))));
    let counterfeited = cards("Ah Ad Kc Ks Qh");
    assert_eq!(high(counterfeited.union(cards("3d 3c"))), high(counterfeited.union(cards("Jd 2c"))));
}

#[test]
fn a_wheel_is_the_lowest_straight_and_the_best_low() {
    let wheel = cards("Ac 2d 3h 4s 5c");
    assert!(high(wheel) < high(cards("2d 3h 4s 5c 6d")));
    assert!(high(wheel) > high(cards("Ac Ad Ah Ks Qc")));
    assert!(ace_to_five(wheel) > ace_to_five(cards("Ac 2d 3h 4s 6c")));
    assert_eq!(ace_to_five(wheel), ace_to_five(cards("Ac 2c 3c 4c 5c")));
    assert_eq!(high(cards("Kc Ad 2h 3s 4c")).category(), Category::HighCard);
}

#[test]
fn fewer_than_five_cards_rank_by_pairs_and_ranks() {
    let worst_first =
        ["", "Qh", "Kh", "Kh Qh", "Ah", "2c 2d", "2c 2d 3c", "Kc Kd 5h 5s", "3c 3d 3h", "2c 2d 2h 2s"];
    let strengths = worst_first.map(|text| high(cards(text)));
    assert!(strengths.is_sorted_by(|worse, better| worse < better));
    let said =
        ["no cards", "queen high", "king high", "king high, queen kicker", "ace high", "pair of deuces"];
    assert!(strengths.iter().zip(said).all(|(strength, words)| strength.to_string() == words));
    assert_eq!(high(cards("Ah Kh Qh Jh")).to_string(), "ace high, king, queen and jack");
}

#[test]
fn fewer_than_five_cards_make_a_low_of_what_there_is() {
    let best_first = ["As 2d 3h", "Ks Qd Jh", "As Ad 2h", "2s 2d Ah", "As Ad Ah"];
    assert!(best_first.map(|text| ace_to_five(cards(text))).is_sorted_by(|better, worse| better > worse));
    let said = [("", "no cards"), ("Kh", "king low"), ("3s 3d 2h 2c", "two pair, threes and deuces")];
    for (text, words) in said {
        assert_eq!(ace_to_five(cards(text)).to_string(), words);
    }
}

#[test]
fn more_than_five_cards_are_worth_their_best_five() {
    let mut random = 1;
    for deck in decks() {
        for size in [6, 7, 7, 7, 7, 8, 10] {
            for _ in 0..400 {
                let cards = draw(&deck, size, &mut random);
                assert_best_of_five(cards, high);
                assert_best_of_five(cards, ace_to_five);
            }
        }
    }
}

/// The whole deck, and parts of it where flushes, straights and many of a rank are common.
fn decks() -> [Vec<Card>; 4] {
    let only = |keep: fn(&Card) -> bool| Cards::DECK.iter().filter(keep).collect();
    [
        only(|_| true),
        only(|card| card.suit <= Suit::Diamonds),
        only(|card| card.rank <= Rank::Four || card.rank == Rank::Ace),
        only(|card| card.rank >= Rank::Queen),
    ]
}

fn assert_best_of_five<S: Ord + Debug>(cards: Cards, evaluate: fn(Cards) -> S) {
    let all: Vec<Card> = cards.iter().collect();
    let fives = (0_u32..1 << all.len()).filter(|subset| subset.count_ones() == 5);
    let hands = fives.map(|subset| {
        let held = all.iter().zip(0..).filter(|&(_, place)| subset >> place & 1 == 1);
        held.map(|(&card, _)| card).collect()
    });
    assert_eq!(Some(evaluate(cards)), hands.map(evaluate).max(), "{cards}");
}

fn draw(deck: &[Card], size: u32, random: &mut u64) -> Cards {
    let mut cards = Cards::EMPTY;
    while cards.len() < size {
        let place = usize::try_from(splitmix64(random) >> 32).unwrap() % deck.len();
        cards.insert(deck[place]);
    }
    cards
}

fn splitmix64(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
