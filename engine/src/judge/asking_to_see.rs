//! Who may ask to see a hand that was called: the river's caller, anyone dealt in, or whom the floor allows.
//!
//! Books: TDA 18; WSOP live 14 and 147; Robert's showdown 5; Hard Rock 30; document C, section 7.

use crate::citation::Why;
use crate::hand::Hand;
use crate::ruleset::choices::AskingToSee;
use crate::ruleset::params::Question;
use crate::ruling::{Effect, Effects, Held, Reason};
use crate::seat::{Seat, Seats};

pub(super) fn ask(hand: &Hand<'_>, (by, of): (Seat, Seat), effects: &mut Effects, why: &mut Why) -> Held {
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    let choices = rules.asking_to_see.cite(why);
    if hand.memory.swept.has(of) || hand.memory.mucked.has(of) {
        rules.swept_hand.cite(why);
        return Held::Void(Reason::Swept);
    }
    let keeps_a_hand = hand.live.has(by);
    let floor = keeps_a_hand && choices.iter().any(|choice| choice == AskingToSee::Floor);
    if choices.iter().any(|choice| allows(hand, choice, (by, of))) {
        effects.push(Effect::TurnUp(Seats::only(of)));
        Held::AsDeclared
    } else if floor {
        Held::Floor(Question::AskingToSee)
    } else {
        Held::Void(Reason::NoRightToSee)
    }
}

fn allows(hand: &Hand<'_>, choice: AskingToSee, (by, of): (Seat, Seat)) -> bool {
    match choice {
        AskingToSee::RiverCaller => {
            let on_the_river = hand.last_bet_street.is_some_and(|street| hand.is_last_street(street));
            on_the_river
                && hand.aggressor == Some(of)
                && by != of
                && hand.contenders.has(by)
                && hand.live.has(by)
        }
        AskingToSee::AnyoneDealtIn => hand.seats.has(by),
        AskingToSee::OnSuspicion | AskingToSee::NoOne | AskingToSee::Floor => false,
    }
}
