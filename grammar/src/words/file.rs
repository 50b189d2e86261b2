//! About files, blocks and braces.

use floorman_engine::Chapter;

use super::{meant, meant_or, quoted};
use crate::ast::Token;
use crate::code::Code;
use crate::finding::Finding;
use crate::source::Place;
use crate::suggest;

pub(crate) fn not_utf8(place: Place, byte: usize) -> Finding {
    Finding::new(Code::Unreadable, place, format!("byte {byte} of the file is no UTF-8"))
        .help("save the file as plain text in UTF-8")
}

pub(crate) fn too_large(place: Place, bytes: usize, most: usize) -> Finding {
    let (kib, most) = (bytes.div_ceil(1024), most / 1024);
    Finding::new(
        Code::Unreadable,
        place,
        format!("the file has {kib} KiB, more than the {most} KiB that are read"),
    )
    .help("divide it, one ruleset a file")
}

pub(crate) fn grows_too_large(place: Place, bytes: usize, most: usize) -> Finding {
    let (kib, most) = (bytes.div_ceil(1024), most / 1024);
    Finding::new(
        Code::Unreadable,
        place,
        format!("formatted, the file would have {kib} KiB, more than the {most} KiB that are read"),
    )
    .help("divide it, one ruleset a file")
}

pub(crate) fn grammar_fault(place: Place) -> Finding {
    Finding::new(
        Code::Unreadable,
        place,
        "the file cannot be read on from here, which is a fault of floorman",
    )
    .help("please report it, with the file")
}

pub(crate) fn printer_fault(place: Place) -> Finding {
    Finding::new(
        Code::Unreadable,
        place,
        "formatted, the file would not say the same from here on, which is a fault of floorman",
    )
    .help("please report it, with the file; it is left as it is")
}

pub(crate) fn no_edition(place: Place) -> Finding {
    Finding::new(Code::Edition, place, "the file does not say its edition")
        .help("write `edition 1` above everything but comments")
}

pub(crate) fn other_edition(place: Place, edition: &str) -> Finding {
    let message = match edition {
        "" => "`edition` has no number".to_owned(),
        edition => format!("edition {} of the language is not known", quoted(edition)),
    };
    Finding::new(Code::Edition, place, message).help("this program reads `edition 1`")
}

pub(crate) fn edition_again(place: Place) -> Finding {
    Finding::new(Code::Edition, place, "the edition is stated once, at the top of the file")
        .help("remove this line")
}

pub(crate) fn edition_goes_on(place: Place) -> Finding {
    Finding::new(Code::Edition, place, "nothing follows the number of the edition").help("remove it")
}

pub(crate) fn top_level(place: Place, word: &str, meant_word: Option<&str>) -> Finding {
    let finding = Finding::new(Code::TopLevel, place, format!("{} stands outside any block", quoted(word)));
    meant_or(finding, "", meant_word, "move it between the braces of a `ruleset` or a `game`")
}

pub(crate) fn no_block(place: Place, word: &str, near: Option<&str>) -> Finding {
    let finding = Finding::new(Code::Block, place, format!("{} begins no block", quoted(word)));
    meant_or(finding, word, near, "a block begins with `ruleset` or with `game`")
}

pub(crate) fn nameless_brace(place: Place) -> Finding {
    Finding::new(Code::Block, place, "nothing says what this brace opens")
        .help("a block begins with `ruleset` or with `game`, a chapter with its name")
}

pub(crate) fn no_block_name(place: Place, kind: &str) -> Finding {
    Finding::new(Code::Block, place, format!("this `{kind}` has no name"))
        .help(format!("write `{kind} NAME \"title\" {{`"))
}

pub(crate) fn no_title(place: Place, kind: &str, name: &str) -> Finding {
    Finding::new(Code::Block, place, format!("{} has no title", quoted(name)))
        .help(format!("write `{kind} {name} \"title\"`, as people are to read it"))
}

pub(crate) fn odd_in_head(place: Place, token: &Token<'_>, kind: &str) -> Finding {
    let near = suggest::slip_of(token.text, ["extends", "per"]);
    let finding =
        Finding::new(Code::Block, place, format!("{} has no place in this header", quoted(token.text)));
    meant_or(finding, "", near, format!("`{kind} NAME \"title\" extends PARENT per SOURCE \"…\" {{`"))
}

pub(crate) fn too_many_blocks(place: Place, most: usize) -> Finding {
    Finding::new(Code::TooMany, place, format!("a file holds at most {most} blocks; the rest is not read"))
        .help("divide it, one ruleset a file")
}

pub(crate) fn name_letters(place: Place, name: &str) -> Finding {
    let finding = Finding::new(Code::Name, place, format!("{} is not written as a name is", quoted(name)));
    meant_or(finding, name, None, "small letters a to z, digits and dashes")
}

pub(crate) fn unknown_chapter(place: Place, name: &str, near: Option<&str>) -> Finding {
    let chapters: Vec<&str> = Chapter::ALL.iter().map(|chapter| chapter.name()).collect();
    let finding = Finding::new(Code::Chapter, place, format!("no chapter is called {}", quoted(name)));
    meant_or(finding, name, near, format!("chapters: {}", chapters.join(", ")))
}

pub(crate) fn chapter_shape(place: Place) -> Finding {
    Finding::new(Code::Chapter, place, "a chapter's header is its name and nothing else")
        .help("a statement before a brace lacks the chapter's closing one")
}

pub(crate) fn chapter_twice(place: Place, name: &str) -> Finding {
    Finding::new(Code::Duplicate, place, format!("the ruleset has the chapter `{name}` already"))
        .help("put its statements together")
}

pub(crate) fn form_with_title(place: Place) -> Finding {
    Finding::new(Code::Block, place, "a ruleset's own form of a game has neither title nor parent")
        .help("it changes lines of the game of that name: `game NAME per SOURCE \"…\" {`")
}

pub(crate) fn form_twice(place: Place, name: &str) -> Finding {
    Finding::new(Code::Duplicate, place, format!("the ruleset has its own form of {} already", quoted(name)))
        .help("put its lines together")
}

pub(crate) fn name_twice(place: Place, name: &str, other: (&str, usize)) -> Finding {
    let (file, line) = other;
    Finding::new(Code::Duplicate, place, format!("{} is already a name in {file}, line {line}", quoted(name)))
        .help("give one of them another name")
}

pub(crate) fn unclosed_chapter(place: Place, word: &str) -> Finding {
    Finding::new(Code::Unclosed, place, format!("`{} {{` is never closed", super::cropped(word)))
        .help("add a `}` before the next chapter")
}

pub(crate) fn unclosed_block(place: Place, word: &str) -> Finding {
    Finding::new(Code::Unclosed, place, format!("the brace of this {} is never closed", quoted(word)))
        .help("add a `}` at its end")
}

pub(crate) fn stray_brace(place: Place) -> Finding {
    Finding::new(Code::StrayBrace, place, "this `}` closes nothing")
        .help("remove it, or the one above it that closes too early")
}

pub(crate) fn early_brace(brace: Place, next: Place) -> Finding {
    Finding::new(Code::StrayBrace, brace, "this `}` closes the ruleset, and a chapter follows")
        .label(next, "this chapter is read as the ruleset's own")
        .help("remove the `}`")
}

pub(crate) fn unknown_game(place: Place, name: &str, near: Option<&str>) -> Finding {
    meant(Finding::new(Code::UnknownName, place, format!("no game is called {}", quoted(name))), name, near)
}
