//! Where all others have folded, the two blinds may agree to take their bets back, if the house offers it.
//!
//! Books: WSOP live 71 and 204; Hard Rock 33.

use super::cards;
use crate::citation::Why;
use crate::hand::{Hand, Phase};
use crate::ruleset::choices::BlindChop;
use crate::ruleset::params::Question;
use crate::ruling::{Effect, Effects, Held, Mark, Reason};
use crate::seat::{Seat, Seats};

/// A blind agrees to it. Chips beside the two blinds are nobody's: what becomes of them is for the floor.
#[cold]
pub(super) fn agree(hand: &Hand<'_>, seat: Seat, effects: &mut Effects, why: &mut Why) -> Held {
    if hand.course.deal.blind_chop.cite(why) == BlindChop::NotAllowed {
        return Held::Void(Reason::NotOffered);
    }
    let Some(blinds) = untouched_blinds(hand) else {
        return cards::not_due(hand, why);
    };
    if !blinds.within(hand.memory.chops.with(seat)) {
        effects.push(Effect::Mark(Mark::AgreesToChop(seat)));
        return Held::AsDeclared;
    }
    if has_more_in_play(hand, blinds) {
        return Held::Floor(Question::BlindChop);
    }
    effects.push(Effect::Chop(blinds));
    Held::AsDeclared
}

/// The two blinds, where they alone are left and have done nothing yet, in turn or out of it.
fn untouched_blinds(hand: &Hand<'_>) -> Option<Seats> {
    let Phase::Betting(betting) = &hand.phase else {
        return None;
    };
    let blinds: Seats = hand.blinds.iter().copied().flatten().collect();
    let two_are_left = hand.live.count() == 2 && hand.live.within(blinds);
    let acted = (betting.acted | hand.memory.early.seats).meets(hand.live) || hand.memory.is_amendable();
    let is_raised = betting.made > 0 || hand.memory.straddles.last.is_some();
    (hand.street == 0 && two_are_left && !acted && !is_raised).then_some(hand.live)
}

fn has_more_in_play(hand: &Hand<'_>, blinds: Seats) -> bool {
    !hand.collected.is_zero() || !hand.highest_front(hand.seats.except(blinds)).is_zero()
}
