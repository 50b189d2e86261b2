//! Pots that several boards divide, chip by chip: first round the boards, then round the winners on each.
//!
//! X56 of the register; Q98 of the disputes; WSOP live 208 to 217.

use floorman_engine::ruleset::choices::Unit;
use floorman_engine::{
    Condition, Duty, Effect, Event, Hand, Held, Impossible, Question, Ruleset, Ruling, Seat, Seats, Value,
    strength,
};
use proptest::prelude::{prop_assert, prop_assert_eq, proptest};

use super::pots::shares;
use crate::support::rules::{answering, arm, word};
use crate::support::scene::Scene;
use crate::support::story::{Manners, play};
use crate::support::tape::Tape;
use crate::support::tapes::{cases, tapes};
use crate::support::vary::any_arms;

/// What the book says of boards.
#[derive(Debug, Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is one of two answers")]
struct Book {
    two_only: bool,
    side_pots_alone: bool,
    first_board: bool,
    one_each: bool,
}

impl Book {
    fn of(tape: &mut Tape<'_>) -> Self {
        let mut either = || tape.below(2) == 0;
        Self {
            side_pots_alone: !either(),
            first_board: either(),
            one_each: either(),
            two_only: tape.below(4) == 1,
        }
    }

    fn ruleset(self, scene: &Scene, tape: &mut Tape<'_>) -> Ruleset {
        answering("boards", |question| {
            self.says(question).map_or_else(
                || any_arms(question, scene, tape),
                |value| vec![arm(question, Condition::always(), value)],
            )
        })
    }

    fn says(self, question: Question) -> Option<Value> {
        let either = |first: bool, words: [&str; 2]| word(question, if first { words[0] } else { words[1] });
        Some(match question.name() {
            "run-outs" => Value::Quantity { low: 1, high: 3, unit: Unit::Board },
            "run-out-players" => either(self.two_only, ["exactly-two-agree", "all-remaining-agree"]),
            "run-out-pots" => either(self.side_pots_alone, ["side-pots-alone-too", "all-pots"]),
            "odd-chip-between-boards" => either(self.first_board, ["first-board", "worst-position"]),
            "odd-chips" => either(self.one_each, ["one-each", "all-to-first"]),
            "odd-chip-unit" => word(question, "smallest-chip-in-play"),
            "pot-order" => word(question, "main-pot-first"),
            _ => return None,
        })
    }
}

/// What players have said, and what has been awarded since.
#[derive(Debug)]
struct Watch {
    book: Book,
    chip: u64,
    named: u8,
    agreed: Vec<Seat>,
    dealt: bool,
    /// The pot that is being awarded, and by how many boards it has been.
    by_boards: usize,
    bad: Option<String>,
    seen: usize,
}

impl Watch {
    fn see(
        &mut self,
        before: &Hand<'_>,
        event: &Event,
        answer: &Result<Ruling, Impossible>,
        after: &Hand<'_>,
    ) {
        let Ok(ruling) = answer else { return };
        if let Event::Agrees(by, boards) = *event
            && ruling.held == Held::AsDeclared
        {
            self.agrees(before, by, boards);
        }
        if ruling.effects.iter().any(|effect| matches!(effect, Effect::Board(..))) && !self.dealt {
            self.first_card(before, after);
        }
        if *event == Event::Duty(Duty::Award) && !ruling.effects.is_empty() && after.boards() > 1 {
            self.awarded(before, after);
        }
    }

    fn agrees(&mut self, before: &Hand<'_>, by: Seat, boards: u8) {
        let can_bet = before.live().except(before.all_in()).count();
        let too_many = boards > 3 || boards == 0;
        let too_many_players = self.book.two_only && boards > 1 && before.live().count() > 2;
        if self.dealt || can_bet > 1 || too_many || too_many_players {
            self.bad = Some(format!("{boards} boards may not be agreed to here"));
        }
        if boards != self.named {
            (self.named, self.agreed) = (boards, Vec::new());
        }
        self.agreed.push(by);
    }

    /// The first card after some have agreed: as many boards as all who must have agreed to.
    fn first_card(&mut self, before: &Hand<'_>, after: &Hand<'_>) {
        let agreed = |seats: Seats| seats.into_iter().all(|seat| self.agreed.contains(&seat));
        let side_pot = before
            .pots()
            .iter()
            .skip(1)
            .any(|pot| !pot.awarded && pot.contested.count() > 1 && agreed(pot.contested));
        let settled = agreed(before.live()) || self.book.side_pots_alone && side_pot;
        let boards = if settled && self.named > 1 { self.named } else { 1 };
        if after.boards() != boards {
            self.bad = Some(format!("{} boards, not {boards}", after.boards()));
        }
        if boards == 1 {
            (self.named, self.agreed) = (0, Vec::new());
        }
        self.dealt = boards > 1;
    }

