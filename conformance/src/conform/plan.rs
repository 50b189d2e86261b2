//! What is sent for a scenario under a ruleset, and what is asked of the answers.

mod deals;
mod options;

use floorman_engine::notation::Line;
use floorman_engine::{Cards, Chips, Dealt, Duty, Event, Game, Step as GameStep};

use crate::play::{self, NotPlayed, SetUp, Stage};
use crate::scenario::{Check, Expectation, Script, Step, TableSpec, What};
use crate::wire::frame::How;
use crate::wire::line::{self, Sent, words};
use crate::wire::open::{Answered, Cards as CardsKnown, Open, Start};
use crate::wire::step;
use crate::wire::table;
use deals::Deals;

/// A hand as it is put to an adapter.
#[derive(Debug, Clone)]
pub(crate) struct Plan<'s> {
    /// How it begins.
    pub(crate) open: Open,
    /// What happens, in order.
    pub(crate) moves: Vec<Move>,
    /// What is asked of the answers, in order.
    pub(crate) asks: Vec<Ask<'s>>,
    /// The table, for names.
    pub(crate) table: &'s TableSpec,
}

/// Something that is sent.
#[derive(Debug, Clone)]
pub(crate) struct Move {
    /// What it is.
    pub(crate) sent: Sent,
    /// How it is taken.
    pub(crate) how: How,
    /// The line of the scenario that it stands for; none where it only lets the hand go on.
    pub(crate) line: Option<(usize, Line)>,
}

/// Something that is asked of the answers.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ask<'s> {
    /// The step of the scenario, from 0.
    pub(crate) step: usize,
    /// What it is.
    pub(crate) what: Asked<'s>,
}

/// What is asked.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Asked<'s> {
    /// What a move was held to be. The move by its number.
    Ruling(usize, &'s Check),
    /// What can be seen after a move, or at the beginning; and of the last line that happened, what it was held to be.
    State {
        /// The last move that changed anything.
        after: Option<usize>,
        /// The last line of the scenario that happened.
        last: Option<usize>,
        /// What is expected.
        expected: &'s Expectation,
    },
    /// That a move is not refused.
    Happens(usize),
}

/// Plans a hand; `options` says whether the answers of the ruleset are put in words.
pub(crate) fn plan<'s>(
    stage: &Stage<'_>,
    at: &SetUp,
    script: &'s Script,
    options: Options,
) -> Result<Plan<'s>, NotPlayed> {
    let (spec, game, resolved) = (&script.table, &at.game, &at.set.table);
    let setup = play::first_setup(spec, play::start(game, script)?);
    resolved.deal(&setup).map_err(NotPlayed::Faults)?;
    let steps: Vec<(usize, &Step)> =
        script.steps.iter().enumerate().filter(|(_, step)| step.speaks_of(stage.read_as)).collect();
    let deals = Deals::of(script, &steps, game);
    let open = Open {
        ruleset: stage.ruleset.to_owned(),
        options: match options {
            Options::InWords => options::in_words(resolved),
            Options::InFiles => std::collections::BTreeMap::<String, Answered>::new(),
        },
        table: table::sent(spec, resolved.occasion().setting),
        cards: cards(&deals, script, &steps, game),
        start: start(game, script),
        hold_award: has_award(&steps),
    };
    let mut planner = Planner { moves: Vec::new(), asks: Vec::new(), after: None, last: None, game, deals };
    planner.take(&steps);
    Ok(Plan { open, moves: planner.moves, asks: planner.asks, table: spec })
}

/// How an adapter gets to know the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Options {
    /// Each answer stands in the opening.
    InWords,
    /// It has read the files.
    InFiles,
}

struct Planner<'s, 'g> {
    moves: Vec<Move>,
    asks: Vec<Ask<'s>>,
    after: Option<usize>,
    last: Option<usize>,
    game: &'g Game,
    deals: Deals,
}

