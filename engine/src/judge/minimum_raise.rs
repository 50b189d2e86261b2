//! A raise adds at least the largest full bet or raise of the round; a short all-in moves the price, not that size.
//!
//! Books: TDA 43; WSOP live 22, 154, 165, 174 to 176; Robert's no-limit 2 to 4; doubling rooms differ.

use super::call::{is_short_blind, is_short_open, posted};
use super::facing::Facing;
use crate::chips::Chips;
use crate::citation::Why;
use crate::ruleset::choices::{MinimumRaise, RaiseOverShortAllIn, RaiseOverShortOpen, ShortBigBlindRaise};

/// The smallest total of a full bet or raise, in no-limit and pot-limit.
pub(super) fn smallest_total(facing: &Facing<'_>, why: &mut Why) -> Chips {
    let betting = facing.betting;
    if betting.price.is_zero() {
        facing.minimum_bet(why)
    } else if is_short_blind(facing) {
        over_short_blind(facing, why)
    } else if is_short_open(facing) {
        let minimum = facing.minimum_bet(why);
        over_short_open(facing, minimum, why)
    } else if betting.is_short_over_full() {
        over_short_all_in(facing, facing.full(why), why)
    } else if betting.over_straddle {
        betting.price + facing.full(why)
    } else {
        match facing.rules.minimum_raise.cite(why) {
            MinimumRaise::LastFullRaise => betting.price + betting.full,
            MinimumRaise::DoubleTheBet => betting.price * 2,
        }
    }
}

/// The size of a full bet or raise to this total: what the next raise must add.
pub(super) fn size_of(facing: &Facing<'_>, total: Chips, why: &mut Why) -> Chips {
    let betting = facing.betting;
    let least = if betting.full_price.is_zero() { facing.minimum_bet(why) } else { facing.full(why) };
    total.less(betting.price).max(least)
}

fn over_short_blind(facing: &Facing<'_>, why: &mut Why) -> Chips {
    let big_blind = facing.hand.table.sizes.big_blind;
    match facing.rules.short_big_blind_raise.cite(why) {
        ShortBigBlindRaise::DoubleBigBlind => big_blind * 2,
        ShortBigBlindRaise::AmountPostedPlusBigBlind => posted(facing) + big_blind,
    }
}

/// What a raise over an opening all-in below the minimum bet must reach, where that is the minimum.
pub(super) fn over_short_open(facing: &Facing<'_>, minimum: Chips, why: &mut Why) -> Chips {
    let price = facing.betting.price;
    match facing.rules.raise_over_short_open.cite(why) {
        RaiseOverShortOpen::FromTheAllIn => price + minimum,
        RaiseOverShortOpen::ToTheMinimumBet => above(price, minimum, minimum),
        RaiseOverShortOpen::DoubleTheAllIn => above(price, price * 2, minimum),
    }
}

/// What a raise over a short all-in must reach, where a full raise has this size.
pub(super) fn over_short_all_in(facing: &Facing<'_>, full: Chips, why: &mut Why) -> Chips {
    let betting = facing.betting;
    match facing.rules.raise_over_short_all_in.cite(why) {
        RaiseOverShortAllIn::FromTheAllIn => betting.price + full,
        RaiseOverShortAllIn::FromTheLastFullBet => above(betting.price, betting.full_price + full, full),
        RaiseOverShortAllIn::DoubleTheAllIn => betting.price * 2,
        RaiseOverShortAllIn::ByTheLastIncrease => betting.price + betting.run,
    }
}

/// The first of `total`, `total + step`, … that lies above the price.
fn above(price: Chips, total: Chips, step: Chips) -> Chips {
    let missing = if total > price { Chips::ZERO } else { price - total + Chips(1) };
    total + missing.up_to_multiple(step)
}
