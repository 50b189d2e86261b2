//! In pot-limit a raise adds at most the pot as it is after the call.
//!
//! Books: TDA 54; WSOP live 190 to 192; Robert's pot-limit 4 and 5; Hard Rock high-limit 5; BARGE on pot-limit.

use super::facing::Facing;
use super::{rake, wager_unit};
use crate::chips::Chips;
use crate::citation::Why;
use crate::ruleset::choices::{
    AntesInPot, DeadBlindInPot, LargestPotWager, PotRounding, RakeInPot, ShortBlindInPot, SmallBlindInPot,
};
use crate::ruleset::facts::Round;
use crate::seat::Seat;
use crate::setup::SmallBlind;

/// The largest total of a bet or raise.
pub(super) fn largest_total(facing: &Facing<'_>, why: &mut Why) -> Chips {
    let LargestPotWager::PotAfterTheCall = facing.rules.largest_pot_wager.cite(why);
    let pot = pot(facing, why) + facing.owes();
    let pot = match facing.rules.pot_rounding.cite(why) {
        PotRounding::None => pot,
        PotRounding::UpToUnit => pot.up_to_multiple(wager_unit::unit(facing, why)),
    };
    facing.price + pot
}

/// The pot that is counted, bets of this street included.
fn pot(facing: &Facing<'_>, why: &mut Why) -> Chips {
    let hand = facing.hand;
    let there: Chips = hand.seats.into_iter().map(|seat| hand.paid[seat] + hand.front[seat]).sum();
    let counted = (there + hand.dead).less(antes_left_out(facing, why));
    let counted = if hand.table.is_raked { counted.less(rake_left_out(facing, why)) } else { counted };
    if matches!(hand.plan.round, Round::First | Round::Only) && hand.street == 0 {
        counted + blinds_made_up(facing, why)
    } else {
        counted
    }
}

#[cold]
fn rake_left_out(facing: &Facing<'_>, why: &mut Why) -> Chips {
    match facing.rules.rake_in_pot.cite(why) {
        RakeInPot::Counted => Chips::ZERO,
        RakeInPot::NotCounted => rake::due_by_now(facing.hand, why),
    }
}

fn antes_left_out(facing: &Facing<'_>, why: &mut Why) -> Chips {
    let hand = facing.hand;
    if hand.antes.is_zero() {
        return Chips::ZERO;
    }
    match facing.rules.antes_in_pot.cite(why) {
        AntesInPot::Counted => Chips::ZERO,
        AntesInPot::NotBeforeTheFlop if hand.street > 0 => Chips::ZERO,
        AntesInPot::NotBeforeTheFlop | AntesInPot::NotCounted => hand.antes,
    }
}

/// What blinds count for beyond what was posted.
fn blinds_made_up(facing: &Facing<'_>, why: &mut Why) -> Chips {
    let hand = facing.hand;
    let sizes = hand.table.stakes().blinds.iter().copied();
    let due = hand.blinds.iter().zip(sizes);
    let mut more = Chips::ZERO;
    for (seat, blind) in due.filter_map(|(seat, blind)| seat.map(|seat| (seat, blind))) {
        more += short_of(facing, seat, blind, why);
        more += small_blind_more(facing, seat, blind, why);
    }
    more + dead_blind(facing, why)
}

fn short_of(facing: &Facing<'_>, seat: Seat, blind: Chips, why: &mut Why) -> Chips {
    let hand = facing.hand;
    if !hand.all_in.has(seat) || hand.front[seat] >= blind {
        return Chips::ZERO;
    }
    match facing.rules.short_blind_in_pot.cite(why) {
        ShortBlindInPot::AsPosted => Chips::ZERO,
        ShortBlindInPot::InFull => blind - hand.front[seat],
    }
}

/// What a small blind counts for beyond its size, while it lies there as posted and the big blind has not acted.
fn small_blind_more(facing: &Facing<'_>, seat: Seat, blind: Chips, why: &mut Why) -> Chips {
    let hand = facing.hand;
    let sizes = hand.table.sizes;
    let big_has_acted = hand.big_blind_seat().is_some_and(|big| facing.betting.acted.has(big));
    if blind >= sizes.big_blind || big_has_acted || hand.front[seat] > blind {
        return Chips::ZERO;
    }
    small_blind_as_counted(facing, blind, why).less(blind)
}

fn small_blind_as_counted(facing: &Facing<'_>, blind: Chips, why: &mut Why) -> Chips {
    let sizes = facing.hand.table.sizes;
    match facing.rules.small_blind_in_pot.cite(why) {
        SmallBlindInPot::AsPosted => blind,
        SmallBlindInPot::AsLargestBlind => sizes.big_blind,
        SmallBlindInPot::RoundedUpToUnit => blind.up_to_multiple(wager_unit::unit(facing, why)),
    }
}

/// What a blind that nobody posts, or that is posted dead beside the blinds, counts for beyond what is there.
fn dead_blind(facing: &Facing<'_>, why: &mut Why) -> Chips {
    let setup = facing.hand.setup;
    let posted = setup.posts.iter().map(|(_, post)| post.dead).filter(|dead| !dead.is_zero());
    let missing = (setup.small_blind == SmallBlind::Dead).then_some(facing.hand.table.sizes.small_blind);
    let made_up: Chips = posted.map(|dead| as_counted(facing, dead, why).less(dead)).sum();
    made_up + missing.map(|size| as_counted(facing, size, why)).unwrap_or_default()
}

fn as_counted(facing: &Facing<'_>, size: Chips, why: &mut Why) -> Chips {
    match facing.rules.dead_blind_in_pot.cite(why) {
        DeadBlindInPot::AsPosted => Chips::ZERO,
        DeadBlindInPot::InFull => size,
        DeadBlindInPot::AsLargestBlind => facing.hand.table.sizes.big_blind,
    }
}
