//! What is said where two rulesets are compared.

/// A difference in every case.
pub(crate) const ALWAYS: &str = "always";
/// Cases that no words of the language tell apart.
pub(crate) const SOME_CASES: &str = "in some cases";

/// Every case but these.
pub(crate) fn unless(words: &str) -> String {
    format!("unless {words}")
}

/// Every value but those of a word.
pub(crate) fn not(word: &str) -> String {
    format!("not {word}")
}

/// A count up to a number.
pub(crate) fn at_most(number: u32, count: &str) -> String {
    format!("at-most {number} {count}")
}

/// A count from a number on.
pub(crate) fn at_least(number: u32, count: &str) -> String {
    match number {
        u32::MAX => format!("any number {count}"),
        number => format!("at-least {number} {count}"),
    }
}

/// A count between two numbers.
pub(crate) fn between(low: u32, high: u32, count: &str) -> String {
    if low == high { format!("{low} {count}") } else { format!("{low} to {high} {count}") }
}
