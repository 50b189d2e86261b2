//! What keeps a record from being read, in words, with what to do about it.

use floorman_engine::CardError;

/// Something wrong at one line of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}")]
pub struct Fault {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: What,
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum What {
    /// Bytes that are no UTF-8.
    #[error("this is not UTF-8 text")]
    NotText,
    /// More text than one hand may take.
    #[error("the record of this hand is longer than {} KiB", super::split::LONGEST / 1024)]
    TooLong,
    /// Not the notation that records are written in.
    #[error("this is not TOML: {0}")]
    NotToml(String),
    /// A field that a record needs.
    #[error("the record has no `{0}`")]
    Missing(&'static str),
    /// A field with something else in it than it holds.
    #[error("`{field}` is not {wanted}")]
    Type {
        /// The field.
        field: &'static str,
        /// What belongs there.
        wanted: &'static str,
    },
    /// A list that has not one entry for each player.
    #[error("`{field}` has {has} entries for {players} players")]
    Length {
        /// The field.
        field: &'static str,
        /// How many it has.
        has: usize,
        /// How many players there are.
        players: usize,
    },
    /// An amount that is infinite: the format's way to say that it is not known.
    #[error("the amount is not known")]
    Unknown,
    /// An amount below zero.
    #[error("`{0}` is below zero")]
    Negative(String),
    /// A text where an amount belongs.
    #[error("`{0}` is no amount")]
    NotAnAmount(String),
    /// An amount that does not fit.
    #[error("`{0}` is more than can be counted")]
    TooLarge(String),
    /// An act that the format does not have.
    #[error("`{0}` is no act of a hand record")]
    Act(String),
    /// A player that the hand does not have.
    #[error("`{player}` is no player of this hand of {players}")]
    Player {
        /// The player as written.
        player: String,
        /// How many players there are.
        players: usize,
    },
    /// Cards that are none.
    #[error("{0}")]
    Cards(CardError),
    /// A file without a single hand.
    #[error("there is no hand record in this file")]
    Empty,
}

impl What {
    /// What to do about it, in one line.
    #[must_use]
    pub const fn help(&self) -> &'static str {
        match self {
            Self::NotText => "save the file as UTF-8",
            Self::TooLong => "begin each hand with its number in brackets, as in `[1]`",
            Self::NotToml(_) => "a record is TOML: `field = value`, one a line; texts stand in quotes",
            Self::Missing(_) => {
                "a record needs `variant`, `antes`, `blinds_or_straddles`, `starting_stacks` and `actions`"
            }
            Self::Type { .. } => "see the PHH format: amounts are numbers, acts are texts in a list",
            Self::Length { .. } => "give one entry for each player, from the button's left",
            Self::Unknown => "write the stack in numbers to have the hand audited",
            Self::Negative(_) | Self::NotAnAmount(_) => "write the amount in figures, as in `210` or `0.25`",
            Self::TooLarge(_) => {
                "amounts go up to 18446744073709551615 of the smallest chip, with nine decimals at most"
            }
            Self::Act(_) => {
                "acts are `d dh p1 AhKd`, `d db 7s9cTc`, `p1 f`, `p1 cc`, `p1 cbr 210`, `p1 sm AhKd` and `p1 sm`"
            }
            Self::Player { .. } => "players are `p1`, left of the button, to the last, the button",
            Self::Cards(error) => error.help(),
            Self::Empty => {
                "a record begins with `variant = \"NT\"`; a file of many has `[1]` above the first"
            }
        }
    }
}
