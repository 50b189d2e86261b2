//! A hand that is open: one step after the other until nobody asks for more.

use std::io;
use std::sync::Arc;

use floorman_engine::notation::Line;
use floorman_engine::ruleset::facts::Setting;
use floorman_engine::{Dealt, Event, Game, Occasion, Pending, Seat, Start, dealer};

use super::steps::{Asked, Steps};
use super::{Books, Then, fault, ok, seen};
use crate::compare::Observed;
use crate::play::hand::{Awards, NextHand, Player, Staged};
use crate::play::{Record, SetTable, first_setup, start};
use crate::scenario::{OpeningSpec, Script, TableSpec};
use crate::transcript::Manner;
use crate::wire::frame::{Body, How, Native, Ruled, Ruling, Seen};
use crate::wire::line::cards;
use crate::wire::open::{self, Cards, Open};
use crate::wire::table;
use crate::words::wire as said;

/// All that stays the same while a table is open.
#[derive(Debug)]
pub(super) struct Room {
    game: Game,
    at: Arc<SetTable>,
    script: Script,
    start: Option<Start>,
}

impl Room {
    /// The room that a request describes, or what is wrong with it.
    pub(super) fn of(rules: &mut Books, open: &Open) -> Result<Self, String> {
        let Set { game, at, spec } = Set::of(rules, &open.ruleset, &open.table)?;
        let opening = open.start.as_ref().map(|start| {
            let board = cards(&start.board).ok_or_else(|| said::bad_field("board"))?.known;
            Ok::<_, String>(OpeningSpec {
                street: start.name.clone(),
                pot: floorman_engine::Chips(start.pot),
                board,
            })
        });
        let script = Script { table: spec, start: opening.transpose()?, steps: Vec::new() };
        let start = start(&game, &script).map_err(|error| error.to_string())?;
        Ok(Self { game, at, script, start })
    }
}

/// A table that is set: what is played at it, and what that comes to under a ruleset.
#[derive(Debug)]
pub(super) struct Set {
    game: Game,
    pub(super) at: Arc<SetTable>,
    pub(super) spec: TableSpec,
}

impl Set {
    /// The table that a request describes, or what is wrong with it.
    pub(super) fn of(rules: &mut Books, ruleset: &str, table: &open::Table) -> Result<Self, String> {
        let Books { read, tables } = rules;
        let library = read.get(ruleset).ok_or_else(|| said::no_rules(ruleset))?;
        let rules = library.ruleset(ruleset).ok_or_else(|| said::no_rules(ruleset))?;
        let spec = table::read(table).map_err(said::bad_field)?;
        let game = library.game(ruleset, &spec.game).ok_or_else(|| said::bad_field("game"))?;
        let setting = spec.setting.unwrap_or(Setting::Cash);
        let occasion = Occasion { setting, rotation: spec.rotation, fee: spec.fee };
        let at = tables.at(rules, &game, &spec, occasion).map_err(|faults| said::faults(&faults))?;
        Ok(Self { game, at, spec })
    }
}

/// Plays the hands of an open table: answers the opening, then each step.
pub(super) fn play(room: &Room, open: &Open, steps: &mut impl Steps) -> io::Result<Then> {
    let mut setup = first_setup(&room.script.table, room.start);
    let mut seats: Vec<Seat> = (0..room.script.table.seats.len()).filter_map(Seat::new).collect();
    let mut awards = when(open.hold_award);
    let mut dealt = Some(&open.cards);
    loop {
        let mut record = Record::default();
        let staged = Staged { read_as: &open.ruleset, game: &room.game, script: &room.script, awards };
        let mut player = match Player::new(staged, &room.at.table, &setup, seats, &mut record) {
            Ok(player) => player,
            Err(error) => return steps.answer(fault(error.to_string())).map(|()| Then::Stay),
        };
        begin(&mut player, dealt.take(), open.cards.by_events);
        let first = Seen { state: seen::state(&mut player) };
        steps.begins(&first)?;
        match until_the_next(&mut player, steps)? {
            Ends::Closed(then) => return Ok(then),
            Ends::NextHand(next, how) => {
                awards = when(how.hold_award);
                (setup, seats) = (next.setup, next.seats);
            }
        }
    }
}

const fn when(hold: bool) -> Awards {
    if hold { Awards::WhenTold } else { Awards::WhenDue }
}

/// The dealer posts, and deals the cards that were given.
fn begin(player: &mut Player<'_, '_>, given: Option<&Cards>, by_events: bool) {
    player.dealer_goes_on();
    if by_events {
        return;
    }
    while let Pending::Deal(seat, due) = player.hand.pending() {
        let at_table = player.at_table(seat);
        let known = given.and_then(|given| given.hole.get(&at_table.into())).and_then(|known| cards(known));
        let rest = |known: Dealt| due.saturating_sub(u8::try_from(known.known.len()).unwrap_or(u8::MAX));
        let event = match known {
            Some(known) => Some(Event::Deal(at_table, Dealt { unknown: rest(known), ..known })),
            None => dealer::unknown(&player.hand).map(|event| player.with_table_seats(event)),
        };
        let Some(event) = event else { return };
        if player.apply(Manner::Duty, event).is_err() {
            return;
        }
        player.dealer_goes_on();
    }
}

/// How a hand ends.
enum Ends {
    /// Nobody asks for more of this table.
    Closed(Then),
    /// The button moves.
    NextHand(Box<NextHand>, How),
}

/// Takes steps until the hand is closed or the next one begins.
fn until_the_next(player: &mut Player<'_, '_>, steps: &mut impl Steps) -> io::Result<Ends> {
    loop {
        let (line, how) = match steps.next()? {
            Asked::Leave(then) => return Ok(Ends::Closed(then)),
            Asked::State => {
                let state = seen::state(player);
                steps.answer(ok(&Seen { state }))?;
                continue;
            }
            Asked::DealRest(how) => {
                player.stage.awards = when(how.hold_award);
                player.deal_unknown();
                let state = Some(seen::state(player));
                steps.answer(ok(&Ruled { state, ..seen::accepted() }))?;
                continue;
            }
            Asked::Line(line, how) => (line, how),
        };
        if line == Line::NextHand {
            match next_hand(player) {
                Ok(next) => return Ok(Ends::NextHand(Box::new(next), how)),
                Err(refused) => steps.answer(ok(&refused))?,
            }
        } else {
            let body = step(player, &line, how);
            steps.answer(body)?;
        }
    }
}

fn step(player: &mut Player<'_, '_>, line: &Line, how: How) -> Body {
    if how.probe {
        let outcome = player.try_out(0, line);
        return ok(&seen::ruled(player, &outcome));
    }
    player.stage.awards = when(how.hold_award);
    let ruled = match player.happen(0, line) {
        Some(outcome) => {
            let ruled = seen::ruled(player, &outcome);
            player.last = Some(outcome);
            player.dealer_goes_on();
            ruled
        }
        None => seen::accepted(),
    };
    let state = Some(seen::state(player));
    ok(&Ruled { state, ..ruled })
}

fn next_hand(player: &Player<'_, '_>) -> Result<NextHand, Box<Ruled>> {
    let over = player.hand.pending() == Pending::Over;
    let next = if over { player.next_hand(0) } else { None };
    let refused = || Ruled {
        ruling: Ruling::Rejected,
        kind: Some("wrong-phase".to_owned()),
        native: Some(Native { kind: "phase".to_owned(), text: player.waits_for() }),
        ..seen::accepted()
    };
    next.ok_or_else(|| Box::new(refused()))
}
