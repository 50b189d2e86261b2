//! What follows from a ruling, for a reader.

use std::cmp::Ordering;

use floorman_engine::{Chips, Counted, Effect, Mark, OfBoards, Seat, Seats};

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
    pub(super) fn effect(&self, effect: &Effect) -> Option<String> {
        let said = match *effect {
            Effect::Ante(seat, chips) => self.posts(seat, "antes", chips, ""),
            Effect::Blind(seat, chips) => self.posts(seat, "posts", chips, ""),
            Effect::TableAnte(..) | Effect::Dead(..) => self.posts_for_all(effect)?,
            Effect::Call(seat, chips) => format!("{} puts in {}", self.name(seat), self.chips(chips)),
            Effect::BarRaise(seat, _) => format!("{} may only call or fold", self.name(seat)),
            Effect::Wager(..) | Effect::Full(_) | Effect::StraddleSize(_) | Effect::Reopen => {
                return self.wagered(effect);
            }
            Effect::Return(..) | Effect::Withdraw(..) | Effect::TakeBackStraddle(..) => self.back(effect)?,
            Effect::TakenFor(..) | Effect::PutRight(..) => return self.betting(effect),
            Effect::TurnUp(seats) => format!("face up: {}", self.names(seats)),
            Effect::Rake(..) | Effect::PotAwarded(_) | Effect::Share(..) | Effect::OddChips(..) => {
                return self.award(effect);
            }
            Effect::Boards(_)
            | Effect::LeaveIn(..)
            | Effect::Declare(_)
            | Effect::Motion(_)
            | Effect::TooSmallToPlay(_)
            | Effect::Retract(..)
            | Effect::Add(..)
            | Effect::Sweep(_)
            | Effect::Revive(_)
            | Effect::Mark(_)
            | Effect::Expose(_)
            | Effect::ShowCards(..)
            | Effect::Misdeal => return self.amendment(effect),
            Effect::Deal(..)
            | Effect::Board(..)
            | Effect::Posted(_)
            | Effect::Straddle(..)
            | Effect::Fold(_)
            | Effect::Muck(_)
            | Effect::Acted(_)
            | Effect::Collect
            | Effect::ShowFrom(..)
            | Effect::TurnUpRuled => return None,
        };
        Some(said)
    }

    /// What becomes of the betting beside the wagers.
    fn betting(&self, effect: &Effect) -> Option<String> {
        Some(if let Effect::TakenFor(seat, total, _) = *effect {
            format!("{} is taken to be in for {}, and nobody notices", self.name(seat), self.chips(total))
        } else if let Effect::PutRight(total, seats) = *effect {
            format!("put right: {} in for {}", self.names(seats), self.chips(total))
        } else {
            return None;
        })
    }

    /// What is taken out of the pots, and how they are divided.
    fn award(&self, effect: &Effect) -> Option<String> {
        Some(if let Effect::Boards(OfBoards::RunOut(boards)) = *effect {
            format!("the rest is dealt on {boards} boards")
        } else if let Effect::Rake(chips, _) = *effect {
            if chips.is_zero() {
                return None;
            }
            format!("{} to the house", self.chips(chips))
        } else if let Effect::Boards(OfBoards::Award(number, board)) = *effect {
            format!("{}, board {board}", pot(number.into()))
        } else if let Effect::PotAwarded(number) = *effect {
            pot(number.into())
        } else if let Effect::Share(chips, seats) = *effect {
            self.share("", chips, seats)
        } else if let Effect::OddChips(chips, seats) = *effect {
            self.share("odd chips: ", chips, seats)
        } else {
            return None;
        })
    }

    fn back(&self, effect: &Effect) -> Option<String> {
        if let Effect::Return(seat, chips)
        | Effect::Withdraw(seat, chips)
        | Effect::TakeBackStraddle(seat, chips) = *effect
        {
            Some(format!("{} comes back to {}", self.chips(chips), self.name(seat)))
        } else {
            None
        }
    }

    /// What a wager is, and what follows from it.
    fn wagered(&self, effect: &Effect) -> Option<String> {
        Some(if let Effect::Wager(seat, total, counted) = *effect {
            self.wager(seat, total, counted)
        } else if let Effect::Full(size) | Effect::StraddleSize(size) = *effect {
            format!("a full {}", self.chips(size))
        } else if *effect == Effect::Reopen {
            "the betting is open again".to_owned()
        } else {
            return None;
        })
    }

    /// What is found or done about a hand.
    fn marked(&self, mark: Mark) -> String {
        match mark {
            Mark::Kill(seat) => format!("the hand of {} is dead", self.name(seat)),
            Mark::Miscalled(seat) => format!("{} has miscalled its hand", self.name(seat)),
            Mark::MovedOn => "the table has moved on".to_owned(),
            Mark::PlaysShown(seat) => format!("{} plays what it has shown, and the board", self.name(seat)),
        }
    }

    fn posts_for_all(&self, effect: &Effect) -> Option<String> {
        if let Effect::TableAnte(seat, chips) = *effect {
            Some(self.posts(seat, "antes", chips, " for the table"))
        } else if let Effect::Dead(seat, chips) = *effect {
            Some(self.posts(seat, "puts", chips, " in the pot dead"))
        } else {
            None
        }
    }

    fn posts(&self, seat: Seat, verb: &str, chips: Chips, how: &str) -> String {
        format!("{} {verb} {}{how}", self.name(seat), self.chips(chips))
    }

    /// What follows where people do what is not foreseen.
    fn amendment(&self, effect: &Effect) -> Option<String> {
        if let Effect::Boards(_) = effect {
            return self.award(effect);
        }
        Some(if let Effect::LeaveIn(seat, chips) = *effect {
            format!("{} leaves {} in", self.name(seat), self.chips(chips))
        } else if let Effect::Declare(seat) = *effect {
            format!("{} has said that it raises", self.name(seat))
        } else if let Effect::TooSmallToPlay(seats) = *effect {
            format!("what is left is too small to play: {}", self.names(seats))
        } else if let Effect::Retract(seat, _) = *effect {
            format!("the act of {} before is taken back", self.name(seat))
        } else if let Effect::Add(seat, chips) = *effect {
            format!("{} comes to {} from outside", self.chips(chips), self.name(seat))
        } else if let Effect::Sweep(seat) = *effect {
            format!("the hand of {} is in the muck", self.name(seat))
        } else if let Effect::Mark(mark) = *effect {
            self.marked(mark)
        } else if let Effect::Revive(seat) = *effect {
            format!("the hand of {} is live again", self.name(seat))
        } else if let Effect::Expose(card) = *effect {
            format!("{card} is shown and will be replaced")
        } else if *effect == Effect::Misdeal {
            "misdeal: cards and chips come back".to_owned()
        } else {
            return None;
        })
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
