//! What a table may not care about: who sits where, which suit is which, how small the smallest chip is. A twin hand
//! is played in lock-step, and every ruling is compared.

use floorman_engine::{
    Action, Ante, Bounds, Card, Cards, Chips, Effect, Event, FloorRuling, Held, Impossible, Mark, Match,
    OfBoards, Options, Post, PriorChips, Ruling, Seat, Seats, Start, Suit, WagerOption, Word,
};
use proptest::prelude::{prop_assert_eq, proptest};

use crate::support::scene::Scene;
use crate::support::seat;
use crate::support::story::{Manners, play};
use crate::support::tape::Tape;
use crate::support::tapes::{cases, tapes};

/// How the twin differs.
#[derive(Debug, Clone, Copy)]
struct Twin {
    seats: usize,
    turned_by: usize,
    times: u64,
    suits: [Suit; 4],
}

impl Twin {
    fn of(scene: &Scene, tape: &mut Tape<'_>) -> Self {
        let seats = scene.setup.stacks.len();
        let mut suits = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
        for place in 0..4 {
            suits.swap(place, place + tape.below(4 - place));
        }
        Self { seats, turned_by: tape.below(seats), times: tape.pick(&[1, 2, 3, 10, 7]), suits }
    }

    fn seat(&self, old: Seat) -> Seat {
        if old.number() < self.seats { seat((old.number() + self.turned_by) % self.seats) } else { old }
    }

    fn seats(&self, old: Seats) -> Seats {
        old.into_iter().map(|seat| self.seat(seat)).collect()
    }

    fn chips(&self, old: Chips) -> Chips {
        Chips(old.0.saturating_mul(self.times))
    }

    fn card(&self, old: Card) -> Card {
        let suit = match old.suit {
            Suit::Clubs => self.suits[0],
            Suit::Diamonds => self.suits[1],
            Suit::Hearts => self.suits[2],
            Suit::Spades => self.suits[3],
        };
        Card { rank: old.rank, suit }
    }

    fn cards(&self, old: Cards) -> Cards {
        old.into_iter().map(|card| self.card(card)).collect()
    }

    fn event(&self, old: Event) -> Event {
        let moved = old.map_seats(|seat| Ok::<_, ()>(self.seat(seat))).unwrap();
        moved.map_chips(|chips| self.chips(chips)).map_cards(|card| self.card(card))
    }

    fn boards(&self, old: OfBoards) -> OfBoards {
        match old {
            OfBoards::Agree(seat, boards) => OfBoards::Agree(self.seat(seat), boards),
            OfBoards::RunOut(_) | OfBoards::Award(..) => old,
        }
    }

