//! What follows from a ruling, for a reader.

use std::cmp::Ordering;

use floorman_engine::{Barred, Chips, Counted, Early, Effect, Mark, OfBoards, Seat, Seats};

/// Says effects with the names of seats and the currency of the table.
#[derive(Debug)]
pub(super) struct Teller<'a> {
    pub(super) names: &'a [String],
    pub(super) unit: Chips,
}

impl Teller<'_> {
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.number()).map_or("?", String::as_str)
    }

    pub(super) fn names(&self, seats: Seats) -> String {
        seats.into_iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// An amount in the table's currency: `0.25` where a unit is 100 chips.
    pub(super) fn chips(&self, chips: Chips) -> String {
        let digits = self.unit.0.checked_ilog10().unwrap_or_default();
        let is_power = 10_u64.checked_pow(digits) == Some(self.unit.0);
        match (chips.0.checked_div(self.unit.0), chips.0.checked_rem(self.unit.0)) {
            (Some(whole), Some(0)) => whole.to_string(),
            (Some(whole), Some(rest)) if is_power => {
                format!("{whole}.{rest:0width$}", width = usize::try_from(digits).unwrap_or_default())
            }
            _ => format!("{chips} chips"),
        }
    }

    /// What was won or lost.
    pub(super) fn change(&self, change: i128) -> String {
        let size = u64::try_from(change.unsigned_abs()).map_or(Chips::LIMIT, Chips);
        let sign = match change.cmp(&0) {
            Ordering::Greater => "+",
            Ordering::Equal => "",
            Ordering::Less => "-",
        };
        format!("{sign}{}", self.chips(size))
    }

    /// What follows; nothing where the event itself says it all.
    #[expect(clippy::too_many_lines, reason = "a table")]
    pub(super) fn effect(&self, effect: &Effect) -> Option<String> {
        Some(match *effect {
            Effect::Ante(seat, chips) => self.posts(seat, "antes", chips, ""),
            Effect::TableAnte(seat, chips) => self.posts(seat, "antes", chips, " for the table"),
            Effect::Blind(seat, chips) => self.posts(seat, "posts", chips, ""),
            Effect::Dead(seat, chips) => self.posts(seat, "puts", chips, " in the pot dead"),
            Effect::Call(seat, chips) => format!("{} puts in {}", self.name(seat), self.chips(chips)),
            Effect::LeaveIn(seat, chips) => format!("{} leaves {} in", self.name(seat), self.chips(chips)),
            Effect::Declare(seat) => format!("{} has said that it raises", self.name(seat)),
            Effect::BarRaise(seat, Barred::OutOfTurn) => {
                format!("{} may not bet or raise at its turn", self.name(seat))
            }
            Effect::BarRaise(seat, Barred::Check | Barred::Undercall) => {
                format!("{} may only call or fold", self.name(seat))
            }
            Effect::OutOfTurn(seat, _, early) if early != Early::Fold => {
                format!("{} is held to that at its turn, unless the action has changed", self.name(seat))
            }
            Effect::HeldTo(seat) => format!("{} is held to what it did out of turn", self.name(seat)),
            Effect::LosesTurn(seat) => {
                format!("{} has let others act past it, and has lost its turn", self.name(seat))
            }
            Effect::Wager(seat, total, counted) => self.wager(seat, total, counted),
            Effect::Full(size) | Effect::StraddleSize(size) => format!("a full {}", self.chips(size)),
            Effect::Reopen => "the betting is open again".to_owned(),
            Effect::TakenFor(seat, total, _) => {
                format!("{} is taken to be in for {}, and nobody notices", self.name(seat), self.chips(total))
            }
            Effect::PutRight(total, seats) => {
                format!("put right: {} in for {}", self.names(seats), self.chips(total))
            }
            Effect::TooSmallToPlay(seats) => {
                format!("what is left is too small to play: {}", self.names(seats))
            }
            Effect::Retract(seat, _) => format!("the act of {} before is taken back", self.name(seat)),
            Effect::Add(seat, chips) => {
                format!("{} comes to {} from outside", self.chips(chips), self.name(seat))
            }
            Effect::Found(seat, chips) => format!("{} found behind {}", self.chips(chips), self.name(seat)),
            Effect::PutMore(chips, seats) => {
                format!("{} more from each, or all it has: {}", self.chips(chips), self.names(seats))
            }
            Effect::Return(seat, chips)
            | Effect::Withdraw(seat, chips)
            | Effect::TakeBackStraddle(seat, chips) => {
                format!("{} comes back to {}", self.chips(chips), self.name(seat))
            }
            Effect::Sweep(seat) => format!("the hand of {} is in the muck", self.name(seat)),
            Effect::Revive(seat) => format!("the hand of {} is live again", self.name(seat)),
            Effect::Mark(mark) => self.marked(mark),
            Effect::PostedWith(seat, chip) => {
                format!("{}'s blind lies there as a chip of {}", self.name(seat), self.chips(chip))
            }
            Effect::TakesBack(seat, chips) => {
                format!("{} has taken back {}", self.name(seat), self.chips(chips))
            }
            Effect::Expose(card) => format!("{card} is shown and will be replaced"),
            Effect::Chop(seats) => {
                format!("{} take back what lies in front of them; the hand is over", self.names(seats))
            }
            Effect::Misdeal => "misdeal: cards and chips come back".to_owned(),
            Effect::TurnUp(seats) => format!("face up: {}", self.names(seats)),
            Effect::Rake(chips, _) if !chips.is_zero() => format!("{} to the house", self.chips(chips)),
            Effect::Jackpot(chips) => format!("{} to the jackpot", self.chips(chips)),
            Effect::PotAwarded(number) => pot(number.into()),
            Effect::Boards(OfBoards::RunOut(boards)) => format!("the rest is dealt on {boards} boards"),
            Effect::Boards(OfBoards::Award(number, board)) => {
                format!("{}, board {board}", pot(number.into()))
            }
            Effect::Share(chips, seats) => self.share("", chips, seats),
            Effect::OddChips(chips, seats) => self.share("odd chips: ", chips, seats),
            Effect::OutOfTurn(..)
            | Effect::Rake(..)
            | Effect::Boards(OfBoards::Agree(..))
            | Effect::Motion(_)
            | Effect::ShowCards(..)
            | Effect::Deal(..)
            | Effect::Board(..)
            | Effect::Posted(_)
            | Effect::Straddle(..)
            | Effect::StraddleTurn(_)
            | Effect::Fold(_)
            | Effect::Muck(_)
            | Effect::Acted(_)
            | Effect::Collect
            | Effect::ShowFrom(..)
            | Effect::TurnUpRuled => return None,
        })
    }

    /// What is found or done about a hand.
    fn marked(&self, mark: Mark) -> String {
        match mark {
            Mark::Kill(seat) => format!("the hand of {} is dead", self.name(seat)),
            Mark::Miscalled(seat) => format!("{} has miscalled its hand", self.name(seat)),
            Mark::AgreesToChop(seat) => format!("{} would take its blind back", self.name(seat)),
            Mark::Waits => "the hands stay down and the board waits for the other tables".to_owned(),
            Mark::MovedOn => "the table has moved on".to_owned(),
            Mark::PlaysShown(seat) => format!("{} plays what it has shown, and the board", self.name(seat)),
        }
    }

    fn posts(&self, seat: Seat, verb: &str, chips: Chips, how: &str) -> String {
        format!("{} {verb} {}{how}", self.name(seat), self.chips(chips))
    }

    fn wager(&self, seat: Seat, total: Chips, counted: Counted) -> String {
        let counts = match counted {
            Counted::One => "",
            Counted::Two => ", counted as two under a cap",
            Counted::Nothing => ", not counted under a cap",
        };
        format!("{} is in for {}{counts}", self.name(seat), self.chips(total))
    }

    fn share(&self, what: &str, chips: Chips, seats: Seats) -> String {
        let each = if seats.at_most_one() { "" } else { " each" };
        format!("{what}{}{each} to {}", self.chips(chips), self.names(seats))
    }
}

/// What a pot is called, by its number from the main pot.
pub(super) fn pot(number: usize) -> String {
    if number == 0 { "main pot".to_owned() } else { format!("side pot {number}") }
}
