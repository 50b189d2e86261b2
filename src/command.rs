//! The verbs.

pub(crate) mod audit;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod conform;
pub(crate) mod cover;
pub(crate) mod diff;
pub(crate) mod explain;
pub(crate) mod export;
pub(crate) mod fmt;
pub(crate) mod mutate;
pub(crate) mod new;
pub(crate) mod report;
pub(crate) mod rule;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod test;
