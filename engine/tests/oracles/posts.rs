//! What each seat posts: blinds by their place, antes, and which comes first where a stack covers only part.
//!
//! TDA 34-B and RP-11 (X23: a stack of 800, 1,500 or 1,100 under a blind and an ante of 1,000); C04 to C07; WSOP live 157.

use floorman_engine::ruleset::facts::Antes;
use floorman_engine::{Condition, Duty, Event, Seat, SmallBlind};
use proptest::prelude::{prop_assert, prop_assert_eq, proptest};

use crate::support::rules::{answering, arm, plain_arms, word};
use crate::support::scene::{Scene, Scope, scene};
use crate::support::tape::Tape;
use crate::support::tapes::{cases, tapes};

/// What a seat puts up: as its own bet, as an ante or for the table.
#[derive(Debug, PartialEq, Eq)]
struct Put {
    bet: u64,
    ante: u64,
}

/// The blind that is due from a seat, with two players the small one from the button.
fn blind(scene: &Scene, seat: Seat) -> u64 {
    let (seats, blinds) = (scene.setup.stacks.len(), &scene.stakes.blinds);
    let heads_up = seats == 2 && blinds.len() > 1;
    let from_button = (seat.number() + seats - scene.setup.button.number()) % seats;
    let dead = usize::from(scene.setup.small_blind == SmallBlind::Dead && blinds.len() > 1);
    let place = match (heads_up, dead) {
        (true, 0) => Some(from_button),
        _ => (from_button + seats - 1).checked_rem(seats).map(|place| place + dead),
    };
    place.and_then(|place| blinds.get(place)).map_or(0, |blind| blind.0)
}

fn expected(scene: &Scene, seat: Seat, blind_first: bool, reduced: bool) -> Put {
    let stack = scene.setup.stacks[seat.number()].0;
    let blind = blind(scene, seat);
    let big = scene.stakes.blinds[scene.stakes.blinds.len() - 1].0;
    let table_ante = |ante: u64| if reduced { small(scene) } else { ante };
    let ante = scene.stakes.ante.map_or(0, |ante| match ante.by {
        Antes::Each => ante.amount.0,
        Antes::BigBlind if blind == big && is_last_blind(scene, seat) => table_ante(ante.amount.0),
        Antes::Button if seat == scene.setup.button => table_ante(ante.amount.0),
        Antes::BigBlind | Antes::Button | Antes::None => 0,
    });
    let extra = scene.setup.posts.iter().filter(|(poster, _)| *poster == seat);
    let (live, dead) = extra.fold((0, 0), |sum, (_, post)| (sum.0 + post.live.0, sum.1 + post.dead.0));
    let bet = blind + live;
    let (bet, ante) = if blind_first {
        let bet = bet.min(stack);
        (bet, ante.min(stack - bet))
    } else {
        let ante = ante.min(stack);
        (bet.min(stack - ante), ante)
    };
    Put { bet, ante: ante + dead.min(stack - bet - ante) }
}

fn small(scene: &Scene) -> u64 {
    if scene.stakes.blinds.len() > 1 { scene.stakes.blinds[0].0 } else { 0 }
}

fn is_last_blind(scene: &Scene, seat: Seat) -> bool {
    let seats = scene.setup.stacks.len();
    let count = scene.stakes.blinds.len();
    let dead = usize::from(scene.setup.small_blind == SmallBlind::Dead && count > 1);
    let heads_up = usize::from(seats == 2 && count > 1 && dead == 0);
    (scene.setup.button.number() + count - dead - heads_up) % seats == seat.number()
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn every_seat_posts_what_is_due(tapes in tapes()) {
        let mut scene = scene(Scope::Anything, &mut Tape::new(&tapes.table));
        scene.setup.start = None;
        let mut rules = Tape::new(&tapes.rules);
        let (blind_first, reduced) = (rules.below(2) == 1, rules.below(2) == 1);
        let order = if blind_first { "blind-first" } else { "ante-first" };
        let size = if reduced { "one-small-blind" } else { "in-full" };
        let ruleset = answering("posts", |question| match question.name() {
            "short-post" => vec![arm(question, Condition::always(), word(question, order))],
            "big-blind-ante-size" => vec![arm(question, Condition::always(), word(question, size))],
            _ => plain_arms(question),
        });
        let table = scene.table(&ruleset);
        let mut hand = scene.hand(&table);
        let mut posted = Vec::new();
        while let Some(Duty::Post(seat)) = hand.pending().duty() {
            let before = hand;
            prop_assert!(hand.rule(&Event::Duty(Duty::Post(seat))).is_ok());
            let bet = hand.front(seat).0;
            posted.push((seat, Put { bet, ante: (before.stack(seat) - hand.stack(seat)).0 - bet }));
        }
        for seat in hand.seats() {
            let put = expected(&scene, seat, blind_first, reduced);
            let told = posted.iter().find(|(poster, _)| *poster == seat).map(|(_, put)| put);
            prop_assert_eq!(told.unwrap_or(&Put { bet: 0, ante: 0 }), &put, "seat {:?}", seat);
        }
        let order: Vec<Seat> = posted.iter().map(|(seat, _)| *seat).collect();
        let clockwise: Vec<Seat> = hand.seats().clockwise(hand.button()).filter(|seat| order.contains(seat)).collect();
        prop_assert_eq!(order, clockwise);
    }
}
