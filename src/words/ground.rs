//! What a ruling rests on: book, edition, paragraph, and how firmly.

use floorman_engine::{Basis, Citation, Kind, Question, Statement, Via};
use floorman_grammar::Library;

use super::money::joined;

/// One statement that a ruling rests on, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ground {
    /// The question it answers.
    pub(crate) question: Question,
    /// `reopening = full-raise`.
    pub(crate) statement: String,
    /// Book, edition and paragraph; the reason, where there is no paragraph.
    pub(crate) rests_on: String,
    /// How firmly: stated, inferred, custom, left to the floor.
    pub(crate) firmness: &'static str,
    /// More to say: the reasoning, and whose answer it is.
    pub(crate) notes: Vec<String>,
}

impl Ground {
    pub(crate) fn of(statement: &Statement, ruleset: &str, library: &Library) -> Self {
        let arm = &statement.arm;
        let (rests_on, firmness, mut notes) = match &arm.basis {
            Basis::Stated(citations) => (books(citations, library), "stated", Vec::new()),
            Basis::Inferred { from, against, because } => {
                let mut notes = vec![format!("because {because}")];
                if !against.is_empty() {
                    notes.push(format!("against {}", books(against, library)));
                }
                (books(from, library), "inferred", notes)
            }
            Basis::Custom { because } => (because.clone(), "custom", Vec::new()),
        };
        let firmness =
            if arm.value == floorman_engine::Value::Floor { "left to the floor" } else { firmness };
        notes.extend(whose(statement, ruleset));
        let statement_text = format!("{} = {}", statement.question.name(), arm.written);
        Self { question: statement.question, statement: statement_text, rests_on, firmness, notes }
    }

    /// Whether its question is one that books answer differently.
    pub(crate) fn can_part(&self) -> bool {
        match self.question.kind() {
            Kind::Word(words) => words.len() > 1 || self.question.may_be_left_to_the_floor(),
            Kind::List(_) | Kind::Quantity { .. } => true,
        }
    }
}

/// Whose answer it is, where it is not the ruleset's own.
fn whose(statement: &Statement, ruleset: &str) -> Option<String> {
    let arm = &statement.arm;
    match &arm.via {
        Via::Stated if arm.ruleset == ruleset => None,
        Via::Stated | Via::Unmentioned => Some(format!("by `{}`", arm.ruleset)),
        Via::Silent(_) => Some(format!("{ruleset} is silent; by `{}`", arm.ruleset)),
        Via::House(..) => Some(format!("left to the house; `{}` stands in", arm.ruleset)),
    }
}

/// Citations with the title and the edition of each book: `Poker TDA Rules 2024 v1.0, 47-A`.
pub(crate) fn books(citations: &[Citation], library: &Library) -> String {
    let one = |citation: &Citation| {
        let book = library.document(&citation.source).map_or_else(
            || citation.source.clone(),
            |document| format!("{} {}", document.title, document.version),
        );
        format!("{book}, {}", citation.paragraphs.join(", "))
    };
    joined(&citations.iter().map(one).collect::<Vec<_>>(), "and")
}
