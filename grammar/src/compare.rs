//! Two rulesets compared question by question: as functions over the closed facts, never as texts.

mod games;
mod region;

use std::collections::BTreeMap;

use floorman_engine::{Arm, Basis, Case, Citation, Condition, Count, Fact, Question, Ruleset, Settings};

use crate::analyse::{Field, Work, canonical};
use crate::library::Library;
use crate::words;

pub use games::{GameAt, GameDifference, GameLine, game_differences};

/// How far two answers are apart. In order: what is further apart is greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Apart {
    /// The same answer by the same kind of authority, on another paragraph or for another reason.
    Ground,
    /// The same answer, but one has it from its book and the other from the root, or it is left to the house.
    Answerer,
    /// Another answer.
    Answer,
}

/// A question on which two rulesets are apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The question.
    pub question: Question,
    /// The cases, those furthest apart first.
    pub parts: Vec<Part>,
}

/// Cases in which two answers are apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// How far.
    pub apart: Apart,
    /// The cases, for a reader: `fixed-limit and heads-up`.
    pub when: String,
    /// What the first says.
    pub first: Said,
    /// What the second says.
    pub second: Said,
}

/// What a ruleset says in some cases.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The answer, its ground and its place.
    pub arm: Arm,
    /// Who answers.
    pub by: Answerer,
}

/// Who answers for a ruleset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answerer {
    /// It does, or a book above it.
    Stated,
    /// The root: its book is silent, as it says.
    Silent,
    /// The root: it does not mention the question.
    NotStated,
    /// The house: a parent's answer stands in.
    House,
}

/// Which cases of two rulesets are laid side by side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shared {
    /// Those of the settings that both are for.
    Settings(Settings),
    /// They share none: a tournament's cases are laid beside those of a cash game, the first ruleset's as given here.
    Apart {
        /// Whether the first of the two is the one for tournaments.
        first_is_tournament: bool,
    },
}

impl Difference {
    /// How far apart the furthest cases are.
    #[must_use]
    pub fn apart(&self) -> Apart {
        self.parts.iter().map(|part| part.apart).max().unwrap_or(Apart::Ground)
    }
}

/// The questions on which two rulesets are apart, in the order of the table of questions.
#[must_use]
pub fn differences(library: &Library, first: &Ruleset, second: &Ruleset) -> Vec<Difference> {
    let pair = Pair { library, first, second, shared: shared(first.settings(), second.settings()) };
    let differences = Question::ALL.iter().map(|question| pair.difference(*question));
    differences.filter(|difference| !difference.parts.is_empty()).collect()
}

/// Which cases of two rulesets can be laid side by side.
#[must_use]
pub fn shared(first: Settings, second: Settings) -> Shared {
    let both =
        Settings { cash: first.cash && second.cash, tournament: first.tournament && second.tournament };
    if both.cash || both.tournament {
        Shared::Settings(both)
    } else {
        Shared::Apart { first_is_tournament: first.tournament }
    }
}

/// A ruleset's answers to a question as another would state them: where the two share no setting, the setting is
/// taken out of the conditions, and what holds only in the other setting is left out.
#[must_use]
pub fn carried(arms: &[Arm], from: Settings, to: Settings) -> Vec<Arm> {
    match shared(from, to) {
        Shared::Settings(_) => arms.to_vec(),
        Shared::Apart { first_is_tournament } => {
            arms.iter().filter_map(|arm| without_setting(arm, first_is_tournament)).collect()
        }
    }
}

fn without_setting(arm: &Arm, tournament: bool) -> Option<Arm> {
    let setting = 1_u8 << u8::from(tournament);
    let old = &arm.condition;
    let (_, most_left) = old.bounds(Count::LeftInEvent);
    if old.values(Fact::Setting) & setting == 0 || (!tournament && most_left != u32::MAX) {
        return None;
    }
    let facts = old.facts().filter(|fact| *fact != Fact::Setting);
    let condition = facts.fold(Condition::always(), |new, fact| new.and_values(fact, old.values(fact)));
    let counts = old.counts().filter(|count| tournament || *count != Count::LeftInEvent);
    let condition = counts.fold(condition, |new, count| {
        let (low, high) = old.bounds(count);
        new.and_count(count, low, high)
    });
    Some(Arm { condition, ..arm.clone() })
}

struct Pair<'l> {
    library: &'l Library,
    first: &'l Ruleset,
    second: &'l Ruleset,
    shared: Shared,
}

/// Cases that two answers share: by answer and ground, of the first ruleset and of the second.
type Meeting<'l> = ((&'l Arm, &'l Arm), Vec<Case>);

impl<'l> Pair<'l> {
    fn difference(&self, question: Question) -> Difference {
        let (ones, others) = (self.first.arms(question), self.second.arms(question));
        let conditions: Vec<Condition> = ones.iter().chain(others).map(|arm| arm.condition).collect();
        let settings = match self.shared {
            Shared::Settings(settings) => settings,
            Shared::Apart { .. } => Settings { cash: false, tournament: true },
        };
        let parts = match Field::new(&conditions, settings, &mut Work::new()) {
            Some(field) => self.parts(question, &field.cases().copied().collect::<Vec<_>>()),
            None => self.too_many(question).into_iter().collect(),
        };
        Difference { question, parts }
    }

