//! Who may ask to see a hand that was called, and what becomes of one that was thrown away.
//!
//! Books: TDA 18; WSOP live 14 and 147; Robert's showdown 5; Hard Rock 30; document C, section 7.

use super::{award, cards};
use crate::citation::Why;
use crate::hand::{Hand, Phase};
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::{AskingToSee, HandShownOnRequest};
use crate::ruleset::params::{Question, ShowdownRules};
use crate::ruling::{Effect, Effects, Held, Impossible, Mark, Reason};
use crate::seat::{Seat, Seats};

pub(super) fn ask(
    hand: &Hand<'_>,
    (by, of): (Seat, Seat),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    if matches!(hand.phase, Phase::Posting | Phase::Dealing | Phase::Betting(_)) {
        return Ok(cards::not_due(hand, why));
    }
    let rules = hand.course.showdown(hand.plan.round, hand.company(), hand.ending());
    let choices = rules.asking_to_see.cite(why);
    if hand.memory.swept.has(of) {
        rules.swept_hand.cite(why);
        return Ok(Held::Void(Reason::Swept));
    }
    let floor = hand.live.has(by) && choices.iter().any(|choice| choice == AskingToSee::Floor);
    if !hand.contenders.has(of) {
        Ok(Held::Void(Reason::NoRightToSee))
    } else if choices.iter().any(|choice| allows(hand, choice, (by, of))) {
        show(hand, (by, of), rules, (effects, why))
    } else if floor {
        Ok(Held::Floor(Question::AskingToSee))
    } else {
        Ok(Held::Void(Reason::NoRightToSee))
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

/// Turns the hand up. One that was thrown away may be live again, until the pots are awarded.
fn show(
    hand: &Hand<'_>,
    (by, of): (Seat, Seat),
    rules: &ShowdownRules,
    (effects, why): (&mut Effects, &mut Why),
) -> Result<Held, Impossible> {
    if hand.memory.mucked.has(of) {
        let answer = rules.hand_shown_on_request.cite(why);
        let over = matches!(hand.phase, Phase::Over);
        let live = match answer {
            OrFloor::Floor if over => false,
            OrFloor::Floor => return Ok(Held::Floor(Question::HandShownOnRequest)),
            OrFloor::Ruled(HandShownOnRequest::StaysDown) => return Ok(Held::Void(Reason::NoRightToSee)),
            OrFloor::Ruled(HandShownOnRequest::Dead) => false,
            OrFloor::Ruled(HandShownOnRequest::Live) => !over,
            OrFloor::Ruled(HandShownOnRequest::LiveIfWinnerAsked) => !over && award::leads(hand, by)?,
        };
        effects.push(if live { Effect::Revive(of) } else { Effect::Sweep(of) });
    }
    effects.push(Effect::TurnUp(Seats::only(of)));
    if matches!(hand.phase, Phase::Over) {
        effects.push(Effect::Mark(Mark::MovedOn));
    }
    Ok(Held::AsDeclared)
}