    #[expect(clippy::too_many_lines, reason = "a table")]
    fn effect(&self, old: Effect) -> Effect {
        match old {
            Effect::Ante(seat, chips) => Effect::Ante(self.seat(seat), self.chips(chips)),
            Effect::TableAnte(seat, chips) => Effect::TableAnte(self.seat(seat), self.chips(chips)),
            Effect::Dead(seat, chips) => Effect::Dead(self.seat(seat), self.chips(chips)),
            Effect::Blind(seat, chips) => Effect::Blind(self.seat(seat), self.chips(chips)),
            Effect::Straddle(seat, total) => Effect::Straddle(self.seat(seat), self.chips(total)),
            Effect::StraddleTurn(from) => Effect::StraddleTurn(self.seat(from)),
            Effect::StraddleSize(size) => Effect::StraddleSize(self.chips(size)),
            Effect::TakeBackStraddle(seat, chips) => {
                Effect::TakeBackStraddle(self.seat(seat), self.chips(chips))
            }
            Effect::Posted(seat) => Effect::Posted(self.seat(seat)),
            Effect::Deal(seat, cards, unknown) => Effect::Deal(self.seat(seat), self.cards(cards), unknown),
            Effect::Board(cards, unknown) => Effect::Board(self.cards(cards), unknown),
            Effect::Fold(seat) => Effect::Fold(self.seat(seat)),
            Effect::Call(seat, chips) => Effect::Call(self.seat(seat), self.chips(chips)),
            Effect::Acted(seat) => Effect::Acted(self.seat(seat)),
            Effect::BarRaise(seat, by) => Effect::BarRaise(self.seat(seat), by),
            Effect::OutOfTurn(seat, total, early) => {
                Effect::OutOfTurn(self.seat(seat), self.chips(total), early)
            }
            Effect::HeldTo(seat) => Effect::HeldTo(self.seat(seat)),
            Effect::LosesTurn(seat) => Effect::LosesTurn(self.seat(seat)),
            Effect::Wager(seat, chips, counted) => Effect::Wager(self.seat(seat), self.chips(chips), counted),
            Effect::Full(size) => Effect::Full(self.chips(size)),
            Effect::Return(seat, chips) => Effect::Return(self.seat(seat), self.chips(chips)),
            Effect::TurnUp(seats) => Effect::TurnUp(self.seats(seats)),
            Effect::ShowFrom(seat, side, last) => Effect::ShowFrom(self.seat(seat), side, last),
            Effect::Share(each, to) => Effect::Share(self.chips(each), self.seats(to)),
            Effect::OddChips(each, to) => Effect::OddChips(self.chips(each), self.seats(to)),
            Effect::LeaveIn(seat, chips) => Effect::LeaveIn(self.seat(seat), self.chips(chips)),
            Effect::Found(seat, chips) => Effect::Found(self.seat(seat), self.chips(chips)),
            Effect::PutMore(chips, seats) => Effect::PutMore(self.chips(chips), self.seats(seats)),
            Effect::Add(seat, chips) => Effect::Add(self.seat(seat), self.chips(chips)),
            Effect::TakenFor(seat, total, what) => Effect::TakenFor(self.seat(seat), self.chips(total), what),
            Effect::PutRight(total, seats) => Effect::PutRight(self.chips(total), self.seats(seats)),
            Effect::TooSmallToPlay(seats) => Effect::TooSmallToPlay(self.seats(seats)),
            Effect::Declare(seat) => Effect::Declare(self.seat(seat)),
            Effect::Motion(chips) => Effect::Motion(self.chips(chips)),
            Effect::Retract(seat, chips) => Effect::Retract(self.seat(seat), self.chips(chips)),
            Effect::Muck(seat) => Effect::Muck(self.seat(seat)),
            Effect::Sweep(seat) => Effect::Sweep(self.seat(seat)),
            Effect::Revive(seat) => Effect::Revive(self.seat(seat)),
            Effect::Expose(card) => Effect::Expose(self.card(card)),
            Effect::Mark(mark) => Effect::Mark(self.mark(mark)),
            Effect::PostedWith(seat, chips) => Effect::PostedWith(self.seat(seat), self.chips(chips)),
            Effect::TakesBack(seat, chips) => Effect::TakesBack(self.seat(seat), self.chips(chips)),
            Effect::Withdraw(seat, chips) => Effect::Withdraw(self.seat(seat), self.chips(chips)),
            Effect::Rake(chips, from) => Effect::Rake(self.chips(chips), from),
            Effect::Jackpot(chips) => Effect::Jackpot(self.chips(chips)),
            Effect::ShowCards(seat, cards) => Effect::ShowCards(self.seat(seat), self.cards(cards)),
            Effect::Boards(change) => Effect::Boards(self.boards(change)),
            Effect::Chop(seats) => Effect::Chop(self.seats(seats)),
            Effect::Reopen
            | Effect::Collect
            | Effect::TurnUpRuled
            | Effect::PotAwarded(_)
            | Effect::Misdeal => old,
        }
    }

    fn mark(&self, old: Mark) -> Mark {
        match old {
            Mark::AgreesToChop(seat) => Mark::AgreesToChop(self.seat(seat)),
            Mark::Waits | Mark::MovedOn => old,
            Mark::Miscalled(seat) => Mark::Miscalled(self.seat(seat)),
            Mark::Kill(seat) => Mark::Kill(self.seat(seat)),
            Mark::PlaysShown(seat) => Mark::PlaysShown(self.seat(seat)),
        }
    }

    fn answer(&self, old: &Result<Ruling, Impossible>) -> Result<Answer, Impossible> {
        match old {
            Err(Impossible::NotEnoughChips { has, total }) => {
                Err(Impossible::NotEnoughChips { has: self.chips(*has), total: self.chips(*total) })
            }
            Err(Impossible::UnknownCards(seat)) => Err(Impossible::UnknownCards(self.seat(*seat))),
            Err(Impossible::ChipNotInPlay(chip)) => Err(Impossible::ChipNotInPlay(self.chips(*chip))),
            Err(Impossible::NotEnoughOfAChip { chip, has }) => {
                Err(Impossible::NotEnoughOfAChip { chip: self.chips(*chip), has: *has })
            }
            Err(other) => Err(*other),
            Ok(ruling) => Ok(Answer {
                held: match ruling.held {
                    Held::As(action, reason) => Held::As(action.map_chips(|chips| self.chips(chips)), reason),
                    Held::AsDeclared | Held::Void(_) | Held::Floor(_) => ruling.held,
                },
                effects: ruling.effects.iter().map(|effect| self.effect(*effect)).collect(),
                why: format!("{:?}", ruling.why),
            }),
        }
    }

