//! The closed facts that conditions range over, their words, and when each is known.

mod condition;

pub use condition::{Case, Condition, cases};

/// When a question is asked, and from when on a fact is known. In order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Moment {
    /// When the table is set up.
    Table,
    /// When a hand is dealt.
    Deal,
    /// When a betting round begins.
    Round,
    /// When a player acts.
    Act,
    /// When hands are shown.
    Showdown,
    /// When pots are awarded.
    Award,
}

impl Moment {
    /// How it is said to a reader: "is asked when …", "is known when …".
    #[must_use]
    pub const fn said(self) -> &'static str {
        match self {
            Self::Table => "when the table is set up",
            Self::Deal => "when the hand is dealt",
            Self::Round => "when the betting round begins",
            Self::Act => "when a player acts",
            Self::Showdown => "at the showdown",
            Self::Award => "when the pots are awarded",
        }
    }
}

/// The betting structure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Structure {
    /// A wager is bounded by the stack only.
    NoLimit,
    /// A wager is bounded by the pot.
    PotLimit,
    /// A wager has the round's fixed size.
    FixedLimit,
    /// A wager lies in the table's spread.
    SpreadLimit,
}

impl Structure {
    /// Every structure, in the order of their values.
    pub const ALL: [Self; 4] = [Self::NoLimit, Self::PotLimit, Self::FixedLimit, Self::SpreadLimit];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::NoLimit => "no-limit",
            Self::PotLimit => "pot-limit",
            Self::FixedLimit => "fixed-limit",
            Self::SpreadLimit => "spread-limit",
        }
    }

    /// Its value as a fact.
    #[must_use]
    pub const fn value(self) -> u8 {
        match self {
            Self::NoLimit => 0,
            Self::PotLimit => 1,
            Self::FixedLimit => 2,
            Self::SpreadLimit => 3,
        }
    }

    /// Whether the size of a wager is bounded by the stakes: what the books call limit.
    #[must_use]
    pub const fn is_limit(self) -> bool {
        matches!(self, Self::FixedLimit | Self::SpreadLimit)
    }
}

/// What kind of play the table belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Setting {
    /// Chips are money.
    Cash,
    /// Chips are points of an event.
    Tournament,
}

/// Who posts antes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Antes {
    /// Nobody.
    None,
    /// Every seat its own.
    Each,
    /// The big blind, for the table.
    BigBlind,
    /// The button, for the table.
    Button,
}

/// Whether the table plays one game or several in turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rotation {
    /// One game.
    OneGame,
    /// Several games in turn.
    Mixed,
}

/// The pace of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pace {
    /// Tables play on their own.
    AsUsual,
    /// All tables begin each hand together.
    HandForHand,
}

/// Which betting round of the hand it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Round {
    /// The first of several.
    First,
    /// Neither first nor last.
    Middle,
    /// The last of several.
    Last,
    /// The only one.
    Only,
}

/// How many live hands there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Company {
    /// Three or more.
    Multiway,
    /// Two.
    HeadsUp,
}

/// What the seat to act faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FacingKind {
    /// Nothing to call.
    Nothing,
    /// Blinds only.
    Blind,
    /// The opening bet of the round.
    OpeningBet,
    /// A raise.
    Raise,
}

/// How the betting of the hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// An all-in closed it before the last round.
    ClosedEarly,
    /// There was a bet on the last round.
    LastRoundBet,
    /// The last round was checked.
    LastRoundChecked,
}

/// Which half of a pot is being divided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Half {
    /// Among high hands.
    High,
    /// Among low hands.
    Low,
}

/// One closed fact: exclusive values, of which words name some.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is described by its line in FACTS")]
pub enum Fact {
    Structure,
    Setting,
    Layout,
    Aim,
    Antes,
    Rotation,
    Pace,
    Round,
    Company,
    Facing,
    Ending,
    Half,
}

/// A count that conditions may bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Count {
    /// Betting rounds of the game.
    BettingRounds,
    /// Seats dealt into the hand.
    DealtIn,
    /// Players left in the event; not given means more than any number named.
    LeftInEvent,
}

/// How many facts there are.
pub const FACT_COUNT: usize = 12;
/// How many counts there are.
pub const COUNT_COUNT: usize = 3;

/// What is said about one fact.
#[derive(Debug, Clone, Copy)]
pub struct FactInfo {
    /// The fact.
    pub fact: Fact,
    /// Its name.
    pub name: &'static str,
    /// Its exclusive values, as they are said to a reader.
    pub values: &'static [&'static str],
    /// Its words, each with the values it covers (bit n for value n).
    pub words: &'static [(&'static str, u8)],
    /// From when on it is known.
    pub known: Moment,
    /// Whether it is known only while a player acts.
    pub act_only: bool,
}

