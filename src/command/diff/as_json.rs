//! A comparison for programs.

use floorman_conformance::part::{Compared, Outcome, Shown};
use floorman_engine::{Question, Ruleset, Statement};
use floorman_grammar::{Difference, GameAt, GameDifference, Part, Said, basis_as_written};
use serde_json::{Value, json};

use super::moving::{Against, Because, Cited, Moving, Touched};
use super::report::{Found, Relation, Report, Unshown};
use crate::words::diff as said;

pub(super) fn as_json(report: &Report<'_>, moving: Option<&Moving<'_>>) -> Value {
    let answers = report.answers.iter().map(of_found);
    let alike = report.alike.iter().map(|difference| of_difference(difference, &[]));
    let questions: Vec<Value> = answers.chain(alike).collect();
    let games: Vec<Value> = report.games.iter().map(|(game, shown)| of_game(game, shown.as_ref())).collect();
    json!({
        "floor": "diff", "schema": 1, "first": ruleset(report.first), "second": ruleset(report.second),
        "relation": relation(report.relation), "questions": questions, "games": games,
        "unshown": of_unshown(&report.unshown()), "house": moving.map(of_moving),
    })
}

fn ruleset(ruleset: &Ruleset) -> Value {
    let settings = ruleset.settings();
    json!({
        "ruleset": ruleset.name(), "title": ruleset.title(), "cash": settings.cash,
        "tournament": settings.tournament,
    })
}

const fn relation(relation: Relation<'_>) -> &'static str {
    match relation {
        Relation::Extended => "second-extends-first",
        Relation::Extends => "first-extends-second",
        Relation::Editions(..) => "editions-of-one-book",
        Relation::Strangers => "none",
    }
}

fn of_found(found: &Found<'_>) -> Value {
    of_difference(&found.difference, &found.shown)
}

fn of_difference(difference: &Difference, shown: &[Option<Shown<'_, '_>>]) -> Value {
    let question = difference.question;
    let shown = shown.iter().map(Option::as_ref).chain(std::iter::repeat(None));
    let parts: Vec<Value> = difference.parts.iter().zip(shown).map(|(part, it)| of_part(part, it)).collect();
    json!({
        "question": question.name(), "chapter": question.chapter().name(), "asks": question.doc(),
        "differs-in": said::apart(difference.apart()), "cases": parts,
    })
}

fn of_part(part: &Part, shown: Option<&Shown<'_, '_>>) -> Value {
    json!({
        "differs-in": said::apart(part.apart), "when": part.when, "first": of_said(&part.first),
        "second": of_said(&part.second), "scenario": shown.map(of_shown),
    })
}

fn of_said(said: &Said) -> Value {
    let arm = &said.arm;
    json!({
        "answer": arm.written, "basis": basis_as_written(&arm.basis), "by": said::answerer(said),
        "ruleset": arm.ruleset, "file": arm.place.file, "line": arm.place.line,
    })
}

fn of_shown(shown: &Shown<'_, '_>) -> Value {
    let (placed, point) = (shown.reading.placed, &shown.point);
    json!({
        "id": placed.scenario.id.to_string(), "title": placed.scenario.title, "file": placed.file.path,
        "line": placed.line(), "read-as": shown.reading.read_as, "step": point.step.map(|step| step + 1),
        "about": point.about, "compares": compares(shown.of), "first": outcome(&point.first),
        "second": outcome(&point.second),
    })
}

const fn compares(of: Compared) -> &'static str {
    match of {
        Compared::Both => "both",
        Compared::First => "first-and-itself-with-the-other-answer",
        Compared::Second => "second-and-itself-with-the-other-answer",
    }
}

fn outcome(outcome: &Outcome) -> Value {
    let statement = |it: &Statement| {
        json!({
            "question": it.question.name(), "answer": it.arm.written, "basis": basis_as_written(&it.arm.basis),
            "ruleset": it.arm.ruleset,
        })
    };
    let because: Vec<Value> = outcome.grounds.iter().map(statement).collect();
    json!({"outcome": outcome.told, "because": because})
}

fn of_unshown(unshown: &Unshown<'_>) -> Value {
    let questions: Vec<&str> =
        unshown.questions.iter().map(|difference| difference.question.name()).collect();
    let case = |(question, part): &(Question, &Part)| json!({"question": question.name(), "when": part.when});
    let cases: Vec<Value> = unshown.cases.iter().map(case).collect();
    let games: Vec<&str> = unshown.games.iter().map(|game| game.game.as_str()).collect();
    json!({"questions": questions, "cases": cases, "games": games})
}

fn of_game(game: &GameDifference, shown: Option<&Shown<'_, '_>>) -> Value {
    let lines: Vec<Value> = game
        .lines
        .iter()
        .map(|line| json!({"line": line.name, "first": line.first, "second": line.second}))
        .collect();
    let at = |at: &GameAt| {
        json!({
            "basis": basis_as_written(&at.basis), "file": at.place.as_ref().map(|place| &place.file),
            "line": at.place.as_ref().map(|place| place.line),
        })
    };
    json!({
        "game": game.game, "lines": lines, "first": at(&game.first), "second": at(&game.second),
        "scenario": shown.map(of_shown),
    })
}

fn of_moving(moving: &Moving<'_>) -> Value {
    let touched: Vec<Value> = moving.touched.iter().map(of_touched).collect();
    let by_itself: Vec<&str> = moving.by_itself.iter().map(|question| question.name()).collect();
    json!({
        "ruleset": moving.house.name(), "statements": moving.statements, "look-at": touched,
        "changes-by-itself": by_itself,
    })
}

fn of_touched(touched: &Touched) -> Value {
    let because: Vec<Value> = touched.because.iter().map(of_because).collect();
    json!({
        "question": touched.question.name(), "file": touched.place.file, "line": touched.place.line,
        "text": touched.text, "because": because,
    })
}

fn of_because(because: &Because) -> Value {
    let told = |reason: &str, paragraph: Option<&Cited>, same: Option<bool>, change: Option<&Difference>| {
        json!({
            "reason": reason, "cites": paragraph.map(said::paragraph), "same-as-new": same,
            "change": change.map(|change| of_difference(change, &[])),
        })
    };
    match because {
        Because::Answers(change, against) => {
            told("answers-what-changed", None, Some(*against == Against::Same), Some(change))
        }
        Because::RestsOn(paragraph, change) => {
            told("rests-on-what-changed", Some(paragraph), None, Some(change))
        }
        Because::Unknown(paragraph) => told("cites-what-nothing-rests-on", Some(paragraph), None, None),
        Because::OldEdition(paragraph) => told("cites-the-old-edition", Some(paragraph), None, None),
    }
}
