//! A house that moves to a new edition of its book: which of its statements to look at.

use std::collections::BTreeSet;

use floorman_engine::{Arm, Basis, Citation, Place, Question, Ruleset};
use floorman_grammar::{Apart, Difference, Standing, differences, documents_of};

use super::report::Report;
use crate::trouble::{Message, Trouble};
use crate::words::diff as said;

/// What a house has to look at.
#[derive(Debug)]
pub(crate) struct Moving<'r> {
    pub(crate) house: &'r Ruleset,
    /// How many statements the house makes.
    pub(crate) statements: usize,
    /// Those that something has changed under.
    pub(crate) touched: Vec<Touched>,
    /// What changes for the house though it says nothing of it.
    pub(crate) by_itself: Vec<Question>,
}

/// A statement of the house, and what has changed under it.
#[derive(Debug)]
pub(crate) struct Touched {
    pub(crate) question: Question,
    pub(crate) place: Place,
    /// As it is written.
    pub(crate) text: String,
    pub(crate) because: Vec<Because>,
}

/// Why a statement is to be looked at.
#[derive(Debug)]
pub(crate) enum Because {
    /// The question that it answers is answered otherwise, or on another ground.
    Answers(Difference, Against),
    /// It cites a paragraph of the old edition on which this changed answer rested.
    RestsOn(Cited, Difference),
    /// It cites a paragraph of the old edition on which no answer of that edition rests.
    Unknown(Cited),
    /// It cites a paragraph of the old edition, and what rests on it is the same.
    OldEdition(Cited),
}

/// How the house's statement stands to the new edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Against {
    /// It answers as the new edition does.
    Same,
    /// It answers otherwise.
    Otherwise,
}

/// A paragraph of a source.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cited {
    pub(crate) source: String,
    pub(crate) paragraph: String,
}

impl Moving<'_> {
    pub(super) fn is_empty(&self) -> bool {
        self.touched.is_empty() && self.by_itself.is_empty()
    }
}

/// What a house, which stands below the first ruleset of a comparison, has to look at when it moves to the second.
pub(super) fn moving<'r>(report: &Report<'r>, house: &'r Ruleset) -> Result<Moving<'r>, Trouble> {
    let old = report.first.name();
    let below = report.library.lineage(house.name()).skip(1).any(|name| name == old);
    if !below {
        let message = Message::new(said::not_below(house.name(), old));
        return Err(message.help(said::HELP_NOT_BELOW).into());
    }
    let look = Look { report, house, to_new: differences(report.library, house, report.second) };
    let own = |question: &&Question| {
        matches!(
            report.library.standing(house.name(), **question),
            Some(Standing::Stated | Standing::Amended)
        )
    };
    let stated: Vec<Question> = Question::ALL.iter().filter(own).copied().collect();
    let changed = report.every().filter(|difference| difference.apart() > Apart::Ground);
    let changed = changed.map(|difference| difference.question);
    let mut touched: Vec<Touched> = stated.iter().filter_map(|question| look.at(*question)).collect();
    touched
        .sort_by(|one, other| (&one.place.file, one.place.line).cmp(&(&other.place.file, other.place.line)));
    Ok(Moving {
        house,
        statements: stated.len(),
        touched,
        by_itself: changed.filter(|question| !stated.contains(question)).collect(),
    })
}

struct Look<'a, 'r> {
    report: &'a Report<'r>,
    house: &'r Ruleset,
    /// What the house and the new edition differ in.
    to_new: Vec<Difference>,
}

impl Look<'_, '_> {
    fn at(&self, question: Question) -> Option<Touched> {
        let arms: Vec<&Arm> =
            self.house.arms(question).iter().filter(|arm| arm.ruleset == self.house.name()).collect();
        let because: Vec<Because> = self.answers(question).into_iter().chain(self.cites(&arms)).collect();
        let (place, text) = self.report.library.statement(self.house.name(), question)?;
        (!because.is_empty()).then_some(Touched { question, place, text, because })
    }

    fn answers(&self, question: Question) -> Option<Because> {
        let difference = self.report.every().find(|difference| difference.question == question)?;
        let otherwise = self.to_new.iter().any(|it| it.question == question && it.apart() == Apart::Answer);
        let against = if otherwise { Against::Otherwise } else { Against::Same };
        Some(Because::Answers(difference.clone(), against))
    }

    /// The paragraphs that a statement cites, and what has become of what rested on them in the old edition.
    fn cites(&self, arms: &[&Arm]) -> Vec<Because> {
        let cited: BTreeSet<Cited> = arms.iter().flat_map(|arm| cited(&arm.basis)).collect();
        cited.into_iter().flat_map(|paragraph| self.cites_paragraph(paragraph)).collect()
    }

    fn cites_paragraph(&self, paragraph: Cited) -> Vec<Because> {
        let resting = self.resting_on(&paragraph);
        let changed = self.report.every().filter(|difference| resting.contains(&difference.question));
        let changed: Vec<Because> =
            changed.map(|difference| Because::RestsOn(paragraph.clone(), difference.clone())).collect();
        if !changed.is_empty() {
            changed
        } else if !self.is_left_behind(&paragraph.source) {
            Vec::new()
        } else if resting.is_empty() {
            vec![Because::Unknown(paragraph)]
        } else {
            vec![Because::OldEdition(paragraph)]
        }
    }

    /// Whether a document is one of the old edition's, and the new edition rests nothing on it.
    fn is_left_behind(&self, document: &str) -> bool {
        let [old, new] = [self.report.first, self.report.second].map(documents_of);
        old.contains(&document) && !new.contains(&document)
    }

    /// The questions whose answer in the old edition rests on a paragraph.
    fn resting_on(&self, paragraph: &Cited) -> Vec<Question> {
        let old = self.report.first;
        let rests = |question: &&Question| {
            let own = old.arms(**question).iter().filter(|arm| arm.ruleset == old.name());
            own.flat_map(|arm| cited(&arm.basis)).any(|it| it == *paragraph)
        };
        Question::ALL.iter().filter(rests).copied().collect()
    }
}

fn cited(basis: &Basis) -> Vec<Cited> {
    let citations: Vec<&Citation> = match basis {
        Basis::Stated(citations) => citations.iter().collect(),
        Basis::Inferred { from, against, .. } => from.iter().chain(against).collect(),
        Basis::Custom { .. } => Vec::new(),
    };
    let each = |citation: &Citation| {
        let source = citation.source.clone();
        let paragraphs = citation.paragraphs.clone();
        paragraphs.into_iter().map(move |paragraph| Cited { source: source.clone(), paragraph })
    };
    citations.into_iter().flat_map(each).collect()
}
