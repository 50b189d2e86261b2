//! Compares what came out with what a scenario expects. Only what is named is compared.

use floorman_engine::{
    Chips, Event, Held, Impossible, Options, Pending, Question, Ruling, Seat, Seats, WagerOption, Why,
};

use super::Departure;
use super::hand::{Outcome, Player, add_to};
use crate::scenario::{Check, Expectation, HeldIs, May, PotIs, Refusal};
use crate::transcript::{Asked, Entry, Mismatch, listed};
use crate::words::said;

impl Player<'_, '_> {
    /// Compares a hand as it stands.
    pub(super) fn compare(&mut self, nth: usize, expected: &Expectation) {
        let options = self.hand.options();
        if let Some(options) = &options {
            add_to(&mut self.record.cited, &options.why);
        }
        if asks_the_seat(expected) {
            self.tell_decision();
            if let Some(options) = &options {
                add_to(&mut self.cited, &options.why);
            }
        }
        let mut wrong = Vec::new();
        self.compare_seat(expected, options.as_ref(), &mut wrong);
        self.compare_pots(expected, &mut wrong);
        self.compare_change(expected, &mut wrong);
        self.compare_results(expected, &mut wrong);
        self.compare_show_order(expected, &mut wrong);
        self.compare_hands(expected, &mut wrong);
        if let Some(last) = &self.last {
            compare_ruling(&expected.check, last, &mut wrong);
        }
        let why = self.grounds_of(expected, options.as_ref());
        self.compare_grounds(&expected.check, why, &mut wrong);
        self.asked(nth, wrong, why);
    }

    /// Compares the ruling of one event.
    pub(super) fn compare_check(&mut self, nth: usize, check: &Check, outcome: &Outcome) {
        let mut wrong = Vec::new();
        compare_ruling(check, outcome, &mut wrong);
        if let (Err(impossible), None) = (&outcome.1, check.refused) {
            let expected = said::HAPPENS.to_owned();
            wrong.push(Mismatch { asked: "step", expected, got: impossible.to_string() });
        }
        let why = outcome.1.as_ref().ok().map(|ruling| ruling.why);
        self.compare_grounds(check, why, &mut wrong);
        if !check.is_empty() || !wrong.is_empty() {
            self.asked(nth, wrong, why);
        }
    }

    /// The next hand cannot begin before this one is over.
    pub(super) fn departs_by_an_open_hand(&mut self, nth: usize) {
        let got = said::pending(self.hand.pending(), self.stuck, |seat| self.name(seat));
        let wrong = vec![Mismatch { asked: "next hand", expected: said::OVER.to_owned(), got }];
        self.asked(nth, wrong, self.since);
    }

    fn asked(&mut self, step: usize, departures: Vec<Mismatch>, why: Option<Why>) {
        if !departures.is_empty() {
            self.record.departures.push(Departure {
                step,
                mismatches: departures.clone(),
                grounds: why.as_ref().map(listed).unwrap_or_default(),
                cited: self.cited.as_ref().map(listed).unwrap_or_default(),
            });
        }
        self.record.entries.push(Entry::Asked(Asked { step, departures }));
    }

    fn compare_seat(&self, expected: &Expectation, options: Option<&Options>, wrong: &mut Vec<Mismatch>) {
        let pending = self.hand.pending();
        if let Some(seat) = expected.to_act {
            let acts = matches!(pending, Pending::Act(actor) if self.at_table(actor) == seat);
            let got = || said::pending(pending, self.stuck, |seat| self.name(seat));
            differ(wrong, "to-act", acts, || said::to_act(self.spec().name(seat)), got);
        }
        if let Some(may) = &expected.may {
            let got = options.map(May::from);
            let said_got = || match &got {
                Some(got) => said::may(got, whole),
                None => said::pending(pending, self.stuck, |seat| self.name(seat)),
            };
            differ(wrong, "may", got.as_ref() == Some(may), || said::may(may, whole), said_got);
        }
        if let Some(question) = expected.floor_decision {
            let got = self.floor_question(options);
            let said_question = |question: Option<Question>| said::floor(question.map(Question::name));
            let right = got == Some(question);
            differ(wrong, "floor-decision", right, || said_question(Some(question)), || said_question(got));
        }
        if let Some(misdeal) = expected.misdeal {
            let got = self.hand.is_misdealt();
            let word = |is: bool| if is { said::MISDEAL } else { said::NO_MISDEAL }.to_owned();
            differ(wrong, "misdeal", got == misdeal, || word(misdeal), || word(got));
        }
    }