    fn awarded(&mut self, before: &Hand<'_>, after: &Hand<'_>) {
        self.seen += 1;
        let pots = before.pots();
        let number = pots.iter().position(|pot| !pot.awarded).unwrap();
        let pot = pots[number];
        let all_agreed = pot.contested.into_iter().all(|seat| self.agreed.contains(&seat));
        let first = best(before, pot.contested, 1);
        let lost = first.iter().all(|seat| self.agreed.contains(&support_seat(*seat)));
        let inside: Seats = pot.contested.into_iter().filter(|seat| self.agreed.contains(seat)).collect();
        let contest = if all_agreed { pot.contested } else { inside };
        let whole = pot.contested.count() == 1 || !all_agreed && !lost || contest.count() == 1;
        let (amount, winners) = if whole && self.by_boards == 0 {
            (pot.amount.0, if all_agreed || lost { best(before, contest, 1) } else { first })
        } else {
            let amounts = self.between_boards(before, contest, pot.amount.0);
            let board = self.by_boards;
            self.by_boards = (board + 1) % amounts.len();
            (amounts[board], best(before, contest, u8::try_from(board + 1).unwrap()))
        };
        let expected = shares(amount, &winners, self.chip, self.book.one_each);
        let got: Vec<u64> = winners
            .iter()
            .map(|seat| (after.stack(support_seat(*seat)) - before.stack(support_seat(*seat))).0)
            .collect();
        let out = (before.in_the_pot() - after.in_the_pot()).0;
        if got != expected || out != amount {
            self.bad =
                Some(format!("pot {number} {pot:?}: {got:?} of {out}, not {expected:?} to {winners:?}"));
        }
    }

    /// What goes by each board.
    fn between_boards(&self, hand: &Hand<'_>, contest: Seats, amount: u64) -> Vec<u64> {
        let mut boards: Vec<usize> = (0..usize::from(hand.boards())).collect();
        if !self.book.first_board {
            let order: Vec<usize> = hand.seats().clockwise(hand.button()).map(Seat::number).collect();
            let place = |seat: usize| order.iter().position(|other| *other == seat).unwrap();
            boards.sort_by_key(|board| {
                let winners = best(hand, contest, u8::try_from(board + 1).unwrap());
                winners.into_iter().map(place).min()
            });
        }
        let mut amounts = vec![0; boards.len()];
        for (board, share) in boards.iter().zip(shares(amount, &boards, self.chip, self.book.one_each)) {
            amounts[*board] = share;
        }
        amounts
    }
}

fn support_seat(number: usize) -> Seat {
    crate::support::seat(number)
}

/// The seats with the best hand on a board, from the first left of the button.
fn best(hand: &Hand<'_>, contested: Seats, board: u8) -> Vec<usize> {
    let board = hand.board_numbered(board).unwrap().known;
    let value = |seat: Seat| strength::high(hand.holding(seat).known.union(board));
    let in_order: Vec<Seat> = contested.clockwise(hand.button()).collect();
    if in_order.len() == 1 {
        return vec![in_order[0].number()];
    }
    let top = in_order.iter().map(|seat| value(*seat)).max().unwrap();
    in_order.into_iter().filter(|seat| value(*seat) == top).map(Seat::number).collect()
}

fn watched(tapes: &crate::support::tapes::Tapes) -> Watch {
    let scene = tapes.scene();
    let mut rules = Tape::new(&tapes.rules);
    let book = Book::of(&mut rules);
    let table = scene.table(&book.ruleset(&scene, &mut rules));
    let mut watch = Watch {
        book,
        chip: scene.chip(),
        named: 0,
        agreed: Vec::new(),
        dealt: false,
        by_boards: 0,
        bad: None,
        seen: 0,
    };
    play(&scene, scene.hand(&table), tapes.story(), Manners::Regular, |before, event, answer, after| {
        if watch.bad.is_none() {
            watch.see(before, event, answer, after);
        }
    });
    watch
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn pots_go_by_boards_chip_by_chip(tapes in tapes()) {
        let watch = watched(&tapes);
        prop_assert_eq!(&watch.bad, &None, "{:?}", watch);
        prop_assert!(watch.seen < 200);
    }
}
