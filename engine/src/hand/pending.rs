//! What the table waits for: a remembered fact, which reads no parameter.

use super::{Betting, Hand, Phase, ShowFrom};
use crate::event::Duty;
use crate::ruleset::choices::{LastLiveHand, SidePotHands};
use crate::seat::{Seat, Seats};

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pending {
    /// A seat's forced bets.
    Post(Seat),
    /// So many cards for a seat.
    Deal(Seat, u8),
    /// So many cards for the board.
    Board(u8),
    /// A seat's act.
    Act(Seat),
    /// The bets of the round to be gathered.
    Collect,
    /// The hands to be turned up, or not, now that someone is all-in and no betting can follow.
    TurnUp,
    /// Other tables to finish their hand, where the event goes hand for hand.
    OtherTables,
    /// The showdown to be opened.
    OpenShowdown,
    /// A seat to show or muck.
    Show(Seat),
    /// The house to be paid out of the pots.
    Rake,
    /// The next pot to be awarded.
    Award,
    /// Nothing: the hand is over.
    Over,
}

impl Pending {
    /// The dealer's duty that is waited for, if it is one.
    #[must_use]
    pub const fn duty(self) -> Option<Duty> {
        match self {
            Self::Post(seat) => Some(Duty::Post(seat)),
            Self::Collect => Some(Duty::Collect),
            Self::TurnUp => Some(Duty::TurnUp),
            Self::OpenShowdown => Some(Duty::OpenShowdown),
            Self::Rake => Some(Duty::Rake),
            Self::Award => Some(Duty::Award),
            Self::Deal(..)
            | Self::Board(_)
            | Self::Act(_)
            | Self::OtherTables
            | Self::Show(_)
            | Self::Over => None,
        }
    }
}

impl Hand<'_> {
    /// Works out what the table waits for, once for all who ask.
    #[inline]
    pub(super) fn wait(&mut self) {
        self.pending = self.waits_for();
    }

    #[inline]
    fn waits_for(&self) -> Pending {
        match &self.phase {
            Phase::Posting => self.to_post.after(self.button).map_or(Pending::Over, Pending::Post),
            Phase::Dealing => match self.undealt.after(self.button) {
                Some(seat) => Pending::Deal(seat, self.hole_due),
                None => Pending::Board(self.board_due),
            },
            Phase::Betting(betting) => match betting.turn() {
                Some(seat) if self.has_a_choice(betting, seat) => Pending::Act(seat),
                Some(_) | None => Pending::Collect,
            },
            Phase::Closing if self.live.at_most_one() || self.turn_up_ruled => self.award_or_rake(),
            Phase::Closing if self.memory.waits => Pending::OtherTables,
            Phase::Closing => Pending::TurnUp,
            Phase::Showdown(show_from) => self.pending_at_showdown(*show_from),
            Phase::Over => Pending::Over,
        }
    }

    /// Whether a seat that is to speak has anything to decide: one that faces only all-ins it has covered has not.
    fn has_a_choice(&self, betting: &Betting, seat: Seat) -> bool {
        let others = self.live.without(seat);
        if others.is_empty() {
            return false;
        }
        if !others.within(self.all_in) {
            return true;
        }
        betting.price > self.front[seat] && self.highest_front(others) > self.front[seat]
    }

    #[cold]
    fn pending_at_showdown(&self, show_from: Option<ShowFrom>) -> Pending {
        let down = self.live.except(self.up | self.memory.plays_shown);
        if down.is_empty() {
            return self.award_or_rake();
        }
        match show_from {
            None => Pending::OpenShowdown,
            Some(from) if self.live.at_most_one() => match from.last {
                LastLiveHand::WinsUnseen => self.award_or_rake(),
                LastLiveHand::MustShow => self.next_to_show(from, down),
            },
            Some(from) => self.next_to_show(from, down),
        }
    }

    fn next_to_show(&self, from: ShowFrom, down: Seats) -> Pending {
        let due = match from.side {
            SidePotHands::ShownTogether => down,
            SidePotHands::ShownFirst => self.in_the_last_side_pot(down),
        };
        let next = if due.has(from.first) { Some(from.first) } else { due.after(from.first) };
        next.map_or_else(|| self.award_or_rake(), Pending::Show)
    }

    /// The next award; before the first one, what the house takes.
    fn award_or_rake(&self) -> Pending {
        if self.house.is_due { Pending::Rake } else { Pending::Award }
    }

    /// Of these seats, those that contest the latest pot which any of them contests.
    pub(crate) fn in_the_last_side_pot(&self, seats: Seats) -> Seats {
        let pots = self.pots_now();
        let last = pots.as_slice().iter().rev().find(|pot| pot.contested.meets(seats));
        last.map_or(seats, |pot| pot.contested & seats)
    }
}
