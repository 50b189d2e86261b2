//! The scenario corpus and the runner that checks engines against it.
//!
//! [`Corpus`] reads scenarios strictly; [`run::run`] plays them and gives results as data; [`play`] plays one hand and
//! writes down what happens as a [`transcript::Transcript`]; [`part`] finds where two rulesets part on them; [`words`]
//! tells all of it to people.
//!
//! ```
//! use floorman_conformance::play::{self, Stage};
//! use floorman_conformance::{scenario, words};
//! use floorman_grammar::{Library, SourceFile};
//!
//! let file = |name: &str| {
//!     let path = format!("{}/../rulesets/{name}", env!("CARGO_MANIFEST_DIR"));
//!     std::fs::read(&path).map(|bytes| SourceFile::new(name, bytes))
//! };
//! let files = ["common.rules", "games/holdem.rules", "books/tda-2024.rules"];
//! let (library, _) = Library::load(files.map(file).into_iter().collect::<Result<Vec<_>, _>>()?);
//!
//! let hand = scenario::read_hand("hand.yaml", "
//! table: {game: holdem, structure: no-limit, blinds: [1, 2], button: A, seats: {A: 200, B: 200, C: 200}}
//! start: {street: river, pot: 30}
//! play:
//!   - B bets 10
//!   - C raises to 15
//! ").map_err(|problems| problems[0].to_string())?;
//! let told = play::script(&Stage { library: &library, ruleset: "tda-2024", read_as: "tda-2024" }, &hand)?;
//! assert!(words::transcript(&told.transcript).contains("C raises to 15 — held as `raises to 20` (below-minimum)"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod compare;
pub mod conform;
pub mod corpus;
pub mod cover;
pub mod evidence;
pub mod export;
pub mod mutate;
pub mod part;
pub mod play;
mod problem;
pub mod report;
pub mod run;
pub mod scenario;
pub mod shard;
mod statements;
pub mod transcript;
pub mod wire;
pub mod words;

pub use corpus::{Corpus, CorpusText};
pub use problem::Problem;
