#![doc = include_str!("../README.md")]
#![cfg_attr(not(test), deny(clippy::as_conversions, clippy::float_arithmetic))]

mod card;
mod chips;
mod citation;
pub mod dealer;
mod event;
mod game;
mod hand;
mod judge;
pub mod notation;
mod options;
mod pot;
pub mod ruleset;
mod ruling;
mod seat;
mod setup;
pub mod strength;
mod table;

pub use card::{Card, CardError, Cards, CardsIter, Rank, Suit};
pub use chips::Chips;
pub use citation::{Basis, Citation, Cited, MAX_STATEMENTS, Place, Source, StatementId, Why};
pub use event::{
    Action, ChipsOut, Dealt, Disputed, Duty, Event, FloorRuling, MAX_KINDS, Meant, PriorChips, Run, Word,
};
pub use game::{BettingForm, Deck, ForcedBet, From, Game, Opener, Ranking, Share, Step, Street};
pub use hand::{Hand, MAX_BOARDS, Pending};
pub use judge::put_in::{PutIn, Settled};
pub use options::{Bounds, Match, Options, WagerOption};
pub use pot::Pot;
pub use ruleset::answer::{Answer, Kind, MAX_PREFERENCES, MAX_QUANTITY, OrFloor, Preference, Value};
pub use ruleset::chapter::Chapter;
pub use ruleset::facts::{Case, Condition, Count, Fact, Moment};
pub use ruleset::params::{Question, question};
pub use ruleset::{Arm, Draft, DraftFault, Ruleset, Settings, Via};
pub use ruling::{
    Barred, Counted, Early, Effect, Effects, Held, Impossible, MAX_EFFECTS, Mark, Mistake, OfBoards, Reason,
    Ruling,
};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use setup::{Ante, Fault, Fee, Occasion, Post, Setup, SmallBlind, Stakes, Start};
pub use strength::{Category, Low, Strength};
pub use table::{Statement, Table};
