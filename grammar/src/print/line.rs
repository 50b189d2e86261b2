//! Pieces on lines: the author's, but a brace ends its line or has its own, and so does an exception.

use super::piece::{Part, Piece};
use crate::ast::Keyword;

/// One line of the file, not yet spaced.
#[derive(Debug, Default)]
pub(super) struct Line<'p> {
    /// What stands on it, but for its comment; nothing on a line that is a comment alone.
    pub(super) pieces: Vec<&'p Piece<'p>>,
    pub(super) comment: Option<&'p str>,
    /// How many braces are open around it.
    pub(super) depth: usize,
    /// How far it stands in from its statement's first line.
    pub(super) step: usize,
    /// Which braces it stands in: the columns of lines that share this are the same.
    pub(super) block: usize,
    /// Whether an empty line stands above it.
    pub(super) gap: bool,
}

impl Line<'_> {
    pub(super) fn opens(&self) -> bool {
        self.pieces.last().is_some_and(|piece| piece.part == Part::Open)
    }

    pub(super) fn closes(&self) -> bool {
        self.pieces.first().is_some_and(|piece| piece.part == Part::Close)
    }
}

/// The lines of a file.
pub(super) fn of<'p>(pieces: &'p [Piece<'p>]) -> Vec<Line<'p>> {
    let mut sorter = Sorter::default();
    for piece in pieces {
        match piece.part {
            Part::Comment => sorter.comment(piece),
            Part::Open => sorter.open(piece),
            Part::Close => sorter.close(piece),
            Part::Token | Part::Unended | Part::Comma | Part::Equals | Part::Clause(_) => sorter.token(piece),
        }
    }
    sorter.place_comments(0);
    sorter.lines
}

/// Puts pieces on lines.
#[derive(Default)]
struct Sorter<'p> {
    lines: Vec<Line<'p>>,
    /// Comment lines whose place depends on what follows them.
    waiting: Vec<Line<'p>>,
    /// The blocks around the next piece.
    blocks: Vec<usize>,
    opened: usize,
    statement: Statement,
}

/// What the statement at hand holds so far.
#[derive(Default, Clone, Copy)]
struct Statement {
    has_value: bool,
    has_clause: bool,
    /// An exception on a line of its own: what belongs to it stands further in.
    has_case_line: bool,
}

impl<'p> Sorter<'p> {
    fn comment(&mut self, piece: &'p Piece<'p>) {
        if let Some(line) = self.lines.last_mut()
            && piece.breaks == 0
            && self.waiting.is_empty()
            && line.comment.is_none()
        {
            line.comment = Some(&piece.text);
        } else {
            let line = Line { comment: Some(&piece.text), gap: piece.breaks > 1, ..Line::default() };
            self.waiting.push(line);
        }
    }

    /// A brace stands behind its header; the comments between them come to stand inside.
    fn open(&mut self, piece: &'p Piece<'p>) {
        match self.lines.last_mut().filter(|_| !piece.begins) {
            Some(header) => header.pieces.push(piece),
            None => self.line(piece, 0),
        }
        self.opened += 1;
        self.blocks.push(self.opened);
    }

    fn close(&mut self, piece: &'p Piece<'p>) {
        self.place_comments(0);
        self.blocks.pop();
        self.line(piece, 0);
    }

    fn token(&mut self, piece: &'p Piece<'p>) {
        if piece.begins {
            self.statement = Statement::default();
        }
        let is_case = piece.part == Part::Clause(Keyword::Except);
        let own_line = is_case && (self.statement.has_value || self.statement.has_clause);
        if piece.begins || piece.breaks > 0 || own_line {
            let step = self.step(piece.begins, is_case);
            self.line(piece, step);
        } else if let Some(line) = self.lines.last_mut() {
            line.pieces.push(piece);
        }
        self.statement.has_value |= piece.part == Part::Equals;
        self.statement.has_clause |= matches!(piece.part, Part::Clause(_));
    }

    fn step(&mut self, begins: bool, is_case: bool) -> usize {
        if begins {
            return 0;
        }
        let step = if self.statement.has_case_line && !is_case { 2 } else { 1 };
        self.statement.has_case_line |= is_case;
        step
    }

    fn line(&mut self, piece: &'p Piece<'p>, step: usize) {
        self.place_comments(step);
        let (depth, block) = (self.blocks.len(), self.block());
        self.lines.push(Line {
            pieces: vec![piece],
            comment: None,
            depth,
            step,
            block,
            gap: piece.breaks > 1,
        });
    }

    /// Comment lines stand as far in as what follows them.
    fn place_comments(&mut self, step: usize) {
        let (depth, block) = (self.blocks.len(), self.block());
        let placed = self.waiting.drain(..).map(|line| Line { depth, step, block, ..line });
        self.lines.extend(placed);
    }

    fn block(&self) -> usize {
        self.blocks.last().copied().unwrap_or_default()
    }
}
