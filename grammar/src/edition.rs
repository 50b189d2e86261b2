//! The first statement of a file says how to read the rest, so it is read before the grammar is chosen.

use crate::source::Span;

/// What the beginning of a file says about its edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Edition<'a> {
    /// `edition 1`.
    One,
    /// `edition` and something else.
    Other(&'a str, Span),
    /// The first statement is another; where it begins.
    Missing(Span),
}

/// Reads the first statement, past comments and empty lines.
pub(crate) fn scan(text: &str) -> Edition<'_> {
    let start = beginning(text);
    let line = text.get(start..).unwrap_or("").split(['\n', '\r', '#']).next().unwrap_or("");
    let line = line.trim_end_matches(is_blank);
    let whole = Span::new(start, start + line.len());
    let first = line.split(is_blank).next().unwrap_or("");
    if first != "edition" {
        return Edition::Missing(Span::new(start, start + first.len()));
    }
    match line.get(first.len()..).unwrap_or("").trim_start_matches(is_blank) {
        "1" => Edition::One,
        other => Edition::Other(other, whole),
    }
}

/// Where the first statement begins.
fn beginning(text: &str) -> usize {
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(|letter| is_blank(letter) || letter == '\n' || letter == '\r');
        if !rest.starts_with('#') {
            return text.len() - rest.len();
        }
        rest = rest.find(['\n', '\r']).and_then(|end| rest.get(end..)).unwrap_or("");
    }
}

/// The grammar's own white space.
pub(crate) fn is_blank(letter: char) -> bool {
    matches!(letter, ' ' | '\t' | '\u{A0}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_empty_lines_may_come_first() {
        assert_eq!(scan("edition 1"), Edition::One);
        assert_eq!(scan("\u{FEFF}# a room\r\n\n\t# b\r  edition  1 # c\n"), Edition::One);
    }

    #[test]
    fn another_edition_is_told_from_none() {
        assert_eq!(scan("\nedition 2\n"), Edition::Other("2", Span::new(1, 10)));
        assert_eq!(scan("edition"), Edition::Other("", Span::new(0, 7)));
        assert_eq!(scan("editions 1"), Edition::Missing(Span::new(0, 8)));
        assert_eq!(scan("# only a comment"), Edition::Missing(Span::new(16, 16)));
    }
}