    fn parts(&self, question: Question, cases: &[Case]) -> Vec<Part> {
        let mut meetings: Vec<Meeting<'l>> = Vec::new();
        for case in cases {
            let (one, other) = self.each_case(case);
            let arms = self.first.answer(question, &one).zip(self.second.answer(question, &other));
            let Some((one, other)) = arms else { continue };
            let alike = |((first, second), _): &&mut Meeting<'l>| {
                says_the_same(first, one) && says_the_same(second, other)
            };
            match meetings.iter_mut().find(alike) {
                Some((_, met)) => met.push(*case),
                None => meetings.push(((one, other), vec![*case])),
            }
        }
        let told = |((one, other), met): &Meeting<'l>| self.part(one, other, region::said(met, cases));
        let mut parts: Vec<Part> = meetings.iter().filter_map(told).collect();
        parts.sort_by_key(|part| std::cmp::Reverse(part.apart));
        parts
    }

    /// A case as each of the rulesets has it.
    fn each_case(&self, case: &Case) -> (Case, Case) {
        let of_cash = case.with(Fact::Setting, 0).counting(Count::LeftInEvent, u32::MAX);
        match self.shared {
            Shared::Settings(_) => (*case, *case),
            Shared::Apart { first_is_tournament: true } => (*case, of_cash),
            Shared::Apart { first_is_tournament: false } => (of_cash, *case),
        }
    }

    fn part(&self, one: &Arm, other: &Arm, when: String) -> Option<Part> {
        let (first, second) = (self.said(one), self.said(other));
        let apart = if canonical(&one.value) != canonical(&other.value) {
            Apart::Answer
        } else if authority(first.by, one, other) != authority(second.by, one, other) {
            Apart::Answerer
        } else if one.place == other.place || self.same_ground(&one.basis, &other.basis) {
            return None;
        } else {
            Apart::Ground
        };
        Some(Part { apart, when, first, second })
    }

    /// Where more cases are told apart than can be worked through: the first two answers, of those not written alike,
    /// that can meet in a case.
    fn too_many(&self, question: Question) -> Option<Part> {
        let [here, there] = [self.first, self.second].map(Ruleset::settings);
        let ones = carried(self.first.arms(question), here, there);
        let others = carried(self.second.arms(question), there, here);
        let differ = |one: &Arm, other: &Arm| canonical(&one.value) != canonical(&other.value);
        let alike = |(one, other): &(&Arm, &Arm)| one.condition == other.condition && !differ(one, other);
        let same = ones.iter().zip(&others).take_while(alike).count();
        let meet = |one: &Arm, other: &Arm| !one.condition.and(&other.condition).is_impossible();
        let mut pairs =
            ones.iter().skip(same).flat_map(|one| others.iter().skip(same).map(move |it| (one, it)));
        let (one, other) = pairs.find(|(one, other)| differ(one, other) && meet(one, other))?;
        let (first, second) = (self.said(one), self.said(other));
        Some(Part { apart: Apart::Answer, when: words::compare::SOME_CASES.to_owned(), first, second })
    }

    fn said(&self, arm: &Arm) -> Said {
        Said { arm: arm.clone(), by: self.library.answerer(&arm.ruleset, &arm.via) }
    }

    /// Whether two grounds are the same paragraphs: of two editions of one book, those with the same numbers.
    fn same_ground(&self, one: &Basis, other: &Basis) -> bool {
        match (one, other) {
            (Basis::Stated(one), Basis::Stated(other)) => self.paragraphs(one) == self.paragraphs(other),
            (
                Basis::Inferred { from, against, .. },
                Basis::Inferred { from: other_from, against: other_against, .. },
            ) => {
                self.paragraphs(from) == self.paragraphs(other_from)
                    && self.paragraphs(against) == self.paragraphs(other_against)
            }
            (Basis::Custom { because: one }, Basis::Custom { because: other }) => one == other,
            (Basis::Stated(_) | Basis::Inferred { .. } | Basis::Custom { .. }, _) => false,
        }
    }

    fn paragraphs<'c>(&'c self, citations: &'c [Citation]) -> Vec<(&'c str, &'c str)> {
        let title = |citation: &'c Citation| {
            self.library.document(&citation.source).map_or(&*citation.source, |document| &document.title)
        };
        let each =
            |citation: &'c Citation| citation.each().map(move |(_, paragraph)| (title(citation), paragraph));
        let mut paragraphs: Vec<(&str, &str)> = citations.iter().flat_map(each).collect();
        paragraphs.sort_unstable();
        paragraphs
    }
}

/// By what authority an answer holds, as far as it can be told apart from that of another answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Authority {
    House,
    /// Both have the same statement of the root, whether the one wrote it and the other fell back on it.
    OneStatement,
    Book,
    Root,
}

fn authority(by: Answerer, one: &Arm, other: &Arm) -> Authority {
    match by {
        Answerer::House => Authority::House,
        _ if one.place == other.place => Authority::OneStatement,
        Answerer::Stated => Authority::Book,
        Answerer::Silent | Answerer::NotStated => Authority::Root,
    }
}

/// Whether two arms of one ruleset are the same answer on the same ground.
fn says_the_same(one: &Arm, other: &Arm) -> bool {
    canonical(&one.value) == canonical(&other.value)
        && one.basis == other.basis
        && one.ruleset == other.ruleset
        && one.via == other.via
}

/// The documents that a ruleset's own statements rest on, the one most often cited first.
#[must_use]
pub fn documents_of(ruleset: &Ruleset) -> Vec<&str> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let arms = Question::ALL.iter().flat_map(|question| ruleset.arms(*question));
    for arm in arms.filter(|arm| arm.ruleset == ruleset.name()) {
        for citation in arm.basis.cited() {
            *counts.entry(&citation.source).or_default() += 1;
        }
    }
    let mut documents: Vec<(&str, usize)> = counts.into_iter().collect();
    documents.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    documents.into_iter().map(|(name, _)| name).collect()
}
