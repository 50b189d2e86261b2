//! Straddles: who has put one out, and what was ruled of it.

use super::Hand;
use crate::chips::Chips;
use crate::ruling::Effect;
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

impl Hand<'_> {
    /// The seats whose straddle stands.
    #[must_use]
    pub const fn straddlers(&self) -> Seats {
        self.memory.straddles.by
    }

    /// What a straddle changes before the first card.
    #[cold]
    pub(super) fn straddle(&mut self, effect: &Effect) {
        let straddles = &mut self.memory.straddles;
        if let Effect::Straddle(seat, total) = *effect {
            let moved = total.less(self.front[seat]);
            straddles.by = straddles.by.with(seat);
            straddles.last = Some(Straddle { seat, moved, from: seat, size: None });
            self.put_in(seat, moved);
        } else if let Effect::StraddleTurn(from) = *effect
            && let Some(last) = &mut straddles.last
        {
            last.from = from;
        } else if let Effect::StraddleSize(size) = *effect
            && let Some(last) = &mut straddles.last
        {
            last.size = Some(size);
        } else if let Effect::TakeBackStraddle(seat, chips) = *effect {
            *straddles = Straddles::default();
            self.front[seat] -= chips;
            self.stack[seat] += chips;
            self.all_in = self.all_in.without(seat);
        }
    }
}
