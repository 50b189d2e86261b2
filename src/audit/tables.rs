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

/// The tables of the last records, kept for the next: stakes come back.
#[derive(Debug)]
pub struct Tables<'r> {
    under: Under<'r>,
    kept: Vec<(Stakes, Table)>,
}

/// How many tables are kept.
const KEPT: usize = 8;

impl<'r> Tables<'r> {
    /// No table yet.
    #[must_use]
    pub const fn new(under: Under<'r>) -> Self {
        Self { under, kept: Vec::new() }
    }

    /// The table for these stakes.
    pub(crate) fn at(&mut self, stakes: &Stakes) -> Result<&Table, Vec<Fault>> {
        let found = self.kept.iter().position(|(kept, _)| kept == stakes);
        let at = match found {
            Some(at) => at,
            None => self.set_up(stakes)?,
        };
        self.kept.get(at).map(|(_, table)| table).ok_or_else(Vec::new)
    }

    fn set_up(&mut self, stakes: &Stakes) -> Result<usize, Vec<Fault>> {
        let Under { ruleset, game, occasion } = self.under;
        let table = ruleset.at(game, stakes, occasion)?;
        if self.kept.len() == KEPT {
            self.kept.remove(0);
        }
        self.kept.push((stakes.clone(), table));
        Ok(self.kept.len() - 1)
    }
}
