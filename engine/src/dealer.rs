//! What a correct dealer does next: automation outside the state machine.

use crate::card::Cards;
use crate::event::{Dealt, Event, Run};
use crate::hand::{Hand, Pending};

/// The duty that is due, if the table waits for one.
#[must_use]
pub fn duty(hand: &Hand<'_>) -> Option<Event> {
    hand.pending().duty().map(Event::Duty)
}

/// Cards for the board that is being dealt.
#[must_use]
pub fn board(hand: &Hand<'_>, dealt: Dealt) -> Event {
    match hand.board_number() {
        1 => Event::Board(hand.street, dealt),
        board => Event::RunOut(Run { board, street: hand.street }, dealt),
    }
}

/// The deal that is due, of cards that nobody knows.
#[must_use]
pub fn unknown(hand: &Hand<'_>) -> Option<Event> {
    let unknown = |cards| Dealt { known: Cards::EMPTY, unknown: cards };
    match hand.pending() {
        Pending::Deal(seat, cards) => Some(Event::Deal(seat, unknown(cards))),
        Pending::Board(cards) => Some(board(hand, unknown(cards))),
        Pending::Post(_)
        | Pending::Act(_)
        | Pending::Collect
        | Pending::TurnUp
        | Pending::OtherTables
        | Pending::OpenShowdown
        | Pending::Show(_)
        | Pending::Rake
        | Pending::Award
        | Pending::Over => None,
    }
}
