//! Who wins along a chain.
