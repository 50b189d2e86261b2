//! Statements that stand in another question's chapter are taken to their own.
//!
//! Chapters group and nothing more, so what a ruleset says stays the same. A statement with a comment right above it is left
//! where it is: whether the comment speaks of it alone, nobody knows.

use std::collections::BTreeMap;
use std::ops::Range;

use floorman_engine::ruleset::params::question as question_named;
use floorman_engine::{Chapter, Question};

use super::piece::{Part, Piece};
use crate::ast::Keyword;
use crate::lower::chapter_named;
use crate::source::Span;

/// A chapter of a ruleset, by the places of its pieces.
#[derive(Clone)]
struct Section {
    chapter: Chapter,
    header: usize,
    open: usize,
    close: usize,
}

/// What is taken out and what is put in, by the places of the pieces.
struct Edit<'p, 'a> {
    pieces: &'p [Piece<'a>],
    cut: Vec<bool>,
    /// Before the piece at this place.
    put: BTreeMap<usize, Vec<Piece<'a>>>,
    /// Chapters that the ruleset did not have: where they go, and what they hold.
    new: Vec<(Chapter, usize, Vec<Piece<'a>>)>,
}

/// The pieces of a file, each statement in the chapter of its question.
///
/// # Errors
/// If a piece were lost on the way, which is a fault of this file; where it stands.
pub(super) fn put_right<'a>(pieces: &[Piece<'a>]) -> Result<Vec<Piece<'a>>, Span> {
    let mut edit = Edit { pieces, cut: vec![false; pieces.len()], put: BTreeMap::new(), new: Vec::new() };
    for sections in rulesets(pieces) {
        edit.ruleset(&sections);
    }
    let moved = edit.done();
    match lost(pieces, &moved) {
        None => Ok(moved),
        Some(at) => Err(at),
    }
}

/// A piece that is not there any more, apart from headers of empty chapters and the wording of lists.
fn lost(before: &[Piece<'_>], after: &[Piece<'_>]) -> Option<Span> {
    let is_frame = |piece: &&Piece<'_>| match piece.part {
        Part::Open | Part::Close | Part::Comma => true,
        Part::Token => piece.text == "silent" || chapter_named(&piece.text).is_some(),
        Part::Unended | Part::Equals | Part::Clause(_) | Part::Comment => false,
    };
    let spans = |pieces: &[Piece<'_>]| {
        let mut spans: Vec<Span> =
            pieces.iter().filter(|piece| !is_frame(piece)).map(|piece| piece.span).collect();
        spans.sort_unstable();
        spans
    };
    let (before, after) = (spans(before), spans(after));
    let same = before.iter().zip(&after).take_while(|(one, other)| one == other).count();
    before.get(same).or_else(|| after.get(same)).copied()
}

