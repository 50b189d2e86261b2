//! The scenario corpus and the runner that checks engines against it.

pub mod corpus;
pub mod play;
mod problem;
pub mod run;
pub mod scenario;
pub mod transcript;
pub mod words;

pub use corpus::{Corpus, CorpusText};
pub use problem::Problem;
