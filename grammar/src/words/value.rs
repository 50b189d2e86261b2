//! About answers.

use floorman_engine::Question;
use floorman_engine::ruleset::choices::Unit;

use super::{meant_or, quoted};
use crate::code::Code;
use crate::finding::Finding;
use crate::lower::{answers, nearest_answer};
use crate::source::Place;

pub(crate) fn unknown(place: Place, value: &str, question: Question) -> Finding {
    let message = format!("{} is no answer to `{}`", quoted(value), question.name());
    let finding = Finding::new(Code::UnknownValue, place, message);
    let near = nearest_answer(value, question);
    meant_or(finding, value, near, format!("answers: {}", answers(question).join(", ")))
}

/// A range whose higher number stands first.
pub(crate) fn falling_range(place: Place, value: &str, turned: &str, question: Question) -> Finding {
    let message = format!("{} is no answer to `{}`", quoted(value), question.name());
    Finding::new(Code::UnknownValue, place, message)
        .help(format!("the lower number stands first: {}", quoted(turned)))
}

pub(crate) fn not_whole(place: Place, number: &str) -> Finding {
    let digits = number.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let finding = Finding::new(Code::UnknownValue, place, format!("{} is no whole number", quoted(number)));
    match number.strip_suffix(digits) {
        Some(whole) if digits.starts_with(|letter: char| letter.is_alphabetic() || letter == '%') => {
            finding.help(format!("write {}", quoted(&format!("{whole} {digits}"))))
        }
        _ => finding.help("write digits alone, and the unit behind them: `2 big-blinds`"),
    }
}

pub(crate) fn one_word(place: Place, question: Question) -> Finding {
    Finding::new(Code::OneValue, place, format!("`{}` takes one word", question.name()))
        .help("what depends on circumstances is an `except VALUE when …`")
}

pub(crate) fn list_shape(place: Place, question: Question) -> Finding {
    Finding::new(Code::OneValue, place, format!("`{}` takes words in order of preference", question.name()))
        .help("write `first, then second`")
}

pub(crate) fn list_length(place: Place, most: usize) -> Finding {
    Finding::new(Code::OneValue, place, format!("a list holds at most {most} words"))
        .help("leave out what is never reached")
}

pub(crate) fn twice_in_list(place: Place, word: &str) -> Finding {
    Finding::new(Code::OneValue, place, format!("{} is in the list already", quoted(word))).help("remove it")
}

pub(crate) fn quantity_shape(place: Place, question: Question, units: &[Unit]) -> Finding {
    Finding::new(Code::OneValue, place, format!("`{}` takes a number and its unit", question.name()))
        .help(unit_list(units))
}

pub(crate) fn quoted_value(place: Place, text: &str) -> Finding {
    Finding::new(Code::ValueQuoted, place, "an answer stands without quotes")
        .help(format!("write {}", quoted(text)))
}

pub(crate) fn quoted_name(place: Place, text: &str) -> Finding {
    Finding::new(Code::ValueQuoted, place, "a name stands without quotes")
        .help(format!("write {}", quoted(text)))
}

pub(crate) fn not_for_floor(place: Place, question: Question) -> Finding {
    let message = format!("`{}` cannot be left to the floor", question.name());
    Finding::new(Code::NotForFloor, place, message).help(format!("answers: {}", answers(question).join(", ")))
}

/// `floor` or `house` among other words.
pub(crate) fn not_alone(place: Place, word: &str, question: Question) -> Finding {
    let message = format!("`{word}` is the whole answer to `{}` or no part of it", question.name());
    Finding::new(Code::OneValue, place, message).help(format!(
        "write `{word}` alone, or leave it out; what depends on circumstances is an `except VALUE when …`"
    ))
}

pub(crate) fn no_house(place: Place, ruleset: &str) -> Finding {
    let message = format!("{} has no parent whose answer could stand in for the house's", quoted(ruleset));
    Finding::new(Code::NotForFloor, place, message).help("state the answer")
}

pub(crate) fn no_unit(place: Place, number: &str, units: &[Unit]) -> Finding {
    Finding::new(Code::NoUnit, place, format!("{} has no unit", quoted(number))).help(unit_list(units))
}

pub(crate) fn wrong_unit(place: Place, unit: &str, of: (Question, &[Unit])) -> Finding {
    let (question, units) = of;
    Finding::new(Code::WrongUnit, place, format!("`{}` is not counted in {}", question.name(), quoted(unit)))
        .help(unit_list(units))
}

pub(crate) fn too_large(place: Place, number: &str, most: u32) -> Finding {
    Finding::new(Code::TooLarge, place, format!("{} is more than {most}", quoted(number)))
        .help("write a smaller number")
}

fn unit_list(units: &[Unit]) -> String {
    let words: Vec<&str> = units.iter().flat_map(|unit| [unit.words().0, unit.words().1]).collect();
    format!("units: {}", words.join(", "))
}
