//! The house takes its part of what was contested, and what it drops for a jackpot, before anything is awarded; what
//! nobody matched is no part of it.
//!
//! Books: WSOP live 31; Hard Rock 38.

use crate::chips::Chips;
use crate::citation::Why;
use crate::hand::Hand;
use crate::pot;
use crate::ruleset::choices::{AnyPot, MoneyOr, Percent, RakeCap, RakeFrom, RakeRounding, RakeWithoutFlop};
use crate::ruleset::params::AwardRules;
use crate::ruling::{Effect, Effects, Held};

#[cold]
pub(super) fn rake(hand: &Hand<'_>, effects: &mut Effects, why: &mut Why) -> Held {
    let rules = hand.course.award(hand.plan.round, hand.company(), hand.ending());
    let contested = hand.collected - pot::unmatched(hand).map_or(Chips::ZERO, |(_, alone)| alone);
    let rake = amount(hand, (rules, contested), why);
    let jackpot = dropped(hand, contested, why).min(contested - rake);
    let choice = !(rake + jackpot).is_zero() && hand.pots_now().as_slice().len() > 1;
    let from = if choice { rules.rake_from.cite(why) } else { RakeFrom::MainPotFirst };
    effects.push(Effect::Rake(rake, from));
    if !jackpot.is_zero() {
        effects.push(Effect::Jackpot(jackpot));
    }
    Held::AsDeclared
}

/// What falls due of a hand that ends here.
fn amount(hand: &Hand<'_>, (rules, contested): (&AwardRules, Chips), why: &mut Why) -> Chips {
    let Percent(percent) = hand.course.deal.rake.cite(why);
    if percent == 0 || (sees_no_flop(hand) && rules.rake_without_flop.cite(why) == RakeWithoutFlop::None) {
        return Chips::ZERO;
    }
    due_of(hand, (contested, percent), why)
}

/// What is dropped for a jackpot of a hand that sees a flop.
fn dropped(hand: &Hand<'_>, contested: Chips, why: &mut Why) -> Chips {
    let rules = &hand.course.deal;
    let MoneyOr::Amount(drop) = rules.jackpot_drop.cite(why) else {
        return Chips::ZERO;
    };
    if sees_no_flop(hand) || is_below(hand, contested, rules.jackpot_pot.cite(why)) {
        return Chips::ZERO;
    }
    hand.table.money(drop)
}

fn is_below(hand: &Hand<'_>, chips: Chips, smallest: MoneyOr<AnyPot>) -> bool {
    match smallest {
        MoneyOr::Word(AnyPot::AnyPot) => false,
        MoneyOr::Amount(smallest) => chips < hand.table.money(smallest),
    }
}

/// What is due by now of the chips of earlier rounds.
pub(super) fn due_by_now(hand: &Hand<'_>, why: &mut Why) -> Chips {
    if hand.street == 0 {
        return Chips::ZERO;
    }
    let Percent(percent) = hand.course.deal.rake.cite(why);
    if percent == 0 { Chips::ZERO } else { due_of(hand, (hand.collected, percent), why) }
}

/// The part of these chips that is the house's.
fn due_of(hand: &Hand<'_>, (chips, percent): (Chips, u32), why: &mut Why) -> Chips {
    let rules = &hand.course.deal;
    if is_below(hand, chips, rules.smallest_raked_pot.cite(why)) {
        return Chips::ZERO;
    }
    let rake = rounded(hand, chips, percent, rules.rake_rounding.cite(why));
    let rake = match rules.rake_cap.cite(why) {
        MoneyOr::Word(RakeCap::None) => rake,
        MoneyOr::Amount(cap) => rake.min(hand.table.money(cap)),
    };
    hand.table.sizes.down_to_chips(rake.min(chips))
}

/// Whether the hand ends before the board has a card. With two live hands and no more betting the board still comes.
fn sees_no_flop(hand: &Hand<'_>) -> bool {
    hand.board_size == 0 && hand.live.at_most_one()
}

fn rounded(hand: &Hand<'_>, contested: Chips, percent: u32, rounding: RakeRounding) -> Chips {
    let unit = hand.table.stakes().unit;
    match rounding {
        RakeRounding::None => part(contested, percent, (Chips(1), 0)),
        RakeRounding::NearestUnit => part(contested, percent, (unit, 50)),
        RakeRounding::DownToUnit => part(contested, percent, (unit, 0)),
    }
}

/// So many of a hundred, and so many hundredths of a unit more, in whole units.
fn part(contested: Chips, percent: u32, (unit, more): (Chips, u32)) -> Chips {
    let hundredths = u128::from(contested.0) * u128::from(percent) + u128::from(unit.0) * u128::from(more);
    let unit = u128::from(unit.0);
    let units = hundredths.checked_div(unit * 100).unwrap_or_default();
    Chips(u64::try_from(units * unit).unwrap_or(u64::MAX))
}
