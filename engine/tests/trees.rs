//! Whole betting trees, counted. An independent program, written from the text over a plain list of acts, gave the
//! numbers; none of them is the engine's own.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "a test may fail loudly")]

mod support;

use floorman_engine::ruleset::facts::Structure;
use floorman_engine::{Action, Bounds, Chips, Event, Hand, Held, Match, Options, Ruleset, WagerOption};

use support::{dealers_next, deck, games, rules};

/// How many decisions and ends a tree has, and how many of these are ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Size {
    nodes: u64,
    ends: u64,
}

/// No-limit, blinds 1 and 2, every whole amount: the button is seat 0.
fn tree(ruleset: &Ruleset, stacks: &[u64]) -> Size {
    let stakes = games::stakes(Structure::NoLimit, &[1, 2]);
    let table = ruleset.at(&games::holdem(), &stakes, games::CASH).unwrap();
    let setup = games::setup(stacks);
    let mut size = Size::default();
    walk(table.deal(&setup).unwrap(), 0, &mut size);
    size
}

fn walk(mut hand: Hand<'_>, dealt: usize, size: &mut Size) {
    let cards = deck();
    let mut left = cards.iter().copied().skip(dealt);
    while let Some(event) = dealers_next(&hand, &mut left) {
        let ruling = hand.rule(&event).unwrap();
        assert_eq!(ruling.held, Held::AsDeclared, "{event:?}");
    }
    let dealt = cards.len() - left.len();
    size.nodes += 1;
    let Some(options) = hand.options() else {
        size.ends += 1;
        return;
    };
    for action in every_action(&options) {
        let mut next = hand;
        let _ = next.rule(&Event::Act(options.seat, action)).unwrap();
        walk(next, dealt, size);
    }
}

fn every_action(options: &Options) -> Vec<Action> {
    let mut actions = Vec::new();
    if options.may_fold() {
        actions.push(Action::Fold);
    }
    match options.match_ {
        Match::Check => actions.push(Action::Check),
        Match::Call(_) => actions.push(Action::Call),
        Match::FoldOnly | Match::SaidRaise | Match::MustCall(_) => {}
    }
    let each = |bounds: Bounds| (bounds.min.0..=bounds.max.0).map(Chips);
    match options.wager {
        WagerOption::Bet(bounds) => actions.extend(each(bounds).map(Action::Bet)),
        WagerOption::Raise(bounds) => actions.extend(each(bounds).map(Action::RaiseTo)),
        WagerOption::AllIn(_) => actions.push(Action::AllIn),
        WagerOption::Closed(_) | WagerOption::NoChips => {}
        WagerOption::Floor(question) => panic!("`{}` is left to the floor", question.name()),
    }
    actions
}

fn check(ruleset: &Ruleset, counts: &[(&[u64], u64, u64)]) {
    for (stacks, nodes, ends) in counts.iter().copied() {
        assert_eq!(tree(ruleset, stacks), Size { nodes, ends }, "stacks {stacks:?}");
    }
}

#[test]
fn trees_of_even_stacks_have_their_size() {
    check(
        &rules::plain(),
        &[
            (&[4, 4], 34, 18),
            (&[8, 8], 1_714, 978),
            (&[10, 10], 7_426, 4_338),
            (&[12, 12], 28_114, 16_738),
            (&[6, 6, 6], 2_692, 1_426),
            (&[8, 8, 8], 22_240, 12_094),
            (&[9, 9, 9], 66_792, 36_702),
            (&[6, 6, 6, 6], 16_912, 8_764),
            (&[5, 5, 5, 5, 5], 48_226, 24_670),
            (&[4, 4, 4, 4, 4, 4], 7_672, 3_852),
        ],
    );
}

#[test]
fn trees_of_uneven_stacks_have_their_size() {
    check(
        &rules::plain(),
        &[
            (&[10, 4, 7], 5_027, 3_012),
            (&[6, 1, 5], 190, 106),
            (&[9, 8, 1], 1_991, 1_163),
            (&[6, 3, 2, 5], 748, 412),
            (&[9, 4, 1, 6], 1_916, 1_127),
            (&[12, 7, 5, 9], 216_577, 126_898),
        ],
    );
}
