//! Writes down what happens.

use floorman_engine::{Chips, Duty, Event, Impossible, Pending, Pot, Ruling, Run, Seat};

use super::{Player, add_to};
use crate::play::Grounds;
use crate::transcript::{Decision, End, Entry, Happened, Manner, PotSeen, StreetBegins, listed, text_of};

impl Player<'_, '_> {
    pub(super) fn tell(
        &mut self,
        manner: Manner,
        street: &str,
        event: Event,
        ruling: Result<Ruling, Impossible>,
    ) {
        match &ruling {
            Ok(ruling) => add_to(&mut self.record.cited, &ruling.why),
            Err(_) => self.record.grounds = Grounds::Unknown,
        }
        let grounds = ruling.as_ref().map(|ruling| listed(&ruling.why)).unwrap_or_default();
        let dealt = if let Event::Board(street, _) | Event::RunOut(Run { street, .. }, _) = event {
            Some(street)
        } else {
            None
        };
        let named =
            if let Some(number) = dealt { self.hand.table().street_name(usize::from(number)) } else { None };
        let text = text_of(&event, named.unwrap_or(street), |seat| self.spec().name(seat).to_owned());
        let event = self.in_hand(event).unwrap_or(event);
        let shows_first = self.shows_first(&event);
        let happened = Happened { manner, event, text, ruling, grounds, shows_first };
        self.record.entries.push(Entry::Event(happened));
    }

    /// Who shows first, now that the showdown is open.
    fn shows_first(&self, event: &Event) -> Option<Seat> {
        match (event, self.hand.pending()) {
            (Event::Duty(Duty::OpenShowdown), Pending::Show(seat)) => Some(seat),
            _ => None,
        }
    }

    pub(super) fn tell_decision_before(&mut self, manner: Manner, event: &Event) {
        let acts = matches!(
            event,
            Event::Act(..) | Event::PutOut(..) | Event::PriorChips(..) | Event::Pushes(..) | Event::Says(..)
        );
        if matches!(manner, Manner::Step(_)) && acts {
            self.tell_decision();
        }
    }

    pub(in crate::play) fn tell_decision(&mut self) {
        if self.decision_told {
            return;
        }
        let Some(options) = self.hand.options() else { return };
        self.decision_told = true;
        add_to(&mut self.record.cited, &options.why);
        self.record.entries.push(Entry::Decision(Decision {
            options,
            price: self.hand.price(),
            front: self.hand.front(options.seat),
            full_raise: self.hand.last_full_raise(),
            grounds: listed(&options.why),
        }));
    }

    /// The street that is being dealt or played.
    pub(super) fn street_name(&self) -> String {
        self.hand.table().street_name(self.hand.street()).unwrap_or("board").to_owned()
    }

    /// A street of the board with this number, from 1.
    pub(super) fn tell_street(&mut self, name: &str, number: u8) {
        let board = self.hand.board_numbered(number).unwrap_or_else(|| self.hand.board());
        let street = StreetBegins { name: name.to_owned(), board, number };
        self.record.entries.push(Entry::Street(street));
    }

    pub(super) fn tell_pots(&mut self) {
        let seen = |pot: Pot| PotSeen { amount: pot.amount, contested: pot.contested };
        let pots: Vec<PotSeen> = self.hand.pots().into_iter().map(seen).collect();
        self.record.entries.push(Entry::Pots(pots.clone()));
        self.pots = Some(pots);
    }

    pub(super) fn tell_end(&mut self) {
        let seats = || (0..self.seats.len()).filter_map(Seat::new);
        let stacks: Vec<Chips> = seats().map(|seat| self.hand.stack(seat)).collect();
        let had = seats().zip(&self.setup.stacks).map(|(seat, before)| *before + self.hand.brought(seat));
        let net = stacks.iter().zip(had).map(|(now, had)| i128::from(now.0) - i128::from(had.0)).collect();
        self.record.entries.push(Entry::End(End { stacks, net }));
    }
}
