//! What seats did before their turn came, kept in mind until it comes.

use super::{Acts, Hand, Memory, Phase};
use crate::chips::Chips;
use crate::event::Action;
use crate::ruling::Early;
use crate::seat::{BySeat, Seat, Seats};

/// What seats did out of turn, and what happened since.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Before {
    /// Seats whose act is kept in mind until their turn.
    pub(crate) seats: Seats,
    /// Seats that may not bet or raise at their turn because of it.
    pub(crate) barred: Seats,
    /// Seats that others acted past, and that have lost their turn.
    pub(crate) lost: Seats,
    /// What was done out of turn since the turn last moved.
    pub(crate) behind: Acts,
    /// Whether anything of this is to be remembered.
    any: bool,
    /// Of the seats kept in mind, those that folded, checked, called, went all-in, or said that they raise; the others
    /// wagered a total.
    folded: Seats,
    checked: Seats,
    called: Seats,
    all_in: Seats,
    said_raise: Seats,
    total: BySeat<Chips>,
    /// Seats for which others have since bet or raised, and called.
    raised_since: Seats,
    called_since: Seats,
    /// How the round lay when this was last brought up to date.
    lay: Lay,
}

/// How a round lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Lay {
    price: Chips,
    wagers: u8,
    /// The seat whose act then follows, if it is one it is held to: that act changes nothing.
    held: Option<Seat>,
}

impl Before {
    /// The act that is kept in mind of a seat; `Complete` for a raise of which only the word was said.
    pub(crate) fn act(&self, seat: Seat, price: Chips) -> Action {
        if self.folded.has(seat) {
            Action::Fold
        } else if self.checked.has(seat) {
            Action::Check
        } else if self.called.has(seat) {
            Action::Call
        } else if self.all_in.has(seat) {
            Action::AllIn
        } else if self.said_raise.has(seat) {
            Action::Complete
        } else if price.is_zero() {
            Action::Bet(self.total[seat])
        } else {
            Action::RaiseTo(self.total[seat])
        }
    }

    /// Forgets everything, as the round is over.
    #[inline]
    pub(super) fn forget(&mut self) {
        self.seats = Seats::NONE;
        self.barred = Seats::NONE;
        self.lost = Seats::NONE;
        self.any = false;
    }

    pub(super) fn is_empty(&self) -> bool {
        !self.any
    }

    fn keep(&mut self, seat: Seat, (early, total): (Early, Chips)) {
        self.seats = self.seats.with(seat);
        match early {
            Early::Fold => self.folded = self.folded.with(seat),
            Early::Check => self.checked = self.checked.with(seat),
            Early::Call => self.called = self.called.with(seat),
            Early::AllIn => self.all_in = self.all_in.with(seat),
            Early::SaysRaise => self.said_raise = self.said_raise.with(seat),
            Early::Wager => self.total[seat] = total,
        }
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

impl Memory {
    /// Whether others have bet or raised since the seat acted out of turn.
    pub(crate) fn is_raised_since(&self, seat: Seat, price: Chips) -> bool {
        let early = &self.early;
        early.raised_since.has(seat) || (price != early.lay.price && early.lay.held.is_none())
    }

    /// Whether others have called since.
    pub(crate) fn is_called_since(&self, seat: Seat) -> bool {
        let early = &self.early;
        early.called_since.has(seat) || (self.acts.wagers != early.lay.wagers && early.lay.held.is_none())
    }

    /// Takes in what the last act changed.
    fn bring_up_to_date(&mut self, price: Chips) {
        let Before { lay, seats, .. } = self.early;
        if lay.held.is_none() && price != lay.price {
            self.early.raised_since = self.early.raised_since | seats;
        }
        if lay.held.is_none() && self.acts.wagers != lay.wagers {
            self.early.called_since = self.early.called_since | seats;
        }
        self.early.lay = Lay { price, wagers: self.acts.wagers, held: None };
    }
}

impl Hand<'_> {
    /// The seat acts out of turn.
    #[cold]
    pub(super) fn keep_in_mind(&mut self, seat: Seat, does: (Early, Chips)) {
        let Phase::Betting(betting) = self.phase else { return };
        if self.memory.early.is_empty() {
            self.memory.early = Before { any: true, ..Before::default() };
        }
        self.memory.bring_up_to_date(betting.price);
        self.memory.early.keep(seat, does);
        self.memory.early.behind = self.memory.early.behind.and(does.0);
    }

    /// The seat acts in turn: what it did before is done with, and nobody has acted past the next one.
    #[cold]
    pub(super) fn turn_moves_on(&mut self, seat: Seat) {
        let Phase::Betting(betting) = self.phase else { return };
        if self.memory.early.lay.held != Some(seat) {
            self.memory.bring_up_to_date(betting.price);
        }
        let early = &mut self.memory.early;
        early.drop_act(seat);
        early.barred = early.barred.without(seat);
        early.lost = early.lost.without(seat);
        early.behind = Acts::default();
    }

    /// The seat is held to what it did out of turn: that changes nothing for the others.
    #[cold]
    pub(super) fn held_to(&mut self, seat: Seat) {
        let Phase::Betting(betting) = self.phase else { return };
        self.memory.bring_up_to_date(betting.price);
        self.memory.early.drop_act(seat);
        self.memory.early.lay.held = Some(seat);
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

impl Before {
    fn drop_act(&mut self, seat: Seat) {
        self.seats = self.seats.without(seat);
        self.folded = self.folded.without(seat);
        self.checked = self.checked.without(seat);
        self.called = self.called.without(seat);
        self.all_in = self.all_in.without(seat);
        self.said_raise = self.said_raise.without(seat);
        self.raised_since = self.raised_since.without(seat);
        self.called_since = self.called_since.without(seat);
    }
}
