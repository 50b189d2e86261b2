//! A file of many hands, taken apart hand by hand so that only one is held at a time.

use std::io::{self, BufRead, Read};

/// How long the record of one hand may be, in bytes.
pub const LONGEST: usize = 256 * 1024;

/// The text of one hand, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its number or name in the file; empty where the file is one hand.
    pub name: String,
    /// The line it begins on, from 1.
    pub line: usize,
    /// The line its text begins on: the one below its name.
    pub text_line: usize,
    /// Its text, name left out.
    pub text: Vec<u8>,
    /// Whether the text was longer than a hand may be, and was cut.
    pub cut: bool,
}

impl Piece {
    fn new(name: String, line: usize, text_line: usize) -> Self {
        Self { name, line, text_line, text: Vec::new(), cut: false }
    }

    fn push(&mut self, line: &[u8]) {
        if self.cut || self.text.len() + line.len() > LONGEST {
            self.cut = true;
        } else {
            self.text.extend_from_slice(line);
        }
    }

    /// Whether there is nothing but blank lines and comments in it.
    fn is_blank(&self) -> bool {
        let blank = |line: &[u8]| matches!(line.trim_ascii_start().first(), None | Some(b'#'));
        !self.cut && self.text.split(|byte| *byte == b'\n').all(blank)
    }

    /// Whether it is a hand: text above the first name counts only if it says something.
    fn is_full(&self) -> bool {
        !self.name.is_empty() || !self.is_blank()
    }
}

/// The hands of a file, in order: each top-level `[name]` begins one, and so does text above the first.
#[derive(Debug)]
pub struct Pieces<R> {
    reader: R,
    line: usize,
    line_ended: bool,
    quotes: Option<u8>,
    current: Option<Piece>,
}

impl<R: BufRead> Pieces<R> {
    /// The hands that the reader gives.
    pub fn new(reader: R) -> Self {
        let current = Some(Piece::new(String::new(), 1, 1));
        Self { reader, line: 0, line_ended: true, quotes: None, current }
    }

    /// The next line, in pieces of at most [`LONGEST`] bytes.
    fn read_line(&mut self, line: &mut Vec<u8>) -> io::Result<bool> {
        line.clear();
        let most = u64::try_from(LONGEST).unwrap_or(u64::MAX);
        let read = (&mut self.reader).take(most).read_until(b'\n', line)?;
        self.line += usize::from(self.line_ended && read > 0);
        self.line_ended = line.ends_with(b"\n");
        Ok(read > 0)
    }

    fn read_piece(&mut self) -> io::Result<Option<Piece>> {
        let mut line = Vec::new();
        while self.read_line(&mut line)? {
            if self.line == 1 && line.starts_with(b"\xEF\xBB\xBF") {
                line.drain(..3);
            }
            let name = if self.quotes.is_none() { header(&line) } else { None };
            if let Some(name) = name {
                let next = Piece::new(name, self.line, self.line + 1);
                if let Some(piece) = self.current.replace(next).filter(Piece::is_full) {
                    return Ok(Some(piece));
                }
            } else {
                self.quotes = quotes_after(self.quotes, &line);
                if let Some(piece) = &mut self.current {
                    piece.push(&line);
                }
            }
        }
        Ok(self.current.take().filter(Piece::is_full))
    }
}

impl<R: BufRead> Iterator for Pieces<R> {
    type Item = io::Result<Piece>;

    fn next(&mut self) -> Option<io::Result<Piece>> {
        self.read_piece().transpose()
    }
}

/// The name in a line that is a table's header; names with an underscore are an author's own tables.
fn header(line: &[u8]) -> Option<String> {
    let inner = line.trim_ascii().strip_prefix(b"[")?;
    let end = inner.iter().position(|byte| *byte == b']')?;
    let (name, rest) = inner.split_at_checked(end)?;
    let rest = rest.strip_prefix(b"]")?.trim_ascii_start();
    let name = std::str::from_utf8(name).ok()?.trim();
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'"' | b'\'');
    let named = !name.is_empty() && !name.starts_with('_') && name.bytes().all(plain);
    let ends = matches!(rest.first(), None | Some(b'#'));
    (named && ends).then(|| name.trim_matches(['"', '\'']).to_owned())
}

