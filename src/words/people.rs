//! What people do beside plain acts, and what it comes to.

use std::cmp::Ordering;

use floorman_engine::{
    Action, Card, Chips, ChipsOut, FloorRuling, Held, Options, Question, Reason, Seat, WagerOption,
};

use super::held::{as_noun, left_to_the_floor};
use super::money::Named;
use super::option::Faced;

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

fn each(chips: ChipsOut, named: &Named) -> String {
    let mut kinds: Vec<(Chips, u16)> = chips.kinds().collect();
    kinds.sort_unstable_by_key(|(chip, _)| std::cmp::Reverse(*chip));
    let each = kinds.into_iter().flat_map(|(chip, count)| (0..count).map(move |_| named.chips(chip)));
    each.collect::<Vec<_>>().join(" + ")
}

pub(crate) fn is(subject: &str, noun: &str) -> String {
    format!("{subject} is {noun}")
}

/// That the floor says what something is.
pub(crate) fn for_the_floor(subject: &str, question: Question) -> String {
    format!("{subject} is {}.", left_to_the_floor(question))
}

/// That something is what it was declared to be.
pub(crate) fn stands(subject: &str) -> String {
    format!("{subject} stands as declared.")
}

/// That a hand is thrown away, as it may be.
pub(crate) fn throws_away(seat: Seat, named: &Named) -> String {
    format!("{} throws the hand away.", named.seat(seat))
}

/// That a word counts, and its chips are to follow.
pub(crate) fn word_binds(seat: Seat, named: &Named) -> String {
    format!("{}'s word binds; the chips are to follow.", named.seat(seat))
}

/// `a call of 100`.
pub(crate) fn of(noun: &str, chips: Chips, named: &Named) -> String {
    format!("{noun} of {}", named.chips(chips))
}

