//! What the files state, read but not yet laid over one another.

use floorman_engine::{Basis, Condition, Question, Settings, Value};

use crate::source::Place;

/// A name that a file gives or uses, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Name {
    pub(crate) text: String,
    pub(crate) place: Place,
}

/// A ruleset as its file states it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ruleset {
    pub(crate) name: Name,
    pub(crate) title: String,
    pub(crate) parent: Option<Name>,
    /// Why it falls back on its parent, if it says.
    pub(crate) parent_basis: Option<Basis>,
    pub(crate) settings: Option<Settings>,
    pub(crate) statements: Vec<Statement>,
    pub(crate) silent: Vec<(Question, Place)>,
    /// Its own forms of games that stand elsewhere.
    pub(crate) forms: Vec<Game>,
    /// Questions with a statement that could not be read: nothing more is said about them.
    pub(crate) unread: Vec<Question>,
}

/// What a ruleset states about one question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Statement {
    pub(crate) question: Question,
    /// Where its name stands.
    pub(crate) place: Place,
    /// From its first token to its last, clauses included.
    pub(crate) extent: Place,
    pub(crate) scope: Scope,
    /// Whether it is closed to all who extend the ruleset.
    pub(crate) closed: Closed,
    pub(crate) cases: Vec<Arm>,
}

/// How much of the question a statement answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Scope {
    /// All of it.
    Whole(Box<Arm>, Dropping),
    /// Its cases; the rest stays as the parent has it.
    Amended,
}

/// Whether it is said that the parent's exceptions are dropped on purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dropping {
    Unsaid,
    Always,
}

/// Whether a statement is `final`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Closed {
    Open,
    Final,
}

/// One answer and when it holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Arm {
    pub(crate) answer: Answer,
    /// The answer as it is written.
    pub(crate) written: String,
    pub(crate) condition: Condition,
    /// The condition as it is written, and where; a default has none.
    pub(crate) when: Option<(String, Place)>,
    pub(crate) basis: Basis,
    pub(crate) place: Place,
}

/// What an arm answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Answer {
    Value(Value),
    /// Left to the house: the parent's answer stands in.
    House,
}

/// A game, or a ruleset's own form of one, as its file states it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Game {
    pub(crate) name: Name,
    pub(crate) title: Option<String>,
    pub(crate) parent: Option<Name>,
    pub(crate) basis: Option<Basis>,
    pub(crate) lines: GameLines,
}

/// The lines that a game states; what it leaves out is its parent's.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct GameLines {
    pub(crate) deck: Option<floorman_engine::Deck>,
    pub(crate) forced_bets: Option<Vec<floorman_engine::ForcedBet>>,
    pub(crate) boards: Option<u32>,
    pub(crate) streets: Vec<floorman_engine::Street>,
    pub(crate) win: Option<Vec<floorman_engine::Share>>,
}

impl Ruleset {
    /// What it states about a question.
    pub(crate) fn statement(&self, question: Question) -> Option<&Statement> {
        self.statements.iter().find(|statement| statement.question == question)
    }

    /// Where it says that it is silent about a question.
    pub(crate) fn silence(&self, question: Question) -> Option<Place> {
        self.silent.iter().find(|(silent, _)| *silent == question).map(|(_, place)| *place)
    }
}

impl Statement {
    /// Its default, unless it only amends.
    pub(crate) fn default(&self) -> Option<&Arm> {
        match &self.scope {
            Scope::Whole(arm, _) => Some(arm),
            Scope::Amended => None,
        }
    }

    /// All that it answers: its cases, then its default.
    pub(crate) fn arms(&self) -> impl Iterator<Item = &Arm> {
        self.cases.iter().chain(self.default())
    }
}
