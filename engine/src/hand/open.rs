//! From the description of a hand to the hand: every fault is reported at once.

use super::{BlindSeats, Hand, House, Memory, Pending, Phase};
use crate::card::Cards;
use crate::chips::Chips;
use crate::ruleset::facts::Antes;
use crate::seat::{BySeat, Seat, Seats};
use crate::setup::{Fault, Setup, SmallBlind, Start};
use crate::table::{Course, StreetPlan, Table};

impl Table {
    /// A hand at this table, waiting for its first post or its first card.
    ///
    /// # Errors
    /// Everything that is wrong with the description.
    pub fn deal<'t>(&'t self, setup: &'t Setup) -> Result<Hand<'t>, Vec<Fault>> {
        if !is_plainly_sound(self, setup) {
            let faults = faults_of(self, setup);
            if !faults.is_empty() {
                return Err(faults);
            }
        }
        let seats = Seats::first(setup.stacks.len());
        let course = self.course(setup.pace, seats.count(), setup.left_in_event);
        let (Some(course), Some(plan)) = (course, self.streets.first()) else {
            return Err(vec![Fault::Street]);
        };
        let mut hand = Hand::before_the_deal(self, setup, course, *plan);
        for (seat, stack) in seats.into_iter().zip(&setup.stacks) {
            hand.stack[seat] = *stack;
        }
        hand.dead = setup.start.map_or(Chips::ZERO, |start| start.pot);
        hand.collected = hand.dead;
        match setup.start {
            Some(start) if start.street > 0 => hand.open_at(&start),
            Some(_) | None => hand.open_with_posts(),
        }
        hand.wait();
        Ok(hand)
    }
}

impl<'t> Hand<'t> {
    fn before_the_deal(table: &'t Table, setup: &'t Setup, course: &'t Course, plan: StreetPlan) -> Self {
        let seats = Seats::first(setup.stacks.len());
        Self {
            table,
            setup,
            course,
            plan,
            stack: BySeat::all(Chips::ZERO),
            front: BySeat::all(Chips::ZERO),
            paid: BySeat::all(Chips::ZERO),
            known: BySeat::all(Cards::EMPTY),
            board: Cards::EMPTY,
            out: Cards::EMPTY,
            dead: Chips::ZERO,
            collected: Chips::ZERO,
            antes: Chips::ZERO,
            awarded: Chips::ZERO,
            house: House::unpaid(table.is_raked),
            awarded_pots: 0,
            seats,
            live: seats,
            all_in: Seats::NONE,
            up: Seats::NONE,
            undealt: Seats::NONE,
            contenders: seats,
            to_post: Seats::NONE,
            blinds: blind_seats(table, setup, seats),
            button: setup.button,
            street: 0,
            hole_cards: 0,
            board_size: 0,
            hole_due: 0,
            board_due: 0,
            turn_up_ruled: false,
            aggressor: None,
            pushed: None,
            last_bet_street: None,
            memory: Memory::default(),
            phase: Phase::Posting,
            pending: Pending::Over,
        }
    }
}

impl Hand<'_> {
    fn open_with_posts(&mut self) {
        let ante = self.table.stakes().ante.map_or(Antes::None, |ante| ante.by);
        let antes = match ante {
            Antes::Each => self.seats,
            Antes::Button => Seats::only(self.button),
            Antes::BigBlind => self.big_blind_seat().into_iter().collect(),
            Antes::None => Seats::NONE,
        };
        let blinds: Seats = self.blinds.iter().copied().flatten().collect();
        let extra: Seats = self.setup.posts.iter().map(|(seat, _)| *seat).collect();
        self.to_post = antes | blinds | extra;
        self.phase = Phase::Posting;
    }

    fn open_at(&mut self, start: &Start) {
        let before = |plan: &&StreetPlan| plan.down + plan.board > 0;
        let streets = self.table.streets.iter().take(start.street + 1).filter(before);
        let (down, board) =
            streets.fold((0, 0), |(down, board), plan| (down + plan.down, board + plan.board));
        self.street = u8::try_from(start.street).unwrap_or_default();
        if let Some(plan) = self.table.streets.get(start.street) {
            self.plan = *plan;
        }
        self.board = start.board;
        self.out = start.board;
        self.board_size = board;
        self.hole_due = down;
        self.hole_cards = down;
        self.undealt = self.seats;
        self.phase = Phase::Dealing;
    }
}

