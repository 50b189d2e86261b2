//! Random six-handed no-limit hands a second, from deal to award through the public `apply`, rulings and citations on.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::cast_possible_truncation,
    clippy::wildcard_enum_match_arm,
    reason = "a benchmark may fail loudly"
)]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use floorman_engine::ruleset::facts::Structure;
use floorman_engine::{
    Action, Card, Cards, Chips, Dealt, Event, Hand, Match, Pending, Ruling, Setup, Table, WagerOption,
};

#[path = "../tests/support/mod.rs"]
mod support;

use support::{games, rules};

const HANDS: u32 = 50_000;

fn main() {
    divan::main();
}

/// Fold (facing a bet), check or call, or raise by a uniform amount, each as likely; 100 big blinds.
#[divan::bench(args = [2, 3, 6, 9], sample_count = 20, sample_size = 1)]
fn random_hands(bencher: Bencher<'_, '_>, seats: usize) {
    let stakes = games::stakes(Structure::NoLimit, &[1, 2]);
    let table = rules::plain().at(&games::holdem(), &stakes, games::CASH).unwrap();
    let setups: Vec<Setup> = (0..seats).map(|button| setup(seats, button)).collect();
    bencher.counter(ItemsCount::new(HANDS)).bench_local(|| {
        let mut dice = Dice(7);
        let mut deck: Vec<Card> = Cards::DECK.iter().collect();
        for number in 0..HANDS as usize {
            play(&table, &setups[number % seats], &mut deck, &mut dice);
        }
    });
}

fn setup(seats: usize, button: usize) -> Setup {
    Setup { button: support::seat(button), ..games::setup(&vec![200; seats]) }
}

fn play(table: &Table, setup: &Setup, deck: &mut [Card], dice: &mut Dice) {
    let mut hand = table.deal(setup).unwrap();
    let (mut dealt, mut ruling) = (0, Ruling::default());
    loop {
        let event = match hand.pending() {
            Pending::Over => break,
            Pending::Deal(seat, cards) => Event::Deal(seat, dice.deal(deck, &mut dealt, cards)),
            Pending::Board(cards) => Event::Board(hand.street() as u8, dice.deal(deck, &mut dealt, cards)),
            Pending::Act(seat) => Event::Act(seat, dice.act(&hand)),
            Pending::Show(seat) => Event::Show(seat),
            pending => Event::Duty(pending.duty().unwrap()),
        };
        assert!(hand.apply(&event, &mut ruling).is_ok());
        black_box(&ruling);
    }
    debug_assert_eq!(
        hand.seats().into_iter().map(|seat| hand.stack(seat)).sum::<Chips>(),
        setup.stacks.iter().copied().sum()
    );
}

/// splitmix64.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u64
    }

    fn deal(&mut self, deck: &mut [Card], dealt: &mut usize, cards: u8) -> Dealt {
        let mut known = Cards::EMPTY;
        for _ in 0..cards {
            let other = *dealt + self.below((deck.len() - *dealt) as u64) as usize;
            deck.swap(*dealt, other);
            known.insert(deck[*dealt]);
            *dealt += 1;
        }
        Dealt { known, unknown: 0 }
    }

    fn act(&mut self, hand: &Hand<'_>) -> Action {
        let options = hand.options().unwrap();
        let may_fold = options.match_ != Match::Check;
        match self.below(if may_fold { 3 } else { 2 }) {
            2 => Action::Fold,
            0 => match options.wager {
                WagerOption::Bet(bounds) => Action::Bet(self.within(bounds.min, bounds.max)),
                WagerOption::Raise(bounds) => Action::RaiseTo(self.within(bounds.min, bounds.max)),
                WagerOption::AllIn(_) => Action::AllIn,
                _ => passive(options.match_),
            },
            _ => passive(options.match_),
        }
    }

    fn within(&mut self, min: Chips, max: Chips) -> Chips {
        Chips(min.0 + self.below(max.0 - min.0 + 1))
    }
}

fn passive(match_: Match) -> Action {
    if match_ == Match::Check { Action::Check } else { Action::Call }
}
