//! `floor explain`.

use std::io::Write;

use crate::cli::{Explain, Format};
use crate::exit::Exit;
use crate::trouble::Trouble;

pub(crate) fn run(_args: &Explain, _format: Format, _out: &mut dyn Write) -> Result<Exit, Trouble> {
    Ok(Exit::NothingRan)
}
