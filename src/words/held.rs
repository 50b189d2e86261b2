//! What an act is held to be, in words.

use floorman_engine::{Action, Held, Impossible, Pending, Question, notation};

use super::money::Named;

/// What became of an act: `it is held to be a call`.
pub(crate) fn held(held: Held, named: &Named) -> String {
    match held {
        Held::AsDeclared => "stands as declared".to_owned(),
        Held::As(action, _) => format!("is held to be {}", as_noun(action, named)),
        Held::Void(_) => "counts for nothing".to_owned(),
        Held::Floor(question) => format!("is {}", left_to_the_floor(question)),
    }
}

/// That the floor decides, and what.
pub(crate) fn left_to_the_floor(question: Question) -> String {
    format!("for the floor to decide: {}", lower_first(question.doc()))
}

/// An act as a noun: `a raise to 24`.
pub(crate) fn as_noun(action: Action, named: &Named) -> String {
    match action {
        Action::Fold => "a fold".to_owned(),
        Action::Check => "a check".to_owned(),
        Action::Call => "a call".to_owned(),
        Action::Bet(total) => format!("a bet of {}", named.chips(total)),
        Action::RaiseTo(total) => format!("a raise to {}", named.chips(total)),
        Action::Complete => "a completion".to_owned(),
        Action::AllIn => "an all-in".to_owned(),
    }
}

/// An act as it is declared, amounts in units.
pub(crate) fn declared(action: Action, named: &Named) -> String {
    match action {
        Action::Bet(total) => format!("bets {}", named.chips(total)),
        Action::RaiseTo(total) => format!("raises to {}", named.chips(total)),
        Action::Fold | Action::Check | Action::Call | Action::Complete | Action::AllIn => {
            notation::action(action)
        }
    }
}

fn lower_first(doc: &str) -> String {
    let mut letters = doc.trim_end_matches('.').chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}

/// What cannot happen, with the names and units of the table.
pub(crate) fn impossible(impossible: Impossible, named: &Named) -> String {
    match impossible {
        Impossible::NotEnoughChips { has, total } => {
            format!("it has {} behind, {} in all on this street", named.chips(has), named.chips(total))
        }
        Impossible::UnknownCards(seat) => {
            format!("the award needs cards that nobody knows: {}'s, or the board's", named.seat(seat))
        }
        Impossible::NoSuchSeat
        | Impossible::NoLiveHand
        | Impossible::NotAChipAmount
        | Impossible::ChipNotInPlay(_)
        | Impossible::NotEnoughOfAChip { .. }
        | Impossible::CardElsewhere
        | Impossible::CardNotHeld
        | Impossible::NotEnoughCards
        | Impossible::HandOver => impossible.to_string(),
    }
}

/// What the table waits for.
pub(crate) fn waits(pending: Pending, named: &Named) -> String {
    match pending {
        Pending::Post(seat) => format!("{} is to post", named.seat(seat)),
        Pending::Deal(seat, 1) => format!("{} is to be dealt a card", named.seat(seat)),
        Pending::Deal(seat, cards) => format!("{} is to be dealt {cards} cards", named.seat(seat)),
        Pending::Board(1) => "the board is to get a card".to_owned(),
        Pending::Board(cards) => format!("the board is to get {cards} cards"),
        Pending::Act(seat) => format!("it is {}'s turn", named.seat(seat)),
        Pending::Collect => "the bets are to be gathered".to_owned(),
        Pending::TurnUp => "the hands are to be turned up".to_owned(),
        Pending::OtherTables => "the other tables have not finished".to_owned(),
        Pending::OpenShowdown => "the showdown is to begin".to_owned(),
        Pending::Show(seat) => format!("{} is to show or muck", named.seat(seat)),
        Pending::Rake => "the house is to be paid".to_owned(),
        Pending::Award => "a pot is to be awarded".to_owned(),
        Pending::Over => "the hand is over".to_owned(),
    }
}
