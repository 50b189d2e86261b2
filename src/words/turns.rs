//! What is said of acts out of turn, and of a seat that lets others act past it.

use floorman_engine::{Early, Effect, Held, Ruling, Seat};

use super::money::Named;
use super::people::Told;

/// An act out of turn that is kept in mind; nothing where the ruling is of another kind.
pub(crate) fn early(subject: &str, (ruling, in_turn): (&Ruling, Seat), named: &Named) -> Option<Told> {
    let effects = &ruling.effects;
    let (seat, early) = effects.iter().find_map(|effect| {
        if let Effect::OutOfTurn(seat, _, early) = *effect { Some((seat, early)) } else { None }
    })?;
    let has = |wanted| effects.iter().any(|effect| *effect == wanted);
    let told = if early == Early::Fold && has(Effect::Fold(seat)) {
        format!("{subject} stands at once.")
    } else {
        format!("{subject} waits for its turn.")
    };
    let skipped = named.seat(in_turn);
    let turn = if !has(Effect::LosesTurn(in_turn)) {
        format!("It is {skipped}'s turn.")
    } else if has(Effect::Fold(in_turn)) {
        format!("{skipped} has let others act past it, and its hand is dead.")
    } else if matches!(ruling.held, Held::Floor(_)) {
        format!("{skipped} has let others act past it: the floor says what becomes of its hand.")
    } else {
        format!("{skipped} has let others act past it, and may not bet or raise.")
    };
    Some((format!("{told} {turn}"), Some("it is out of turn")))
}
