//! The engine: judges what happens at a poker table, with the paragraphs each ruling rests on.

mod card;

pub use card::{Card, CardError, Cards, CardsIter, Rank, Suit};
