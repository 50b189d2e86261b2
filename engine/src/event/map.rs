//! The same event at other seats, in other chips, with other cards.

use super::{Action, ChipsOut, Dealt, Duty, Event, FloorRuling, PriorChips, Word};
use crate::card::Card;
use crate::chips::Chips;
use crate::seat::Seat;

impl Event {
    /// The same event with each seat replaced by another.
    ///
    /// # Errors
    /// What `seat` says of a seat that has no other.
    pub fn map_seats<E>(self, seat: impl Fn(Seat) -> Result<Seat, E>) -> Result<Self, E> {
        Ok(match self {
            Self::Deal(of, dealt) => Self::Deal(seat(of)?, dealt),
            Self::Board(street, dealt) => Self::Board(street, dealt),
            Self::RunOut(run, dealt) => Self::RunOut(run, dealt),
            Self::Agrees(of, boards) => Self::Agrees(seat(of)?, boards),
            Self::Chops(of) => Self::Chops(seat(of)?),
            Self::Act(of, action) => Self::Act(seat(of)?, action),
            Self::Show(of) => Self::Show(seat(of)?),
            Self::ShowCards(of, cards) => Self::ShowCards(seat(of)?, cards),
            Self::PlaysTheBoard(of) => Self::PlaysTheBoard(seat(of)?),
            Self::Muck(of) => Self::Muck(seat(of)?),
            Self::PutOut(of, chips) => Self::PutOut(seat(of)?, chips),
            Self::Pushes(of, amount) => Self::Pushes(seat(of)?, amount),
            Self::Says(of, word) => Self::Says(seat(of)?, word),
            Self::Unnoticed(of, action, meant) => Self::Unnoticed(seat(of)?, action, meant),
            Self::Noticed => Self::Noticed,
            Self::CallsAsTold(of, told) => Self::CallsAsTold(seat(of)?, told),
            Self::PriorChips(of, what) => Self::PriorChips(seat(of)?, what),
            Self::Found(of, chips) => Self::Found(seat(of)?, chips),
            Self::OtherTablesFinish => Self::OtherTablesFinish,
            Self::Adds(of, chips) => Self::Adds(seat(of)?, chips),
            Self::Straddles(of, total) => Self::Straddles(seat(of)?, total),
            Self::TakeBack(of) => Self::TakeBack(seat(of)?),
            Self::AskToSee(by, of) => Self::AskToSee(seat(by)?, seat(of)?),
            Self::Misleads(by, of) => Self::Misleads(seat(by)?, seat(of)?),
            Self::Disputes(by, what) => Self::Disputes(seat(by)?, what),
            Self::Skipped(of) => Self::Skipped(seat(of)?),
            Self::Exposed(of, card) => Self::Exposed(seat(of)?, card),
            Self::FloorRules(of, ruled) => Self::FloorRules(seat(of)?, ruled),
            Self::Duty(Duty::Post(of)) => Self::Duty(Duty::Post(seat(of)?)),
            Self::Duty(Duty::Sweep(of)) => Self::Duty(Duty::Sweep(seat(of)?)),
            Self::Duty(Duty::Kill(of)) => Self::Duty(Duty::Kill(seat(of)?)),
            Self::Duty(duty) => Self::Duty(duty),
        })
    }

    /// The same event with each amount and each chip replaced by another.
    ///
    /// Two kinds of chips are to stay two, and no amount is to become nothing.
    #[must_use]
    pub fn map_chips(self, chips: impl Fn(Chips) -> Chips) -> Self {
        match self {
            Self::Act(of, action) => Self::Act(of, action.map_chips(chips)),
            Self::PutOut(of, out) => Self::PutOut(of, out.map_chips(chips)),
            Self::Pushes(of, amount) => Self::Pushes(of, chips(amount)),
            Self::Says(of, word) => Self::Says(of, word.map_chips(chips)),
            Self::Unnoticed(of, action, meant) => Self::Unnoticed(of, action.map_chips(chips), meant),
            Self::CallsAsTold(of, told) => Self::CallsAsTold(of, chips(told)),
            Self::PriorChips(of, what) => Self::PriorChips(of, what.map_chips(chips)),
            Self::Found(of, amount) => Self::Found(of, chips(amount)),
            Self::Adds(of, amount) => Self::Adds(of, chips(amount)),
            Self::Straddles(of, total) => Self::Straddles(of, chips(total)),
            Self::FloorRules(of, ruled) => Self::FloorRules(of, ruled.map_chips(chips)),
            Self::Deal(..)
            | Self::Board(..)
            | Self::RunOut(..)
            | Self::Agrees(..)
            | Self::Chops(_)
            | Self::Show(_)
            | Self::ShowCards(..)
            | Self::PlaysTheBoard(_)
            | Self::Muck(_)
            | Self::Noticed
            | Self::OtherTablesFinish
            | Self::TakeBack(_)
            | Self::AskToSee(..)
            | Self::Misleads(..)
            | Self::Disputes(..)
            | Self::Skipped(_)
            | Self::Exposed(..)
            | Self::Duty(_) => self,
        }
    }

