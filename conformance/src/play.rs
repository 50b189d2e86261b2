//! Plays a scenario under a ruleset: builds the table, lets the dealer do what follows, takes each step and compares.

mod compare;
pub(crate) mod hand;
mod observed;
mod ranking;
mod tables;

pub(crate) use ranking::{same_order, speaks_of};
pub(crate) use tables::{SetTable, Tables};

use std::fmt;
use std::sync::Arc;

use floorman_engine::ruleset::facts::Setting;
use floorman_engine::{
    Chips, Fault, Game, Occasion, Question, Ruleset, Seat, Setup, Stakes, Start, StatementId, Why,
};
use floorman_grammar::Library;

use crate::scenario::{Body, Scenario, Script, TableSpec};
use crate::transcript::{Entry, Mismatch, Transcript, listed};
use crate::words::not_played;

/// Under which ruleset a scenario is played, and whose expectations hold.
#[derive(Debug, Clone, Copy)]
pub struct Stage<'a> {
    /// The rulesets and games.
    pub library: &'a Library,
    /// The ruleset that is played.
    pub ruleset: &'a str,
    /// The ruleset whose expectations hold: itself, or one above it that the scenario names.
    pub read_as: &'a str,
}

/// A scenario that was played to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// What happened.
    pub transcript: Transcript,
    /// Where it departs from what the scenario expects, in order.
    pub departures: Vec<Departure>,
    /// Every statement that was read, for a ruling or for what a seat may do.
    pub cited: Vec<StatementId>,
    /// Whether all that was read is known.
    pub grounds: Grounds,
}

impl Played {
    /// Whether another answer to a question can make a difference to it.
    #[must_use]
    pub fn rests_on(&self, question: Question) -> bool {
        self.grounds == Grounds::Unknown
            || self.transcript.grounds(&self.cited).any(|statement| statement.question == question)
    }
}

/// Whether everything is known that a play rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Grounds {
    /// Every event was ruled, and a ruling names its grounds.
    #[default]
    Known,
    /// Some event could not happen at all, and that is said without grounds.
    Unknown,
}

/// A step at which something came out otherwise than expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Departure {
    /// The step, from 0.
    pub step: usize,
    /// What came out otherwise.
    pub mismatches: Vec<Mismatch>,
    /// The grounds of what came out.
    pub grounds: Vec<StatementId>,
    /// Everything that was cited up to here.
    pub cited: Vec<StatementId>,
}

/// Why a scenario cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotPlayed {
    /// No such ruleset is loaded.
    NoRuleset(String),
    /// No such game is loaded.
    NoGame(String),
    /// The game has no such street.
    NoStreet(String),
    /// The ruleset is for cash games and tournaments, and the table does not say which it is.
    NoSetting(String),
    /// The table or the hand is not one that can be set up.
    Faults(Vec<Fault>),
    /// A game without a ranking that this version reads.
    NoRanking(String),
}

impl NotPlayed {
    /// What to do about it, in one line.
    #[must_use]
    pub const fn help(&self) -> &'static str {
        not_played::help(self)
    }
}

impl fmt::Display for NotPlayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&not_played::message(self))
    }
}

impl std::error::Error for NotPlayed {}

/// Plays a scenario, or compares its hands.
///
/// # Errors
/// If the scenario cannot be set up under the ruleset.
pub fn scenario(stage: &Stage<'_>, scenario: &Scenario) -> Result<Played, NotPlayed> {
    scenario_under(stage, ruleset(stage)?, scenario)
}

/// Plays a scenario under a ruleset that need not be among those loaded: one with another answer, say. The games are
/// those of the ruleset that the stage names.
///
/// # Errors
/// If the scenario cannot be set up under the ruleset.
pub fn scenario_under(
    stage: &Stage<'_>,
    ruleset: &Ruleset,
    scenario: &Scenario,
) -> Result<Played, NotPlayed> {
    match &scenario.body {
        Body::Hand(script) => script_under(stage, ruleset, script),
        Body::Compare(comparison) => ranking::compare(stage, ruleset, comparison),
    }
}

/// Plays a hand, step by step to its end, whatever comes out.
///
/// # Errors
/// If the hand cannot be set up under the ruleset.
pub fn script(stage: &Stage<'_>, script: &Script) -> Result<Played, NotPlayed> {
    script_under(stage, ruleset(stage)?, script)
}

fn script_under(stage: &Stage<'_>, ruleset: &Ruleset, script: &Script) -> Result<Played, NotPlayed> {
    let game = game(stage, &script.table.game)?;
    let occasion = occasion(ruleset, &script.table)?;
    let set = SetTable::of(ruleset, &game, &script.table, occasion).map_err(NotPlayed::Faults)?;
    script_at(stage, &SetUp { game, set: Arc::new(set) }, script)
}

