//! `floor rule`.

use std::io::Write;

use crate::cli::{Format, Rule};
use crate::exit::Exit;
use crate::trouble::Trouble;

pub(crate) fn run(_args: &Rule, _format: Format, _out: &mut dyn Write) -> Result<Exit, Trouble> {
    Ok(Exit::NothingRan)
}
