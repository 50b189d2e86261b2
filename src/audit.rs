//! The audit of hand records: what a ruleset would have ruled otherwise.

mod prepare;
mod replay;
mod tables;
mod verdict;

use floorman_engine::{Fault as Misdescribed, MAX_SEATS};

use crate::phh::{Piece, Read, Record, What};
use prepare::{NotReady, prepare};
use replay::Replay;

pub use tables::{Tables, Under};
pub use verdict::{Departure, Difference, Facing, NotAudited, Outcome, Ruled, Stacks, Verdict};

impl Piece {
    /// What a ruleset makes of this record.
    #[must_use]
    pub fn audit(&self, tables: &mut Tables<'_>) -> Verdict {
        let outcome = match self.read() {
            Ok(Read::Hand(record)) => replayed(self, &record, tables),
            Ok(Read::OtherGame(code)) => {
                Outcome::NotAudited { line: self.line, why: NotAudited::OtherGame(code) }
            }
            Err(fault) if fault.what == What::Unknown => {
                Outcome::NotAudited { line: fault.line, why: NotAudited::UnknownStack }
            }
            Err(fault) => Outcome::Unreadable(fault),
        };
        Verdict { name: self.name.clone(), line: self.line, outcome }
    }
}

fn replayed(piece: &Piece, record: &Record, tables: &mut Tables<'_>) -> Outcome {
    let line = piece.line_of(record.places.stacks);
    let not_dealt = |faults| Outcome::NotDealt { line, faults };
    let prepared = match prepare(record, piece) {
        Ok(prepared) => prepared,
        Err(NotReady::Not { at, why }) => return Outcome::NotAudited { line: piece.line_of(at), why },
        Err(NotReady::Unreadable(fault)) => return Outcome::Unreadable(fault),
        Err(NotReady::Seats(seats)) => {
            return not_dealt(vec![Misdescribed::Seats { seats, most: MAX_SEATS }]);
        }
    };
    let hand = tables.at(&prepared.stakes).and_then(|table| table.deal(&prepared.setup));
    match hand {
        Ok(hand) => Replay::new(piece, record, &prepared, &hand).run(),
        Err(faults) => not_dealt(faults),
    }
}
