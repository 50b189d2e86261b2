//! What stands above a scenario's table: its name, its texts, its origin.

use super::super::scalar::Text;
use super::super::shape::{CiteShape, OriginShape, ScenarioShape};
use super::super::{
    Body, Cite, Id, Level, NoId, Origin, OriginKind, Outcome, Scenario, Status, Twin, expectation,
};
use super::{Lower, Spot, compare, steps};
use crate::words::refused::head as said;

/// One scenario, if everything that it must have is there and right.
pub(in super::super) fn scenario(
    lower: &mut Lower<'_>,
    spot: &Spot,
    nth: usize,
    mut shape: ScenarioShape,
) -> Option<Scenario> {
    let before = lower.count();
    let under = under(lower, spot, shape.under.take());
    let body = body(lower, spot, &mut shape, &under);
    let scenario = head(lower, spot, shape, Played { nth, under, body })?;
    asks_enough(lower, spot, &scenario);
    (lower.count() == before).then_some(scenario)
}

/// What is played, and under which rulesets.
struct Played {
    nth: usize,
    under: Vec<String>,
    body: Option<Body>,
}

fn head(lower: &mut Lower<'_>, spot: &Spot, shape: ScenarioShape, played: Played) -> Option<Scenario> {
    let id = lower.required(spot, said::SCENARIO, "id", shape.id);
    let id = id.and_then(|text| id_of(lower, &spot.key("id"), &text));
    let title = lower.required_text(spot, said::SCENARIO, "title", shape.title);
    let cites = lower.required(spot, said::SCENARIO, "cites", shape.cites);
    let cites = cites.and_then(|cites| cites_of(lower, &spot.key("cites"), cites));
    let claims = claims(lower, &spot.key("claims"), shape.claims.unwrap_or_default());
    let level = lower.required(spot, said::SCENARIO, "level", shape.level);
    let level = level.and_then(|level| level_of(lower, spot, &level));
    let origin = lower.required(spot, said::SCENARIO, "origin", shape.origin);
    let origin = origin.and_then(|origin| origin_of(lower, &spot.key("origin"), origin));
    let twin = twin(lower, spot, shape.pair.as_ref(), shape.same);
    let status = shape.status.and_then(|status| status_of(lower, spot, &status));
    let why = lower.required_text(spot, said::SCENARIO, "why", shape.why);
    Some(Scenario {
        id: id?,
        title: title?,
        cites: cites?,
        claims,
        level: level?,
        origin: origin?,
        twin,
        under: played.under,
        status: status.unwrap_or(Status::Standing),
        body: played.body?,
        why: why?,
        nth: played.nth,
    })
}

fn under(lower: &mut Lower<'_>, spot: &Spot, under: Option<Vec<Text>>) -> Vec<String> {
    let under = lower.required(spot, said::SCENARIO, "under", under);
    under.map_or_else(Vec::new, |under| lower.rulesets(&spot.key("under"), &under, None))
}

fn body(lower: &mut Lower<'_>, spot: &Spot, shape: &mut ScenarioShape, under: &[String]) -> Option<Body> {
    let (table, start, play) = (shape.table.take(), shape.start.take(), shape.play.take());
    let Some(compare) = shape.compare.take() else {
        let hand = steps::Hand { table, start, play };
        return steps::script(lower, spot, said::SCENARIO, hand, Some(under))
            .map(|script| Body::Hand(Box::new(script)));
    };
    let spot = spot.key("compare");
    if table.is_some() || start.is_some() || play.is_some() {
        lower.wrong(&spot, said::compare_and_play());
    }
    compare::comparison(lower, &spot, compare, under).map(Body::Compare)
}

fn id_of(lower: &mut Lower<'_>, spot: &Spot, text: &Text) -> Option<Id> {
    text.0.parse().map_err(|error: NoId| lower.wrong(spot, said::no_id(&error))).ok()
}

