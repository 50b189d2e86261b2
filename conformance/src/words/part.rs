//! What comes out of a hand at the points where two rulesets part.

use floorman_engine::{Chips, Duty, Event};

use super::effects::{Teller, pot};
use super::said::{self, joined};
use super::transcript::held;
use crate::play::NotPlayed;
use crate::scenario::May;
use crate::transcript::{Decision, Entry, Happened, PotSeen};

/// What the set-up of a hand is about.
pub(crate) const TABLE: &str = "the table";
/// That a table can be set up.
pub(crate) const SET_UP: &str = "can be set up";

/// That a table cannot be set up, and why.
pub(crate) fn not_set_up(error: &NotPlayed) -> String {
    format!("cannot be set up: {error}")
}

/// What a ranking is about.
pub(crate) const RANKING: &str = "the order of the hands";
/// What the course of a hand is about, where not even the next thing is the same.
pub(crate) const NEXT: &str = "what comes next";

/// What an event is about: the act, or what the dealer does.
pub(crate) fn about(happened: &Happened) -> String {
    let Event::Duty(duty) = happened.event else { return happened.text.clone() };
    match duty {
        Duty::Award => "the award".to_owned(),
        Duty::Collect => "the bets are gathered".to_owned(),
        Duty::TurnUp => "hands are turned up".to_owned(),
        Duty::OpenShowdown => "the showdown opens".to_owned(),
        Duty::Rake | Duty::Post(_) | Duty::Sweep(_) | Duty::Kill(_) => happened.text.clone(),
    }
}

/// Whose turn it is.
pub(crate) fn turn(decision: &Decision, names: &[String]) -> String {
    said::to_act(teller(names, Chips(1)).name(decision.options.seat))
}

/// What an event is held to be, and what follows.
pub(crate) fn happened(happened: &Happened, names: &[String], unit: Chips) -> String {
    let teller = teller(names, unit);
    let effects = happened.ruling.iter().flat_map(|ruling| ruling.effects.iter());
    let follows = effects.filter_map(|effect| teller.effect(effect));
    let first = happened.shows_first.map(|seat| format!("{} is the first to show", teller.name(seat)));
    let follows: Vec<String> = follows.chain(first).collect();
    let held = held(&happened.ruling);
    match (held.trim_start_matches(" — "), follows.join("; ")) {
        ("", follows) if follows.is_empty() => {
            let duty = matches!(happened.event, Event::Duty(_));
            if duty { "nothing follows" } else { "as declared" }.to_owned()
        }
        ("", follows) => follows,
        (held, follows) if follows.is_empty() => held.to_owned(),
        (held, follows) => format!("{held}: {follows}"),
    }
}

/// What a seat may do.
pub(crate) fn may(decision: &Decision, unit: Chips) -> String {
    let teller = teller(&[], unit);
    format!("may {}", said::may(&May::from(&decision.options), |chips| teller.chips(chips)))
}

/// Hands, best first.
pub(crate) fn ranked(ranked: &[Vec<(String, String)>]) -> String {
    let names = |tied: &Vec<(String, String)>| tied.iter().map(|(name, _)| name.clone()).collect();
    said::order(&ranked.iter().map(names).collect::<Vec<Vec<String>>>())
}

/// Anything that happens, on one line.
pub(crate) fn entry(entry: &Entry, names: &[String], unit: Chips) -> String {
    let teller = teller(names, unit);
    match entry {
        Entry::Begin(_) => "a hand begins".to_owned(),
        Entry::Street(street) => format!("the {} begins", street.name),
        Entry::Decision(decision) => {
            format!("{} {}", teller.name(decision.options.seat), may(decision, unit))
        }
        Entry::Event(it) => format!("{}: {}", about(it), happened(it, names, unit)),
        Entry::Pots(pots) => {
            let one = |(number, it): (usize, &PotSeen)| {
                format!("{} {} ({})", pot(number), teller.chips(it.amount), teller.names(it.contested))
            };
            joined(pots.iter().enumerate().map(one))
        }
        Entry::Asked(_) => String::new(),
        Entry::End(end) => {
            let each =
                names.iter().zip(&end.net).map(|(name, net)| format!("{name} {}", teller.change(*net)));
            joined(each)
        }
        Entry::Compared(order, _) => ranked(order),
    }
}

const fn teller(names: &[String], unit: Chips) -> Teller<'_> {
    Teller { names, unit }
}
