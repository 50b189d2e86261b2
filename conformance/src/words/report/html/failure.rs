//! A failure on the page: all that somebody needs who has neither the suite nor the engine at hand.

use maud::{Markup, html};

use crate::report::record::{Check, Differs, Frame, Record, Way};
use crate::report::seen::Failure;
use crate::words::report::{documents, spaced, verdict};

pub(super) fn failure(failure: &Failure<'_>) -> Markup {
    let record = failure.record;
    html! {
        details.failure {
            summary {
                span.tag { (spaced(record.outcome)) } " "
                code { (record.id) } " " (record.title)
                span.dim { " " (verdict(record)) }
            }
            p { "Why: " (record.why) }
            p { "Rule: " (documents(&record.cites).join("; ")) }
            p {
                "Under " (failure.rulesets.join(", "))
                @if let Some(above) = &record.read_as { " (expected as under " (above) ")" }
                "; " code { (record.scenario) } ", profile " (record.profile)
                @if let Some(pair) = &record.pair { ", twin " code { (pair) } }
                "."
            }
            @if !record.hand.is_empty() { (hand(record)) }
            @if let Some(differs) = &record.differs { (differs_at(differs)) }
            @if let Some(reason) = &record.reason { p { (reason) } }
            @for finding in &record.findings { p { strong { "Found: " } (finding.says) } }
            (others(failure))
            @if let Some(rerun) = &record.rerun {
                p { "Run it alone:" }
                pre tabindex="0" { code { (rerun) } }
            }
            (more(record))
        }
    }
}

/// The hand in words: the table, then what happens, a line each.
fn hand(record: &Record) -> Markup {
    html! {
        p { "The hand:" }
        ul.hand { @for line in &record.hand { li { (line) } } }
    }
}

fn differs_at(differs: &Differs) -> Markup {
    html! {
        p {
            @match differs.step {
                Some(step) => { "At step " (step) ", " }
                None => { "Before the first step, " }
            }
            code { (differs.file) ":" (differs.line) } ": " code { (differs.text) }
        }
        @if !differs.checks.is_empty() { (checks(&differs.checks)) }
        @if let Some(native) = &differs.native { p { "The engine says: " code { (native) } } }
    }
}

fn checks(checks: &[Check]) -> Markup {
    html! {
        div.wide tabindex="0" role="region" aria-label="Expected and got" {
            table {
                thead { tr { th scope="col" { "asked" } th scope="col" { "expected" } th scope="col" { "got" } } }
                tbody {
                    @for check in checks {
                        tr { th scope="row" { (check.asked) } td { (check.expected) } td { (check.got) } }
                    }
                }
            }
        }
    }
}

fn others(failure: &Failure<'_>) -> Markup {
    html! {
        @if !failure.meet.is_empty() { p { "As expected here: " (failure.meet.join(", ")) "." } }
        @if !failure.alike.is_empty() { p { "As this engine: " (failure.alike.join(", ")) "." } }
        @if !failure.otherwise.is_empty() { p { "In another way: " (failure.otherwise.join(", ")) "." } }
    }
}

/// What few want to see: the frames, and what the adapter wrote beside them.
fn more(record: &Record) -> Markup {
    let line = |frame: &Frame| match frame.way {
        Way::Sent => format!("> {}\n", frame.text),
        Way::Got => format!("< {}\n", frame.text),
    };
    html! {
        @if !record.transcript.is_empty() {
            details {
                summary { "What went over the wire" }
                pre tabindex="0" { code { @for frame in &record.transcript { (line(frame)) } } }
            }
        }
        @if !record.stderr.is_empty() {
            details {
                summary { "What the adapter wrote to its standard error" }
                pre tabindex="0" { code { (record.stderr.join("\n")) } }
            }
        }
    }
}
