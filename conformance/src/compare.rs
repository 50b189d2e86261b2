//! Compares what came out with what a scenario expects. Only what is named is compared; whoever played the hand.

use floorman_engine::{Action, Chips, Question, Seat};

use crate::scenario::{Check, Expectation, HeldIs, May, PotIs, TableSpec};
use crate::transcript::Mismatch;
use crate::words::said;

/// A hand as it can be seen by whoever compares it. Seats are those of the table.
pub(crate) trait Observed {
    /// The seat to act.
    fn actor(&self) -> Option<Seat>;
    /// All that it may do.
    fn may(&self) -> Option<May>;
    /// What the table waits for, in words.
    fn waits_for(&self) -> String;
    /// The question that is left to the floor.
    fn floor_question(&self) -> Option<Question>;
    /// Whether the deal is void.
    fn is_misdealt(&self) -> bool;
    /// Whether everything is awarded.
    fn is_over(&self) -> bool;
    /// The pots after the last collection; before any, those of what lies in the pot already.
    fn pots(&self) -> Vec<PotIs>;
    /// What came back at the last collection.
    fn returned(&self) -> Vec<(Seat, Chips)>;
    /// What came back of the chips that the last step put out in silence.
    fn change(&self) -> Vec<(Seat, Chips)>;
    /// Who got what of each pot, main pot first.
    fn awards(&self) -> Vec<Vec<(Seat, Chips)>>;
    /// The pots in the order in which they were awarded.
    fn award_order(&self) -> Vec<u8>;
    /// What a seat has.
    fn stack(&self, seat: Seat) -> Chips;
    /// What a seat has beside what it was given, and not by winning it: chips from outside, or found behind it.
    fn brought(&self, seat: Seat) -> Chips;
    /// What the house took.
    fn rake(&self) -> Chips;
    /// What went to a jackpot of the pots.
    fn jackpot(&self) -> Chips;
    /// The seats in the order in which they have shown and are due.
    fn show_order(&mut self) -> Vec<Seat>;
    /// The seats whose hands are turned up.
    fn face_up(&self) -> Vec<Seat>;
}

/// What an event was held to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum HeldAs {
    /// What it was declared to be, if that was said in so many words.
    Declared(Option<Action>),
    /// Another act.
    Act(Action),
    /// Nothing.
    Void,
    /// For the floor to decide.
    Floor,
    /// It cannot happen at a table.
    Impossible,
}

/// Compares everything but rulings and grounds.
pub(crate) fn state<O: Observed>(
    expected: &Expectation,
    spec: &TableSpec,
    seen: &mut O,
    wrong: &mut Vec<Mismatch>,
) {
    of_the_seat(expected, spec, seen, wrong);
    of_the_pots(expected, spec, seen, wrong);
    results(expected, spec, seen, wrong);
    for (asked, expected, got) in
        [("rake", expected.rake, seen.rake()), ("jackpot", expected.jackpot, seen.jackpot())]
    {
        let Some(chips) = expected else { continue };
        let said_got = || or_not_over(seen, got.to_string());
        differ(wrong, asked, seen.is_over() && got == chips, || chips.to_string(), said_got);
    }
    if let Some(order) = &expected.show_order {
        let got = seen.show_order();
        differ(wrong, "show-order", got == *order, || said::seats(order, spec), || said::seats(&got, spec));
    }
    if let Some(up) = &expected.face_up {
        let got = seen.face_up();
        let right = got.len() == up.len() && got.iter().all(|seat| up.contains(seat));
        differ(wrong, "face-up", right, || said::seats(up, spec), || said::seats(&got, spec));
    }
}

