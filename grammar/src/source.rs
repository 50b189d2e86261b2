//! The files that were loaded, and how a place in one becomes a line and a column.

/// A ruleset file as it was found: the name that findings print, and its bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceFile {
    /// The name that findings print.
    pub name: String,
    /// What the file holds, not yet known to be text.
    pub bytes: Vec<u8>,
}

/// A stretch of a file's text, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
}

/// Which loaded file is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(usize);

/// A stretch of one of the loaded files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The file.
    pub file: FileId,
    /// The stretch.
    pub span: Span,
}

/// Line and column, both from 1; a column is a character, not a byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The character in it.
    pub column: usize,
}

/// The texts of all loaded files.
#[derive(Debug, Clone, Default)]
pub struct Sources {
    files: Vec<Source>,
}

/// One loaded file.
#[derive(Debug, Clone)]
pub struct Source {
    name: String,
    text: String,
    /// Where each line begins; built once, since a hostile file may ask for many positions.
    lines: Vec<usize>,
}

impl SourceFile {
    /// A file of this name that holds these bytes.
    pub fn new(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self { name: name.into(), bytes: bytes.into() }
    }
}

impl Span {
    /// From `start` up to, not including, `end`.
    #[must_use]
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// From the beginning of this one to the end of `last`.
    #[must_use]
    pub const fn to(self, last: Self) -> Self {
        Self { start: self.start, end: last.end }
    }
}

impl Sources {
    pub(crate) fn add(&mut self, name: String, text: String) -> FileId {
        let lines = line_starts(&text);
        self.files.push(Source { name, text, lines });
        FileId(self.files.len() - 1)
    }

    /// The file meant, if it was loaded here.
    #[must_use]
    pub fn file(&self, file: FileId) -> Option<&Source> {
        self.files.get(file.0)
    }

    /// The name of the file that `place` is in.
    #[must_use]
    pub fn name(&self, place: Place) -> &str {
        self.file(place.file).map_or("", Source::name)
    }

    /// Line and column of the beginning of `place`.
    #[must_use]
    pub fn position(&self, place: Place) -> Position {
        self.file(place.file)
            .map_or(Position { line: 1, column: 1 }, |source| source.position(place.span.start))
    }

    /// The file and the line of a place, for the engine.
    pub(crate) fn engine_place(&self, place: Place) -> floorman_engine::Place {
        floorman_engine::Place { file: self.name(place).to_owned(), line: self.position(place).line }
    }

    /// What stands at `place`.
    #[must_use]
    pub fn excerpt(&self, place: Place) -> &str {
        self.file(place.file).map_or("", |source| source.excerpt(place.span))
    }

    /// What stands at `place`, line by line, moved to the left as far as its first line.
    pub(crate) fn outdented(&self, place: Place) -> String {
        self.file(place.file).map_or_else(String::new, |source| source.outdented(place.span))
    }
}

impl Source {
    /// The name it was loaded under.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Line and column of a byte.
    #[must_use]
    pub fn position(&self, byte: usize) -> Position {
        let line = self.lines.partition_point(|start| *start <= byte);
        let start = self.start_of(line);
        Position { line, column: self.excerpt(Span::new(start, byte)).chars().count() + 1 }
    }

    /// What stands in `span`.
    #[must_use]
    pub fn excerpt(&self, span: Span) -> &str {
        self.text.get(span.start..span.end).unwrap_or("")
    }

    /// The stretch that line number `line` takes, without its end.
    #[must_use]
    pub fn line(&self, line: usize) -> Span {
        let start = self.start_of(line);
        let end = self.lines.get(line).copied().unwrap_or(self.text.len());
        let kept = self.excerpt(Span::new(start, end)).trim_end_matches(['\n', '\r']).len();
        Span::new(start, start + kept)
    }

    fn outdented(&self, span: Span) -> String {
        let [first, last] = [span.start, span.end].map(|byte| self.position(byte).line);
        let indent = span.start.saturating_sub(self.start_of(first));
        let line = |number: usize| {
            let Span { start, end } = self.line(number);
            let line = self.excerpt(Span::new(start.max(span.start), end.min(span.end)));
            let blank = line.len() - line.trim_start().len();
            line.get(blank.min(indent)..).unwrap_or_default().trim_end()
        };
        (first..=last).map(line).collect::<Vec<_>>().join("\n")
    }

    fn start_of(&self, line: usize) -> usize {
        self.lines.get(line.saturating_sub(1)).copied().unwrap_or(self.text.len())
    }
}

/// Lines end as the grammar lets them end: `\n`, `\r\n`, or `\r` alone.
fn line_starts(text: &str) -> Vec<usize> {
    let bytes = text.as_bytes();
    let ends = bytes.iter().enumerate().filter(|(at, byte)| match byte {
        b'\n' => true,
        b'\r' => bytes.get(at + 1) != Some(&b'\n'),
        _ => false,
    });
    std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Source {
        Source { name: "a.rules".into(), text: text.into(), lines: line_starts(text) }
    }

    #[test]
    fn columns_count_characters() {
        let source = source("edition 1\nsource c \"Luật chơi\" version\n");
        let byte = source.text().find("version").unwrap();
        assert_eq!(source.position(byte), Position { line: 2, column: 22 });
    }

    #[test]
    fn every_kind_of_line_end_ends_a_line() {
        let source = source("a\nb\r\nc\rd");
        let lines: Vec<_> = (1..=4).map(|line| source.excerpt(source.line(line)).to_owned()).collect();
        assert_eq!(lines, ["a", "b", "c", "d"]);
        assert_eq!(source.position(7), Position { line: 4, column: 1 });
    }

    #[test]
    fn lines_are_moved_to_the_left_as_far_as_the_first() {
        let source = source("{\n  a = b # c\n\n    except d\n e\r\n}\n");
        let span = Span::new(4, source.text().find('}').unwrap());
        assert_eq!(source.outdented(span), "a = b # c\n\n  except d\ne\n");
        assert_eq!(source.outdented(Span::new(4, 9)), "a = b");
    }

    #[test]
    fn a_place_past_the_end_is_the_end() {
        let source = source("ab");
        assert_eq!(source.position(2), Position { line: 1, column: 3 });
        assert_eq!(source.excerpt(source.line(9)), "");
    }
}