const fn info(
    fact: Fact,
    name: &'static str,
    values: &'static [&'static str],
    words: &'static [(&'static str, u8)],
    known: Moment,
) -> FactInfo {
    FactInfo { fact, name, values, words, known, act_only: matches!(fact, Fact::Facing) }
}

/// The table of facts, in the order of [`Fact`].
pub const FACTS: [FactInfo; FACT_COUNT] = [
    info(
        Fact::Structure,
        "structure",
        &["no-limit", "pot-limit", "fixed-limit", "spread-limit"],
        &[("no-limit", 1), ("pot-limit", 2), ("fixed-limit", 4), ("spread-limit", 8)],
        Moment::Table,
    ),
    info(Fact::Setting, "setting", &["cash", "tournament"], &[("cash", 1), ("tournament", 2)], Moment::Table),
    info(
        Fact::Layout,
        "layout",
        &["board", "stud", "draw", "board and draw"],
        &[("board-game", 0b1001), ("stud", 0b0010), ("draw-game", 0b1100)],
        Moment::Table,
    ),
    info(
        Fact::Aim,
        "aim",
        &["high", "low", "hi-lo with a qualifier", "hi-lo without", "two lows", "two kinds of hand"],
        &[
            ("high-only", 1),
            ("low-only", 2),
            ("hi-lo", 0b1100),
            ("hi-lo-unqualified", 0b1000),
            ("two-lows", 0b1_0000),
            ("hybrid", 0b10_0000),
        ],
        Moment::Table,
    ),
    info(
        Fact::Antes,
        "antes",
        &["no ante", "each their ante", "a big-blind ante", "a button ante"],
        &[("no-ante", 1), ("ante-each", 2), ("big-blind-ante", 4), ("button-ante", 8)],
        Moment::Table,
    ),
    info(
        Fact::Rotation,
        "rotation",
        &["one game", "mixed games"],
        &[("one-game", 1), ("mixed-games", 2)],
        Moment::Table,
    ),
    info(Fact::Pace, "pace", &["the usual pace", "hand for hand"], &[("hand-for-hand", 2)], Moment::Deal),
    info(
        Fact::Round,
        "round",
        &["the first round", "a middle round", "the last round", "the only round"],
        &[("first-round", 0b1001), ("last-round", 0b1100)],
        Moment::Round,
    ),
    info(
        Fact::Company,
        "company",
        &["three or more", "two"],
        &[("multiway", 1), ("heads-up", 2)],
        Moment::Act,
    ),
    info(
        Fact::Facing,
        "facing",
        &["nothing", "a blind", "the opening bet", "a raise"],
        &[
            ("facing-nothing", 1),
            ("facing-a-blind", 2),
            ("facing-opening-bet", 0b0110),
            ("facing-a-raise", 8),
        ],
        Moment::Act,
    ),
    info(
        Fact::Ending,
        "ending",
        &["closed early by an all-in", "a bet on the last round", "the last round checked"],
        &[("closed-early", 1), ("last-round-bet", 2), ("last-round-checked", 4)],
        Moment::Showdown,
    ),
    info(
        Fact::Half,
        "half",
        &["a high hand", "a low hand"],
        &[("high-hand", 1), ("low-hand", 2)],
        Moment::Award,
    ),
];

/// The counts: their words, and from when on each is known.
pub const COUNTS: [(Count, &str, Moment); COUNT_COUNT] = [
    (Count::BettingRounds, "betting-rounds", Moment::Table),
    (Count::DealtIn, "dealt-in", Moment::Deal),
    (Count::LeftInEvent, "left-in-event", Moment::Deal),
];

impl Fact {
    /// What is said about it.
    #[must_use]
    pub fn info(self) -> &'static FactInfo {
        let mut found = &FACTS[0];
        for line in &FACTS {
            if line.fact == self {
                found = line;
            }
        }
        found
    }

    pub(crate) fn at(self) -> usize {
        match self {
            Self::Structure => 0,
            Self::Setting => 1,
            Self::Layout => 2,
            Self::Aim => 3,
            Self::Antes => 4,
            Self::Rotation => 5,
            Self::Pace => 6,
            Self::Round => 7,
            Self::Company => 8,
            Self::Facing => 9,
            Self::Ending => 10,
            Self::Half => 11,
        }
    }
}

impl Count {
    pub(crate) fn at(self) -> usize {
        match self {
            Self::BettingRounds => 0,
            Self::DealtIn => 1,
            Self::LeftInEvent => 2,
        }
    }
}

/// The fact that a word speaks of, and the values it covers.
#[must_use]
pub fn word(text: &str) -> Option<(Fact, u8)> {
    FACTS.iter().find_map(|info| {
        info.words.iter().find(|(word, _)| *word == text).map(|(_, values)| (info.fact, *values))
    })
}
