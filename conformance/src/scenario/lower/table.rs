//! The table of a scenario, and where its hand opens.

use floorman_engine::notation::is_seat_name;
use floorman_engine::ruleset::facts::{Antes, Pace, Rotation, Setting, Structure};
use floorman_engine::{Ante, Cards, Chips, Fee, MAX_SEATS, Post, Seat, SmallBlind};

use super::super::hand::{OpeningSpec, SeatSpec, TableSpec};
use super::super::scalar::{Amount, Pairs};
use super::super::shape::{AnteShape, PostShape, StackShape, StartShape, TableShape};
use super::{Lower, Spot};
use crate::words::refused::table as said;

const SETTINGS: [(&str, Setting); 2] = [("cash", Setting::Cash), ("tournament", Setting::Tournament)];
const DEAD: [(&str, SmallBlind); 1] = [("dead", SmallBlind::Dead)];
const ANTES: [(&str, Antes); 3] =
    [("each", Antes::Each), ("big-blind", Antes::BigBlind), ("button", Antes::Button)];

pub(super) fn table(lower: &mut Lower<'_>, spot: &Spot, mut shape: TableShape) -> Option<TableSpec> {
    let stakes = stakes(lower, spot, &mut shape);
    let setting = shape.setting.take();
    let setting = setting.and_then(|text| lower.word(&spot.key("setting"), &text, said::SETTING, &SETTINGS));
    let small_blind = shape.small_blind.take();
    let small_blind =
        small_blind.and_then(|text| lower.word(&spot.key("small-blind"), &text, said::SMALL_BLIND, &DEAD));
    let left = shape.left_in_event.and_then(|left| left_in_event(lower, &spot.key("left-in-event"), left.0));
    let rotation = if lower.flag(spot, "mixed", shape.mixed) { Rotation::Mixed } else { Rotation::OneGame };
    let hand_for_hand = lower.flag(spot, "hand-for-hand", shape.hand_for_hand);
    let raked = lower.flag(spot, "raked", shape.raked);
    let button = lower.required_text(spot, said::TABLE, "button", shape.button.take());
    let mut table = TableSpec {
        setting,
        small_blind: small_blind.unwrap_or(SmallBlind::Posted),
        left_in_event: left,
        rotation,
        pace: if hand_for_hand { Pace::HandForHand } else { Pace::AsUsual },
        fee: if raked { Fee::Rake } else { Fee::Apart },
        ..stakes?
    };
    table.button = lower.seat(&spot.key("button"), &table, &button?)?;
    table.posts =
        shape.posts.map_or_else(Vec::new, |posts| posts_of(lower, &spot.key("posts"), &table, posts));
    Some(table)
}

/// Game, amounts and seats; the rest as it is where nothing is said.
fn stakes(lower: &mut Lower<'_>, spot: &Spot, shape: &mut TableShape) -> Option<TableSpec> {
    let game = lower.required_text(spot, said::TABLE, "game", shape.game.take());
    let structure = lower.required(spot, said::TABLE, "structure", shape.structure.take());
    let structure = structure.and_then(|text| {
        lower.word(&spot.key("structure"), &text, said::STRUCTURE, &Structure::ALL.map(|it| (it.word(), it)))
    });
    let chips = lower.all_chips(&spot.key("chips"), &shape.chips.take().unwrap_or_default());
    let blinds = lower.required(spot, said::TABLE, "blinds", shape.blinds.take());
    let blinds = blinds.and_then(|blinds| lower.all_chips(&spot.key("blinds"), &blinds));
    let unit = shape.unit.map_or(Some(Chips(1)), |unit| lower.chips(&spot.key("unit"), unit));
    let betting_unit = shape.betting_unit.map(|unit| lower.chips(&spot.key("betting-unit"), unit));
    let spread = shape.spread.take().map(|spread| lower.two_chips(&spot.key("spread"), &spread));
    let bets = shape.bets.take().map(|bets| lower.two_chips(&spot.key("bets"), &bets));
    let ante = shape.ante.take().map(|shape| ante(lower, &spot.key("ante"), shape));
    let seats = lower.required(spot, said::TABLE, "seats", shape.seats.take());
    let seats = seats.and_then(|seats| seats_of(lower, &spot.key("seats"), seats, chips.as_deref()));
    Some(TableSpec {
        game: game?,
        structure: structure?,
        setting: None,
        unit: unit?,
        chips: chips?,
        betting_unit: betting_unit.map_or(Some(None), |unit| unit.map(Some))?,
        blinds: blinds?,
        small_blind: SmallBlind::Posted,
        spread: spread.map_or(Some(None), |spread| spread.map(Some))?,
        bets: bets.map_or(Some(None), |bets| bets.map(Some))?,
        ante: ante.map_or(Some(None), |ante| ante.map(Some))?,
        button: Seat::new(0)?,
        seats: seats?,
        posts: Vec::new(),
        left_in_event: None,
        rotation: Rotation::OneGame,
        pace: Pace::AsUsual,
        fee: Fee::Apart,
    })
}

