//! Seats act clockwise; an act out of turn moves nothing, and action backs up to the seat whose turn it is.
//!
//! Books: TDA 53-A; WSOP live 17 and 136; document C, section 5.

use super::cards;
use crate::citation::Why;
use crate::hand::{Hand, Phase};
use crate::ruleset::choices::TurnOrder;
use crate::ruleset::facts::FacingKind;
use crate::ruleset::params::ActRules;
use crate::ruling::{Held, Reason};

/// Something that only the seat to act can do, by another.
pub(super) fn not_your_turn(hand: &Hand<'_>, why: &mut Why) -> Held {
    if !matches!(hand.phase, Phase::Betting(_)) {
        return cards::not_due(hand, why);
    }
    let rules = rules(hand);
    let TurnOrder::Clockwise = rules.turn_order.cite(why);
    rules.out_of_turn.cite(why);
    Held::Void(Reason::OutOfTurn)
}

/// The answers that hold for whoever does something while it is not to act.
pub(super) fn rules<'h>(hand: &'h Hand<'_>) -> &'h ActRules {
    let faces_a_bet = matches!(&hand.phase, Phase::Betting(betting) if !betting.price.is_zero());
    let kind = if faces_a_bet { FacingKind::OpeningBet } else { FacingKind::Nothing };
    hand.course.act(hand.plan.round, hand.company(), kind)
}
