//! The closed lists of words that adapters use: capabilities and kinds of refusal.

use floorman_engine::{Impossible, Reason};

/// What an adapter may declare to do beyond a plain hand, each with what it means.
pub const CAPABILITIES: [(&str, &str); 43] = [
    ("start", "opens a hand in its middle"),
    ("antes", "takes antes"),
    ("posts", "takes posts beside the blinds"),
    ("dead-small-blind", "plays a hand in which nobody posts the small blind"),
    ("denominations", "knows which chips are in play"),
    ("racks", "knows of which chips a stack is made"),
    ("left-in-event", "knows how many players the event still has"),
    ("mixed", "knows that several games are played in turn"),
    ("hand-for-hand", "knows that all tables begin each hand together"),
    ("raked", "takes a rake"),
    ("spread", "plays between a smallest and a largest wager"),
    ("hold-award", "waits with an award until it is told to award"),
    ("out-of-turn", "rules an act of a seat that is not to act"),
    ("deal-by-events", "gets each seat's cards as an event, and rules it"),
    ("board-out-of-time", "rules a board that is not due, or has too many or too few cards"),
    ("skip", "the event"),
    ("expose", "the event"),
    ("agree", "the event, and several boards"),
    ("chop", "the event"),
    ("straddle", "the event"),
    ("show-cards", "`show` of some cards of a hand"),
    ("play-board", "the event"),
    ("take-back", "the event"),
    ("put-out", "the event"),
    ("push", "the event"),
    ("say", "the event"),
    ("unnoticed", "the event"),
    ("notice", "the event"),
    ("call-told", "the event"),
    ("prior-chips", "`post-with`, `take-back-chips`, `put-out-together`"),
    ("find", "the event"),
    ("other-tables-finish", "the event"),
    ("add", "the event"),
    ("ask-to-see", "the event"),
    ("mislead", "the event"),
    ("dispute", "the event"),
    ("floor-rules", "the event"),
    ("duties", "`post`, `collect`, `turn-up`, `open-showdown`, `rake` as events of their own"),
    ("sweep", "the event"),
    ("kill", "the event"),
    ("next-hand", "the event"),
    ("complete", "the act"),
    ("correct", "holds an irregular act to be another one, instead of refusing it"),
];

/// Kinds of refusal beside those that the engine's own lists name.
const MORE_KINDS: [&str; 4] = ["floor-decision", "wrong-phase", "unknown-action", "other"];

/// The kind of a ruling that the floor has to make.
pub const FLOOR_DECISION: &str = "floor-decision";

/// Whether it is a capability.
#[must_use]
pub fn is_capability(word: &str) -> bool {
    CAPABILITIES.iter().any(|(known, _)| *known == word)
}

/// Every kind of refusal.
pub fn kinds() -> impl Iterator<Item = &'static str> {
    let reasons = Reason::ALL.into_iter().map(Reason::name);
    reasons.chain(Impossible::NAMES).chain(MORE_KINDS)
}
