//! About sources, paragraphs and reasons.

use floorman_engine::Source;

use super::{cropped, meant_or, quoted};
use crate::ast::{Keyword, Token};
use crate::code::Code;
use crate::finding::Finding;
use crate::source::Place;

pub(crate) fn missing(place: Place, name: &str) -> Finding {
    Finding::new(Code::NoBasis, place, format!("`{name}` names no basis"))
        .help("add `per SOURCE \"…\"`, `inferred from SOURCE \"…\" because \"…\"`, or `custom because \"…\"`")
}

pub(crate) fn no_because(place: Place, keyword: Keyword) -> Finding {
    Finding::new(Code::NoBecause, place, format!("this `{}` gives no reason", keyword.as_str()))
        .help("add `because \"…\"`")
}

pub(crate) fn reason_unquoted(place: Place) -> Finding {
    Finding::new(Code::NoBecause, place, "a reason is one text in quotes").help("write `because \"…\"`")
}

pub(crate) fn after_custom(place: Place) -> Finding {
    Finding::new(Code::Paragraph, place, "`custom` names no source")
        .help("write `custom because \"…\"`, or `per SOURCE \"…\"` if a document states it")
}

pub(crate) fn no_from(place: Place) -> Finding {
    Finding::new(Code::Paragraph, place, "`inferred` is followed by `from` and a source")
        .help("write `inferred from SOURCE \"…\" because \"…\"`")
}

pub(crate) fn no_source(place: Place) -> Finding {
    Finding::new(Code::Paragraph, place, "a paragraph of which source?").help("write `SOURCE \"…\"`")
}

pub(crate) fn no_paragraph(place: Place, source: &str) -> Finding {
    Finding::new(Code::Paragraph, place, format!("no paragraph of {} is named", quoted(source)))
        .help(format!("write `{} \"…\"`, as the document numbers it", cropped(source)))
}

pub(crate) fn odd_in_citation(place: Place, token: &Token<'_>) -> Finding {
    let text = quoted(token.text);
    if token.is_text() {
        return Finding::new(Code::Paragraph, place, "paragraphs are divided by commas")
            .help("add a comma before it");
    }
    Finding::new(Code::Paragraph, place, format!("{text} is not named as paragraphs are"))
        .help(format!("a paragraph stands in quotes: `\"{}\"`", cropped(token.text)))
}

pub(crate) fn empty_part(place: Place) -> Finding {
    Finding::new(Code::Paragraph, place, "a comma with no paragraph beside it").help("remove the comma")
}

pub(crate) fn two_bases(place: Place) -> Finding {
    Finding::new(Code::TwoBases, place, "this answer has a basis already")
        .help("name all paragraphs in one `per`, with commas, or give an `except` its own")
}

pub(crate) fn misplaced(place: Place, keyword: Keyword) -> Finding {
    let help = match keyword {
        Keyword::Because => "write `inferred from SOURCE \"…\" because \"…\"` or `custom because \"…\"`",
        Keyword::Against => "write `inferred from SOURCE \"…\" against SOURCE \"…\" because \"…\"`",
        Keyword::Except | Keyword::When | Keyword::Per | Keyword::Inferred | Keyword::Custom => {
            "write `except VALUE when …`"
        }
    };
    Finding::new(Code::Misplaced, place, format!("this `{}` begins no basis", keyword.as_str())).help(help)
}

pub(crate) fn misplaced_behind(place: Place, keyword: Keyword, behind: Keyword) -> Finding {
    let (word, behind) = (keyword.as_str(), behind.as_str());
    let message = format!("`{word}` does not stand behind `{behind}`");
    let help = match keyword {
        Keyword::Against => "only what is inferred is inferred against something",
        Keyword::Because
        | Keyword::Per
        | Keyword::Inferred
        | Keyword::Custom
        | Keyword::Except
        | Keyword::When => {
            "a paragraph that states the rule needs no reason; remove it, or write `inferred from`"
        }
    };
    Finding::new(Code::Misplaced, place, message).help(help)
}

pub(crate) fn source_shape(place: Place) -> Finding {
    Finding::new(Code::Source, place, "a source has a name, a title and a version")
        .help("write `source NAME \"title\" version \"…\"`, if wanted with `at \"https://…\"`")
}

pub(crate) fn unknown_source(place: Place, name: &str, near: Option<(&Source, Place)>) -> Finding {
    let finding = Finding::new(Code::UnknownSource, place, format!("no source is called {}", quoted(name)));
    let help = format!("declare it at the top: `source {} \"title\" version \"…\"`", cropped(name));
    let finding = meant_or(finding, name, near.map(|(source, _)| source.name.as_str()), help);
    match near {
        Some((source, place)) => {
            let [title, version] = [&source.title, &source.version].map(|text| cropped(text));
            let declared = format!("{} is declared here: {title}, {version}", quoted(&source.name));
            finding.label(place, declared)
        }
        None => finding,
    }
}

pub(crate) fn source_clash(place: Place, name: &str, other: Place, at: (&str, usize)) -> Finding {
    let (file, line) = at;
    Finding::new(
        Code::SourceClash,
        place,
        format!("{} is declared otherwise in {file}, line {line}", quoted(name)),
    )
    .label(other, "the other declaration")
    .help("declare it word for word, or give this document another name")
}

pub(crate) fn smart_quotes(place: Place, text: &str) -> Finding {
    Finding::new(Code::SmartQuotes, place, "quotes pasted from a document")
        .help(format!("write \"{}\"", cropped(text)))
}

pub(crate) fn unended(place: Place) -> Finding {
    Finding::new(Code::Unended, place, "this text is not closed on its line").help("add a `\"` at its end")
}
