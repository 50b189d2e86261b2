//! One record, event by event, through the engine.

use floorman_engine::{
    Action, Cards, Chips, Dealt, Duty, Effect, Event, Hand, Held, Impossible, Pending, Reason, Ruling, Seat,
    Seats, Statement, Why, dealer,
};

use super::prepare::{Prepared, chips_of};
use super::verdict::{Departure, Difference, Facing, NotAudited, Outcome, Ruled, Stacks};
use crate::phh::{Act, Amount, Line, Piece, Record};

/// A record on its way through a hand.
pub(crate) struct Replay<'r, 't> {
    piece: &'r Piece,
    record: &'r Record,
    prepared: &'r Prepared,
    hand: Hand<'t>,
    /// Seats that the record has show, or throw away, before they are due to.
    early: Vec<(Seat, Shown)>,
    /// The winners of pots that could not be split evenly, and how many chips were odd.
    odd: (Seats, u64),
    /// What the awards rest on.
    award: Option<Why>,
}

/// What a seat does with its hand at the showdown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shown {
    Up,
    Away,
}

/// What an act of the record is in the hand.
enum Step {
    Do(Event),
    Nothing,
    Otherwise(Ruled),
}

impl<'r, 't> Replay<'r, 't> {
    pub(crate) fn new(piece: &'r Piece, record: &'r Record, prepared: &'r Prepared, hand: &Hand<'t>) -> Self {
        Self { piece, record, prepared, hand: *hand, early: Vec::new(), odd: (Seats::NONE, 0), award: None }
    }

    /// Plays the record to its end, or to the first act that is ruled otherwise: what follows such an act was
    /// played at another table.
    pub(crate) fn run(mut self) -> Outcome {
        match self.play() {
            Ok(()) => self.compare(),
            Err(outcome) => outcome,
        }
    }

    fn play(&mut self) -> Result<(), Outcome> {
        for number in 0..self.record.acts.len() {
            self.follow_the_rules()?;
            let Some(line) = self.record.acts.get(number) else { break };
            match self.step(line) {
                Step::Do(event) => self.apply(number, line, &event)?,
                Step::Nothing => {}
                Step::Otherwise(ruled) => return Err(self.departure(number, line, ruled, None)),
            }
        }
        self.follow_the_rules()?;
        if self.hand.pending() == Pending::Over { Ok(()) } else { Err(self.unfinished()) }
    }

    /// What the record's act is in the hand as it stands.
    fn step(&mut self, line: &Line) -> Step {
        let act = |player: usize, action: Action| match Seat::new(player) {
            Some(seat) => Step::Do(Event::Act(seat, action)),
            None => Step::Nothing,
        };
        match line.act {
            Act::Deal(player, told) => self.deal(player, told),
            Act::Board(dealt) => {
                Step::Do(Event::Board(u8::try_from(self.hand.street()).unwrap_or(u8::MAX), dealt))
            }
            Act::Fold(player) => act(player, Action::Fold),
            Act::CheckOrCall(player) => {
                let owes = Seat::new(player).is_some_and(|seat| self.owes(seat));
                act(player, if owes { Action::Call } else { Action::Check })
            }
            Act::BetOrRaise(player, amount) => match Seat::new(player) {
                Some(seat) => act(player, self.wager(seat, amount)),
                None => Step::Nothing,
            },
            Act::Show(player, cards) => self.shown(player, cards, Shown::Up),
            Act::Muck(player) => self.shown(player, None, Shown::Away),
            Act::Remark | Act::OtherGame => Step::Nothing,
        }
    }

    fn deal(&self, player: usize, told: Dealt) -> Step {
        let cards = |dealt: Dealt| dealt.known.len() + u32::from(dealt.unknown);
        let most = self.prepared.hands.get(player).copied().flatten();
        let dealt = most.filter(|most| cards(*most) == cards(told)).unwrap_or(told);
        Seat::new(player).map_or(Step::Nothing, |seat| Step::Do(Event::Deal(seat, dealt)))
    }

    fn owes(&self, seat: Seat) -> bool {
        match self.hand.options() {
            Some(options) if options.seat == seat => !options.owes().is_zero(),
            Some(_) | None => self.hand.price() > self.hand.front(seat),
        }
    }

    fn wager(&self, seat: Seat, amount: Amount) -> Action {
        let total = chips_of(amount, self.prepared.decimals).unwrap_or_default();
        if total == self.hand.front(seat) + self.hand.stack(seat) {
            Action::AllIn
        } else if self.hand.price().is_zero() {
            Action::Bet(total)
        } else {
            Action::RaiseTo(total)
        }
    }

    /// A hand shown or thrown away: at the showdown when it is due, before it remembered, after the hand a courtesy.
    fn shown(&mut self, player: usize, cards: Option<Dealt>, shown: Shown) -> Step {
        let Some(seat) = Seat::new(player) else { return Step::Nothing };
        let holding = self.hand.holding(seat);
        let others = cards.map_or(0, |cards| cards.known.difference(holding.known).len());
        if others > u32::from(holding.unknown) {
            return Step::Otherwise(Ruled::OtherCards);
        }
        let pending = self.hand.pending();
        if let Pending::Show(_) = pending {
            return Step::Do(shown.event(seat));
        }
        if pending != Pending::Over && !self.hand.face_up().has(seat) {
            self.early.push((seat, shown));
        }
        Step::Nothing
    }

