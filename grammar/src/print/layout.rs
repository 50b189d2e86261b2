//! Lines spaced and set in columns.

use super::line::Line;
use super::piece::{Part, Piece};
use crate::ast::Keyword;

/// The column that no line passes if moving its basis down can help it.
const WIDTH: usize = 100;
/// The longest name that moves the `=` of its block.
const LONGEST_NAME: usize = 24;
/// The longest line that moves the bases of its block, which so stand in the 60th column at most.
const LONGEST_BODY: usize = 57;

/// A line with single spaces, its columns still to be found.
struct Row<'l> {
    line: &'l Line<'l>,
    below: Below,
    /// Up to the `=`, or all there is before the basis.
    left: String,
    /// From the `=` on.
    right: Option<String>,
    basis: Option<String>,
    comment: Option<&'l str>,
    opens: bool,
}

/// What is known of a line from those below it.
#[derive(Clone, Copy)]
struct Below {
    role: Role,
    /// What the statement's next line begins with, if it has one.
    next: Option<Part>,
}

/// What a line is part of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Header,
    Statement,
}

/// Where a block's `=` and its bases stand.
#[derive(Clone, Copy, Default)]
struct Columns {
    equals: usize,
    bases: usize,
}

/// The text of a file's lines.
pub(super) fn written(lines: &[Line<'_>]) -> String {
    let rows = rows(lines);
    let columns = columns(&rows);
    let mut out = String::new();
    let mut after_open = true;
    for row in &rows {
        if row.line.gap && row.line.step == 0 && !after_open && !row.line.closes() {
            out.push('\n');
        }
        row.write(columns.get(row.line.block).copied().unwrap_or_default(), &mut out);
        after_open = row.opens;
    }
    out
}

/// The rows of a file, each basis beside its statement where it may stand there.
fn rows<'l>(lines: &'l [Line<'l>]) -> Vec<Row<'l>> {
    let mut rows: Vec<Row<'l>> = Vec::new();
    for (line, below) in lines.iter().zip(seen_from_below(lines)) {
        let row = Row::of(line, below);
        match rows.last_mut().filter(|above| row.is_whole_basis() && above.takes_basis()) {
            Some(above) => {
                above.basis = row.basis;
                above.comment = row.comment;
                above.opens = row.opens;
            }
            None => rows.push(row),
        }
    }
    rows
}

/// What the lines below a line say of it.
fn seen_from_below(lines: &[Line<'_>]) -> Vec<Below> {
    let mut below = Below { role: Role::Statement, next: None };
    let mut seen = Vec::with_capacity(lines.len());
    for line in lines.iter().rev() {
        if line.opens() {
            below.role = Role::Header;
        }
        seen.push(below);
        if let Some(first) = line.pieces.first() {
            below.next = (line.step > 0).then_some(first.part);
            if line.step == 0 {
                below.role = Role::Statement;
            }
        }
    }
    seen.reverse();
    seen
}

fn begins_basis(part: Part) -> bool {
    matches!(part, Part::Clause(Keyword::Per | Keyword::Inferred | Keyword::Custom))
}

fn belongs_to_basis(part: Part) -> bool {
    begins_basis(part) || matches!(part, Part::Clause(Keyword::Because | Keyword::Against))
}

/// The columns of each block.
fn columns(rows: &[Row<'_>]) -> Vec<Columns> {
    let blocks = rows.iter().map(|row| row.line.block + 1).max().unwrap_or_default();
    let mut columns = vec![Columns::default(); blocks];
    for row in rows {
        if let Some(of_block) = columns.get_mut(row.line.block)
            && row.right.is_some()
            && width(&row.left) <= LONGEST_NAME
        {
            of_block.equals = of_block.equals.max(width(&row.left));
        }
    }
    for row in rows.iter().filter(|row| row.moves_bases()) {
        let Some(of_block) = columns.get_mut(row.line.block) else { continue };
        let end = row.indent() + width(&row.body(*of_block));
        if end <= LONGEST_BODY {
            of_block.bases = of_block.bases.max(end + 2);
        }
    }
    columns
}

impl<'l> Row<'l> {
    fn of(line: &'l Line<'l>, below: Below) -> Self {
        let pieces = line.pieces.as_slice();
        let basis = pieces.iter().position(|piece| belongs_to_basis(piece.part));
        let (body, basis) = pieces.split_at(basis.unwrap_or(pieces.len()));
        let name =
            body.iter().take_while(|piece| piece.part != Part::Equals && !is_clause(piece.part)).count();
        let has_value = body.get(name).is_some_and(|piece| piece.part == Part::Equals) && name > 0;
        let (left, right) = body.split_at(if has_value { name } else { body.len() });
        Self {
            line,
            below,
            left: spaced(left),
            right: has_value.then(|| spaced(right)),
            basis: (!basis.is_empty()).then(|| spaced(basis)),
            comment: line.comment,
            opens: line.opens(),
        }
    }

    /// Whether it is a basis and all of it.
    fn is_whole_basis(&self) -> bool {
        let first = self.line.pieces.first().map(|piece| piece.part);
        let is_last = self.below.next.is_none_or(|next| next == Part::Clause(Keyword::Except));
        is_last && self.line.step > 0 && first.is_some_and(begins_basis)
    }

    /// Whether the column of bases has to be right of it: its basis stands beside it, or below.
    fn moves_bases(&self) -> bool {
        let has_basis = self.basis.is_some() || self.below.next.is_some_and(belongs_to_basis);
        self.below.role == Role::Statement && !self.left.is_empty() && has_basis
    }

    /// Whether the basis on the line below may stand beside it.
    fn takes_basis(&self) -> bool {
        !self.left.is_empty() && self.basis.is_none() && self.comment.is_none()
    }

    fn indent(&self) -> usize {
        2 * (self.line.depth + self.line.step)
    }

    /// What stands before the basis.
    fn body(&self, columns: Columns) -> String {
        match &self.right {
            Some(right) => format!("{:<column$} {right}", self.left, column = columns.equals),
            None => self.left.clone(),
        }
    }

    fn write(&self, columns: Columns, out: &mut String) {
        let mut text = format!("{:indent$}{}", "", self.body(columns), indent = self.indent());
        if let Some(basis) = &self.basis {
            self.add_basis(basis, &mut text, columns.bases);
        }
        if let Some(comment) = self.comment {
            if !text.trim_start().is_empty() {
                text.push_str("   ");
            }
            text.push_str(comment);
        }
        out.push_str(&text);
        out.push('\n');
    }

    /// Adds the basis in its column, or two spaces on, or on a line of its own: the first at which it fits.
    fn add_basis(&self, basis: &str, text: &mut String, column: usize) {
        let end = width(text);
        let columns = match self.below.role {
            Role::Header => [end + 1; 2],
            Role::Statement => [column.max(end + 2), end + 2],
        };
        if self.left.is_empty() {
            text.push_str(basis);
        } else if let Some(at) = columns.into_iter().find(|at| at + width(basis) <= WIDTH) {
            text.push_str(&" ".repeat(at - end));
            text.push_str(basis);
        } else {
            text.push('\n');
            text.push_str(&" ".repeat(2 * (self.line.depth + self.step_of_basis())));
            text.push_str(basis);
        }
    }

    fn step_of_basis(&self) -> usize {
        match self.line.pieces.first().map(|piece| piece.part) {
            Some(Part::Clause(Keyword::Except)) if self.line.step > 0 => 2,
            _ => self.line.step.max(1),
        }
    }
}

fn is_clause(part: Part) -> bool {
    matches!(part, Part::Clause(_))
}

/// Pieces with one space between them, and none before a comma.
fn spaced(pieces: &[&Piece<'_>]) -> String {
    let mut out = String::new();
    for piece in pieces {
        if !out.is_empty() && piece.part != Part::Comma {
            out.push(' ');
        }
        out.push_str(&piece.text);
    }
    out
}

fn width(text: &str) -> usize {
    text.chars().count()
}
