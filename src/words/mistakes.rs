//! Wagers that are taken for a wrong total, and what is said of them.

use floorman_engine::{Effect, Effects, Held, Mistake, Reason, Seat};

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
