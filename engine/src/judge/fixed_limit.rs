//! In fixed-limit a bet has the street's size; over an all-in of less than half a bet the next player completes it.
//!
//! Books: WSOP live 133; Robert's 3.6; TDA 47-B; BARGE on limit.

use super::call::is_short_open;
use super::facing::Facing;
use super::minimum_raise::{over_short_all_in, over_short_open};
use super::reopening::{full_size, half_up};
use crate::chips::Chips;
use crate::citation::Why;
use crate::ruleset::choices::{FixedBet, RaiseOverHalfAllIn};

/// The total that a bet or raise reaches.
pub(super) fn total(facing: &Facing<'_>, why: &mut Why) -> Chips {
    let betting = facing.betting;
    let FixedBet::SmallThenBig = facing.rules.fixed_bet.cite(why);
    let bet = facing.fixed_bet();
    if !betting.is_short_over_full() {
        if betting.price == betting.price.up_to_multiple(bet) {
            return betting.price + bet;
        }
        return match facing.rules.raise_over_half_all_in.cite(why) {
            RaiseOverHalfAllIn::AllInPlusBet => betting.price + bet,
            RaiseOverHalfAllIn::NextTier => betting.price.up_to_multiple(bet) + bet,
        };
    }
    if is_short_open(facing) {
        over_short_open(facing, bet, why)
    } else {
        over_short_all_in(facing, bet, why)
    }
}

/// Whether an all-in to this total is at least half a bet over the last full one.
pub(super) fn is_half_bet(facing: &Facing<'_>, total: Chips, why: &mut Why) -> bool {
    total.less(facing.betting.full_price) >= half_up(full_size(facing, why))
}