/// `an all-in for 500`.
pub(crate) fn for_all(noun: &str, chips: Chips, named: &Named) -> String {
    format!("{noun} for {}", named.chips(chips))
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

/// A short call that the book itself rules.
pub(crate) fn short(subject: &str, seat: Seat, stays_in: bool, named: &Named) -> String {
    let who = named.seat(seat);
    if stays_in {
        format!(
            "{subject}: short of the call. They stay in; {who} completes the call, or folds and leaves them."
        )
    } else {
        format!("{subject}: short of the call. {who} completes the call, or takes them back and folds.")
    }
}

/// A short call that the floor rules.
pub(crate) fn short_for_the_floor(subject: &str, seat: Seat, named: &Named) -> String {
    let who = named.seat(seat);
    format!(
        "{subject}: short of the call. They stay in; the floor decides whether {who} completes the call or may fold."
    )
}

/// That motions count together.
pub(crate) fn together(put_out: Chips, named: &Named) -> String {
    format!("with the motion before it is {} in all", named.chips(put_out))
}

/// A word as a noun: `B's "raise 300"`.
pub(crate) fn word(text: &str, named: &Named, seat: Seat) -> Option<String> {
    let quote = text.find('"')?;
    Some(format!("{}'s {}", named.seat(seat), text.get(quote..)?))
}

/// Why a fold needs a rule.
pub(crate) const NOTHING_TO_CALL: &str = "there is nothing to call";

/// A fold with nothing to call that is a fold.
pub(crate) fn fold_stands(seat: Seat, answer: &str, named: &Named) -> String {
    let who = named.seat(seat);
    if answer == "until-next-act" {
        format!("{who}'s fold stands, unless {who} takes it back before the next player acts.")
    } else {
        format!("{who}'s fold stands: {who} is out of the hand.")
    }
}

/// What is said of an act, and why.
type Told = (String, Option<&'static str>);

/// A hand, or a fold, that is claimed back.
pub(crate) fn takes_back(seat: Seat, held: Held, a_fold: bool, named: &Named) -> Told {
    let who = named.seat(seat);
    match held {
        Held::AsDeclared if a_fold => {
            (format!("{who} takes the fold back and is to act again."), Some("no one has acted since"))
        }
        Held::AsDeclared => {
            (format!("{who}'s hand is live again."), Some("it can still be told from other cards"))
        }
        Held::Void(Reason::Swept) => {
            (format!("{who}'s hand stays dead."), Some("the dealer has swept it into the muck"))
        }
        Held::Void(Reason::NotIdentifiable) => {
            (format!("{who}'s hand stays dead."), Some("it was thrown away, and that is enough"))
        }
        Held::Void(Reason::BoundByWords) => {
            (format!("{who}'s fold stands."), Some("a fold cannot be taken back"))
        }
        Held::Floor(_) => {
            let why = "it was thrown away and can still be told from other cards";
            (format!("The floor decides whether {who}'s hand is live again."), Some(why))
        }
        Held::Void(_) | Held::As(..) => (format!("{who} has nothing to take back."), None),
    }
}

/// A seat that asks to see another's hand.
pub(crate) fn asks((by, of): (Seat, Seat), held: Held, named: &Named) -> Told {
    let (by, of) = (named.seat(by), named.seat(of));
    match held {
        Held::AsDeclared => (format!("{by} has a right to see {of}'s hand; it is turned up."), None),
        Held::Void(Reason::Swept) => {
            (format!("{by} does not see {of}'s hand."), Some("it has been thrown away"))
        }
        Held::Floor(_) => (format!("The floor decides whether {by} sees {of}'s hand."), None),
        Held::Void(_) | Held::As(..) => (format!("{by} has no right to see {of}'s hand."), None),
    }
}

/// Chips from the pocket.
pub(crate) fn adds(seat: Seat, chips: Chips, held: Held, named: &Named) -> Told {
    let (who, chips) = (named.seat(seat), named.chips(chips));
    if held == Held::AsDeclared {
        (format!("{who}'s {chips} from the pocket play at once."), None)
    } else {
        let why = "they were not on the table when the hand began";
        (format!("{who}'s {chips} from the pocket do not play in this hand."), Some(why))
    }
}

/// A hand thrown away that may not be; nothing where it may.
pub(crate) fn mucks(seat: Seat, held: Held, named: &Named) -> Option<Told> {
    let who = named.seat(seat);
    (held == Held::Void(Reason::MustShow)).then(|| {
        (format!("{who}'s hand stays in play."), Some("it has to be shown, and cannot be thrown away"))
    })
}

/// What the floor has ruled.
pub(crate) fn floor_rules(seat: Seat, ruled: FloorRuling, named: &Named) -> Told {
    let who = named.seat(seat);
    let answer = match ruled {
        FloorRuling::Act(action) => format!("The floor holds {who} to {}.", as_noun(action, named)),
        FloorRuling::HandIsLive => format!("The floor rules {who}'s hand live."),
        FloorRuling::HandIsDead => format!("The floor rules {who}'s hand dead."),
    };
    (answer, None)
}

/// A fault of the deal: whether the hand is void, and what becomes of a hand or a card; nothing where there is none.
pub(crate) fn fault(
    (void, held): (bool, Held),
    dead: Option<Seat>,
    replaced: Option<Card>,
    named: &Named,
) -> Option<Told> {
    let too_late = matches!(held, Held::Void(Reason::PlaysOn)).then_some("the fault is found too late");
    let dead = dead.map(|seat| named.seat(seat));
    Some(match (void, held, dead, replaced) {
        (true, ..) => ("It is a misdeal: the deal is void, and every chip goes back.".to_owned(), None),
        (false, Held::Void(Reason::PlaysOn), None, Some(card)) => {
            (format!("No misdeal: the {card} is replaced, and the deal goes on."), None)
        }
        (false, Held::Void(Reason::PlaysOn), Some(who), _) => {
            (format!("No misdeal: the hand plays on, and {who}'s hand is dead."), too_late)
        }
        (false, Held::Void(Reason::PlaysOn), None, None) => {
            ("No misdeal: the hand plays on.".to_owned(), None)
        }
        (false, Held::As(..), Some(who), _) => {
            (format!("No misdeal: {who}'s hand is dead, and the others play on."), None)
        }
        (false, Held::Void(Reason::WrongCardCount), ..) => {
            ("No misdeal: the number of cards is put right.".to_owned(), None)
        }
        (false, Held::AsDeclared | Held::As(..) | Held::Void(_) | Held::Floor(_), ..) => return None,
    })
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
                return self.over_the_call(became, put_out, options);
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

    /// Several chips above the call: by half of the smallest raise, or by the call that needs each of them.
    fn over_the_call(&self, became: Action, put_out: Chips, options: Option<&Options>) -> Option<String> {
        let own = options.filter(|options| options.seat == self.seat);
        let smallest = own.and_then(|options| match options.wager {
            WagerOption::Raise(bounds) => Some(bounds.min),
            WagerOption::AllIn(total) => Some(total),
            WagerOption::Bet(_) | WagerOption::Closed(_) | WagerOption::NoChips | WagerOption::Floor(_) => {
                None
            }
        })?;
        let (over, size) = ((self.front + put_out).less(self.price), smallest.less(self.price));
        let (over_said, price, size_said) =
            (self.named.chips(over), self.named.chips(self.price), self.named.chips(size));
        let half = (over * 2).cmp(&size);
        Some(match (became, half) {
            (Action::RaiseTo(_), _) => {
                format!("{over_said} over {price}: half or more of the {size_said} that a raise adds")
            }
            (Action::Call | Action::Check, _) if over.is_zero() => {
                format!("they match the {price} that it faces")
            }
            (Action::Call | Action::Check, Ordering::Less) => {
                format!("{over_said} over {price}: less than half of the {size_said} that a raise adds")
            }
            (Action::Call | Action::Check, Ordering::Equal | Ordering::Greater) => {
                format!("without the smallest of them the {price} would not be covered")
            }
            (Action::Fold | Action::Bet(_) | Action::AllIn | Action::Complete, _) => return None,
        })
    }
}