/// The triple quotes that are open after a line, given those open before it.
fn quotes_after(open: Option<u8>, line: &[u8]) -> Option<u8> {
    let mut quotes = open;
    let mut rest = line;
    while let Some((byte, after)) = rest.split_first() {
        rest = after;
        match (quotes, *byte) {
            (None, b'#') => break,
            (Some(b'"'), b'\\') => rest = after.get(1..).unwrap_or_default(),
            (None, quote @ (b'"' | b'\'')) => {
                if let Some(inside) = after.strip_prefix(&[quote, quote]) {
                    quotes = Some(quote);
                    rest = inside;
                } else {
                    rest = after_text(quote, after);
                }
            }
            (Some(quote), byte) if quote == byte => {
                if let Some(outside) = after.strip_prefix(&[quote, quote]) {
                    quotes = None;
                    rest = outside;
                }
            }
            _ => {}
        }
    }
    quotes
}

/// What follows a text of one line whose opening quote has been read.
fn after_text(quote: u8, line: &[u8]) -> &[u8] {
    let mut rest = line;
    while let Some((byte, after)) = rest.split_first() {
        rest = after;
        if *byte == quote {
            break;
        }
        if quote == b'"' && *byte == b'\\' {
            rest = after.get(1..).unwrap_or_default();
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str) -> Vec<(String, usize, String)> {
        let all = Pieces::new(text.as_bytes()).map(Result::unwrap);
        all.map(|piece| (piece.name, piece.line, String::from_utf8(piece.text).unwrap())).collect()
    }

    fn names(text: &str) -> Vec<String> {
        pieces(text).into_iter().map(|piece| piece.0).collect()
    }

    #[test]
    fn each_header_begins_a_hand() {
        let found = pieces("# two hands\n\n[1]\na = 1\n[ \"2\" ] # second\nb = 2\n");
        assert_eq!(
            found,
            [("1".to_owned(), 3, "a = 1\n".to_owned()), ("2".to_owned(), 5, "b = 2\n".to_owned())]
        );
    }

    #[test]
    fn a_file_without_headers_is_one_hand() {
        assert_eq!(pieces("a = 1\n"), [(String::new(), 1, "a = 1\n".to_owned())]);
        assert_eq!(pieces("# nothing\n"), []);
        assert_eq!(pieces("\u{FEFF}a = 1"), [(String::new(), 1, "a = 1".to_owned())]);
    }

    #[test]
    fn brackets_in_texts_and_lists_begin_nothing() {
        assert_eq!(names("[1]\na = \"\"\"\n[2]\n\"\"\"\n[3]\n"), ["1", "3"]);
        assert_eq!(names("[1]\na = '''\n[2] \\\n'''\n[3]\n"), ["1", "3"]);
        assert_eq!(names("[1]\na = [\n  [1, 2],\n]\nb = \"\\\"\\\"\\\"\" # \"\"\"\n[2]\n"), ["1", "2"]);
        assert_eq!(names("[1]\n[_notes]\n[1.more]\n[[x]]\n"), ["1"]);
    }

    #[test]
    fn a_record_without_end_is_cut() {
        let mut text = b"[1]\n".to_vec();
        text.resize(3 * LONGEST, b'x');
        text.extend_from_slice(b"\n[2]\n");
        let found: Vec<Piece> = Pieces::new(text.as_slice()).map(Result::unwrap).collect();
        assert_eq!(found.iter().map(|piece| piece.cut).collect::<Vec<_>>(), [true, false]);
        assert!(found[0].text.len() <= LONGEST);
    }
}
