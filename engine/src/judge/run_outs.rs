//! Once no more betting can follow, players may agree to have the rest of the board dealt more than once.
//!
//! Books: WSOP live 208 to 214; Hard Rock, high limit 3. Two rooms offer it to exactly two players.

use super::cards;
use crate::card::Cards;
use crate::citation::Why;
use crate::event::{Dealt, Run};
use crate::hand::{Hand, Pending};
use crate::ruleset::choices::{RunOutPlayers, RunOutPots};
use crate::ruleset::params::ShowdownRules;
use crate::ruling::{Effect, Effects, Held, Impossible, OfBoards, Reason};
use crate::seat::Seat;

/// A seat agrees to so many boards. One board takes back what was agreed.
pub(super) fn agree(
    hand: &Hand<'_>,
    (seat, boards): (Seat, u8),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    if !is_open(hand) {
        return Ok(cards::not_due(hand, why));
    }
    has_cards_for(hand, boards)?;
    let rules = rules(hand);
    let offered = rules.run_outs.cite(why);
    Ok(if boards > offered.most {
        Held::Void(Reason::AboveMaximum)
    } else if boards < offered.fewest && boards != 1 {
        Held::Void(Reason::BelowMinimum)
    } else if boards > 1 && are_too_many(hand, rules, why) {
        Held::Void(Reason::NotOffered)
    } else {
        effects.push(Effect::Boards(OfBoards::Agree(seat, boards)));
        Held::AsDeclared
    })
}

fn are_too_many(hand: &Hand<'_>, rules: &ShowdownRules, why: &mut Why) -> bool {
    hand.live.count() > 2 && rules.run_out_players.cite(why) == RunOutPlayers::ExactlyTwoAgree
}

/// Cards for one of several boards, or for the only one where some have agreed and others have not.
#[cold]
pub(super) fn deal(
    hand: &Hand<'_>,
    (run, dealt): (Run, Dealt),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    cards::not_out(hand, dealt.known)?;
    let Pending::Board(due) = hand.pending() else {
        return Ok(cards::not_due(hand, why));
    };
    if run.street != hand.street || run.board != hand.board_number() {
        return Ok(cards::not_due(hand, why));
    }
    let held = cards::count(hand, dealt, due, why);
    if held == Held::AsDeclared {
        if let Some(boards) = settled(hand, why) {
            effects.push(Effect::Boards(OfBoards::RunOut(boards)));
        }
        effects.push(Effect::Board(dealt.known, dealt.unknown));
    }
    Ok(held)
}

/// How many boards are agreed by all who have to agree, as the next card comes.
fn settled(hand: &Hand<'_>, why: &mut Why) -> Option<u8> {
    let runs = &hand.memory.runs;
    if runs.boards > 0 || runs.named < 2 {
        return None;
    }
    let rules = rules(hand);
    let (RunOutPlayers::AllRemainingAgree | RunOutPlayers::ExactlyTwoAgree) = rules.run_out_players.cite(why);
    if hand.live.within(runs.agreed) {
        return Some(runs.named);
    }
    match rules.run_out_pots.cite(why) {
        RunOutPots::AllPots => None,
        RunOutPots::SidePotsAloneToo => {
            let pots = hand.pots_now();
            let mut side_pots = pots.as_slice().iter().skip(1).filter(|pot| !pot.awarded);
            let agreed =
                side_pots.any(|pot| !pot.contested.at_most_one() && pot.contested.within(runs.agreed));
            agreed.then_some(runs.named)
        }
    }
}

pub(super) fn rules<'h>(hand: &Hand<'h>) -> &'h ShowdownRules {
    hand.course.showdown(hand.plan.round, hand.company(), hand.ending())
}

/// Whether nobody can bet any more, someone is all-in, and board cards alone are to come.
fn is_open(hand: &Hand<'_>) -> bool {
    let later = hand.table.streets.iter().skip(usize::from(hand.street) + 1);
    matches!(hand.pending(), Pending::Board(_))
        && hand.memory.runs.boards == 0
        && hand.betting_is_over()
        && hand.all_in.meets(hand.live)
        && later.map(|street| street.down).all(|down| down == 0)
}

fn has_cards_for(hand: &Hand<'_>, boards: u8) -> Result<(), Impossible> {
    let to_come: u32 =
        hand.table.streets.iter().skip(usize::from(hand.street)).map(|street| u32::from(street.board)).sum();
    let out =
        hand.seats.count() * u32::from(hand.hole_cards) + u32::from(hand.board_size + hand.memory.exposed);
    let needed = out + to_come * u32::from(boards);
    if needed <= Cards::DECK.len() { Ok(()) } else { Err(Impossible::NotEnoughCards) }
}
