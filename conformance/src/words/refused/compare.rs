//! What is wrong with a comparison of hands.

use super::{Said, one_of, said};

pub(crate) const COMPARISON: &str = "the comparison";
pub(crate) const ITEM: &str = "the item";
pub(crate) const RANKING: &str = "ranking";

pub(crate) fn order_or_orders() -> Said {
    said("a comparison has `order` or `orders`", "write one of the two")
}

pub(crate) fn game_or_ranking() -> Said {
    said("a comparison has `game` or `ranking`", "write one of the two")
}

pub(crate) fn ranked_later(ranking: &str) -> Said {
    let help = "take the scenario out, or wait for the version that does";
    said(format!("this version does not rank hands by `{ranking}` yet"), help)
}

pub(crate) fn one_hand() -> Said {
    said("one hand cannot be compared", "write two hands or more")
}

pub(crate) fn card_on_board() -> Said {
    said("a card of the hand lies on the board too", "give the hand another card")
}

pub(crate) fn few_cards() -> Said {
    said("the hand and the board have fewer than five cards", "write five cards or more")
}

pub(crate) fn no_hand<'a>(name: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> Said {
    said(format!("no hand is called `{name}`"), one_of(name, known))
}

pub(crate) fn places() -> Said {
    let help = "write the best first and ties together, as `[[A], [B, C]]`";
    said("each hand has one place in the order", help)
}
