//! About statements.

use floorman_engine::Question;

use super::{meant_or, quoted};
use crate::ast::Keyword;
use crate::code::Code;
use crate::finding::Finding;
use crate::source::Place;

pub(crate) fn orphan(place: Place, keyword: Keyword) -> Finding {
    Finding::new(Code::Orphan, place, format!("this `{}` belongs to no statement", keyword.as_str()))
        .help("it continues a statement on the line above it")
}

pub(crate) fn misspelt_clause(place: Place, word: &str, keyword: &str) -> Finding {
    Finding::new(Code::Orphan, place, format!("{} begins no statement and no clause", quoted(word)))
        .help(format!("did you mean `{keyword}`?"))
}

pub(crate) fn takes_no_clause(place: Place, behind: &str, keyword: Keyword) -> Finding {
    let behind = if behind.contains(' ') { behind.to_owned() } else { format!("`{behind}`") };
    Finding::new(Code::Misplaced, place, format!("{behind} takes no `{}`", keyword.as_str()))
        .help("remove it")
}

pub(crate) fn none(place: Place) -> Finding {
    Finding::new(Code::Statement, place, "this line is no statement")
        .help("a statement is `NAME = VALUE` and its basis, `amend NAME`, `silent NAME` or `setting cash`")
}

pub(crate) fn one_name(place: Place) -> Finding {
    Finding::new(Code::Statement, place, "one name stands left of the `=`").help("write `NAME = VALUE`")
}

pub(crate) fn second_equals(place: Place) -> Finding {
    Finding::new(Code::Statement, place, "an answer has no `=` in it").help("one statement a line")
}

pub(crate) fn amend_with_value(place: Place, name: &str) -> Finding {
    let name = super::cropped(name);
    Finding::new(Code::Statement, place, format!("`amend {name}` has no answer of its own"))
        .help(format!("write `amend {name} except VALUE when …` for some cases, `{name} = VALUE` for all"))
}

pub(crate) fn amends_without_case(place: Place, question: Question) -> Finding {
    Finding::new(Code::Statement, place, format!("`amend {}` changes no case", question.name()))
        .help("add `except VALUE when …`")
}

pub(crate) fn names_with_commas(place: Place) -> Finding {
    Finding::new(Code::Statement, place, "`silent` is followed by names of questions")
        .help("write `silent NAME, NAME`, with commas between")
}

pub(crate) fn no_value(place: Place, name: &str) -> Finding {
    Finding::new(Code::NoValue, place, format!("`{name}` is given no answer")).help(format!(
        "write `{name} = VALUE`, `amend {name} except …`, or `silent {name}` where the book does not speak"
    ))
}

pub(crate) fn unknown_question(place: Place, name: &str, near: Option<&str>) -> Finding {
    let finding = Finding::new(Code::UnknownName, place, format!("no question is called {}", quoted(name)));
    meant_or(finding, name, near, "`floor show common` lists the questions")
}

pub(crate) fn wrong_chapter(place: Place, question: Question) -> Finding {
    let chapter = question.chapter().name();
    Finding::new(Code::WrongChapter, place, format!("`{}` is a question of `{chapter}`", question.name()))
        .help(format!("move the line to `{chapter} {{ … }}`"))
}

pub(crate) fn duplicate(place: Place, name: &str, line: Option<usize>) -> Finding {
    let where_ = line.map(|line| format!(" on line {line}")).unwrap_or_default();
    Finding::new(Code::Duplicate, place, format!("`{name}` is already stated{where_}"))
        .help("one statement a question: make it an `except`")
}

pub(crate) fn silent_twice(place: Place, name: &str) -> Finding {
    Finding::new(Code::Duplicate, place, format!("`{name}` is already said to be silent")).help("remove it")
}

pub(crate) fn silent_and_stated(place: Place, question: Question) -> Finding {
    let name = question.name();
    Finding::new(Code::SilentAndStated, place, format!("`{name}` is stated, and here said to be silent"))
        .help("remove one of the two")
}

pub(crate) fn setting_twice(place: Place) -> Finding {
    Finding::new(Code::Duplicate, place, "the setting is already stated")
        .help("one line names both: `setting cash, tournament`")
}

pub(crate) fn no_setting(place: Place) -> Finding {
    Finding::new(Code::Setting, place, "a setting is `cash` or `tournament`")
        .help("write `setting cash`, `setting tournament` or `setting cash, tournament`")
}