fn of_the_seat<O: Observed>(expected: &Expectation, spec: &TableSpec, seen: &O, wrong: &mut Vec<Mismatch>) {
    if let Some(seat) = expected.to_act {
        let acts = seen.actor() == Some(seat);
        differ(wrong, "to-act", acts, || said::to_act(spec.name(seat)), || seen.waits_for());
    }
    if let Some(may) = &expected.may {
        let got = seen.may();
        let said_got = || match &got {
            Some(got) => said::may(got, whole),
            None => seen.waits_for(),
        };
        differ(wrong, "may", got.as_ref() == Some(may), || said::may(may, whole), said_got);
    }
    if let Some(question) = expected.floor_decision {
        let got = seen.floor_question();
        let said_question = |question: Option<Question>| said::floor(question.map(Question::name));
        let right = got == Some(question);
        differ(wrong, "floor-decision", right, || said_question(Some(question)), || said_question(got));
    }
    if let Some(misdeal) = expected.misdeal {
        let got = seen.is_misdealt();
        let word = |is: bool| if is { said::MISDEAL } else { said::NO_MISDEAL }.to_owned();
        differ(wrong, "misdeal", got == misdeal, || word(misdeal), || word(got));
    }
}

fn of_the_pots<O: Observed>(expected: &Expectation, spec: &TableSpec, seen: &O, wrong: &mut Vec<Mismatch>) {
    if let Some(pots) = &expected.pots {
        let got = seen.pots();
        let right = same_pots(&got, pots);
        differ(wrong, "pots", right, || said::pots(pots, spec), || said::pots(&got, spec));
    }
    if let Some(returned) = &expected.returned {
        let got = seen.returned();
        let right = same_amounts(&got, returned);
        differ(wrong, "returned", right, || said::amounts(returned, spec), || said::amounts(&got, spec));
    }
    if let Some(change) = &expected.change {
        let got = seen.change();
        let right = same_amounts(&got, change);
        differ(wrong, "change", right, || said::amounts(change, spec), || said::amounts(&got, spec));
    }
}

/// What the hand came to. Nothing of it is there before the hand is over.
fn results<O: Observed>(expected: &Expectation, spec: &TableSpec, seen: &O, wrong: &mut Vec<Mismatch>) {
    let over = seen.is_over();
    if let Some(awards) = &expected.awards {
        let got = seen.awards();
        let right = over && same_awards(&got, awards);
        let said_got = || or_not_over(seen, said::awards(&got, spec));
        differ(wrong, "awards", right, || said::awards(awards, spec), said_got);
    }
    if let Some(order) = &expected.award_order {
        let got = seen.award_order();
        let said_got = || or_not_over(seen, said::pots_called(&got));
        differ(wrong, "award-order", over && got == *order, || said::pots_called(order), said_got);
    }
    if let Some(net) = &expected.net {
        let got: Vec<(Seat, i128)> = net.iter().map(|(seat, _)| (*seat, net_of(*seat, spec, seen))).collect();
        let said_got = || or_not_over(seen, said::net(&got, spec));
        differ(wrong, "net", over && got == *net, || said::net(net, spec), said_got);
    }
    if let Some(stacks) = &expected.stacks {
        let got: Vec<(Seat, Chips)> = stacks.iter().map(|(seat, _)| (*seat, seen.stack(*seat))).collect();
        let said_got = || or_not_over(seen, said::amounts(&got, spec));
        differ(wrong, "stacks", over && got == *stacks, || said::amounts(stacks, spec), said_got);
    }
}

/// What a seat won or lost since the script began.
fn net_of<O: Observed>(seat: Seat, spec: &TableSpec, seen: &O) -> i128 {
    let given = spec.seats.get(seat.number()).map_or(Chips::ZERO, |seat| seat.stack);
    let had = i128::from(given.0) + i128::from(seen.brought(seat).0);
    i128::from(seen.stack(seat).0) - had
}

fn or_not_over<O: Observed>(seen: &O, got: String) -> String {
    if seen.is_over() { got } else { said::not_over(&got, &seen.waits_for()) }
}

/// Compares what an event was held to be.
pub(crate) fn held(expected: HeldIs, held: HeldAs, got: impl FnOnce() -> String, wrong: &mut Vec<Mismatch>) {
    differ(wrong, "held", is_held(expected, held), || said::held_is(expected), got);
}