/// What a hand is played at.
#[derive(Debug)]
pub(crate) struct SetUp {
    pub(crate) game: Game,
    pub(crate) set: Arc<SetTable>,
}

impl SetUp {
    /// The table of a hand under the ruleset of a stage.
    pub(crate) fn of(stage: &Stage<'_>, script: &Script, tables: &mut Tables) -> Result<Self, NotPlayed> {
        let (ruleset, game) = (ruleset(stage)?, game(stage, &script.table.game)?);
        let occasion = occasion(ruleset, &script.table)?;
        let set = tables.at(ruleset, &game, &script.table, occasion).map_err(NotPlayed::Faults)?;
        Ok(Self { game, set })
    }
}

/// Plays a hand at a table that is set for it.
pub(crate) fn script_at(stage: &Stage<'_>, at: &SetUp, script: &Script) -> Result<Played, NotPlayed> {
    let table = &at.set.table;
    let start = start(&at.game, script)?;
    let mut record = Record::default();
    let awards = hand::Awards::ByScript;
    let staged = hand::Staged { read_as: stage.read_as, game: &at.game, script, awards };
    hand::play(staged, table, start, &mut record)?;
    let Record { entries, departures, cited, grounds } = record;
    let (ruleset, statements) = (table.ruleset().to_owned(), Arc::clone(&at.set.statements));
    let transcript = Transcript { ruleset, unit: script.table.unit, statements, entries };
    Ok(Played { transcript, departures, cited: cited.as_ref().map(listed).unwrap_or_default(), grounds })
}

/// What is written down while a hand is played.
#[derive(Debug, Default)]
pub(crate) struct Record {
    entries: Vec<Entry>,
    departures: Vec<Departure>,
    /// Everything that was read.
    cited: Option<Why>,
    grounds: Grounds,
}

fn ruleset<'a>(stage: &Stage<'a>) -> Result<&'a Ruleset, NotPlayed> {
    stage.library.ruleset(stage.ruleset).ok_or_else(|| NotPlayed::NoRuleset(stage.ruleset.to_owned()))
}

fn game(stage: &Stage<'_>, name: &str) -> Result<Game, NotPlayed> {
    stage.library.game(stage.ruleset, name).ok_or_else(|| NotPlayed::NoGame(name.to_owned()))
}

/// What kind of play a table belongs to under a ruleset.
fn occasion(ruleset: &Ruleset, spec: &TableSpec) -> Result<Occasion, NotPlayed> {
    Ok(Occasion { setting: setting(ruleset, spec)?, rotation: spec.rotation, fee: spec.fee })
}

/// A ruleset with one setting plays it; one with both asks the table.
fn setting(ruleset: &Ruleset, spec: &TableSpec) -> Result<Setting, NotPlayed> {
    let settings = ruleset.settings();
    match (settings.cash, settings.tournament) {
        (true, false) => Ok(Setting::Cash),
        (false, true) => Ok(Setting::Tournament),
        (true, true) | (false, false) => {
            spec.setting.ok_or_else(|| NotPlayed::NoSetting(ruleset.name().to_owned()))
        }
    }
}

pub(crate) fn stakes(spec: &TableSpec) -> Stakes {
    Stakes {
        structure: spec.structure,
        blinds: spec.blinds.clone(),
        bets: spec.bets,
        spread: spec.spread,
        ante: spec.ante,
        unit: spec.unit,
        chips: spec.chips.clone(),
        betting_unit: spec.betting_unit,
    }
}

pub(crate) fn start(game: &Game, script: &Script) -> Result<Option<Start>, NotPlayed> {
    let Some(opening) = &script.start else { return Ok(None) };
    let street = game.streets.iter().position(|street| street.name == opening.street);
    let street = street.ok_or_else(|| NotPlayed::NoStreet(opening.street.clone()))?;
    Ok(Some(Start { street, pot: opening.pot, board: opening.board }))
}

/// The first hand of a script.
pub(crate) fn first_setup(spec: &TableSpec, start: Option<Start>) -> Setup {
    Setup {
        button: spec.button,
        stacks: spec.seats.iter().map(|seat| seat.stack).collect(),
        racks: racks(spec),
        posts: spec.posts.clone(),
        small_blind: spec.small_blind,
        start,
        pace: spec.pace,
        left_in_event: spec.left_in_event,
    }
}

/// The chips that stacks are made of, where the table says so.
fn racks(spec: &TableSpec) -> Vec<(Seat, Vec<(Chips, u16)>)> {
    let few = |(chip, count): &(Chips, u64)| (*chip, u16::try_from(*count).unwrap_or(u16::MAX));
    let given = spec.seats.iter().enumerate().filter(|(_, seat)| !seat.made_of.is_empty());
    given
        .filter_map(|(number, seat)| Some((Seat::new(number)?, seat.made_of.iter().map(few).collect())))
        .collect()
}
