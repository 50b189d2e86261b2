//! Judging is pure and total, and effects say all that happens.

use floorman_engine::{
    Action, Cards, Chips, ChipsOut, Dealt, Disputed, Duty, Event, Hand, Held, Meant, Pending, PriorChips,
    Question, Reason, Ruling, Run, Seat,
};
use proptest::prelude::{prop_assert, prop_assert_eq, proptest};

use crate::support::irregular::{borders, every_act, every_duty, every_floor_ruling, every_word, pushed};
use crate::support::scene::Scene;
use crate::support::snapshot::Snapshot;
use crate::support::story::{Manners, play};
use crate::support::tapes::{cases, tapes};
use crate::support::{deck, seat};

/// Every kind of event by a seat.
fn every_event(scene: &Scene, hand: &Hand<'_>, by: Seat) -> Vec<Event> {
    let amounts = borders(scene, hand);
    let acts = every_act(scene, hand).into_iter().map(|action| Event::Act(by, action));
    let floor = every_floor_ruling(scene, hand).into_iter().map(|ruling| Event::FloorRules(by, ruling));
    let words = every_word(&amounts).into_iter().map(|word| Event::Says(by, word));
    let adds = amounts.iter().map(|amount| Event::Adds(by, *amount));
    let found =
        amounts.iter().flat_map(|amount| [Event::Found(by, *amount), Event::CallsAsTold(by, *amount)]);
    let prior =
        amounts.iter().flat_map(|amount| [PriorChips::TakenBack(*amount), PriorChips::PostedWith(*amount)]);
    let prior = prior.map(|what| Event::PriorChips(by, what));
    let pushes = pushed(&amounts)
        .into_iter()
        .map(|amount| Event::Pushes(by, amount))
        .chain(adds)
        .chain(found)
        .chain(prior);
    let chips = [(1, 1), (scene.chip(), 1), (scene.chip(), 3), (5, u16::MAX)];
    let chips = chips.into_iter().filter_map(|(chip, count)| ChipsOut::of(&[(Chips(chip), count)]));
    let unnoticed = every_act(scene, hand).into_iter().flat_map(|action| {
        [Meant::TheAmount, Meant::ThePot].map(|meant| Event::Unnoticed(by, action, meant))
    });
    acts.chain(floor)
        .chain(unnoticed)
        .chain(words)
        .chain(pushes)
        .chain(chips.flat_map(|chips| {
            [Event::PutOut(by, chips), Event::PriorChips(by, PriorChips::PutOutWith(chips))]
        }))
        .chain(every_duty(by).map(Event::Duty))
        .chain(every_deal(hand, by))
        .chain([Event::Show(by), Event::Muck(by), Event::TakeBack(by), Event::Skipped(by), Event::Noticed])
        .chain([Event::OtherTablesFinish, Event::Chops(by)])
        .chain([Event::PlaysTheBoard(by), Event::Duty(Duty::Kill(by))])
        .chain([Event::Misleads(by, hand.button()), Event::Misleads(hand.button(), by)])
        .chain([Event::Disputes(by, Disputed::TheReading), Event::Disputes(by, Disputed::ThePot)])
        .chain(deck().into_iter().step_by(13).map(|card| Event::ShowCards(by, Cards::EMPTY.with(card))))
        .chain([0, 1, 2, 3, 255].map(|boards| Event::Agrees(by, boards)))
        .chain([Event::AskToSee(by, hand.button()), Event::AskToSee(hand.button(), by)])
        .chain(deck().into_iter().step_by(17).map(|card| Event::Exposed(by, card)))
        .collect()
}

/// The seat to act and its neighbours, the button, and a seat that is not there.
fn some_seats(scene: &Scene, hand: &Hand<'_>) -> Vec<Seat> {
    let seats = scene.setup.stacks.len();
    let turn = hand.options().map_or(0, |options| options.seat.number());
    let mut some = vec![turn, (turn + 1) % seats, (turn + seats - 1) % seats, hand.button().number()];
    some.push(seats.min(21));
    some.sort_unstable();
    some.dedup();
    some.into_iter().map(seat).collect()
}

