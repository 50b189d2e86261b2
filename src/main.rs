//! The `floor` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    floorman::run().into()
}
