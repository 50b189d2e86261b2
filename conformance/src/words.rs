//! All wording that people read in this crate stands here, so that other languages can follow.

pub(crate) mod conform;
mod effects;
mod failure;
pub(crate) mod not_played;
pub(crate) mod part;
pub(crate) mod refused;
pub(crate) mod report;
pub(crate) mod said;
pub(crate) mod shard;
mod transcript;
pub(crate) mod wire;

pub use failure::{by, failure, not_run};
pub use transcript::transcript;