/// The chapters of each ruleset.
fn rulesets(pieces: &[Piece<'_>]) -> Vec<Vec<Section>> {
    let mut rulesets = Vec::new();
    let mut opened: Vec<(usize, usize)> = Vec::new();
    let mut sections = Vec::new();
    let mut header = 0;
    for (at, piece) in pieces.iter().enumerate() {
        if piece.begins {
            header = at;
        }
        match piece.part {
            Part::Open => opened.push((header, at)),
            Part::Close => match (opened.pop(), opened.last()) {
                (Some((header, open)), Some((block, _))) if says(pieces, *block, "ruleset") => {
                    sections.extend(section(pieces, header, open, at));
                }
                _ => rulesets.push(std::mem::take(&mut sections)),
            },
            Part::Token | Part::Unended | Part::Comma | Part::Equals | Part::Clause(_) | Part::Comment => {}
        }
    }
    rulesets
}

fn section(pieces: &[Piece<'_>], header: usize, open: usize, close: usize) -> Option<Section> {
    let is_name_alone = pieces.get(header + 1..open)?.iter().all(Piece::is_comment);
    let chapter = chapter_named(&pieces.get(header)?.text).filter(|_| is_name_alone)?;
    Some(Section { chapter, header, open, close })
}

fn says(pieces: &[Piece<'_>], at: usize, word: &str) -> bool {
    pieces.get(at).is_some_and(|piece| piece.part == Part::Token && piece.text == word)
}

impl<'a> Edit<'_, 'a> {
    fn ruleset(&mut self, sections: &[Section]) {
        for section in sections {
            for statement in self.statements(section) {
                self.statement(&statement, section, sections);
            }
        }
        for section in sections {
            self.drop_if_emptied(section);
        }
    }

    /// The statements of a chapter, each with the comments in it and the one behind it.
    fn statements(&self, section: &Section) -> Vec<Range<usize>> {
        let inside = section.open + 1..section.close;
        let begins: Vec<usize> =
            inside.filter(|at| self.pieces.get(*at).is_some_and(|piece| piece.begins)).collect();
        let ends = begins.iter().skip(1).copied().chain([section.close]);
        begins.iter().zip(ends).map(|(start, end)| *start..self.end_of_statement(*start..end)).collect()
    }

    /// Past the last piece before `within` ends that is no comment of its own line.
    fn end_of_statement(&self, within: Range<usize>) -> usize {
        let belongs = |at: &usize| self.pieces.get(*at).is_some_and(|piece| !piece.is_comment());
        let end = within.clone().rev().find(belongs).map_or(within.start, |last| last + 1);
        let has_comment = self.pieces.get(end).is_some_and(|piece| piece.is_comment() && piece.breaks == 0);
        if has_comment { end + 1 } else { end }
    }

    fn statement(&mut self, statement: &Range<usize>, section: &Section, sections: &[Section]) {
        if self.has_comment_above(statement.start) {
            return;
        }
        if says(self.pieces, statement.start, "silent") {
            self.silence(statement, section, sections);
        } else if let Some(question) = self.asked(statement)
            && question.chapter() != section.chapter
        {
            let mut moved = self.take(statement.clone());
            if let Some(first) = moved.first_mut() {
                first.breaks = 1;
            }
            self.give(moved, question.chapter(), section, sections);
        }
    }

    fn has_comment_above(&self, start: usize) -> bool {
        let above = start.checked_sub(1).and_then(|above| self.pieces.get(above));
        let is_near = self.pieces.get(start).is_some_and(|piece| piece.breaks == 1);
        is_near && above.is_some_and(|piece| piece.is_comment() && piece.breaks > 0)
    }

    /// The question that `[final] NAME = …` or `[final] amend NAME except …` answers.
    fn asked(&self, statement: &Range<usize>) -> Option<Question> {
        let mut pieces = self.pieces.get(statement.clone())?.iter().filter(|piece| !piece.is_comment());
        let name = pieces.find(|piece| piece.text != "final" && piece.text != "amend")?;
        let goes_on = matches!(pieces.next()?.part, Part::Equals | Part::Clause(Keyword::Except));
        question_named(&name.text).filter(|_| goes_on)
    }

    /// `silent NAME, NAME`: the names that belong elsewhere go there, and the rest stays.
    fn silence(&mut self, statement: &Range<usize>, section: &Section, sections: &[Section]) {
        let Some(names) = self.names(statement) else { return };
        let elsewhere = |name: &&Piece<'a>| {
            question_named(&name.text).is_some_and(|question| question.chapter() != section.chapter)
        };
        let (away, home): (Vec<&Piece<'a>>, Vec<&Piece<'a>>) = names.iter().partition(elsewhere);
        if away.is_empty() {
            return;
        }
        let taken = self.take(statement.clone());
        let mut comment = taken.last().filter(|piece| piece.is_comment()).cloned();
        if !home.is_empty() {
            let kept = silent(&home, taken.first().map_or(1, |piece| piece.breaks));
            self.put.entry(statement.start).or_default().extend(kept.into_iter().chain(comment.take()));
        }
        for chapter in Chapter::ALL {
            let belongs = |name: &&&Piece<'a>| {
                question_named(&name.text).is_some_and(|question| question.chapter() == chapter)
            };
            let names: Vec<&Piece<'a>> = away.iter().filter(belongs).copied().collect();
            if !names.is_empty() {
                let moved = silent(&names, 1).into_iter().chain(comment.take());
                self.give(moved.collect(), chapter, section, sections);
            }
        }
    }

    /// The names behind `silent`, if there is nothing but names and commas between them.
    fn names(&self, statement: &Range<usize>) -> Option<Vec<Piece<'a>>> {
        let pieces = self.pieces.get(statement.start + 1..statement.end)?;
        let pieces = match pieces.split_last() {
            Some((last, rest)) if last.is_comment() => rest,
            _ => pieces,
        };
        let in_turn = pieces
            .iter()
            .enumerate()
            .all(|(at, piece)| piece.part == if at % 2 == 0 { Part::Token } else { Part::Comma });
        (in_turn && pieces.len() % 2 == 1).then(|| pieces.iter().step_by(2).cloned().collect())
    }

    fn take(&mut self, range: Range<usize>) -> Vec<Piece<'a>> {
        let pieces = self.pieces.get(range.clone()).unwrap_or_default().to_vec();
        for cut in self.cut.get_mut(range).unwrap_or_default() {
            *cut = true;
        }
        pieces
    }

    /// Puts a statement at the end of its chapter: the ruleset's, or a new one behind the chapter it comes from.
    fn give(&mut self, moved: Vec<Piece<'a>>, chapter: Chapter, from: &Section, sections: &[Section]) {
        if let Some(home) = sections.iter().find(|section| section.chapter == chapter) {
            let end = self.end_of_statement(home.open..home.close);
            self.put.entry(end).or_default().extend(moved);
        } else {
            let behind = self.end_of_statement(from.close..from.close + 1);
            match self.new.iter_mut().find(|(name, _, _)| *name == chapter) {
                Some((_, _, statements)) => statements.extend(moved),
                None => self.new.push((chapter, behind, moved)),
            }
        }
    }

    /// A chapter that has lost all it had, and has got nothing, goes too, unless a comment speaks of it.
    fn drop_if_emptied(&mut self, section: &Section) {
        let inside = section.open + 1..section.close;
        let is_cut = self.cut.get(inside).is_some_and(|cut| !cut.is_empty() && cut.iter().all(|cut| *cut));
        let gets_none = self.put.range(section.open + 1..=section.close).next().is_none();
        let end = self.end_of_statement(section.close..section.close + 1);
        let has_comment = self.has_comment_above(section.header)
            || end > section.close + 1
            || self
                .pieces
                .get(section.header..section.open)
                .is_some_and(|head| head.iter().any(Piece::is_comment));
        if is_cut && gets_none && !has_comment {
            self.take(section.header..section.close + 1);
        }
    }

    fn done(mut self) -> Vec<Piece<'a>> {
        for (chapter, at, statements) in std::mem::take(&mut self.new) {
            let mut pieces =
                vec![piece(Part::Token, chapter.name(), 2, true), piece(Part::Open, "{", 0, false)];
            pieces.extend(statements);
            pieces.push(piece(Part::Close, "}", 1, false));
            self.put.entry(at).or_default().extend(pieces);
        }
        let mut out = Vec::with_capacity(self.pieces.len());
        for (at, (piece, cut)) in self.pieces.iter().zip(self.cut).enumerate() {
            out.extend(self.put.remove(&at).unwrap_or_default());
            if !cut {
                out.push(piece.clone());
            }
        }
        out
    }
}

/// `silent NAME, NAME`.
fn silent<'a>(names: &[&Piece<'a>], breaks: usize) -> Vec<Piece<'a>> {
    let mut out = vec![piece(Part::Token, "silent", breaks, true)];
    for (at, name) in names.iter().enumerate() {
        if at > 0 {
            out.push(piece(Part::Comma, ",", 0, false));
        }
        out.push((*name).clone());
    }
    out
}

fn piece(part: Part, text: &'static str, breaks: usize, begins: bool) -> Piece<'static> {
    Piece { part, text: text.into(), span: Span::default(), breaks, begins }
}
