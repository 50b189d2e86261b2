//! How words stand out on a terminal; in a pipe these are taken away.

/// What is to be read first.
pub(crate) const BOLD: &str = "\u{1b}[1m";
/// What may be passed over.
pub(crate) const DIM: &str = "\u{1b}[2m";
/// Where rulesets part.
pub(crate) const MARK: &str = "\u{1b}[33m";
/// What is right.
pub(crate) const GOOD: &str = "\u{1b}[32m";
/// What is wrong.
pub(crate) const BAD: &str = "\u{1b}[31m";
/// Back to plain text.
pub(crate) const RESET: &str = "\u{1b}[0m";
