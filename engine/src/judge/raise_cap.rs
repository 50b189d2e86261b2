//! In fixed-limit a round sees so many raises; some heads-up play has no such cap.
//!
//! Books: TDA 48; WSOP live 129 to 131; WSOP tournament 100; Robert's 3.3 and 3.4; document C.

use super::facing::Facing;
use super::fixed_limit::is_half_bet;
use super::reopening::full_size;
use crate::chips::Chips;
use crate::citation::Why;
use crate::hand::Betting;
use crate::ruleset::choices::{CapLifted, CompletingAShortBet, RaiseCap, ShortAllInInCap, StraddleInCap};
use crate::ruling::Counted;

/// Whether the round can still be raised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cap {
    Open,
    Reached,
}

/// Whether the cap on raises is reached.
pub(super) fn cap(facing: &Facing<'_>, why: &mut Why) -> Cap {
    let RaiseCap::Raises(raises) = facing.rules.raise_cap.cite(why) else {
        return Cap::Open;
    };
    let straddles = straddles_counted(facing, why);
    let counted = u32::from(facing.betting.counted) + straddles;
    if counted <= raises || is_lifted(facing, raises.saturating_sub(straddles), why) {
        Cap::Open
    } else {
        Cap::Reached
    }
}

/// What straddles count for in the round that they open.
fn straddles_counted(facing: &Facing<'_>, why: &mut Why) -> u32 {
    let straddlers = facing.hand.straddlers();
    if straddlers.is_empty() || facing.hand.street() > 0 {
        return 0;
    }
    match facing.rules.straddle_in_cap.cite(why) {
        StraddleInCap::NotABet => 0,
        StraddleInCap::OneBet => straddlers.count(),
    }
}

fn is_lifted(facing: &Facing<'_>, raises: u32, why: &mut Why) -> bool {
    let hand = facing.hand;
    let two = hand.live.count() == 2;
    match facing.rules.cap_lifted.cite(why) {
        CapLifted::Never => false,
        CapLifted::HeadsUpInEvent => hand.setup.left_in_event == Some(2),
        CapLifted::HeadsUpFromTheDeal => hand.seats.count() == 2,
        CapLifted::HeadsUpFromTheRound => facing.betting.began == 2,
        CapLifted::HeadsUpBeforeTheCap => two && u32::from(facing.betting.counted_multiway) <= raises,
        CapLifted::HeadsUp => two,
    }
}

/// What a full wager counts for.
pub(super) fn full_wager_counts(facing: &Facing<'_>, total: Chips, why: &mut Why) -> Counted {
    if !completes_a_short_bet(facing, total, why) {
        return Counted::One;
    }
    let bet_is_counted = facing.betting.counted > 0;
    match (facing.rules.completing_a_short_bet.cite(why), bet_is_counted) {
        (CompletingAShortBet::TheFirstBet, true) => Counted::Nothing,
        (CompletingAShortBet::TheFirstBet, false) | (CompletingAShortBet::ARaise, true) => Counted::One,
        (CompletingAShortBet::ARaise, false) => Counted::Two,
    }
}

fn completes_a_short_bet(facing: &Facing<'_>, total: Chips, why: &mut Why) -> bool {
    let betting: &Betting = facing.betting;
    betting.made > 0 && betting.full_price.is_zero() && total == full_size(facing, why)
}

/// What a short all-in counts for.
pub(super) fn short_all_in_counts(facing: &Facing<'_>, total: Chips, why: &mut Why) -> Counted {
    match facing.rules.short_all_in_in_cap.cite(why) {
        ShortAllInInCap::Counts => Counted::One,
        ShortAllInInCap::CountsFromHalfBet if is_half_bet(facing, total, why) => Counted::One,
        ShortAllInInCap::CountsFromHalfBet | ShortAllInInCap::DoesNotCount => Counted::Nothing,
    }
}