fn cites_of(lower: &mut Lower<'_>, spot: &Spot, shapes: Vec<CiteShape>) -> Option<Vec<Cite>> {
    if shapes.is_empty() {
        lower.wrong(spot, said::no_cites());
    }
    let read = |(nth, shape): (usize, CiteShape)| {
        let spot = spot.nth(nth);
        let source = lower.required_text(&spot, said::CITATION, "source", shape.source);
        let at = lower.required_text(&spot, said::CITATION, "at", shape.at);
        Some(Cite { source: source?, at: at? })
    };
    let cites: Vec<Option<Cite>> = shapes.into_iter().enumerate().map(read).collect();
    cites.into_iter().collect()
}

/// Claims are a document's letter and a number of two digits.
fn claims(lower: &mut Lower<'_>, spot: &Spot, texts: Vec<Text>) -> Vec<String> {
    let mut claims: Vec<String> = Vec::new();
    for (nth, Text(claim)) in texts.into_iter().enumerate() {
        let shaped = matches!(claim.as_bytes(), [b'A'..=b'Z', b'0'..=b'9', b'0'..=b'9']);
        if !shaped {
            lower.wrong(&spot.nth(nth), said::no_claim(&claim));
        } else if claims.contains(&claim) {
            lower.wrong(&spot.nth(nth), said::claim_twice(&claim));
        } else {
            claims.push(claim);
        }
    }
    claims
}

fn level_of(lower: &mut Lower<'_>, spot: &Spot, text: &Text) -> Option<Level> {
    let known = [Level::Must, Level::Should, Level::House].map(|level| (level.name(), level));
    lower.word(&spot.key("level"), text, said::LEVEL, &known)
}

fn status_of(lower: &mut Lower<'_>, spot: &Spot, text: &Text) -> Option<Status> {
    let known = [("disputed", Status::Disputed), ("withdrawn", Status::Withdrawn)];
    lower.word(&spot.key("status"), text, said::STATUS, &known)
}

fn origin_of(lower: &mut Lower<'_>, spot: &Spot, shape: OriginShape) -> Option<Origin> {
    let known = OriginKind::ALL.map(|kind| (kind.name(), kind));
    let kind = lower.required(spot, said::ORIGIN, "kind", shape.kind);
    let kind = kind.and_then(|kind| lower.word(&spot.key("kind"), &kind, said::KIND_OF_ORIGIN, &known));
    let refs = lower.required(spot, said::ORIGIN, "refs", shape.refs)?;
    if refs.is_empty() {
        lower.wrong(&spot.key("refs"), said::no_refs());
    }
    Some(Origin { kind: kind?, refs: refs.into_iter().map(|Text(key)| key).collect() })
}

fn twin(lower: &mut Lower<'_>, spot: &Spot, pair: Option<&Text>, same: Option<bool>) -> Option<Twin> {
    let same = lower.flag(spot, "same", same);
    if same && pair.is_none() {
        lower.wrong(&spot.key("same"), said::same_without_pair());
    }
    let id = id_of(lower, &spot.key("pair"), pair?)?;
    Some(Twin { id, outcome: if same { Outcome::Same } else { Outcome::Differs } })
}

/// Every ruleset named meets an expectation, and a ruling that binds has a twin that shows where it turns.
fn asks_enough(lower: &mut Lower<'_>, spot: &Spot, scenario: &Scenario) {
    for (nth, ruleset) in scenario.under.iter().enumerate() {
        if !meets_something(scenario, ruleset) {
            lower.wrong(&spot.key("under").nth(nth), said::nothing_expected(ruleset));
        }
    }
    let rules =
        scenario.script().is_some_and(|script| script.steps.iter().any(expectation::asks_for_a_ruling));
    if rules && scenario.level == Level::Must && scenario.twin.is_none() {
        lower.wrong(spot, said::no_twin());
    }
}

fn meets_something(scenario: &Scenario, ruleset: &str) -> bool {
    match &scenario.body {
        Body::Hand(script) => script.steps.iter().any(|step| step.asks() && step.speaks_of(ruleset)),
        Body::Compare(comparison) => comparison
            .orders
            .iter()
            .any(|order| order.only.as_ref().is_none_or(|only| only.iter().any(|name| name == ruleset))),
    }
}
