//! What a correct dealer does next: automation outside the state machine.

use crate::card::Cards;
use crate::event::{Dealt, Duty, Event};
use crate::hand::{Hand, Pending};

/// The duty that is due, if the table waits for one.
#[must_use]
pub fn duty(hand: &Hand<'_>) -> Option<Event> {
    match hand.pending() {
        Pending::Post(seat) => Some(Event::Duty(Duty::Post(seat))),
        Pending::Collect => Some(Event::Duty(Duty::Collect)),
        Pending::TurnUp => Some(Event::Duty(Duty::TurnUp)),
        Pending::OpenShowdown => Some(Event::Duty(Duty::OpenShowdown)),
        Pending::Award => Some(Event::Duty(Duty::Award)),
        Pending::Deal(..) | Pending::Board(_) | Pending::Act(_) | Pending::Show(_) | Pending::Over => None,
    }
}

/// The deal that is due, of cards that nobody knows.
#[must_use]
pub fn unknown(hand: &Hand<'_>) -> Option<Event> {
    let unknown = |cards| Dealt { known: Cards::EMPTY, unknown: cards };
    match hand.pending() {
        Pending::Deal(seat, cards) => Some(Event::Deal(seat, unknown(cards))),
        Pending::Board(cards) => Some(Event::Board(unknown(cards))),
        Pending::Post(_)
        | Pending::Act(_)
        | Pending::Collect
        | Pending::TurnUp
        | Pending::OpenShowdown
        | Pending::Show(_)
        | Pending::Award
        | Pending::Over => None,
    }
}
