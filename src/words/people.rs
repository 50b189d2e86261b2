//! What people do beside plain acts, and what it comes to.

use floorman_engine::{
    Cards, Chips, Disputed, Effect, Effects, Event, FloorRuling, Held, Mark, Meant, PriorChips, Question,
    Reason, Ruling, Seat, Word,
};

use super::held::{as_noun, declared, left_to_the_floor};
use super::money::Named;
use super::option::plain_reason;
use super::silent::each;
use super::upper_first;

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

/// That cards of the board come in time.
pub(crate) const CARDS_ARE_DUE: &str = "The cards are due.";

/// That the showdown comes in time.
pub(crate) const SHOWDOWN_IS_DUE: &str = "The showdown is due.";

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

/// What a player says, in quotes, amounts in units.
fn quoted(word: Word, named: &Named) -> String {
    match word {
        Word::Fold => "\"fold\"".to_owned(),
        Word::Check => "\"check\"".to_owned(),
        Word::Call => "\"call\"".to_owned(),
        Word::AllIn => "\"all-in\"".to_owned(),
        Word::Bet => "\"bet\"".to_owned(),
        Word::Raise => "\"raise\"".to_owned(),
        Word::Pot => "\"pot\"".to_owned(),
        Word::BetOf(total) => format!("\"bet {}\"", named.chips(total)),
        Word::RaiseOf(number) => format!("\"raise {}\"", named.chips(number)),
        Word::RaiseTo(total) => format!("\"raise to {}\"", named.chips(total)),
        Word::Amount(number) => format!("\"{}\"", named.chips(number)),
    }
}

/// A word as a noun: `B's "raise 300"`.
pub(crate) fn word(seat: Seat, word: Word, named: &Named) -> String {
    format!("{}'s {}", named.seat(seat), quoted(word, named))
}

