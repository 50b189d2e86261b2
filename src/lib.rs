//! The `floor` command in parts: what `main.rs` runs, and what benchmarks measure.

pub mod audit;
pub mod cli;
mod command;
pub mod corpus;
mod embedded;
mod exit;
mod keys;
mod mutate;
pub mod phh;
pub mod shelf;
mod trouble;
mod whole_file;
mod words;

pub use exit::Exit;
pub use trouble::{Message, Trouble};

use std::io::{self, BufWriter, Write};

use clap::Parser;

use cli::{Cli, Format, Output, Verb};

/// Runs the command as the shell called it.
#[must_use]
pub fn run() -> Exit {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    let mut out = BufWriter::new(anstream::AutoStream::auto(io::stdout().lock()));
    let done = dispatch(&cli, &mut out).and_then(|exit| {
        out.flush()?;
        Ok(exit)
    });
    done.unwrap_or_else(|trouble| {
        let _ = out.flush();
        told(&trouble)
    })
}

/// Help and version are answers; anything else that clap has to say is a usage that cannot be followed.
fn usage(error: &clap::Error) -> Exit {
    let _ = error.print();
    if error.use_stderr() { Exit::CouldNot } else { Exit::Clean }
}

fn dispatch(cli: &Cli, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let format = match (cli.format, &cli.verb) {
        (Output::Json, _) => Format::Json,
        (Output::Text, _) | (Output::Markdown, Verb::Diff(_) | Verb::Conform(_) | Verb::Report(_)) => {
            Format::Text
        }
        (Output::Markdown, _) => {
            return Err(Message::new(words::NO_MARKDOWN).help(words::HELP_MARKDOWN).into());
        }
    };
    match &cli.verb {
        Verb::Test(args) => command::test::run(args, format, out),
        Verb::Check(args) => command::check::run(args, format, out),
        Verb::Rule(args) => command::rule::run(args, format, out),
        Verb::Show(args) => command::show::run(args, format, out),
        Verb::Diff(args) => command::diff::run(args, cli.format, out),
        Verb::New(args) => command::new::run(args, format, out),
        Verb::Explain(args) => command::explain::run(args, format, out),
        Verb::Fmt(args) => command::fmt::run(args, format, out),
        Verb::Completions(args) => command::completions::run(args, format, out),
        Verb::Audit(args) => command::audit::run(args, format, out),
        Verb::Cover(args) => command::cover::run(args, format, out),
        Verb::Mutate(args) => command::mutate::run(args, format, out),
        Verb::Conform(args) => command::conform::run(args, cli.format, out),
        Verb::Serve(_) => command::serve::run(),
        Verb::Report(args) => command::report::run(args, cli.format, out),
        Verb::Export(args) => command::export::run(args, out),
    }
}

fn told(trouble: &Trouble) -> Exit {
    match trouble {
        Trouble::PipeClosed => Exit::Clean,
        Trouble::Told(message) => {
            let _ = writeln!(anstream::stderr(), "{message}");
            message.exit
        }
    }
}
