//! The scenario corpus and the runner that checks engines against it.

pub mod corpus;
mod problem;
pub mod scenario;

pub use corpus::{Corpus, CorpusText};
pub use problem::Problem;
