//! Games laid over their parents, line by line.

use std::collections::BTreeSet;

use floorman_engine::{Basis, Game, Street};

use crate::finding::Finding;
use crate::resolve::{Descent, descents_of};
use crate::source::{FileId, Place};
use crate::suggest;
use crate::words::{file, game};
use crate::written::{self, GameLines, Name};

/// Every game that was loaded, and where each stands.
#[derive(Debug, Clone, Default)]
pub(crate) struct Games(Vec<(written::Game, Descent)>);

impl Games {
    /// Lays out who extends whom, and says what is wrong with it.
    pub(crate) fn of(games: Vec<written::Game>, findings: &mut Vec<Finding>) -> Self {
        let names: Vec<(&Name, Option<&Name>)> =
            games.iter().map(|game| (&game.name, game.parent.as_ref())).collect();
        let (descents, mut found) = descents_of(&names, "game");
        findings.append(&mut found);
        let games = Self(games.into_iter().zip(descents).collect());
        let roots = games.0.iter().filter(|(_, descent)| *descent == Descent::Root);
        for (root, _) in roots {
            let lines = &root.lines;
            let lacks = [
                ("deck", lines.deck.is_none()),
                ("street", lines.streets.is_empty()),
                ("win", lines.win.is_none()),
            ];
            let lacking: Vec<&str> = lacks.iter().filter(|line| line.1).map(|line| line.0).collect();
            let clean = !findings.iter().any(|finding| finding.place.file == root.name.place.file);
            if !lacking.is_empty() && clean {
                findings.push(game::lacks(root.name.place, &root.name.text, &lacking));
            }
        }
        games
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        let names = self.0.iter().map(|(game, _)| game.name.text.as_str());
        names.filter(|name| self.resolved(name, &[]).is_some())
    }

    /// Where a game stands.
    pub(crate) fn place(&self, name: &str) -> Option<Place> {
        self.0.iter().find(|(game, _)| game.name.text == name).map(|(game, _)| game.name.place)
    }

    /// Leaves out the games of files that have an error.
    pub(crate) fn leave_out(&mut self, faulty: &BTreeSet<FileId>) {
        for (game, descent) in &mut self.0 {
            if faulty.contains(&game.name.place.file) {
                *descent = Descent::Lost;
            }
        }
    }

    /// A finding if no game is called so.
    pub(crate) fn unknown(&self, name: &Name) -> Option<Finding> {
        let known = || self.0.iter().map(|(game, _)| game.name.text.as_str());
        if known().any(|other| other == name.text) {
            return None;
        }
        Some(file::unknown_game(name.place, &name.text, suggest::nearest(&name.text, known())))
    }

    /// A game with its parents' lines under its own, and some other forms' over them.
    pub(crate) fn resolved(&self, name: &str, forms: &[&written::Game]) -> Option<Game> {
        let (game, _) = self.0.iter().find(|(game, _)| game.name.text == name)?;
        let mut chain = Vec::new();
        let mut up = self.0.iter().position(|(game, _)| game.name.text == name);
        while let Some((game, descent)) = up.and_then(|at| self.0.get(at)) {
            chain.push(game);
            up = match descent {
                Descent::Child { parent, .. } => Some(*parent),
                Descent::Root => None,
                Descent::Lost => return None,
            };
        }
        let mut lines = GameLines::default();
        let mut basis = None;
        for layer in chain.into_iter().rev().chain(forms.iter().copied()) {
            lay(&layer.lines, &mut lines);
            basis = layer.basis.clone().or(basis);
        }
        Some(Game {
            name: game.name.text.clone(),
            title: game.title.clone().unwrap_or_default(),
            basis: basis.unwrap_or(Basis::Custom { because: String::new() }),
            deck: lines.deck?,
            forced_bets: lines.forced_bets.unwrap_or_default(),
            boards: lines.boards.unwrap_or(1),
            streets: lines.streets,
            win: lines.win?,
        })
    }
}

/// Lays the lines that a game states over those it has: a street in its own place, everything else whole.
fn lay(stated: &GameLines, over: &mut GameLines) {
    over.deck = stated.deck.or(over.deck);
    over.boards = stated.boards.or(over.boards);
    if stated.forced_bets.is_some() {
        over.forced_bets.clone_from(&stated.forced_bets);
    }
    if stated.win.is_some() {
        over.win.clone_from(&stated.win);
    }
    for street in &stated.streets {
        match over.streets.iter_mut().find(|other: &&mut Street| other.name == street.name) {
            Some(other) => *other = street.clone(),
            None => over.streets.push(street.clone()),
        }
    }
}
