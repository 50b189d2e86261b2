//! What lies where while a hand is told: stacks, bets, cards.

use floorman_engine::{Cards, Chips, Effect, Effects, Seat, Seats};

/// The chips and cards of a hand, kept from the effects of its rulings.
#[derive(Debug, Clone, Default)]
pub(super) struct Ledger {
    seats: Vec<Place>,
    /// What is in the pot.
    pub(super) pot: Chips,
    /// The boards, the first one first.
    pub(super) boards: Vec<Cards>,
    /// As it lay before the last act.
    last: Option<(Seat, Place)>,
    /// Stacks and pot as the hand began.
    begin: (Vec<Chips>, Chips),
}

/// One seat.
#[derive(Debug, Clone, Copy, Default)]
struct Place {
    stack: Chips,
    front: Chips,
    /// What lay in front when the bets were last gathered, as far as it did not come back.
    collected: Chips,
    cards: Cards,
}

impl Place {
    fn move_to(&mut self, total: Chips) {
        let all = self.front + self.stack;
        self.front = total.min(all);
        self.stack = all.less(self.front);
    }
}

impl Ledger {
    pub(super) fn new(stacks: &[Chips], pot: Chips) -> Self {
        let place = |stack: &Chips| Place { stack: *stack, ..Place::default() };
        let begin = (stacks.to_vec(), pot);
        Self { seats: stacks.iter().map(place).collect(), pot, begin, ..Self::default() }
    }

    /// What the seat that acts has put out, as far as these effects say it.
    pub(super) fn put_out(effects: &Effects) -> Option<Chips> {
        effects.iter().find_map(|effect| {
            if let Effect::Motion(chips) | Effect::Retract(_, chips) = *effect { Some(chips) } else { None }
        })
    }

    pub(super) fn stack(&self, seat: Seat) -> Chips {
        self.place(seat).stack
    }

    pub(super) fn front(&self, seat: Seat) -> Chips {
        self.place(seat).front
    }

    pub(super) fn cards(&self, seat: Seat) -> Cards {
        self.place(seat).cards
    }

    /// A board as it lies now, by its number from 1.
    pub(super) fn lay(&mut self, number: u8, board: Cards) {
        let place = usize::from(number).saturating_sub(1);
        if self.boards.len() <= place {
            self.boards.resize(place + 1, Cards::EMPTY);
        }
        if let Some(laid) = self.boards.get_mut(place) {
            *laid = board;
        }
    }

