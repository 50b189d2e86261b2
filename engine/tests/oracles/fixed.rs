//! Fixed-limit: every wager has one size; half a bet or more opens the betting again and counts; a cap on raises.
//!
//! TDA 47-B and 48, WSOP live 130, 131, 133, Robert's 3.3 to 3.6, Hard Rock 12.

use floorman_engine::ruleset::facts::Structure;
use floorman_engine::{Chips, Hand, Match, Seat};
use proptest::prelude::{prop_assert, proptest};

use crate::book::Book;
use crate::history::{Case, May, against, case, first_difference, to_speak, turn, wager};
use crate::notebook::{Deed, Notebook};
use crate::support::scene::Scene;
use crate::support::tapes::cases;

/// A bet or raise: its line, what it tops, what it makes, and whether it reaches the full step.
#[derive(Debug, Clone, Copy)]
struct Wager {
    place: usize,
    from: u64,
    to: u64,
    complete: bool,
}

/// Where the round stands.
struct Round {
    bet: u64,
    wagers: Vec<Wager>,
    /// The last step that was reached in full, or by half a bet or more.
    level: u64,
    price: u64,
    raises: u32,
    sure: bool,
}

impl Round {
    fn read(scene: &Scene, book: &Book, hand: &Hand<'_>, notebook: &Notebook) -> Self {
        let big_blind = scene.stakes.blinds[1].0;
        let (small_bet, big_bet) = scene.stakes.bets.unwrap();
        let bet = if hand.street() < 2 { small_bet.0 } else { big_bet.0 };
        let straddle = notebook.straddles.last().map_or(big_blind, |(_, total)| *total);
        let blinds = if hand.street() == 0 { straddle } else { 0 };
        let mut round = Self { bet, wagers: Vec::new(), level: blinds, price: blinds, raises: 0, sure: true };
        for (place, line) in notebook.lines.iter().enumerate() {
            if line.deed == Deed::Stayed && line.total > round.price {
                round.add(book, place, line.total);
            }
        }
        if hand.street() == 0 && !notebook.straddles.is_empty() && book.is("straddle-in-cap", "one-bet") {
            round.raises += u32::try_from(notebook.straddles.len()).unwrap();
        }
        round
    }

    /// The total of the next full bet or raise: a short step is completed, a half step or more is topped by a bet.
    fn next(&self) -> u64 {
        if self.price > self.level { self.level + self.bet } else { self.price + self.bet }
    }

    fn add(&mut self, book: &Book, place: usize, to: u64) {
        let from = self.price;
        let short_before = self.price > self.level;
        let full = to >= self.next();
        let half = 2 * (to - self.level) >= self.bet;
        // Several short all-ins in a row: whether halves are counted from the first is left open.
        self.sure &= !short_before || full;
        let first = self.level == 0;
        let counts = match book.says("short-all-in-in-cap") {
            _ if full => true,
            "counts-from-half-bet" => half,
            "counts" => true,
            _ => false,
        };
        // The first bet, or what makes one complete, is no raise. Where a short one has been counted, or a
        // completion counts, the books do not say how the two go together.
        let completes = short_before && full;
        if completes {
            self.sure &= book.is("short-all-in-in-cap", "counts-from-half-bet");
        }
        let completes_the_first = completes && first;
        let raise = match book.says("completing-a-short-bet") {
            "a-raise" if completes_the_first => true,
            _ => !first,
        };
        self.sure &= !first || full || book.is("short-all-in-in-cap", "counts-from-half-bet");
        self.raises += u32::from(counts && raise);
        // A completion adds less than a bet: where only a full raise opens the betting, books do not say if it does.
        self.sure &= !completes || book.is("reopening", "half-bet");
        self.wagers.push(Wager { place, from, to, complete: full });
        self.price = to;
        if full || half {
            self.level = to;
        }
    }
}

/// Whether the cap keeps the seat from raising.
fn capped(scene: &Scene, book: &Book, hand: &Hand<'_>, round: &Round, began: u32) -> bool {
    let lifted = match book.says("cap-lifted") {
        "never" => false,
        "heads-up-from-the-deal" => scene.setup.stacks.len() == 2,
        "heads-up-from-the-round" => began == 2,
        _ => hand.live().count() == 2,
    };
    book.cap.is_some_and(|raises| round.raises >= raises) && !lifted
}

/// Whether a seat may raise again: half a bet is enough, counted from its own last act.
fn reopened(book: &Book, round: &Round, notebook: &Notebook, seat: Seat) -> bool {
    let Some(place) = notebook.last_act(seat) else { return true };
    let since = || round.wagers.iter().filter(|wager| wager.place > place);
    let faces = round.price.saturating_sub(notebook.lines[place].total);
    let enough = |more: u64| match book.says("reopening") {
        "half-bet" => 2 * more >= round.bet,
        "full-raise" => more >= round.bet,
        _ => more > 0,
    };
    since().any(|wager| wager.complete || enough(wager.to - wager.from))
        || book.is("short-all-ins", "add-up") && enough(faces)
}

pub(crate) fn expected(case: &Case, hand: &Hand<'_>, notebook: &Notebook) -> (Option<May>, bool) {
    let (scene, book) = (&case.scene, &case.book);
    let round = Round::read(scene, book, hand, notebook);
    let to_speak = to_speak((scene, book), hand, notebook, round.wagers.last().map(|wager| wager.place));
    let Some(seat) = turn(hand, &to_speak, round.price) else { return (None, round.sure) };
    let (most, only_all_ins) = against(hand, seat);
    let (front, stack) = (hand.front(seat).0, hand.stack(seat).0);
    let price = if only_all_ins { round.price.min(most.max(front)) } else { round.price };
    let owes = price.saturating_sub(front);
    let match_ = if owes == 0 { Match::Check } else { Match::Call(Chips(owes.min(stack))) };
    let began = notebook.began.unwrap_or(hand.live().except(hand.all_in()).count());
    let open = !only_all_ins
        && stack > owes
        && reopened(book, &round, notebook, seat)
        && !capped(scene, book, hand, &round, began);
    let next = round.next();
    let opens = round.wagers.is_empty() && hand.street() > 0;
    let wager = open.then(|| wager(front + stack, opens, (next, next)));
    (Some(May { seat, match_, wager }), round.sure)
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn fixed_limit_options_follow_from_the_list_of_acts(case in case(Structure::FixedLimit)) {
        let bad = first_difference(&case, |hand, notebook| expected(&case, hand, notebook));
        prop_assert!(bad.is_none(), "{}", bad.unwrap_or_default());
    }
}
