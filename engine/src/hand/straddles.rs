//! Straddles: who has put one out, and what was ruled of it.

use super::Hand;
use crate::chips::Chips;
use crate::seat::{Seat, Seats};

/// The straddles that stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Straddles {
    /// Who has straddled.
    pub(crate) by: Seats,
    /// The last straddle, which is the largest.
    pub(crate) last: Option<Straddle>,
}

/// A straddle, as it was ruled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Straddle {
    pub(crate) seat: Seat,
    /// The chips that it put to what lay in front of the seat.
    pub(crate) moved: Chips,
    /// Where the turn is counted from.
    pub(crate) from: Seat,
    /// What a full raise over it adds, where that was ruled.
    pub(crate) size: Option<Chips>,
}

impl Straddles {
    /// The first turn over the last straddle is counted from this seat.
    pub(super) fn turn_from(&mut self, seat: Seat) {
        if let Some(last) = &mut self.last {
            last.from = seat;
        }
    }

    /// A full raise over the last straddle adds so much.
    pub(super) fn full_size(&mut self, size: Chips) {
        if let Some(last) = &mut self.last {
            last.size = Some(size);
        }
    }
}

impl Hand<'_> {
    /// The seats whose straddle stands.
    #[must_use]
    pub const fn straddlers(&self) -> Seats {
        self.memory.straddles.by
    }

    /// A straddle goes in front of a seat.
    #[cold]
    pub(super) fn straddle(&mut self, seat: Seat, total: Chips) {
        let moved = total.less(self.front[seat]);
        let by = self.memory.straddles.by.with(seat);
        self.memory.straddles =
            Straddles { by, last: Some(Straddle { seat, moved, from: seat, size: None }) };
        self.put_in(seat, moved);
    }

    /// The only straddle goes back to its seat.
    #[cold]
    pub(super) fn take_back_straddle(&mut self, seat: Seat, chips: Chips) {
        self.memory.straddles = Straddles::default();
        self.take_from_the_front(seat, chips);
    }
}
