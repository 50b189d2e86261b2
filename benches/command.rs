//! What the command does most: hand records from text to verdict, rulesets loaded, the corpus run. One core each, but
//! for the corpus, which takes all there are.

use std::fs::File;
use std::io::BufReader;

use divan::Bencher;
use divan::counter::ItemsCount;
use floorman::audit::{Tables, Under};
use floorman::phh::{Piece, Pieces};
use floorman::shelf::Shelf;
use floorman::{cli, corpus};
use floorman_conformance::run::{self, Selection};
use floorman_engine::ruleset::facts::{Rotation, Setting};
use floorman_engine::{Fee, Occasion};

fn main() {
    divan::main();
}

/// Real hands where they are at hand; otherwise one of the tests' own, over and over.
fn records() -> Vec<Piece> {
    const REAL: &str = "../shared/data/phh/pluribus.phhs";
    const OWN: &str = include_str!("../tests/cli/audit.in/good.phh");
    if let Ok(file) = File::open(REAL) {
        return Pieces::new(BufReader::new(file)).take(1000).filter_map(Result::ok).collect();
    }
    eprintln!("{REAL} is not there: one hand is replayed a thousand times instead");
    (0..1000).flat_map(|_| Pieces::new(OWN.as_bytes())).filter_map(Result::ok).collect()
}

/// A thousand records, from text to verdict.
#[divan::bench]
fn recorded_hands(bencher: Bencher<'_, '_>) {
    let Ok(shelf) = Shelf::open(&cli::Shelf::default(), &[]) else { return };
    let library = shelf.library();
    let (Some(ruleset), Some(game)) = (library.ruleset("tda-2024"), library.game("tda-2024", "holdem"))
    else {
        return;
    };
    let occasion = Occasion { setting: Setting::Tournament, rotation: Rotation::OneGame, fee: Fee::Apart };
    let records = records();
    bencher.counter(ItemsCount::new(records.len())).bench_local(|| {
        let mut tables = Tables::new(Under { ruleset, game: &game, occasion });
        records.iter().map(|record| record.audit(&mut tables)).collect::<Vec<_>>()
    });
}

/// Every ruleset and game of the binary: read, resolved and checked.
#[divan::bench]
fn rulesets() -> bool {
    Shelf::open(&cli::Shelf::default(), &[]).is_ok()
}

/// Every scenario of the corpus, read and run under every ruleset it names.
#[divan::bench(sample_count = 10)]
fn whole_corpus(bencher: Bencher<'_, '_>) {
    let Ok(shelf) = Shelf::open(&cli::Shelf::default(), &[]) else { return };
    let Ok(corpus) = corpus::open(None) else { return };
    let everything = Selection { under: &[], only: &[] };
    let runs = run::run(&corpus, shelf.library(), everything).len();
    bencher.counter(ItemsCount::new(runs)).bench_local(|| {
        let corpus = corpus::open(None);
        corpus.map(|corpus| run::run(&corpus, shelf.library(), everything).len()).unwrap_or_default()
    });
}
