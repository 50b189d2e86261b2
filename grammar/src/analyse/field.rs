//! The cases that conditions can tell apart, and a case shown by what matters in it.

use floorman_engine::ruleset::facts::{COUNTS, FACTS, cases};
use floorman_engine::{Case, Condition, Count, Fact, Settings};

/// The most cases that one question is worked through in.
const MOST_CASES: usize = 1 << 14;

/// How much is worked through for all files together, in cases: real rulesets need a hundredth of it.
#[derive(Debug)]
pub(crate) struct Work(usize);

impl Work {
    pub(crate) const fn new() -> Self {
        Self(8_000_000)
    }

    /// Takes so many cases off what is left, if there are as many.
    fn take(&mut self, cases: usize) -> Option<()> {
        self.0 = self.0.checked_sub(cases)?;
        Some(())
    }
}

/// Every possible case that some conditions can tell apart, in the settings of a ruleset.
#[derive(Debug)]
pub(crate) struct Field {
    cases: Vec<Case>,
    facts: Vec<Fact>,
    counts: Vec<Count>,
}

impl Field {
    /// `None` if there are too many to be worked through.
    pub(crate) fn new(conditions: &[Condition], settings: Settings, work: &mut Work) -> Option<Self> {
        let bounds = |fact: Fact| conditions.iter().any(|condition| condition.facts().any(|it| it == fact));
        let counted = |count: Count| conditions.iter().filter(|it| it.counts().any(|it| it == count)).count();
        let facts: Vec<Fact> = FACTS.iter().map(|info| info.fact).filter(|fact| bounds(*fact)).collect();
        let counts: Vec<Count> = COUNTS.iter().map(|line| line.0).filter(|it| counted(*it) > 0).collect();
        let always_told = |fact: Fact| matches!(fact, Fact::Setting | Fact::Round | Fact::Company);
        let told = facts.iter().filter(|fact| !always_told(**fact));
        // Setting, round and company are told apart in any case: two by four by two.
        let by_facts = told.fold(16_usize, |many, fact| many.saturating_mul(fact.info().values.len()));
        let many = COUNTS.iter().fold(by_facts, |many, line| many.saturating_mul(2 + 3 * counted(line.0)));
        if many > MOST_CASES * 8 {
            return None;
        }
        let settings = settings.condition();
        let cases: Vec<Case> = cases(conditions).into_iter().filter(|case| settings.holds(case)).collect();
        work.take(cases.len().saturating_mul(conditions.len()))?;
        (cases.len() <= MOST_CASES).then_some(Self { cases, facts, counts })
    }

    pub(crate) fn cases(&self) -> impl Iterator<Item = &Case> {
        self.cases.iter()
    }

    /// A case in which `holds`, and how it is said: only facts that matter, since with another value it would not hold.
    pub(crate) fn witness(&self, holds: impl Fn(&Case) -> bool) -> Option<(Case, String)> {
        let found = *self.cases().find(|case| holds(case))?;
        let (mut facts, mut counts) = (self.facts.clone(), self.counts.clone());
        let agrees = |case: &Case, facts: &[Fact], counts: &[Count]| {
            facts.iter().all(|fact| case.value(*fact) == found.value(*fact))
                && counts.iter().all(|count| case.count(*count) == found.count(*count))
        };
        for count in self.counts.iter().rev() {
            let fewer: Vec<Count> = counts.iter().copied().filter(|other| other != count).collect();
            if self.cases().filter(|case| agrees(case, &facts, &fewer)).all(&holds) {
                counts = fewer;
            }
        }
        for fact in self.facts.iter().rev() {
            let fewer: Vec<Fact> = facts.iter().copied().filter(|other| other != fact).collect();
            if self.cases().filter(|case| agrees(case, &fewer, &counts)).all(&holds) {
                facts = fewer;
            }
        }
        Some((found, said(&found, &facts, &counts)))
    }
}

fn said(case: &Case, facts: &[Fact], counts: &[Count]) -> String {
    let facts = facts.iter().filter_map(|fact| {
        fact.info().values.get(usize::from(case.value(*fact))).map(|value| (*value).to_owned())
    });
    let counts = COUNTS.iter().filter(|line| counts.contains(&line.0)).map(|line| match case.count(line.0) {
        u32::MAX => format!("any number {}", line.1),
        number => format!("{number} {}", line.1),
    });
    facts.chain(counts).collect::<Vec<_>>().join("; ")
}
