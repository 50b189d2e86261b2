//! The engine: judges what happens at a poker table, with the paragraphs each ruling rests on.

mod card;
mod chips;
mod citation;
mod game;
pub mod ruleset;
mod seat;
pub mod strength;

pub use card::{Card, CardError, Cards, CardsIter, Rank, Suit};
pub use chips::Chips;
pub use citation::{Basis, Citation, Cited, MAX_STATEMENTS, Place, Source, StatementId, Why};
pub use game::{BettingForm, Deck, ForcedBet, From, Game, Opener, Ranking, Share, Step, Street};
pub use ruleset::answer::{Answer, Kind, MAX_PREFERENCES, MAX_QUANTITY, OrFloor, Preference, Value};
pub use ruleset::facts::{Case, Condition, Count, Fact, Moment};
pub use ruleset::params::{Chapter, Question, question};
pub use ruleset::{Arm, Draft, DraftFault, Ruleset, Settings, Via};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use strength::{Category, Low, Strength};
