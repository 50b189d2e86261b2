//! Pots dealt chip by chip: the first chip of every seat, then the second of every seat that put in two, and so on.
//!
//! A07, A08, A12, A13, A30 and E05 of the documents; TDA 15-B and 21; WSOP live 153.

use std::fmt;

use floorman_engine::ruleset::choices::Unit;
use floorman_engine::{
    Condition, Duty, Effect, Event, Fee, Hand, Impossible, Question, Ruleset, Ruling, Seat, Seats, Value,
    strength,
};
use proptest::prelude::{Strategy, prop_assert, proptest};

use crate::support::rules::{answering, arm, quantity, word};
use crate::support::scene::Scene;
use crate::support::story::{Manners, play};
use crate::support::tape::Tape;
use crate::support::tapes::{Tapes, cases, tapes, transcript};
use crate::support::vary::any_arms;

/// What the book says of pots.
#[derive(Debug, Clone, Copy)]
struct Book {
    returned: bool,
    last_side_pot_first: bool,
    one_each: bool,
    unit: Breaks,
}

/// What a pot is split down to.
#[derive(Debug, Clone, Copy)]
enum Breaks {
    SmallestChip,
    SmallestBlindChip,
    Units(u32),
}

impl Book {
    fn of(tape: &mut Tape<'_>) -> Self {
        Self {
            returned: tape.below(3) < 2,
            last_side_pot_first: tape.below(2) == 0,
            one_each: tape.below(2) == 0,
            unit: tape.pick(&[Breaks::SmallestChip, Breaks::SmallestBlindChip, Breaks::Units(3)]),
        }
    }

    /// This book on pots, any answers to the rest.
    fn ruleset(&self, scene: &Scene, tape: &mut Tape<'_>) -> Ruleset {
        answering("pots", |question| {
            let said = self.says(question);
            said.map_or_else(
                || any_arms(question, scene, tape),
                |value| vec![arm(question, Condition::always(), value)],
            )
        })
    }

    fn says(&self, question: Question) -> Option<Value> {
        let either = |first: bool, words: [&str; 2]| word(question, if first { words[0] } else { words[1] });
        match question.name() {
            // Several boards have an oracle of their own.
            "run-outs" => Some(quantity(1, Unit::Board)),
            "unmatched-chips" => Some(either(self.returned, ["returned", "pot-of-one"])),
            "pot-order" => Some(either(self.last_side_pot_first, ["last-side-pot-first", "main-pot-first"])),
            "odd-chips" => Some(either(self.one_each, ["one-each", "all-to-first"])),
            "odd-chip-unit" => Some(match self.unit {
                Breaks::SmallestChip => word(question, "smallest-chip-in-play"),
                Breaks::SmallestBlindChip => word(question, "smallest-blind-chip"),
                Breaks::Units(units) => quantity(units, Unit::Unit),
            }),
            _ => None,
        }
    }

    /// The amount that is not broken.
    fn chip(&self, scene: &Scene) -> u64 {
        let chips = &scene.stakes.chips;
        let posted_with = |blind: u64| {
            let fits = chips.iter().map(|chip| chip.0).filter(|chip| blind.is_multiple_of(*chip));
            fits.max().unwrap_or_else(|| scene.chip())
        };
        match self.unit {
            Breaks::SmallestChip => scene.chip(),
            Breaks::SmallestBlindChip => {
                let blinds = scene.stakes.blinds.iter().map(|blind| blind.0).filter(|blind| *blind > 0);
                blinds.map(posted_with).min().unwrap()
            }
            Breaks::Units(units) => scene.stakes.unit.0 * u64::from(units),
        }
    }
}

/// A pot: its chips, and who contests it.
type Layer = (u64, Seats);

/// The pots of what each seat has put in, where these hands are still in. What is nobody's wager comes first: all
/// contest it, a seat that is all-in for the ante too.
fn chip_by_chip(hand: &Hand<'_>, contenders: Seats, dead: u64, chip: u64) -> Vec<Layer> {
    let put_in = |seat| hand.paid(seat).0;
    let most = hand.seats().into_iter().map(put_in).max().unwrap_or(0);
    let mut pots: Vec<Layer> = vec![(dead, contenders)];
    for step in 1..=most.div_ceil(chip) {
        let reach: Seats = hand.seats().into_iter().filter(|seat| put_in(*seat) >= step * chip).collect();
        let chips = u64::from(reach.count()) * chip;
        let mut contest = reach & contenders;
        if contest.is_empty() {
            // A hand that is gone put in more than any that is left: a seat that is all-in cannot win it (A07).
            contest = contenders.into_iter().filter(|seat| !hand.stack(*seat).is_zero()).collect();
        }
        match pots.last_mut() {
            Some((amount, seats)) if *seats == contest || contest.is_empty() => *amount += chips,
            Some(_) | None => pots.push((chips, contest)),
        }
    }
    pots.retain(|(amount, _)| *amount > 0);
    pots
}

