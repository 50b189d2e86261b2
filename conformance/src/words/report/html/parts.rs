//! The parts of the page that are tables: verdicts, cells, disagreements, capabilities, provenance.

use maud::{Markup, html};
use serde::Serialize;

use crate::report::record::{Engine, Verdict};
use crate::report::seen::{Cell, disagreements as parted};
use crate::report::{Merged, Report};
use crate::wire::hello::Welcome;
use crate::words::report::{apart, came_of, cites, engine, of, short};

/// A verdict's colour, beside its words.
const fn colour(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Conformant => "good",
        Verdict::Partial => "part",
        Verdict::NotConformant => "bad",
        Verdict::NoEvidence => "dim",
    }
}

pub(super) fn verdicts(report: &Report) -> Markup {
    let name = engine(&report.header);
    html! {
        h3 { (name) }
        p { (came_of(&report.footer)) "." }
        div.wide tabindex="0" role="region" aria-label={ "Verdicts of " (name) } {
            table {
                thead { tr {
                    th scope="col" { "profile" } th scope="col" { "verdict" } th scope="col" { "claimed" }
                    th.number scope="col" { "must" } th.number scope="col" { "should" }
                    th.number scope="col" { "house" } th scope="col" { "not passed, and why not" }
                } }
                tbody {
                    @for (profile, sum) in &report.footer.profiles {
                        tr {
                            th scope="row" { (profile) }
                            td class={ "verdict " (colour(sum.verdict)) } { (sum.verdict) }
                            td { @if sum.claimed { "yes" } @else { "no" } }
                            td.number { (of(sum.must)) } td.number { (of(sum.should)) } td.number { (of(sum.house)) }
                            td.reasons { (apart(sum)) }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn cell(cell: Cell) -> Markup {
    let beside = [(cell.not_put, "not put"), (cell.known, "known to fail"), (cell.disputed, "disputed")];
    let said: Vec<String> = beside
        .iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    let class = match (cell.put(), cell.failed) {
        (0, _) => "number dim",
        (_, 0) if cell.known == 0 => "number good",
        _ => "number bad",
    };
    html! {
        td class=(class) {
            @if cell.put() == 0 { "·" } @else { (cell.passed) "/" (cell.put()) }
            @if !said.is_empty() { br; small.dim { (said.join(", ")) } }
        }
    }
}

pub(super) fn disagreements(merged: &Merged) -> Markup {
    let parted = parted(merged);
    html! {
        section id="disagreements" aria-labelledby="disagreements-h" {
            h2 id="disagreements-h" { "Where engines part" }
            p { "Those first that split the engines most evenly. A lone dissenter is a question to look at, also where it "
                "is ours, or the scenario." }
            @if parted.is_empty() { p { "Nowhere in what was put to more than one." } }
            @for it in &parted {
                details.failure {
                    summary {
                        span.tag { (it.split.0) " to " (it.split.1) } " "
                        code { (it.record.id) } " " (it.record.title)
                        span.dim { " " (cites(it.record)) }
                    }
                    p { (it.record.why) }
                    p { "Under " (it.rulesets.join(", ")) "; " code { (it.record.scenario) } "." }
                    @if let Some(differs) = &it.record.differs {
                        ul.hand { @for line in &it.record.hand { li { (line) } } }
                        @for check in &differs.checks {
                            p { "Expected, " (check.asked) ": " (check.expected) }
                        }
                    }
                    ul { @for (answer, engines) in &it.answers {
                        li { (answer) ": " strong { (engines.join(", ")) } }
                    } }
                }
            }
        }
    }
}

pub(super) fn capabilities(merged: &Merged) -> Markup {
    html! {
        section id="capabilities" aria-labelledby="capabilities-h" {
            h2 id="capabilities-h" { "Capabilities" }
            p { "What each adapter declares in the handshake, and nothing that we think of it." }
            @for report in &merged.engines { (declared(&report.header.engine)) }
        }
    }
}

fn declared(it: &Engine) -> Markup {
    let welcome = &it.welcome;
    html! {
        h3 { (welcome.engine.name) " " (welcome.engine.version) }
        dl {
            @for (what, said) in words(welcome) { dt { (what) } dd { (said) } }
            @for lack in &welcome.cannot {
                dt { "cannot " code { (lack.cap) } }
                dd { (lack.why) @if let Some(issue) = &lack.issue { " (" (issue) ")" } }
            }
        }
        @if !welcome.options.is_empty() {
            details {
                summary { "Answers that it can be set to, by question" }
                dl { @for (question, answers) in &welcome.options {
                    dt { code { (question) } } dd { (answers.join(", ")) }
                } }
            }
        }
    }
}

fn words(welcome: &Welcome) -> Vec<(&'static str, String)> {
    let merged: Vec<String> = welcome.actions.merged.iter().map(|group| group.join(" = ")).collect();
    let none = |text: String| if text.is_empty() { "none".to_owned() } else { text };
    let adapter = &welcome.adapter;
    let by = adapter.by.as_ref().map(|by| format!(", by {by}")).unwrap_or_default();
    vec![
        ("adapter", format!("{} {}{by}", adapter.name, adapter.version)),
        ("mode", welcome.mode.iter().map(word).collect::<Vec<_>>().join(", ")),
        ("ranks", none(welcome.profiles.rank.iter().map(word).collect::<Vec<_>>().join(", "))),
        ("makes up pots", yes(welcome.profiles.pots)),
        ("plays", none(welcome.profiles.hand.join(", "))),
        ("plays several hands in a row", yes(welcome.profiles.table)),
        ("rules procedure", yes(welcome.profiles.procedure)),
        ("cards", word(&welcome.cards)),
        ("refuses", word(&welcome.rejects)),
        ("acts that are one to it", none(merged.join("; "))),
        ("chips", format!("{}, smallest {}", word(&welcome.chips.kind), welcome.chips.min_unit)),
        ("seats", format!("{} to {}", welcome.seats.min, welcome.seats.max)),
        ("can be observed", none(welcome.observes.join(", "))),
        ("beyond a plain hand", none(welcome.can.join(", "))),
    ]
}

/// A word of the handshake, as it stands there.
fn word<T: Serialize>(value: &T) -> String {
    let written = serde_json::to_value(value).unwrap_or_default();
    written.as_str().map_or_else(|| written.to_string(), str::to_owned)
}

fn yes(value: bool) -> String {
    if value { "yes" } else { "no" }.to_owned()
}

pub(super) fn provenance(merged: &Merged) -> Markup {
    html! {
        section id="provenance" aria-labelledby="provenance-h" {
            h2 id="provenance-h" { "Provenance" }
            p { "Enough to do each run again, and to check a report against a clean copy of the suite." }
            @for report in &merged.engines { (run(report)) }
        }
    }
}

fn run(report: &Report) -> Markup {
    let (header, footer) = (&report.header, &report.footer);
    html! {
        h3 { (engine(header)) }
        pre tabindex="0" { code { (header.command.join(" ")) } }
        dl {
            dt { "suite" } dd { (header.suite.version) ", SHA-256 " code { (header.suite.digest) } }
            dt { "runner" } dd { (header.runner.name) " " (header.runner.version) }
            @if let Some(source) = &header.engine.source {
                dt { "adapter's file" }
                dd { (source.path) @if source.lines > 0 { ", " (source.lines) " lines" } ", SHA-256 " code { (source.digest) } }
            }
            dt { "seed" } dd { (header.seed) ", re-skins a run: " (header.reskins) }
            @if let Some((part, of)) = header.shard { dt { "part" } dd { (part) " of " (of) } }
            @if !header.only.is_empty() { dt { "only" } dd { (header.only.join(" ")) } }
            dt { "host" }
            dd { (header.host.os) " " (header.host.arch) ", processors: " (header.host.cpus) ", workers: " (header.host.workers) }
            dt { "time" } dd { (header.started) " to " (footer.ended) }
            dt { "records" } dd { (footer.records) ", SHA-256 " code { (footer.digest) } }
            dt { "exit code" } dd { (footer.exit) }
        }
        details {
            summary { "Rulesets, each with its digest" }
            dl { @for (ruleset, digest) in &header.rulesets { dt { (ruleset) } dd { code { (short(digest)) } } } }
        }
    }
}
