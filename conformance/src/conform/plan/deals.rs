//! Whether the cards of seats are simply given, or dealt event by event because that is what the scenario is about.

use std::collections::BTreeMap;

use floorman_engine::notation::Line;
use floorman_engine::{Dealt, Event, Game, Seat, Step as GameStep};

use super::comes_before_the_cards;
use crate::scenario::{Script, Step, What};
use crate::wire::line::words;
use crate::wire::seat::SeatNo;

/// How the seats get their cards.
#[derive(Debug, Clone)]
pub(super) enum Deals {
    /// All of them have their cards as the hand begins; these are known.
    Given(Vec<(Seat, Dealt)>),
    /// By events. Whether those that are not named still wait for theirs.
    ByEvents {
        /// Whether they wait.
        rest: bool,
    },
}

impl Deals {
    pub(super) fn of(script: &Script, steps: &[(usize, &Step)], game: &Game) -> Self {
        let about_the_deal = |(_, step): &(usize, &Step)| match &step.what {
            What::Do(line, _) | What::Try(line, _) => comes_before_the_cards(line),
            What::Expect(_) => false,
        };
        let plain: Vec<(Seat, Dealt)> = steps.iter().map_while(|(_, step)| plain_deal(step)).collect();
        let rest = steps.get(plain.len()..).unwrap_or_default();
        let due = cards_down(game);
        let whole = |(_, dealt): &(Seat, Dealt)| {
            dealt.known.len() + u32::from(dealt.unknown) == due && script.start.is_none()
        };
        let once = |(nth, (seat, _)): (usize, &(Seat, Dealt))| {
            plain.iter().take(nth).all(|(other, _)| other != seat)
        };
        let one_card_once = {
            let known: u32 = plain.iter().map(|(_, dealt)| dealt.known.len()).sum();
            let joined = plain.iter().fold(floorman_engine::Cards::EMPTY, |all, (_, it)| all.union(it.known));
            joined.len() == known
        };
        let given = !rest.iter().any(about_the_deal)
            && plain.iter().all(whole)
            && plain.iter().enumerate().all(once)
            && one_card_once;
        if given { Self::Given(plain) } else { Self::ByEvents { rest: true } }
    }

    /// Whether a line needs not be sent.
    pub(super) fn is_given(&self, line: &Line) -> bool {
        matches!((self, line), (Self::Given(_), Line::Event(Event::Deal(..))))
    }

    pub(super) const fn by_events(&self) -> bool {
        matches!(self, Self::ByEvents { .. })
    }

    pub(super) fn given(&self) -> BTreeMap<SeatNo, Vec<String>> {
        match self {
            Self::Given(known) => known.iter().map(|(seat, dealt)| ((*seat).into(), words(*dealt))).collect(),
            Self::ByEvents { .. } => BTreeMap::new(),
        }
    }

    /// Whether the others are to get their cards now; once a hand.
    pub(super) const fn rest_is_due(&mut self) -> bool {
        match self {
            Self::Given(_) => false,
            Self::ByEvents { rest } => std::mem::replace(rest, false),
        }
    }

    pub(super) const fn next_hand(&mut self) {
        if let Self::ByEvents { rest } = self {
            *rest = true;
        }
    }
}

fn plain_deal(step: &Step) -> Option<(Seat, Dealt)> {
    match &step.what {
        What::Do(Line::Event(Event::Deal(seat, dealt)), check) if check.is_empty() => Some((*seat, *dealt)),
        What::Do(..) | What::Try(..) | What::Expect(_) => None,
    }
}

/// How many cards a seat gets before the first betting.
fn cards_down(game: &Game) -> u32 {
    let first = game.streets.first().map(|street| street.steps.as_slice()).unwrap_or_default();
    first.iter().filter_map(|step| if let GameStep::Down(cards) = step { Some(*cards) } else { None }).sum()
}