    fn options(&self, old: &Options) -> Options {
        let bounds = |old: Bounds| Bounds { min: self.chips(old.min), max: self.chips(old.max) };
        Options {
            seat: self.seat(old.seat),
            match_: match old.match_ {
                Match::Call(chips) => Match::Call(self.chips(chips)),
                Match::MustCall(chips) => Match::MustCall(self.chips(chips)),
                Match::Check | Match::FoldOnly | Match::SaidRaise => old.match_,
            },
            wager: match old.wager {
                WagerOption::Bet(old) => WagerOption::Bet(bounds(old)),
                WagerOption::Raise(old) => WagerOption::Raise(bounds(old)),
                WagerOption::AllIn(total) => WagerOption::AllIn(self.chips(total)),
                WagerOption::Closed(_) | WagerOption::NoChips | WagerOption::Floor(_) => old.wager,
            },
            unit: self.chips(old.unit),
            why: old.why,
        }
    }

    fn scene(&self, old: &Scene) -> Scene {
        let mut scene = old.clone();
        let stakes = &mut scene.stakes;
        let played: Vec<Chips> = if stakes.chips.is_empty() { vec![Chips(1)] } else { stakes.chips.clone() };
        stakes.chips = played.into_iter().map(|chip| self.chips(chip)).collect();
        stakes.unit = self.chips(stakes.unit);
        stakes.betting_unit = stakes.betting_unit.map(|unit| self.chips(unit));
        stakes.blinds = stakes.blinds.iter().map(|blind| self.chips(*blind)).collect();
        stakes.bets = stakes.bets.map(|(small, big)| (self.chips(small), self.chips(big)));
        stakes.spread = stakes.spread.map(|(low, high)| (self.chips(low), self.chips(high)));
        stakes.ante = stakes.ante.map(|ante| Ante { amount: self.chips(ante.amount), ..ante });
        let setup = &mut scene.setup;
        setup.button = self.seat(setup.button);
        for (number, stack) in old.setup.stacks.iter().enumerate() {
            setup.stacks[self.seat(seat(number)).number()] = self.chips(*stack);
        }
        for (owner, rack) in &mut setup.racks {
            *owner = self.seat(*owner);
            for (chip, _) in rack {
                *chip = self.chips(*chip);
            }
        }
        for (poster, post) in &mut setup.posts {
            *poster = self.seat(*poster);
            *post = Post { live: self.chips(post.live), dead: self.chips(post.dead) };
        }
        let start = |old: Start| Start { pot: self.chips(old.pot), board: self.cards(old.board), ..old };
        setup.start = setup.start.map(start);
        scene
    }
}

/// Whether an event names more chips than can be multiplied.
fn is_huge(event: &Event) -> bool {
    let amount = if let Event::Act(_, Action::Bet(total) | Action::RaiseTo(total))
    | Event::FloorRules(_, FloorRuling::Act(Action::Bet(total) | Action::RaiseTo(total)))
    | Event::Unnoticed(_, Action::Bet(total) | Action::RaiseTo(total), _)
    | Event::Pushes(_, total)
    | Event::Adds(_, total)
    | Event::Straddles(_, total)
    | Event::CallsAsTold(_, total)
    | Event::Found(_, total)
    | Event::PriorChips(_, PriorChips::PostedWith(total) | PriorChips::TakenBack(total))
    | Event::Says(
        _,
        Word::BetOf(total) | Word::RaiseOf(total) | Word::RaiseTo(total) | Word::Amount(total),
    ) = event
    {
        *total
    } else if let Event::PutOut(_, chips) | Event::PriorChips(_, PriorChips::PutOutWith(chips)) = event {
        chips.total()
    } else {
        Chips::ZERO
    };
    amount.0 > u64::MAX / 1_000
}

/// A ruling, to be compared.
#[derive(Debug, PartialEq, Eq)]
struct Answer {
    held: Held,
    effects: Vec<Effect>,
    why: String,
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn a_twin_at_another_place_in_other_suits_and_chips_is_ruled_the_same(tapes in tapes()) {
        let scene = tapes.scene();
        let ruleset = tapes.ruleset(&scene);
        let twin = Twin::of(&scene, &mut Tape::new(&tapes.cards));
        let same = Twin { turned_by: 0, times: 1, ..twin };
        let same = Twin { suits: [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades], ..same };
        let (table, twin_scene) = (scene.table(&ruleset), twin.scene(&scene));
        let twin_table = twin_scene.table(&ruleset);
        let mut twin_hand = twin_scene.hand(&twin_table);
        let mut bad = None;
        play(&scene, scene.hand(&table), tapes.story(), Manners::Wild, |before, event, answer, _| {
            if bad.is_some() || is_huge(event) {
                return;
            }
            let options = before.options().map(|options| twin.options(&options));
            if options != twin_hand.options() {
                bad = Some(format!("{options:?}\n{:?}", twin_hand.options()));
                return;
            }
            let theirs = twin_hand.rule(&twin.event(*event));
            if twin.answer(answer) != same.answer(&theirs) {
                bad = Some(format!("{event:?}\n{answer:?}\n{theirs:?}"));
            }
        });
        prop_assert_eq!(bad, None, "{:?}", twin);
    }
}
