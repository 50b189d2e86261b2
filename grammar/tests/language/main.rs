//! What the language promises, file by file.

mod findings;
mod games;
mod hostile;
mod resolved;
#[cfg(test)]
mod support;
mod tables;
mod twelve;
