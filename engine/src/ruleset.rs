//! A ruleset resolved along its parents: for every question, who answers it in which case.

pub mod answer;
pub mod chapter;
pub mod choices;
pub mod facts;
pub mod params;

use answer::Value;
use facts::{Case, Condition, Fact, cases};
use params::Question;

use crate::citation::{Basis, Place};

/// How a statement came to answer for a ruleset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Via {
    /// The ruleset states it.
    Stated,
    /// The ruleset leaves the point to the house, at this place and on this ground; a parent's statement stands in.
    House(Place, Basis),
    /// The ruleset says that its book is silent; a parent's statement stands in.
    Silent(Place),
    /// The ruleset does not mention it; a parent's statement stands in.
    Unmentioned,
}

/// One answer to one question, for the cases in which it holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arm {
    /// When it holds.
    pub condition: Condition,
    /// The condition as written after `when`; `None` for a statement's default.
    pub when: Option<String>,
    /// The answer.
    pub value: Value,
    /// The answer as written.
    pub written: String,
    /// What it rests on.
    pub basis: Basis,
    /// The ruleset that states it.
    pub ruleset: String,
    /// Where it is stated.
    pub place: Place,
    /// How it came to answer for the ruleset that is asked.
    pub via: Via,
}

/// Which settings a ruleset is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// Whether it is for cash games.
    pub cash: bool,
    /// Whether it is for tournaments.
    pub tournament: bool,
}

impl Settings {
    /// The condition that the setting is one of these.
    #[must_use]
    pub fn condition(self) -> Condition {
        let values = u8::from(self.cash) | u8::from(self.tournament) << 1;
        Condition::always().and_values(Fact::Setting, values)
    }
}

/// A ruleset in the making.
#[derive(Debug, Clone)]
pub struct Draft {
    name: String,
    title: String,
    settings: Settings,
    answers: Vec<Vec<Arm>>,
}

/// What keeps a draft from being a ruleset.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DraftFault {
    /// A question has no answer in some case.
    #[error("`{}` is not answered", .question.name())]
    Gap {
        /// The question.
        question: Question,
        /// A case in which nothing answers it.
        witness: Case,
    },
    /// An answer is not one of the question's.
    #[error("`{}` does not take this answer", .question.name())]
    WrongValue {
        /// The question.
        question: Question,
        /// Where it is answered so.
        place: Place,
    },
}

impl Draft {
    /// A draft that answers nothing yet.
    #[must_use]
    pub fn new(name: &str, title: &str, settings: Settings) -> Self {
        let answers = Question::ALL.iter().map(|_| Vec::new()).collect();
        Self { name: name.to_owned(), title: title.to_owned(), settings, answers }
    }

    /// Answers a question: in each case the first arm that holds. Earlier arms of the question are dropped.
    pub fn set(&mut self, question: Question, arms: Vec<Arm>) {
        if let Some(place) = self.answers.get_mut(question.place()) {
            *place = arms;
        }
    }

    /// The ruleset, if every question is answered in every case by one of its own answers.
    ///
    /// # Errors
    /// Every question with a gap, with a case that shows it, and every answer that is none.
    pub fn finish(self) -> Result<Ruleset, Vec<DraftFault>> {
        let ruleset =
            Ruleset { name: self.name, title: self.title, settings: self.settings, answers: self.answers };
        let faults: Vec<DraftFault> =
            Question::ALL.iter().flat_map(|question| faults_of(&ruleset, *question)).collect();
        if faults.is_empty() { Ok(ruleset) } else { Err(faults) }
    }
}

fn faults_of(ruleset: &Ruleset, question: Question) -> Vec<DraftFault> {
    let arms = ruleset.arms(question);
    let wrong = arms.iter().filter(|arm| !question.takes(&arm.value));
    let mut faults: Vec<DraftFault> =
        wrong.map(|arm| DraftFault::WrongValue { question, place: arm.place.clone() }).collect();
    let conditions: Vec<Condition> = arms.iter().map(|arm| arm.condition).collect();
    let settings = ruleset.settings.condition();
    let gap = cases(&conditions)
        .into_iter()
        .find(|case| settings.holds(case) && ruleset.answer(question, case).is_none());
    faults.extend(gap.map(|witness| DraftFault::Gap { question, witness }));
    faults
}

/// A ruleset that answers every question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruleset {
    name: String,
    title: String,
    settings: Settings,
    answers: Vec<Vec<Arm>>,
}

impl Ruleset {
    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its title.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Which settings it is for.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// The answers to a question, in order: in each case the first that holds.
    #[must_use]
    pub fn arms(&self, question: Question) -> &[Arm] {
        self.answers.get(question.place()).map_or(&[], Vec::as_slice)
    }

    /// The answer to a question in a case.
    #[must_use]
    pub fn answer(&self, question: Question, case: &Case) -> Option<&Arm> {
        self.arms(question).iter().find(|arm| arm.condition.holds(case))
    }

    /// The same ruleset with other answers to one question: what mutation and the laws need.
    ///
    /// # Errors
    /// As [`Draft::finish`].
    pub fn with(&self, question: Question, arms: Vec<Arm>) -> Result<Self, Vec<DraftFault>> {
        let mut draft = Draft {
            name: self.name.clone(),
            title: self.title.clone(),
            settings: self.settings,
            answers: self.answers.clone(),
        };
        draft.set(question, arms);
        draft.finish()
    }
}
