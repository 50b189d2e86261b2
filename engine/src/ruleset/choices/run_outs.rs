//! Boards that are dealt more than once.

use super::Unit;
use crate::hand::MAX_BOARDS;
use crate::ruleset::answer::{Answer, Kind, Value, choice};

/// On how many boards the rest of a hand may be dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Boards {
    /// The fewest that can be agreed to.
    pub fewest: u8,
    /// The most.
    pub most: u8,
}

impl Answer for Boards {
    const KIND: Kind = Kind::Quantity { units: &[Unit::Board], words: &[] };
    fn read(value: &Value) -> Option<Self> {
        let few = |number: u32| u8::try_from(number).ok().filter(|number| (1..=MAX_BOARDS).contains(number));
        match value {
            Value::Quantity { low, high, unit: Unit::Board } if low <= high => {
                Some(Self { fewest: few(*low)?, most: few(*high)? })
            }
            Value::Quantity { .. } | Value::Word(_) | Value::List(_) | Value::Floor => None,
        }
    }
}

choice! {
    /// Who has to agree to more boards than one.
    RunOutPlayers {
        /// Every live hand.
        AllRemainingAgree = "all-remaining-agree",
        /// Both live hands, and only where there are no more than two.
        ExactlyTwoAgree = "exactly-two-agree",
    }
}
choice! {
    /// Which pots the boards after the first divide.
    RunOutPots {
        /// All of them: everyone agrees, or there is one board.
        AllPots = "all-pots",
        /// The side pots whose players agree, if nobody else does; a pot that another hand contests goes by the first
        /// board, and is divided too once that hand has lost there.
        SidePotsAloneToo = "side-pots-alone-too",
    }
}
choice! {
    /// Which board decides about chips that cannot be divided by boards.
    OddChipBetweenBoards {
        /// The first one.
        FirstBoard = "first-board",
        /// The one whose winner sits in the worst position.
        WorstPosition = "worst-position",
    }
}
