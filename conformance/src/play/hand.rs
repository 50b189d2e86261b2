//! One hand after the other: the dealer does what follows by rule, and each step of the script is taken.

mod carry;
mod seats;
mod tell;

pub(super) use carry::add_to;

use floorman_engine::notation::Line;
use floorman_engine::{
    Cards, Chips, Dealt, Duty, Event, Game, Hand, Impossible, Pending, Ruling, Run, Seat, Setup, SmallBlind,
    Start, Step as GameStep, Table, Why,
};

use super::{NotPlayed, Record, first_setup};
use crate::scenario::{Script, What};
use crate::transcript::{Begin, Entry, Manner, PotSeen};

/// Plays all hands of a script.
pub(super) fn play(
    stage: Staged<'_>,
    table: &Table,
    start: Option<Start>,
    record: &mut Record,
) -> Result<(), NotPlayed> {
    let spec = &stage.script.table;
    let mut setup = first_setup(spec, start);
    let mut seats: Vec<Seat> = (0..spec.seats.len()).filter_map(Seat::new).collect();
    let mut from = 0;
    loop {
        let mut player = Player::new(stage, table, &setup, seats, record)?;
        let Some(next) = player.run(from) else {
            return Ok(());
        };
        (setup, seats, from) = (next.setup, next.seats, next.from);
    }
}

/// What stays the same through all hands of a script.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Staged<'a> {
    /// The ruleset whose expectations hold.
    pub(crate) read_as: &'a str,
    pub(crate) game: &'a Game,
    pub(crate) script: &'a Script,
    pub(crate) awards: Awards,
}

/// When the dealer awards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Awards {
    /// Once nothing else is due; where a later step of the script is the award itself, with that step.
    ByScript,
    /// Once nothing else is due.
    WhenDue,
    /// Not before he is told to.
    WhenTold,
}

/// An event, with seats of the table, and how it is ruled.
pub(crate) type Outcome = (Event, Result<Ruling, Impossible>);

/// A hand in play, with all that a scenario may ask about later.
#[derive(Debug)]
pub(crate) struct Player<'a, 't> {
    pub(crate) stage: Staged<'a>,
    pub(crate) hand: Hand<'t>,
    /// The seats of the hand, as seats of the table: a seat without chips is not dealt in.
    pub(crate) seats: Vec<Seat>,
    setup: &'t Setup,
    /// The pots after the last collection, and what came back at it.
    pub(super) pots: Option<Vec<PotSeen>>,
    pub(super) returned: Vec<(Seat, Chips)>,
    /// What came back of the chips that the last step put out in silence.
    pub(super) change: Vec<(Seat, Chips)>,
    /// What each pot gave to whom, by the pot's number.
    pub(super) awards: Vec<(u8, Vec<(Seat, Chips)>)>,
    /// The seats that showed, in order.
    pub(super) shown: Vec<Seat>,
    /// The ruling that opened the showdown.
    opened: Option<Ruling>,
    /// The last step that happened.
    pub(crate) last: Option<Outcome>,
    /// The grounds of the last step and of what followed from it.
    pub(crate) since: Option<Why>,
    /// The grounds of everything that the dealer did by rule once the betting had begun.
    pub(crate) duties: Option<Why>,
    /// Everything cited so far.
    pub(super) cited: Option<Why>,
    /// What keeps the dealer from going on.
    pub(super) stuck: Option<Impossible>,
    decision_told: bool,
    /// The step that comes next.
    next: usize,
    pub(super) record: &'a mut Record,
}

/// The hand that follows: its seats, as seats of the table, and the step it begins with.
pub(crate) struct NextHand {
    pub(crate) setup: Setup,
    pub(crate) seats: Vec<Seat>,
    from: usize,
}

impl<'a, 't> Player<'a, 't> {
    pub(crate) fn new(
        stage: Staged<'a>,
        table: &'t Table,
        setup: &'t Setup,
        seats: Vec<Seat>,
        record: &'a mut Record,
    ) -> Result<Self, NotPlayed> {
        let hand = table.deal(setup).map_err(NotPlayed::Faults)?;
        let names: Vec<String> = seats.iter().map(|seat| stage.script.table.name(*seat).to_owned()).collect();
        let pot = setup.start.map_or(Chips::ZERO, |start| start.pot);
        let stacks = setup.stacks.clone();
        record.entries.push(Entry::Begin(Begin { names, stacks, button: setup.button, pot }));
        Ok(Self {
            stage,
            hand,
            seats,
            setup,
            pots: None,
            returned: Vec::new(),
            change: Vec::new(),
            awards: Vec::new(),
            shown: Vec::new(),
            opened: None,
            last: None,
            since: None,
            duties: None,
            cited: None,
            stuck: None,
            decision_told: false,
            next: 0,
            record,
        })
    }

    /// Takes steps until there are none left, or the next hand begins.
    fn run(&mut self, from: usize) -> Option<NextHand> {
        self.next = from;
        self.tell_street(&self.street_name(), 1);
        self.dealer_goes_on();
        let script = self.stage.script;
        for (nth, step) in script.steps.iter().enumerate().skip(from) {
            if !step.speaks_of(self.stage.read_as) {
                continue;
            }
            if let What::Do(Line::NextHand, _) = step.what {
                if self.hand.pending() == Pending::Over {
                    return self.next_hand(nth + 1);
                }
                self.departs_by_an_open_hand(nth);
                return None;
            }
            self.next = nth + 1;
            self.take(nth, &step.what);
        }
        None
    }

