//! What a statement rests on.

use floorman_engine::{Basis, Citation};

use super::Desk;
use crate::ast::{Clause, Keyword, Kind, Token};
use crate::words;

impl Desk<'_> {
    /// Reads the clauses that give a basis; `None` if there are none.
    ///
    /// A basis with a mistake in it is a finding and still a basis, so that nobody asks for another.
    pub(super) fn basis(&mut self, clauses: &[&Clause<'_>]) -> Option<Basis> {
        let (first, rest) = clauses.split_first()?;
        match first.keyword.it {
            Keyword::Per => {
                let stated = self.citations(&first.tokens, first);
                self.refuse(rest, Keyword::Per);
                Some(Basis::Stated(stated))
            }
            Keyword::Inferred => Some(self.inferred(first, rest)),
            Keyword::Custom => Some(self.custom(first, rest)),
            Keyword::Because | Keyword::Against | Keyword::Except | Keyword::When => {
                self.find(words::basis::misplaced(self.place(first.keyword.span), first.keyword.it));
                self.basis(rest).or_else(|| Some(Basis::Custom { because: String::new() }))
            }
        }
    }

    fn custom(&mut self, first: &Clause<'_>, rest: &[&Clause<'_>]) -> Basis {
        let has_reason = rest.iter().any(|clause| clause.keyword.it == Keyword::Because);
        match first.tokens.as_slice() {
            [] => {}
            [reason] if reason.is_text() && !has_reason => {
                self.find(words::basis::no_because(self.place(first.keyword.span), Keyword::Custom));
                self.refuse(rest, Keyword::Custom);
                return Basis::Custom { because: self.text(reason) };
            }
            [token, ..] => self.find(words::basis::after_custom(self.place(token.span))),
        }
        let (because, left) = self.reason(first, rest);
        self.refuse(&left, Keyword::Custom);
        Basis::Custom { because }
    }

    fn inferred(&mut self, first: &Clause<'_>, rest: &[&Clause<'_>]) -> Basis {
        let from = match first.tokens.split_first() {
            Some((word, tokens)) if word.is("from") => self.citations(tokens, first),
            _ => {
                self.find(words::basis::no_from(self.place(first.keyword.span)));
                self.citations(&first.tokens, first)
            }
        };
        let (because, mut left) = self.reason(first, rest);
        let mut against = Vec::new();
        if let Some(at) = left.iter().position(|clause| clause.keyword.it == Keyword::Against) {
            let clause = left.remove(at);
            against = self.citations(&clause.tokens, clause);
        }
        self.refuse(&left, Keyword::Inferred);
        Basis::Inferred { from, against, because }
    }

    /// The reason among the clauses, and the clauses that are left.
    fn reason<'s, 'a>(
        &mut self,
        first: &Clause<'_>,
        rest: &[&'s Clause<'a>],
    ) -> (String, Vec<&'s Clause<'a>>) {
        let mut left = rest.to_vec();
        let Some(at) = left.iter().position(|clause| clause.keyword.it == Keyword::Because) else {
            self.find(words::basis::no_because(self.place(first.keyword.span), first.keyword.it));
            return (String::new(), left);
        };
        let clause = left.remove(at);
        match clause.tokens.as_slice() {
            [text] if text.is_text() => (self.text(text), left),
            _ => {
                self.find(words::basis::reason_unquoted(self.place(clause.span())));
                (String::new(), left)
            }
        }
    }

    /// Clauses that have no place behind a basis of this kind.
    fn refuse(&mut self, left: &[&Clause<'_>], behind: Keyword) {
        for clause in left {
            let place = self.place(clause.keyword.span);
            self.find(match clause.keyword.it {
                Keyword::Per | Keyword::Inferred | Keyword::Custom => words::basis::two_bases(place),
                Keyword::Because | Keyword::Against | Keyword::Except | Keyword::When => {
                    words::basis::misplaced_behind(place, clause.keyword.it, behind)
                }
            });
        }
    }

    /// `SOURCE "…", "…", SOURCE "…"`.
    fn citations(&mut self, tokens: &[Token<'_>], clause: &Clause<'_>) -> Vec<Citation> {
        let mut cited: Vec<Citation> = Vec::new();
        if tokens.is_empty() {
            self.find(words::basis::no_source(self.place(clause.span())));
        }
        for part in tokens.split(|token| token.kind == Kind::Comma) {
            self.cite(part, clause, &mut cited);
        }
        if let Some(empty) = cited.iter().find(|citation| citation.paragraphs.is_empty()) {
            self.find(words::basis::no_paragraph(self.place(clause.span()), &empty.source));
        }
        cited.retain(|citation| !citation.paragraphs.is_empty());
        cited
    }

    /// What stands between two commas: a source, a paragraph, or both.
    fn cite(&mut self, part: &[Token<'_>], clause: &Clause<'_>, cited: &mut Vec<Citation>) {
        let (source, paragraph, left) = match part {
            [source, paragraph, left @ ..] if source.kind == Kind::Word && paragraph.is_text() => {
                (Some(source), Some(paragraph), left)
            }
            [paragraph, left @ ..] if paragraph.is_text() => (None, Some(paragraph), left),
            [source, left @ ..] if source.kind == Kind::Word => (Some(source), None, left),
            other => (None, None, other),
        };
        if let Some(source) = source {
            self.known_source(source);
            cited.push(Citation { source: source.text.to_owned(), paragraphs: Vec::new() });
        }
        if let Some(paragraph) = paragraph {
            let text = self.text(paragraph);
            match cited.last_mut() {
                Some(citation) => citation.paragraphs.push(text),
                None => self.find(words::basis::no_source(self.place(paragraph.span))),
            }
        }
        match left.first() {
            Some(token) => {
                self.find(words::basis::odd_in_citation(self.place(token.span), token));
                // The oddity is the one finding about this source: it shall not lack a paragraph as well.
                if let Some(citation) = cited.last_mut().filter(|citation| citation.paragraphs.is_empty()) {
                    citation.paragraphs.push(token.text.to_owned());
                }
            }
            None if part.is_empty() && !clause.tokens.is_empty() => {
                self.find(words::basis::empty_part(self.place(clause.span())));
            }
            None => {}
        }
    }

    fn known_source(&mut self, token: &Token<'_>) {
        // A source that nobody declares is one mistake, however often it is cited.
        if !self.documents.knows(token.text) && self.unknown.insert(token.text.to_owned()) {
            let near = self.documents.nearest(token.text);
            self.find(words::basis::unknown_source(self.place(token.span), token.text, near));
        }
    }
}
