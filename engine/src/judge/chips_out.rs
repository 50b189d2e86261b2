//! Chips that a seat puts out without a word: what the rules look at, and whether it has them.
//!
//! Books: TDA 45; WSOP live 140, 141.

use super::facing::Facing;
use crate::chips::Chips;
use crate::event::ChipsOut;
use crate::hand::Hand;
use crate::ruling::Impossible;
use crate::seat::Seat;

/// What a seat has put out, as far as the rules look at it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Silent {
    pub(super) total: Chips,
    /// The smallest of the chips; nothing where only the amount is known.
    pub(super) smallest: Chips,
    pub(super) pieces: Pieces,
}

/// How many chips they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pieces {
    One,
    /// Several of one kind.
    Alike,
    /// Several of different kinds, or an amount of which nobody says how many.
    Several,
}

impl Silent {
    pub(super) fn chips(chips: &ChipsOut) -> Self {
        let pieces = match chips.kinds().count() {
            _ if chips.is_one_chip() => Pieces::One,
            1 => Pieces::Alike,
            _ => Pieces::Several,
        };
        Self { total: chips.total(), smallest: chips.smallest(), pieces }
    }

    pub(super) fn amount(total: Chips) -> Self {
        Self { total, smallest: Chips::ZERO, pieces: Pieces::Several }
    }
}

/// Whether a seat has these chips, and the table knows them.
pub(super) fn has_chips(hand: &Hand<'_>, seat: Seat, chips: &ChipsOut) -> Result<(), Impossible> {
    let in_play = &hand.table.stakes().chips;
    let known = |chip: Chips| in_play.contains(&chip) || (in_play.is_empty() && chip == Chips(1));
    let rack = hand.setup.racks.iter().find(|(owner, _)| *owner == seat).map(|(_, rack)| rack);
    for (chip, count) in chips.kinds() {
        if !known(chip) {
            return Err(Impossible::ChipNotInPlay(chip));
        }
        let there =
            |rack: &Vec<(Chips, u16)>| rack.iter().filter(|(kind, _)| *kind == chip).map(|(_, n)| n).sum();
        let has: u16 = rack.map_or(count, there);
        if count > has {
            return Err(Impossible::NotEnoughOfAChip { chip, has });
        }
    }
    Ok(())
}

/// Whether a seat can put these chips out.
pub(super) fn possible(facing: &Facing<'_>, chips: Silent) -> Result<(), Impossible> {
    if chips.total > facing.stack + facing.too_small {
        return Err(facing.not_enough());
    }
    let whole = chips.total.0.checked_rem(facing.hand.table.sizes.smallest_chip.0) == Some(0);
    if whole && !chips.total.is_zero() { Ok(()) } else { Err(Impossible::NotAChipAmount) }
}