    fn take(&mut self, nth: usize, what: &What) {
        match what {
            What::Do(line, check) => {
                if let Some(outcome) = self.happen(nth, line) {
                    self.compare_check(nth, check, &outcome);
                    self.last = Some(outcome);
                    self.dealer_goes_on();
                }
            }
            What::Try(line, check) => {
                let outcome = self.try_out(nth, line);
                self.compare_check(nth, check, &outcome);
            }
            What::Expect(expectation) => {
                if !self.deals_next(nth) {
                    self.deal_unknown();
                }
                self.compare(nth, expectation);
            }
        }
    }

    /// Whether the next event of the script comes before the seats have their cards.
    fn deals_next(&self, nth: usize) -> bool {
        let later =
            self.stage.script.steps.iter().skip(nth).filter(|step| step.speaks_of(self.stage.read_as));
        let mut lines = later.filter_map(|step| match &step.what {
            What::Do(line, _) | What::Try(line, _) => Some(line),
            What::Expect(_) => None,
        });
        lines.next().is_some_and(comes_before_the_cards)
    }

    /// Lets a line happen, and says how the event it stands for is ruled; nothing if it has happened by itself.
    pub(crate) fn happen(&mut self, nth: usize, line: &Line) -> Option<Outcome> {
        let event = self.event_of(line);
        if *line != Line::Showdown || !self.is_at_the_showdown() {
            self.since = None;
            return Some((event, self.apply(Manner::Step(nth), event)));
        }
        if matches!(self.hand.pending(), Pending::Show(_)) {
            self.since = None;
            self.show_all(nth);
        }
        self.opened.map(|ruling| (event, Ok(ruling)))
    }

    pub(crate) fn try_out(&mut self, nth: usize, line: &Line) -> Outcome {
        let event = self.event_of(line);
        self.tell_decision();
        let ruling = match self.opened {
            Some(ruling) if *line == Line::Showdown => Ok(ruling),
            Some(_) | None => self.in_hand(event).and_then(|event| self.hand.judge(&event)),
        };
        self.tell(Manner::Tried(nth), &self.street_name(), event, ruling);
        (event, ruling)
    }

    /// The event that a line stands for, with seats of the table. Cards nobody names are dealt unknown first.
    fn event_of(&mut self, line: &Line) -> Event {
        if !comes_before_the_cards(line) {
            self.deal_unknown();
        }
        match *line {
            Line::Event(event) => event,
            Line::Board { street, cards, board } => {
                let unknown = || Dealt { known: Cards::EMPTY, unknown: self.cards_of(street) };
                let cards = cards.unwrap_or_else(unknown);
                match (self.number_of(street), board) {
                    (street, 1) => Event::Board(street, cards),
                    (street, board) => Event::RunOut(Run { board, street }, cards),
                }
            }
            Line::Showdown | Line::NextHand => Event::Duty(Duty::OpenShowdown),
        }
    }

    /// The number of a street; of one that the game does not have, a number that is never due.
    fn number_of(&self, street: &str) -> u8 {
        let place = self.stage.game.streets.iter().position(|other| other.name == street);
        place.and_then(|place| u8::try_from(place).ok()).unwrap_or(u8::MAX)
    }

    /// How many cards the board gets on a street.
    fn cards_of(&self, street: &str) -> u8 {
        let steps = self.stage.game.streets.iter().filter(|other| other.name == street);
        let cards = steps.flat_map(|street| &street.steps).map(|step| match step {
            GameStep::Board(cards) => *cards,
            GameStep::Burn
            | GameStep::Down(_)
            | GameStep::Up(_)
            | GameStep::Draw(..)
            | GameStep::Discard(_)
            | GameStep::Bets(..) => 0,
        });
        u8::try_from(cards.sum::<u32>()).unwrap_or(u8::MAX)
    }

    fn is_at_the_showdown(&self) -> bool {
        let done = matches!(self.hand.pending(), Pending::Rake | Pending::Award | Pending::Over);
        self.opened.is_some() || (done && !self.hand.live().at_most_one())
    }

    pub(crate) fn next_hand(&self, from: usize) -> Option<NextHand> {
        let chips = |seat: &Seat| self.in_hand_seat(*seat).map_or(Chips::ZERO, |seat| self.hand.stack(seat));
        let seats: Vec<Seat> = self.seats.iter().copied().filter(|seat| !chips(seat).is_zero()).collect();
        if self.hand.is_misdealt() {
            return Some(NextHand { setup: self.setup.clone(), seats: self.seats.clone(), from });
        }
        let button = self.at_table(self.hand.button());
        let after = seats.iter().find(|seat| **seat > button).or_else(|| seats.first())?;
        let place = seats.iter().position(|seat| seat == after)?;
        let spec = &self.stage.script.table;
        let mut setup = first_setup(spec, None);
        setup.posts = Vec::new();
        setup.small_blind = SmallBlind::Posted;
        setup.button = Seat::new(place)?;
        setup.stacks = seats.iter().map(chips).collect();
        Some(NextHand { setup, seats, from })
    }
}

/// Whether a line is of the time before every seat has its cards.
fn comes_before_the_cards(line: &Line) -> bool {
    matches!(line, Line::Event(Event::Deal(..) | Event::Straddles(..)))
}
