//! `floor completions`: the script that lets a shell complete the command.

use std::io::Write;

use clap::CommandFactory as _;

use crate::cli::{Cli, Completions, Format};
use crate::exit::Exit;
use crate::trouble::{Message, Trouble};
use crate::words::completions as said;

pub(crate) fn run(args: &Completions, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    if format == Format::Json {
        return Err(Message::new(said::NO_JSON).help(said::HELP_NO_JSON).into());
    }
    let mut command = Cli::command();
    let name = command.get_name().to_owned();
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, name, &mut script);
    out.write_all(&script)?;
    Ok(Exit::Clean)
}
