//! What a table may be wrong in, and amounts that its stakes have to name.

use super::Statement;
use crate::Value;
use crate::chips::Chips;
use crate::ruleset::Ruleset;
use crate::ruleset::choices::Unit;
use crate::ruleset::facts::{Setting, Structure};
use crate::ruleset::params::Question;
use crate::setup::{Fault, Occasion, Stakes};

pub(super) fn unit_in_chips(stakes: &Stakes, unit: Unit) -> Option<Chips> {
    match unit {
        Unit::BigBlind => stakes.blinds.last().copied(),
        Unit::Unit => Some(stakes.unit),
        Unit::Ante => stakes.ante.map(|ante| ante.amount),
        Unit::BringIn | Unit::Raise | Unit::Bet | Unit::Percent | Unit::Straddle | Unit::Board => None,
    }
}

/// Questions whose amounts count at every table.
const PLAYED: [Question; 4] =
    [Question::MinimumBet, Question::LargestWager, Question::OddChipUnit, Question::StraddleSize];
/// Questions whose amounts count where the house is paid out of the pots.
const CHARGED: [Question; 4] =
    [Question::RakeCap, Question::SmallestRakedPot, Question::JackpotDrop, Question::JackpotPot];

pub(super) fn of_units(statements: &[Statement], stakes: &Stakes, is_raked: bool) -> Vec<Fault> {
    let counts = |question| PLAYED.contains(&question) || (is_raked && CHARGED.contains(&question));
    let money = |statement: &Statement| match &statement.arm.value {
        Value::Quantity { low, high, unit } if counts(statement.question) => Some(([*low, *high], *unit)),
        Value::Quantity { .. } | Value::Word(_) | Value::List(_) | Value::Floor => None,
    };
    let smallest = stakes.chips.iter().copied().min().unwrap_or(Chips(1));
    let fault = |statement: &Statement| {
        let (numbers, unit) = money(statement)?;
        let Some(one) = unit_in_chips(stakes, unit) else {
            return Some(Fault::Unit { question: statement.question.name(), unit: unit.words().1 });
        };
        let odd = |amount: &Chips| amount.0.checked_rem(smallest.0) != Some(0) || *amount > Chips::LIMIT;
        let amounts = numbers.map(|number| Chips(one.0.saturating_mul(u64::from(number))));
        amounts.into_iter().find(odd).map(Fault::NotAChipAmount)
    };
    statements.iter().filter_map(fault).collect()
}

pub(super) fn of(ruleset: &Ruleset, stakes: &Stakes, occasion: Occasion) -> Vec<Fault> {
    let mut faults = Vec::new();
    let settings = ruleset.settings();
    let allowed = match occasion.setting {
        Setting::Cash => settings.cash,
        Setting::Tournament => settings.tournament,
    };
    if !allowed {
        faults.push(Fault::Setting);
    }
    let rising = stakes.blinds.is_sorted() && matches!(stakes.blinds.len(), 1..=3);
    if !rising || stakes.blinds.last().is_none_or(|blind| blind.is_zero()) {
        faults.push(Fault::Blinds);
    }
    let bets = stakes.bets.is_some_and(|(small, big)| !small.is_zero() && small <= big);
    if bets != (stakes.structure == Structure::FixedLimit) || (stakes.bets.is_some() && !bets) {
        faults.push(Fault::Bets);
    }
    let spread = stakes.spread.is_some_and(|(low, high)| !low.is_zero() && low <= high);
    if spread != (stakes.structure == Structure::SpreadLimit) || (stakes.spread.is_some() && !spread) {
        faults.push(Fault::Spread);
    }
    faults.extend(chip_faults(stakes));
    faults
}

fn chip_faults(stakes: &Stakes) -> Vec<Fault> {
    let smallest = stakes.chips.iter().copied().min().unwrap_or(Chips(1));
    let odd = |amount: Chips| amount.0.checked_rem(smallest.0) != Some(0);
    let wrong = |amount: Chips| amount.is_zero() || odd(amount);
    if stakes.unit.is_zero()
        || stakes.chips.iter().copied().any(odd)
        || stakes.betting_unit.is_some_and(wrong)
    {
        return vec![Fault::Denominations];
    }
    let (small, big) = stakes.bets.unwrap_or_default();
    let ante = stakes.ante.map(|ante| ante.amount).unwrap_or_default();
    let (low, high) = stakes.spread.unwrap_or_default();
    let amounts = stakes.blinds.iter().copied().chain([small, big, ante, low, high]);
    let too_many = amounts.clone().any(|amount| amount > Chips::LIMIT).then_some(Fault::TooManyChips);
    amounts.filter(|amount| odd(*amount)).map(Fault::NotAChipAmount).chain(too_many).collect()
}