/// Too few cards, too many, and just enough, to a seat and to the board.
fn every_deal(hand: &Hand<'_>, by: Seat) -> Vec<Event> {
    let two = Dealt { known: deck().into_iter().take(2).collect(), unknown: 0 };
    let none = Dealt { known: Cards::EMPTY, unknown: 0 };
    let many = Dealt { known: Cards::DECK, unknown: u8::MAX };
    let street = u8::try_from(hand.street()).unwrap();
    let boards = |dealt| {
        let run = |board| Event::RunOut(Run { board, street }, dealt);
        [Event::Board(street, dealt), Event::Board(street + 1, dealt), Event::Board(255, dealt)]
            .into_iter()
            .chain([run(0), run(2), run(255)])
    };
    let deals = |dealt| boards(dealt).chain([Event::Deal(by, dealt)]);
    [two, none, many].into_iter().flat_map(deals).collect()
}

/// A hand without its open cards: what two events in a row may not change unless the answer says so.
fn differs(one: &Hand<'_>, other: &Hand<'_>) -> bool {
    Snapshot::of(one) != Snapshot::of(other)
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn any_event_by_any_seat_at_any_time_is_answered(tapes in tapes()) {
        let bad = tapes.find(|now| {
            let seats = some_seats(now.scene, now.before).into_iter();
            let mut events = seats.flat_map(|by| every_event(now.scene, now.before, by));
            events.find_map(|event| {
                let answer = now.before.judge(&event);
                if answer != now.before.judge(&event) {
                    Some(("judged twice, two answers", event))
                } else if answer.is_ok_and(|ruling| ruling.why.is_empty()) {
                    Some(("nothing is cited", event))
                } else {
                    None
                }
            })
        });
        prop_assert_eq!(bad, None);
    }
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn an_impossible_or_void_event_moves_nothing(tapes in tapes()) {
        let bad = tapes.find(|now| {
            let silent = match now.answer {
                Err(_) => true,
                Ok(ruling) => ruling.effects.is_empty(),
            };
            (silent && differs(now.before, now.after)).then_some(*now.event)
        });
        prop_assert_eq!(bad, None);
    }

    #[test]
    fn a_void_act_moves_no_chips_and_passes_no_turn(tapes in tapes()) {
        let bad = tapes.find(|now| {
            // An undercall is void, and its chips stay out until the seat completes or forfeits them.
            let void = now.answer.is_ok_and(|ruling| match ruling.held {
                Held::Void(reason) => reason != Reason::UnderCall,
                Held::Floor(question) => ![Question::Undercall, Question::KilledHandRefund].contains(&question),
                Held::AsDeclared | Held::As(..) => false,
            });
            let lies = |hand: &Hand<'_>| (hand.pending(), Snapshot::of(hand).amounts);
            (void && lies(now.before) != lies(now.after)).then_some(*now.event)
        });
        prop_assert_eq!(bad, None);
    }

    #[test]
    fn effects_alone_lead_to_the_same_hand(tapes in tapes()) {
        let scene = tapes.scene();
        let table = scene.table(&tapes.ruleset(&scene));
        let start = scene.hand(&table);
        let mut rulings: Vec<Ruling> = Vec::new();
        let mut middle = None;
        let end = play(&scene, start, tapes.story(), Manners::Wild, |_, _, answer, hand| {
            rulings.extend(answer.iter().copied());
            if rulings.len() == 25 {
                middle = Some(Snapshot::of(hand));
            }
        });
        if let Some(middle) = middle {
            prop_assert_eq!(Snapshot::of(&start.replay(&rulings[..25])), middle);
        }
        prop_assert_eq!(Snapshot::of(&start.replay(&rulings)), Snapshot::of(&end));
    }

    #[test]
    fn options_are_there_when_a_seat_is_to_act_and_rest_on_something(tapes in tapes()) {
        let bad = tapes.find(|now| {
            let waits = (now.before.pending(), now.before.options());
            let fits = match waits {
                (Pending::Act(turn), Some(options)) => options.seat == turn && !options.why.is_empty(),
                (Pending::Act(_), None) | (_, Some(_)) => false,
                (_, None) => true,
            };
            (!fits).then_some(waits)
        });
        prop_assert_eq!(bad, None);
    }

    #[test]
    fn once_over_a_hand_stays_over(tapes in tapes()) {
        let scene = tapes.scene();
        let table = scene.table(&tapes.ruleset(&scene));
        let end = play(&scene, scene.hand(&table), tapes.story(), Manners::Regular, |_, _, _, _| {});
        prop_assert!(end.judge(&Event::Act(seat(0), Action::Check)).is_err());
        prop_assert!(end.judge(&Event::Duty(Duty::Award)).is_err());
    }
}
