//! A scenario: a hand, or a comparison of hands, with what must come out and the text that says so.

mod expectation;
mod guard;
mod hand;
mod id;
mod lower;
mod node;
mod read;
mod scalar;
mod shape;
mod twins;
mod yaml;

pub use expectation::{Check, Expectation, HeldIs, May, PotIs, Refusal};
pub use hand::{OpeningSpec, Script, SeatSpec, Step, TableSpec, What};
pub use id::{Id, NoId};
pub use read::{line_of, read_file, read_hand, without_mark};

pub(crate) use node::Node;
pub(crate) use read::{nodes, read_shape};
pub(crate) use twins::{NoTwins, twins};
pub(crate) use yaml::{At, locate};

use floorman_engine::{Cards, Ranking};

/// A scenario of the corpus, read and checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scenario {
    /// Its permanent name.
    pub id: Id,
    /// The ruling, in one sentence.
    pub title: String,
    /// The paragraphs that say so.
    pub cites: Vec<Cite>,
    /// The claims of the source documents that it puts to the test.
    pub claims: Vec<String>,
    /// How binding it is.
    pub level: Level,
    /// Where it comes from.
    pub origin: Origin,
    /// Its twin.
    pub twin: Option<Twin>,
    /// The rulesets it speaks of.
    pub under: Vec<String>,
    /// Whether it stands.
    pub status: Status,
    /// What is played or compared.
    pub body: Body,
    /// Why it comes out so.
    pub why: String,
    /// Its place in its file, from 0.
    pub nth: usize,
}

/// A paragraph of a source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cite {
    /// The source's short name.
    pub source: String,
    /// The paragraph, as printed.
    pub at: String,
}

/// How binding a scenario is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// The text leaves no room.
    Must,
    /// The text is open to another reading, or the point is a matter of course.
    Should,
    /// One house's own rule.
    House,
}

/// Where a scenario comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// The kind of origin.
    pub kind: OriginKind,
    /// Documents, examples, registers and reports by their keys.
    pub refs: Vec<String>,
}

/// The kinds of origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OriginKind {
    /// A claim of a source document.
    Document,
    /// An example that a rule book works out.
    WorkedExample,
    /// A register of cases.
    Register,
    /// A fault reported against some engine.
    Report,
    /// Reasoned from the rules by arithmetic.
    Derived,
    /// Found by searching.
    Found,
}

/// The scenario that differs from this one in one value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Twin {
    /// Its id.
    pub id: Id,
    /// Whether the difference changes what comes out.
    pub outcome: Outcome,
}

/// Whether a twin comes out the other way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Some expectation differs.
    Differs,
    /// The value does not matter, and every expectation is the same.
    Same,
}

/// Whether a scenario stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// It stands.
    Standing,
    /// Its reading of the text is contested: it is run and reported apart.
    Disputed,
    /// It is not run any more.
    Withdrawn,
}

/// What a scenario puts to the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Body {
    /// A hand, step by step.
    Hand(Box<Script>),
    /// Hands laid side by side.
    Compare(Comparison),
}

/// Hands to be ranked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comparison {
    /// The game whose ranking decides, or the ranking itself.
    pub by: RankedBy,
    /// The board they share.
    pub board: Cards,
    /// The hands, by name.
    pub hands: Vec<(String, Cards)>,
    /// The order that must come out.
    pub orders: Vec<OrderIs>,
}

/// What ranks the hands of a comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RankedBy {
    /// What wins this game's pots.
    Game(String),
    /// A ranking without a game.
    Ranking(Ranking),
}

/// An order of hands: best first, ties together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderIs {
    /// The names of the hands.
    pub order: Vec<Vec<String>>,
    /// The rulesets it speaks of; none means all.
    pub only: Option<Vec<String>>,
}

impl Scenario {
    /// The hand, if the scenario is one.
    #[must_use]
    pub fn script(&self) -> Option<&Script> {
        match &self.body {
            Body::Hand(script) => Some(script),
            Body::Compare(_) => None,
        }
    }
}

impl Level {
    /// Its name in scenarios.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Must => "must",
            Self::Should => "should",
            Self::House => "house",
        }
    }
}

impl OriginKind {
    const ALL: [Self; 6] =
        [Self::Document, Self::WorkedExample, Self::Register, Self::Report, Self::Derived, Self::Found];

    /// Its name in scenarios.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Document => "document",
            Self::WorkedExample => "worked-example",
            Self::Register => "register",
            Self::Report => "report",
            Self::Derived => "derived",
            Self::Found => "found",
        }
    }
}
