//! The file taken apart: tokens, braces and comments in the order in which they stand.

use std::borrow::Cow;

use crate::ast::{Block, End, File, Item, Keyword, Kind, Member, Section, Statement, Token};
use crate::edition;
use crate::source::Span;
use crate::suggest;

/// What is written back as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Piece<'a> {
    pub(super) part: Part,
    /// As it is written back.
    pub(super) text: Cow<'a, str>,
    /// Where it stood.
    pub(super) span: Span,
    /// How many lines end between the piece before it and this one.
    pub(super) breaks: usize,
    /// Whether a statement or a header begins with it.
    pub(super) begins: bool,
}

/// The kinds of piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// A word, or a text in quotes.
    Token,
    /// A text whose quotes are not closed.
    Unended,
    Comma,
    Equals,
    Clause(Keyword),
    Open,
    Close,
    Comment,
}

impl Piece<'_> {
    pub(super) fn is_comment(&self) -> bool {
        self.part == Part::Comment
    }

    /// Whether two pieces say the same at the same place of a statement.
    pub(super) fn says(&self, other: &Self) -> bool {
        (self.part, &self.text, self.begins) == (other.part, &other.text, other.begins)
    }
}

/// The pieces of a file, in the order in which they stand.
pub(super) fn of<'a>(file: &File<'a>, text: &str) -> Vec<Piece<'a>> {
    let mut pieces = Pieces(Vec::new());
    for item in &file.items {
        match item {
            Item::Block(it) => pieces.block(it),
            Item::Statement(it) => pieces.statement(it),
            Item::Stray(brace) => pieces.add(Part::Close, "}".into(), *brace),
        }
    }
    for comment in &file.comments {
        pieces.add(Part::Comment, comment.it.trim_end().into(), comment.span);
    }
    let Pieces(mut pieces) = pieces;
    pieces.sort_by_key(|piece| piece.span.start);
    let mut end = 0;
    for piece in &mut pieces {
        piece.breaks = breaks(text.get(end..piece.span.start).unwrap_or(""));
        end = piece.span.end;
    }
    pieces
}

/// How many lines end in a stretch that holds no piece.
fn breaks(gap: &str) -> usize {
    gap.matches('\n').count() + gap.matches('\r').count() - gap.matches("\r\n").count()
}

/// What stands between pieces and is no white space: there is none unless the reader has lost something.
pub(super) fn left_out(pieces: &[Piece<'_>], text: &str) -> Option<Span> {
    let starts = pieces.iter().map(|piece| piece.span.start).chain([text.len()]);
    let ends = [0].into_iter().chain(pieces.iter().map(|piece| piece.span.end));
    let mut gaps = ends.zip(starts).map(|(start, end)| Span::new(start, end));
    gaps.find(|gap| text.get(gap.start..gap.end).is_none_or(|gap| !gap.chars().all(is_blank)))
}

fn is_blank(letter: char) -> bool {
    matches!(letter, '\n' | '\r') || edition::is_blank(letter)
}

struct Pieces<'a>(Vec<Piece<'a>>);

impl<'a> Pieces<'a> {
    fn block(&mut self, block: &Block<'a>) {
        self.head(&block.head, block.open);
        for member in &block.members {
            match member {
                Member::Section(it) => self.section(it),
                Member::Statement(it) => self.statement(it),
            }
        }
        self.end(block.end);
    }

    fn section(&mut self, section: &Section<'a>) {
        self.head(&section.head, section.open);
        for statement in &section.statements {
            self.statement(statement);
        }
        self.end(section.end);
    }

    fn head(&mut self, head: &Statement<'a>, open: Span) {
        let first = self.0.len();
        self.statement(head);
        self.add(Part::Open, "{".into(), open);
        self.begin(first);
    }

    fn end(&mut self, end: End) {
        if let End::Closed(brace) = end {
            self.add(Part::Close, "}".into(), brace);
        }
    }

    fn statement(&mut self, statement: &Statement<'a>) {
        let first = self.0.len();
        self.tokens(&statement.tokens);
        for clause in &statement.clauses {
            let keyword = clause.keyword;
            self.add(Part::Clause(keyword.it), keyword.it.as_str().into(), keyword.span);
            self.tokens(&clause.tokens);
        }
        self.begin(first);
    }

    fn begin(&mut self, first: usize) {
        if let Some(piece) = self.0.get_mut(first) {
            piece.begins = true;
        }
    }

    fn tokens(&mut self, tokens: &[Token<'a>]) {
        for token in tokens {
            let (part, text) = mended(token);
            self.add(part, text, token.span);
        }
    }

    fn add(&mut self, part: Part, text: Cow<'a, str>, span: Span) {
        self.0.push(Piece { part, text, span, breaks: 0, begins: false });
    }
}

/// A token as it is written back: quotes and dashes pasted from a document are made plain.
fn mended<'a>(token: &Token<'a>) -> (Part, Cow<'a, str>) {
    match token.kind {
        Kind::Word => {
            let plain = suggest::plain_dashes(token.text).filter(|word| crate::lower::is_name(word));
            (Part::Token, plain.map_or(token.text.into(), Cow::Owned))
        }
        Kind::Text | Kind::Pasted => (Part::Token, format!("\"{}\"", token.text).into()),
        Kind::Unended => (Part::Unended, token.text.into()),
        Kind::Comma => (Part::Comma, token.text.into()),
        Kind::Equals => (Part::Equals, token.text.into()),
    }
}
