//! In spread-limit a bet or raise adds no more than the room posts, and no less than the last one did.
//!
//! Books: Robert's 3.5; Hard Rock 10 and 12; Washington WAC 230-15-135.

use super::facing::Facing;
use super::minimum_raise;
use crate::chips::Chips;
use crate::citation::Why;
use crate::ruleset::choices::{LargestWager, MoneyOr};

/// The smallest and the largest total of a bet or raise.
pub(super) fn totals(facing: &Facing<'_>, why: &mut Why) -> (Chips, Chips) {
    let largest = facing.price + largest_wager(facing, why);
    (minimum_raise::smallest_total(facing, why).min(largest), largest)
}

fn largest_wager(facing: &Facing<'_>, why: &mut Why) -> Chips {
    match facing.rules.largest_wager.cite(why) {
        MoneyOr::Word(LargestWager::AsPosted) => facing.hand.table.largest_posted_bet(),
        MoneyOr::Amount(money) => facing.hand.table.money(money),
    }
}
