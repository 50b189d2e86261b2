//! What a hand remembers beside who is in, what each has put in, and which cards are out.

use super::{Before, Betting, Runs, Straddles};
use crate::card::Cards;
use crate::chips::Chips;
use crate::ruleset::choices::RakeFrom;
use crate::ruling::Mistake;
use crate::seat::{BySeat, Seat, Seats};

/// What the house takes of the pots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct House {
    pub(crate) rake: Chips,
    /// What goes to a jackpot beside it.
    pub(crate) jackpot: Chips,
    /// Which pots it came from.
    pub(crate) from: RakeFrom,
    /// Whether it is still to be taken, before the first award.
    pub(crate) is_due: bool,
}

impl House {
    /// Nothing is taken yet, and perhaps something is to be.
    pub(crate) const fn unpaid(is_due: bool) -> Self {
        Self { rake: Chips::ZERO, jackpot: Chips::ZERO, from: RakeFrom::MainPotFirst, is_due }
    }

    /// All that was taken of the pots.
    #[inline]
    pub(crate) fn taken(&self) -> Chips {
        self.rake + self.jackpot
    }
}

/// What a hand remembers of what people did beside the plain acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Memory {
    /// The seat that has said it raises, its chips still to follow.
    pub(crate) declared: Option<Seat>,
    /// Chips put out in the motion that is being judged.
    pub(crate) motion: Chips,
    /// The seat that has put out less than the call, and is still to act.
    pub(crate) undercalled: Option<Seat>,
    /// The seat that acted last.
    pub(crate) actor: Option<Seat>,
    /// The last act, and what lay there before it, where it can be taken back.
    pub(crate) last: Option<LastAct>,
    /// What seats did before their turn came.
    pub(crate) early: Before,
    /// What was done so far.
    pub(crate) acts: Acts,
    /// Hands thrown away that can still be told from other cards, and hands that the dealer has swept away.
    pub(crate) mucked: Seats,
    pub(crate) swept: Seats,
    /// Seats that are found to have miscalled their hand.
    pub(crate) miscalled: Seats,
    /// Whether something else was done after the pots were awarded.
    pub(crate) moved_on: bool,
    /// Live hands that the dealer took in.
    pub(crate) killed: Seats,
    /// Cards turned up one by one, and hands that play with those alone and the board.
    pub(crate) shown: Cards,
    pub(crate) plays_shown: Seats,
    /// How many cards were exposed in the deal.
    pub(crate) exposed: u8,
    /// Chips that each seat brought from outside during the hand.
    pub(crate) added: BySeat<Chips>,
    /// What a seat has taken back of the chips in front of it, and the acts that were made before.
    pub(crate) taken_back: Option<(Seat, Chips, Acts)>,
    /// A blind that lies there as a larger chip.
    pub(crate) posted_with: Option<(Seat, Chips)>,
    /// Chips that were found last behind a seat.
    pub(crate) found: Option<(Seat, Chips)>,
    /// Seats that agree that the blinds take their bets back.
    pub(crate) chops: Seats,
    /// Whether the hands stay down and the board waits for other tables.
    pub(crate) waits: bool,
    pub(crate) misdealt: bool,
    pub(crate) straddles: Straddles,
    /// The last wager that was taken for a wrong total.
    pub(crate) mistaken: Option<Mistaken>,
    /// Several boards.
    pub(crate) runs: Runs,
}

impl Memory {
    /// Whether an act in turn has more to be remembered of it than who made it.
    pub(crate) fn is_unusual(&self) -> bool {
        self.is_amendable() || !self.early.seats.is_empty()
    }

    /// Whether the act that is being made may be taken back for another.
    pub(crate) fn is_amendable(&self) -> bool {
        !self.motion.is_zero() || self.declared.is_some() || self.undercalled.is_some()
    }
}

/// A wager that was taken for a wrong total.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Mistaken {
    pub(crate) seat: Seat,
    pub(crate) mistake: Mistake,
    pub(crate) street: u8,
    /// The total that it should have been, and the one it was taken for.
    pub(crate) lawful: Chips,
    pub(crate) taken: Chips,
    /// The last full bet or raise as it is with the lawful total.
    pub(crate) full: Chips,
    /// What the seat had paid before the round, once the round is in the pot with this wager as its last.
    pub(crate) paid_before: Option<Chips>,
    /// The acts that were made up to it.
    pub(crate) acts: Acts,
}

/// An act, and what lay there before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LastAct {
    pub(crate) seat: Seat,
    pub(crate) betting: Betting,
    pub(crate) stack: Chips,
    pub(crate) front: Chips,
    /// The chips it moved.
    pub(crate) moved: Chips,
    /// The chips that the seat put out for it in silence.
    pub(crate) put_out: Chips,
    /// Whether the seat had said that it raises.
    pub(crate) raise_said: bool,
}

/// How many acts of each kind were made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Acts {
    pub(crate) folds: u8,
    pub(crate) checks: u8,
    /// Bets, calls and raises.
    pub(crate) wagers: u8,
}
