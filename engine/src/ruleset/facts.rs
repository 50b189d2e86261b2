//! The closed facts that conditions range over, their words, and when each is known.

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

/// One value of every fact and count: a case that a question can be asked in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Case {
    facts: [u8; FACT_COUNT],
    counts: [u32; COUNT_COUNT],
}

impl Case {
    /// The same case with another value (by its place in [`FactInfo::values`]) of one fact.
    #[must_use]
    pub fn with(mut self, fact: Fact, value: u8) -> Self {
        if let Some(place) = self.facts.get_mut(fact.at()) {
            *place = value;
        }
        self
    }

    /// The same case with another count.
    #[must_use]
    pub fn counting(mut self, count: Count, number: u32) -> Self {
        if let Some(place) = self.counts.get_mut(count.at()) {
            *place = number;
        }
        self
    }

    /// The value of one fact.
    #[must_use]
    pub fn value(&self, fact: Fact) -> u8 {
        self.facts.get(fact.at()).copied().unwrap_or_default()
    }

    /// The number of one count.
    #[must_use]
    pub fn count(&self, count: Count) -> u32 {
        self.counts.get(count.at()).copied().unwrap_or_default()
    }

    /// Whether a table can be in this case.
    #[must_use]
    pub fn is_possible(&self) -> bool {
        let multiway = self.value(Fact::Company) == 0;
        let only_round = self.value(Fact::Round) == 3;
        let event = self.value(Fact::Setting) == 1;
        !(multiway && self.count(Count::DealtIn) == 2)
            && (event || self.count(Count::LeftInEvent) == u32::MAX)
            && only_round == (self.count(Count::BettingRounds) == 1)
    }
}

/// When an exception holds: for each fact the values it allows, for each count its bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Condition {
    allowed: [u8; FACT_COUNT],
    bounds: [(u32, u32); COUNT_COUNT],
}

impl Condition {
    /// No condition: it always holds.
    #[must_use]
    pub fn always() -> Self {
        let mut allowed = [0; FACT_COUNT];
        for (mask, info) in allowed.iter_mut().zip(FACTS) {
            *mask = every_value(&info);
        }
        Self { allowed, bounds: [(0, u32::MAX); COUNT_COUNT] }
    }

    /// This, and only these values (bit n for value n) of one fact.
    #[must_use]
    pub fn and_values(mut self, fact: Fact, values: u8) -> Self {
        if let Some(mask) = self.allowed.get_mut(fact.at()) {
            *mask &= values;
        }
        self
    }

    /// This, and a count from `low` to `high`.
    #[must_use]
    pub fn and_count(mut self, count: Count, low: u32, high: u32) -> Self {
        if let Some(bounds) = self.bounds.get_mut(count.at()) {
            *bounds = (bounds.0.max(low), bounds.1.min(high));
        }
        self
    }

    /// Both conditions at once.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        for (mask, theirs) in self.allowed.iter_mut().zip(other.allowed) {
            *mask &= theirs;
        }
        for (bounds, theirs) in self.bounds.iter_mut().zip(other.bounds) {
            *bounds = (bounds.0.max(theirs.0), bounds.1.min(theirs.1));
        }
        self
    }

    /// Whether it holds in a case.
    #[must_use]
    pub fn holds(&self, case: &Case) -> bool {
        self.allowed.iter().zip(case.facts).all(|(mask, value)| mask >> value & 1 == 1)
            && self
                .bounds
                .iter()
                .zip(case.counts)
                .all(|((low, high), number)| *low <= number && number <= *high)
    }

    /// Whether no case at all meets it.
    #[must_use]
    pub fn is_impossible(&self) -> bool {
        self.allowed.contains(&0) || self.bounds.iter().any(|(low, high)| low > high)
    }

    /// The values (bit n for value n) of a fact that it allows.
    #[must_use]
    pub fn values(&self, fact: Fact) -> u8 {
        self.allowed.get(fact.at()).copied().unwrap_or_default()
    }

    /// The bounds of a count.
    #[must_use]
    pub fn bounds(&self, count: Count) -> (u32, u32) {
        self.bounds.get(count.at()).copied().unwrap_or((0, u32::MAX))
    }

    /// The facts it bounds.
    pub fn facts(&self) -> impl Iterator<Item = Fact> + '_ {
        FACTS.iter().filter(|info| self.values(info.fact) != every_value(info)).map(|info| info.fact)
    }

    /// The counts it bounds.
    pub fn counts(&self) -> impl Iterator<Item = Count> + '_ {
        COUNTS.iter().map(|line| line.0).filter(|count| self.bounds(*count) != (0, u32::MAX))
    }
}

fn every_value(info: &FactInfo) -> u8 {
    info.values.iter().fold(0, |mask, _| mask << 1 | 1)
}

/// Every possible case that conditions can tell apart: all values of the facts they bound (and of those that
/// make a case impossible), and counts on both sides of each bound.
#[must_use]
pub fn cases(conditions: &[Condition]) -> Vec<Case> {
    let bounded =
        |fact: Fact| conditions.iter().any(|condition| condition.facts().any(|other| other == fact));
    let mut all = vec![Case::default()];
    for info in FACTS {
        let wanted = bounded(info.fact) || matches!(info.fact, Fact::Setting | Fact::Round | Fact::Company);
        if wanted {
            let values: Vec<u8> = (0..).zip(info.values).map(|(number, _)| number).collect();
            all = each(&all, &values, |case, value| case.with(info.fact, value));
        }
    }
    for (count, _, _) in COUNTS {
        let numbers = numbers_of(count, conditions);
        all = each(&all, &numbers, |case, number| case.counting(count, number));
    }
    all.retain(Case::is_possible);
    all
}

fn each<T: Copy>(cases: &[Case], values: &[T], change: impl Fn(Case, T) -> Case) -> Vec<Case> {
    cases.iter().flat_map(|case| values.iter().map(|value| change(*case, *value))).collect()
}

fn numbers_of(count: Count, conditions: &[Condition]) -> Vec<u32> {
    let mut numbers = match count {
        Count::BettingRounds => vec![1, 4],
        Count::DealtIn => vec![2, 6],
        Count::LeftInEvent => vec![u32::MAX],
    };
    for (low, high) in conditions.iter().map(|condition| condition.bounds(count)) {
        numbers.extend([low.saturating_sub(1), low, high, high.saturating_add(1)]);
    }
    let smallest = if count == Count::BettingRounds { 1 } else { 2 };
    numbers.retain(|number| {
        *number >= smallest && (*number < 1000 || (count == Count::LeftInEvent && *number == u32::MAX))
    });
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}
