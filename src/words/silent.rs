//! Chips put out in silence, and what they come to.

use std::cmp::Ordering;

use floorman_engine::{Action, Chips, ChipsOut, Held, Options, Question, Reason, Seat, WagerOption};

use super::held::left_to_the_floor;
use super::money::Named;
use super::option::Faced;
use super::people::{for_the_floor, is};

/// Chips put out in silence.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Motion {
    /// These chips.
    Chips(ChipsOut),
    /// An amount, whatever the chips.
    Push(Chips),
}

impl Motion {
    pub(crate) fn total(self) -> Chips {
        match self {
            Self::Chips(chips) => chips.total(),
            Self::Push(chips) => chips,
        }
    }

    /// The smallest chip of it, where the chips are known.
    fn smallest(self) -> Option<Chips> {
        match self {
            Self::Chips(chips) => Some(chips.smallest()),
            Self::Push(_) => None,
        }
    }

    fn is_one(self) -> bool {
        match self {
            Self::Chips(chips) => chips.is_one_chip(),
            Self::Push(_) => true,
        }
    }

    /// `B's single 1000 chip`, `B's chips, 500 + 100`, `B's push of 1400`.
    pub(crate) fn subject(self, seat: Seat, named: &Named) -> String {
        let who = named.seat(seat);
        match self {
            Self::Chips(chips) if chips.is_one_chip() => {
                format!("{who}'s single {} chip", named.chips(chips.total()))
            }
            Self::Chips(chips) => format!("{who}'s chips ({})", each(chips, named)),
            Self::Push(chips) => format!("{who}'s push of {}", named.chips(chips)),
        }
    }

    pub(crate) fn is(self, subject: &str, noun: &str) -> String {
        if self.is_one() { is(subject, noun) } else { format!("{subject} are {noun}") }
    }

    pub(crate) fn void(self, subject: &str) -> String {
        if self.is_one() {
            format!("{subject} counts for nothing and comes back")
        } else {
            format!("{subject} count for nothing and come back")
        }
    }

    pub(crate) fn floor(self, subject: &str, question: Question) -> String {
        if self.is_one() {
            for_the_floor(subject, question)
        } else {
            format!("{subject} are {}.", left_to_the_floor(question))
        }
    }
}

/// Chips one by one, the largest first: `500 + 100`.
pub(super) fn each(chips: ChipsOut, named: &Named) -> String {
    let mut kinds: Vec<(Chips, u16)> = chips.kinds().collect();
    kinds.sort_unstable_by_key(|(chip, _)| std::cmp::Reverse(*chip));
    let each = kinds.into_iter().flat_map(|(chip, count)| (0..count).map(move |_| named.chips(chip)));
    each.collect::<Vec<_>>().join(" + ")
}

/// What comes back of the chips put out, or has to follow.
pub(crate) fn change(put_out: Chips, moved: Chips, named: &Named) -> String {
    let (back, more) = (put_out.less(moved), moved.less(put_out));
    match (back.is_zero(), more.is_zero()) {
        (false, _) => {
            format!("; {} {} back", named.chips(back), if back == Chips(1) { "comes" } else { "come" })
        }
        (true, false) => {
            format!("; {} more {} in", named.chips(more), if more == Chips(1) { "goes" } else { "go" })
        }
        (true, true) => String::new(),
    }
}

/// Who settles a short call.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Short {
    /// The seat, and what it leaves in stays there.
    StaysIn,
    /// The seat, and it may take back what it put out.
    ComesBack,
    /// The floor.
    Floor,
}

/// A short call, and who settles it.
pub(crate) fn short((motion, how): (Motion, Short), seat: Seat, named: &Named) -> String {
    let who = named.seat(seat);
    let (stay, back) = if motion.is_one() { ("It stays", "it") } else { ("They stay", "them") };
    let settled = match how {
        Short::StaysIn => format!("{stay} in; {who} completes the call, or folds and leaves {back}"),
        Short::ComesBack => format!("{who} completes the call, or takes {back} back and folds"),
        Short::Floor => format!("{stay} in; the floor decides whether {who} completes the call or may fold"),
    };
    let is = if motion.is_one() { "is" } else { "are" };
    format!("{} {is} short of the call. {settled}.", motion.subject(seat, named))
}