/// Who contests each pot now that some of these hands are thrown away: a pot that all gave up falls to those below.
fn contested_by(pots: &[Layer], live: Seats) -> Vec<Layer> {
    let mut below = live;
    let still = |(amount, seats): &Layer| {
        let left = *seats & live;
        below = if left.is_empty() { below } else { left };
        (*amount, below)
    };
    pots.iter().map(still).collect()
}

/// The chips that nobody matched: whose they are, and how many.
fn unmatched(hand: &Hand<'_>, chip: u64) -> Option<(Seat, u64)> {
    let put_in = |seat| (hand.paid(seat) + hand.front(seat)).0;
    let highest = hand.seats().into_iter().max_by_key(|seat| put_in(*seat)).unwrap();
    let mut alone = 0;
    while put_in(highest) > alone {
        let step = put_in(highest) - alone;
        if hand.seats().without(highest).into_iter().any(|seat| put_in(seat) >= step) {
            break;
        }
        alone += chip;
    }
    (alone > 0).then_some((highest, alone))
}

/// How a pot is shared: chip by chip round the winners, from the first left of the button.
pub(super) fn shares(pot: u64, winners: &[usize], chip: u64, one_each: bool) -> Vec<u64> {
    let count = u64::try_from(winners.len()).unwrap();
    let rounds = pot / chip / count;
    let mut shares = vec![rounds * chip; winners.len()];
    let mut left = pot - rounds * chip * count;
    let mut turn = 0;
    while left > 0 {
        let next = left.min(chip);
        shares[turn] += next;
        left -= next;
        turn += usize::from(one_each);
    }
    shares
}

/// Everything that is told apart while a hand is played.
struct Watch<'s> {
    scene: &'s Scene,
    book: Book,
    dead: u64,
    cut: Vec<Layer>,
    bad: Option<String>,
}

