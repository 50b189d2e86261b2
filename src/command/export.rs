//! `floor export`: the corpus as one JSON object.

use std::io::Write;

use floorman_conformance::export::export;

use crate::cli::Export;
use crate::corpus;
use crate::exit::Exit;
use crate::shelf::Shelf;
use crate::trouble::Trouble;

pub(crate) fn run(args: &Export, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let shelf = Shelf::open(&args.shelf, &[])?;
    let corpus = corpus::open(args.corpus.as_deref())?;
    writeln!(out, "{:#}", export(&corpus, shelf.library()))?;
    Ok(Exit::Clean)
}
