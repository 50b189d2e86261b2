//! The ruleset language: reads it, checks it, resolves it.
//!
//! ```
//! use floorman_grammar::{Form, Library, SourceFile, render_all};
//!
//! let file = SourceFile::new("room.rules", "edition 1\nruleset room \"A room\" extends comon {\n}\n");
//! let (library, findings) = Library::load([file]);
//! assert_eq!(
//!     render_all(&findings, library.sources(), Form::Plain),
//!     "room.rules:2:31: [unknown-parent] no ruleset is called `comon`\n\
//!      \x20   | comon\n\
//!      \x20   > room.rules:2:9: `room` extends it\n\
//!      \x20   = name one that is loaded, or load it: give its file too, or `--rulesets FOLDER`\n"
//! );
//! ```
//!
//! A file is laid out, each line is looked up in the engine's tables, rulesets are laid over their
//! parents, and every statement is checked by going through the cases. Nothing panics and nothing hangs on any text.

mod analyse;
mod ast;
mod code;
mod compare;
mod document;
mod edition;
mod finding;
mod games;
mod library;
mod lower;
mod print;
mod render;
mod resolve;
mod show;
mod source;
mod suggest;
mod syntax;
mod words;
mod written;

pub use code::{Code, Severity};
pub use compare::{
    Answerer, Apart, Difference, GameAt, GameDifference, GameLine, Part, Said, Shared, carried, differences,
    documents_of, game_differences, shared,
};
pub use finding::{Finding, Label};
pub use library::{Library, MAX_FILE, Standing};
pub use lower::{answers, is_name};
pub use print::{Refused, format};
pub use render::{Form, PRINTED, all as render_all, one as render};
pub use show::{Row, basis_as_written, decision, value_as_written};
pub use source::{FileId, Place, Position, Source, SourceFile, Sources, Span};

/// Runs the manual's Rust examples.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Manual;
