//! All that the command line says to people.

use std::io;

/// That the output cannot be written.
pub(crate) fn cannot_write(error: &io::Error) -> String {
    format!("the output cannot be written: {error}")
}

/// That a file cannot be read, and what to do about it.
pub(crate) fn cannot_read(error: &io::Error) -> (String, &'static str) {
    match error.kind() {
        io::ErrorKind::NotFound => ("there is no such file".to_owned(), "check the name and the folder"),
        io::ErrorKind::PermissionDenied => {
            ("this file may not be read".to_owned(), "ask its owner for leave to read it")
        }
        _ => (format!("this file cannot be read: {error}"), "check that it is a file and not a folder"),
    }
}
