//! About games.

use super::{meant_or, quoted};
use crate::ast::Keyword;
use crate::code::Code;
use crate::finding::Finding;
use crate::lower::{LINES, Line};
use crate::source::Place;

pub(crate) fn block_in_game(place: Place) -> Finding {
    Finding::new(Code::GameLine, place, "a game has no chapters").help(line_list())
}

pub(crate) fn no_equals(place: Place, word: &str) -> Finding {
    Finding::new(Code::GameLine, place, format!("{} begins no line of a game", quoted(word)))
        .help(format!("write `NAME = …`; {}", line_list()))
}

pub(crate) fn unknown_line(place: Place, word: &str, near: Option<&str>) -> Finding {
    let finding = Finding::new(Code::GameLine, place, format!("a game has no line {}", quoted(word)));
    meant_or(finding, word, near.filter(|near| *near != word), line_list())
}

pub(crate) fn no_exceptions(place: Place, keyword: Keyword) -> Finding {
    Finding::new(Code::GameLine, place, format!("a line of a game takes no `{}`", keyword.as_str()))
        .help("what depends on circumstances is a question of a ruleset")
}

pub(crate) fn line_twice(place: Place, name: &str) -> Finding {
    Finding::new(Code::Duplicate, place, format!("the game has this line already: {}", quoted(name)))
        .help("put the two together")
}

pub(crate) fn no_basis(place: Place) -> Finding {
    Finding::new(Code::NoBasis, place, "neither this line nor the game's header names a basis")
        .help("add `per SOURCE \"…\"` to the header: it covers every line without its own")
}

pub(crate) fn no_deal(place: Place, street: &str) -> Finding {
    Finding::new(Code::NoDeal, place, format!("the street {} deals nothing", quoted(street)))
        .help("begin with `N down`, `N up`, `N board` or `draw N to N`")
}

pub(crate) fn joint(place: Place, joint: &str) -> Finding {
    Finding::new(Code::Phrase, place, format!("phrases of this line are joined by `, {joint}`"))
        .help(format!("write `{joint}` behind the comma"))
}

pub(crate) fn phrase(place: Place, text: &str, line: Line) -> Finding {
    let message = match text {
        "" => format!("the line `{}` says nothing", line.name),
        text => format!("{} is no phrase of the line `{}`", quoted(text), line.name),
    };
    Finding::new(Code::Phrase, place, message).help(format!("phrases: {}", line.phrases))
}

pub(crate) fn one_phrase(place: Place, line: &str) -> Finding {
    Finding::new(Code::Phrase, place, format!("the line `{line}` holds one phrase"))
        .help("remove all but one")
}

pub(crate) fn lacks(place: Place, name: &str, lines: &[&str]) -> Finding {
    let lines: Vec<String> = lines.iter().map(|line| format!("`{line}`")).collect();
    Finding::new(Code::GameLacks, place, format!("{} has no line {}", quoted(name), lines.join(", ")))
        .help("add it, or extend a game that has it")
}

fn line_list() -> String {
    format!("lines: {}", LINES.join(", "))
}
