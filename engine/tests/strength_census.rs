//! Every hand counted: the published numbers of hands and of distinct strengths, and the order among them.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use floorman_engine::strength::{ace_to_five, high};
use floorman_engine::{Card, Cards, Category, Strength};

#[test]
fn five_card_hands_fall_into_the_published_categories() {
    let tally = tally(5);
    let hands = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40];
    assert_eq!(hands_by_category(&tally), hands);
    assert_eq!(hands.iter().sum::<u64>(), 2_598_960);
    assert_eq!(classes_by_category(&tally), [1277, 2860, 858, 858, 10, 1277, 156, 156, 10]);
    assert_eq!(tally.len(), 7462);
}

#[test]
fn seven_card_hands_fall_into_the_published_categories() {
    let tally = tally(7);
    let hands =
        [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584];
    assert_eq!(hands_by_category(&tally), hands);
    assert_eq!(hands.iter().sum::<u64>(), 133_784_560);
    assert_eq!(classes_by_category(&tally), [407, 1470, 763, 575, 10, 1277, 156, 156, 10]);
    assert_eq!(tally.len(), 4824);
}

#[test]
fn five_card_high_hands_are_ordered_as_counting_ranks_by_hand_orders_them() {
    let by_hand = worth_of_each(high, high_by_hand);
    assert_eq!(by_hand.len(), 7462);
    assert!(by_hand.is_sorted_by(|worse, better| worse < better));
}

#[test]
fn five_card_lows_are_ordered_as_counting_ranks_by_hand_orders_them() {
    let by_hand = worth_of_each(ace_to_five, low_by_hand);
    assert_eq!(by_hand.len(), 6175);
    assert!(by_hand.is_sorted_by(|worse, better| worse > better));
}

type Tally = HashMap<Strength, u64, BuildHasherDefault<Spread>>;

fn tally(size: usize) -> Tally {
    let mut tally = Tally::default();
    each_hand(size, |cards| *tally.entry(high(cards)).or_default() += 1);
    tally
}

fn hands_by_category(tally: &Tally) -> [u64; 9] {
    let hands = |category| tally.iter().filter(|(s, _)| s.category() == category).map(|(_, n)| n).sum();
    Category::ALL.map(hands)
}

fn classes_by_category(tally: &Tally) -> [usize; 9] {
    Category::ALL.map(|category| tally.keys().filter(|s| s.category() == category).count())
}

/// What each class of five-card hands is worth by hand, the worst class first.
///
/// Fails where two hands of one class differ by hand.
fn worth_of_each<S: Copy + Ord + Hash + Debug>(
    evaluate: fn(Cards) -> S,
    by_hand: fn(Cards) -> Worth,
) -> Vec<Worth> {
    let mut classes: HashMap<S, Worth, BuildHasherDefault<Spread>> = HashMap::default();
    each_hand(5, |cards| {
        let worth = by_hand(cards);
        assert_eq!(*classes.entry(evaluate(cards)).or_insert(worth), worth, "{cards}");
    });
    let mut classes: Vec<(S, Worth)> = classes.into_iter().collect();
    classes.sort_unstable();
    classes.into_iter().map(|(_, worth)| worth).collect()
}

/// A category's place, then `(how many, rank)` of each rank held, most and highest first.
type Worth = (u32, [(u32, u32); 5]);

fn high_by_hand(cards: Cards) -> Worth {
    let mut groups = groups(cards, |card| card.rank.index() + 2);
    let suits = cards.iter().filter(|card| Some(card.suit) == cards.iter().next().map(|c| c.suit)).count();
    let ranks = groups.map(|(_, rank)| rank);
    if ranks == [14, 5, 4, 3, 2] {
        groups = [(1, 5), (1, 4), (1, 3), (1, 2), (1, 1)];
    }
    let straight = groups[4].0 == 1 && groups[0].1 - groups[4].1 == 4;
    let place = match (straight, suits == 5) {
        (true, true) => 8,
        (false, true) => 5,
        (true, false) => 4,
        (false, false) => place_by_groups(groups),
    };
    (place, groups)
}

fn low_by_hand(cards: Cards) -> Worth {
    let groups = groups(cards, |card| (card.rank.index() + 1) % 13 + 1);
    (place_by_groups(groups), groups)
}

fn groups(cards: Cards, value: fn(Card) -> u32) -> [(u32, u32); 5] {
    let mut groups = [(0, 0); 5];
    for card in cards {
        let rank = value(card);
        let group = groups.iter_mut().find(|group| group.0 == 0 || group.1 == rank).unwrap();
        *group = (group.0 + 1, rank);
    }
    groups.sort_unstable_by(|a, b| b.cmp(a));
    groups
}

fn place_by_groups(groups: [(u32, u32); 5]) -> u32 {
    match (groups[0].0, groups[1].0) {
        (4, _) => 7,
        (3, 2) => 6,
        (3, _) => 3,
        (2, 2) => 2,
        (2, _) => 1,
        _ => 0,
    }
}

fn each_hand(size: usize, mut with: impl FnMut(Cards)) {
    let deck: Vec<Card> = Cards::DECK.iter().collect();
    extend(Cards::EMPTY, &deck, size, &mut with);
}

fn extend(held: Cards, deck: &[Card], missing: usize, with: &mut impl FnMut(Cards)) {
    if missing == 0 {
        return with(held);
    }
    for (place, &card) in deck.iter().enumerate() {
        extend(held.with(card), &deck[place + 1..], missing - 1, with);
    }
}

/// A hash of one number by multiplication: the standard one would take longer than the hands themselves.
#[derive(Default)]
struct Spread(u64);

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("a strength is one number");
    }

    fn write_u32(&mut self, number: u32) {
        self.0 = u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(32);
    }
}