/// An event with amounts in units, or of the floor; nothing for other kinds.
pub(crate) fn event(event: &Event, named: &Named) -> Option<String> {
    Some(if let Event::Says(seat, word) = *event {
        format!("{} says {}", named.seat(seat), quoted(word, named))
    } else if let Event::PutOut(seat, chips) = *event {
        format!("{} puts out {}", named.seat(seat), each(chips, named))
    } else if let Event::PriorChips(seat, PriorChips::PutOutWith(chips)) = *event {
        format!("{} puts out {} together", named.seat(seat), each(chips, named))
    } else if let Event::PriorChips(seat, PriorChips::TakenBack(chips)) = *event {
        format!("{} takes back {}", named.seat(seat), named.chips(chips))
    } else if let Event::PriorChips(seat, PriorChips::PostedWith(chip)) = *event {
        format!("{} posts with {}", named.seat(seat), named.chips(chip))
    } else if let Event::Pushes(seat, chips) = *event {
        format!("{} pushes {}", named.seat(seat), named.chips(chips))
    } else if let Event::Unnoticed(seat, action, meant) = *event {
        let how = if meant == Meant::ThePot { "as the pot" } else { "unnoticed" };
        format!("{} {} {how}", named.seat(seat), declared(action, named))
    } else if let Event::Adds(seat, chips) = *event {
        format!("{} adds {}", named.seat(seat), named.chips(chips))
    } else if let Event::Straddles(seat, total) = *event {
        format!("{} straddles {}", named.seat(seat), named.chips(total))
    } else if let Event::CallsAsTold(seat, told) = *event {
        format!("{} calls told {}", named.seat(seat), named.chips(told))
    } else if let Event::Found(seat, chips) = *event {
        format!("floor finds {} behind {}", named.chips(chips), named.seat(seat))
    } else if let Event::FloorRules(seat, ruled) = *event {
        floor_holds(seat, ruled, named)
    } else {
        return None;
    })
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
pub(crate) type Told = (String, Option<&'static str>);

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
pub(crate) fn asks((by, of): (Seat, Seat), held: Held, effects: &Effects, named: &Named) -> Told {
    let seat = of;
    let (by, of) = (named.seat(by), named.seat(of));
    match held {
        Held::AsDeclared if effects.contains(&Effect::Revive(seat)) => (
            format!("{of}'s hand is turned up, and is live again."),
            Some("it was thrown away, and may be asked for"),
        ),
        Held::AsDeclared if effects.contains(&Effect::Sweep(seat)) => {
            (format!("{of}'s hand is turned up, and cannot win any more."), Some("it was thrown away"))
        }
        Held::AsDeclared => (format!("{by} has a right to see {of}'s hand; it is turned up."), None),
        Held::Void(Reason::Swept) => {
            (format!("{by} does not see {of}'s hand."), Some("it has been thrown away"))
        }
        Held::Floor(Question::HandShownOnRequest) => {
            (format!("The floor decides what becomes of {of}'s hand."), Some("it was thrown away"))
        }
        Held::Floor(_) => (format!("The floor decides whether {by} sees {of}'s hand."), None),
        Held::Void(_) | Held::As(..) => (format!("{by} has no right to see {of}'s hand."), None),
    }
}

/// Some cards of a hand that are turned up.
pub(crate) fn shows_cards(
    (seat, cards): (Seat, Cards),
    held: Held,
    effects: &Effects,
    named: &Named,
) -> Told {
    let who = named.seat(seat);
    if held != Held::AsDeclared {
        (format!("{who}'s {cards} count for nothing yet."), Some("the hands are not due to be shown"))
    } else if effects.contains(&Effect::Mark(Mark::PlaysShown(seat))) {
        (format!("{who}'s hand counts with {cards} and the board."), None)
    } else {
        (format!("{who} has shown {cards}."), Some("a hand wins once all of its cards lie face up"))
    }
}

/// A seat that announces that it plays the board.
pub(crate) fn plays_the_board(seat: Seat, held: Held, named: &Named) -> Told {
    let who = named.seat(seat);
    match held {
        Held::AsDeclared => (format!("{who} plays the board, and need not show."), None),
        Held::Void(Reason::MustShow) => {
            let why = "every card has to be shown, whatever the board is worth";
            (format!("{who}'s words give no claim to the pot."), Some(why))
        }
        Held::Void(Reason::TooLate) => {
            (format!("{who} has no claim to the pot."), Some("the cards were thrown away before the words"))
        }
        Held::Void(_) | Held::As(..) | Held::Floor(_) => (format!("{who}'s words change nothing."), None),
    }
}

/// A live hand that the dealer takes in; nothing where it simply is dead.
pub(crate) fn killed(seat: Seat, held: Held, named: &Named) -> Option<Told> {
    let who = named.seat(seat);
    match held {
        Held::Void(Reason::CannotBeKilled) => {
            let why = "it lies face up, or no other hand is left";
            Some((format!("{who}'s hand stays in play."), Some(why)))
        }
        Held::Floor(_) => Some((
            format!("{who}'s hand is dead; the floor decides what comes back to {who}."),
            Some("a hand that is taken in cannot be told from other cards"),
        )),
        Held::AsDeclared | Held::As(..) | Held::Void(_) => None,
    }
}

/// A miscalled hand for which another player threw a hand away.
pub(crate) fn misleads((by, of): (Seat, Seat), held: Held, named: &Named) -> Told {
    let (by, of) = (named.seat(by), named.seat(of));
    match held {
        Held::AsDeclared => {
            (format!("{by}'s hand is dead."), Some("it was miscalled, and others are left to win"))
        }
        Held::Floor(_) => (format!("The floor decides what {by}'s miscalled hand costs."), None),
        Held::Void(Reason::PlaysOn) => {
            (format!("The cards speak: {by}'s hand stays what it is, and {of}'s stays away."), None)
        }
        Held::Void(_) | Held::As(..) => (format!("{of} has thrown no hand away for {by}'s."), None),
    }
}

/// A dispute about how hands were read, or about a pot.
pub(crate) fn disputes((seat, what): (Seat, Disputed), held: Held, named: &Named) -> Told {
    let who = named.seat(seat);
    let what = match what {
        Disputed::TheReading => "the reading of the hands",
        Disputed::ThePot => "the pot",
    };
    match held {
        Held::AsDeclared => (format!("{who} is heard about {what}."), None),
        Held::Floor(_) => (format!("The floor decides whether {who} is heard about {what}."), None),
        Held::Void(_) | Held::As(..) => {
            (format!("{who} is not heard about {what}."), Some("the time to dispute it is over"))
        }
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

/// A blind that would take its bet back; nothing where that cannot be.
pub(crate) fn chops(seat: Seat, held: Held, effects: &Effects, named: &Named) -> Option<Told> {
    let who = named.seat(seat);
    let is_chopped = effects.iter().any(|effect| matches!(effect, Effect::Chop(_)));
    match held {
        Held::AsDeclared if is_chopped => Some((
            "Both blinds take their bets back, and the hand is over.".to_owned(),
            Some("all others have folded, and both agree"),
        )),
        Held::AsDeclared => Some((
            format!("{who} would take the blind back; nothing moves yet."),
            Some("both blinds have to agree before either acts"),
        )),
        Held::Void(Reason::NotDue) => Some((
            "Nothing changes.".to_owned(),
            Some(
                "only two blinds that nobody else plays with, and that have not acted, may take their bets back",
            ),
        )),
        Held::Void(_) => Some((format!("{who} plays on."), Some("blinds do not take their bets back here"))),
        Held::As(..) | Held::Floor(_) => None,
    }
}

/// A straddle that is none, or that takes the place of another's; nothing where it simply stands.
pub(crate) fn straddles((seat, total): (Seat, Chips), ruling: &Ruling, named: &Named) -> Option<Told> {
    let subject = format!("{}'s straddle of {}", named.seat(seat), named.chips(total));
    let back = ruling.effects.iter().find_map(|effect| {
        if let Effect::TakeBackStraddle(other, _) = *effect { Some(named.seat(other)) } else { None }
    });
    match (ruling.held, back) {
        (Held::AsDeclared, Some(other)) => {
            let why = "its seat is named first among those that may straddle";
            Some((format!("{subject} stands, and {other}'s comes back."), Some(why)))
        }
        (Held::Void(reason), _) => {
            Some((format!("{subject} does not stand; the chips come back."), Some(no_straddle(reason))))
        }
        (Held::AsDeclared | Held::As(..) | Held::Floor(_), _) => None,
    }
}

fn no_straddle(reason: Reason) -> &'static str {
    if reason == Reason::NotDue {
        "a straddle comes after the blinds and before the first card"
    } else {
        plain_reason(reason)
    }
}

/// A hand thrown away that may not be, or in its turn to act; nothing where it simply may.
pub(crate) fn mucks(seat: Seat, held: Held, named: &Named) -> Option<Told> {
    let who = named.seat(seat);
    match held {
        Held::Void(Reason::MustShow) => {
            let why = "it has to be shown, and cannot be thrown away";
            Some((format!("{who}'s hand stays in play."), Some(why)))
        }
        Held::As(..) => Some((format!("{who} has folded."), Some("the hand was thrown away in turn"))),
        Held::AsDeclared | Held::Void(_) | Held::Floor(_) => None,
    }
}

/// What the floor has ruled: `the floor holds A to a call`.
fn floor_holds(seat: Seat, ruled: FloorRuling, named: &Named) -> String {
    let who = named.seat(seat);
    match ruled {
        FloorRuling::Act(action) => format!("the floor holds {who} to {}", as_noun(action, named)),
        FloorRuling::HandIsLive => format!("the floor rules {who}'s hand live"),
        FloorRuling::HandIsDead => format!("the floor rules {who}'s hand dead"),
        FloorRuling::ChipsPlay => format!("the floor rules that {who}'s chips were in the bet"),
        FloorRuling::ChipsStayBehind => format!("the floor rules that {who} keeps the chips"),
    }
}

/// What the floor has ruled, as an answer.
pub(crate) fn floor_rules(seat: Seat, ruled: FloorRuling, named: &Named) -> Told {
    (format!("{}.", upper_first(&floor_holds(seat, ruled, named))), None)
}

/// A fault of the deal: whether the hand is void, and what becomes of a hand or a card; nothing where there is none.
pub(crate) fn fault((event, held): (&Event, Held), effects: &Effects, named: &Named) -> Option<Told> {
    let dead = effects
        .iter()
        .find_map(|effect| if let Effect::Fold(seat) = *effect { Some(named.seat(seat)) } else { None });
    let replaced =
        effects.iter().find_map(|effect| if let Effect::Expose(card) = *effect { Some(card) } else { None });
    let too_late = Some("the fault is found too late");
    let void = effects.contains(&Effect::Misdeal);
    Some(match (held, dead, replaced) {
        _ if void => ("It is a misdeal: the deal is void, and every chip goes back.".to_owned(), None),
        (Held::Void(Reason::PlaysOn), None, Some(card)) => {
            (format!("No misdeal: the {card} is replaced, and the deal goes on."), None)
        }
        (Held::Void(Reason::PlaysOn), Some(who), _) => {
            (format!("No misdeal: the hand plays on, and {who}'s hand is dead."), too_late)
        }
        (Held::Void(Reason::PlaysOn), None, None) if matches!(event, Event::Skipped(_)) => {
            ("No misdeal: the seat gets its cards, and the deal goes on.".to_owned(), None)
        }
        (Held::Void(Reason::PlaysOn), None, None) => ("No misdeal: the hand plays on.".to_owned(), too_late),
        (Held::Void(Reason::NotDue), ..) if !matches!(event, Event::Deal(..)) => {
            ("It changes nothing.".to_owned(), Some("no deal is in question that it could void"))
        }
        (Held::As(..), Some(who), _) => {
            (format!("No misdeal: {who}'s hand is dead, and the others play on."), None)
        }
        (Held::Void(Reason::WrongCardCount), ..) => {
            ("No misdeal: the number of cards is put right.".to_owned(), None)
        }
        (Held::AsDeclared | Held::As(..) | Held::Void(_) | Held::Floor(_), ..) => return None,
    })
}
