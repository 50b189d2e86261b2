//! A hand in play: what it remembers, and the questions one can ask it.

mod amends;
mod betting;
mod early;
mod evolve;
mod memory;
mod mistakes;
mod open;
mod pending;
mod prior;
mod runs;
mod straddles;

pub(crate) use betting::Betting;
use early::Before;
pub(crate) use memory::{Acts, House, LastAct, Memory, Mistaken};
pub use pending::Pending;
pub use runs::MAX_BOARDS;
pub(crate) use runs::Runs;
pub(crate) use straddles::{Straddle, Straddles};

use crate::card::Cards;
use crate::chips::Chips;
use crate::event::{Dealt, Event};
use crate::judge;
use crate::options::Options;
use crate::pot::{self, Pot, Pots};
use crate::ruleset::choices::{LastLiveHand, SidePotHands};
use crate::ruleset::facts::{Company, Ending};
use crate::ruling::{Impossible, Ruling};
use crate::seat::{BySeat, Seat, Seats};
use crate::setup::Setup;
use crate::table::{Course, StreetPlan, Table};

/// One deal, from the first post to the last award.
///
/// It is a plain value: copy it to try something, there is no undo.
#[derive(Debug, Clone, Copy)]
pub struct Hand<'t> {
    pub(crate) table: &'t Table,
    pub(crate) setup: &'t Setup,
    pub(crate) course: &'t Course,
    pub(crate) plan: StreetPlan,
    pub(crate) stack: BySeat<Chips>,
    pub(crate) front: BySeat<Chips>,
    pub(crate) paid: BySeat<Chips>,
    pub(crate) known: BySeat<Cards>,
    pub(crate) board: Cards,
    pub(crate) out: Cards,
    /// Chips in the pot that are nobody's wager.
    pub(crate) dead: Chips,
    /// All chips in the pot, those that were awarded too.
    pub(crate) collected: Chips,
    /// Antes of every kind that were posted.
    pub(crate) antes: Chips,
    /// Chips that have left the pot, to winners and to the house.
    pub(crate) awarded: Chips,
    pub(crate) house: House,
    pub(crate) awarded_pots: u32,
    pub(crate) seats: Seats,
    pub(crate) live: Seats,
    pub(crate) all_in: Seats,
    pub(crate) up: Seats,
    pub(crate) undealt: Seats,
    /// Seats whose hand contests the pots, fixed when no more betting can follow.
    pub(crate) contenders: Seats,
    pub(crate) to_post: Seats,
    pub(crate) blinds: BlindSeats,
    pub(crate) button: Seat,
    pub(crate) street: u8,
    /// Cards each dealt seat holds.
    pub(crate) hole_cards: u8,
    /// Cards on the board.
    pub(crate) board_size: u8,
    /// Cards still due to each undealt seat, and to the board, on this street.
    pub(crate) hole_due: u8,
    pub(crate) board_due: u8,
    /// Whether it was ruled what happens to the hands now that no more betting can follow.
    pub(crate) turn_up_ruled: bool,
    /// The last to bet or raise on any round.
    pub(crate) aggressor: Option<Seat>,
    /// The last to go all-in with a bet or raise; failing that, with a call.
    pub(crate) pushed: Option<Seat>,
    /// The last street that saw a bet or raise.
    pub(crate) last_bet_street: Option<u8>,
    /// What people did beside the plain acts.
    pub(crate) memory: Memory,
    pub(crate) phase: Phase,
    /// What the table waits for, as the phase and the seats have it.
    pending: Pending,
}

/// Who sits where a blind is due, smallest first; the last one that is set is the big blind.
pub(crate) type BlindSeats = [Option<Seat>; 3];

/// Where a hand stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Forced bets are being posted.
    Posting,
    /// The cards of the street are being dealt.
    Dealing,
    /// Seats act.
    Betting(Betting),
    /// The round is complete and its bets are in the pot; hands may be turned up.
    Closing,
    /// Hands are shown and pots awarded.
    Showdown(Option<ShowFrom>),
    /// Everything is awarded.
    Over,
}

/// In which order hands are due, as it was ruled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ShowFrom {
    pub(crate) first: Seat,
    pub(crate) side: SidePotHands,
    pub(crate) last: LastLiveHand,
}

