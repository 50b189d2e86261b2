//! `floor test`.

use std::io::Write;

use crate::cli::{Format, Test};
use crate::exit::Exit;
use crate::trouble::Trouble;

pub(crate) fn run(_args: &Test, _format: Format, _out: &mut dyn Write) -> Result<Exit, Trouble> {
    Ok(Exit::NothingRan)
}
