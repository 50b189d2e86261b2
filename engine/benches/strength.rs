//! Evaluations a second of prebuilt seven-card sets: `cargo bench -p floorman-engine --bench strength`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use floorman_engine::{Card, Cards, strength};

const SETS: u32 = 1 << 20;

fn main() {
    divan::main();
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn high(bencher: Bencher<'_, '_>) {
    let sets = random_sets();
    bencher.counter(ItemsCount::new(SETS)).bench_local(|| {
        for &cards in &sets {
            black_box(strength::high(cards));
        }
    });
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn ace_to_five(bencher: Bencher<'_, '_>) {
    let sets = random_sets();
    bencher.counter(ItemsCount::new(SETS)).bench_local(|| {
        for &cards in &sets {
            black_box(strength::ace_to_five(cards));
        }
    });
}

/// The same sets each time: seven cards from the top of a deck shuffled by splitmix64.
fn random_sets() -> Vec<Cards> {
    let mut deck: Vec<Card> = Cards::DECK.iter().collect();
    let mut state = 0;
    let sets = (0..SETS).map(|_| {
        for top in 0..7 {
            let other = top + below(&mut state, 52 - top);
            deck.swap(top, other);
        }
        deck.iter().copied().take(7).collect()
    });
    sets.collect()
}

fn below(state: &mut u64, bound: usize) -> usize {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^= mixed >> 31;
    usize::try_from(mixed >> 32).unwrap_or_default() % bound
}
