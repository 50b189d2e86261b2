//! The answers that questions take, chapter by chapter.

mod betting;
mod blinds;
mod dealing;
mod declarations;
mod pots;
mod quantities;
mod rake;
mod run_outs;
mod showdown;

pub use betting::*;
pub use blinds::*;
pub use dealing::*;
pub use declarations::*;
pub use pots::*;
pub use quantities::*;
pub use rake::*;
pub use run_outs::*;
pub use showdown::*;
