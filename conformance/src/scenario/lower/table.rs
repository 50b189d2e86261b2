//! The table of a scenario, and where its hand opens.

use floorman_engine::notation::is_seat_name;
use floorman_engine::ruleset::facts::{Antes, Pace, Rotation, Setting, Structure};
use floorman_engine::{Ante, Cards, Chips, MAX_SEATS, Post, Seat, SmallBlind};

use super::super::hand::{OpeningSpec, SeatSpec, TableSpec};
use super::super::scalar::{Amount, Pairs};
use super::super::shape::{AnteShape, PostShape, StackShape, StartShape, TableShape};
use super::{Lower, Spot};

const OF: &str = "the table";

pub(super) const STRUCTURES: [(&str, Structure); 4] = [
    ("no-limit", Structure::NoLimit),
    ("pot-limit", Structure::PotLimit),
    ("fixed-limit", Structure::FixedLimit),
    ("spread-limit", Structure::SpreadLimit),
];
const SETTINGS: [(&str, Setting); 2] = [("cash", Setting::Cash), ("tournament", Setting::Tournament)];
const DEAD: [(&str, SmallBlind); 1] = [("dead", SmallBlind::Dead)];
const ANTES: [(&str, Antes); 3] =
    [("each", Antes::Each), ("big-blind", Antes::BigBlind), ("button", Antes::Button)];

pub(super) fn table(lower: &mut Lower<'_>, spot: &Spot, mut shape: TableShape) -> Option<TableSpec> {
    let stakes = stakes(lower, spot, &mut shape);
    let setting = shape.setting.take();
    let setting = setting.and_then(|text| lower.word(&spot.key("setting"), &text, "setting", &SETTINGS));
    let small_blind = shape.small_blind.take();
    let small_blind =
        small_blind.and_then(|text| lower.word(&spot.key("small-blind"), &text, "small blind", &DEAD));
    let left = shape.left_in_event.and_then(|left| left_in_event(lower, &spot.key("left-in-event"), left.0));
    let rotation = if lower.flag(spot, "mixed", shape.mixed) { Rotation::Mixed } else { Rotation::OneGame };
    let hand_for_hand = lower.flag(spot, "hand-for-hand", shape.hand_for_hand);
    let button = lower.required_text(spot, OF, "button", shape.button.take());
    let mut table = TableSpec {
        setting,
        small_blind: small_blind.unwrap_or(SmallBlind::Posted),
        left_in_event: left,
        rotation,
        pace: if hand_for_hand { Pace::HandForHand } else { Pace::AsUsual },
        ..stakes?
    };
    table.button = lower.seat(&spot.key("button"), &table, &button?)?;
    table.posts =
        shape.posts.map_or_else(Vec::new, |posts| posts_of(lower, &spot.key("posts"), &table, posts));
    Some(table)
}

/// Game, amounts and seats; the rest as it is where nothing is said.
fn stakes(lower: &mut Lower<'_>, spot: &Spot, shape: &mut TableShape) -> Option<TableSpec> {
    let game = lower.required_text(spot, OF, "game", shape.game.take());
    let structure = lower.required(spot, OF, "structure", shape.structure.take());
    let structure =
        structure.and_then(|text| lower.word(&spot.key("structure"), &text, "structure", &STRUCTURES));
    let chips = lower.all_chips(&spot.key("chips"), &shape.chips.take().unwrap_or_default());
    let blinds = lower.required(spot, OF, "blinds", shape.blinds.take());
    let blinds = blinds.and_then(|blinds| lower.all_chips(&spot.key("blinds"), &blinds));
    let unit = shape.unit.map_or(Some(Chips(1)), |unit| lower.chips(&spot.key("unit"), unit));
    let bets = shape.bets.take().map(|bets| lower.two_chips(&spot.key("bets"), &bets));
    let ante = shape.ante.take().map(|shape| ante(lower, &spot.key("ante"), shape));
    let seats = lower.required(spot, OF, "seats", shape.seats.take());
    let seats = seats.and_then(|seats| seats_of(lower, &spot.key("seats"), seats, chips.as_deref()));
    Some(TableSpec {
        game: game?,
        structure: structure?,
        setting: None,
        unit: unit?,
        chips: chips?,
        blinds: blinds?,
        small_blind: SmallBlind::Posted,
        bets: bets.map_or(Some(None), |bets| bets.map(Some))?,
        ante: ante.map_or(Some(None), |ante| ante.map(Some))?,
        button: Seat::new(0)?,
        seats: seats?,
        posts: Vec::new(),
        left_in_event: None,
        rotation: Rotation::OneGame,
        pace: Pace::AsUsual,
    })
}

pub(super) fn opening(lower: &mut Lower<'_>, spot: &Spot, shape: StartShape) -> Option<OpeningSpec> {
    let street = lower.required_text(spot, "the start", "street", shape.street);
    let pot = lower.required(spot, "the start", "pot", shape.pot);
    let pot = pot.and_then(|pot| lower.chips(&spot.key("pot"), pot));
    let board = match shape.board {
        Some(board) => lower.cards(&spot.key("board"), &board),
        None => Some(Cards::EMPTY),
    };
    Some(OpeningSpec { street: street?, pot: pot?, board: board? })
}

fn ante(lower: &mut Lower<'_>, spot: &Spot, shape: AnteShape) -> Option<Ante> {
    let by = lower.required(spot, "the ante", "by", shape.by);
    let by = by.and_then(|text| lower.word(&spot.key("by"), &text, "payer of antes", &ANTES));
    let amount = lower.required(spot, "the ante", "amount", shape.amount);
    let amount = amount.and_then(|amount| lower.chips(&spot.key("amount"), amount));
    if amount == Some(Chips::ZERO) {
        lower.wrong(&spot.key("amount"), "an ante of 0 is no ante", "take `ante` out");
    }
    Some(Ante { by: by?, amount: amount? })
}

fn left_in_event(lower: &mut Lower<'_>, spot: &Spot, number: i128) -> Option<u32> {
    let left = u32::try_from(number).ok().filter(|left| *left >= 2);
    if left.is_none() {
        lower.wrong(
            spot,
            format!("{number} players cannot be left in an event that plays on"),
            "write 2 or more",
        );
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
        let message = format!("{} seats: a table has 2 to {MAX_SEATS}", pairs.len());
        lower.wrong(spot, message, "name each seat with its stack, clockwise");
        return None;
    }
    let read = |(name, stack): (String, StackShape)| {
        let spot = spot.key(&name);
        if !is_seat_name(&name) {
            let help = "a seat is one word that begins with a letter and opens no line itself";
            lower.wrong(&spot, format!("`{name}` is no name for a seat"), help);
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
            lower.wrong(&spot, format!("`{name}` has no chips"), "leave a seat without chips out");
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
            lower.wrong(
                &spot,
                format!("`{denomination}` is no chip"),
                "write chip and number, as `{100: 5}`",
            );
            return None;
        };
        if chips.is_some_and(|chips| !chips.is_empty() && !chips.contains(&value)) {
            lower.wrong(&spot, format!("no chip of {value} is in play"), "name it in `chips`");
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
        lower.wrong(
            spot,
            "the stack is more chips than can be counted",
            format!("stacks go up to {}", Chips::LIMIT),
        );
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
            lower.wrong(&spot, "the post is empty", "write `live`, `dead` or both");
        }
        Some((seat?, Post { live, dead }))
    };
    pairs.into_iter().filter_map(read).collect()
}
