//! The games of two rulesets compared line by line.

use floorman_engine::{Game, Place, Ruleset};

use crate::library::Library;
use crate::words::game_line as told;

/// A game that two rulesets play otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameDifference {
    /// The game.
    pub game: String,
    /// Where the first has it from.
    pub first: GameAt,
    /// Where the second has it from.
    pub second: GameAt,
    /// The lines that differ.
    pub lines: Vec<GameLine>,
}

/// What a form of a game rests on, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameAt {
    /// What it rests on.
    pub basis: floorman_engine::Basis,
    /// Where it stands.
    pub place: Option<Place>,
}

/// A line of a game that differs, as each has it; nothing where one has no such line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameLine {
    /// The line's name: `deck`, `street flop`.
    pub name: String,
    /// As the first has it.
    pub first: Option<String>,
    /// As the second has it.
    pub second: Option<String>,
}

/// The games that two rulesets play otherwise, in the order in which they were loaded.
#[must_use]
pub fn game_differences(library: &Library, first: &Ruleset, second: &Ruleset) -> Vec<GameDifference> {
    let differs = |game: &str| {
        let (one, other) = (library.game(first.name(), game)?, library.game(second.name(), game)?);
        let lines = lines(&one, &other);
        let at = |it: &Game, ruleset: &Ruleset| GameAt {
            basis: it.basis.clone(),
            place: library.place_of_game(ruleset.name(), game),
        };
        (!lines.is_empty()).then(|| GameDifference {
            game: game.to_owned(),
            first: at(&one, first),
            second: at(&other, second),
            lines,
        })
    };
    library.games().filter_map(differs).collect()
}

fn lines(one: &Game, other: &Game) -> Vec<GameLine> {
    let (ones, others) = (told::lines(one), told::lines(other));
    let mut names: Vec<&String> = ones.iter().map(|(name, _)| name).collect();
    names.extend(others.iter().map(|(name, _)| name).filter(|name| !ones.iter().any(|(it, _)| it == *name)));
    let line = |lines: &[(String, String)], name: &str| {
        lines.iter().find(|(it, _)| it == name).map(|(_, line)| line.clone())
    };
    let each = names.iter().map(|name| GameLine {
        name: (*name).clone(),
        first: line(&ones, name),
        second: line(&others, name),
    });
    each.filter(|line| line.first != line.second).collect()
}
