//! The `floor` command.

fn main() {}
