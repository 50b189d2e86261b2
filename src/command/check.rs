//! `floor check`.

use std::io::Write;

use crate::cli::{Check, Format};
use crate::exit::Exit;
use crate::trouble::Trouble;

pub(crate) fn run(_args: &Check, _format: Format, _out: &mut dyn Write) -> Result<Exit, Trouble> {
    Ok(Exit::NothingRan)
}