    fn floor_question(&self, options: Option<&Options>) -> Option<Question> {
        let held = match self.last {
            Some((_, Ok(Ruling { held: Held::Floor(question), .. }))) => Some(question),
            Some(_) | None => None,
        };
        held.or(match options.map(|options| options.wager) {
            Some(WagerOption::Floor(question)) => Some(question),
            Some(_) | None => None,
        })
    }

    fn compare_pots(&self, expected: &Expectation, wrong: &mut Vec<Mismatch>) {
        let spec = self.spec();
        if let Some(pots) = &expected.pots {
            let got = self.pots_seen();
            let right = same_pots(&got, pots);
            differ(wrong, "pots", right, || said::pots(pots, spec), || said::pots(&got, spec));
        }
        if let Some(returned) = &expected.returned {
            let got = &self.returned;
            let right = same_amounts(got, returned);
            differ(wrong, "returned", right, || said::amounts(returned, spec), || said::amounts(got, spec));
        }
    }

    fn compare_change(&self, expected: &Expectation, wrong: &mut Vec<Mismatch>) {
        let spec = self.spec();
        if let Some(change) = &expected.change {
            let right = same_amounts(&self.change, change);
            let got = || said::amounts(&self.change, spec);
            differ(wrong, "change", right, || said::amounts(change, spec), got);
        }
    }

    /// Compares what the hand came to. Nothing of it is there before the hand is over.
    fn compare_results(&self, expected: &Expectation, wrong: &mut Vec<Mismatch>) {
        let spec = self.spec();
        let over = self.hand.pending() == Pending::Over;
        if let Some(awards) = &expected.awards {
            let got = self.awards_so_far();
            let right = over && same_awards(&got, awards);
            let said_got = || self.or_not_over(said::awards(&got, spec));
            differ(wrong, "awards", right, || said::awards(awards, spec), said_got);
        }
        if let Some(order) = &expected.award_order {
            let got: Vec<u8> = self.awards.iter().map(|(pot, _)| *pot).collect();
            let said_got = || self.or_not_over(said::pots_called(&got));
            differ(wrong, "award-order", over && got == *order, || said::pots_called(order), said_got);
        }
        if let Some(net) = &expected.net {
            let got = of_same_seats(&self.net(), net);
            let said_got = || self.or_not_over(said::net(&got, spec));
            differ(wrong, "net", over && got == *net, || said::net(net, spec), said_got);
        }
        if let Some(stacks) = &expected.stacks {
            let got: Vec<(Seat, Chips)> = stacks.iter().map(|(seat, _)| (*seat, self.stack(*seat))).collect();
            let said_got = || self.or_not_over(said::amounts(&got, spec));
            differ(wrong, "stacks", over && got == *stacks, || said::amounts(stacks, spec), said_got);
        }
        if let Some(rake) = expected.rake {
            let got = self.hand.rake();
            let said_got = || self.or_not_over(got.to_string());
            differ(wrong, "rake", over && got == rake, || rake.to_string(), said_got);
        }
    }

    fn compare_show_order(&mut self, expected: &Expectation, wrong: &mut Vec<Mismatch>) {
        if let Some(order) = &expected.show_order {
            let got = self.show_order();
            let spec = self.spec();
            let right = got == *order;
            differ(wrong, "show-order", right, || said::seats(order, spec), || said::seats(&got, spec));
        }
    }

    fn compare_hands(&self, expected: &Expectation, wrong: &mut Vec<Mismatch>) {
        let spec = self.spec();
        if let Some(up) = &expected.face_up {
            let got: Vec<Seat> = self.hand.face_up().into_iter().map(|seat| self.at_table(seat)).collect();
            let right = got.len() == up.len() && got.iter().all(|seat| up.contains(seat));
            differ(wrong, "face-up", right, || said::seats(up, spec), || said::seats(&got, spec));
        }
    }

    /// The grounds of what is asked: of the seat's options, of what happened since the last step, of all that the
    /// dealer did by rule.
    fn grounds_of(&self, expected: &Expectation, options: Option<&Options>) -> Option<Why> {
        let seat = asks_the_seat(expected);
        let happened = asks_what_happened(expected);
        let neither = !seat && !happened;
        let parts = [
            options.map(|options| options.why).filter(|_| seat || neither),
            self.since.filter(|_| happened || neither),
            self.duties.filter(|_| asks_for_a_result(expected)),
        ];
        parts.into_iter().flatten().reduce(|one, other| one.and(&other))
    }

