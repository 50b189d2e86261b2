//! Reports of the conformance kit: one stream of JSON lines, and everything else is made from it.

pub mod record;
