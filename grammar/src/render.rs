//! Findings as people read them: the only file that knows the snippet crate.

use std::fmt::Write as _;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer, Snippet};

use crate::code::Severity;
use crate::finding::Finding;
use crate::source::{Place, Source, Sources, Span};
use crate::words;

/// The most findings that are printed for one file.
pub const PRINTED: usize = 50;

/// A line longer than this is quoted in part and not drawn.
const DRAWN: usize = 200;

/// How findings are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// One line, what stands there, and what to do: for pipes and golden files.
    Plain,
    /// The line itself with the stretch marked, in colour.
    Drawn,
}

/// Prints findings in the order given, at most [`PRINTED`] for each file, and says how many are left out.
#[must_use]
pub fn all(findings: &[Finding], sources: &Sources, form: Form) -> String {
    let mut out = String::new();
    for of_file in findings.chunk_by(|a, b| a.place.file == b.place.file) {
        for finding in of_file.iter().take(PRINTED) {
            if form == Form::Drawn && !out.is_empty() {
                out.push('\n');
            }
            out.push_str(&one(finding, sources, form));
        }
        let left = of_file.len().saturating_sub(PRINTED);
        if let (Some(first), 1..) = (of_file.first(), left) {
            let _ = writeln!(out, "{}", words::left_out(sources.name(first.place), left));
        }
    }
    out
}

/// Prints one finding, with a line end behind it.
#[must_use]
pub fn one(finding: &Finding, sources: &Sources, form: Form) -> String {
    match form {
        Form::Plain => plain(finding, sources),
        Form::Drawn => drawn(finding, sources).unwrap_or_else(|| plain(finding, sources)),
    }
}

fn plain(finding: &Finding, sources: &Sources) -> String {
    let mut out = headline(finding, sources);
    let quoted = words::cropped(sources.excerpt(finding.place).lines().next().unwrap_or("").trim_end());
    if !quoted.is_empty() {
        let _ = writeln!(out, "    | {quoted}");
    }
    for label in &finding.labels {
        let _ = writeln!(out, "    > {}: {}", spot(label.place, sources), label.text);
    }
    if let Some(help) = &finding.help {
        let _ = writeln!(out, "    = {help}");
    }
    out
}

fn headline(finding: &Finding, sources: &Sources) -> String {
    let severity = match finding.severity() {
        Severity::Error => "",
        Severity::Warning => "warning ",
    };
    format!("{}: {severity}[{}] {}\n", spot(finding.place, sources), finding.code.name(), finding.message)
}

fn spot(place: Place, sources: &Sources) -> String {
    let position = sources.position(place);
    format!("{}:{}:{}", words::escaped(sources.name(place)), position.line, position.column)
}

/// Drawn under its lines; `None` if a line is too long to be drawn.
fn drawn(finding: &Finding, sources: &Sources) -> Option<String> {
    let level = match finding.severity() {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(finding.message.as_str()).id(finding.code.name());
    let main = snippet(finding.place, sources)?;
    let mut groups = vec![title.element(main)];
    for label in &finding.labels {
        let seen = snippet(label.place, sources)?;
        groups.push(Level::NOTE.secondary_title(label.text.as_str()).element(seen));
    }
    if let Some(help) = &finding.help {
        groups.push(Group::with_title(Level::HELP.secondary_title(help.as_str())));
    }
    let renderer = Renderer::styled().decor_style(DecorStyle::Unicode);
    Some(format!("{}\n", renderer.render(&groups)))
}

/// The first line of `place`, the stretch marked in it.
fn snippet(place: Place, sources: &Sources) -> Option<Snippet<'_, Annotation<'_>>> {
    let source = sources.file(place.file)?;
    let number = source.position(place.span.start).line;
    let line = source.line(number);
    if line.end - line.start > DRAWN {
        return None;
    }
    let marked = AnnotationKind::Primary.span(within(place.span, line, source));
    Some(Snippet::source(source.excerpt(line)).line_start(number).path(source.name()).annotation(marked))
}

/// The part of `span` that is on the line, counted from the line's beginning.
fn within(span: Span, line: Span, source: &Source) -> std::ops::Range<usize> {
    let start = span.start.clamp(line.start, line.end);
    let end = span.end.clamp(start, line.end);
    let kept = source.excerpt(Span::new(start, end)).trim_end().len();
    start - line.start..start + kept - line.start
}
