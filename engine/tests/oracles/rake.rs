//! What the house takes, counted unit by unit and chip by chip.
//!
//! H38 and X57 of the register; WSOP live 31; Hard Rock 38.

use floorman_engine::ruleset::choices::Unit;
use floorman_engine::{Condition, Duty, Event, Fee, Hand, Question, Ruleset, Seat, Value};
use proptest::prelude::{prop_assert_eq, proptest};

use crate::support::rules::{answering, arm, quantity, word};
use crate::support::scene::Scene;
use crate::support::story::{Manners, play};
use crate::support::tape::Tape;
use crate::support::tapes::{cases, tapes};
use crate::support::vary::any_arms;

/// What the book says of the rake.
#[derive(Debug, Clone, Copy)]
struct Book {
    percent: u32,
    smallest: Option<u32>,
    cap: Option<u32>,
    rounding: &'static str,
    without_flop: bool,
    each_pot: bool,
    drop: Option<u32>,
    drop_from: Option<u32>,
}

impl Book {
    fn of(tape: &mut Tape<'_>) -> Self {
        Self {
            percent: tape.pick(&[10, 5, 33, 100]),
            smallest: tape.pick(&[None, Some(1), Some(20)]),
            cap: tape.pick(&[None, Some(5), Some(1), Some(40)]),
            rounding: tape.pick(&["none", "nearest-unit", "down-to-unit"]),
            without_flop: tape.below(2) == 0,
            each_pot: tape.below(2) == 0,
            drop: tape.pick(&[None, Some(1), Some(3)]),
            drop_from: tape.pick(&[None, Some(10), Some(30)]),
        }
    }

    /// This book on the rake, any answers to the rest.
    fn ruleset(&self, scene: &Scene, tape: &mut Tape<'_>) -> Ruleset {
        answering("rake", |question| {
            self.says(question).map_or_else(
                || any_arms(question, scene, tape),
                |value| vec![arm(question, Condition::always(), value)],
            )
        })
    }

    fn says(&self, question: Question) -> Option<Value> {
        Some(match question.name() {
            "rake" => quantity(self.percent, Unit::Percent),
            "smallest-raked-pot" => {
                self.smallest.map_or_else(|| word(question, "any-pot"), |least| quantity(least, Unit::Unit))
            }
            "rake-cap" => self.cap.map_or_else(|| word(question, "none"), |cap| quantity(cap, Unit::Unit)),
            "rake-rounding" => word(question, self.rounding),
            "jackpot-drop" => {
                self.drop.map_or_else(|| word(question, "none"), |drop| quantity(drop, Unit::Unit))
            }
            "jackpot-pot" => {
                self.drop_from.map_or_else(|| word(question, "any-pot"), |least| quantity(least, Unit::Unit))
            }
            "rake-without-flop" => word(question, if self.without_flop { "taken" } else { "none" }),
            "rake-from" => word(question, if self.each_pot { "each-pot" } else { "main-pot-first" }),
            _ => return None,
        })
    }

    /// What it takes of so many chips that were contested: one more unit as long as that much of the pot is due.
    fn of_pot(&self, contested: u64, scene: &Scene) -> u64 {
        let (unit, chip) = (scene.stakes.unit.0, scene.chip());
        if self.smallest.is_some_and(|least| contested < u64::from(least) * unit) {
            return 0;
        }
        let due = u128::from(contested) * u128::from(self.percent);
        let step = if self.rounding == "none" { chip } else { unit };
        let early = if self.rounding == "nearest-unit" { u128::from(unit) * 50 } else { 0 };
        let mut rake = 0;
        while u128::from(rake + step) * 100 <= due + early {
            rake += step;
        }
        let most = self.cap.map_or(contested, |cap| u64::from(cap) * unit).min(contested);
        rake = rake.min(most);
        rake - rake % chip
    }

