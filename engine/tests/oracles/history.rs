//! Whose turn it is, what it owes, whether and how far it may raise: worked out again from the list of acts.

use std::fmt;

use floorman_engine::ruleset::facts::Structure;
use floorman_engine::{Bounds, Chips, Hand, Match, Options, Pending, Seat, WagerOption};
use proptest::prelude::{Strategy, prop_assert, proptest};

use crate::book::Book;
use crate::notebook::{Deed, Notebook};
use crate::round::{Money, Round};
use crate::sizes;
use crate::support::scene::{Scene, Scope, scene_of};
use crate::support::seat;
use crate::support::story::{Manners, play};
use crate::support::tape::Tape;
use crate::support::tapes::{Tapes, cases, tapes, transcript};

/// What a seat may do, as far as the oracle says; no raise for whatever reason is `None`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct May {
    pub(crate) seat: Seat,
    pub(crate) match_: Match,
    pub(crate) wager: Option<WagerOption>,
}

/// What the engine says.
pub(crate) fn told(options: &Options) -> May {
    let wager = match options.wager {
        WagerOption::Closed(_) | WagerOption::NoChips => None,
        WagerOption::Bet(_) | WagerOption::Raise(_) | WagerOption::AllIn(_) | WagerOption::Floor(_) => {
            Some(options.wager)
        }
    };
    May { seat: options.seat, match_: options.match_, wager }
}

/// Where the blinds are due: the small one (nobody if it is dead) and the big one.
pub(crate) fn blinds(scene: &Scene) -> (Option<Seat>, Seat) {
    let (seats, button) = (scene.setup.stacks.len(), scene.setup.button.number());
    let left = |places: usize| seat((button + places) % seats);
    let dead = scene.setup.small_blind == floorman_engine::SmallBlind::Dead;
    match (dead, seats) {
        (true, _) => (None, left(1)),
        (false, 2) => (Some(left(0)), left(1)),
        (false, _) => (Some(left(1)), left(2)),
    }
}

/// The live seats that are still to say something, in turn.
pub(crate) fn to_speak(
    (scene, book): (&Scene, &Book),
    hand: &Hand<'_>,
    notebook: &Notebook,
    raised_at: Option<usize>,
) -> Vec<Seat> {
    let seats = scene.setup.stacks.len();
    let acts = || notebook.lines.iter().filter(|line| line.deed != Deed::Posted);
    let straddles: &[(Seat, u64)] = if hand.street() == 0 { &notebook.straddles } else { &[] };
    let first = match straddles.last() {
        Some((last, _)) => before_opener(scene, book, *last),
        None if hand.street() == 0 => blinds(scene).1,
        None => scene.setup.button,
    };
    let from = acts().next_back().map_or(first, |line| line.seat).number();
    let spoke =
        |seat: Seat| notebook.last_act(seat).is_some_and(|place| raised_at.is_none_or(|at| place >= at));
    let mut order: Vec<Seat> = (1..=seats)
        .map(|places| seat((from + places) % seats))
        .filter(|seat| hand.live().has(*seat) && !hand.stack(*seat).is_zero() && !spoke(*seat))
        .collect();
    if raised_at.is_none() {
        // Who has straddled speaks last, as long as no one raises.
        order.sort_by_key(|seat| straddles.iter().any(|(straddler, _)| straddler == seat));
    }
    order
}

/// The seat left of which the first to act over a straddle sits.
fn before_opener(scene: &Scene, book: &Book, last: Seat) -> Seat {
    match book.says("straddle-opener") {
        "left-of-straddle" => last,
        "left-of-button" => scene.setup.button,
        _ => blinds(scene).1,
    }
}

/// What lies in front of the others that are live: the most of it, and whether they are all out of chips.
pub(crate) fn against(hand: &Hand<'_>, seat: Seat) -> (u64, bool) {
    let others = || hand.live().without(seat).into_iter();
    let most = others().map(|other| hand.front(other).0).max().unwrap_or(0);
    (most, others().all(|other| hand.stack(other).is_zero()))
}

/// The seat whose turn it is: nobody, if one hand is left, or if a seat alone against all-ins has matched them.
pub(crate) fn turn(hand: &Hand<'_>, to_speak: &[Seat], price: u64) -> Option<Seat> {
    let next = *to_speak.first()?;
    if hand.live().at_most_one() {
        return None;
    }
    let (most, only_all_ins) = against(hand, next);
    let front = hand.front(next).0;
    (!only_all_ins || front < price && front < most).then_some(next)
}

/// The stakes of the round.
fn money(scene: &Scene, hand: &Hand<'_>, notebook: &Notebook) -> Money {
    let big = scene.stakes.blinds[1].0;
    let (_, big_seat) = blinds(scene);
    let posted = notebook.lines.iter().find(|line| line.seat == big_seat && line.deed == Deed::Posted);
    let posted = (hand.street() == 0).then(|| posted.map_or(0, |line| line.total));
    let straddle = notebook.straddles.last().map(|(_, total)| *total).filter(|_| hand.street() == 0);
    Money { big, posted, straddle }
}

/// Whether a seat may raise: it has not acted, or faces enough since it did. TDA 47-A: from its own last act.
fn may_raise(book: &Book, round: &Round, notebook: &Notebook, seat: Seat) -> bool {
    let Some(place) = notebook.last_act(seat) else { return true };
    let since = || round.wagers.iter().filter(|wager| wager.place > place);
    let faces = round.highest.saturating_sub(notebook.lines[place].total);
    if book.is("reopening", "any-raise") {
        return since().next().is_some();
    }
    since().any(|wager| wager.full) || book.is("short-all-ins", "add-up") && faces >= round.size
}

