//! Whether two scenarios are twins: one value apart, and come out as they say.

use floorman_engine::notation::Line;

use super::{Body, OpeningSpec, Outcome, Scenario, Step, TableSpec, What};

/// What is wrong with a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoTwins {
    /// The other does not name the one back.
    NotMutual,
    /// They differ in nothing that is played.
    NoDifference,
    /// They differ in so many values.
    TooFar(usize),
    /// They come out the same, and are not marked so.
    SameOutcome,
    /// They are marked as coming out the same, and do not.
    OtherOutcome,
}

/// Whether the first is a twin of the second, and comes out as it says.
pub(crate) fn twins(one: &Scenario, other: &Scenario) -> Result<(), NoTwins> {
    let back = other.twin.filter(|twin| twin.id == one.id);
    let (Some(mine), Some(back)) = (one.twin, back) else {
        return Err(NoTwins::NotMutual);
    };
    match distance(&one.body, &other.body) {
        0 => return Err(NoTwins::NoDifference),
        1 => {}
        more => return Err(NoTwins::TooFar(more)),
    }
    let marked_same = mine.outcome == Outcome::Same || back.outcome == Outcome::Same;
    match (marked_same, asked(&one.body) == asked(&other.body)) {
        (false, true) => Err(NoTwins::SameOutcome),
        (true, false) => Err(NoTwins::OtherOutcome),
        (true, true) | (false, false) => Ok(()),
    }
}

/// In how many values two bodies differ: of the table, of the start, of what is played.
fn distance(one: &Body, other: &Body) -> usize {
    match (one, other) {
        (Body::Hand(one), Body::Hand(other)) => {
            differing(&of_table(&one.table), &of_table(&other.table))
                + usize::from(reseated(&one.table, &other.table))
                + differing(&of_start(one.start.as_ref()), &of_start(other.start.as_ref()))
                + edits(&played(one.steps.iter()), &played(other.steps.iter()))
        }
        (Body::Compare(one), Body::Compare(other)) => {
            usize::from(one.by != other.by)
                + usize::from(one.board != other.board)
                + edits(&one.hands, &other.hands)
        }
        (Body::Hand(_), Body::Compare(_)) | (Body::Compare(_), Body::Hand(_)) => usize::MAX,
    }
}

/// A step without what is asked of it.
#[derive(Debug, PartialEq, Eq)]
enum Played<'a> {
    Do(Line, Option<&'a [String]>),
    Try(Line),
}

fn played<'a>(steps: impl Iterator<Item = &'a Step>) -> Vec<Played<'a>> {
    let played = |step: &'a Step| match &step.what {
        What::Do(line, _) => Some(Played::Do(*line, step.only.as_deref())),
        What::Try(line, _) => Some(Played::Try(*line)),
        What::Expect(_) => None,
    };
    steps.filter_map(played).collect()
}

/// Everything that is asked, in order.
fn asked(body: &Body) -> Vec<String> {
    match body {
        Body::Hand(script) => script
            .steps
            .iter()
            .filter(|step| step.asks())
            .map(|step| match &step.what {
                What::Do(_, check) | What::Try(_, check) => format!("{check:?} {:?}", step.only),
                What::Expect(expectation) => format!("{expectation:?} {:?}", step.only),
            })
            .collect(),
        Body::Compare(comparison) => comparison.orders.iter().map(|order| format!("{order:?}")).collect(),
    }
}

/// The values of a table, each under its key.
fn of_table(table: &TableSpec) -> Vec<(String, String)> {
    let mut values = vec![
        ("game".to_owned(), table.game.clone()),
        ("structure".to_owned(), format!("{:?}", table.structure)),
        ("setting".to_owned(), format!("{:?}", table.setting)),
        ("unit".to_owned(), table.unit.to_string()),
        ("betting-unit".to_owned(), format!("{:?}", table.betting_unit)),
        ("small-blind".to_owned(), format!("{:?}", table.small_blind)),
        ("button".to_owned(), table.name(table.button).to_owned()),
        ("left-in-event".to_owned(), format!("{:?}", table.left_in_event)),
        ("mixed".to_owned(), format!("{:?}", table.rotation)),
        ("hand-for-hand".to_owned(), format!("{:?}", table.pace)),
        ("raked".to_owned(), format!("{:?}", table.fee)),
    ];
    let spread = table.spread.map_or_else(Vec::new, |(low, high)| vec![low, high]);
    let bets = table.bets.map_or_else(Vec::new, |(small, big)| vec![small, big]);
    for (key, amounts) in
        [("blinds", &table.blinds), ("chips", &table.chips), ("bets", &bets), ("spread", &spread)]
    {
        values.extend(
            amounts.iter().enumerate().map(|(nth, amount)| (format!("{key} {nth}"), amount.to_string())),
        );
    }
    if let Some(ante) = table.ante {
        values.push(("ante by".to_owned(), format!("{:?}", ante.by)));
        values.push(("ante amount".to_owned(), ante.amount.to_string()));
    }
    for seat in &table.seats {
        values.push((format!("seat {}", seat.name), format!("{} {:?}", seat.stack, seat.made_of)));
    }
    for (seat, post) in &table.posts {
        values.push((format!("post {} live", table.name(*seat)), post.live.to_string()));
        values.push((format!("post {} dead", table.name(*seat)), post.dead.to_string()));
    }
    values
}

fn of_start(start: Option<&OpeningSpec>) -> Vec<(String, String)> {
    start.map_or_else(Vec::new, |start| {
        vec![
            ("street".to_owned(), start.street.clone()),
            ("pot".to_owned(), start.pot.to_string()),
            ("board".to_owned(), start.board.to_string()),
        ]
    })
}

/// How many values differ, or stand on one side only.
fn differing(one: &[(String, String)], other: &[(String, String)]) -> usize {
    let missing = |from: &[(String, String)], entry: &(String, String)| !from.contains(entry);
    let changed = one.iter().filter(|entry| missing(other, entry)).count();
    let added = other.iter().filter(|(key, _)| one.iter().all(|(known, _)| known != key)).count();
    changed + added
}

/// Whether both tables have the same seats in another order.
fn reseated(one: &TableSpec, other: &TableSpec) -> bool {
    let names = |table: &TableSpec| table.seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>();
    let (one, other) = (names(one), names(other));
    one != other && one.len() == other.len() && one.iter().all(|name| other.contains(name))
}

/// How many items have to be put in, taken out or changed to come from one list to the other.
fn edits<T: PartialEq>(from: &[T], to: &[T]) -> usize {
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (taken, item) in from.iter().enumerate() {
        let mut diagonal = taken;
        let mut left = taken + 1;
        for (above, other) in row.iter_mut().skip(1).zip(to) {
            let changed = diagonal + usize::from(item != other);
            diagonal = *above;
            left = changed.min(*above + 1).min(left + 1);
            *above = left;
        }
        if let Some(first) = row.first_mut() {
            *first = taken + 1;
        }
    }
    row.last().copied().unwrap_or_default()
}
