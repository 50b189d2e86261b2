//! What is said of scenario files.

/// That there are no scenarios.
pub(crate) const EMPTY: &str = "there are no scenarios here";

/// What to do about it.
pub(crate) const HELP_EMPTY: &str = "a corpus is a folder of chapters, each with files `TOPIC.yaml`";

/// That no scenario has an id.
pub(crate) fn no_scenario(id: &str) -> String {
    format!("no scenario has the id `{id}`")
}

/// That an argument is neither an id nor a file.
pub(crate) fn neither(what: &str) -> String {
    format!("`{what}` is neither the id of a scenario nor a file")
}

/// What to do about it.
pub(crate) const HELP_ID: &str =
    "`floor test --list` lists the scenarios; a hand of your own is a file with `table` and `play`";

/// That a text is no UTF-8, from this byte on.
pub(crate) const NOT_TEXT: &str = "this is not UTF-8 text";

/// What to do about it.
pub(crate) const HELP_TEXT: &str = "save the file as UTF-8";

/// How the standard input is called.
pub(crate) const STDIN: &str = "(standard input)";
