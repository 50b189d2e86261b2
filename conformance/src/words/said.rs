//! Expected and got, in the words of scenario files.

use std::fmt::Display;

use floorman_engine::{Bounds, Chips, Event, Held, Impossible, Pending, Ruling, Seat, notation};

use crate::scenario::{HeldIs, May, PotIs, Refusal, TableSpec};

pub(crate) const HAPPENS: &str = "an event that can happen";
pub(crate) const OVER: &str = "the hand before it is over";
pub(crate) const MISDEAL: &str = "a misdeal";
pub(crate) const NO_MISDEAL: &str = "no misdeal";
pub(crate) const HAND_OVER: &str = "the hand is over";
pub(crate) const NOBODY_TO_ACT: &str = "nobody is to act";
const NOTHING: &str = "nothing";

pub(crate) fn to_act(name: &str) -> String {
    format!("{name} is to act")
}

/// What the table waits for.
pub(crate) fn pending(pending: Pending, stuck: Option<Impossible>, name: impl Fn(Seat) -> String) -> String {
    if let Some(Impossible::UnknownCards(seat)) = stuck {
        return format!("the award needs cards that nobody knows: the hand of {}, or the board", name(seat));
    }
    if let Some(impossible) = stuck {
        return impossible.to_string();
    }
    match pending {
        Pending::Post(seat) => format!("{} is to post", name(seat)),
        Pending::Deal(seat, cards) => format!("{} is to get {cards} cards", name(seat)),
        Pending::Board(cards) => format!("the board is to get {}", counted(cards, "card")),
        Pending::Act(seat) => to_act(&name(seat)),
        Pending::Collect => "the bets are to be gathered".to_owned(),
        Pending::TurnUp => "the hands are to be turned up".to_owned(),
        Pending::OpenShowdown => "the showdown is to be opened".to_owned(),
        Pending::Show(seat) => format!("{} is to show or muck", name(seat)),
        Pending::OtherTables => "the other tables have not finished".to_owned(),
        Pending::Rake => "the house is to be paid".to_owned(),
        Pending::Award => "a pot is to be awarded".to_owned(),
        Pending::Over => HAND_OVER.to_owned(),
    }
}

pub(super) fn counted(number: u8, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}

/// What a seat may do: `fold, call 14, raise 24 to 200`.
pub(crate) fn may(may: &May, chips: impl Fn(Chips) -> String) -> String {
    let between = |what: &str, Bounds { min, max }: Bounds| {
        let min_said = chips(min);
        if min == max { format!("{what} {min_said}") } else { format!("{what} {min_said} to {}", chips(max)) }
    };
    let parts = [
        may.fold.then(|| "fold".to_owned()),
        may.check.then(|| "check".to_owned()),
        may.call.map(|owed| format!("call {}", chips(owed))),
        may.bet.map(|bounds| between("bet", bounds)),
        may.raise.map(|bounds| between("raise", bounds)),
        may.all_in.map(|total| format!("all-in {}", chips(total))),
        may.floor.first().map(|question| format!("floor ({})", question.name())),
    ];
    joined(parts.into_iter().flatten())
}

pub(crate) fn pots(pots: &[PotIs], table: &TableSpec) -> String {
    joined(pots.iter().map(|pot| format!("{} ({})", pot.amount, seats(&pot.seats, table))))
}

pub(crate) fn seats(seats: &[Seat], table: &TableSpec) -> String {
    joined(seats.iter().map(|seat| table.name(*seat).to_owned()))
}

pub(crate) fn amounts(amounts: &[(Seat, Chips)], table: &TableSpec) -> String {
    joined(amounts.iter().map(|(seat, chips)| format!("{} {chips}", table.name(*seat))))
}

pub(crate) fn net(changes: &[(Seat, i128)], table: &TableSpec) -> String {
    joined(changes.iter().map(|(seat, change)| format!("{} {}", table.name(*seat), signed(*change))))
}

fn signed(change: i128) -> String {
    if change > 0 { format!("+{change}") } else { change.to_string() }
}

pub(crate) fn awards(awards: &[Vec<(Seat, Chips)>], table: &TableSpec) -> String {
    if awards.is_empty() {
        return NOTHING.to_owned();
    }
    awards.iter().map(|pot| amounts(pot, table)).collect::<Vec<_>>().join("; ")
}

pub(crate) fn pots_called(pots: &[u8]) -> String {
    let name = |pot: &u8| if *pot == 0 { "main".to_owned() } else { format!("side {pot}") };
    joined(pots.iter().map(name))
}

pub(crate) fn not_over(got: &str, pending: &str) -> String {
    format!("{got} so far, and the hand is not over: {pending}")
}

pub(crate) fn questions(names: impl Iterator<Item = &'static str>) -> String {
    joined(names.map(str::to_owned))
}

pub(crate) fn floor(question: Option<&'static str>) -> String {
    question.map_or_else(|| "no floor decision".to_owned(), |name| format!("a floor decision on {name}"))
}

pub(crate) fn order(order: &[Vec<String>]) -> String {
    order.iter().map(|tied| tied.join(" = ")).collect::<Vec<_>>().join(" > ")
}

pub(crate) fn held_is(held: HeldIs) -> String {
    match held {
        HeldIs::AsDeclared => "as declared".to_owned(),
        HeldIs::Act(action) => notation::action(action),
        HeldIs::Void => "void".to_owned(),
        HeldIs::Floor => "floor".to_owned(),
    }
}

pub(crate) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::Ruled(reason) => reason.name().to_owned(),
        Refusal::Impossible(kind) => kind.to_owned(),
    }
}

/// What an event is held to be.
pub(crate) fn held(event: &Event, ruling: &Result<Ruling, Impossible>) -> String {
    match ruling {
        Ok(Ruling { held: Held::AsDeclared, .. }) => match event.declares() {
            Some(action) => format!("as declared: {}", notation::action(action)),
            None => "as declared".to_owned(),
        },
        Ok(Ruling { held: Held::As(action, reason), .. }) => {
            format!("{}, for the reason {}", notation::action(*action), reason.name())
        }
        Ok(Ruling { held: Held::Void(reason), .. }) => format!("void, for the reason {}", reason.name()),
        Ok(Ruling { held: Held::Floor(question), .. }) => floor(Some(question.name())),
        Err(impossible) => format!("{}: {impossible}", impossible.name()),
    }
}

pub(super) fn joined<T: Display>(parts: impl Iterator<Item = T>) -> String {
    let text = parts.map(|part| part.to_string()).collect::<Vec<_>>().join(", ");
    if text.is_empty() { NOTHING.to_owned() } else { text }
}
