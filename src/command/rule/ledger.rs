//! What lies where while a hand is told: stacks, bets, cards.

use floorman_engine::{Cards, Chips, Effect, Seat, Seats};

/// The chips and cards of a hand, kept from the effects of its rulings.
#[derive(Debug, Clone, Default)]
pub(super) struct Ledger {
    seats: Vec<Place>,
    /// What is in the pot.
    pub(super) pot: Chips,
    pub(super) board: Cards,
}

/// One seat.
#[derive(Debug, Clone, Copy, Default)]
struct Place {
    stack: Chips,
    front: Chips,
    cards: Cards,
}

impl Ledger {
    pub(super) fn new(stacks: &[Chips], pot: Chips) -> Self {
        let place = |stack: &Chips| Place { stack: *stack, ..Place::default() };
        Self { seats: stacks.iter().map(place).collect(), pot, board: Cards::EMPTY }
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

    fn receive(&mut self, each: Chips, to: Seats) {
        for seat in to {
            self.change(seat, |place| place.stack += each);
            self.pot = self.pot.less(each);
        }
    }

    pub(super) fn carry_out_all(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.carry_out(effect);
        }
    }

    fn carry_out(&mut self, effect: &Effect) {
        match *effect {
            Effect::Ante(seat, chips) | Effect::TableAnte(seat, chips) | Effect::Dead(seat, chips) => {
                self.pay(seat, chips);
            }
            Effect::Blind(seat, chips) | Effect::Call(seat, chips) | Effect::LeaveIn(seat, chips) => {
                self.bet(seat, chips);
            }
            Effect::Add(seat, chips) => self.change(seat, |place| place.stack += chips),
            Effect::Wager(seat, total, _) => self.bet(seat, total.less(self.front(seat))),
            Effect::Collect => {
                self.pot += self.seats.iter().map(|place| place.front).sum();
                for place in &mut self.seats {
                    place.front = Chips::ZERO;
                }
            }
            Effect::Return(seat, chips) => self.receive(chips, Seats::only(seat)),
            Effect::Share(each, to) | Effect::OddChips(each, to) => self.receive(each, to),
            Effect::Deal(seat, known, _) => {
                self.change(seat, |place| place.cards = place.cards.union(known));
            }
            Effect::Board(known, _) => self.board = self.board.union(known),
            Effect::Posted(_)
            | Effect::Fold(_)
            | Effect::Acted(_)
            | Effect::BarRaise(..)
            | Effect::Full(_)
            | Effect::Reopen
            | Effect::TurnUp(_)
            | Effect::TurnUpRuled
            | Effect::ShowFrom(..)
            | Effect::PotAwarded(_)
            | Effect::Declare(_)
            | Effect::Motion(_)
            | Effect::Retract(..)
            | Effect::Muck(_)
            | Effect::Sweep(_)
            | Effect::Revive(_)
            | Effect::Expose(_)
            | Effect::Misdeal => {}
        }
    }
}