/// That motions count together.
pub(crate) fn together(put_out: Chips, named: &Named) -> String {
    format!("with the motion before it is {} in all", named.chips(put_out))
}

impl Faced<'_> {
    /// Why chips in silence are what they are held to be, in numbers; nothing where no numbers say it.
    pub(crate) fn silent(
        &self,
        held: Held,
        (put_out, motion): (Chips, Motion),
        options: Option<&Options>,
    ) -> Option<String> {
        let faces = self.named.chips(self.owes());
        Some(match held {
            Held::As(_, Reason::OneChip) if self.price.is_zero() => {
                "one chip in silence, and no bet that it could call".to_owned()
            }
            Held::As(_, Reason::OneChip) => format!("one chip in silence, facing {faces}"),
            Held::As(_, Reason::SeveralChips) if self.price.is_zero() => {
                "no bet that they could call, so they count in full".to_owned()
            }
            Held::As(became, Reason::SeveralChips) => {
                return self.over_the_call(became, (put_out, motion), options);
            }
            Held::As(_, Reason::LastChips) => "these are its last chips".to_owned(),
            Held::As(Action::RaiseTo(total), Reason::BoundByWords) => {
                self.raise_said(total, self.front + put_out)
            }
            Held::As(_, Reason::UnderCall)
            | Held::Void(Reason::UnderCall)
            | Held::Floor(Question::Undercall) => {
                let what = if motion.is_one() { "it is" } else { "they are" };
                format!("{what} {} of the {faces} to call", self.named.chips(put_out))
            }
            Held::AsDeclared | Held::As(..) | Held::Void(_) | Held::Floor(_) => return None,
        })
    }

    fn raise_said(&self, total: Chips, put_out: Chips) -> String {
        if total > put_out {
            format!("a raise was said, and the smallest is to {}", self.named.chips(total))
        } else {
            "a raise was said, and these chips make it".to_owned()
        }
    }

    /// What the smallest raise adds.
    fn smallest_raise_adds(&self, options: Option<&Options>) -> Option<Chips> {
        let own = options.filter(|options| options.seat == self.seat)?;
        match own.wager {
            WagerOption::Raise(bounds) => Some(bounds.min.less(self.price)),
            WagerOption::AllIn(_) => Some(self.full),
            WagerOption::Bet(_) | WagerOption::Closed(_) | WagerOption::NoChips | WagerOption::Floor(_) => {
                None
            }
        }
    }

    /// Several chips above the call: by half of the smallest raise, or by the call that needs each of them.
    fn over_the_call(
        &self,
        became: Action,
        (put_out, motion): (Chips, Motion),
        options: Option<&Options>,
    ) -> Option<String> {
        let size = self.smallest_raise_adds(options)?;
        let over = (self.front + put_out).less(self.price);
        let [over_said, price, size_said] = [over, self.price, size].map(|chips| self.named.chips(chips));
        let smallest = motion.smallest();
        let needed = smallest.is_some_and(|smallest| put_out.less(smallest) < self.owes());
        Some(match (became, (over * 2).cmp(&size)) {
            (Action::RaiseTo(_), _) => {
                format!("{over_said} over {price}: half or more of the {size_said} that a raise adds")
            }
            (Action::Call | Action::Check, _) if over.is_zero() => {
                format!("they match the {price} that it faces")
            }
            (Action::Call | Action::Check, Ordering::Less) => {
                format!("{over_said} over {price}: less than half of the {size_said} that a raise adds")
            }
            (Action::Call | Action::Check, Ordering::Equal) if smallest == Some(over) => {
                format!(
                    "{over_said} over {price}: just half of the {size_said} that a raise adds, in one chip"
                )
            }
            (Action::Call | Action::Check, Ordering::Equal | Ordering::Greater) if needed => {
                format!("without the smallest of them the {price} would not be covered")
            }
            (Action::Call | Action::Check, Ordering::Equal | Ordering::Greater)
            | (Action::Fold | Action::Bet(_) | Action::AllIn | Action::Complete, _) => return None,
        })
    }
}
