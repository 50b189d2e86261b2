//! The rest of a board dealt more than once: what was agreed, and the cards of the boards after the first.

use super::Hand;
use crate::card::Cards;
use crate::event::Dealt;
use crate::ruling::OfBoards;
use crate::seat::{Seat, Seats};

/// The most boards that a hand is dealt on.
pub const MAX_BOARDS: u8 = 4;

const FURTHER: usize = 3;

/// What a hand remembers of several boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Runs {
    /// The number of boards that was named last, and who has agreed to it.
    pub(crate) named: u8,
    pub(crate) agreed: Seats,
    /// How many boards are dealt; 0 until that is settled.
    pub(crate) boards: u8,
    /// The board that is being dealt, from 0.
    current: u8,
    /// The street with which the boards part, and how many cards they share.
    street: u8,
    shared: u8,
    /// By how many boards the pot that is being awarded has been awarded.
    pub(crate) awarded: u8,
    /// The boards after the first, the cards that they share with it included.
    further: [Cards; FURTHER],
}

impl Runs {
    fn further(&self, number: u8) -> Option<Cards> {
        usize::from(number).checked_sub(2).and_then(|place| self.further.get(place)).copied()
    }
}

impl Hand<'_> {
    /// On how many boards the hand is dealt.
    #[must_use]
    pub fn boards(&self) -> u8 {
        self.memory.runs.boards.max(1)
    }

    /// The number of the board that is being dealt, from 1; the last one once all are dealt.
    #[must_use]
    pub const fn board_number(&self) -> u8 {
        self.memory.runs.current + 1
    }

    /// The cards of one of the boards, by its number from 1; nothing if the hand has no such board.
    #[must_use]
    pub fn board_numbered(&self, number: u8) -> Option<Dealt> {
        let runs = &self.memory.runs;
        if number == 0 || number > self.boards() {
            return None;
        }
        let known = if number == 1 { self.board } else { runs.further(number)? };
        let size = match number.cmp(&self.board_number()) {
            std::cmp::Ordering::Less => self.table.streets.iter().map(|street| street.board).sum(),
            std::cmp::Ordering::Equal => self.board_size,
            std::cmp::Ordering::Greater => runs.shared,
        };
        Some(Dealt { known, unknown: size.saturating_sub(super::small(known.len())) })
    }

    #[cold]
    pub(super) fn change_boards(&mut self, change: OfBoards) {
        match change {
            OfBoards::Agree(seat, boards) => self.agree(seat, boards),
            OfBoards::RunOut(boards) => self.run_out(boards),
            OfBoards::Award(pot, _) => self.award_board(pot),
        }
    }

    /// A seat names a number of boards; another number than before begins anew.
    fn agree(&mut self, seat: Seat, boards: u8) {
        let runs = &mut self.memory.runs;
        if runs.named != boards {
            (runs.named, runs.agreed) = (boards, Seats::NONE);
        }
        runs.agreed = runs.agreed.with(seat);
    }

    fn run_out(&mut self, boards: u8) {
        let runs = &mut self.memory.runs;
        (runs.boards, runs.street, runs.shared) = (boards, self.street, self.board_size);
        runs.further = [self.board; FURTHER];
    }

    /// Cards for the board that is being dealt. What was agreed and is not settled by then lapses.
    #[cold]
    pub(super) fn deal_a_run(&mut self, known: Cards) {
        let runs = &mut self.memory.runs;
        if runs.boards == 0 {
            *runs = Runs::default();
        }
        let place = usize::from(runs.current).checked_sub(1);
        let board = place.and_then(|place| runs.further.get_mut(place)).unwrap_or(&mut self.board);
        *board = board.union(known);
    }

    /// Goes back to where the boards part, if another one is to be dealt.
    #[cold]
    pub(super) fn next_board(&mut self) -> bool {
        self.memory.runs.current += 1;
        self.board_size = self.memory.runs.shared;
        self.begin_street(self.memory.runs.street)
    }

    pub(super) fn has_another_board(&self) -> bool {
        self.memory.runs.boards > self.board_number()
    }

    /// Whether the rest of the hand is settled, so that nobody bets again.
    pub(super) fn is_run_out(&self) -> bool {
        self.memory.runs.boards > 0
    }

    fn award_board(&mut self, pot: u8) {
        self.memory.runs.awarded += 1;
        if self.memory.runs.awarded >= self.memory.runs.boards {
            self.memory.runs.awarded = 0;
            self.awarded_pots |= 1 << pot;
        }
    }
}
