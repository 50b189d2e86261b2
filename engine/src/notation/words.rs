//! The words of the notation.

use super::error::NotationError;
use super::suggest::nearest;

/// The words that open a line and are neither a seat nor a street.
pub(super) const OPENERS: [&str; 12] = [
    "deal", "showdown", "next", "collect", "turn", "open", "rake", "award", "floor", "muck", "dealer",
    "other",
];

/// What a verb after a seat stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SeatWord {
    Fold,
    Check,
    Call,
    Complete,
    Is,
    Show,
    Muck,
    Post,
    Bet,
    Raise,
    Say,
    Put,
    Push,
    Add,
    Ask,
    Take,
    Play,
    Mislead,
    Dispute,
    Straddle,
    Agree,
}

/// The verbs that follow a seat.
pub(super) const SEAT_WORDS: [(&str, SeatWord); 21] = [
    ("folds", SeatWord::Fold),
    ("checks", SeatWord::Check),
    ("calls", SeatWord::Call),
    ("completes", SeatWord::Complete),
    ("is", SeatWord::Is),
    ("shows", SeatWord::Show),
    ("mucks", SeatWord::Muck),
    ("posts", SeatWord::Post),
    ("bets", SeatWord::Bet),
    ("raises", SeatWord::Raise),
    ("says", SeatWord::Say),
    ("puts", SeatWord::Put),
    ("pushes", SeatWord::Push),
    ("adds", SeatWord::Add),
    ("asks", SeatWord::Ask),
    ("takes", SeatWord::Take),
    ("plays", SeatWord::Play),
    ("misleads", SeatWord::Mislead),
    ("disputes", SeatWord::Dispute),
    ("straddles", SeatWord::Straddle),
    ("agrees", SeatWord::Agree),
];

/// Other words of the tables for acts that the notation knows.
const SYNONYMS: [(&str, &str); 12] = [
    ("all-in", "is all-in"),
    ("all", "is all-in"),
    ("allin", "is all-in"),
    ("goes", "is all-in"),
    ("shoves", "is all-in"),
    ("jams", "is all-in"),
    ("passes", "checks"),
    ("limps", "calls"),
    ("opens", "bets"),
    ("reraises", "raises to"),
    ("re-raises", "raises to"),
    ("tables", "shows"),
];

pub(super) fn is_verb(word: &str) -> bool {
    SEAT_WORDS.iter().any(|(known, _)| *known == word) || SYNONYMS.iter().any(|(known, _)| *known == word)
}

/// What is wrong when a seat is followed by an unknown verb.
pub(super) fn no_verb(verb: &str) -> NotationError {
    let meant = SYNONYMS.iter().find(|(word, _)| *word == verb).map(|(_, meant)| *meant);
    let known = SEAT_WORDS.iter().map(|(word, _)| *word);
    NotationError::NoVerb { verb: verb.to_owned(), instead: meant.or_else(|| nearest(verb, known)) }
}

/// What is wrong when a known verb is followed by the wrong words.
pub(super) fn wrong_rest(word: SeatWord, rest: &[&str]) -> NotationError {
    let verb = SEAT_WORDS.iter().find(|(_, other)| *other == word).map_or("", |(verb, _)| *verb);
    match word {
        SeatWord::Is => NotationError::IsWhat,
        SeatWord::Bet => NotationError::Amount { verb, form: "bets 10" },
        SeatWord::Raise => NotationError::Amount { verb, form: "raises to 24" },
        SeatWord::Push => NotationError::Form { verb, form: "pushes 1000" },
        SeatWord::Straddle => NotationError::Form { verb, form: "straddles 4" },
        SeatWord::Add => NotationError::Form { verb, form: "adds 500" },
        SeatWord::Put => NotationError::Form { verb, form: "puts out 500 + 100" },
        SeatWord::Say => NotationError::NoQuotes,
        SeatWord::Ask => NotationError::Form { verb, form: "asks to see B" },
        SeatWord::Agree => NotationError::Form { verb, form: "agrees to 2 boards" },
        SeatWord::Take => NotationError::Form { verb, form: "takes back" },
        SeatWord::Play => NotationError::Form { verb, form: "plays the board" },
        SeatWord::Mislead => NotationError::Form { verb, form: "misleads B" },
        SeatWord::Dispute => NotationError::Form { verb, form: "disputes the pot" },
        SeatWord::Fold
        | SeatWord::Check
        | SeatWord::Call
        | SeatWord::Complete
        | SeatWord::Show
        | SeatWord::Muck
        | SeatWord::Post => NotationError::Rest { verb, rest: rest.join(" ") },
    }
}
