//! A set of cases in words: by the facts and counts that set it apart from the other cases.

use floorman_engine::ruleset::facts::{COUNTS, FACTS, FactInfo};
use floorman_engine::{Case, Count, Fact};

use crate::words::compare as said_so;

/// What sets some cases apart from the rest of all: `fixed-limit and heads-up`, `not hand-for-hand`.
pub(super) fn said(some: &[Case], all: &[Case]) -> String {
    if some.len() == all.len() {
        return said_so::ALWAYS.to_owned();
    }
    if let Some(words) = by_facts(some, all) {
        return words.join(" and ");
    }
    let rest: Vec<Case> = all.iter().filter(|case| !some.contains(case)).copied().collect();
    match by_facts(&rest, all) {
        Some(words) => said_so::unless(&words.join(" and ")),
        None => several(some, all),
    }
}

/// One limit: the values of a fact, or the numbers of a count.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Limit {
    Values(Fact, u8),
    Numbers(Count, Vec<u32>),
}

impl Limit {
    fn holds(&self, case: &Case) -> bool {
        match self {
            Self::Values(fact, values) => values >> case.value(*fact) & 1 == 1,
            Self::Numbers(count, numbers) => numbers.contains(&case.count(*count)),
        }
    }

    fn said(&self, all: &[Case]) -> Option<String> {
        match self {
            Self::Values(fact, values) => fact_said(fact.info(), *values, values_in(*fact, all)),
            Self::Numbers(count, numbers) => count_said(*count, numbers, &numbers_in(*count, all)),
        }
    }
}

/// The fewest limits that hold in these cases and in no other, in words.
fn by_facts(some: &[Case], all: &[Case]) -> Option<Vec<String>> {
    let facts = FACTS.iter().map(|info| info.fact);
    let facts = facts.map(|fact| (Limit::Values(fact, values_in(fact, some)), values_in(fact, all)));
    let facts = facts.filter(|(limit, every)| !matches!(limit, Limit::Values(_, some) if some == every));
    let counts = COUNTS.iter().map(|line| (numbers_in(line.0, some), numbers_in(line.0, all), line.0));
    let counts = counts.filter(|(some, every, _)| some != every);
    let mut limits: Vec<Limit> = facts.map(|(limit, _)| limit).collect();
    limits.extend(counts.map(|(some, _, count)| Limit::Numbers(count, some)));
    let exact = |limits: &[Limit]| {
        let held = all.iter().filter(|case| limits.iter().all(|limit| limit.holds(case)));
        held.count() == some.len()
    };
    if !exact(&limits) {
        return None;
    }
    let mut at = limits.len();
    while at > 0 {
        at -= 1;
        let mut fewer = limits.clone();
        fewer.remove(at);
        if exact(&fewer) {
            limits = fewer;
        }
    }
    limits.iter().map(|limit| limit.said(all)).collect()
}

/// Cases that no single list of limits describes: value by value of the fact that tells most of them apart.
fn several(some: &[Case], all: &[Case]) -> String {
    let split = |fact: Fact| {
        let every = (0..8_u8).filter(|value| values_in(fact, some) >> value & 1 == 1);
        let each = every.map(|value| {
            let with = |cases: &[Case]| -> Vec<Case> {
                cases.iter().filter(|case| case.value(fact) == value).copied().collect()
            };
            let inner = by_facts(&with(some), &with(all))?;
            let own = fact_said(fact.info(), 1 << value, values_in(fact, all))?;
            Some([vec![own], inner].concat().join(" and "))
        });
        each.collect::<Option<Vec<String>>>()
    };
    let ways = FACTS.iter().filter_map(|info| split(info.fact).filter(|way| way.len() > 1));
    let shortest = ways.min_by_key(Vec::len);
    shortest.map_or_else(|| said_so::SOME_CASES.to_owned(), |ways| ways.join("; "))
}

fn values_in(fact: Fact, cases: &[Case]) -> u8 {
    cases.iter().fold(0, |values, case| values | 1 << case.value(fact))
}

fn numbers_in(count: Count, cases: &[Case]) -> Vec<u32> {
    let mut numbers: Vec<u32> = cases.iter().map(|case| case.count(count)).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// Values of a fact by its words: one that covers them, `not` and one that covers the others, or one for each.
fn fact_said(info: &FactInfo, values: u8, every: u8) -> Option<String> {
    let word = |values: u8| info.words.iter().find(|(_, covers)| covers & every == values & every);
    if let Some((word, _)) = word(values) {
        return Some((*word).to_owned());
    }
    if let Some((word, _)) = word(every & !values) {
        return Some(said_so::not(word));
    }
    let singly = (0..8_u8).filter(|value| values >> value & 1 == 1);
    let words: Option<Vec<&str>> = singly.map(|value| word(1 << value).map(|(word, _)| *word)).collect();
    words.map(|words| words.join(" or "))
}

/// Numbers of a count as bounds.
fn count_said(count: Count, numbers: &[u32], every: &[u32]) -> Option<String> {
    let name = COUNTS.iter().find(|line| line.0 == count)?.1;
    let (low, high) = (*numbers.first()?, *numbers.last()?);
    let between: Vec<u32> = every.iter().copied().filter(|it| low <= *it && *it <= high).collect();
    if between != numbers {
        return None;
    }
    Some(match (every.first() == Some(&low), every.last() == Some(&high)) {
        (true, _) => said_so::at_most(high, name),
        (false, true) => said_so::at_least(low, name),
        (false, false) => said_so::between(low, high, name),
    })
}

#[cfg(test)]
mod tests {
    use floorman_engine::Condition;
    use floorman_engine::ruleset::facts::cases;

    use super::*;

    fn told(holds: impl Fn(&Case) -> bool, conditions: &[Condition]) -> String {
        let all = cases(conditions);
        let some: Vec<Case> = all.iter().filter(|case| holds(case)).copied().collect();
        said(&some, &all)
    }

    fn by_structure() -> Condition {
        Condition::always().and_values(Fact::Structure, 4)
    }

    #[test]
    fn cases_are_told_by_the_facts_that_set_them_apart() {
        let all = [by_structure()];
        assert_eq!(told(|_| true, &all), "always");
        assert_eq!(told(|case| case.value(Fact::Structure) == 2, &all), "fixed-limit");
        assert_eq!(told(|case| case.value(Fact::Structure) != 2, &all), "not fixed-limit");
        assert_eq!(told(|case| case.value(Fact::Structure) < 2, &all), "no-limit or pot-limit");
        let both = |case: &Case| case.value(Fact::Structure) == 2 && case.value(Fact::Company) == 1;
        assert_eq!(told(both, &all), "fixed-limit and heads-up");
        assert_eq!(told(|case| !both(case), &all), "unless fixed-limit and heads-up");
    }

    #[test]
    fn counts_are_told_as_bounds() {
        let all = [Condition::always().and_count(Count::DealtIn, 8, u32::MAX)];
        assert_eq!(told(|case| case.count(Count::DealtIn) >= 8, &all), "at-least 8 dealt-in");
        assert_eq!(told(|case| case.count(Count::DealtIn) < 8, &all), "at-most 7 dealt-in");
    }

    #[test]
    fn cases_of_no_one_kind_are_told_one_by_one() {
        let either = |case: &Case| {
            case.value(Fact::Structure) == 2 && case.value(Fact::Company) == 1
                || case.value(Fact::Structure) == 0 && case.value(Fact::Company) == 0
        };
        assert_eq!(told(either, &[by_structure()]), "no-limit and multiway; fixed-limit and heads-up");
    }
}
