//! A table as it goes over the wire, and back.

use floorman_engine::ruleset::facts::{Antes, Pace, Rotation, Setting, Structure};
use floorman_engine::{Ante, Chips, Fee, Post, Seat, SmallBlind};

use super::open;
use crate::scenario::{SeatSpec, TableSpec};

/// Who posts antes, by its word.
const ANTES: [(&str, Antes); 3] =
    [("each", Antes::Each), ("big-blind", Antes::BigBlind), ("button", Antes::Button)];

/// The word of a setting.
pub(crate) const fn setting(setting: Setting) -> &'static str {
    match setting {
        Setting::Cash => "cash",
        Setting::Tournament => "tournament",
    }
}

/// Says a table in fields.
pub(crate) fn sent(spec: &TableSpec, of: Setting) -> open::Table {
    let seated = |(number, seat): (usize, &SeatSpec)| {
        Some(open::Seated {
            seat: Seat::new(number)?.into(),
            stack: seat.stack.0,
            made_of: seat.made_of.iter().map(|(chip, count)| (chip.0, *count)).collect(),
        })
    };
    let ante = spec.ante.filter(|ante| ante.by != Antes::None);
    let by = |by: Antes| ANTES.iter().find(|(_, known)| *known == by).map_or("", |(word, _)| word).to_owned();
    let both = |(low, high): (Chips, Chips)| (low.0, high.0);
    let post = |(seat, post): &(Seat, Post)| open::Post {
        seat: (*seat).into(),
        live: post.live.0,
        dead: post.dead.0,
    };
    let denominations = spec.chips.iter().map(|chip| chip.0).collect::<Vec<_>>();
    open::Table {
        game: spec.game.clone(),
        structure: spec.structure.word().to_owned(),
        setting: setting(of).to_owned(),
        button: spec.button.into(),
        seats: spec.seats.iter().enumerate().filter_map(seated).collect(),
        blinds: spec.blinds.iter().map(|blind| blind.0).collect(),
        bets: spec.bets.map(both),
        spread: spec.spread.map(both),
        ante: ante.map(|ante| open::Ante { by: by(ante.by), amount: ante.amount.0 }),
        posts: spec.posts.iter().map(post).collect(),
        dead_small_blind: spec.small_blind == SmallBlind::Dead,
        chips: if denominations.is_empty() { vec![1] } else { denominations },
        unit: spec.unit.0,
        betting_unit: spec.betting_unit.map(|unit| unit.0),
        left_in_event: spec.left_in_event,
        mixed: spec.rotation == Rotation::Mixed,
        hand_for_hand: spec.pace == Pace::HandForHand,
        raked: spec.fee == Fee::Rake,
    }
}

/// A table out of its fields; or the field that does not say what it should.
pub(crate) fn read(table: &open::Table) -> Result<TableSpec, &'static str> {
    let word = |known: &[(&str, Structure)], text: &str| {
        known.iter().find(|(word, _)| *word == text).map(|(_, structure)| *structure)
    };
    let both = |(low, high): (u64, u64)| (Chips(low), Chips(high));
    let chips = |amounts: &[u64]| amounts.iter().copied().map(Chips).collect();
    Ok(TableSpec {
        game: table.game.clone(),
        structure: word(&Structure::ALL.map(|it| (it.word(), it)), &table.structure).ok_or("structure")?,
        setting: Some(match table.setting.as_str() {
            "cash" => Setting::Cash,
            "tournament" => Setting::Tournament,
            _ => return Err("setting"),
        }),
        unit: Chips(table.unit),
        chips: chips(&table.chips),
        betting_unit: table.betting_unit.map(Chips),
        blinds: chips(&table.blinds),
        small_blind: if table.dead_small_blind { SmallBlind::Dead } else { SmallBlind::Posted },
        bets: table.bets.map(both),
        spread: table.spread.map(both),
        ante: table.ante.as_ref().map(ante).transpose()?,
        button: table.button.seat().ok_or("button")?,
        seats: table.seats.iter().map(seated).collect(),
        posts: table.posts.iter().map(post).collect::<Result<_, _>>()?,
        left_in_event: table.left_in_event,
        rotation: if table.mixed { Rotation::Mixed } else { Rotation::OneGame },
        pace: if table.hand_for_hand { Pace::HandForHand } else { Pace::AsUsual },
        fee: if table.raked { Fee::Rake } else { Fee::Apart },
    })
}

fn ante(ante: &open::Ante) -> Result<Ante, &'static str> {
    let by = ANTES.iter().find(|(word, _)| *word == ante.by).ok_or("ante")?.1;
    Ok(Ante { by, amount: Chips(ante.amount) })
}

fn seated(seat: &open::Seated) -> SeatSpec {
    let made_of = seat.made_of.iter().map(|(chip, count)| (Chips(*chip), *count)).collect();
    SeatSpec { name: seat.seat.to_string(), stack: Chips(seat.stack), made_of }
}

fn post(post: &open::Post) -> Result<(Seat, Post), &'static str> {
    let seat = post.seat.seat().ok_or("posts")?;
    Ok((seat, Post { live: Chips(post.live), dead: Chips(post.dead) }))
}