impl<'t> Hand<'t> {
    /// What the rules make of an event. The hand does not change.
    ///
    /// # Errors
    /// If the event cannot happen at this table.
    pub fn judge(&self, event: &Event) -> Result<Ruling, Impossible> {
        let mut ruling = Ruling::default();
        judge::judge(self, event, &mut ruling)?;
        Ok(ruling)
    }

    /// Judges an event and carries out what follows.
    ///
    /// # Errors
    /// If the event cannot happen at this table; the hand is then as it was.
    pub fn rule(&mut self, event: &Event) -> Result<Ruling, Impossible> {
        let mut ruling = Ruling::default();
        self.apply(event, &mut ruling)?;
        Ok(ruling)
    }

    /// Judges an event and carries out what follows; the ruling is written where the caller keeps it.
    ///
    /// It is [`rule`](Self::rule) for those who play many hands: a ruling is large, and one value may serve every event.
    ///
    /// # Errors
    /// If the event cannot happen at this table; the hand is then as it was, and the ruling holds nothing.
    pub fn apply(&mut self, event: &Event, ruling: &mut Ruling) -> Result<(), Impossible> {
        ruling.clear();
        judge::judge(self, event, ruling)?;
        self.evolve(&ruling.effects);
        Ok(())
    }

    /// What the seat to act may do, with bounds and grounds; nothing if no seat is to act.
    #[must_use]
    pub fn options(&self) -> Option<Options> {
        crate::options::options(self)
    }

