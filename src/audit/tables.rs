//! The tables that records are replayed at: hands at the same stakes share one.

use floorman_engine::{Fault, Game, Occasion, Ruleset, Stakes, Table};

/// The ruleset that records are audited under, and what they play.
#[derive(Debug, Clone, Copy)]
pub struct Under<'r> {
    /// The ruleset.
    pub ruleset: &'r Ruleset,
    /// The game of the records.
    pub game: &'r Game,
    /// Cash or tournament.
    pub occasion: Occasion,
}

/// The table of the last record, kept for the next.
#[derive(Debug)]
pub struct Tables<'r> {
    under: Under<'r>,
    last: Option<(Stakes, Table)>,
}

impl<'r> Tables<'r> {
    /// No table yet.
    #[must_use]
    pub const fn new(under: Under<'r>) -> Self {
        Self { under, last: None }
    }

    /// The table for these stakes.
    pub(crate) fn at(&mut self, stakes: &Stakes) -> Result<&Table, Vec<Fault>> {
        let kept = self.last.take().filter(|(kept, _)| kept == stakes);
        let (stakes, table) = match kept {
            Some(kept) => kept,
            None => {
                let Under { ruleset, game, occasion } = self.under;
                (stakes.clone(), ruleset.at(game, stakes, occasion)?)
            }
        };
        Ok(&self.last.insert((stakes, table)).1)
    }
}