    /// The same event with each card replaced by another.
    #[must_use]
    pub fn map_cards(self, card: impl Fn(Card) -> Card) -> Self {
        match self {
            Self::Deal(of, dealt) => Self::Deal(of, dealt.map_cards(card)),
            Self::Board(street, dealt) => Self::Board(street, dealt.map_cards(card)),
            Self::RunOut(run, dealt) => Self::RunOut(run, dealt.map_cards(card)),
            Self::ShowCards(of, cards) => Self::ShowCards(of, cards.into_iter().map(card).collect()),
            Self::Exposed(of, exposed) => Self::Exposed(of, card(exposed)),
            Self::Agrees(..)
            | Self::Chops(_)
            | Self::Act(..)
            | Self::Show(_)
            | Self::PlaysTheBoard(_)
            | Self::Muck(_)
            | Self::PutOut(..)
            | Self::Pushes(..)
            | Self::Says(..)
            | Self::Unnoticed(..)
            | Self::Noticed
            | Self::CallsAsTold(..)
            | Self::PriorChips(..)
            | Self::Found(..)
            | Self::OtherTablesFinish
            | Self::Adds(..)
            | Self::Straddles(..)
            | Self::TakeBack(_)
            | Self::AskToSee(..)
            | Self::Misleads(..)
            | Self::Disputes(..)
            | Self::Skipped(_)
            | Self::FloorRules(..)
            | Self::Duty(_) => self,
        }
    }
}

impl Dealt {
    /// The same number of cards, each known one replaced by another.
    #[must_use]
    pub fn map_cards(self, card: impl Fn(Card) -> Card) -> Self {
        Self { known: self.known.into_iter().map(card).collect(), ..self }
    }
}

impl Action {
    /// The same act with its total replaced by another.
    #[must_use]
    pub fn map_chips(self, chips: impl Fn(Chips) -> Chips) -> Self {
        match self {
            Self::Bet(total) => Self::Bet(chips(total)),
            Self::RaiseTo(total) => Self::RaiseTo(chips(total)),
            Self::Fold | Self::Check | Self::Call | Self::Complete | Self::AllIn => self,
        }
    }
}

impl Word {
    fn map_chips(self, chips: impl Fn(Chips) -> Chips) -> Self {
        match self {
            Self::BetOf(amount) => Self::BetOf(chips(amount)),
            Self::RaiseOf(amount) => Self::RaiseOf(chips(amount)),
            Self::RaiseTo(amount) => Self::RaiseTo(chips(amount)),
            Self::Amount(amount) => Self::Amount(chips(amount)),
            Self::Fold | Self::Check | Self::Call | Self::AllIn | Self::Bet | Self::Raise | Self::Pot => self,
        }
    }
}

impl ChipsOut {
    fn map_chips(self, chips: impl Fn(Chips) -> Chips) -> Self {
        Self(self.0.map(|(chip, count)| if count > 0 { (chips(chip), count) } else { (chip, count) }))
    }
}

impl PriorChips {
    fn map_chips(self, chips: impl Fn(Chips) -> Chips) -> Self {
        match self {
            Self::PostedWith(chip) => Self::PostedWith(chips(chip)),
            Self::TakenBack(amount) => Self::TakenBack(chips(amount)),
            Self::PutOutWith(out) => Self::PutOutWith(out.map_chips(chips)),
        }
    }
}

impl FloorRuling {
    fn map_chips(self, chips: impl Fn(Chips) -> Chips) -> Self {
        match self {
            Self::Act(action) => Self::Act(action.map_chips(chips)),
            Self::HandIsLive | Self::HandIsDead | Self::ChipsPlay | Self::ChipsStayBehind => self,
        }
    }
}
