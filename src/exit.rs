//! How a run of the command ends.

use std::process::ExitCode;

/// How a run ends, as the shell sees it: the same for every verb.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Done, and nothing was found.
    Clean,
    /// Done, and something was found.
    Found,
    /// It could not be done.
    CouldNot,
    /// Nothing ran.
    NothingRan,
    /// Another program did not keep to the protocol.
    Protocol,
    /// What came out is not what the baseline says.
    Drift,
}

impl Exit {
    /// The number the shell sees.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Self::Clean => 0,
            Self::Found => 1,
            Self::CouldNot => 2,
            Self::NothingRan => 3,
            Self::Protocol => 4,
            Self::Drift => 5,
        }
    }

    /// The end that has this number; that it could not be done, for any other.
    #[must_use]
    pub const fn from_code(code: u8) -> Self {
        match code {
            0 => Self::Clean,
            1 => Self::Found,
            3 => Self::NothingRan,
            4 => Self::Protocol,
            5 => Self::Drift,
            _ => Self::CouldNot,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit.code())
    }
}
