//! The ruleset language: reads it, checks it, resolves it.
