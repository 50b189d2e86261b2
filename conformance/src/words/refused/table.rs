//! What is wrong with a table.

use floorman_engine::{Chips, MAX_SEATS};

use super::{Said, said};

pub(crate) const TABLE: &str = "the table";
pub(crate) const START: &str = "the start";
pub(crate) const ANTE: &str = "the ante";
pub(crate) const STRUCTURE: &str = "structure";
pub(crate) const SETTING: &str = "setting";
pub(crate) const SMALL_BLIND: &str = "small blind";
pub(crate) const PAYER: &str = "payer of antes";

pub(crate) fn no_ante() -> Said {
    said("an ante of 0 is no ante", "take `ante` out")
}

pub(crate) fn left_in_event(number: i128) -> Said {
    said(format!("{number} players cannot be left in an event that plays on"), "write 2 or more")
}

pub(crate) fn seats(number: usize) -> Said {
    let help = "name each seat with its stack, clockwise";
    said(format!("{number} seats: a table has 2 to {MAX_SEATS}"), help)
}

pub(crate) fn seat_name(name: &str) -> Said {
    let help = "a seat is one word that begins with a letter and opens no line itself";
    said(format!("`{name}` is no name for a seat"), help)
}

pub(crate) fn no_chips(name: &str) -> Said {
    said(format!("`{name}` has no chips"), "leave a seat without chips out")
}

pub(crate) fn no_chip(text: &str) -> Said {
    said(format!("`{text}` is no chip"), "write chip and number, as `{100: 5}`")
}

pub(crate) fn not_in_play(chip: Chips) -> Said {
    said(format!("no chip of {chip} is in play"), "name it in `chips`")
}

pub(crate) fn too_many_chips() -> Said {
    said("the stack is more chips than can be counted", format!("stacks go up to {}", Chips::LIMIT))
}

pub(crate) fn empty_post() -> Said {
    said("the post is empty", "write `live`, `dead` or both")
}
