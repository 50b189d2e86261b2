//! From a record to the table it is played at and the hand that is dealt there.

use floorman_engine::ruleset::facts::{Antes, Pace, Structure};
use floorman_engine::{Ante, Chips, Dealt, Seat, Setup, SmallBlind, Stakes};

use super::verdict::NotAudited;
use crate::phh::{Act, Amount, Fault, Piece, Record, What};

/// A record made ready for the engine.
#[derive(Debug, Clone)]
pub(crate) struct Prepared {
    pub(crate) stakes: Stakes,
    pub(crate) setup: Setup,
    /// How many decimals of the record's unit one chip has.
    pub(crate) decimals: u32,
    /// The cards of each player, as far as the record tells them anywhere.
    pub(crate) hands: Vec<Option<Dealt>>,
}

/// Why a record is not made ready.
#[derive(Debug, Clone)]
pub(crate) enum NotReady {
    /// This audit does not speak about it.
    Not { at: usize, why: NotAudited },
    /// It cannot be read.
    Unreadable(Fault),
    /// No table seats so many.
    Seats(usize),
}

/// Makes a record ready: amounts become whole chips, exactly.
pub(crate) fn prepare(record: &Record, piece: &Piece) -> Result<Prepared, NotReady> {
    let decimals = decimals(record);
    let chips = |amounts: &[Amount], at| {
        let counted = amounts.iter().map(|amount| chips_of(*amount, decimals));
        counted.collect::<Result<Vec<_>, _>>().map_err(|what| unreadable(piece, at, what))
    };
    let places = record.places;
    let not = |at| move |why| NotReady::Not { at, why };
    let blinds = posted(&chips(&record.blinds, places.blinds)?).map_err(not(places.blinds))?;
    let ante = ante(&chips(&record.antes, places.antes)?).map_err(not(places.antes))?;
    check_acts(record, piece, decimals)?;
    let players = record.stacks.len();
    let stakes = Stakes {
        structure: Structure::NoLimit,
        blinds,
        bets: None,
        spread: None,
        ante,
        unit: Chips(10_u64.saturating_pow(decimals)),
        chips: Vec::new(),
        betting_unit: None,
    };
    let setup = Setup {
        button: players.checked_sub(1).and_then(Seat::new).ok_or(NotReady::Seats(players))?,
        stacks: chips(&record.stacks, places.stacks)?,
        racks: Vec::new(),
        posts: Vec::new(),
        small_blind: SmallBlind::Posted,
        start: None,
        pace: Pace::AsUsual,
        left_in_event: None,
    };
    Ok(Prepared { stakes, setup, decimals, hands: hands(record) })
}

/// The decimals of the finest amount in play. Final stacks do not count: a recorder may split a chip, a player cannot.
fn decimals(record: &Record) -> u32 {
    let acts = record.acts.iter().filter_map(|line| match line.act {
        Act::BetOrRaise(_, amount) => Some(amount),
        Act::Deal(..)
        | Act::Board(_)
        | Act::Fold(_)
        | Act::CheckOrCall(_)
        | Act::Show(..)
        | Act::Muck(_)
        | Act::Remark
        | Act::OtherGame => None,
    });
    let lists = record.stacks.iter().chain(&record.blinds).chain(&record.antes).copied();
    lists.chain(acts).map(Amount::decimals).max().unwrap_or_default()
}

pub(crate) fn chips_of(amount: Amount, decimals: u32) -> Result<Chips, What> {
    amount.chips(decimals).ok_or_else(|| What::TooLarge(amount.to_string()))
}

fn check_acts(record: &Record, piece: &Piece, decimals: u32) -> Result<(), NotReady> {
    for line in &record.acts {
        if let Act::BetOrRaise(_, amount) = line.act {
            chips_of(amount, decimals).map_err(|what| unreadable(piece, line.at, what))?;
        }
        if line.act == Act::OtherGame {
            return Err(unreadable(piece, line.at, What::Act(piece.excerpt(line.at, line.end))));
        }
    }
    Ok(())
}

fn unreadable(piece: &Piece, at: usize, what: What) -> NotReady {
    NotReady::Unreadable(Fault { line: piece.line_of(at), what })
}

/// The blinds from the button's left, unless somebody straddles. With two players the record's order is the same:
/// small blind first, though the second player posts it.
fn posted(blinds: &[Chips]) -> Result<Vec<Chips>, NotAudited> {
    let (first, others) = blinds.split_at_checked(2).unwrap_or((blinds, &[]));
    if others.iter().any(|blind| !blind.is_zero()) {
        return Err(NotAudited::Straddle);
    }
    let posting = first.iter().rposition(|blind| !blind.is_zero()).map_or(0, |last| last + 1);
    Ok(first.get(..posting).unwrap_or_default().to_vec())
}

/// The ante, if it is of a kind that is played.
fn ante(antes: &[Chips]) -> Result<Option<Ante>, NotAudited> {
    let amount = antes.iter().copied().max().unwrap_or_default();
    let posting: Vec<usize> =
        (0..).zip(antes).filter(|(_, ante)| !ante.is_zero()).map(|(at, _)| at).collect();
    let by = match (posting.as_slice(), antes.len()) {
        ([], _) => return Ok(None),
        (all, players) if all.len() == players && antes.iter().all(|ante| *ante == amount) => Antes::Each,
        ([1], _) => Antes::BigBlind,
        ([0], 2) => Antes::Button,
        ([last], players) if last + 1 == players => Antes::Button,
        _ => return Err(NotAudited::UnevenAntes),
    };
    Ok(Some(Ante { by, amount }))
}

/// The most that the record tells of each player's cards, when they are dealt or when they are shown.
fn hands(record: &Record) -> Vec<Option<Dealt>> {
    let mut hands: Vec<Option<Dealt>> = record.stacks.iter().map(|_| None).collect();
    for line in &record.acts {
        if let Act::Deal(player, told) | Act::Show(player, Some(told)) = line.act
            && let Some(hand) = hands.get_mut(player)
        {
            let more = hand.is_none_or(|hand| hand.unknown > told.unknown);
            *hand = if more { Some(told) } else { *hand };
        }
    }
    hands
}
