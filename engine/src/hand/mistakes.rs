//! What effects do to a wager that was taken for a wrong total.

use super::{Hand, Mistaken, Phase};
use crate::chips::Chips;
use crate::ruling::Mistake;
use crate::seat::{Seat, Seats};

impl Hand<'_> {
    /// The lawful wager was just made: the chips in front are another total, and so is the price.
    #[cold]
    pub(super) fn taken_for(&mut self, seat: Seat, total: Chips, mistake: Mistake) {
        let lawful = self.front[seat];
        let Phase::Betting(betting) = self.phase else { return };
        self.move_in_front(seat, total);
        self.set_price(lawful, total);
        self.memory.mistaken = Some(Mistaken {
            seat,
            mistake,
            street: self.street,
            lawful,
            taken: self.front[seat],
            full: betting.full,
            paid_before: None,
            acts: self.memory.acts,
        });
    }

    /// Before the bets go to the pot: what lies there for the wrong total can still be told from earlier rounds.
    #[cold]
    pub(super) fn collect_a_mistake(&mut self) {
        let Phase::Betting(betting) = self.phase else { return };
        if let Some(mistaken) = &mut self.memory.mistaken {
            let stands = mistaken.street == self.street && betting.price == mistaken.taken;
            mistaken.paid_before = stands.then(|| self.paid[mistaken.seat]);
        }
    }

    /// All who put in the wrong total have this one in, or all they have.
    #[cold]
    pub(super) fn put_right(&mut self, total: Chips, seats: Seats) {
        let Some(mistaken) = self.memory.mistaken.take() else { return };
        self.memory.last = None;
        for seat in seats {
            match mistaken.paid_before {
                None => self.move_in_front(seat, total),
                Some(before) => self.move_in_the_pot(seat, before + total),
            }
        }
        self.betting_mut(|betting| betting.full = mistaken.full);
        self.set_price(mistaken.taken, total);
    }

    /// The same wager at another price.
    fn set_price(&mut self, from: Chips, to: Chips) {
        self.betting_mut(|betting| {
            if betting.full_price == from {
                betting.full_price = to;
            }
            betting.price = to;
        });
    }

    fn move_in_front(&mut self, seat: Seat, total: Chips) {
        let all = self.front[seat] + self.stack[seat];
        self.front[seat] = total.min(all);
        self.stack[seat] = all - self.front[seat];
        self.mark_all_in(seat);
    }

    fn move_in_the_pot(&mut self, seat: Seat, total: Chips) {
        let (paid, all) = (self.paid[seat], self.paid[seat] + self.stack[seat]);
        self.paid[seat] = total.min(all);
        self.stack[seat] = all - self.paid[seat];
        self.collected = self.collected - paid + self.paid[seat];
        self.mark_all_in(seat);
    }

    fn mark_all_in(&mut self, seat: Seat) {
        let all_in = self.all_in.without(seat);
        self.all_in = if self.stack[seat].is_zero() { all_in.with(seat) } else { all_in };
    }
}
