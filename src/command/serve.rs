//! `floor serve`: our own engine as an adapter of the conformance kit.

use std::io;

use floorman_conformance::wire;

use crate::exit::Exit;
use crate::trouble::Trouble;

/// Answers on the standard output what is asked on the standard input, until there is no more.
pub(crate) fn run() -> Result<Exit, Trouble> {
    wire::serve::serve(io::stdin().lock(), io::stdout().lock())?;
    Ok(Exit::Clean)
}