impl Watch<'_> {
    fn see(
        &mut self,
        before: &Hand<'_>,
        event: &Event,
        answer: &Result<Ruling, Impossible>,
        after: &Hand<'_>,
    ) {
        let Ok(ruling) = answer else { return };
        for effect in ruling.effects.iter() {
            if let Effect::TableAnte(_, chips) | Effect::Dead(_, chips) = effect {
                self.dead += chips.0;
            }
        }
        if ruling.effects.is_empty() || self.bad.is_some() {
            return;
        }
        if after.is_misdealt() {
            // Every chip is back with its owner; what lay in the pot before the hand stays there.
            let there: u64 = after.pots().iter().map(|pot| pot.amount.0).sum();
            if there != self.scene.setup.start.map_or(0, |start| start.pot.0) {
                self.bad = Some(format!("pots after a misdeal: {:?}", after.pots()));
            }
            return;
        }
        if *event == Event::Duty(Duty::Collect) {
            self.collected(before, ruling, after);
        }
        let dies = ruling.effects.iter().any(|effect| matches!(effect, Effect::Fold(_)));
        if dies && before.pending().duty() == Some(Duty::TurnUp) {
            // A hand that was dealt wrong is found dead before hands are turned up: it contests nothing from then on.
            self.cut = chip_by_chip(after, after.live(), self.dead, self.scene.chip());
        }
        if !self.cut.is_empty() {
            let expected = contested_by(&self.cut, after.live());
            let pots: Vec<Layer> = after.pots().iter().map(|pot| (pot.amount.0, pot.contested)).collect();
            let betting = after.options().is_some();
            if !betting && pots != expected {
                self.bad = Some(format!("after {event:?}\npots {pots:?}\nchip by chip {expected:?}"));
            }
        }
        if *event == Event::Duty(Duty::Award) && self.bad.is_none() {
            self.awarded(before, after);
        }
    }

    fn collected(&mut self, before: &Hand<'_>, ruling: &Ruling, after: &Hand<'_>) {
        let returned = ruling.effects.iter().find_map(|effect| {
            if let Effect::Return(seat, chips) = effect { Some((*seat, chips.0)) } else { None }
        });
        let expected = if self.book.returned { unmatched(before, self.scene.chip()) } else { None };
        if returned != expected {
            self.bad = Some(format!("returned {returned:?}, chip by chip {expected:?}"));
        }
        self.cut = chip_by_chip(after, after.live(), self.dead, self.scene.chip());
    }

    fn awarded(&mut self, before: &Hand<'_>, after: &Hand<'_>) {
        let (was, is) = (before.pots(), after.pots());
        let open: Vec<usize> = (0..was.len()).filter(|number| !was[*number].awarded).collect();
        let done: Vec<usize> = open.iter().copied().filter(|number| is[*number].awarded).collect();
        let [number] = done[..] else {
            self.bad = Some(format!("pots awarded at once: {done:?}"));
            return;
        };
        let pot = was[number];
        let due = if self.book.last_side_pot_first { open[open.len() - 1] } else { open[0] };
        let winners = winners(before, pot.contested);
        let chip = self.book.chip(self.scene);
        let shares = shares(pot.amount.0, &winners, chip, self.book.one_each);
        let gained = |seat: usize| {
            let seat = crate::support::seat(seat);
            (after.stack(seat) - before.stack(seat)).0
        };
        let got: Vec<u64> = winners.iter().map(|seat| gained(*seat)).collect();
        // Who gets what is less than the unit that is not broken, no book says.
        let same = if pot.amount.0.is_multiple_of(chip) {
            got == shares
        } else {
            got.iter().sum::<u64>() == pot.amount.0
                && got.iter().zip(&shares).all(|(got, share)| got + chip > *share)
        };
        if !same || number != due && !pot.contested.at_most_one() {
            self.bad = Some(format!(
                "pot {number} {pot:?} of {was:?}: {got:?}, chip by chip {shares:?} to {winners:?}"
            ));
        }
    }
}

/// The seats with the best of these hands, from the first left of the button; the only hand needs no cards.
fn winners(hand: &Hand<'_>, contested: Seats) -> Vec<usize> {
    let left_of_button = || contested.clockwise(hand.button());
    if contested.at_most_one() {
        return left_of_button().map(Seat::number).collect();
    }
    let best = |seat| strength::high(hand.holding(seat).known.union(hand.board().known));
    let top = left_of_button().map(best).max().unwrap();
    left_of_button().filter(|seat| best(*seat) == top).map(Seat::number).collect()
}

/// A case: any scene, any ruleset with this book on pots, any story.
struct Case {
    scene: Scene,
    book: Book,
    ruleset: Ruleset,
    tapes: Tapes,
}

impl Case {
    fn of(tapes: Tapes) -> Self {
        let mut scene = tapes.scene();
        // What the house takes has an oracle of its own.
        scene.occasion.fee = Fee::Apart;
        let mut rules = Tape::new(&tapes.rules);
        let book = Book::of(&mut rules);
        let ruleset = book.ruleset(&scene, &mut rules);
        Self { scene, book, ruleset, tapes }
    }

    fn first_difference(&self) -> Option<String> {
        let scene = &self.scene;
        let table = scene.table(&self.ruleset);
        let dead = scene.setup.start.map_or(0, |start| start.pot.0);
        let mut watch = Watch { scene, book: self.book, dead, cut: Vec::new(), bad: None };
        let story = self.tapes.story();
        play(scene, scene.hand(&table), story, Manners::Irregular, |before, event, answer, after| {
            watch.see(before, event, answer, after);
        });
        watch.bad
    }
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&transcript(&self.scene, &self.ruleset, self.tapes.story(), Manners::Irregular))
    }
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn pots_are_what_they_are_chip_by_chip(case in tapes().prop_map(Case::of)) {
        let bad = case.first_difference();
        prop_assert!(bad.is_none(), "{}", bad.unwrap_or_default());
    }
}

#[test]
fn the_oracle_shares_as_the_books_do() {
    assert_eq!(shares(101, &[4, 5, 0], 1, true), [34, 34, 33]);
    assert_eq!(shares(101, &[4, 5, 0], 1, false), [35, 33, 33]);
    assert_eq!(shares(405, &[1, 2], 5, true), [205, 200]);
}
