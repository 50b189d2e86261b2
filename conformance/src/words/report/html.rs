//! The report as one page: no network, no script, readable in light and in dark, and by keyboard.

mod failure;
mod parts;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::{counted, engine, provenance, short};
use crate::report::seen::{failures, matrix};
use crate::report::{Merged, Report};

const STYLE: &str = include_str!("html/style.css");

/// The page.
pub(crate) fn html(merged: &Merged) -> String {
    let names: Vec<String> = merged.engines.iter().map(|report| engine(&report.header)).collect();
    let title = format!("Floor conformance report: {}", names.join(", "));
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                // No request leaves the page: an empty icon, and nothing else to fetch.
                link rel="icon" href="data:,";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                a.skip href="#main" { "To the report" }
                header { (head(merged, &names)) }
                (contents(merged, &names))
                main id="main" { (sections(merged)) }
            }
        }
    };
    page.into_string()
}

fn head(merged: &Merged, names: &[String]) -> Markup {
    html! {
        h1 { "Conformance report" }
        p { (names.join(", ")) }
        p.dim {
            "Suite " (merged.suite.version) ", digest " code { (short(&merged.suite.digest)) } ", "
            (counted(merged.suite.scenarios, "scenario")) ". Each difference names the paragraph that it differs "
            "from; a book or a house may rule otherwise, and says so in a ruleset of its own."
        }
    }
}

fn contents(merged: &Merged, names: &[String]) -> Markup {
    html! {
        nav aria-label="Contents" {
            ul {
                li { a href="#verdicts" { "Verdicts" } }
                li { a href="#chapters" { "Chapters" } }
                @for (number, name) in names.iter().enumerate() {
                    li { a href={ "#differs-" (number) } { "Where " (name) " differs" } }
                }
                @if merged.engines.len() > 1 {
                    li { a href="#disagreements" { "Where engines part" } }
                }
                li { a href="#capabilities" { "Capabilities" } }
                li { a href="#provenance" { "Provenance" } }
            }
        }
    }
}

fn sections(merged: &Merged) -> Markup {
    html! {
        section id="verdicts" aria-labelledby="verdicts-h" {
            h2 id="verdicts-h" { "Verdicts" }
            p { "A verdict a profile, never one number: what a text requires (must) decides it, and what was left out "
                "leaves it partial." }
            @for report in &merged.engines { (parts::verdicts(report)) }
        }
        section id="chapters" aria-labelledby="chapters-h" {
            h2 id="chapters-h" { "Engines and chapters" }
            (chapters(merged))
        }
        @for (number, report) in merged.engines.iter().enumerate() {
            (differences(merged, report, number))
        }
        @if merged.engines.len() > 1 { (parts::disagreements(merged)) }
        (parts::capabilities(merged))
        (parts::provenance(merged))
    }
}

fn chapters(merged: &Merged) -> Markup {
    html! {
        p { "Runs that passed, of those that were put; a run is a scenario under a ruleset. A dot: none was put." }
        div.wide tabindex="0" role="region" aria-label="Engines and chapters" {
            table {
                thead { tr {
                    th scope="col" { "chapter" }
                    @for report in &merged.engines { th.number scope="col" { (engine(&report.header)) } }
                } }
                tbody {
                    @for (chapter, cells) in matrix(merged) {
                        tr {
                            th scope="row" { (chapter) }
                            @for cell in cells { (parts::cell(cell)) }
                        }
                    }
                }
            }
        }
    }
}

fn differences(merged: &Merged, report: &Report, number: usize) -> Markup {
    let failures = failures(merged, report);
    let id = format!("differs-{number}");
    let many = counted(u32::try_from(failures.len()).unwrap_or(u32::MAX), "scenario");
    html! {
        section id=(id) aria-labelledby={ (id) "-h" } {
            h2 id={ (id) "-h" } { "Where " (engine(&report.header)) " differs" }
            p.dim { (provenance(&report.header)) }
            @if failures.is_empty() { p { "Nowhere in what was put." } } @else { p { (many) "." } }
            @for failure in &failures { (failure::failure(failure)) }
        }
    }
}
