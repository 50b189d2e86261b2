//! From layout to meaning: what each line says, looked up in the engine's tables.
//!
//! Every mistake is one finding, and what can be understood in spite of it is kept, so that it costs no second one.

mod basis;
mod condition;
mod file;
mod game;
mod head;
mod phrase;
mod statement;
mod value;

use std::collections::BTreeSet;

use crate::ast::{Kind, Token};
use crate::document::Documents;
use crate::finding::Finding;
use crate::source::{FileId, Place, Sources, Span};
use crate::words;

pub(crate) use condition::count_words;
pub(crate) use file::Stated;
pub(crate) use game::LINES;
pub(crate) use head::chapter_named;
pub use head::is_name;
pub(crate) use phrase::Line;
pub(crate) use statement::is_house;
pub use value::answers;
pub(crate) use value::nearest_answer;

/// Where a file is read: what is known of other files, and what is found in this one.
pub(crate) struct Desk<'d> {
    file: FileId,
    documents: &'d Documents,
    sources: &'d Sources,
    pub(crate) findings: Vec<Finding>,
    /// The names of sources that were found to be unknown.
    unknown: BTreeSet<String>,
}

impl<'d> Desk<'d> {
    pub(crate) const fn new(file: FileId, documents: &'d Documents, sources: &'d Sources) -> Self {
        Self { file, documents, sources, findings: Vec::new(), unknown: BTreeSet::new() }
    }

    const fn place(&self, span: Span) -> Place {
        Place { file: self.file, span }
    }

    fn find(&mut self, finding: Finding) {
        self.findings.push(finding);
    }

    /// The text of a token in quotes, and a finding if they are not the right ones.
    fn text(&mut self, token: &Token<'_>) -> String {
        let place = self.place(token.span);
        self.findings.extend(quotes(token, place));
        token.text.to_owned()
    }
}

/// What is wrong with the quotes of a text.
pub(crate) fn quotes(token: &Token<'_>, place: Place) -> Option<Finding> {
    match token.kind {
        Kind::Pasted => Some(words::basis::smart_quotes(place, token.text)),
        Kind::Unended => Some(words::basis::unended(place)),
        Kind::Text | Kind::Word | Kind::Comma | Kind::Equals => None,
    }
}

/// The stretch that tokens take, if there are any.
fn extent(tokens: &[Token<'_>]) -> Option<Span> {
    Some(tokens.first()?.span.to(tokens.last()?.span))
}

/// The tokens as they are written, one space between them and none before a comma.
fn written(tokens: &[Token<'_>]) -> String {
    let mut out = String::new();
    for token in tokens {
        if !out.is_empty() && token.kind != Kind::Comma {
            out.push(' ');
        }
        out.push_str(token.text);
    }
    out
}
