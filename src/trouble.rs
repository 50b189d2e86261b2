//! What keeps a verb from being done: one message, where, and what to do about it.

use std::fmt;
use std::io;
use std::path::Path;

use crate::exit::Exit;

/// Why something could not be done.
#[derive(Debug)]
pub enum Trouble {
    /// The reader of the output has gone: nothing is left to say.
    PipeClosed,
    /// Anything else.
    Told(Box<Message>),
}

/// One message to a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// What is wrong, lower case and without a final stop.
    pub text: String,
    /// The file it is about, and the line if there is one.
    pub place: Option<(String, Option<usize>)>,
    /// What to do about it.
    pub help: Option<String>,
    /// How the run ends.
    pub exit: Exit,
}

impl Message {
    /// A message with neither place nor help.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), place: None, help: None, exit: Exit::CouldNot }
    }

    /// The same message about a file.
    #[must_use]
    pub fn in_file(mut self, file: impl Into<String>) -> Self {
        self.place = Some((file.into(), None));
        self
    }

    /// The same message about a line of a file.
    #[must_use]
    pub fn at(mut self, file: impl Into<String>, line: usize) -> Self {
        self.place = Some((file.into(), Some(line)));
        self
    }

    /// The same message with another end.
    #[must_use]
    pub const fn ends(mut self, exit: Exit) -> Self {
        self.exit = exit;
        self
    }

    /// The same message with advice.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error: {}", self.text)?;
        match &self.place {
            Some((file, Some(line))) => write!(f, "\n --> {file}:{line}")?,
            Some((file, None)) => write!(f, "\n --> {file}")?,
            None => {}
        }
        match &self.help {
            Some(help) => write!(f, "\n  = {help}"),
            None => Ok(()),
        }
    }
}

impl From<Message> for Trouble {
    fn from(message: Message) -> Self {
        Self::Told(Box::new(message))
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::PipeClosed
        } else {
            Message::new(crate::words::cannot_write(&error)).into()
        }
    }
}

/// That a file could not be read, in words.
pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Message {
    let (text, help) = crate::words::cannot_read(error);
    Message::new(text).in_file(path.display().to_string()).help(help)
}
