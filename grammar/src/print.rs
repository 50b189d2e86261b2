//! The formatter: the same file, laid out as every file is.
//!
//! It keeps the author's lines and comments and owns what lies between the tokens: indentation, spacing, the column of `=`
//! and the column of bases in each block. What it gives back has been read again and says the same, token for token.

mod chapter;
mod fault;
mod layout;
mod line;
mod piece;

use crate::edition::{self, Edition};
use crate::finding::Finding;
use crate::library::{MAX_FILE, open};
use crate::render::{self, Form};
use crate::source::{FileId, Place, Source, SourceFile, Sources, Span};
use crate::syntax;
use crate::words;
use piece::Piece;

/// Why a file is not formatted: what must be mended first, and the text it stands in.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{}", render::all(findings, sources, Form::Plain))]
pub struct Refused {
    findings: Vec<Finding>,
    sources: Sources,
}

impl Refused {
    /// What must be mended first, in the order of places.
    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// The text that the findings speak of.
    #[must_use]
    pub const fn sources(&self) -> &Sources {
        &self.sources
    }
}

/// The file as it should be written: the same lines, tokens and comments, with pasted quotes and dashes made plain, and
/// statements that stood in another question's chapter in their own.
///
/// What the statements mean is not looked at, so a file that `floor check` finds fault with is formatted all the same. A
/// formatted file comes back as it is.
///
/// # Errors
/// If the file cannot be read, or if its layout is in doubt: a brace that is not closed or closes nothing, a text that its
/// line does not close, a clause without a statement.
///
/// # Examples
/// ```
/// use floorman_grammar::{SourceFile, format};
///
/// let text = "edition 1\nruleset room \"A room\" extends common\n{\nsetting   cash}";
/// let formatted = format(SourceFile::new("room.rules", text)).ok();
/// assert_eq!(formatted.as_deref(), Some("edition 1\nruleset room \"A room\" extends common {\n  setting cash\n}\n"));
/// ```
pub fn format(file: SourceFile) -> Result<String, Refused> {
    let (mut sources, mut findings) = (Sources::default(), Vec::new());
    let printed = open(file, &mut sources, &mut findings).and_then(|id| {
        let text = sources.file(id).map_or("", Source::text);
        printed(text, id, &sources).map_err(|found| findings.extend(found)).ok()
    });
    printed.ok_or(Refused { findings, sources })
}

fn printed(text: &str, id: FileId, sources: &Sources) -> Result<String, Vec<Finding>> {
    let place = |span| Place { file: id, span };
    match edition::scan(text) {
        Edition::One => {}
        Edition::Missing(span) => return Err(vec![words::file::no_edition(place(span))]),
        Edition::Other(said, span) => return Err(vec![words::file::other_edition(place(span), said)]),
    }
    let file = syntax::read(text).map_err(|span| vec![words::file::grammar_fault(place(span))])?;
    let pieces = piece::of(&file, text);
    let faults = fault::of(file, &pieces, id, sources);
    if !faults.is_empty() {
        return Err(faults);
    }
    let fault = |at| vec![words::file::printer_fault(place(at))];
    if let Some(at) = piece::left_out(&pieces, text) {
        return Err(fault(at));
    }
    let pieces = chapter::put_right(&pieces).map_err(fault)?;
    let out = layout::written(&line::of(&pieces));
    if let Some(at) = parted(&pieces, &out) {
        return Err(fault(at));
    }
    if out.len() > MAX_FILE {
        return Err(vec![words::file::grows_too_large(place(Span::default()), out.len(), MAX_FILE)]);
    }
    Ok(out)
}

/// Where the written text, read again, no longer says what the pieces say.
fn parted(pieces: &[Piece<'_>], out: &str) -> Option<Span> {
    let Ok(again) = syntax::read(out) else { return Some(Span::default()) };
    let again = piece::of(&again, out);
    let differ = |comments: bool| {
        let kept = |piece: &&Piece<'_>| piece.is_comment() == comments;
        let (mut before, mut after) = (pieces.iter().filter(kept), again.iter().filter(kept));
        loop {
            match (before.next(), after.next()) {
                (None, None) => return None,
                (Some(one), Some(other)) if one.says(other) => {}
                (one, _) => return Some(one.map_or(Span::default(), |one| one.span)),
            }
        }
    };
    differ(false).or_else(|| differ(true))
}
