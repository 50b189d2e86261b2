//! What is wrong with a file of the corpus, and where.

use std::fmt;

/// How many problems of one file are told; to find the line of each takes a walk through the file.
pub(crate) const MOST_PROBLEMS: usize = 50;

/// One thing that is wrong with a file, and what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The file's path, as it was given.
    pub file: String,
    /// The line, from 1; 0 where the file as a whole is meant.
    pub line: usize,
    /// The column, from 1; 0 where the file as a whole is meant.
    pub column: usize,
    /// What is wrong, in one line.
    pub message: String,
    /// What to do about it, in one line.
    pub help: Option<String>,
}

impl Problem {
    /// A problem with the file as a whole.
    #[must_use]
    pub fn of_file(file: &str, message: impl Into<String>, help: Option<String>) -> Self {
        Self { file: file.to_owned(), line: 0, column: 0, message: message.into(), help }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if self.line > 0 {
            write!(f, ":{}:{}", self.line, self.column)?;
        }
        write!(f, ": {}", self.message)?;
        self.help.as_ref().map_or(Ok(()), |help| write!(f, "\n  help: {help}"))
    }
}
