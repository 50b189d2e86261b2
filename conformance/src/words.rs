//! All wording that people read in this crate stands here, so that other languages can follow.

mod effects;
mod failure;
pub(crate) mod not_played;
pub(crate) mod part;
pub(crate) mod refused;
pub(crate) mod said;
mod transcript;

pub use failure::{by, failure, not_run};
pub use transcript::transcript;
