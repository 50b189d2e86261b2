//! Cases that a question can be asked in, and conditions over them.

use super::{COUNT_COUNT, COUNTS, Count, FACT_COUNT, FACTS, Fact, FactInfo};

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
