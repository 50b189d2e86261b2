//! Tables that were set lately. Answers are looked up once a table, and most hands of a corpus are played at few.

use std::collections::VecDeque;
use std::sync::Arc;

use floorman_engine::{Fault, Game, Occasion, Ruleset, Statement, Table};

use super::stakes;
use crate::scenario::TableSpec;

/// How many tables are kept.
const KEPT: usize = 64;

/// A table with its statements, for all who tell of it.
#[derive(Debug)]
pub(crate) struct SetTable {
    pub(crate) table: Table,
    pub(crate) statements: Arc<[Statement]>,
}

impl SetTable {
    pub(crate) fn of(
        ruleset: &Ruleset,
        game: &Game,
        spec: &TableSpec,
        occasion: Occasion,
    ) -> Result<Self, Vec<Fault>> {
        let table = ruleset.at(game, &stakes(spec), occasion)?;
        Ok(Self { statements: table.statements().into(), table })
    }
}

/// The tables of rulesets that go by their names: one library, and nothing changed in it.
#[derive(Debug, Default)]
pub(crate) struct Tables(VecDeque<Arc<SetTable>>);

impl Tables {
    /// The table, as it was set before if it was.
    pub(crate) fn at(
        &mut self,
        ruleset: &Ruleset,
        game: &Game,
        spec: &TableSpec,
        occasion: Occasion,
    ) -> Result<Arc<SetTable>, Vec<Fault>> {
        let stakes = stakes(spec);
        let is_it = |set: &Arc<SetTable>| {
            let table = &set.table;
            table.ruleset() == ruleset.name()
                && table.game() == game.name
                && table.occasion() == occasion
                && *table.stakes() == stakes
        };
        if let Some(known) = self.0.iter().position(is_it).and_then(|place| self.0.remove(place)) {
            self.0.push_front(Arc::clone(&known));
            return Ok(known);
        }
        let set = Arc::new(SetTable::of(ruleset, game, spec, occasion)?);
        self.0.truncate(KEPT - 1);
        self.0.push_front(Arc::clone(&set));
        Ok(set)
    }
}
