//! Laws that hold at every table, under every ruleset, whatever is done.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "a test may fail loudly")]

mod support;

#[path = "laws/chips.rs"]
mod chips;
#[path = "laws/choices.rs"]
mod choices;
#[path = "laws/citing.rs"]
mod citing;
#[path = "laws/judging.rs"]
mod judging;
#[path = "laws/turns.rs"]
mod turns;
#[path = "laws/twins.rs"]
mod twins;
