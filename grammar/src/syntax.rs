//! From text to layout: the only file that knows the parser's rules.

use pest::Parser;
use pest::iterators::Pair;

use crate::ast::{Block, Clause, End, File, Item, Keyword, Kind, Member, Section, Spanned, Statement, Token};
use crate::source::Span;
use grammar::{Rule, Shapes};

/// The parser that pest makes of the grammar file; its items carry no documentation of their own.
mod grammar {
    #[derive(pest_derive::Parser)]
    #[grammar = "ruleset.pest"]
    pub(super) struct Shapes;
}

/// The layout of `text`.
///
/// # Errors
/// The grammar takes every text; a refusal is a fault of the grammar, and the place is where it gave up.
pub(crate) fn read(text: &str) -> Result<File<'_>, Span> {
    match Shapes::parse(Rule::file, text) {
        Ok(pairs) => Ok(Reader::default().file(pairs)),
        Err(error) => {
            let at = match error.location {
                pest::error::InputLocation::Pos(at) | pest::error::InputLocation::Span((at, _)) => at,
            };
            Err(Span::new(at, at))
        }
    }
}

/// Collects comments while the tree is read: the grammar leaves them wherever they stood.
#[derive(Default)]
struct Reader<'a> {
    comments: Vec<Spanned<&'a str>>,
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a rule is met only where the grammar puts it")]
impl<'a> Reader<'a> {
    fn file(mut self, pairs: impl Iterator<Item = Pair<'a, Rule>>) -> File<'a> {
        let mut items = Vec::new();
        for pair in pairs.flat_map(Pair::into_inner) {
            match pair.as_rule() {
                Rule::block => items.push(Item::Block(self.block(pair))),
                Rule::statement => items.push(Item::Statement(self.statement(pair))),
                Rule::stray => items.push(Item::Stray(span(&pair))),
                _ => self.comment(&pair),
            }
        }
        self.comments.sort_by_key(|comment| comment.span.start);
        File { items, comments: self.comments }
    }

    fn block(&mut self, pair: Pair<'a, Rule>) -> Block<'a> {
        let head = empty(&pair);
        let mut block = Block { open: head.span, head, members: Vec::new(), end: End::Unclosed };
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::head => block.head = self.statement(part),
                Rule::section => block.members.push(Member::Section(self.section(part))),
                Rule::statement => block.members.push(Member::Statement(self.statement(part))),
                Rule::close => block.end = End::Closed(span(&part)),
                Rule::open => block.open = self.brace(&mut block.head, part),
                _ => self.comment(&part),
            }
        }
        block
    }

    fn section(&mut self, pair: Pair<'a, Rule>) -> Section<'a> {
        let head = empty(&pair);
        let mut section = Section { open: head.span, head, statements: Vec::new(), end: End::Unclosed };
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::head => section.head = self.statement(part),
                Rule::statement => section.statements.push(self.statement(part)),
                Rule::close => section.end = End::Closed(span(&part)),
                Rule::open => section.open = self.brace(&mut section.head, part),
                _ => self.comment(&part),
            }
        }
        section
    }

    fn statement(&mut self, pair: Pair<'a, Rule>) -> Statement<'a> {
        let mut statement = empty(&pair);
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::clause => statement.clauses.extend(self.clause(part)),
                _ => statement.tokens.extend(self.token(part)),
            }
        }
        statement.span = extent(&statement).unwrap_or(statement.span);
        statement
    }

    fn clause(&mut self, pair: Pair<'a, Rule>) -> Option<Clause<'a>> {
        let mut parts = pair.into_inner();
        let head = parts.next()?;
        let keyword = Spanned { it: Keyword::from_word(head.as_str())?, span: span(&head) };
        Some(Clause { keyword, tokens: parts.filter_map(|part| self.token(part)).collect() })
    }

    fn token(&mut self, pair: Pair<'a, Rule>) -> Option<Token<'a>> {
        let kind = match pair.as_rule() {
            Rule::word => Kind::Word,
            Rule::string => Kind::Text,
            Rule::pasted if is_closed(pair.as_str()) => Kind::Pasted,
            Rule::pasted | Rule::unended => Kind::Unended,
            Rule::comma => Kind::Comma,
            Rule::equals => Kind::Equals,
            _ => {
                self.comment(&pair);
                return None;
            }
        };
        let (span, whole) = (span(&pair), pair.as_str());
        let text = match kind {
            Kind::Text | Kind::Pasted => pair.into_inner().next().map_or(whole, |inside| inside.as_str()),
            Kind::Unended => {
                let rest =
                    pair.into_inner().next().map_or(whole.trim_start_matches('"'), |inside| inside.as_str());
                rest.trim_end()
            }
            Kind::Word | Kind::Comma | Kind::Equals => whole,
        };
        Some(Token { kind, text, span })
    }

    /// The opening brace, past the comments before it. A header without a word stands where its brace stands.
    fn brace(&mut self, head: &mut Statement<'_>, open: Pair<'a, Rule>) -> Span {
        let end = open.as_span().end();
        let brace = Span::new(end.saturating_sub(1), end);
        if head.tokens.is_empty() && head.clauses.is_empty() {
            head.span = brace;
        }
        for part in open.into_inner() {
            self.comment(&part);
        }
        brace
    }

    fn comment(&mut self, pair: &Pair<'a, Rule>) {
        if pair.as_rule() == Rule::COMMENT {
            self.comments.push(Spanned { it: pair.as_str(), span: span(pair) });
        }
    }
}

fn span(pair: &Pair<'_, Rule>) -> Span {
    Span::new(pair.as_span().start(), pair.as_span().end())
}

fn empty<'a>(pair: &Pair<'_, Rule>) -> Statement<'a> {
    let start = pair.as_span().start();
    Statement { tokens: Vec::new(), clauses: Vec::new(), span: Span::new(start, start) }
}

/// Whether a pasted quote has its second one: without it the text takes the rest of its line.
fn is_closed(pasted: &str) -> bool {
    let quote = |letter| matches!(letter, '"' | '\u{201C}' | '\u{201D}' | '\u{201E}' | '\u{AB}' | '\u{BB}');
    pasted.chars().skip(1).last().is_some_and(quote)
}

/// From the first token to the last: the parser's own spans trail into white space.
fn extent(statement: &Statement<'_>) -> Option<Span> {
    let first = statement.tokens.first().map(|token| token.span);
    let first = first.or_else(|| statement.clauses.first().map(Clause::span))?;
    let last = statement.clauses.last().map(Clause::span);
    Some(first.to(last.or_else(|| statement.tokens.last().map(|token| token.span))?))
}
