//! Why a scenario cannot be played, and what to do about it.

use crate::play::NotPlayed;

/// What stands for the table that a scenario should have.
pub(crate) const CAN_BE_SET_UP: &str = "a table that can be set up";

pub(crate) fn message(error: &NotPlayed) -> String {
    match error {
        NotPlayed::NoRuleset(name) => format!("no ruleset is called `{name}`"),
        NotPlayed::NoGame(name) => format!("no game is called `{name}`"),
        NotPlayed::NoStreet(name) => format!("the game has no street called `{name}`"),
        NotPlayed::NoSetting(name) => {
            format!("`{name}` is for cash games and tournaments, and the table does not say which it is")
        }
        NotPlayed::Faults(faults) => faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
        NotPlayed::NoRanking(game) => format!("this version does not rank the hands of `{game}` yet"),
    }
}

pub(crate) const fn help(error: &NotPlayed) -> &'static str {
    match error {
        NotPlayed::NoRuleset(_) => "name a ruleset that is loaded, or load its file too",
        NotPlayed::NoGame(_) => "name a game that is loaded, or load its file too",
        NotPlayed::NoStreet(_) => "name a street of the game",
        NotPlayed::NoSetting(_) => "write `setting: cash` or `setting: tournament` in the table",
        NotPlayed::Faults(_) => "mend the table",
        NotPlayed::NoRanking(_) => "wait for the version that does",
    }
}