impl<'s> Planner<'s, '_> {
    fn take(&mut self, steps: &[(usize, &'s Step)]) {
        for (place, (nth, step)) in steps.iter().enumerate() {
            let later = steps.get(place + 1..).unwrap_or_default();
            let how = How { probe: false, hold_award: has_award(later) };
            match &step.what {
                What::Do(line, _) if self.deals.is_given(line) => {}
                What::Do(line, check) => {
                    self.cards_before(line, how);
                    let number = self.send(*nth, *line, how);
                    self.after = Some(number);
                    self.ask(*nth, number, check);
                    if *line == Line::NextHand {
                        self.deals.next_hand();
                        self.last = None;
                    } else {
                        self.last = Some(number);
                    }
                }
                What::Try(line, check) => {
                    self.cards_before(line, how);
                    let number = self.send(*nth, *line, How { probe: true, ..how });
                    if !check.is_empty() {
                        self.asks.push(Ask { step: *nth, what: Asked::Ruling(number, check) });
                    }
                }
                What::Expect(expected) => {
                    if !deals_next(later) {
                        self.deal_rest(how);
                    }
                    self.says_enough();
                    let (after, last) = (self.after, self.last);
                    self.asks.push(Ask { step: *nth, what: Asked::State { after, last, expected } });
                }
            }
        }
    }

    /// What is asked of the hand right after a step says whether the step should have happened.
    fn says_enough(&mut self) {
        let is_idle = |ask: &Ask<'_>| matches!(ask.what, Asked::Happens(number) if Some(number) == self.last);
        if self.asks.last().is_some_and(is_idle) {
            self.asks.pop();
        }
    }

    fn ask(&mut self, step: usize, number: usize, check: &'s Check) {
        let what = if check.is_empty() { Asked::Happens(number) } else { Asked::Ruling(number, check) };
        self.asks.push(Ask { step, what });
    }

    fn send(&mut self, nth: usize, line: Line, how: How) -> usize {
        let sent = line::sent(&line, |street| cards_of(self.game, street));
        self.moves.push(Move { sent, how, line: Some((nth, line)) });
        self.moves.len() - 1
    }

    /// Cards that nobody names are dealt before whatever comes after the deal.
    fn cards_before(&mut self, line: &Line, how: How) {
        if !comes_before_the_cards(line) && *line != Line::NextHand {
            self.deal_rest(how);
        }
    }

    fn deal_rest(&mut self, how: How) {
        if self.deals.rest_is_due() {
            self.moves.push(Move { sent: Sent::Event(step::Event::DealRest), how, line: None });
            self.after = Some(self.moves.len() - 1);
        }
    }
}

/// Whether a later step of this hand is the award itself.
fn has_award(later: &[(usize, &Step)]) -> bool {
    let lines = later
        .iter()
        .filter_map(|(_, step)| if let What::Do(line, _) = &step.what { Some(*line) } else { None });
    let mut of_this_hand = lines.take_while(|line| *line != Line::NextHand);
    of_this_hand.any(|line| line == Line::Event(Event::Duty(Duty::Award)))
}

/// Whether the next event comes before the seats have their cards.
fn deals_next(later: &[(usize, &Step)]) -> bool {
    let mut lines = later.iter().filter_map(|(_, step)| match &step.what {
        What::Do(line, _) | What::Try(line, _) => Some(line),
        What::Expect(_) => None,
    });
    lines.next().is_some_and(comes_before_the_cards)
}

fn comes_before_the_cards(line: &Line) -> bool {
    matches!(line, Line::Event(Event::Deal(..) | Event::Straddles(..)))
}

fn cards(deals: &Deals, script: &Script, steps: &[(usize, &Step)], game: &Game) -> CardsKnown {
    let start = script.start.as_ref().map(|start| words(Dealt { known: start.board, unknown: 0 }));
    let board = |(_, step): &(usize, &Step)| match &step.what {
        What::Do(Line::Board { street, cards: Some(cards), board: 1 }, check) if check.is_empty() => {
            let whole = cards.unknown == 0 && count(cards.known) == cards_of(game, street);
            whole.then(|| words(*cards))
        }
        What::Do(..) | What::Try(..) | What::Expect(_) => None,
    };
    let to_come = steps.iter().filter_map(board).flatten();
    CardsKnown {
        hole: deals.given(),
        board: start.into_iter().flatten().chain(to_come).collect(),
        by_events: deals.by_events(),
    }
}

fn start(game: &Game, script: &Script) -> Option<Start> {
    let opening = script.start.as_ref()?;
    let street = game.streets.iter().position(|street| street.name == opening.street)?;
    let due: u8 = game.streets.iter().take(street + 1).map(|street| cards_of(game, &street.name)).sum();
    let unknown = due.saturating_sub(count(opening.board));
    Some(Start {
        street: u8::try_from(street).ok()?,
        name: opening.street.clone(),
        pot: {
            let Chips(pot) = opening.pot;
            pot
        },
        board: words(Dealt { known: opening.board, unknown }),
    })
}

fn count(cards: Cards) -> u8 {
    u8::try_from(cards.len()).unwrap_or(u8::MAX)
}

/// How many cards the board gets on a street.
fn cards_of(game: &Game, street: &str) -> u8 {
    let steps = game.streets.iter().filter(|other| other.name == street).flat_map(|street| &street.steps);
    let cards = steps.filter_map(|step| if let GameStep::Board(cards) = step { Some(*cards) } else { None });
    u8::try_from(cards.sum::<u32>()).unwrap_or(u8::MAX)
}

impl Plan<'_> {
    /// The act that a move declares in so many words.
    pub(crate) fn declares(&self, number: usize) -> Option<floorman_engine::Action> {
        match self.moves.get(number)?.line {
            Some((_, Line::Event(event))) => event.declares(),
            Some((_, Line::Board { .. } | Line::Showdown | Line::NextHand)) | None => None,
        }
    }

    /// Whether a move is one that every table knows, and that cannot be half right: refused, it has not happened.
    pub(crate) fn is_plain(&self, number: usize) -> bool {
        self.moves.get(number).is_some_and(|it| matches!(it.sent, Sent::Act(_)))
    }
}