    /// The hand that these rulings lead to from its start, without judging anything again.
    #[must_use]
    pub fn replay<'r>(mut self, rulings: impl IntoIterator<Item = &'r Ruling>) -> Self {
        for ruling in rulings {
            self.evolve(&ruling.effects);
        }
        self
    }

    /// What the table waits for.
    #[must_use]
    pub const fn pending(&self) -> Pending {
        self.pending
    }

    /// The table it is played at.
    #[must_use]
    pub const fn table(&self) -> &'t Table {
        self.table
    }

    /// The seat with the button.
    #[must_use]
    pub const fn button(&self) -> Seat {
        self.button
    }

    /// The number of the street, from 0.
    #[must_use]
    pub fn street(&self) -> usize {
        usize::from(self.street)
    }

    /// The seats that were dealt in.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The seats whose hand is live.
    #[must_use]
    pub const fn live(&self) -> Seats {
        self.live
    }

    /// The seats without chips behind; those that have folded keep their mark.
    #[must_use]
    pub const fn all_in(&self) -> Seats {
        self.all_in
    }

    /// The seats whose hand is turned up.
    #[must_use]
    pub const fn face_up(&self) -> Seats {
        self.up
    }

    /// The chips behind a seat.
    #[must_use]
    pub fn stack(&self, seat: Seat) -> Chips {
        self.stack[seat]
    }

    /// The chips in front of a seat: what it has wagered on this street.
    #[must_use]
    pub fn front(&self, seat: Seat) -> Chips {
        self.front[seat]
    }

    /// What a seat has put in the pot on the streets before, its own antes included.
    #[must_use]
    pub fn paid(&self, seat: Seat) -> Chips {
        self.paid[seat]
    }

    /// The cards of a seat: those that are known, and how many are not.
    #[must_use]
    pub fn holding(&self, seat: Seat) -> Dealt {
        let due = if self.undealt.has(seat) || !self.seats.has(seat) { 0 } else { self.hole_cards };
        Dealt { known: self.known[seat], unknown: due.saturating_sub(small(self.known[seat].len())) }
    }

    /// The cards of the board: those that are known, and how many are not. Of several boards it is the first.
    #[must_use]
    pub fn board(&self) -> Dealt {
        if let Some(first) = self.board_numbered(1).filter(|_| self.is_run_out()) {
            return first;
        }
        Dealt { known: self.board, unknown: self.board_size.saturating_sub(small(self.board.len())) }
    }

    /// Whether the hand was ended by a misdeal: every seat then has its chips back.
    #[must_use]
    pub const fn is_misdealt(&self) -> bool {
        self.memory.misdealt
    }

    /// Chips that came to the table from outside during the hand.
    #[must_use]
    pub fn added(&self) -> Chips {
        self.seats.into_iter().map(|seat| self.brought(seat)).sum()
    }

    /// Chips that a seat brought from outside during the hand, or that were found behind it.
    #[must_use]
    pub fn brought(&self, seat: Seat) -> Chips {
        self.memory.added[seat]
    }

    /// The chips in the pot that are not awarded yet.
    #[must_use]
    pub fn in_the_pot(&self) -> Chips {
        self.collected - self.awarded
    }

    /// What the house has taken of the pots.
    #[must_use]
    pub const fn rake(&self) -> Chips {
        self.house.rake
    }

    /// What went to a jackpot of the pots.
    #[must_use]
    pub const fn jackpot(&self) -> Chips {
        self.house.jackpot
    }

    /// The seats that threw their hand away and could still claim it.
    #[must_use]
    pub const fn mucked(&self) -> Seats {
        self.memory.mucked
    }

    /// The seats that contest the pots with the cards they have turned up, and the board.
    #[must_use]
    pub const fn plays_shown(&self) -> Seats {
        self.memory.plays_shown
    }

    /// The total to match on this street; the full big blind where it was posted short.
    #[must_use]
    pub fn price(&self) -> Chips {
        match &self.phase {
            Phase::Betting(betting) => betting.price,
            Phase::Posting | Phase::Dealing | Phase::Closing | Phase::Showdown(_) | Phase::Over => {
                Chips::ZERO
            }
        }
    }

    /// The size of the last full bet or raise of this street, if the betting is open; the big blind, or what a raise over
    /// a straddle has to add, before any.
    #[must_use]
    pub fn last_full_raise(&self) -> Option<Chips> {
        match &self.phase {
            Phase::Betting(betting) => Some(betting.full),
            Phase::Posting | Phase::Dealing | Phase::Closing | Phase::Showdown(_) | Phase::Over => None,
        }
    }

    /// The pots of the chips collected so far, less what the house has taken, main pot first. A pot that is being
    /// awarded board by board stays whole until its last part is awarded.
    #[must_use]
    pub fn pots(&self) -> Vec<Pot> {
        self.pots_now().as_slice().to_vec()
    }

    /// The last act of the round, if this seat made it and no other has acted since.
    pub(crate) fn last_act_of(&self, seat: Seat) -> Option<&LastAct> {
        self.memory.last.as_ref().filter(|last| last.seat == seat)
    }

    /// The hand as it was before an act.
    pub(crate) fn before(&self, last: &LastAct) -> Self {
        let mut before = *self;
        before.retract(last.seat);
        before.wait();
        before
    }

    #[inline]
    pub(crate) fn pots_now(&self) -> Pots {
        let mut pots = Pots::NONE;
        pot::cut(self, &mut pots);
        pots
    }

    /// The pot that one live hand alone contests while others still play for the rest.
    pub(crate) fn lone_pot(&self) -> Option<u8> {
        let pots = self.pots_now();
        let lone = |pot: &Pot| !pot.awarded && pot.contested.at_most_one();
        pots.as_slice().iter().position(lone).and_then(|place| u8::try_from(place).ok())
    }

    pub(crate) fn everything_is_awarded(&self) -> bool {
        self.collected == self.awarded
    }

    pub(crate) fn highest_front(&self, seats: Seats) -> Chips {
        seats.into_iter().map(|seat| self.front[seat]).max().unwrap_or_default()
    }

    /// Whether no more betting can follow: at most one live seat has chips behind.
    pub(crate) fn betting_is_over(&self) -> bool {
        self.live.except(self.all_in).at_most_one()
    }

    /// Whether no card of the street has come yet.
    pub(crate) fn awaits_the_whole_street(&self) -> bool {
        let none_down = self.hole_due == 0 || self.undealt == self.live;
        none_down && self.board_due == self.plan.board
    }

    pub(crate) fn big_blind_seat(&self) -> Option<Seat> {
        self.blinds.iter().rev().find_map(|seat| *seat)
    }

    pub(crate) fn company(&self) -> Company {
        if self.live.at_most_two() { Company::HeadsUp } else { Company::Multiway }
    }

    pub(crate) fn is_last_street(&self, street: u8) -> bool {
        usize::from(street) + 1 >= self.table.streets.len()
    }

    pub(crate) fn ending(&self) -> Ending {
        match self.last_bet_street {
            Some(street) if self.is_last_street(street) => Ending::LastRoundBet,
            Some(_) | None if self.betting_is_over() => Ending::ClosedEarly,
            Some(_) | None => Ending::LastRoundChecked,
        }
    }
}

fn small(cards: u32) -> u8 {
    u8::try_from(cards).unwrap_or(u8::MAX)
}