fn is_held(expected: HeldIs, held: HeldAs) -> bool {
    match (expected, held) {
        (HeldIs::AsDeclared, HeldAs::Declared(_))
        | (HeldIs::Void, HeldAs::Void)
        | (HeldIs::Floor, HeldAs::Floor) => true,
        (HeldIs::Act(action), HeldAs::Act(became)) => action == became,
        (HeldIs::Act(action), HeldAs::Declared(declared)) => declared == Some(action),
        (HeldIs::AsDeclared | HeldIs::Void | HeldIs::Floor, _)
        | (HeldIs::Act(_), HeldAs::Void | HeldAs::Floor | HeldAs::Impossible) => false,
    }
}

/// Compares the questions among the grounds.
pub(crate) fn grounds(check: &Check, got: &[Question], wrong: &mut Vec<Mismatch>) {
    let names = |questions: &[Question]| said::questions(questions.iter().map(|question| question.name()));
    if !check.because.is_empty() {
        let right = check.because.iter().all(|question| got.contains(question));
        differ(wrong, "because", right, || names(&check.because), || names(got));
    }
    if let Some(only) = &check.because_only {
        let right = only.len() == got.len() && only.iter().all(|question| got.contains(question));
        differ(wrong, "because-only", right, || names(only), || names(got));
    }
}

/// Which grounds are those of what is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct GroundsAsked {
    /// Those of what the seat may do.
    pub(crate) options: bool,
    /// Those of the last step, and of what followed from it.
    pub(crate) step: bool,
    /// Those of what the dealer did by rule in the hand.
    pub(crate) duties: bool,
}

impl GroundsAsked {
    /// Those of the seat's options, of what happened since the last step, of all that the dealer did by rule.
    pub(crate) fn of(expected: &Expectation) -> Self {
        let seat = asks_the_seat(expected);
        let happened = asks_what_happened(expected);
        let neither = !seat && !happened;
        Self { options: seat || neither, step: happened || neither, duties: asks_for_a_result(expected) }
    }
}

/// Whether it is asked whose turn it is, or what the seat may do.
pub(crate) fn asks_the_seat(expected: &Expectation) -> bool {
    expected.to_act.is_some() || expected.may.is_some()
}

fn asks_what_happened(expected: &Expectation) -> bool {
    expected.pots.is_some()
        || expected.returned.is_some()
        || expected.change.is_some()
        || expected.face_up.is_some()
        || expected.check.held.is_some()
        || expected.check.refused.is_some()
        || asks_for_a_result(expected)
}

/// What comes of the whole hand rests on how its pots came about, too.
fn asks_for_a_result(expected: &Expectation) -> bool {
    expected.show_order.is_some()
        || expected.awards.is_some()
        || expected.award_order.is_some()
        || expected.net.is_some()
        || expected.stacks.is_some()
        || expected.rake.is_some()
        || expected.jackpot.is_some()
}

/// Notes what is not as expected.
pub(crate) fn differ(
    wrong: &mut Vec<Mismatch>,
    asked: &'static str,
    right: bool,
    expected: impl FnOnce() -> String,
    got: impl FnOnce() -> String,
) {
    if !right {
        wrong.push(Mismatch { asked, expected: expected(), got: got() });
    }
}

/// Scenarios count in chips, whatever the table's currency.
fn whole(chips: Chips) -> String {
    chips.to_string()
}

fn same_pots(got: &[PotIs], expected: &[PotIs]) -> bool {
    let same_seats = |one: &PotIs, other: &PotIs| {
        one.seats.len() == other.seats.len() && one.seats.iter().all(|s| other.seats.contains(s))
    };
    got.len() == expected.len()
        && got
            .iter()
            .zip(expected)
            .all(|(got, expected)| got.amount == expected.amount && same_seats(got, expected))
}

fn same_awards(got: &[Vec<(Seat, Chips)>], expected: &[Vec<(Seat, Chips)>]) -> bool {
    got.len() == expected.len() && got.iter().zip(expected).all(|(got, expected)| same_amounts(got, expected))
}

fn same_amounts<T: PartialEq>(got: &[(Seat, T)], expected: &[(Seat, T)]) -> bool {
    got.len() == expected.len() && got.iter().all(|entry| expected.contains(entry))
}
