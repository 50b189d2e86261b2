//! Seats of the hand and seats of the table: a seat without chips is not dealt into the next hand.

use floorman_engine::{Event, Impossible, Seat};

use super::Player;
use crate::scenario::TableSpec;

impl Player<'_, '_> {
    /// A seat of the hand as a seat of the table.
    pub(crate) fn at_table(&self, seat: Seat) -> Seat {
        self.seats.get(seat.number()).copied().unwrap_or(seat)
    }

    pub(crate) fn in_hand_seat(&self, seat: Seat) -> Option<Seat> {
        self.seats.iter().position(|other| *other == seat).and_then(Seat::new)
    }

    pub(super) fn in_hand(&self, event: Event) -> Result<Event, Impossible> {
        let seat = |seat| self.in_hand_seat(seat).ok_or(Impossible::NoSuchSeat);
        event.map_seats(seat)
    }

    pub(crate) fn with_table_seats(&self, event: Event) -> Event {
        event.map_seats(|seat| Ok::<_, Impossible>(self.at_table(seat))).unwrap_or(event)
    }

    pub(crate) fn spec(&self) -> &TableSpec {
        &self.stage.script.table
    }
}
