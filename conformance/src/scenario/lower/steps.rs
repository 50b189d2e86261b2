//! The steps of a hand: what happens, what is tried, what is asked.

use floorman_engine::notation;
use floorman_engine::{Impossible, Reason};

use super::super::expectation::{Check, HeldIs, Refusal};
use super::super::hand::{Script, Step, TableSpec, What};
use super::super::scalar::Text;
use super::super::shape::{StartShape, StepMapShape, StepShape, TableShape};
use super::{Lower, Spot, expect, table};
use crate::words::refused::play as said;

/// The three parts of a hand as they are written.
pub(in super::super) struct Hand {
    pub(in super::super) table: Option<TableShape>,
    pub(in super::super) start: Option<StartShape>,
    pub(in super::super) play: Option<Vec<StepShape>>,
}

/// The hand; `under` are the rulesets that `in` may name, any if there is no scenario around it.
pub(in super::super) fn script(
    lower: &mut Lower<'_>,
    spot: &Spot,
    of: &str,
    hand: Hand,
    under: Option<&[String]>,
) -> Option<Script> {
    let table = lower.required(spot, of, "table", hand.table);
    let table = table.and_then(|shape| table::table(lower, &spot.key("table"), shape));
    let start = hand.start.map(|shape| table::opening(lower, &spot.key("start"), shape));
    let play = lower.required(spot, of, "play", hand.play)?;
    let table = table?;
    if play.is_empty() {
        lower.wrong(&spot.key("play"), said::no_steps());
    }
    let spot = spot.key("play");
    let read = |(nth, shape)| step(lower, &spot.nth(nth), &table, shape, under);
    let steps: Vec<Option<Step>> = play.into_iter().enumerate().map(read).collect();
    let steps = steps.into_iter().collect::<Option<Vec<Step>>>()?;
    Some(Script { table, start: start.map_or(Some(None), |start| start.map(Some))?, steps })
}

fn step(
    lower: &mut Lower<'_>,
    spot: &Spot,
    table: &TableSpec,
    shape: StepShape,
    under: Option<&[String]>,
) -> Option<Step> {
    match shape {
        StepShape::Line(text) => {
            let line = line(lower, spot, table, &text)?;
            Some(Step { what: What::Do(line, Check::default()), only: None })
        }
        StepShape::Map(shape) => {
            let only = shape.only.as_ref().map(|only| lower.rulesets(&spot.key("in"), only, under));
            let what = what(lower, spot, table, *shape)?;
            let idle = matches!(&what, What::Try(_, check) if check.is_empty());
            if idle && under.is_some() {
                lower.wrong(spot, said::idle_try());
            }
            Some(Step { what, only })
        }
    }
}

fn what(lower: &mut Lower<'_>, spot: &Spot, table: &TableSpec, shape: StepMapShape) -> Option<What> {
    let check = Asked {
        held: shape.held,
        refused: shape.refused,
        because: shape.because,
        because_only: shape.because_only,
    };
    let check = check.read(lower, spot);
    match (shape.act, shape.probe, shape.expect) {
        (Some(act), None, None) => {
            line(lower, &spot.key("do"), table, &act.0).map(|line| What::Do(line, check))
        }
        (None, Some(probe), None) => {
            line(lower, &spot.key("try"), table, &probe.0).map(|line| What::Try(line, check))
        }
        (None, None, Some(expect)) => {
            if !check.is_empty() {
                lower.wrong(spot, said::asked_beside());
            }
            let expectation = expect::expectation(lower, &spot.key("expect"), table, expect);
            Some(What::Expect(Box::new(expectation)))
        }
        (None, None, None) => {
            lower.wrong(spot, said::idle_step());
            None
        }
        (Some(_), ..) | (None, Some(_), Some(_)) => {
            lower.wrong(spot, said::two_in_one());
            None
        }
    }
}

fn line(lower: &mut Lower<'_>, spot: &Spot, table: &TableSpec, text: &str) -> Option<notation::Line> {
    match notation::parse(text, &|name| table.seat(name)) {
        Ok(line) => Some(line),
        Err(error) => {
            lower.wrong(spot, said::no_line(&error));
            None
        }
    }
}

/// What is asked of an event, as it is written.
pub(super) struct Asked {
    pub(super) held: Option<Text>,
    pub(super) refused: Option<Text>,
    pub(super) because: Option<Vec<Text>>,
    pub(super) because_only: Option<Vec<Text>>,
}

impl Asked {
    pub(super) fn read(self, lower: &mut Lower<'_>, spot: &Spot) -> Check {
        let held = self.held.and_then(|text| held(lower, &spot.key("held"), &text));
        let refused = self.refused.and_then(|text| refusal(lower, &spot.key("refused"), &text));
        if held == Some(HeldIs::AsDeclared) && refused.is_some() {
            lower.wrong(&spot.key("refused"), said::held_and_refused());
        }
        let because = self.because.map(|names| lower.questions(&spot.key("because"), &names));
        let because_only = self.because_only.map(|names| lower.questions(&spot.key("because-only"), &names));
        Check { held, refused, because: because.unwrap_or_default(), because_only }
    }
}

fn held(lower: &mut Lower<'_>, spot: &Spot, text: &Text) -> Option<HeldIs> {
    match text.0.as_str() {
        "as-declared" => Some(HeldIs::AsDeclared),
        "void" => Some(HeldIs::Void),
        "floor" => Some(HeldIs::Floor),
        act => match notation::parse_action(act) {
            Ok(action) => Some(HeldIs::Act(action)),
            Err(error) => {
                lower.wrong(spot, said::not_held(&error));
                None
            }
        },
    }
}

fn refusal(lower: &mut Lower<'_>, spot: &Spot, text: &Text) -> Option<Refusal> {
    let ruled = Reason::ALL.map(|reason| (reason.name(), Refusal::Ruled(reason)));
    let impossible = Impossible::NAMES.map(|name| (name, Refusal::Impossible(name)));
    let known: Vec<(&str, Refusal)> = ruled.into_iter().chain(impossible).collect();
    lower.word(spot, text, said::REASON, &known)
}
