//! Seats of the hand and seats of the table: a seat without chips is not dealt into the next hand.

use floorman_engine::{Chips, Event, Impossible, Seat};

use super::Player;
use crate::play::given;
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

    /// What each seat of the table won or lost since the script began.
    pub(crate) fn net_of_seats(&self) -> Vec<(Seat, i128)> {
        let spec = &self.stage.script.table;
        let change = |(number, given): (usize, Chips)| {
            let seat = Seat::new(number)?;
            let brought = self.in_hand_seat(seat).map_or(Chips::ZERO, |seat| self.hand.brought(seat));
            Some((seat, i128::from(self.stack_of(seat).0) - i128::from(given.0) - i128::from(brought.0)))
        };
        given(spec).into_iter().enumerate().filter_map(change).collect()
    }

    /// What a seat of the table has; nothing if it is not dealt in.
    pub(crate) fn stack_of(&self, seat: Seat) -> Chips {
        self.in_hand_seat(seat).map_or(Chips::ZERO, |seat| self.hand.stack(seat))
    }

    pub(crate) fn spec(&self) -> &TableSpec {
        &self.stage.script.table
    }
}
