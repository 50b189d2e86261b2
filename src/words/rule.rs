//! Above and below a hand and its rulings.

use floorman_conformance::play::NotPlayed;
use floorman_conformance::scenario::{Scenario, Script};
use floorman_engine::Impossible;

use super::money::Named;
use super::story;
use super::{hanging, wrapped};

/// What a hand is: id and title, table, place, rulesets.
pub(crate) fn header(
    scenario: Option<&Scenario>,
    script: Option<&Script>,
    place: &str,
    under: &[&str],
) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(scenario) = scenario {
        lines.push(hanging(&scenario.title, &format!("{}  ", scenario.id), "      "));
    }
    let table = script.map(|script| {
        let table = &script.table;
        let named = Named::new(Vec::new(), table.unit);
        story::table(table.structure, &table.game, &table.blinds, &named)
    });
    let table = table.map(|table| format!("{table} — ")).unwrap_or_default();
    lines.push(format!("{table}{place}"));
    lines.push(format!("under {}", under.join(", ")));
    lines
}

/// Why it comes out so, as the scenario says it.
pub(crate) fn why(why: &str) -> String {
    wrapped(&format!("Why: {why}"), "")
}

/// That a hand cannot be played.
pub(crate) fn not_played(ruleset: &str, error: &NotPlayed) -> String {
    format!("under {ruleset} this hand cannot be played: {error}")
}

/// What to write instead of what cannot happen.
pub(crate) const fn instead_of(what: Impossible) -> &'static str {
    match what {
        Impossible::NoSuchSeat => "name a seat of the table",
        Impossible::NoLiveHand => "take the act out: this hand is folded, or was never dealt in",
        Impossible::NotEnoughChips { .. } => {
            "write `is all-in` for the whole stack, or an amount that the seat has"
        }
        Impossible::NotAChipAmount => "write an amount that the chips in play can make",
        Impossible::ChipNotInPlay(_) => {
            "put out chips of those under `chips` in the table, or write `pushes` and an amount"
        }
        Impossible::NotEnoughOfAChip { .. } => "put out chips that the seat's stack is made of",
        Impossible::CardElsewhere => "deal each card once, and only cards of the game's deck",
        Impossible::CardNotHeld => "show cards that the seat was dealt",
        Impossible::NotEnoughCards => "agree to fewer boards",
        Impossible::HandOver => "take out what comes after the end of the hand",
        Impossible::UnknownCards(_) => "deal the cards that are to be compared",
    }
}
