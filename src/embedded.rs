//! The rulesets and the corpus that the binary carries.

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
