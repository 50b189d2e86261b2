//! What seats did before their turn came, kept in mind until it comes.

use super::{Acts, Hand};
use crate::chips::Chips;
use crate::event::Action;
use crate::ruling::Early;
use crate::seat::{BySeat, Seat, Seats};

/// What seats did out of turn, and what happened since.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Before {
    /// Seats whose act is kept in mind until their turn; where there are none, nothing else here counts.
    pub(crate) seats: Seats,
    /// Seats that may not bet or raise at their turn because of it.
    pub(crate) barred: Seats,
    /// Seats that others acted past, and that have lost their turn.
    pub(crate) lost: Seats,
    /// What was done out of turn since the turn last moved.
    pub(crate) behind: Acts,
    /// What each of the seats kept in mind did, and the total of a wager.
    does: BySeat<Option<Early>>,
    total: BySeat<Chips>,
    /// Seats for which others had bet or raised since, and called, when the round lay as noted.
    raised_since: Seats,
    called_since: Seats,
    lay: Lay,
}

/// How a round lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Lay {
    price: Chips,
    wagers: u8,
}

impl Before {
    /// The act that is kept in mind of a seat; `Complete` for a raise of which only the word was said.
    pub(crate) fn act(&self, seat: Seat, price: Chips) -> Option<Action> {
        let total = self.total[seat];
        Some(match self.does[seat]? {
            Early::Fold => Action::Fold,
            Early::Check => Action::Check,
            Early::Call => Action::Call,
            Early::AllIn => Action::AllIn,
            Early::SaysRaise => Action::Complete,
            Early::Wager if price.is_zero() => Action::Bet(total),
            Early::Wager => Action::RaiseTo(total),
        })
    }

    /// Forgets everything, as the round is over.
    #[inline]
    pub(super) fn forget(&mut self) {
        self.seats = Seats::NONE;
        self.barred = Seats::NONE;
        self.lost = Seats::NONE;
    }

    /// Whether others have bet or raised since the seat acted out of turn.
    pub(crate) fn is_raised_since(&self, seat: Seat, price: Chips) -> bool {
        self.raised_since.has(seat) || price != self.lay.price
    }

    /// Whether others have called since.
    pub(crate) fn is_called_since(&self, seat: Seat, acts: Acts) -> bool {
        self.called_since.has(seat) || acts.wagers != self.lay.wagers
    }

    /// Takes in what the last act changed for the seats kept in mind.
    fn bring_up_to_date(&mut self, lay: Lay) {
        if lay.price != self.lay.price {
            self.raised_since = self.raised_since | self.seats;
        }
        if lay.wagers != self.lay.wagers {
            self.called_since = self.called_since | self.seats;
        }
        self.lay = lay;
    }

    fn keep(&mut self, seat: Seat, (early, total): (Early, Chips)) {
        self.seats = self.seats.with(seat);
        self.does[seat] = Some(early);
        self.total[seat] = total;
        self.raised_since = self.raised_since.without(seat);
        self.called_since = self.called_since.without(seat);
        self.behind = self.behind.and(early);
    }
}

impl Acts {
    /// With one more act.
    pub(crate) fn and(mut self, early: Early) -> Self {
        let count = match early {
            Early::Fold => &mut self.folds,
            Early::Check => &mut self.checks,
            Early::Call | Early::Wager | Early::SaysRaise | Early::AllIn => &mut self.wagers,
        };
        *count = count.saturating_add(1);
        self
    }

    /// How many they are.
    pub(crate) fn count(self) -> u8 {
        self.folds.saturating_add(self.checks).saturating_add(self.wagers)
    }
}

impl Hand<'_> {
    fn lay(&self) -> Lay {
        Lay { price: self.price(), wagers: self.memory.acts.wagers }
    }

    /// The seat acts out of turn.
    #[cold]
    pub(super) fn keep_in_mind(&mut self, seat: Seat, does: (Early, Chips)) {
        if self.memory.early.seats.is_empty() {
            self.memory.early = Before::default();
        }
        self.memory.early.bring_up_to_date(self.lay());
        self.memory.early.keep(seat, does);
    }

    /// The seat acts in turn: what it did before is done with, and nobody has acted past the next one.
    #[cold]
    pub(super) fn turn_moves_on(&mut self, seat: Seat) {
        self.memory.early.bring_up_to_date(self.lay());
        let early = &mut self.memory.early;
        early.seats = early.seats.without(seat);
        early.barred = early.barred.without(seat);
        early.lost = early.lost.without(seat);
        early.behind = Acts::default();
    }

    /// The act just made is what its seat was held to: it changes nothing for the others.
    #[cold]
    pub(super) fn was_held(&mut self) {
        self.memory.early.lay = self.lay();
    }

    /// The hand as the seat finds it once what it did out of turn is set aside.
    pub(crate) fn without_early_act(&self, seat: Seat) -> Self {
        let mut hand = *self;
        hand.memory.early.seats = hand.memory.early.seats.without(seat);
        hand
    }

    /// Others have acted past the seat for too long.
    #[cold]
    pub(super) fn lose_turn(&mut self, seat: Seat) {
        self.memory.early.lost = self.memory.early.lost.with(seat);
        self.bar(seat);
    }

    /// Closes a raise to the seat for the rest of its turn.
    pub(crate) fn bar(&mut self, seat: Seat) {
        self.betting_mut(|betting| betting.barred = betting.barred.with(seat));
    }

    /// The hand as if it were the seat's turn, and the last one of the round.
    pub(crate) fn as_if_in_turn(&self, seat: Seat) -> Self {
        let mut hand = *self;
        hand.memory.early.forget();
        hand.memory.actor = None;
        hand.betting_mut(|betting| {
            betting.to_speak = Seats::only(seat);
            betting.last_to_speak = Seats::NONE;
        });
        hand.wait();
        hand
    }
}
