//! The words in which a report speaks of what came of a run.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What came of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Everything that was observed is as expected.
    Pass,
    /// Something came out otherwise.
    Fail,
    /// The engine or the adapter broke.
    Fault,
    /// No answer came in time.
    Timeout,
    /// The adapter does not declare something that it takes.
    Unsupported,
    /// It turns on a distinction that the engine does not make.
    NotExpressible,
    /// Nothing of what is asked can be read back.
    NotObservable,
    /// The one who ran it left it out.
    Excluded,
    /// It fails as the baseline says.
    KnownFail,
    /// It passes although the baseline says that it fails.
    UnexpectedPass,
    /// Its reading of the text is contested: it was run and does not count. The reason says what came of it.
    Disputed,
    /// It was not run.
    NotRun,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Self; 12] = [
        Self::Pass,
        Self::Fail,
        Self::Fault,
        Self::Timeout,
        Self::Unsupported,
        Self::NotExpressible,
        Self::NotObservable,
        Self::Excluded,
        Self::KnownFail,
        Self::UnexpectedPass,
        Self::Disputed,
        Self::NotRun,
    ];

    /// Its name in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Fail => "fail",
            Self::Fault => "fault",
            Self::Timeout => "timeout",
            Self::Unsupported => "unsupported",
            Self::NotExpressible => "not-expressible",
            Self::NotObservable => "not-observable",
            Self::Excluded => "excluded",
            Self::KnownFail => "known-fail",
            Self::UnexpectedPass => "unexpected-pass",
            Self::Disputed => "disputed",
            Self::NotRun => "not-run",
        }
    }

    /// Whether the engine was put to the test and did not meet it.
    #[must_use]
    pub const fn is_failure(self) -> bool {
        matches!(self, Self::Fail | Self::Fault | Self::Timeout)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How binding a scenario is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// The text leaves no room.
    Must,
    /// Another reading is open.
    Should,
    /// One house's own: it never counts against anyone.
    House,
}

impl From<crate::scenario::Level> for Level {
    fn from(level: crate::scenario::Level) -> Self {
        match level {
            crate::scenario::Level::Must => Self::Must,
            crate::scenario::Level::Should => Self::Should,
            crate::scenario::Level::House => Self::House,
        }
    }
}

/// What can be said of an engine for one profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Everything required was run, observed in full, and passed.
    Conformant,
    /// What was run passed, and something required was not run or not observed in full.
    Partial,
    /// Something required did not come out.
    NotConformant,
    /// Nothing required was run.
    NoEvidence,
}

impl Verdict {
    /// The verdict in words: `not conformant`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Conformant => "conformant",
            Self::Partial => "partial",
            Self::NotConformant => "not conformant",
            Self::NoEvidence => "no evidence",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
