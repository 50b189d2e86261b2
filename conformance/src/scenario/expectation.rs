//! What a scenario may ask for.

use floorman_engine::{Action, Bounds, Chips, Match, Options, Question, Reason, Seat, WagerOption};

use super::hand::{Step, What};

/// What is asked of one event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Check {
    /// What the event is held to be.
    pub held: Option<HeldIs>,
    /// Why it is not held as declared.
    pub refused: Option<Refusal>,
    /// Questions among its grounds.
    pub because: Vec<Question>,
    /// All the questions among its grounds.
    pub because_only: Option<Vec<Question>>,
}

/// What an event is held to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeldIs {
    /// What it was declared to be.
    AsDeclared,
    /// Another act.
    Act(Action),
    /// Nothing.
    Void,
    /// For the floor to decide.
    Floor,
}

/// Why an event is not held as declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The rules say so.
    Ruled(Reason),
    /// It cannot happen at a table; the name of the kind.
    Impossible(&'static str),
}

/// What is asked of a hand as it stands. Only what is named is compared.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Expectation {
    /// The seat to act.
    pub to_act: Option<Seat>,
    /// All that it may do.
    pub may: Option<May>,
    /// What is asked of the last event and of the grounds since then.
    pub check: Check,
    /// The pots of the last collection, main pot first.
    pub pots: Option<Vec<PotIs>>,
    /// What came back at the last collection.
    pub returned: Option<Vec<(Seat, Chips)>>,
    /// What came back of the chips that the last step put out in silence.
    pub change: Option<Vec<(Seat, Chips)>>,
    /// The seats in the order in which they show.
    pub show_order: Option<Vec<Seat>>,
    /// The seats whose hands are turned up.
    pub face_up: Option<Vec<Seat>>,
    /// Who gets what of each pot, main pot first.
    pub awards: Option<Vec<Vec<(Seat, Chips)>>>,
    /// The numbers of the pots in the order in which they are awarded; the main pot is 0.
    pub award_order: Option<Vec<u8>>,
    /// What each seat won or lost.
    pub net: Option<Vec<(Seat, i128)>>,
    /// What each seat has.
    pub stacks: Option<Vec<(Seat, Chips)>>,
    /// What the house took of the pots.
    pub rake: Option<Chips>,
    /// What went to a jackpot of the pots.
    pub jackpot: Option<Chips>,
    /// Whether the deal is void.
    pub misdeal: Option<bool>,
    /// The question that is left to the floor.
    pub floor_decision: Option<Question>,
}

/// All that a seat may do.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct May {
    /// Whether it may fold.
    pub fold: bool,
    /// Whether it may check.
    pub check: bool,
    /// What it puts in to call.
    pub call: Option<Chips>,
    /// The totals of a bet.
    pub bet: Option<Bounds>,
    /// The totals of a raise.
    pub raise: Option<Bounds>,
    /// The total of an all-in above the price and below the minimum.
    pub all_in: Option<Chips>,
    /// The questions that the floor has to answer first.
    pub floor: Vec<Question>,
}

/// A pot and who contests it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PotIs {
    /// How much it is.
    pub amount: Chips,
    /// Who contests it.
    pub seats: Vec<Seat>,
}

/// Whether a step asks for a permission or a ruling, so that a twin must show where it turns.
pub(super) fn asks_for_a_ruling(step: &Step) -> bool {
    match &step.what {
        What::Do(_, check) | What::Try(_, check) => check.asks_for_a_ruling(),
        What::Expect(expectation) => expectation.asks_for_a_ruling(),
    }
}

impl Check {
    /// Whether nothing is asked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn asks_for_a_ruling(&self) -> bool {
        self.held.is_some() || self.refused.is_some()
    }
}

impl Expectation {
    /// Whether nothing is asked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn asks_for_a_ruling(&self) -> bool {
        self.may.is_some()
            || self.check.asks_for_a_ruling()
            || self.face_up.is_some()
            || self.misdeal.is_some()
            || self.floor_decision.is_some()
    }
}

impl From<&Options> for May {
    fn from(options: &Options) -> Self {
        let mut may = Self { fold: options.may_fold(), ..Self::default() };
        match options.match_ {
            Match::Check => may.check = true,
            Match::Call(chips) | Match::MustCall(chips) => may.call = Some(chips),
            Match::FoldOnly | Match::SaidRaise => {}
        }
        match options.wager {
            WagerOption::Bet(bounds) => may.bet = Some(bounds),
            WagerOption::Raise(bounds) => may.raise = Some(bounds),
            WagerOption::AllIn(total) => may.all_in = Some(total),
            WagerOption::Floor(question) => may.floor = vec![question],
            WagerOption::Closed(_) | WagerOption::NoChips => {}
        }
        may
    }
}
