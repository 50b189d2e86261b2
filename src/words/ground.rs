//! What a ruling rests on: book, edition, paragraph, and how firmly.

use floorman_engine::{Basis, Citation, Kind, Question, Statement, Value, Via};
use floorman_grammar::{Library, basis_as_written};

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
    /// The citations in the language's own notation.
    pub(crate) short: String,
    /// Whose answer it is, where it is not the ruleset's own.
    pub(crate) by: Option<String>,
    /// The reasoning, and what speaks against it.
    pub(crate) reasoning: Option<String>,
}

impl Ground {
    pub(crate) fn of(statement: &Statement, ruleset: &str, library: &Library) -> Self {
        let arm = &statement.arm;
        let (rests_on, firmness, reasoning) = match &arm.basis {
            Basis::Stated(citations) => (books(citations, library), "stated", None),
            Basis::Inferred { from, against, because } => {
                let clash = if against.is_empty() {
                    String::new()
                } else {
                    format!("; against it speaks {}", books(against, library))
                };
                (books(from, library), "inferred", Some(format!("{because}{clash}")))
            }
            Basis::Custom { because } => (because.clone(), "custom", None),
        };
        let left = arm.value == Value::Floor;
        Self {
            question: statement.question,
            statement: format!("{} = {}", statement.question.name(), arm.written),
            rests_on,
            firmness: if left { "left to the floor" } else { firmness },
            short: short(&arm.basis),
            by: whose(statement, ruleset),
            reasoning,
        }
    }

    /// Whether its question is one that books answer differently.
    pub(crate) fn can_part(&self) -> bool {
        match self.question.kind() {
            Kind::Word(words) => words.len() > 1 || self.question.may_be_left_to_the_floor(),
            Kind::List(_) | Kind::Quantity { .. } => true,
        }
    }

    /// `Poker TDA Rules 2024 v1.0, 47-A (stated)`, and whose answer it is.
    pub(crate) fn source(&self) -> String {
        let by = self.by.as_ref().map(|by| format!("{by}: ")).unwrap_or_default();
        let reasoning = self.reasoning.as_ref().map(|why| format!(": {why}")).unwrap_or_default();
        format!("{by}{} ({}{reasoning})", self.rests_on, self.firmness)
    }
}

/// A basis as a ruleset writes it, its reasoning left out.
pub(crate) fn short(basis: &Basis) -> String {
    match basis {
        Basis::Stated(_) => basis_as_written(basis),
        Basis::Inferred { from, .. } => {
            let from = basis_as_written(&Basis::Stated(from.clone()));
            format!("inferred {}", from.replacen("per", "from", 1))
        }
        Basis::Custom { .. } => "custom".to_owned(),
    }
}

/// Whose answer it is, where it is not the ruleset's own.
fn whose(statement: &Statement, ruleset: &str) -> Option<String> {
    let arm = &statement.arm;
    match &arm.via {
        Via::Stated if arm.ruleset == ruleset => None,
        Via::Stated | Via::Unmentioned => Some(format!("as in {}", arm.ruleset)),
        Via::Silent(_) => Some(format!("silent, as in {}", arm.ruleset)),
        Via::House(..) => Some(format!("left to the house, as in {}", arm.ruleset)),
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