    fn compare_grounds(&self, check: &Check, why: Option<Why>, wrong: &mut Vec<Mismatch>) {
        let mut got: Vec<Question> = Vec::new();
        for id in why.iter().flat_map(Why::statements) {
            let question = self.hand.table().statement(id).map(|statement| statement.question);
            got.extend(question.filter(|question| !got.contains(question)));
        }
        let names =
            |questions: &[Question]| said::questions(questions.iter().map(|question| question.name()));
        if !check.because.is_empty() {
            let right = check.because.iter().all(|question| got.contains(question));
            differ(wrong, "because", right, || names(&check.because), || names(&got));
        }
        if let Some(only) = &check.because_only {
            let right = only.len() == got.len() && only.iter().all(|question| got.contains(question));
            differ(wrong, "because-only", right, || names(only), || names(&got));
        }
    }

    /// The pots after the last collection; before any, those of what lies in the pot already.
    fn pots_seen(&self) -> Vec<PotIs> {
        let is = |amount, contested: Seats| PotIs {
            amount,
            seats: contested.into_iter().map(|seat| self.at_table(seat)).collect(),
        };
        if let Some(pots) = &self.pots {
            return pots.iter().map(|pot| is(pot.amount, pot.contested)).collect();
        }
        self.hand.pots().into_iter().map(|pot| is(pot.amount, pot.contested)).collect()
    }

    fn awards_so_far(&self) -> Vec<Vec<(Seat, Chips)>> {
        let mut awards = self.awards.clone();
        awards.sort_by_key(|(number, _)| *number);
        awards.into_iter().map(|(_, awarded)| awarded).collect()
    }

    /// Those who have shown, then those who are due, as if each of them showed.
    fn show_order(&mut self) -> Vec<Seat> {
        let mut order = self.shown.clone();
        let mut ahead = self.hand;
        while let Pending::Show(seat) = ahead.pending() {
            order.push(self.at_table(seat));
            let Ok(ruling) = ahead.rule(&Event::Show(seat)) else { break };
            add_to(&mut self.record.cited, &ruling.why);
            if order.len() > self.seats.len() {
                break;
            }
        }
        order
    }

    fn or_not_over(&self, got: String) -> String {
        if self.hand.pending() == Pending::Over {
            return got;
        }
        let pending = said::pending(self.hand.pending(), self.stuck, |seat| self.name(seat));
        said::not_over(&got, &pending)
    }

    /// The name of a seat of the hand.
    fn name(&self, seat: Seat) -> String {
        self.spec().name(self.at_table(seat)).to_owned()
    }
}

/// Scenarios count in chips, whatever the table's currency.
fn whole(chips: Chips) -> String {
    chips.to_string()
}

fn asks_the_seat(expected: &Expectation) -> bool {
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
}

fn compare_ruling(check: &Check, (event, ruling): &Outcome, wrong: &mut Vec<Mismatch>) {
    let got = || said::held(event, ruling);
    if let Some(held) = check.held {
        differ(wrong, "held", is_held(held, event, ruling), || said::held_is(held), got);
    }
    if let Some(refusal) = check.refused {
        differ(wrong, "refused", is_refused(refusal, ruling), || said::refusal(refusal), got);
    }
}

fn is_held(expected: HeldIs, event: &Event, ruling: &Result<Ruling, Impossible>) -> bool {
    let Ok(ruling) = ruling else { return false };
    match (expected, ruling.held) {
        (HeldIs::AsDeclared, Held::AsDeclared)
        | (HeldIs::Void, Held::Void(_))
        | (HeldIs::Floor, Held::Floor(_)) => true,
        (HeldIs::Act(action), Held::As(became, _)) => action == became,
        (HeldIs::Act(action), Held::AsDeclared) => event.declares() == Some(action),
        (HeldIs::AsDeclared | HeldIs::Void | HeldIs::Floor, _)
        | (HeldIs::Act(_), Held::Void(_) | Held::Floor(_)) => false,
    }
}

fn is_refused(expected: Refusal, ruling: &Result<Ruling, Impossible>) -> bool {
    match (expected, ruling) {
        (Refusal::Ruled(reason), Ok(Ruling { held: Held::As(_, got) | Held::Void(got), .. })) => {
            reason == *got
        }
        (Refusal::Impossible(kind), Err(impossible)) => impossible.name() == kind,
        (Refusal::Ruled(_), _) | (Refusal::Impossible(_), Ok(_)) => false,
    }
}

fn differ(
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

fn of_same_seats<T: Copy>(all: &[(Seat, T)], wanted: &[(Seat, T)]) -> Vec<(Seat, T)> {
    let of = |(seat, _): &(Seat, T)| all.iter().find(|(other, _)| other == seat).copied();
    wanted.iter().filter_map(of).collect()
}
