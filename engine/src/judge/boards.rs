//! A pot is divided by boards, and each part goes to the best hand on its board.
//!
//! Books: WSOP live 214 and 217. The part that goes by the second board is never more than the first.

use super::{award, odd_chip, run_outs};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::Dealt;
use crate::hand::Hand;
use crate::pot::Pot;
use crate::ruleset::choices::{OddChipBetweenBoards, OddChips, RunOutPots};
use crate::ruleset::params::AwardRules;
use crate::ruling::{Effect, Effects, Held, Impossible, OfBoards};
use crate::seat::Seats;

/// Awards the part of a pot that goes by the next board, or the whole pot if it goes by the first board alone.
#[cold]
pub(super) fn award(
    hand: &Hand<'_>,
    (number, pot): (u8, Pot),
    rules: &AwardRules,
    (effects, why): (&mut Effects, &mut Why),
) -> Result<Held, Impossible> {
    let awarded = hand.memory.runs.awarded;
    let contested = contested(hand, &pot, rules, why)?;
    let whole = awarded == 0 && contested.is_none_or(Seats::at_most_one);
    let contested = contested.unwrap_or(pot.contested);
    let winners = award::winners(hand, (contested, board(hand, awarded + 1)), rules, why)?;
    if whole {
        effects.push(Effect::PotAwarded(number));
        odd_chip::split(hand, (pot.amount, winners), rules, (effects, why));
        return Ok(Held::AsDeclared);
    }
    let share = share(hand, (pot.amount, contested), rules, why)?;
    effects.push(Effect::Boards(OfBoards::Award(number, awarded + 1)));
    if !share.is_zero() {
        odd_chip::split(hand, (share, winners), rules, (effects, why));
    }
    Ok(Held::AsDeclared)
}

/// Who contests a pot board by board; nobody, if it goes by the first board because a hand wins there that has not
/// agreed to more.
fn contested(
    hand: &Hand<'_>,
    pot: &Pot,
    rules: &AwardRules,
    why: &mut Why,
) -> Result<Option<Seats>, Impossible> {
    let agreed = hand.memory.runs.agreed;
    if pot.contested.within(agreed) || pot.contested.at_most_one() {
        return Ok(Some(pot.contested));
    }
    let (RunOutPots::SidePotsAloneToo | RunOutPots::AllPots) = run_outs::rules(hand).run_out_pots.cite(why);
    let first = award::winners(hand, (pot.contested, board(hand, 1)), rules, why)?;
    Ok(first.within(agreed).then_some(pot.contested & agreed))
}

fn board(hand: &Hand<'_>, number: u8) -> Dealt {
    hand.board_numbered(number).unwrap_or_else(|| hand.board())
}

/// What goes by the next board: an even part, and the odd chips that are its.
fn share(
    hand: &Hand<'_>,
    (amount, contested): (Chips, Seats),
    rules: &AwardRules,
    why: &mut Why,
) -> Result<Chips, Impossible> {
    let boards = u64::from(hand.boards());
    let unit = odd_chip::unit(hand, rules, why);
    let each = Chips(amount.0 / (boards * unit.0) * unit.0);
    let over = amount - each * boards;
    if over.is_zero() {
        return Ok(each);
    }
    let place = match rules.odd_chip_between_boards.cite(why) {
        OddChipBetweenBoards::FirstBoard => u64::from(hand.memory.runs.awarded),
        OddChipBetweenBoards::WorstPosition => place_by_position(hand, contested, rules, why)?,
    };
    let units = over.0 / unit.0;
    let one_each = units > 1 && rules.odd_chips.cite(why) == OddChips::OneEach;
    let here = match (one_each, place) {
        (true, place) => u64::from(place < units),
        (false, 0) => units,
        (false, _) => 0,
    };
    let broken = if place == 0 { Chips(over.0 % unit.0) } else { Chips::ZERO };
    Ok(each + unit * here + broken)
}

/// How many boards come before the next one, where the worst position of their winners decides.
fn place_by_position(
    hand: &Hand<'_>,
    contested: Seats,
    rules: &AwardRules,
    why: &mut Why,
) -> Result<u64, Impossible> {
    let mut worst = |number: u8| -> Result<usize, Impossible> {
        let winners = award::winners(hand, (contested, board(hand, number)), rules, why)?;
        let place = hand.seats.clockwise(hand.button).position(|seat| winners.has(seat));
        Ok(place.unwrap_or(usize::MAX))
    };
    let this = hand.memory.runs.awarded + 1;
    let mine = worst(this)?;
    let mut before = 0;
    for number in 1..=hand.boards() {
        let other = worst(number)?;
        before += u64::from((other, number) < (mine, this));
    }
    Ok(before)
}
