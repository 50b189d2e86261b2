//! The answers of a table for one course of play, resolved so that a rule reads a plain field.

use crate::Value;
use crate::citation::StatementId;
use crate::ruleset::Ruleset;
use crate::ruleset::facts::{Antes, Case, Company, Count, Ending, FacingKind, Fact, Round};
use crate::ruleset::params::{ActRules, AwardRules, DealRules, Question, ShowdownRules};

/// Every answer that a hand can read, by what is known when it reads.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    pub(crate) deal: DealRules,
    acts: Group<ActRules>,
    showdowns: Group<ShowdownRules>,
    awards: Group<AwardRules>,
}

const CASES: usize = 32;

/// The answers of one moment, for each case in which they can be read; equal ones are held once.
#[derive(Debug, Clone)]
struct Group<T> {
    rules: Vec<T>,
    by_case: [u8; CASES],
}

impl<T: PartialEq> Group<T> {
    fn of(mut read: impl FnMut(u8) -> Option<T>) -> Option<Self> {
        let mut group = Self { rules: Vec::new(), by_case: [0; CASES] };
        for (number, place) in (0..).zip(&mut group.by_case) {
            let rules = read(number)?;
            let known = group.rules.iter().position(|other| *other == rules);
            let known = known.unwrap_or_else(|| {
                group.rules.push(rules);
                group.rules.len() - 1
            });
            *place = u8::try_from(known).ok()?;
        }
        Some(group)
    }

    #[expect(clippy::indexing_slicing, reason = "each case names rules of the group, and the case is masked")]
    fn at(&self, case: usize) -> &T {
        &self.rules[usize::from(self.by_case[case & (self.by_case.len() - 1)])]
    }
}

impl Course {
    pub(super) fn resolve(ruleset: &Ruleset, case: &Case, numbers: &super::Numbers) -> Option<Self> {
        let find = |question: Question, case: &Case| find(ruleset, numbers, question, case);
        let act = |number: u8| possible(case, number).with(Fact::Facing, number & 3);
        let ending = |number: u8| possible(case, number).with(Fact::Ending, (number & 3).min(2));
        Some(Self {
            deal: DealRules::read(|question| find(question, case))?,
            acts: Group::of(|number| {
                let case = act(number);
                ActRules::read(|question| find(question, &case))
            })?,
            showdowns: Group::of(|number| {
                let case = ending(number);
                ShowdownRules::read(|question| find(question, &case))
            })?,
            awards: Group::of(|number| {
                let case = ending(number);
                AwardRules::read(|question| find(question, &case))
            })?,
        })
    }

    pub(crate) fn act(&self, round: Round, company: Company, facing: FacingKind) -> &ActRules {
        let facing = match facing {
            FacingKind::Nothing => 0,
            FacingKind::Blind => 1,
            FacingKind::OpeningBet => 2,
            FacingKind::Raise => 3,
        };
        self.acts.at(number(round, company) | facing)
    }

    pub(crate) fn showdown(&self, round: Round, company: Company, ending: Ending) -> &ShowdownRules {
        self.showdowns.at(number(round, company) | ending_value(ending))
    }

    pub(crate) fn award(&self, round: Round, company: Company, ending: Ending) -> &AwardRules {
        self.awards.at(number(round, company) | ending_value(ending))
    }
}

fn find<'r>(
    ruleset: &'r Ruleset,
    numbers: &super::Numbers,
    question: Question,
    case: &Case,
) -> Option<(&'r Value, StatementId)> {
    let arms = ruleset.arms(question).iter().zip(numbers.get(question.place())?);
    arms.into_iter()
        .find(|(arm, _)| arm.condition.holds(case))
        .and_then(|(arm, id)| Some((&arm.value, (*id)?)))
}

/// The case with the round and company of this number, or the possible one nearest to it: those that no hand reaches
/// are filled too.
fn possible(case: &Case, number: u8) -> Case {
    let single = case.count(Count::BettingRounds) == 1;
    let round = if single { 3 } else { (number >> 3) % 3 };
    let company = if case.count(Count::DealtIn) == 2 { 1 } else { number >> 2 & 1 };
    case.with(Fact::Round, round).with(Fact::Company, company)
}

fn number(round: Round, company: Company) -> usize {
    let round = match round {
        Round::First => 0,
        Round::Middle => 8,
        Round::Last => 16,
        Round::Only => 24,
    };
    let company = match company {
        Company::Multiway => 0,
        Company::HeadsUp => 4,
    };
    round | company
}

fn ending_value(ending: Ending) -> usize {
    match ending {
        Ending::ClosedEarly => 0,
        Ending::LastRoundBet => 1,
        Ending::LastRoundChecked => 2,
    }
}

pub(super) fn antes_value(antes: Antes) -> u8 {
    match antes {
        Antes::None => 0,
        Antes::Each => 1,
        Antes::BigBlind => 2,
        Antes::Button => 3,
    }
}
