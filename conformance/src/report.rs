//! Reports of the conformance kit: one stream of JSON lines, and everything else is made from it.
//!
//! [`read`] takes a stream strictly, [`merge`] joins parts and engines, and [`views`] shows what they say.

mod merge;
mod read;
pub mod record;
pub(crate) mod seen;
pub mod views;

pub use merge::{Merged, exit, merge};
pub use read::{Report, read, write};
