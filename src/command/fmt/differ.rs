//! Where a file first differs from how it should be written.

/// The first line that differs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Difference {
    /// Its number, from 1.
    pub(crate) line: usize,
    /// As it is, with its end; none if the file is over.
    pub(crate) is: Option<String>,
    /// As it should be; none if the file should be over.
    pub(crate) should_be: Option<String>,
}

impl Difference {
    /// The first difference between a text and another, if there is one.
    pub(crate) fn between(is: &str, should_be: &str) -> Option<Self> {
        let (mut before, mut after) = (is.split_inclusive('\n'), should_be.split_inclusive('\n'));
        let mut line = 1;
        loop {
            match (before.next(), after.next()) {
                (None, None) => return None,
                (is, should_be) if is == should_be => line += 1,
                (is, should_be) => {
                    return Some(Self { line, is: is.map(Into::into), should_be: should_be.map(Into::into) });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between(is: &str, should_be: &str) -> Option<(usize, Option<String>, Option<String>)> {
        Difference::between(is, should_be).map(|it| (it.line, it.is, it.should_be))
    }

    #[test]
    fn equal_texts_have_none() {
        assert_eq!(between("a\nb\n", "a\nb\n"), None);
        assert_eq!(between("", ""), None);
    }

    #[test]
    fn the_first_line_counts() {
        assert_eq!(between("a\nb\nc\n", "a\nd\ne\n"), Some((2, Some("b\n".into()), Some("d\n".into()))));
    }

    #[test]
    fn a_line_end_is_a_difference() {
        assert_eq!(between("a\r\nb", "a\nb\n"), Some((1, Some("a\r\n".into()), Some("a\n".into()))));
        assert_eq!(between("a\nb", "a\nb\n"), Some((2, Some("b".into()), Some("b\n".into()))));
    }

    #[test]
    fn one_text_may_be_over() {
        assert_eq!(between("a\n\n", "a\n"), Some((2, Some("\n".into()), None)));
        assert_eq!(between("a\n", "a\nb\n"), Some((2, None, Some("b\n".into()))));
    }
}