    fn apply(&mut self, number: usize, line: &Line, event: &Event) -> Result<(), Outcome> {
        let before = self.hand;
        match self.hand.rule(event) {
            Ok(ruling) if ruling.held == Held::AsDeclared && !is_early(&ruling) => Ok(()),
            Ok(ruling) => {
                self.hand = before;
                let held = if is_early(&ruling) { Held::Void(Reason::OutOfTurn) } else { ruling.held };
                Err(self.departure(number, line, Ruled::Held(held), Some(&ruling.why)))
            }
            Err(impossible) => Err(self.departure(number, line, Ruled::Impossible(impossible), None)),
        }
    }

    /// Performs the dealer's duties, and the shows that the record told before they were due.
    fn follow_the_rules(&mut self) -> Result<(), Outcome> {
        while let Some(event) = dealer::duty(&self.hand).or_else(|| self.due_show()) {
            match self.hand.rule(&event) {
                Ok(ruling) if ruling.held == Held::AsDeclared => self.remember(&event, &ruling),
                Err(Impossible::UnknownCards(seat)) => {
                    let why = NotAudited::UnknownCards(seat);
                    return Err(Outcome::NotAudited { line: self.last_line(), why });
                }
                Ok(_) | Err(_) => return Err(self.unfinished()),
            }
        }
        Ok(())
    }

    fn due_show(&mut self) -> Option<Event> {
        let Pending::Show(due) = self.hand.pending() else { return None };
        let at = self.early.iter().position(|(seat, _)| *seat == due)?;
        let (seat, shown) = self.early.swap_remove(at);
        Some(shown.event(seat))
    }

    fn remember(&mut self, event: &Event, ruling: &Ruling) {
        if *event != Event::Duty(Duty::Award) {
            return;
        }
        self.award = Some(self.award.map_or(ruling.why, |award| award.and(&ruling.why)));
        for effect in ruling.effects.iter() {
            if let Effect::OddChips(each, seats) = effect {
                self.odd.1 += each.0 * u64::from(seats.count());
                self.odd.0 = self.odd.0 | winners(ruling);
            }
        }
    }

    fn statements(&self, why: &Why) -> Vec<Statement> {
        let table = self.hand.table();
        why.statements().filter_map(|id| table.statement(id).cloned()).collect()
    }

    fn departure(&self, number: usize, line: &Line, ruled: Ruled, why: Option<&Why>) -> Outcome {
        let seat = line.act.player().and_then(Seat::new);
        Outcome::Act(Box::new(Departure {
            line: self.piece.line_of(line.at),
            number: number + 1,
            text: self.piece.excerpt(line.at, line.end),
            ruled,
            seat,
            twice: self.out_already(line),
            facing: Facing::of(&self.hand, seat),
            decimals: self.prepared.decimals,
            grounds: why.map(|why| self.statements(why)).unwrap_or_default(),
        }))
    }

    /// The cards of a deal that a seat or the board holds already.
    fn out_already(&self, line: &Line) -> Cards {
        let (Act::Deal(_, dealt) | Act::Board(dealt)) = line.act else { return Cards::EMPTY };
        let held = self.hand.seats().into_iter().map(|seat| self.hand.holding(seat).known);
        let out = held.fold(self.hand.board().known, Cards::union);
        dealt.known.intersection(out)
    }

    fn unfinished(&self) -> Outcome {
        Outcome::Unfinished { line: self.last_line(), waits_for: self.hand.pending() }
    }

    fn last_line(&self) -> usize {
        let last = self.record.acts.last();
        self.piece.line_of(last.map_or(self.record.places.acts, |line| line.at))
    }

    /// Sets the stacks that the hand ends with against those of the record.
    fn compare(self) -> Outcome {
        let Some(finishing) = &self.record.finishing else { return Outcome::NoFinalStacks };
        let decimals = self.prepared.decimals;
        let seats = self.hand.seats().into_iter().zip(finishing);
        let all = seats.map(|(seat, recorded)| {
            let ruled = Amount::of_chips(self.hand.stack(seat), decimals);
            Difference { seat, recorded: *recorded, ruled }
        });
        let differences: Vec<Difference> = all.filter(|line| line.recorded != line.ruled).collect();
        if differences.is_empty() {
            return Outcome::AsRecorded;
        }
        let rounding = differences.iter().all(|line| self.is_rounding(line));
        let line = self.piece.line_of(self.record.places.finishing);
        let grounds = self.award.map(|why| self.statements(&why)).unwrap_or_default();
        let stacks = Box::new(Stacks { line, differences, grounds });
        if rounding { Outcome::Rounding(stacks) } else { Outcome::Stacks(stacks) }
    }

    /// Whether a seat's stack differs by no more than the part of an odd chip that the record gave it.
    fn is_rounding(&self, line: &Difference) -> bool {
        let (winners, odd) = self.odd;
        let parts = line.recorded.decimals() > self.prepared.decimals;
        let chip = Amount::of_chips(Chips(1), self.prepared.decimals).finest();
        let apart = line.recorded.finest().abs_diff(line.ruled.finest());
        parts && winners.has(line.seat) && apart < chip * u128::from(odd)
    }
}

/// Whether an act comes before its turn, be it a fold that stands all the same.
fn is_early(ruling: &Ruling) -> bool {
    ruling.effects.iter().any(|effect| matches!(effect, Effect::OutOfTurn(..)))
}

impl Shown {
    fn event(self, seat: Seat) -> Event {
        match self {
            Self::Up => Event::Show(seat),
            Self::Away => Event::Muck(seat),
        }
    }
}

/// Those who share the pot that is awarded.
fn winners(ruling: &Ruling) -> Seats {
    let mut winners = Seats::NONE;
    for effect in ruling.effects.iter() {
        if let Effect::Share(_, seats) | Effect::OddChips(_, seats) = effect {
            winners = winners | *seats;
        }
    }
    winners
}