    fn place(&self, seat: Seat) -> Place {
        self.seats.get(seat.number()).copied().unwrap_or_default()
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Place)) {
        if let Some(place) = self.seats.get_mut(seat.number()) {
            change(place);
        }
    }

    fn bet(&mut self, seat: Seat, chips: Chips) {
        self.change(seat, |place| {
            place.stack = place.stack.less(chips);
            place.front += chips;
        });
    }

    fn pay(&mut self, seat: Seat, chips: Chips) {
        self.change(seat, |place| place.stack = place.stack.less(chips));
        self.pot += chips;
    }

    fn collect(&mut self) {
        self.pot += self.seats.iter().map(|place| place.front).sum();
        for place in &mut self.seats {
            place.collected = std::mem::take(&mut place.front);
        }
    }

    /// More chips from seats on a round that is complete, before or after its bets are in the pot.
    fn put_more(&mut self, chips: Chips, seats: Seats) {
        let in_front = self.seats.iter().any(|place| !place.front.is_zero());
        for seat in seats {
            let more = chips.min(self.stack(seat));
            if in_front {
                self.bet(seat, more);
            } else {
                self.pay(seat, more);
            }
        }
    }

    /// A wager that is put right, before or after the bets are in the pot.
    fn put_right(&mut self, total: Chips, seats: Seats) {
        let in_front = self.seats.iter().any(|place| !place.front.is_zero());
        for seat in seats {
            let there = if in_front { Chips::ZERO } else { self.place(seat).collected };
            self.change(seat, |place| {
                place.front += there;
                place.move_to(total);
            });
            if !in_front {
                self.pot = self.pot.less(there);
            }
        }
        if !in_front {
            self.collect();
        }
    }

    fn give_back(&mut self, seat: Seat, chips: Chips) {
        self.change(seat, |place| place.collected = place.collected.less(chips));
        self.receive(chips, Seats::only(seat));
    }

    /// Chips in front of a seat that are its own again.
    fn withdraw(&mut self, seat: Seat, chips: Chips) {
        self.change(seat, |place| {
            place.front = place.front.less(chips);
            place.stack += chips;
        });
    }

    fn receive(&mut self, each: Chips, to: Seats) {
        for seat in to {
            self.change(seat, |place| place.stack += each);
            self.pot = self.pot.less(each);
        }
    }

    fn deal(&mut self, seat: Seat, known: Cards) {
        self.change(seat, |place| place.cards = place.cards.union(known));
    }

    /// Remembers what lies there before a seat acts.
    fn remember(&mut self, seat: Seat) {
        self.last = Some((seat, self.place(seat)));
    }

    fn retract(&mut self, seat: Seat) {
        if let Some((_, before)) = self.last.take_if(|(last, _)| *last == seat) {
            self.change(seat, |place| *place = before);
        }
    }

    /// Every seat has its chips back.
    fn void(&mut self) {
        let (stacks, pot) = std::mem::take(&mut self.begin);
        *self = Self::new(&stacks, pot);
    }

    fn wager(&mut self, seat: Seat, total: Chips) {
        self.remember(seat);
        self.bet_up_to(seat, total);
    }

    fn bet_up_to(&mut self, seat: Seat, total: Chips) {
        self.bet(seat, total.less(self.front(seat)));
    }

    pub(super) fn carry_out_all<'e>(&mut self, effects: impl IntoIterator<Item = &'e Effect>) {
        for effect in effects {
            self.carry_out(effect);
        }
    }

    #[expect(clippy::too_many_lines, reason = "a table")]
    fn carry_out(&mut self, effect: &Effect) {
        match *effect {
            Effect::Ante(seat, chips) | Effect::TableAnte(seat, chips) | Effect::Dead(seat, chips) => {
                self.pay(seat, chips);
            }
            Effect::Blind(seat, chips) | Effect::Call(seat, chips) | Effect::LeaveIn(seat, chips) => {
                self.bet(seat, chips);
            }
            Effect::Wager(seat, total, _) => self.wager(seat, total),
            Effect::Straddle(seat, total) => self.bet_up_to(seat, total),
            Effect::TakenFor(seat, total, _) => self.change(seat, |place| place.move_to(total)),
            Effect::PutRight(total, seats) => self.put_right(total, seats),
            Effect::Acted(seat) => self.remember(seat),
            Effect::Retract(seat, _) => self.retract(seat),
            Effect::Withdraw(seat, chips) | Effect::TakeBackStraddle(seat, chips) => {
                self.withdraw(seat, chips);
            }
            Effect::Chop(seats) => {
                for seat in seats {
                    self.withdraw(seat, self.front(seat));
                }
            }
            Effect::Found(seat, chips) | Effect::Add(seat, chips) => {
                self.change(seat, |place| place.stack += chips);
            }
            Effect::PutMore(chips, seats) => self.put_more(chips, seats),
            Effect::Misdeal => self.void(),
            Effect::Collect => self.collect(),
            Effect::Return(seat, chips) => self.give_back(seat, chips),
            Effect::Rake(chips, _) | Effect::Jackpot(chips) => self.pot = self.pot.less(chips),
            Effect::Share(each, to) | Effect::OddChips(each, to) => self.receive(each, to),
            Effect::Deal(seat, known, _) | Effect::ShowCards(seat, known) => self.deal(seat, known),
            Effect::StraddleTurn(_)
            | Effect::StraddleSize(_)
            | Effect::Posted(_)
            | Effect::Board(..)
            | Effect::Boards(_)
            | Effect::Fold(_)
            | Effect::BarRaise(..)
            | Effect::OutOfTurn(..)
            | Effect::HeldTo(_)
            | Effect::LosesTurn(_)
            | Effect::Full(_)
            | Effect::Reopen
            | Effect::TurnUp(_)
            | Effect::TurnUpRuled
            | Effect::ShowFrom(..)
            | Effect::PotAwarded(_)
            | Effect::Declare(_)
            | Effect::Motion(_)
            | Effect::TooSmallToPlay(_)
            | Effect::Muck(_)
            | Effect::Sweep(_)
            | Effect::Revive(_)
            | Effect::Mark(_)
            | Effect::PostedWith(..)
            | Effect::TakesBack(..)
            | Effect::Expose(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use floorman_engine::Counted;

    use super::*;

    fn first() -> Seat {
        Seat::new(0).unwrap()
    }

    fn lies(ledger: &Ledger) -> (u64, u64, u64) {
        (ledger.stack(first()).0, ledger.front(first()).0, ledger.pot.0)
    }

    #[test]
    fn an_act_taken_back_leaves_no_trace() {
        let mut ledger = Ledger::new(&[Chips(500)], Chips(30));
        ledger.carry_out_all(&[Effect::Motion(Chips(100)), Effect::Wager(first(), Chips(200), Counted::One)]);
        assert_eq!(lies(&ledger), (300, 200, 30));
        ledger.carry_out_all(&[
            Effect::Retract(first(), Chips(300)),
            Effect::Wager(first(), Chips(300), Counted::One),
        ]);
        assert_eq!(lies(&ledger), (200, 300, 30));
    }

    #[test]
    fn a_misdeal_gives_everything_back() {
        let mut ledger = Ledger::new(&[Chips(500)], Chips(30));
        ledger.carry_out_all(&[Effect::Ante(first(), Chips(5)), Effect::Blind(first(), Chips(10))]);
        assert_eq!(lies(&ledger), (485, 10, 35));
        ledger.carry_out_all(&[Effect::Misdeal]);
        assert_eq!(lies(&ledger), (500, 0, 30));
    }
}
