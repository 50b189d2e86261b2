//! Oracles: the same questions answered a second time, from what the books say and from a plain list of what happened.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "a test may fail loudly")]

mod support;

#[path = "oracles/boards.rs"]
mod boards;
#[path = "oracles/book.rs"]
mod book;
#[path = "oracles/fixed.rs"]
mod fixed;
#[path = "oracles/history.rs"]
mod history;
#[path = "oracles/notebook.rs"]
mod notebook;
#[path = "oracles/posts.rs"]
mod posts;
#[path = "oracles/pots.rs"]
mod pots;
#[path = "oracles/rake.rs"]
mod rake;
#[path = "oracles/round.rs"]
mod round;
#[path = "oracles/shows.rs"]
mod shows;
#[path = "oracles/sizes.rs"]
mod sizes;
#[path = "oracles/straddles.rs"]
mod straddles;
