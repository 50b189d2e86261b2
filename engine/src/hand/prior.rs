//! Chips in front of a seat as they lie there: a blind posted with a larger chip, and what was taken back.

use super::{Hand, Phase};
use crate::chips::Chips;
use crate::seat::Seat;

impl Hand<'_> {
    /// Whether chips of a seat do not lie there as the blind or bet that they are.
    pub(crate) fn has_moved_chips(&self, seat: Seat) -> bool {
        let memory = &self.memory;
        (memory.taken_back.is_some() || memory.posted_with.is_some())
            && (self.lies_in_front(seat) != self.front[seat] || !self.taken_back(seat).is_zero())
    }

    /// What lies in front of a seat, change that is still due included, until it has acted.
    #[cold]
    pub(crate) fn lies_in_front(&self, seat: Seat) -> Chips {
        let has_acted = matches!(&self.phase, Phase::Betting(betting) if betting.acted.has(seat));
        let posted = self.memory.posted_with.filter(|(by, _)| *by == seat && self.street == 0 && !has_acted);
        posted.map_or(self.front[seat], |(_, chips)| chips)
    }

    /// The seat has taken back so much of it.
    #[cold]
    pub(super) fn takes_back(&mut self, seat: Seat, chips: Chips) {
        self.memory.taken_back = Some((seat, chips, self.memory.acts));
    }

    /// What a seat has taken back of it since the last act.
    #[cold]
    pub(crate) fn taken_back(&self, seat: Seat) -> Chips {
        let now = self.memory.taken_back.filter(|(by, _, acts)| *by == seat && *acts == self.memory.acts);
        now.map_or(Chips::ZERO, |(_, chips, _)| chips)
    }
}
