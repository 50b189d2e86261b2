//! The answers of a table for one course of play, resolved so that a rule reads a plain field.

use crate::Value;
use crate::citation::StatementId;
use crate::ruleset::Ruleset;
use crate::ruleset::facts::{Antes, Case, Company, Count, Ending, FacingKind, Fact, Round, Structure};
use crate::ruleset::params::{ActRules, AwardRules, DealRules, Question, ShowdownRules};

const ACTS: usize = 32;
const SHOWDOWNS: usize = 32;

/// Every answer that a hand can read, by what is known when it reads.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    pub(crate) deal: DealRules,
    acts: Box<[ActRules; ACTS]>,
    showdowns: Box<[ShowdownRules; SHOWDOWNS]>,
    awards: Box<[AwardRules; SHOWDOWNS]>,
}

impl Course {
    pub(super) fn resolve(ruleset: &Ruleset, case: &Case, numbers: &super::Numbers) -> Option<Self> {
        let find = |question: Question, case: &Case| find(ruleset, numbers, question, case);
        let acts = (0..4u8)
            .flat_map(|round| (0..2u8).flat_map(move |company| (0..4u8).map(move |f| (round, company, f))));
        let acts: Option<Vec<ActRules>> = acts
            .map(|(round, company, facing)| {
                let case = possible(case, round, company).with(Fact::Facing, facing);
                ActRules::read(|question| find(question, &case))
            })
            .collect();
        let endings: Vec<Case> = (0..4u8)
            .flat_map(|round| {
                (0..2u8).flat_map(move |company| (0..4u8).map(move |ending| (round, company, ending)))
            })
            .map(|(round, company, ending)| possible(case, round, company).with(Fact::Ending, ending.min(2)))
            .collect();
        let showdowns: Option<Vec<ShowdownRules>> =
            endings.iter().map(|case| ShowdownRules::read(|question| find(question, case))).collect();
        let awards: Option<Vec<AwardRules>> =
            endings.iter().map(|case| AwardRules::read(|question| find(question, case))).collect();
        Some(Self {
            deal: DealRules::read(|question| find(question, case))?,
            acts: acts?.try_into().ok()?,
            showdowns: showdowns?.try_into().ok()?,
            awards: awards?.try_into().ok()?,
        })
    }

    #[expect(clippy::indexing_slicing, reason = "the index is below 32 by construction")]
    pub(crate) fn act(&self, round: Round, company: Company, facing: FacingKind) -> &ActRules {
        let facing = match facing {
            FacingKind::Nothing => 0,
            FacingKind::Blind => 1,
            FacingKind::OpeningBet => 2,
            FacingKind::Raise => 3,
        };
        &self.acts[(round_value(round) << 3 | company_value(company) << 2 | facing) & (ACTS - 1)]
    }

    #[expect(clippy::indexing_slicing, reason = "the index is below 32 by construction")]
    pub(crate) fn showdown(&self, round: Round, company: Company, ending: Ending) -> &ShowdownRules {
        &self.showdowns
            [(round_value(round) << 3 | company_value(company) << 2 | ending_value(ending)) & (SHOWDOWNS - 1)]
    }

    #[expect(clippy::indexing_slicing, reason = "the index is below 32 by construction")]
    pub(crate) fn award(&self, round: Round, company: Company, ending: Ending) -> &AwardRules {
        &self.awards
            [(round_value(round) << 3 | company_value(company) << 2 | ending_value(ending)) & (SHOWDOWNS - 1)]
    }
}

fn find<'r>(
    ruleset: &'r Ruleset,
    numbers: &super::Numbers,
    question: Question,
    case: &Case,
) -> Option<(&'r Value, StatementId)> {
    let place = Question::ALL.iter().position(|other| *other == question)?;
    let arms = ruleset.arms(question).iter().zip(numbers.get(place)?);
    arms.into_iter()
        .find(|(arm, _)| arm.condition.holds(case))
        .and_then(|(arm, id)| Some((&arm.value, (*id)?)))
}

/// The case with this round and company, or the possible one nearest to it: those that no hand reaches are filled too.
fn possible(case: &Case, round: u8, company: u8) -> Case {
    let single = case.count(Count::BettingRounds) == 1;
    let round = if single { 3 } else { round % 3 };
    let company = if case.count(Count::DealtIn) == 2 { 1 } else { company };
    case.with(Fact::Round, round).with(Fact::Company, company)
}

fn round_value(round: Round) -> usize {
    match round {
        Round::First => 0,
        Round::Middle => 1,
        Round::Last => 2,
        Round::Only => 3,
    }
}

fn company_value(company: Company) -> usize {
    match company {
        Company::Multiway => 0,
        Company::HeadsUp => 1,
    }
}

fn ending_value(ending: Ending) -> usize {
    match ending {
        Ending::ClosedEarly => 0,
        Ending::LastRoundBet => 1,
        Ending::LastRoundChecked => 2,
    }
}

pub(super) fn structure_value(structure: Structure) -> u8 {
    match structure {
        Structure::NoLimit => 0,
        Structure::PotLimit => 1,
        Structure::FixedLimit => 2,
        Structure::SpreadLimit => 3,
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
