//! The `floor` command in parts: what `main.rs` runs, and what benchmarks measure.

pub mod audit;
pub mod phh;