/// Who sits where the blinds are due: from the button's left; with two players from the button.
fn blind_seats(table: &Table, setup: &Setup, seats: Seats) -> BlindSeats {
    let blinds = table.stakes().blinds.len();
    let heads_up = seats.count() == 2 && blinds > 1;
    let mut order = seats.clockwise(setup.button);
    let mut due: BlindSeats = [None; 3];
    for (number, place) in due.iter_mut().take(blinds).enumerate() {
        let dead = number == 0 && blinds > 1 && setup.small_blind == SmallBlind::Dead;
        *place = match (dead, heads_up, number) {
            (true, _, _) => None,
            (false, true, 0) => Some(setup.button),
            (false, _, _) => order.next(),
        };
    }
    due
}

/// Whether one look shows that nothing is wrong: a plain hand of chips of 1, as most are.
fn is_plainly_sound(table: &Table, setup: &Setup) -> bool {
    let count = setup.stacks.len();
    let seats = (2..=table.most_seats).contains(&count) && setup.button.number() < count;
    let plain = setup.posts.is_empty() && setup.start.is_none() && table.sizes.smallest_chip == Chips(1);
    // Each stack stays so far below the limit that no table of them reaches it.
    let stacks = setup.stacks.iter().all(|stack| !stack.is_zero() && stack.0 <= Chips::LIMIT.0 >> 8);
    seats && plain && stacks && table.stakes().blinds.len() <= count
}

fn faults_of(table: &Table, setup: &Setup) -> Vec<Fault> {
    let count = setup.stacks.len();
    if count < 2 || count > table.most_seats {
        return vec![Fault::Seats { seats: count, most: table.most_seats }];
    }
    let seats = Seats::first(count);
    let mut faults = Vec::new();
    if !seats.has(setup.button) {
        faults.push(Fault::Button);
    }
    if setup.posts.iter().any(|(seat, _)| !seats.has(*seat)) {
        faults.push(Fault::PostSeat);
    }
    if table.stakes().blinds.len() > count {
        faults.push(Fault::Blinds);
    }
    faults.extend(
        seats
            .into_iter()
            .zip(&setup.stacks)
            .filter(|(_, stack)| stack.is_zero())
            .map(|(seat, _)| Fault::NoChips(seat)),
    );
    faults.extend(chip_faults(table, setup));
    faults.extend(setup.start.iter().flat_map(|start| start_faults(table, start)));
    faults
}

fn chip_faults(table: &Table, setup: &Setup) -> Vec<Fault> {
    let posts = setup.posts.iter().flat_map(|(_, post)| [post.live, post.dead]);
    let pot = setup.start.map(|start| start.pot);
    let mut total = Some(Chips::ZERO);
    for amount in setup.stacks.iter().copied().chain(pot) {
        total = total.and_then(|sum| sum.checked_add(amount));
    }
    let amounts = setup.stacks.iter().copied().chain(posts).chain(pot);
    let odd = amounts.filter(|amount| !table.sizes.can_make(*amount));
    let too_many = total.is_none_or(|sum| sum > Chips::LIMIT).then_some(Fault::TooManyChips);
    odd.map(Fault::NotAChipAmount).chain(too_many).collect()
}

fn start_faults(table: &Table, start: &Start) -> Vec<Fault> {
    if start.street >= table.streets.len() {
        return vec![Fault::Street];
    }
    let due: usize = table.streets.iter().take(start.street + 1).map(|plan| usize::from(plan.board)).sum();
    let given = usize::try_from(start.board.len()).unwrap_or(usize::MAX);
    if given > due { vec![Fault::Board { given, due }] } else { Vec::new() }
}

/// The blind that a seat owes, by its place.
impl Hand<'_> {
    pub(crate) fn blind_due(&self, seat: Seat) -> Chips {
        let due = self.blinds.iter().zip(&self.table.stakes().blinds);
        due.filter(|(place, _)| **place == Some(seat)).map(|(_, blind)| *blind).sum()
    }
}
