//! What is said of completion scripts.

/// That the script has one form.
pub(crate) const NO_JSON: &str = "a completion script is written for a shell, not as JSON";

/// What to write instead.
pub(crate) const HELP_NO_JSON: &str = "leave `--format json` out";