/// What the books let the seat to act do.
pub(crate) fn expected(
    scene: &Scene,
    book: &Book,
    hand: &Hand<'_>,
    notebook: &Notebook,
) -> (Option<May>, bool) {
    let money = money(scene, hand, notebook);
    let mut round = Round::read(book, money, notebook);
    let to_speak = to_speak((scene, book), hand, notebook, round.wagers.last().map(|wager| wager.place));
    let mut price = round.price;
    let Some(seat) = turn(hand, &to_speak, price) else { return (None, round.sure) };
    let (most, only_all_ins) = against(hand, seat);
    let (front, stack) = (hand.front(seat).0, hand.stack(seat).0);
    if only_all_ins {
        price = price.min(most.max(front));
    }
    let owes = price.saturating_sub(front);
    let match_ = if owes == 0 { Match::Check } else { Match::Call(Chips(owes.min(stack))) };
    let opens = round.wagers.is_empty() && money.posted.is_none();
    let (least, _) = round.least(book, money, notebook, notebook.lines.len());
    let open = !only_all_ins && stack > owes && may_raise(book, &round, notebook, seat);
    let (most, counted) = match scene.stakes.structure {
        Structure::PotLimit => sizes::pot(scene, book, hand, notebook, (price, owes)),
        Structure::NoLimit | Structure::FixedLimit | Structure::SpreadLimit => (u64::MAX, true),
    };
    let wager = open.then(|| wager(front + stack, opens, (least, most.max(least))));
    (Some(May { seat, match_, wager }), round.sure && counted)
}

/// A wager between the least and the most, or the last chips where they do not reach it.
pub(crate) fn wager(whole: u64, opens: bool, (least, most): (u64, u64)) -> WagerOption {
    let bounds = Bounds { min: Chips(least), max: Chips(most.min(whole)) };
    match (whole < least, opens) {
        (true, _) => WagerOption::AllIn(Chips(whole)),
        (false, true) => WagerOption::Bet(bounds),
        (false, false) => WagerOption::Raise(bounds),
    }
}

/// A case: a scene with two blinds, chips of one kind and nothing posted beside, a book and a story.
pub(crate) struct Case {
    pub(crate) scene: Scene,
    pub(crate) book: Book,
    pub(crate) tapes: Tapes,
}

impl Case {
    pub(crate) fn of(structure: Structure, tapes: Tapes) -> Self {
        let mut scene = scene_of(structure, Scope::Plain, &mut Tape::new(&tapes.table));
        let big = scene.stakes.blinds[1];
        scene.stakes.bets = scene.stakes.bets.map(|_| (big, big + big));
        let mut rules = Tape::new(&tapes.rules);
        let book = Self::book(structure, &mut rules);
        Self { scene, book, tapes }
    }

    /// The same, of a hand from its blinds in a room that offers straddles.
    pub(crate) fn with_straddles(structure: Structure, tapes: Tapes) -> Self {
        let mut case = Self::of(structure, tapes);
        case.scene.setup.start = None;
        let mut rules = Tape::new(&case.tapes.cards);
        case.book = case.book.with_straddles(&mut rules);
        case
    }

    fn book(structure: Structure, rules: &mut Tape<'_>) -> Book {
        match structure {
            Structure::FixedLimit => Book::of_fixed_bets(rules),
            Structure::NoLimit | Structure::PotLimit | Structure::SpreadLimit => Book::of_big_bets(rules),
        }
    }
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&transcript(&self.scene, &self.book.ruleset(), self.tapes.story(), Manners::Regular))
    }
}

/// Plays a case and compares the engine with the oracle before each act.
pub(crate) fn first_difference(
    case: &Case,
    expected: impl Fn(&Hand<'_>, &Notebook) -> (Option<May>, bool),
) -> Option<String> {
    let table = case.scene.table(&case.book.ruleset());
    let mut notebook = Notebook::default();
    let (mut bad, mut sure) = (None, true);
    play(
        &case.scene,
        case.scene.hand(&table),
        case.tapes.story(),
        Manners::Regular,
        |before, event, _, after| {
            if matches!(before.pending(), Pending::Act(_) | Pending::Collect) && sure && bad.is_none() {
                let (may, no_doubt) = expected(before, &notebook);
                sure = no_doubt;
                let engine = before.options().map(|options| told(&options));
                if sure && engine != may {
                    let lines: Vec<String> = notebook.lines.iter().map(|line| format!("{line:?}")).collect();
                    bad = Some(format!("the engine: {engine:?}\nthe oracle: {may:?}\n{}", lines.join("\n")));
                }
            }
            notebook.write(before, event, after);
        },
    );
    bad
}

/// Cases of this structure.
pub(crate) fn case(structure: Structure) -> impl Strategy<Value = Case> {
    tapes().prop_map(move |tapes| Case::of(structure, tapes))
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn no_limit_options_follow_from_the_list_of_acts(case in case(Structure::NoLimit)) {
        let bad = first_difference(&case, |hand, notebook| expected(&case.scene, &case.book, hand, notebook));
        prop_assert!(bad.is_none(), "{}", bad.unwrap_or_default());
    }

    #[test]
    fn pot_limit_options_follow_from_the_list_of_acts(case in case(Structure::PotLimit)) {
        let bad = first_difference(&case, |hand, notebook| expected(&case.scene, &case.book, hand, notebook));
        prop_assert!(bad.is_none(), "{}", bad.unwrap_or_default());
    }
}
