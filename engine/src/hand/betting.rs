//! A betting round: two numbers, the total to match and the last full raise, and who is still to speak.

use super::Straddle;
use crate::chips::Chips;
use crate::ruling::Counted;
use crate::seat::{Seat, Seats};

/// What a betting round remembers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Betting {
    /// The total to match.
    pub(crate) price: Chips,
    /// The size of the last full bet or raise; the big blind before any.
    pub(crate) full: Chips,
    /// The size of the full bet or raise before that.
    pub(crate) full_before: Chips,
    /// The total to match when the last full bet or raise was made.
    pub(crate) full_price: Chips,
    /// What short all-ins that followed one another have added.
    pub(crate) run: Chips,
    /// Seats that have their turn still to come.
    pub(crate) to_speak: Seats,
    /// Seats that speak when no other has its turn still to come.
    pub(crate) last_to_speak: Seats,
    /// Seats that have acted. Posting is not acting.
    pub(crate) acted: Seats,
    /// Seats that have acted and to which the betting was ruled open again.
    pub(crate) reopened: Seats,
    /// Seats that may only call or fold for the rest of their turn.
    pub(crate) barred: Seats,
    /// Where the turn is counted from: the last seat that acted, or the one before the opener.
    pub(crate) from: Seat,
    /// The last to bet or raise on this round.
    pub(crate) aggressor: Option<Seat>,
    /// Bets and raises made, short ones too; forced bets not.
    pub(crate) made: u8,
    /// Bets and raises that a cap counts; the big blind is the first bet of its round.
    pub(crate) counted: u8,
    /// The same, as far as they were made with three or more live hands.
    pub(crate) counted_multiway: u8,
    /// Live hands that were not all-in when the round began.
    pub(crate) began: u8,
    /// Whether the last full bet is a straddle.
    pub(crate) over_straddle: bool,
}

impl Betting {
    /// A round that opens at this price, its last full bet of this size; forced bets count as its first bet.
    pub(super) fn open((price, full): (Chips, Chips), to_speak: Seats, from: Seat, began: u8) -> Self {
        let counted = u8::from(!price.is_zero());
        Self {
            price,
            full,
            full_before: full,
            full_price: price,
            run: Chips::ZERO,
            to_speak,
            last_to_speak: Seats::NONE,
            over_straddle: false,
            acted: Seats::NONE,
            reopened: Seats::NONE,
            barred: Seats::NONE,
            from,
            aggressor: None,
            made: 0,
            counted,
            counted_multiway: counted,
            began,
        }
    }

    /// The seat whose turn it is, if it still has something to say.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.to_speak.after(self.from).or_else(|| self.last_to_speak.after(self.from))
    }

    /// The round opens over straddles by these seats, the last of them as it was ruled.
    pub(super) fn open_over(&mut self, by: Seats, straddle: &Straddle) {
        self.last_to_speak = self.to_speak & by;
        self.to_speak = self.to_speak.except(by);
        self.from = straddle.from;
        self.full = straddle.size.unwrap_or(self.full);
        self.over_straddle = true;
    }

    /// The seat is out of the round.
    pub(super) fn leaves(&mut self, seat: Seat) {
        self.to_speak = self.to_speak.without(seat);
        self.last_to_speak = self.last_to_speak.without(seat);
    }

    /// Whether the betting is open to a seat that has acted because a ruling opened it again.
    pub(crate) fn is_open_again(&self, seat: Seat) -> bool {
        self.reopened.has(seat)
    }

    /// Whether an all-in short of a full raise lies above the last full bet.
    pub(crate) fn is_short_over_full(&self) -> bool {
        self.price > self.full_price
    }

    pub(super) fn acted(&mut self, seat: Seat) {
        self.from = seat;
        self.leaves(seat);
        self.acted = self.acted.with(seat);
        self.reopened = self.reopened.without(seat);
        self.barred = self.barred.without(seat);
    }

    pub(super) fn raised(&mut self, seat: Seat, total: Chips, counted: Counted, others: Seats, live: u32) {
        self.run += total.less(self.price);
        self.price = total;
        self.aggressor = Some(seat);
        self.made = self.made.saturating_add(1);
        self.counted = self.counted.saturating_add(match counted {
            Counted::Nothing => 0,
            Counted::One => 1,
            Counted::Two => 2,
        });
        if live >= 3 {
            self.counted_multiway = self.counted;
        }
        self.acted(seat);
        self.to_speak = others;
        self.last_to_speak = Seats::NONE;
    }

    /// The last wager is withdrawn: the total to match is lower, and who has acted and matched it has spoken.
    pub(super) fn withdrawn(&mut self, price: Chips, matched: Seats) {
        if price >= self.price {
            return;
        }
        if self.full_price > price {
            self.full = self.full_before;
            self.full_price = price;
        }
        self.price = price;
        self.run = Chips::ZERO;
        self.made = self.made.saturating_sub(1);
        self.counted = self.counted.saturating_sub(1);
        self.counted_multiway = self.counted_multiway.min(self.counted);
        self.to_speak = self.to_speak.except(self.acted & matched);
    }

    /// Opens the betting again to all that have acted, the last to bet or raise apart.
    pub(super) fn reopen(&mut self) {
        self.reopened = self.aggressor.map_or(self.acted, |seat| self.acted.without(seat));
    }

    pub(super) fn was_full(&mut self, size: Chips) {
        self.full_before = self.full;
        self.full = size;
        self.full_price = self.price;
        self.over_straddle = false;
        self.run = Chips::ZERO;
    }
}
