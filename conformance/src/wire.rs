//! The wire protocol, version 1: one JSON object a line, the runner asks, the adapter answers.
//!
//! [`frame`] has a whole request and a whole answer, [`hello`] the handshake, [`open`] how a hand begins, [`step`] what
//! happens at a table, [`state`] what can be seen of it. Expectations are never on the wire, and neither are the names of
//! scenarios and seats: a hand goes by a handle, a seat by its number, from 1, clockwise.

pub mod frame;
pub mod hello;
pub(crate) mod line;
pub mod open;
pub mod pots;
pub mod schema;
pub mod seat;
pub mod serve;
pub mod state;
pub mod step;
pub(crate) mod table;
pub mod word;

/// The version of the protocol that this runner speaks.
pub const VERSION: u32 = 1;

/// The most bytes that an answer may have.
pub const MOST_BYTES: usize = 1024 * 1024;