pub(super) fn opening(lower: &mut Lower<'_>, spot: &Spot, shape: StartShape) -> Option<OpeningSpec> {
    let street = lower.required_text(spot, said::START, "street", shape.street);
    let pot = lower.required(spot, said::START, "pot", shape.pot);
    let pot = pot.and_then(|pot| lower.chips(&spot.key("pot"), pot));
    let board = match shape.board {
        Some(board) => lower.cards(&spot.key("board"), &board),
        None => Some(Cards::EMPTY),
    };
    Some(OpeningSpec { street: street?, pot: pot?, board: board? })
}

fn ante(lower: &mut Lower<'_>, spot: &Spot, shape: AnteShape) -> Option<Ante> {
    let by = lower.required(spot, said::ANTE, "by", shape.by);
    let by = by.and_then(|text| lower.word(&spot.key("by"), &text, said::PAYER, &ANTES));
    let amount = lower.required(spot, said::ANTE, "amount", shape.amount);
    let amount = amount.and_then(|amount| lower.chips(&spot.key("amount"), amount));
    if amount == Some(Chips::ZERO) {
        lower.wrong(&spot.key("amount"), said::no_ante());
    }
    Some(Ante { by: by?, amount: amount? })
}

fn left_in_event(lower: &mut Lower<'_>, spot: &Spot, number: i128) -> Option<u32> {
    let left = u32::try_from(number).ok().filter(|left| *left >= 2);
    if left.is_none() {
        lower.wrong(spot, said::left_in_event(number));
    }
    left
}

fn seats_of(
    lower: &mut Lower<'_>,
    spot: &Spot,
    Pairs(pairs): Pairs<StackShape>,
    chips: Option<&[Chips]>,
) -> Option<Vec<SeatSpec>> {
    if !(2..=MAX_SEATS).contains(&pairs.len()) {
        lower.wrong(spot, said::seats(pairs.len()));
        return None;
    }
    let read = |(name, stack): (String, StackShape)| {
        let spot = spot.key(&name);
        if !is_seat_name(&name) {
            lower.wrong(&spot, said::seat_name(&name));
        }
        let made_of = match &stack {
            StackShape::Amount(_) => Vec::new(),
            StackShape::Chips(pairs) => made_of(lower, &spot, pairs, chips)?,
        };
        let stack = match stack {
            StackShape::Amount(amount) => lower.chips(&spot, amount)?,
            StackShape::Chips(_) => total(lower, &spot, &made_of)?,
        };
        if stack.is_zero() {
            lower.wrong(&spot, said::no_chips(&name));
        }
        Some(SeatSpec { name, stack, made_of })
    };
    let seats: Vec<Option<SeatSpec>> = pairs.into_iter().map(read).collect();
    seats.into_iter().collect()
}

fn made_of(
    lower: &mut Lower<'_>,
    spot: &Spot,
    Pairs(pairs): &Pairs<Amount>,
    chips: Option<&[Chips]>,
) -> Option<Vec<(Chips, u64)>> {
    let read = |(denomination, count): &(String, Amount)| {
        let spot = spot.key(denomination);
        let value = denomination.parse().ok().map(Chips).filter(|value| !value.is_zero());
        let Some(value) = value else {
            lower.wrong(&spot, said::no_chip(denomination));
            return None;
        };
        if chips.is_some_and(|chips| !chips.is_empty() && !chips.contains(&value)) {
            lower.wrong(&spot, said::not_in_play(value));
        }
        Some((value, lower.chips(&spot, *count)?.0))
    };
    let stack: Vec<Option<(Chips, u64)>> = pairs.iter().map(read).collect();
    stack.into_iter().collect()
}

fn total(lower: &mut Lower<'_>, spot: &Spot, made_of: &[(Chips, u64)]) -> Option<Chips> {
    let sum =
        made_of.iter().try_fold(0_u64, |sum, (chip, count)| sum.checked_add(chip.0.checked_mul(*count)?));
    if sum.is_none() {
        lower.wrong(spot, said::too_many_chips());
    }
    sum.map(Chips)
}

fn posts_of(
    lower: &mut Lower<'_>,
    spot: &Spot,
    table: &TableSpec,
    Pairs(pairs): Pairs<PostShape>,
) -> Vec<(Seat, Post)> {
    let read = |(name, shape): (String, PostShape)| {
        let spot = spot.key(&name);
        let seat = lower.seat(&spot, table, &name);
        let live = shape.live.map_or(Some(Chips::ZERO), |live| lower.chips(&spot.key("live"), live))?;
        let dead = shape.dead.map_or(Some(Chips::ZERO), |dead| lower.chips(&spot.key("dead"), dead))?;
        if live.is_zero() && dead.is_zero() {
            lower.wrong(&spot, said::empty_post());
        }
        Some((seat?, Post { live, dead }))
    };
    pairs.into_iter().filter_map(read).collect()
}
