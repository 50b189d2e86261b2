//! Wagers that are taken for a wrong total, and what is said of them.

use floorman_engine::{Chips, Effect, Effects, Held, Mistake, Reason, Seat};

use super::money::Named;
use super::people::Told;

/// A wager that is taken for a wrong total.
pub(crate) fn unnoticed(seat: Seat, effects: &Effects, named: &Named) -> Option<Told> {
    let who = named.seat(seat);
    effects.iter().find_map(|effect| {
        let Effect::TakenFor(_, total, mistake) = *effect else { return None };
        let why = match mistake {
            Mistake::WrongSize => "it is no lawful size, and nobody notices",
            Mistake::AboveThePot => "it is more than the pot, and nobody notices",
            Mistake::BelowThePot => "it was meant to be the pot, which is more",
        };
        Some((
            format!("{who}'s wager is taken for {}, as long as nobody objects.", named.chips(total)),
            Some(why),
        ))
    })
}

/// The floor finds that a wager was wrong.
pub(crate) fn notices(held: Held, effects: &Effects, named: &Named) -> Told {
    let right = effects.iter().find_map(|effect| {
        let Effect::PutRight(total, seats) = *effect else { return None };
        Some(format!("{} put in {}, or all they have.", named.seats(seats), named.chips(total)))
    });
    match (right, held) {
        (Some(right), _) => (right, Some("the wager is put right for everyone who has matched it")),
        (None, Held::Void(Reason::TooLate)) => {
            ("The wager stands as it was made.".to_owned(), Some("the mistake is found too late"))
        }
        (None, Held::Floor(_)) => ("The floor decides whether the wager is put right.".to_owned(), None),
        (None, Held::AsDeclared | Held::As(..) | Held::Void(_)) => {
            ("Nothing changes.".to_owned(), Some("no wager was of a wrong size"))
        }
    }
}

/// A call by a player who was told that the bet is smaller; nothing where it is simply a call.
pub(crate) fn calls_as_told((seat, told): (Seat, Chips), held: Held, named: &Named) -> Option<Told> {
    let who = named.seat(seat);
    match held {
        Held::AsDeclared => {
            Some((format!("{who} calls the bet as it is."), Some("who calls accepts the right amount")))
        }
        Held::Void(Reason::WrongCount) => Some((
            format!("{who} is to act again."),
            Some("the bet was said to be smaller, and nobody has acted since"),
        )),
        Held::Floor(_) => Some((
            format!("The floor decides whether {who} is held to more than {}.", named.chips(told)),
            None,
        )),
        Held::As(..) | Held::Void(_) => None,
    }
}

/// Chips that were hidden behind an all-in.
pub(crate) fn found((seat, chips): (Seat, Chips), held: Held, effects: &Effects, named: &Named) -> Told {
    let (who, chips) = (named.seat(seat), named.chips(chips));
    let puts_in = effects.iter().filter_map(|effect| {
        let Effect::PutMore(more, seats) = *effect else { return None };
        Some(format!("{} for {} more", named.seats(seats), named.chips(more)))
    });
    let puts_in: Vec<String> = puts_in.collect();
    let play = (!puts_in.is_empty()).then(|| format!("In goes {}, or all there is.", puts_in.join(", and ")));
    match (play, held) {
        (Some(play), _) => (play, Some("an all-in is all the chips that a player has")),
        (None, Held::AsDeclared) => (format!("{who} keeps the {chips}."), Some("nobody can match them")),
        (None, Held::Void(Reason::HiddenChips)) => {
            (format!("{who} keeps the {chips}, which play for nothing."), Some("they were hidden"))
        }
        (None, Held::Void(Reason::TooLate)) => {
            (format!("{who} keeps the {chips}."), Some("the pots are being paid out already"))
        }
        (None, Held::Floor(_)) => {
            (format!("The floor decides whether the {chips} were in {who}'s bet."), None)
        }
        (None, Held::Void(_) | Held::As(..)) => (
            "Nothing changes.".to_owned(),
            Some("it is asked once an all-in was called, and nobody is still to act"),
        ),
    }
}

/// The other tables have finished their hand.
pub(crate) fn other_tables(held: Held) -> Told {
    if held == Held::AsDeclared {
        (
            "The hands are turned up, and the board goes on.".to_owned(),
            Some("they waited for the other tables"),
        )
    } else {
        ("Nothing changes.".to_owned(), Some("nothing waits for the other tables"))
    }
}
