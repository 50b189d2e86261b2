//! What is ruled and what can be seen, as it goes over the wire.

use std::collections::BTreeMap;

use floorman_engine::{Bounds, Chips, Held, Question, Seat, Why};

use crate::compare::Observed;
use crate::play::hand::{Outcome, Player};
use crate::scenario::{May, PotIs};
use crate::wire::frame::{Native, Ruled, Ruling};
use crate::wire::line::{does, numbers, words};
use crate::wire::seat::SeatNo;
use crate::wire::state::{Grounds, PotState, SeatState, State, ToAct};
use crate::wire::word::FLOOR_DECISION;
use crate::words::said::held;

/// The ruling of an event, without what can be seen then.
pub(super) fn ruled(player: &Player<'_, '_>, (event, ruling): &Outcome) -> Ruled {
    let (said, kind, became) = match ruling {
        Ok(ruling) => match ruling.held {
            Held::AsDeclared => (Ruling::Accepted, None, None),
            Held::As(action, reason) => (Ruling::Corrected, Some(reason.name()), Some(does(action))),
            Held::Void(reason) => (Ruling::Rejected, Some(reason.name()), None),
            Held::Floor(_) => (Ruling::Rejected, Some(FLOOR_DECISION), None),
        },
        Err(impossible) => (Ruling::Rejected, Some(impossible.name()), None),
    };
    let kind_of = || if ruling.is_ok() { "ruling" } else { "impossible" }.to_owned();
    let native = (said == Ruling::Rejected).then(|| Native { kind: kind_of(), text: held(event, ruling) });
    let because = ruling.as_ref().ok().map(|ruling| names(player, Some(&ruling.why)));
    let kind = kind.map(str::to_owned);
    Ruled { ruling: said, kind, became, by: None, native, because, state: None }
}

/// That something happened which is not judged.
pub(super) const fn accepted() -> Ruled {
    Ruled {
        ruling: Ruling::Accepted,
        kind: None,
        became: None,
        by: None,
        native: None,
        because: None,
        state: None,
    }
}

/// Everything that can be seen of a hand.
pub(super) fn state(player: &mut Player<'_, '_>) -> State {
    let show_order = numbers(player.show_order());
    let options = player.hand.options();
    let because = Grounds {
        options: names(player, options.as_ref().map(|options| &options.why)),
        step: names(player, player.since.as_ref()),
        duties: names(player, player.duties.as_ref()),
    };
    State {
        street: u8::try_from(player.hand.street()).ok(),
        seats: seats(player),
        to_act: player.actor().zip(player.may()).map(|(seat, may)| to_act(seat, &may)),
        over: player.is_over(),
        board: words(player.hand.board()),
        pots: player.pots().iter().map(pot).collect(),
        returned: by_seat(&player.returned()),
        change: by_seat(&player.change()),
        face_up: numbers(player.face_up()),
        show_order,
        awards: player.awards().iter().map(|awarded| by_seat(awarded)).collect(),
        award_order: player.award_order(),
        rake: Some(player.rake().0),
        jackpot: Some(player.jackpot().0),
        misdeal: player.is_misdealt(),
        floor_decision: player.floor_question().map(|question| question.name().to_owned()),
        because: Some(because),
        waits_for: Some(player.waits_for()),
    }
}

fn seats(player: &Player<'_, '_>) -> BTreeMap<SeatNo, SeatState> {
    let table = player.spec().seats.len();
    let of = |seat: Seat| {
        let inside = player.in_hand_seat(seat);
        let front = inside.map_or(Chips::ZERO, |seat| player.hand.front(seat));
        let paid = inside.map_or(Chips::ZERO, |seat| player.hand.paid(seat));
        let state = SeatState {
            stack: Some(player.stack(seat).0),
            street: Some(front.0),
            hand: Some((front + paid).0),
            brought: Some(player.brought(seat).0).filter(|chips| *chips > 0),
        };
        (SeatNo::from(seat), state)
    };
    (0..table).filter_map(Seat::new).map(of).collect()
}

fn to_act(seat: Seat, may: &May) -> ToAct {
    let both = |bounds: Bounds| (bounds.min.0, bounds.max.0);
    ToAct {
        seat: seat.into(),
        fold: may.fold,
        check: may.check,
        call: may.call.map(|chips| chips.0),
        bet: may.bet.map(both),
        raise: may.raise.map(both),
        all_in: may.all_in.map(|total| total.0),
        floor: may.floor.iter().map(|question| question.name().to_owned()).collect(),
    }
}

fn pot(pot: &PotIs) -> PotState {
    PotState { amount: pot.amount.0, seats: numbers(pot.seats.iter().copied()) }
}

/// What each seat got; a seat that stands twice got both.
fn by_seat(amounts: &[(Seat, Chips)]) -> BTreeMap<SeatNo, u64> {
    let mut all = BTreeMap::new();
    for (seat, chips) in amounts {
        *all.entry(SeatNo::from(*seat)).or_default() += chips.0;
    }
    all
}

fn names(player: &Player<'_, '_>, why: Option<&Why>) -> Vec<String> {
    player.questions(why).into_iter().map(Question::name).map(str::to_owned).collect()
}
