//! Everything that findings say, in one place: one function a finding, by theme.
//!
//! Lower case, no full stop; the user's words between backticks; the help says what to do.

pub(crate) mod basis;
pub(crate) mod chain;
pub(crate) mod compare;
pub(crate) mod condition;
pub(crate) mod file;
pub(crate) mod game;
pub(crate) mod game_line;
pub(crate) mod show;
pub(crate) mod statement;
pub(crate) mod value;

use crate::finding::Finding;
use crate::suggest;

/// The most letters of a user's text that a message repeats.
const SHOWN: usize = 60;

/// A user's word between backticks, cut short and without control characters.
pub(crate) fn quoted(text: &str) -> String {
    format!("`{}`", cropped(text))
}

/// A user's text, cut short and without control characters.
pub(crate) fn cropped(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", escaped(text.get(..end).unwrap_or(text))),
        None => escaped(text),
    }
}

/// A text with its control characters spelt out: a file must not speak to the terminal.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\t' => out.push(' '),
            letter if letter.is_control() || is_invisible(letter) => out.extend(letter.escape_unicode()),
            letter => out.push(letter),
        }
    }
    out
}

/// Letters that turn the writing direction or join, and so hide what stands there.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

/// Adds what was probably meant: dashes copied from a document made plain, or the nearest known word.
fn meant(finding: Finding, text: &str, near: Option<&str>) -> Finding {
    if let Some(plain) = suggest::plain_dashes(text) {
        return finding.help(format!("a dash pasted from a document: write {}", quoted(&plain)));
    }
    match near {
        Some(near) => finding.help(format!("did you mean `{near}`?")),
        None => finding,
    }
}

/// The same, and what there is to choose from where nothing is near.
fn meant_or(finding: Finding, text: &str, near: Option<&str>, else_help: impl Into<String>) -> Finding {
    let finding = meant(finding, text, near);
    if finding.help.is_some() { finding } else { finding.help(else_help) }
}

/// Under the findings of a file that are not printed.
pub(crate) fn left_out(file: &str, left: usize) -> String {
    format!("{}: {left} more findings are not shown", escaped(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hostile_word_is_cut_and_spelt_out() {
        assert_eq!(quoted("\u{1b}[31mred"), "`\\u{1b}[31mred`");
        assert_eq!(cropped(&"x".repeat(100)).chars().count(), 61);
    }
}
