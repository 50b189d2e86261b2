//! What a seat may do, and why, in words and numbers.

use floorman_engine::ruleset::facts::Structure;
use floorman_engine::{Bounds, Chips, Match, Options, Reason, Seat, WagerOption};

use super::money::{Named, joined};

/// The numbers that a decision turns on, and the names to say them with.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Faced<'n> {
    pub(crate) named: &'n Named,
    pub(crate) seat: Seat,
    /// The total to match.
    pub(crate) price: Chips,
    /// What lies in front of the seat.
    pub(crate) front: Chips,
    /// What it has behind.
    pub(crate) stack: Chips,
    /// The last full bet or raise.
    pub(crate) full: Chips,
    pub(crate) structure: Structure,
}

impl Faced<'_> {
    fn chips(&self, chips: Chips) -> String {
        self.named.chips(chips)
    }

    pub(super) fn owes(&self) -> Chips {
        self.price.less(self.front)
    }

    /// `A may fold, call 14 or raise to 24 up to 200.`
    pub(crate) fn may(&self, options: &Options) -> String {
        let mut acts = match options.match_ {
            Match::Check => vec!["check".to_owned()],
            Match::Call(chips) if chips == self.stack => {
                vec!["fold".to_owned(), format!("call all-in for {}", self.chips(chips))]
            }
            Match::Call(chips) => vec!["fold".to_owned(), format!("call {}", self.chips(chips))],
            Match::FoldOnly => vec!["fold".to_owned()],
            Match::MustCall(chips) => vec![format!("call {}", self.chips(chips))],
            Match::SaidRaise => Vec::new(),
        };
        acts.extend(match options.wager {
            WagerOption::Bet(bounds) => Some(format!("bet {}", self.range(bounds))),
            WagerOption::Raise(bounds) => Some(format!("raise to {}", self.range(bounds))),
            WagerOption::AllIn(total) => Some(format!("go all-in for {} in all", self.chips(total))),
            WagerOption::Closed(_) | WagerOption::NoChips | WagerOption::Floor(_) => None,
        });
        let asks_the_floor = matches!(options.wager, WagerOption::Floor(_));
        let floor = if asks_the_floor { "; the floor says whether it may raise" } else { "" };
        format!("{} may {}{floor}.", self.named.seat(self.seat), joined(&acts, "or"))
    }

    fn range(&self, bounds: Bounds) -> String {
        let (min, max) = (self.chips(bounds.min), self.chips(bounds.max));
        match (bounds.min == bounds.max, bounds.max == self.front + self.stack) {
            (true, true) => format!("{max}, all-in"),
            (true, false) => min,
            (false, true) => format!("{min} or more ({max} is all-in)"),
            (false, false) => format!("{min} up to {max}"),
        }
    }

    /// The numbers behind it: `faces 4 more; a full raise is 10: not open to it again`.
    pub(crate) fn because(&self, options: &Options) -> String {
        let faces = match (self.owes().is_zero(), self.front.is_zero()) {
            (true, true) => "faces nothing".to_owned(),
            (true, false) => format!("has {} in, which is all it faces", self.chips(self.front)),
            (false, true) => format!("faces {}", self.chips(self.price)),
            (false, false) => {
                format!("has {} in and faces {} more", self.chips(self.front), self.chips(self.owes()))
            }
        };
        let then = match options.wager {
            WagerOption::Bet(bounds) if bounds.min == bounds.max => {
                format!("the bet is {}", self.chips(bounds.min))
            }
            WagerOption::Bet(bounds) => format!("the smallest bet is {}", self.chips(bounds.min)),
            WagerOption::Raise(bounds) => self.smallest_raise(bounds.min),
            WagerOption::AllIn(_) => "its last chips may always go in".to_owned(),
            WagerOption::Closed(reason) => self.closed(reason),
            WagerOption::NoChips => format!("has {} behind", self.chips(self.stack)),
            WagerOption::Floor(question) => format!("its book leaves `{}` to the floor", question.name()),
        };
        format!("{faces}; {then}")
    }

    fn smallest_raise(&self, min: Chips) -> String {
        let sum = |added: Chips| {
            format!("{} + {} = {}", self.chips(self.price), self.chips(added), self.chips(min))
        };
        if self.structure != Structure::FixedLimit && self.price + self.full == min {
            format!("a full raise is {}, and {}", self.chips(self.full), sum(self.full))
        } else {
            sum(min.less(self.price))
        }
    }

    fn not_reopened(&self) -> String {
        if self.full.is_zero() {
            return "the betting is not open to it again".to_owned();
        }
        format!("a full raise is {}, so the betting is not open to it again", self.chips(self.full))
    }

    /// Why the seat may not raise, in numbers.
    #[expect(clippy::too_many_lines, reason = "a table")]
    pub(crate) fn closed(&self, reason: Reason) -> String {
        match reason {
            Reason::NotReopened => self.not_reopened(),
            Reason::RaiseCap => "this round has had its raises".to_owned(),
            Reason::NoOpponentCanCall => {
                "every other live hand is all-in, so no one can call a raise".to_owned()
            }
            Reason::FacingBet => "it has checked facing a bet, and may no longer raise".to_owned(),
            Reason::UnderCall => "it has put out less than the call, and may no longer raise".to_owned(),
            Reason::ActedOutOfTurn => "what it did out of turn leaves it no raise".to_owned(),
            Reason::TurnLost => "others have acted past it, and it may no longer raise".to_owned(),
            Reason::OutOfTurn
            | Reason::NothingToCall
            | Reason::BelowMinimum
            | Reason::AboveMaximum
            | Reason::OffUnit
            | Reason::BetOutstanding
            | Reason::NoBet
            | Reason::NotDue
            | Reason::WrongCardCount
            | Reason::NotAllowedHere
            | Reason::MustShow
            | Reason::OneChip
            | Reason::SeveralChips
            | Reason::LastChips
            | Reason::StringBet
            | Reason::BoundByWords
            | Reason::AddedChips
            | Reason::AmountAsChips
            | Reason::Increment
            | Reason::PotWord
            | Reason::Swept
            | Reason::NotIdentifiable
            | Reason::NoRightToSee
            | Reason::NotOffered
            | Reason::PlaysOn
            | Reason::TooLate
            | Reason::CannotBeKilled
            | Reason::NoStraddle
            | Reason::HiddenChips
            | Reason::WrongCount
            | Reason::TakenBack
            | Reason::NothingWrong => format!("no raise: {}", reason.name()),
        }
    }

    /// Why an act is not held as declared, in numbers; nothing where the answer has said it.
    pub(crate) fn reason(&self, reason: Reason, options: Option<&Options>) -> Option<String> {
        Some(match reason {
            Reason::OutOfTurn => return None,
            Reason::FacingBet => format!("faces {}, and a check does not answer it", self.chips(self.owes())),
            Reason::BelowMinimum => self.below(options),
            Reason::AboveMaximum => self.above(options),
            Reason::OffUnit => self.off_unit(options),
            Reason::NotReopened => format!("faces {}; {}", self.chips(self.owes()), self.closed(reason)),
            Reason::RaiseCap | Reason::NoOpponentCanCall => self.closed(reason),
            Reason::BetOutstanding => format!("{} stands already, so it is a raise", self.chips(self.price)),
            Reason::ActedOutOfTurn
            | Reason::TurnLost
            | Reason::NothingToCall
            | Reason::NoBet
            | Reason::NotDue
            | Reason::WrongCardCount
            | Reason::NotAllowedHere
            | Reason::MustShow
            | Reason::OneChip
            | Reason::SeveralChips
            | Reason::LastChips
            | Reason::StringBet
            | Reason::BoundByWords
            | Reason::UnderCall
            | Reason::AddedChips
            | Reason::AmountAsChips
            | Reason::Increment
            | Reason::PotWord
            | Reason::Swept
            | Reason::NotIdentifiable
            | Reason::NoRightToSee
            | Reason::NotOffered
            | Reason::PlaysOn
            | Reason::TooLate
            | Reason::CannotBeKilled
            | Reason::NoStraddle
            | Reason::HiddenChips
            | Reason::WrongCount
            | Reason::TakenBack
            | Reason::NothingWrong => plain_reason(reason).to_owned(),
        })
    }

    fn below(&self, options: Option<&Options>) -> String {
        match options.map(|options| options.wager) {
            Some(WagerOption::Bet(bounds)) => format!("the smallest bet is {}", self.chips(bounds.min)),
            Some(WagerOption::Raise(bounds)) => self.smallest_raise(bounds.min),
            Some(WagerOption::AllIn(total)) => format!("its whole stack makes {}", self.chips(total)),
            Some(WagerOption::Closed(_) | WagerOption::NoChips | WagerOption::Floor(_)) | None => {
                "it has no more than the call".to_owned()
            }
        }
    }

    fn off_unit(&self, options: Option<&Options>) -> String {
        options.map_or_else(
            || plain_reason(Reason::OffUnit).to_owned(),
            |options| format!("bets and raises are multiples of {}", self.chips(options.unit)),
        )
    }

    fn above(&self, options: Option<&Options>) -> String {
        match options.map(|options| options.wager) {
            Some(WagerOption::Bet(bounds) | WagerOption::Raise(bounds)) => {
                format!("the most is {}", self.chips(bounds.max))
            }
            Some(
                WagerOption::AllIn(_) | WagerOption::Closed(_) | WagerOption::NoChips | WagerOption::Floor(_),
            )
            | None => "it is more than is allowed".to_owned(),
        }
    }
}

