//! `floor show`.

use std::io::Write;

use crate::cli::{Show, Format};
use crate::exit::Exit;
use crate::trouble::Trouble;

pub(crate) fn run(_args: &Show, _format: Format, _out: &mut dyn Write) -> Result<Exit, Trouble> {
    Ok(Exit::NothingRan)
}
