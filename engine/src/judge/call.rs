//! A call matches the highest bet, or puts in what is left.
//!
//! Books: TDA 34 and 47 take it for granted; WSOP live 132, 133 and 154 say what a short bet or blind costs.

use super::facing::Facing;
use crate::chips::Chips;
use crate::citation::Why;
use crate::ruleset::choices::{FacingOnlyAllIns, ShortBigBlindCall, ShortOpenCall};

/// The total that the seat must match.
pub(super) fn price(facing: &Facing<'_>, why: &mut Why) -> Chips {
    let asked = price_of_the_bet(facing, why);
    if !facing.only_all_ins() || asked <= facing.front {
        return asked;
    }
    let there = facing.hand.highest_front(facing.others()).max(facing.front);
    if there < asked && only_all_ins(facing, why) { there } else { asked }
}

/// Whether a seat alone against all-ins only calls what they have put in.
pub(super) fn only_all_ins(facing: &Facing<'_>, why: &mut Why) -> bool {
    let FacingOnlyAllIns::CallWhatTheyHave = facing.rules.facing_only_all_ins.cite(why);
    true
}

fn price_of_the_bet(facing: &Facing<'_>, why: &mut Why) -> Chips {
    let betting = facing.betting;
    if facing.only_blinds() {
        return price_of_the_blind(facing, why);
    }
    if !is_short_open(facing) {
        return betting.price;
    }
    match facing.rules.short_open_call.cite(why) {
        ShortOpenCall::AmountBet => betting.price,
        ShortOpenCall::MinimumBet => facing.minimum_bet(why).max(betting.price),
    }
}

/// Whether the only bet is an opening all-in below the minimum.
pub(super) fn is_short_open(facing: &Facing<'_>) -> bool {
    facing.betting.made > 0 && facing.betting.full_price.is_zero()
}

/// Whether the big blind was posted short and no one has put out a straddle over it.
pub(super) fn is_short_blind(facing: &Facing<'_>) -> bool {
    let hand = facing.hand;
    let short = |seat| hand.all_in.has(seat) && hand.front[seat] < hand.table.sizes.big_blind;
    facing.only_blinds() && hand.big_blind_seat().is_some_and(short) && !facing.betting.over_straddle
}

fn price_of_the_blind(facing: &Facing<'_>, why: &mut Why) -> Chips {
    if !is_short_blind(facing) {
        return facing.betting.price;
    }
    match facing.rules.short_big_blind_call.cite(why) {
        ShortBigBlindCall::FullBigBlind => facing.betting.price,
        ShortBigBlindCall::AmountPosted => posted(facing),
    }
}

/// The most that anyone has posted.
pub(super) fn posted(facing: &Facing<'_>) -> Chips {
    facing.hand.highest_front(facing.hand.seats)
}