/// Why an act is not held as declared, where no numbers say it.
#[expect(clippy::too_many_lines, reason = "a table")]
pub(crate) fn plain_reason(reason: Reason) -> &'static str {
    match reason {
        Reason::OutOfTurn => "it is another seat's turn",
        Reason::FacingBet => "there is something to call",
        Reason::NothingToCall => "there is nothing to call",
        Reason::BelowMinimum => "it is below the minimum",
        Reason::AboveMaximum => "it is above the maximum",
        Reason::OffUnit => "it is no multiple of the betting unit",
        Reason::NotReopened => "the betting is not open to it again",
        Reason::RaiseCap => "this round has had its raises",
        Reason::NoOpponentCanCall => "no one is left to call it",
        Reason::BetOutstanding => "a bet stands already, so it is a raise",
        Reason::NoBet => "there is no bet to raise",
        Reason::NotDue => "it comes before its time",
        Reason::WrongCardCount => "the number of cards is wrong",
        Reason::NotAllowedHere => "this round knows two acts: all-in and fold",
        Reason::MustShow => "this hand has to be shown",
        Reason::OneChip => "it is one chip, put out in silence",
        Reason::SeveralChips => "these are several chips, put out in silence",
        Reason::LastChips => "these are its last chips",
        Reason::StringBet => "it is a motion after the one that counts",
        Reason::BoundByWords => "what came first binds",
        Reason::UnderCall => "the chips do not cover the call",
        Reason::AddedChips => "these chips were not on the table when the hand began",
        Reason::AmountAsChips => "an amount alone is read as chips put out in silence",
        Reason::Increment => "the number is read as what is added",
        Reason::PotWord => "the word \"pot\" names no amount",
        Reason::Swept => "the hand is in the muck",
        Reason::NotIdentifiable => "the hand can no longer be claimed",
        Reason::NoRightToSee => "it has no right to see that hand",
        Reason::NotOffered => "the rules do not offer that here",
        Reason::PlaysOn => "the fault no longer voids the hand",
        Reason::TooLate => "it comes too late",
        Reason::CannotBeKilled => "this hand cannot be killed",
        Reason::NoStraddle => "no straddle is open to it",
        Reason::HiddenChips => "these chips were hidden",
        Reason::WrongCount => "it was made on a wrong count",
        Reason::TakenBack => "who takes chips back facing a raise is bound to call or raise",
        Reason::NothingWrong => "nothing was wrong",
        Reason::ActedOutOfTurn => "what it did out of turn binds",
        Reason::TurnLost => "others have acted past it",
    }
}
