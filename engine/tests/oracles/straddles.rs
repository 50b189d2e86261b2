//! Straddles: who may post one and how large, and what then follows for everybody's turn and rights.
//!
//! WSOP live 22 and 165 (L165: 10 at 1-2-5; 20, then 40 at 5-5-10), X07, Q53 and Q54 of the case files.

use floorman_engine::ruleset::facts::Structure;
use floorman_engine::{Event, Hand, Held, Reason, Seat};
use proptest::prelude::{Strategy, prop_assert, prop_assert_eq, proptest};

use crate::book::Book;
use crate::fixed;
use crate::history::{self, Case, blinds, first_difference};
use crate::notebook::Notebook;
use crate::support::scene::Scene;
use crate::support::seat;
use crate::support::story::{Manners, play};
use crate::support::tapes::{cases, tapes};

/// How early a seat is named among those that may straddle.
fn named(scene: &Scene, book: &Book, seat_in_question: Seat) -> Option<usize> {
    let (small, big) = blinds(scene);
    let has_blind = Some(seat_in_question) == small || seat_in_question == big;
    let left_of_big = seat((big.number() + 1) % scene.setup.stacks.len());
    book.says("straddle").split(", then ").position(|word| match word {
        "any-seat" => true,
        "button" => seat_in_question == scene.setup.button && !has_blind,
        "under-the-gun" => seat_in_question == left_of_big && !has_blind,
        _ => false,
    })
}

/// How many straddles there may be.
fn most(book: &Book) -> usize {
    match book.says("straddles") {
        "none" => 0,
        "unlimited" => usize::MAX,
        said => said.split(' ').next().unwrap().parse().unwrap(),
    }
}

/// The smallest and the largest first straddle.
fn size(big: u64, book: &Book) -> (u64, u64) {
    let said = book.says("straddle-size");
    let numbers: Vec<u64> = said.split(' ').filter_map(|word| word.parse().ok()).collect();
    match numbers.as_slice() {
        [] => (2 * big, u64::MAX / 64),
        [only] => (only * big, only * big),
        [low, high, ..] => (low * big, high * big),
    }
}

/// What a straddle, of chips that are there and before the cards, is held to be; whether it takes another's place.
fn ruled(
    (scene, book): (&Scene, &Book),
    hand: &Hand<'_>,
    notebook: &Notebook,
    (by, total): (Seat, u64),
) -> (Held, bool) {
    let none = (Held::Void(Reason::NoStraddle), false);
    let big = scene.stakes.blinds[1].0;
    let stand = &notebook.straddles;
    let next_of = |seat_before: Seat| seat((seat_before.number() + 1) % scene.setup.stacks.len());
    let (low, high) = size(big, book);
    let highest = |but: Option<Seat>| {
        let there = hand.seats().into_iter().filter(|other| Some(*other) != but);
        there.map(|other| hand.front(other).0).max().unwrap_or(0).max(big)
    };
    let (least, largest, instead) = match stand.last() {
        None if named(scene, book, by).is_some() && most(book) > 0 => {
            (low.max(highest(None) + 1), high, false)
        }
        None => return none,
        Some((last, of)) => {
            let has_straddled = stand.iter().any(|(straddler, _)| *straddler == by);
            let earlier = match (named(scene, book, by), named(scene, book, *last)) {
                (Some(one), Some(other)) => one < other,
                _ => false,
            };
            if by == next_of(*last) && !has_straddled && stand.len() < most(book) {
                (2 * of, high << stand.len(), false)
            } else if stand.len() == 1 && earlier {
                (low.max(highest(Some(*last)) + 1), high, true)
            } else {
                return none;
            }
        }
    };
    match total {
        _ if total < least => (Held::Void(Reason::BelowMinimum), false),
        _ if total > largest => (Held::Void(Reason::AboveMaximum), false),
        _ => (Held::AsDeclared, instead),
    }
}

/// A straddle that is ruled otherwise than the text says, or moves other chips.
fn misruled(case: &Case) -> Option<String> {
    let table = case.scene.table(&case.book.ruleset());
    let mut notebook = Notebook::default();
    let mut bad = None;
    let story = case.tapes.story();
    play(&case.scene, case.scene.hand(&table), story, Manners::Regular, |before, event, answer, after| {
        if let Event::Straddles(by, total) = *event {
            let (held, instead) = ruled((&case.scene, &case.book), before, &notebook, (by, total.0));
            let stands = held == Held::AsDeclared;
            let told = answer.map(|ruling| ruling.held);
            let in_front = if stands { total } else { before.front(by) };
            let back = notebook.straddles.last().filter(|_| instead).map(|(other, _)| *other);
            let others_kept = after
                .seats()
                .without(by)
                .into_iter()
                .all(|other| Some(other) == back || after.front(other) == before.front(other));
            let returned = back.is_none_or(|other| after.stack(other) > before.stack(other));
            if told != Ok(held) || after.front(by) != in_front || !others_kept || !returned {
                bad.get_or_insert(format!("{event:?} is {told:?}, and the text says {held:?}"));
            }
        }
        notebook.write(before, event, after);
    });
    bad
}

/// Where the options are not what the list of acts says.
fn unlike_the_history(case: &Case) -> Option<String> {
    first_difference(case, |hand, notebook| history::expected(&case.scene, &case.book, hand, notebook))
}

fn case(structure: Structure) -> impl Strategy<Value = Case> {
    tapes().prop_map(move |tapes| Case::with_straddles(structure, tapes))
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn a_straddle_is_ruled_as_the_text_says(case in case(Structure::NoLimit)) {
        prop_assert_eq!(misruled(&case), None);
    }

    #[test]
    fn no_limit_options_over_a_straddle(case in case(Structure::NoLimit)) {
        let bad = unlike_the_history(&case);
        prop_assert!(bad.is_none(), "{}", bad.unwrap_or_default());
    }

    #[test]
    fn pot_limit_options_over_a_straddle(case in case(Structure::PotLimit)) {
        let bad = unlike_the_history(&case);
        prop_assert!(bad.is_none(), "{}", bad.unwrap_or_default());
    }

    #[test]
    fn fixed_limit_options_over_a_straddle(case in case(Structure::FixedLimit)) {
        let bad = first_difference(&case, |hand, notebook| fixed::expected(&case, hand, notebook));
        prop_assert!(bad.is_none(), "{}", bad.unwrap_or_default());
    }
}
