//! What the tests of the rules share: rulesets without the grammar, tables, cards, and stories told by tapes.

#![expect(dead_code, reason = "each test uses a part")]

pub(crate) mod games;
pub(crate) mod irregular;
pub(crate) mod rules;
pub(crate) mod scene;
pub(crate) mod snapshot;
pub(crate) mod story;
pub(crate) mod tape;
pub(crate) mod tapes;
pub(crate) mod vary;

use floorman_engine::{Card, Cards, Chips, Dealt, Event, Hand, Pending, Rank, Seat, Suit, dealer};

/// The seat with this number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// Amounts of chips.
pub(crate) fn chips(amounts: &[u64]) -> Vec<Chips> {
    amounts.iter().copied().map(Chips).collect()
}

/// The cards of a deck in a fixed order.
pub(crate) fn deck() -> Vec<Card> {
    let suits = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
    Rank::ALL.into_iter().flat_map(|rank| suits.into_iter().map(move |suit| Card { rank, suit })).collect()
}

/// What the dealer does next, with cards from the deck; nothing if a seat is to choose or the hand is over.
pub(crate) fn dealers_next(hand: &Hand<'_>, deck: &mut impl Iterator<Item = Card>) -> Option<Event> {
    let mut cards = |count: u8| {
        let known: Cards = deck.take(usize::from(count)).collect();
        Dealt { known, unknown: count - u8::try_from(known.len()).unwrap() }
    };
    match hand.pending() {
        Pending::Deal(seat, count) => Some(Event::Deal(seat, cards(count))),
        Pending::Board(count) => Some(dealer::board(hand, cards(count))),
        Pending::Show(seat) => Some(Event::Show(seat)),
        Pending::OtherTables => Some(Event::OtherTablesFinish),
        Pending::Act(_) | Pending::Over => None,
        Pending::Post(_)
        | Pending::Collect
        | Pending::TurnUp
        | Pending::OpenShowdown
        | Pending::Rake
        | Pending::Award => dealer::duty(hand),
    }
}
