//! The chapters that questions stand in.

/// A chapter of the questions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is its own name")]
pub enum Chapter {
    Blinds,
    Betting,
    FixedLimit,
    PotLimit,
    SpreadLimit,
    Declarations,
    Stakes,
    Showdown,
    Pots,
    RunOuts,
    Rake,
    Dealing,
    Hands,
}

impl Chapter {
    /// Every chapter, in the order of the manuals.
    pub const ALL: [Self; 13] = [
        Self::Blinds,
        Self::Betting,
        Self::FixedLimit,
        Self::PotLimit,
        Self::SpreadLimit,
        Self::Declarations,
        Self::Stakes,
        Self::Showdown,
        Self::Pots,
        Self::RunOuts,
        Self::Rake,
        Self::Dealing,
        Self::Hands,
    ];

    /// Its name in rulesets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blinds => "blinds",
            Self::Betting => "betting",
            Self::FixedLimit => "fixed-limit",
            Self::PotLimit => "pot-limit",
            Self::SpreadLimit => "spread-limit",
            Self::Declarations => "declarations",
            Self::Stakes => "stakes",
            Self::Showdown => "showdown",
            Self::Pots => "pots",
            Self::RunOuts => "run-outs",
            Self::Rake => "rake",
            Self::Dealing => "dealing",
            Self::Hands => "hands",
        }
    }
}
