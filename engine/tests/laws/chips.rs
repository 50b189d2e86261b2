//! Chips are neither made nor lost, and a hand ends.

use floorman_engine::{Chips, Effect, Event, Hand, Held, Impossible, Pending, Ruling};
use proptest::prelude::{prop_assert, prop_assert_eq, proptest};

use crate::support::snapshot::all_known;
use crate::support::story::{Manners, play};
use crate::support::tapes::{cases, tapes};

/// Chips behind seats and in front of them, in the pot, and with the house.
fn on_the_table(hand: &Hand<'_>) -> Chips {
    let seats = hand.seats().into_iter().map(|seat| hand.stack(seat) + hand.front(seat)).sum::<Chips>();
    seats + hand.rake() + hand.jackpot() + hand.in_the_pot()
}

/// Whether the pots that are still to be awarded are what lies in the pot. One that is awarded board by board is less.
fn pots_add_up(hand: &Hand<'_>) -> bool {
    let open: Chips = hand.pots().iter().filter(|pot| !pot.awarded).map(|pot| pot.amount).sum();
    open == hand.in_the_pot() || hand.boards() > 1 && open > hand.in_the_pot()
}

/// What an effect puts in the pot as nobody's wager, and what it takes out.
fn dead_and_awarded(effect: &Effect) -> (Chips, Chips) {
    if let Effect::TableAnte(_, chips) | Effect::Dead(_, chips) = effect {
        (*chips, Chips::ZERO)
    } else if let Effect::Share(each, to) | Effect::OddChips(each, to) = effect {
        (Chips::ZERO, *each * u64::from(to.count()))
    } else {
        (Chips::ZERO, Chips::ZERO)
    }
}

/// All chips at the table after an event: a book may let a seat add some from its pocket, and hidden ones come to light.
fn now_there(all: Chips, (event, answer): (&Event, &Result<Ruling, Impossible>)) -> Chips {
    let Ok(ruling) = answer else { return all };
    if let Event::Adds(_, chips) = event
        && ruling.held == Held::AsDeclared
    {
        return all + *chips;
    }
    let found = |effect: &Effect| if let Effect::Found(_, chips) = effect { *chips } else { Chips::ZERO };
    all + ruling.effects.iter().map(found).sum::<Chips>()
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn chips_are_conserved_after_every_event(tapes in tapes()) {
        let scene = tapes.scene();
        let table = scene.table(&tapes.ruleset(&scene));
        let mut all = scene.chips();
        let mut dead = scene.setup.start.map_or(Chips::ZERO, |start| start.pot);
        let mut awarded = Chips::ZERO;
        let mut bad = None;
        play(&scene, scene.hand(&table), tapes.story(), Manners::Wild, |_, event, answer, hand| {
            all = now_there(all, (event, answer));
            for effect in answer.iter().flat_map(|ruling| ruling.effects.iter()) {
                let (more_dead, more_awarded) = dead_and_awarded(effect);
                if *effect == Effect::Misdeal {
                    dead = scene.setup.start.map_or(Chips::ZERO, |start| start.pot);
                    awarded = Chips::ZERO;
                }
                dead += more_dead;
                awarded += more_awarded;
            }
            let each = |seat| hand.stack(seat) + hand.front(seat) + hand.paid(seat);
            let held = hand.seats().into_iter().map(each).sum::<Chips>() + dead;
            if on_the_table(hand) != all || !pots_add_up(hand) || held != all + awarded {
                bad.get_or_insert((*event, on_the_table(hand), held, awarded));
            }
        });
        prop_assert_eq!(bad, None, "of {} chips", all);
    }

    #[test]
    fn no_seat_holds_more_than_all_chips(tapes in tapes()) {
        let scene = tapes.scene();
        let table = scene.table(&tapes.ruleset(&scene));
        let mut all = scene.chips();
        let mut most = Chips::ZERO;
        play(&scene, scene.hand(&table), tapes.story(), Manners::Wild, |_, event, answer, hand| {
            all = now_there(all, (event, answer));
            for seat in hand.seats() {
                most = most.max(hand.stack(seat)).max(hand.front(seat)).max(hand.paid(seat));
            }
        });
        prop_assert!(most <= all, "{} of {}", most, all);
    }

    #[test]
    fn a_hand_always_ends(tapes in tapes()) {
        let scene = tapes.scene();
        let table = scene.table(&tapes.ruleset(&scene));
        let mut all = scene.chips();
        let end = play(&scene, scene.hand(&table), tapes.story(), Manners::Wild, |_, event, answer, _| {
            all = now_there(all, (event, answer));
        });
        let stuck = end.pending() == Pending::Award && !all_known(&end);
        prop_assert!(end.pending() == Pending::Over || stuck, "waits for {:?}", end.pending());
        if end.pending() == Pending::Over {
            let behind: Chips = end.seats().into_iter().map(|seat| end.stack(seat)).sum();
            let void = if end.is_misdealt() { scene.setup.start.map_or(Chips::ZERO, |start| start.pot) } else { Chips::ZERO };
            prop_assert_eq!(behind + void + end.rake() + end.jackpot(), all);
        }
    }
}
