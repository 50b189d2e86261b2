//! About conditions.

use floorman_engine::{Moment, Question};

use super::{meant_or, quoted};
use crate::code::Code;
use crate::finding::Finding;
use crate::lower::count_words;
use crate::source::Place;

pub(crate) fn no_when(place: Place) -> Finding {
    Finding::new(Code::NoWhen, place, "this exception does not say when it holds").help("add `when …`")
}

pub(crate) fn second_when(place: Place) -> Finding {
    Finding::new(Code::Misplaced, place, "this exception has a `when` already").help("join them with `and`")
}

pub(crate) fn when_without_except(place: Place) -> Finding {
    Finding::new(Code::Misplaced, place, "`when` stands behind the value of an `except`")
        .help("write `except VALUE when …`, or `amend NAME except VALUE when …` for that case alone")
}

pub(crate) fn incomplete(place: Place) -> Finding {
    Finding::new(Code::Condition, place, "this is not a whole condition")
        .help("words joined by `and`, `or` between words of one fact, `not` before one word")
}

pub(crate) fn count_shape(place: Place) -> Finding {
    Finding::new(Code::Condition, place, "a count is compared with a number")
        .help(format!("write `at-most 5 COUNT` or `at-least 3 COUNT`; counts: {}", count_words().join(", ")))
}

pub(crate) fn not_a_number(place: Place, text: &str) -> Finding {
    Finding::new(Code::Condition, place, format!("{} is no number", quoted(text))).help("write digits")
}

pub(crate) fn unknown_count(place: Place, text: &str, near: Option<&str>) -> Finding {
    let finding = Finding::new(Code::UnknownCondition, place, format!("nothing counts {}", quoted(text)));
    meant_or(finding, text, near, format!("counts: {}", count_words().join(", ")))
}

pub(crate) fn unknown(place: Place, text: &str, near: Option<&str>) -> Finding {
    let finding =
        Finding::new(Code::UnknownCondition, place, format!("no condition is called {}", quoted(text)));
    meant_or(finding, text, near, "`floor explain unknown-condition` says what conditions are for")
}

pub(crate) fn or_across_facts(place: Place) -> Finding {
    Finding::new(Code::Or, place, "`or` joins words of one fact, and these are of two")
        .help("write two `except` lines with the same answer")
}

pub(crate) fn only_at_an_act(place: Place, word: &str, question: Question) -> Finding {
    let (name, asked) = (question.name(), question.asked().said());
    let message = format!("`{name}` is asked {asked}; `{word}` is known only when a player acts");
    Finding::new(Code::TooEarly, place, message).help("leave it out, or find a fact that is known then")
}

pub(crate) fn too_early(place: Place, said: &str, known: Moment, question: Question) -> Finding {
    let (name, asked, known) = (question.name(), question.asked().said(), known.said());
    let message = format!("`{name}` is asked {asked}; `{said}` is known only {known}");
    Finding::new(Code::TooEarly, place, message).help("leave it out, or find a fact that is known by then")
}
