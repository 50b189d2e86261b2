//! Real hands, where they lie beside the project: every one of them plays as the rules say.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::fs::File;
use std::io::{BufReader, Write};
use std::path::Path;

use floorman::audit::{Outcome, Tables, Under, Verdict};
use floorman::cli;
use floorman::phh::Pieces;
use floorman::shelf::Shelf;
use floorman_engine::ruleset::facts::{Rotation, Setting};
use floorman_engine::{Fee, Occasion};

/// The verdicts on a file of `../shared/data/phh`; nothing, and a word about it, where the file is not there.
fn audited(name: &str) -> Option<Vec<Verdict>> {
    let path = Path::new("../shared/data/phh").join(name);
    let Ok(file) = File::open(&path) else {
        // Past the test harness, which keeps what a passing test prints to itself.
        let _ = writeln!(std::io::stderr(), "skipped: {} is not there", path.display());
        return None;
    };
    let shelf = Shelf::open(&cli::Shelf::default(), &[]).unwrap();
    let library = shelf.library();
    let ruleset = library.ruleset("tda-2024").unwrap();
    let game = library.game("tda-2024", "holdem").unwrap();
    let occasion = Occasion { setting: Setting::Tournament, rotation: Rotation::OneGame, fee: Fee::Apart };
    let mut tables = Tables::new(Under { ruleset, game: &game, occasion });
    let pieces = Pieces::new(BufReader::new(file));
    Some(pieces.map(|piece| piece.unwrap().audit(&mut tables)).collect())
}

fn count(verdicts: &[Verdict], name: &str) -> usize {
    verdicts.iter().filter(|verdict| verdict.outcome.name() == name).count()
}

#[test]
fn hands_of_a_program_play_as_the_tda_rules_and_seven_end_in_half_chips() {
    let Some(verdicts) = audited("pluribus.phhs") else { return };
    assert_eq!(verdicts.len(), 8933);
    assert_eq!(count(&verdicts, "as-recorded"), 8926);
    let halves =
        |verdict: &&Verdict| matches!(&verdict.outcome, Outcome::Rounding(stacks) if stacks.are_halves());
    assert_eq!(verdicts.iter().filter(halves).count(), 7);
}

#[test]
fn televised_hands_with_a_big_blind_ante_play_as_the_tda_rules() {
    let Some(verdicts) = audited("wsop-2023-mixed.phhs") else { return };
    assert_eq!((count(&verdicts, "as-recorded"), count(&verdicts, "not-audited")), (9, 60));
}

#[test]
fn a_hand_without_final_stacks_is_replayed_and_not_compared() {
    let Some(verdicts) = audited("single-hands.phhs") else { return };
    assert_eq!((count(&verdicts, "no-final-stacks"), count(&verdicts, "not-audited")), (1, 4));
}
