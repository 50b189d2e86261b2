//! The word "pot" is the largest wager of pot-limit; elsewhere it names no amount.
//!
//! Books: TDA 54-D; WSOP tournament 102.

use super::facing::Facing;
use super::{open, wager};
use crate::citation::Why;
use crate::event::Action;
use crate::ruleset::choices::PotBet;
use crate::ruleset::facts::Structure;
use crate::ruling::{Effects, Held, Reason};

/// A seat in turn says "pot".
pub(super) fn says_pot(facing: &Facing<'_>, effects: &mut Effects, why: &mut Why) -> Held {
    if facing.only_all_in_or_fold(why) {
        return Held::Void(Reason::NotAllowedHere);
    }
    let Some((bounds, named)) = open::within_reach(facing, why) else {
        return wager::wager(facing, Action::Complete, effects, why);
    };
    let total = match facing.structure() {
        Structure::PotLimit => bounds.max,
        Structure::NoLimit | Structure::FixedLimit | Structure::SpreadLimit => {
            match facing.rules.pot_bet.cite(why) {
                PotBet::Minimum => bounds.min,
                PotBet::Refused => return Held::Void(Reason::PotWord),
            }
        }
    };
    let total = total.min(facing.whole());
    wager::put_in(facing, (total, bounds), effects, why);
    let became = if total < bounds.min { Action::AllIn } else { named.action(total) };
    Held::As(became, Reason::PotWord)
}
