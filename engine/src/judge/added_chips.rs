//! Only chips that were on the table when the hand began play in it.
//!
//! Books: WSOP live 64; documents A, C section 9 and E.

use crate::chips::Chips;
use crate::citation::Why;
use crate::hand::{Hand, Phase};
use crate::ruleset::choices::AddingChips;
use crate::ruleset::facts::FacingKind;
use crate::ruling::{Effect, Effects, Held, Impossible, Reason};
use crate::seat::Seat;

pub(super) fn add(
    hand: &Hand<'_>,
    (seat, chips): (Seat, Chips),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    let faces_a_bet = matches!(&hand.phase, Phase::Betting(betting) if !betting.price.is_zero());
    let kind = if faces_a_bet { FacingKind::OpeningBet } else { FacingKind::Nothing };
    let rules = hand.course.act(hand.plan.round, hand.company(), kind);
    let there: Chips = hand.setup.stacks.iter().copied().sum();
    if chips > Chips::LIMIT.less(there) {
        return Err(Impossible::NotAChipAmount);
    }
    Ok(match rules.adding_chips.cite(why) {
        AddingChips::BetweenHands => Held::Void(Reason::AddedChips),
        AddingChips::AnyTime => {
            effects.push(Effect::Add(seat, chips));
            Held::AsDeclared
        }
    })
}
