//! The ruleset language: reads it, checks it, resolves it.

mod ast;
mod code;
mod edition;
mod finding;
mod render;
mod source;
mod suggest;
mod syntax;
mod words;
