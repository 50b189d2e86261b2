//! What effects do to a hand when people do what is not foreseen: acts taken back, hands thrown away, a void deal.

use super::{Hand, LastAct, Pending, Phase};
use crate::card::{Card, Cards};
use crate::chips::Chips;
use crate::ruling::{Barred, Mark};
use crate::seat::{Seat, Seats};

impl Hand<'_> {
    /// Remembers who acts, and what lies there before it where the act can be taken back: chips put out in silence,
    /// a raise that was said, a fold with nothing to call.
    #[inline]
    pub(super) fn remember(&mut self, seat: Seat) {
        self.memory.actor = Some(seat);
        let nothing_to_call =
            matches!(&self.phase, Phase::Betting(betting) if betting.price <= self.front[seat]);
        if nothing_to_call || self.memory.is_unusual() {
            self.remember_all(seat, nothing_to_call);
        } else {
            self.memory.last = None;
        }
    }

    #[cold]
    fn remember_all(&mut self, seat: Seat, nothing_to_call: bool) {
        if !self.memory.early.seats.is_empty() {
            self.turn_moves_on(seat);
        }
        if !nothing_to_call && !self.memory.is_amendable() {
            self.memory.last = None;
            return;
        }
        if let Phase::Betting(betting) = self.phase {
            let raise_said = self.memory.declared == Some(seat);
            let (stack, front) = (self.stack[seat], self.front[seat]);
            let (moved, put_out) = (Chips::ZERO, self.memory.motion);
            self.memory.last = Some(LastAct { seat, betting, stack, front, moved, put_out, raise_said });
        }
        self.memory.motion = Chips::ZERO;
        self.memory.undercalled = None;
        self.memory.declared = None;
    }

    /// Remembers the chips that an act moved; a check moves none.
    #[inline]
    pub(super) fn has_moved(&mut self, chips: Chips) {
        if let Some(last) = &mut self.memory.last {
            last.moved = chips;
        }
        let count = if chips.is_zero() { &mut self.memory.acts.checks } else { &mut self.memory.acts.wagers };
        *count = count.saturating_add(1);
    }

    /// Closes a raise to the seat, and remembers what did.
    #[cold]
    pub(super) fn bar_raise(&mut self, seat: Seat, by: Barred) {
        self.memory.motion = Chips::ZERO;
        if by == Barred::Undercall {
            self.memory.undercalled = Some(seat);
        }
        if by == Barred::OutOfTurn {
            self.memory.early.barred = self.memory.early.barred.with(seat);
        }
        self.bar(seat);
    }

    /// Puts everything back as it lay before the last act.
    pub(super) fn retract(&mut self, seat: Seat) {
        let Some(last) = self.memory.last.take_if(|last| last.seat == seat) else {
            return;
        };
        self.memory.mistaken = self.memory.mistaken.filter(|mistaken| mistaken.seat != seat);
        self.phase = Phase::Betting(last.betting);
        self.stack[seat] = last.stack;
        self.front[seat] = last.front;
        self.all_in = self.all_in.without(seat);
        self.live = self.live.with(seat);
        if last.raise_said {
            self.memory.declared = Some(seat);
        }
    }

    /// Puts everything back for another act of the seat, with so many chips put out in all.
    #[cold]
    pub(super) fn retract_for(&mut self, seat: Seat, put_out: Chips) {
        self.retract(seat);
        self.memory.motion = put_out;
    }

    /// Chips come from a pocket.
    #[cold]
    pub(super) fn add(&mut self, seat: Seat, chips: Chips) {
        self.bring(seat, chips);
        if self.betting_may_follow() {
            self.all_in = self.all_in.without(seat);
        }
    }

    fn bring(&mut self, seat: Seat, chips: Chips) {
        self.stack[seat] += chips;
        self.memory.added[seat] += chips;
        if let Some(last) = self.memory.last.as_mut().filter(|last| last.seat == seat) {
            last.stack += chips;
        }
    }

    /// Chips come to light behind a seat.
    #[cold]
    pub(super) fn find(&mut self, seat: Seat, chips: Chips) {
        self.bring(seat, chips);
        self.memory.found = Some((seat, chips));
    }

    /// Chips go in beside those of a round that is complete, in the pot already or not.
    #[cold]
    pub(super) fn put_more(&mut self, chips: Chips, seats: Seats) {
        self.memory.found = None;
        self.memory.last = None;
        for seat in seats {
            let more = chips.min(self.stack[seat]);
            if matches!(self.phase, Phase::Betting(_)) {
                self.put_in(seat, more);
            } else {
                self.pay(seat, more);
            }
        }
    }

    /// Whether chips that come now can still be wagered in this hand.
    fn betting_may_follow(&self) -> bool {
        !self.turn_up_ruled && matches!(self.phase, Phase::Posting | Phase::Dealing | Phase::Betting(_))
    }

    #[cold]
    pub(super) fn muck(&mut self, seat: Seat) {
        self.live = self.live.without(seat);
        self.memory.mucked = self.memory.mucked.with(seat);
    }

    #[cold]
    pub(super) fn sweep(&mut self, seat: Seat) {
        self.memory.mucked = self.memory.mucked.without(seat);
        self.memory.swept = self.memory.swept.with(seat);
    }

    /// Remembers what is found or done about a hand.
    #[cold]
    pub(super) fn mark(&mut self, mark: Mark) {
        match mark {
            Mark::Kill(seat) => self.kill(seat),
            Mark::Miscalled(seat) => self.memory.miscalled = self.memory.miscalled.with(seat),
            Mark::MovedOn => self.memory.moved_on = true,
            Mark::AgreesToChop(seat) => self.memory.chops = self.memory.chops.with(seat),
            Mark::Waits => self.memory.waits = true,
            Mark::PlaysShown(seat) => self.memory.plays_shown = self.memory.plays_shown.with(seat),
        }
    }

    /// A live hand is gone for good; an act before it can be taken back no more.
    fn kill(&mut self, seat: Seat) {
        if self.pending == Pending::Act(seat) {
            self.memory.motion = Chips::ZERO;
            self.memory.undercalled = None;
            self.memory.declared = None;
        }
        self.live = self.live.without(seat);
        self.sweep(seat);
        self.memory.killed = self.memory.killed.with(seat);
        self.memory.last = None;
        self.betting_mut(|betting| betting.leaves(seat));
        if matches!(self.phase, Phase::Dealing) && self.undealt.is_empty() && self.live.at_most_one() {
            self.phase = Phase::Closing;
        }
    }

    /// Chips that lie in front of a seat go back to it.
    pub(super) fn take_from_the_front(&mut self, seat: Seat, chips: Chips) {
        self.front[seat] -= chips;
        self.stack[seat] += chips;
        self.all_in = self.all_in.without(seat);
    }

    /// Seats take back what lies in front of them, and nothing is left to play for.
    #[cold]
    pub(super) fn chop(&mut self, seats: Seats) {
        for seat in seats {
            self.take_from_the_front(seat, self.front[seat]);
        }
        self.phase = Phase::Over;
    }

    /// Gives back chips that lie in front of a seat. The total to match falls to what lies there then.
    #[cold]
    pub(super) fn withdraw(&mut self, seat: Seat, chips: Chips) {
        self.take_from_the_front(seat, chips);
        let forced = if self.street == 0 { self.table.sizes.big_blind } else { Chips::ZERO };
        let price = self.highest_front(self.seats).max(forced);
        let matched = self.seats.into_iter().filter(|seat| self.front[*seat] >= price).collect();
        self.betting_mut(|betting| betting.withdrawn(price, matched));
    }

    #[cold]
    pub(super) fn revive(&mut self, seat: Seat) {
        self.memory.mucked = self.memory.mucked.without(seat);
        self.live = self.live.with(seat);
    }

    /// Turns cards up that a seat holds, known before or not; with the last of them its hand is up.
    #[cold]
    pub(super) fn show_cards(&mut self, seat: Seat, cards: Cards) {
        self.known[seat] = self.known[seat].union(cards);
        self.out = self.out.union(cards);
        self.memory.shown = self.memory.shown.union(cards);
        if self.holding(seat).unknown == 0 && self.known[seat].difference(self.memory.shown).is_empty() {
            self.up = self.up.with(seat);
        }
    }

    /// A card is seen out of time.
    #[cold]
    pub(super) fn expose(&mut self, card: Card) {
        self.out.insert(card);
        self.memory.exposed = self.memory.exposed.saturating_add(1);
    }

    /// Gives every seat the chips back that it sat down with or added.
    pub(super) fn misdeal(&mut self) {
        for (seat, stack) in self.seats.into_iter().zip(&self.setup.stacks) {
            self.stack[seat] = *stack + self.memory.added[seat];
            self.front[seat] = Chips::ZERO;
            self.paid[seat] = Chips::ZERO;
        }
        let there_before = self.setup.start.map_or(Chips::ZERO, |start| start.pot);
        (self.dead, self.collected, self.antes) = (there_before, there_before, Chips::ZERO);
        (self.house.rake, self.house.jackpot, self.awarded) = (Chips::ZERO, Chips::ZERO, Chips::ZERO);
        self.memory.misdealt = true;
        self.phase = Phase::Over;
    }
}
