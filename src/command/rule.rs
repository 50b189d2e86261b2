//! `floor rule`: a hand and its rulings, with their paragraphs, under one ruleset or several side by side.

mod card;
mod event;
mod find;
mod ledger;
mod merge;
mod people;
mod print;
mod story;

use std::io::Write;

use floorman_conformance::play::{self, NotPlayed, Played, Stage};
use floorman_conformance::scenario::Scenario;
use floorman_conformance::transcript::{Entry, Manner};
use floorman_engine::Impossible;
use serde_json::{Value, json};

use crate::cli::{Format, Rule};
use crate::exit::Exit;
use crate::shelf::Shelf;
use crate::trouble::{Message, Trouble};
use crate::words::rule as said;
use find::Hand;
use story::{Card, Story, story};

/// The ruleset of a bare hand, if none is named.
const USUAL: &str = "tda-2024";

pub(crate) fn run(args: &Rule, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let named: Vec<&str> = args.under.iter().map(String::as_str).collect();
    let shelf = Shelf::open(&args.shelf, &named)?;
    let found = find::find(args)?;
    let mut reports = Vec::new();
    let hands = found.hands();
    for (at, hand) in hands.iter().enumerate() {
        let under = under(&shelf, &named, hand)?;
        let stories = stories(&shelf, hand, &under)?;
        match format {
            Format::Text => {
                if at > 0 {
                    writeln!(out)?;
                }
                header(hand, &under, out)?;
                print::print(&stories, out)?;
                footer(hand, out)?;
            }
            Format::Json => reports.push(as_json(hand, &stories)),
        }
    }
    if format == Format::Json {
        writeln!(out, "{:#}", json!({"floor": "rule", "schema": 1, "hands": reports}))?;
    }
    Ok(Exit::Clean)
}

/// The rulesets that a hand is played under: those named, those the scenario speaks of, or the usual one.
fn under<'s>(shelf: &'s Shelf, named: &[&str], hand: &Hand<'_>) -> Result<Vec<&'s str>, Trouble> {
    let wanted: Vec<&str> = match (named, hand.scenario) {
        ([], Some(scenario)) => scenario.under.iter().map(String::as_str).collect(),
        ([], None) => vec![USUAL],
        (named, _) => named.to_vec(),
    };
    wanted.into_iter().map(|name| shelf.name(name)).collect()
}

/// The hand under each ruleset. A step that cannot happen under some of them is told where it stands; one that cannot
/// happen under any ends it.
fn stories(shelf: &Shelf, hand: &Hand<'_>, under: &[&str]) -> Result<Vec<Story>, Trouble> {
    let plays: Vec<Played> = under
        .iter()
        .filter_map(|ruleset| play(shelf, hand, ruleset).transpose())
        .collect::<Result<_, _>>()?;
    let nowhere: Option<Vec<(usize, Impossible)>> = plays.iter().map(impossible).collect();
    if let Some((step, what)) = nowhere.and_then(|all| all.first().copied()) {
        return Err(cannot_be(hand, step, what));
    }
    Ok(plays.iter().map(|played| story(&played.transcript, hand, shelf.library())).collect())
}

fn play(shelf: &Shelf, hand: &Hand<'_>, ruleset: &str) -> Result<Option<Played>, Trouble> {
    let read_as = hand.scenario.map_or(ruleset, |scenario| nearest(shelf, scenario, ruleset));
    let stage = Stage { library: shelf.library(), ruleset, read_as };
    let played = match (hand.script, hand.scenario) {
        (Some(script), _) => play::script(&stage, script),
        (None, Some(scenario)) => play::scenario(&stage, scenario),
        (None, None) => return Ok(None),
    };
    let told = |error: NotPlayed| {
        let key = if matches!(error, NotPlayed::NoStreet(_)) { "start" } else { "table" };
        let (file, line) = hand.place_of(key);
        Message::new(said::not_played(ruleset, &error)).at(file, line).help(error.help())
    };
    played.map(Some).map_err(|error| told(error).into())
}

/// The first step that cannot happen, where the scenario does not foresee it.
fn impossible(played: &Played) -> Option<(usize, Impossible)> {
    let unforeseen = |step: usize| {
        let mut departures = played.departures.iter().filter(|departure| departure.step == step);
        departures.any(|departure| departure.mismatches.iter().any(|it| it.asked == "step"))
    };
    played.transcript.entries.iter().find_map(|entry| {
        let Entry::Event(happened) = entry else { return None };
        let Manner::Step(step) = happened.manner else { return None };
        happened.ruling.err().filter(|_| unforeseen(step)).map(|what| (step, what))
    })
}

fn cannot_be(hand: &Hand<'_>, step: usize, what: Impossible) -> Trouble {
    let (file, line) = hand.place_of_step(step);
    Message::new(what.to_string()).at(file, line).help(said::instead_of(what)).into()
}

/// The ruleset whose branches hold: itself, or the nearest above it that the scenario names.
fn nearest<'s>(shelf: &'s Shelf, scenario: &Scenario, ruleset: &'s str) -> &'s str {
    let named = |name: &&str| scenario.under.iter().any(|under| under == name);
    shelf.library().lineage(ruleset).find(named).unwrap_or(ruleset)
}

fn header(hand: &Hand<'_>, under: &[&str], out: &mut dyn Write) -> Result<(), Trouble> {
    for line in said::header(hand.scenario, hand.script, &hand.place(), under) {
        writeln!(out, "{line}")?;
    }
    Ok(writeln!(out)?)
}

fn footer(hand: &Hand<'_>, out: &mut dyn Write) -> Result<(), Trouble> {
    match hand.scenario {
        Some(scenario) => Ok(writeln!(out, "\n{}", said::why(&scenario.why))?),
        None => Ok(()),
    }
}

fn as_json(hand: &Hand<'_>, stories: &[Story]) -> Value {
    let card = |(step, card): (usize, &Card)| {
        let grounds: Vec<Value> = card.grounds.iter().chain(&card.also).map(|ground| {
            json!({
                "question": ground.question.name(), "statement": ground.statement, "rests-on": ground.rests_on,
                "basis": ground.firmness, "by": ground.by, "reasoning": ground.reasoning,
            })
        }).collect();
        let (held, refused) = card.ruled.clone().unwrap_or_default();
        json!({
            "step": step, "about": card.about, "held": held, "refused": refused, "answer": card.answer, "reason": card.reason, "grounds": grounds,
        })
    };
    let of_story = |story: &Story| {
        let cards = story.parts.iter().filter_map(|(step, part)| Some((*step, part.card()?)));
        json!({"ruleset": story.ruleset, "cards": cards.map(card).collect::<Vec<_>>()})
    };
    json!({
        "id": hand.scenario.map(|scenario| scenario.id.to_string()),
        "title": hand.scenario.map(|scenario| scenario.title.clone()),
        "place": hand.place(), "under": stories.iter().map(of_story).collect::<Vec<_>>(),
    })
}
