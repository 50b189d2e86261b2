//! What must be mended before a file can be laid out.

use super::piece::{Part, Piece};
use crate::ast::File;
use crate::code::Code;
use crate::document::Documents;
use crate::finding::{self, Finding};
use crate::lower::Desk;
use crate::source::{FileId, Place, Sources};
use crate::words;

/// The findings that leave the layout in doubt. What the statements mean is for others to check.
pub(super) fn of(file: File<'_>, pieces: &[Piece<'_>], id: FileId, sources: &Sources) -> Vec<Finding> {
    let no_documents = Documents::default();
    let mut desk = Desk::new(id, &no_documents, sources);
    desk.file(file);
    let mut findings = desk.findings;
    findings.retain(|finding| matches!(finding.code, Code::Unclosed | Code::StrayBrace | Code::Orphan));
    let place = |piece: &Piece<'_>| Place { file: id, span: piece.span };
    // It would come to stand behind `edition 1`, and the file could no longer be read.
    let third = pieces.iter().filter(|piece| !piece.is_comment()).nth(2);
    let goes_on = third.filter(|piece| !piece.begins && piece.part != Part::Close);
    findings.extend(goes_on.map(|piece| words::file::edition_goes_on(place(piece))));
    let unended = pieces.iter().filter(|piece| piece.part == Part::Unended);
    findings.extend(unended.map(|piece| words::basis::unended(place(piece))));
    finding::sort(&mut findings);
    findings
}