    /// What it drops of a pot for a jackpot, where the rake leaves so much.
    fn drops(&self, contested: u64, rake: u64, scene: &Scene) -> u64 {
        let unit = scene.stakes.unit.0;
        let is_enough = self.drop_from.is_none_or(|least| contested >= u64::from(least) * unit);
        let whole = self.drop.filter(|_| is_enough).map_or(0, |drop| u64::from(drop) * unit);
        whole.min(contested - rake)
    }

    /// What it leaves of pots, main pot first: chips one by one; what nobody matched lies on the last pot, untouched.
    fn left(&self, pots: &[u64], alone: u64, rake: u64, chip: u64) -> Vec<u64> {
        let mut left = pots.to_vec();
        let whole: u64 = pots.iter().sum::<u64>() - alone;
        let mut taken = 0;
        if self.each_pot {
            for (number, pot) in pots.iter().enumerate() {
                let matched = if number + 1 == pots.len() { pot - alone } else { *pot };
                let mut part = 0;
                while u128::from(part + chip) * u128::from(whole) <= u128::from(rake) * u128::from(matched) {
                    part += chip;
                }
                left[number] -= part;
                taken += part;
            }
        }
        for pot in &mut left {
            while taken < rake && *pot > 0 {
                *pot -= chip;
                taken += chip;
            }
        }
        left
    }
}

/// What the seat that put in most has put in above every other.
fn alone(hand: &Hand<'_>) -> u64 {
    let mut paid: Vec<u64> = hand.seats().into_iter().map(|seat: Seat| hand.paid(seat).0).collect();
    paid.sort_unstable();
    paid[paid.len() - 1] - paid[paid.len() - 2]
}

fn amounts(hand: &Hand<'_>) -> Vec<u64> {
    hand.pots().iter().map(|pot| pot.amount.0).collect()
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn the_house_takes_its_part_before_anything_is_awarded(tapes in tapes()) {
        let mut scene = tapes.scene();
        scene.occasion.fee = Fee::Rake;
        let mut rules = Tape::new(&tapes.rules);
        let book = Book::of(&mut rules);
        let table = scene.table(&book.ruleset(&scene, &mut rules));
        let mut bad = None;
        play(&scene, scene.hand(&table), tapes.story(), Manners::Irregular, |before, event, _, after| {
            let raked = before.pending().duty() == Some(Duty::Rake) && *event == Event::Duty(Duty::Rake);
            if raked {
                let (pots, alone) = (amounts(before), alone(before));
                let ends = before.live().at_most_one() && before.board().known.is_empty() && before.board().unknown == 0;
                let spared = ends && !book.without_flop;
                let contested = pots.iter().sum::<u64>() - alone;
                let rake = if spared { 0 } else { book.of_pot(contested, &scene) };
                let jackpot = if ends { 0 } else { book.drops(contested, rake, &scene) };
                let left = book.left(&pots, alone, rake + jackpot, scene.chip());
                let untouched = before.pots().iter().all(|pot| !pot.awarded);
                if !untouched || (after.rake().0, after.jackpot().0) != (rake, jackpot) || amounts(after) != left {
                    bad.get_or_insert((pots, alone, rake, left, after.rake(), amounts(after)));
                }
            } else if before.rake() != after.rake() && !after.is_misdealt() {
                bad.get_or_insert((amounts(before), 0, before.rake().0, Vec::new(), after.rake(), Vec::new()));
            }
        });
        prop_assert_eq!(bad, None, "{:?}", book);
    }
}

#[test]
fn a_tenth_to_the_nearest_unit_steps_at_5_15_25_35_and_45() {
    let book = Book {
        percent: 10,
        smallest: None,
        cap: Some(5),
        rounding: "nearest-unit",
        without_flop: false,
        each_pot: false,
        drop: None,
        drop_from: None,
    };
    let mut scene = crate::support::scene::scene(crate::support::scene::Scope::Plain, &mut Tape::new(&[]));
    scene.stakes.unit = floorman_engine::Chips(1);
    let steps: Vec<u64> =
        (1..=200).filter(|pot| book.of_pot(*pot, &scene) > book.of_pot(*pot - 1, &scene)).collect();
    assert_eq!(steps, [5, 15, 25, 35, 45]);
}
