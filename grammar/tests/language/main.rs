//! What the language promises, file by file.

mod findings;
mod hostile;
mod resolved;
mod support;
mod tables;
