//! A ruleset file as it is laid out: blocks, chapters, statements, clauses, tokens, in source order.
//!
//! Nothing here is judged. Every piece borrows the file's text and knows where it stands.

use crate::source::Span;

/// A piece of a file and where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Spanned<T> {
    /// The piece.
    pub(crate) it: T,
    /// Where it stands.
    pub(crate) span: Span,
}

/// A whole file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct File<'a> {
    /// Blocks and statements of the file's top level.
    pub(crate) items: Vec<Item<'a>>,
    /// Every comment, for whoever writes the file back.
    pub(crate) comments: Vec<Spanned<&'a str>>,
}

/// What can stand at a file's top level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Item<'a> {
    /// `ruleset … { … }` or `game … { … }`.
    Block(Block<'a>),
    /// `edition 1`, `source …`, or a line that is lost here.
    Statement(Statement<'a>),
    /// A `}` that closes nothing.
    Stray(Span),
}

/// A header and what stands between its braces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Block<'a> {
    /// The line before the brace.
    pub(crate) head: Statement<'a>,
    /// The opening brace.
    pub(crate) open: Span,
    /// Its chapters and statements.
    pub(crate) members: Vec<Member<'a>>,
    /// The closing brace, or where one is missing.
    pub(crate) end: End,
}

/// What can stand in a block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Member<'a> {
    /// `betting { … }`, or a game of the ruleset's own.
    Section(Section<'a>),
    /// A line outside any chapter.
    Statement(Statement<'a>),
}

/// A chapter, or a game inside a ruleset: as deep as a file goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Section<'a> {
    /// The line before the brace.
    pub(crate) head: Statement<'a>,
    /// The opening brace.
    pub(crate) open: Span,
    /// Its statements.
    pub(crate) statements: Vec<Statement<'a>>,
    /// The closing brace, or where one is missing.
    pub(crate) end: End,
}

/// How a block ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// With this brace.
    Closed(Span),
    /// With none.
    Unclosed,
}

/// One line and the lines below it that begin with a clause word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Statement<'a> {
    /// What stands before the first clause.
    pub(crate) tokens: Vec<Token<'a>>,
    /// The clauses, in order.
    pub(crate) clauses: Vec<Clause<'a>>,
    /// From its first token to its last.
    pub(crate) span: Span,
}

/// A clause word and what follows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Clause<'a> {
    /// The word it begins with.
    pub(crate) keyword: Spanned<Keyword>,
    /// The rest.
    pub(crate) tokens: Vec<Token<'a>>,
}

/// The seven words that begin a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keyword {
    Per,
    Inferred,
    Custom,
    Because,
    Against,
    Except,
    When,
}

/// The smallest piece of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    /// What it is.
    pub(crate) kind: Kind,
    /// What it says: a text without its quotes.
    pub(crate) text: &'a str,
    /// Where it stands, quotes included.
    pub(crate) span: Span,
}

/// The kinds of token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A name, a value, a number, or whatever was typed instead.
    Word,
    /// A text in straight quotes.
    Text,
    /// A text in quotes copied from a document.
    Pasted,
    /// A text whose quotes the line does not close.
    Unended,
    Comma,
    Equals,
}

impl<'a> File<'a> {
    /// The lines that declare sources.
    pub(crate) fn declarations(&self) -> impl Iterator<Item = &Statement<'a>> {
        self.items
            .iter()
            .filter_map(|item| match item {
                Item::Statement(statement) => Some(statement),
                Item::Block(_) | Item::Stray(_) => None,
            })
            .filter(|statement| statement.tokens.first().is_some_and(|first| first.is("source")))
    }
}

impl Keyword {
    /// Every clause word.
    pub(crate) const ALL: [Self; 7] =
        [Self::Per, Self::Inferred, Self::Custom, Self::Because, Self::Against, Self::Except, Self::When];

    /// As it is written.
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Per => "per",
            Self::Inferred => "inferred",
            Self::Custom => "custom",
            Self::Because => "because",
            Self::Against => "against",
            Self::Except => "except",
            Self::When => "when",
        }
    }

    /// The clause word that is written so.
    pub(crate) fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|keyword| keyword.as_str() == word)
    }
}

impl Token<'_> {
    /// Whether this is the bare word `word`.
    pub(crate) fn is(&self, word: &str) -> bool {
        self.kind == Kind::Word && self.text == word
    }

    /// Whether this is a text in quotes of any sort.
    pub(crate) const fn is_text(&self) -> bool {
        matches!(self.kind, Kind::Text | Kind::Pasted | Kind::Unended)
    }
}

impl Clause<'_> {
    /// From the clause word to the last token.
    pub(crate) fn span(&self) -> Span {
        self.tokens.last().map_or(self.keyword.span, |last| self.keyword.span.to(last.span))
    }
}

impl Statement<'_> {
    /// The part before the clauses, or the whole if there is none.
    pub(crate) fn lead(&self) -> Span {
        match (self.tokens.first(), self.tokens.last()) {
            (Some(first), Some(last)) => first.span.to(last.span),
            _ => self.span,
        }
    }
}
