//! Who shows first: by the book's order of preference; then clockwise, players of a side pot before the others or not.
//!
//! Books: TDA 16 and 17-A; WSOP live 149; Robert's showdown 7; document C, section 7.

use crate::citation::Why;
use crate::hand::Hand;
use crate::ruleset::choices::{FirstToShow, SidePotHands};
use crate::ruling::{Effect, Effects, Held};
use crate::seat::Seat;

pub(super) fn open_showdown(hand: &Hand<'_>, effects: &mut Effects, why: &mut Why) -> Held {
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    let preferences = rules.first_to_show.cite(why);
    let first = preferences.iter().find_map(|choice| named_by(hand, choice));
    let side = if hand.pots_now().as_slice().len() > 1 {
        rules.side_pot_hands.cite(why)
    } else {
        SidePotHands::ShownTogether
    };
    let last = rules.last_live_hand.cite(why);
    effects.push(Effect::ShowFrom(first.unwrap_or(hand.button), side, last));
    Held::AsDeclared
}

/// The live seat that a choice names, if it names one.
fn named_by(hand: &Hand<'_>, choice: FirstToShow) -> Option<Seat> {
    let on_the_last_street = hand.last_bet_street.is_some_and(|street| hand.is_last_street(street));
    let seat = match choice {
        FirstToShow::AllInPlayer => hand.pushed,
        FirstToShow::LastAggressor => hand.aggressor.filter(|_| on_the_last_street),
        FirstToShow::LastAggressorOfAnyRound => hand.aggressor,
        FirstToShow::FirstToAct => hand.live.after(hand.button),
        FirstToShow::LastToAct => hand.live.clockwise(hand.button).last(),
    };
    seat.filter(|seat| hand.live.has(*seat))
}
