//! A look at a scenario file's text before the YAML parser sees it: what the parser would take in silence, or choke on.
//!
//! Scenario files are plain data: no anchors, aliases or tags, no brackets without end, every paragraph in quotes.

use std::borrow::Cow;

use crate::words::refused::{Said, yaml as said};

/// The largest scenario file, in bytes.
pub(super) const MOST_BYTES: usize = 1 << 20;

/// How deep brackets may nest; past it the parser takes time that grows with the square of the depth.
const DEEPEST: usize = 32;

/// Something that a scenario file may not hold, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Refused {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) said: Said,
}

/// The first thing in the text that a scenario file may not hold.
pub(super) fn refused(text: &str) -> Option<Refused> {
    let mut scan = Scan::default();
    let text = if text.contains('\r') { Cow::from(text.replace("\r\n", "\n")) } else { Cow::from(text) };
    text.split(ends_a_line).enumerate().find_map(|(number, line)| {
        let (column, said) = scan.line(line)?;
        Some(Refused { line: number + 1, column: column + 1, said })
    })
}

/// What the YAML parser takes for the end of a line.
fn ends_a_line(letter: char) -> bool {
    matches!(letter, '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// What is open at the end of a line.
#[derive(Debug, Default)]
struct Scan {
    depth: usize,
    quote: Option<char>,
    /// The indentation of the key whose value is a block of text; deeper lines belong to it.
    block: Option<usize>,
}

impl Scan {
    fn line(&mut self, line: &str) -> Option<(usize, Said)> {
        let indent = line.chars().take_while(|letter| *letter == ' ').count();
        if let Some(key) = self.block {
            if line.trim().is_empty() || indent > key {
                return None;
            }
            self.block = None;
        }
        let letters: Vec<char> = line.chars().collect();
        let found = self.letters(&letters);
        if self.quote.is_none() && self.depth == 0 && opens_block(line) {
            self.block = Some(column_of_owner(line));
        }
        found
    }

    /// Goes along a line; a value may begin at its start and after `- `, `: `, `[`, `{` and `,`.
    fn letters(&mut self, letters: &[char]) -> Option<(usize, Said)> {
        let mut begins = self.quote.is_none();
        let mut at = 0;
        while let Some(&letter) = letters.get(at) {
            let next = letters.get(at + 1).copied().unwrap_or(' ');
            if let Some(open) = self.quote {
                at += self.in_quotes(open, letter, next);
                continue;
            }
            match letter {
                '#' if at == 0 || letters.get(at - 1).copied().is_some_and(is_blank) => return None,
                '"' | '\'' if begins => self.quote = Some(letter),
                '[' | '{' => {
                    self.depth += 1;
                    if self.depth > DEEPEST {
                        return Some((at, said::deep()));
                    }
                }
                ']' | '}' => self.depth = self.depth.saturating_sub(1),
                '&' if begins && !is_blank(next) => return Some((at, said::anchor())),
                '*' if begins && !is_blank(next) => return Some((at, said::alias())),
                '!' if begins => return Some((at, said::tag())),
                ':' if is_blank(next) && is_bare_paragraph(letters, at) => {
                    return Some((at + 2, said::bare_paragraph()));
                }
                _ => {}
            }
            let separates = matches!(letter, '[' | '{')
                || (matches!(letter, ',' | ':') && self.depth > 0)
                || (matches!(letter, ':' | '-' | '?') && is_blank(next));
            begins = separates || (begins && is_blank(letter));
            at += 1;
        }
        None
    }

    /// How far to go on inside quotes: past an escape at once.
    fn in_quotes(&mut self, open: char, letter: char, next: char) -> usize {
        if (open == '"' && letter == '\\') || (open == '\'' && letter == '\'' && next == '\'') {
            return 2;
        }
        if letter == open {
            self.quote = None;
        }
        1
    }
}

fn is_blank(letter: char) -> bool {
    matches!(letter, ' ' | '\t')
}

/// The column of what a block of text belongs to: its key, or the dash before it.
fn column_of_owner(line: &str) -> usize {
    let key = line.trim_start_matches(['-', ' ']);
    let column = line.len() - key.len();
    if key.starts_with(['>', '|']) { column.saturating_sub(2) } else { column }
}

/// Whether the colon at `at` ends the key `at`, and its value does not begin with a quote.
fn is_bare_paragraph(letters: &[char], at: usize) -> bool {
    let before: String = letters.get(at.saturating_sub(2)..at).unwrap_or_default().iter().collect();
    let outside = at.checked_sub(3).and_then(|place| letters.get(place)).copied().unwrap_or(' ');
    let value = letters.get(at + 1..).unwrap_or_default().iter().find(|letter| **letter != ' ');
    before == "at" && matches!(outside, ' ' | '{' | ',') && !matches!(value, Some('"' | '\'') | None)
}

/// Whether a line ends in the mark of a block of text: `>`, `|`, with `-` or `+` or a digit after it.
fn opens_block(line: &str) -> bool {
    let code = line.split(" #").next().unwrap_or_default().trim_end();
    let mark = code.rsplit(' ').next().unwrap_or_default();
    let mut letters = mark.chars();
    matches!(letters.next(), Some('>' | '|'))
        && letters.all(|letter| matches!(letter, '-' | '+') || letter.is_ascii_digit())
        && (code.len() == mark.len() || code.trim_end_matches(mark).trim_end().ends_with([':', '-']))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(text: &str) -> Option<(usize, usize, Said)> {
        refused(text).map(|found| (found.line, found.column, found.said))
    }

    #[test]
    fn anchors_aliases_and_tags_are_refused_where_a_value_may_begin() {
        assert_eq!(first("a: &x 1"), Some((1, 4, said::anchor())));
        assert_eq!(first("a: 1\nb: *x"), Some((2, 4, said::alias())));
        assert_eq!(first("- *x"), Some((1, 3, said::alias())));
        assert_eq!(first("a: [1, *x]"), Some((1, 8, said::alias())));
        assert_eq!(first("a: {<<: *x}"), Some((1, 9, said::alias())));
        assert_eq!(first("a: !!str 1"), Some((1, 4, said::tag())));
        assert_eq!(first("a:\t&x 1"), Some((1, 4, said::anchor())));
        assert_eq!(first("{\"a\":*x}"), Some((1, 6, said::alias())));
        assert_eq!(first("# \u{2028}a: *x"), Some((2, 4, said::alias())));
        assert_eq!(first("a: 1\r\nb: *x\r\n"), Some((2, 4, said::alias())));
        assert_eq!(first("&x a: 1"), Some((1, 1, said::anchor())));
        assert_eq!(first("a:\n  - &x {b: 1}"), Some((2, 5, said::anchor())));
    }

    #[test]
    fn the_same_letters_inside_texts_are_let_be() {
        for text in [
            "why: 3 * 4 & more !",
            "why: \"*x\"",
            "why: '&x isn''t *y'",
            "why: \"a \\\" *x\"",
            "# *x &y",
            "why: text # *x",
            "why: >-\n  *x &y\n\n  !z\nnext: 1",
            "- why: |\n    *x\n  next: 1",
            "why: 2 * 3, *not* a list",
            "why: \"begins\n  *x ends\"",
        ] {
            assert_eq!(first(text), None, "{text}");
        }
    }

    #[test]
    fn a_block_ends_where_its_indentation_does() {
        assert_eq!(first("a: >-\n  *x\nb: *y"), Some((3, 4, said::alias())));
        assert_eq!(first("- a: >-\n    *x\n  b: *y"), Some((3, 6, said::alias())));
        assert_eq!(first("- - |\n    *x\n  - *y"), Some((3, 5, said::alias())));
        assert_eq!(first("a: x > y\nb: *y"), Some((2, 4, said::alias())));
    }

    #[test]
    fn deep_brackets_are_refused() {
        assert_eq!(first(&"[".repeat(32)), None);
        assert_eq!(first(&"{a: ".repeat(33)), Some((1, 129, said::deep())));
        assert_eq!(first(&"[]".repeat(100)), None);
    }

    #[test]
    fn a_paragraph_stands_in_quotes() {
        assert_eq!(first("cites: [{source: tda, at: \"47-A\"}]"), None);
        assert_eq!(first("cites: [{source: tda, at: '47-A'}]"), None);
        assert_eq!(first("cites: [{source: tda, at: 47-A}]"), Some((1, 27, said::bare_paragraph())));
        assert_eq!(first("    at: 48"), Some((1, 9, said::bare_paragraph())));
        assert_eq!(first("format: 48"), None);
    }
}
