//! The scenario corpus and the runner that checks engines against it.
