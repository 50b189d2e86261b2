//! A pot is split evenly down to its unit; the chips that are left over go to winners in the book's order.
//!
//! Books: TDA 20; WSOP live 152 and 153; Robert's ties 3 to 5; document C, section 8.

use crate::chips::Chips;
use crate::citation::Why;
use crate::hand::Hand;
use crate::ruleset::choices::{MoneyOr, OddChip, OddChipUnit, OddChips};
use crate::ruleset::params::AwardRules;
use crate::ruling::{Effect, Effects};
use crate::seat::Seats;

/// Splits an amount among its winners.
pub(super) fn split(
    hand: &Hand<'_>,
    (amount, winners): (Chips, Seats),
    rules: &AwardRules,
    (effects, why): (&mut Effects, &mut Why),
) {
    let count = u64::from(winners.count()).max(1);
    if count == 1 {
        return effects.push(Effect::Share(amount, winners));
    }
    let unit = unit(hand, rules, why);
    let each = Chips(amount.0 / (count * unit.0) * unit.0);
    let over = amount - each * count;
    if !each.is_zero() {
        effects.push(Effect::Share(each, winners));
    }
    if over.is_zero() {
        return;
    }
    let OddChip::FirstLeftOfButton = rules.odd_chip.cite(why);
    let first = winners.clockwise(hand.button);
    let units = over.0 / unit.0;
    let broken = Chips(over.0 % unit.0);
    let one_each = units > 1 && rules.odd_chips.cite(why) == OddChips::OneEach;
    let whole: Seats =
        first.clone().take(if one_each { usize::try_from(units).unwrap_or(usize::MAX) } else { 1 }).collect();
    let to_each = if one_each { unit } else { unit * units };
    if units > 0 {
        effects.push(Effect::OddChips(to_each, whole));
    }
    if !broken.is_zero() {
        effects.push(Effect::OddChips(broken, first.take(1).collect()));
    }
}

/// The unit that the pot is split down to.
pub(super) fn unit(hand: &Hand<'_>, rules: &AwardRules, why: &mut Why) -> Chips {
    let sizes = hand.table.sizes;
    let unit = match rules.odd_chip_unit.cite(why) {
        MoneyOr::Word(OddChipUnit::SmallestChipInPlay) => sizes.smallest_chip,
        MoneyOr::Word(OddChipUnit::SmallestBlindChip) => sizes.blind_chip,
        MoneyOr::Amount(money) => hand.table.money(money),
    };
    unit.max(Chips(1))
}
