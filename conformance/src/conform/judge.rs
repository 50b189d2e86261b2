//! Compares the answers of an adapter with what a scenario expects.

use std::collections::BTreeSet;

use floorman_engine::{Question, Reason, question};

use super::Native;
use super::plan::{Ask, Asked, Plan};
use super::seen::SeenState;
use crate::compare::{self, GroundsAsked, HeldAs};
use crate::report::record::Check as Compared;
use crate::scenario::{Check, Expectation, HeldIs, Refusal};
use crate::transcript::Mismatch;
use crate::wire::frame::{FaultIn, Ruled, Ruling};
use crate::wire::line::{Sent, action};
use crate::wire::state::{Grounds, State};
use crate::wire::word::FLOOR_DECISION;
use crate::words::{conform as told, said};

/// The answers that came, as far as they came.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Answers {
    /// What was seen at the beginning.
    pub(crate) opened: Option<State>,
    /// What was ruled of each move.
    pub(crate) ruled: Vec<Ruled>,
}

/// What came of comparing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Judged {
    /// The first step at which something came out otherwise.
    pub(crate) differs: Option<(usize, Vec<Compared>)>,
    /// What the engine itself said of that step.
    pub(crate) native: Option<String>,
    /// Right rulings with a wrong reason.
    pub(crate) diagnostics: Vec<Compared>,
    /// How many reasons were asked.
    pub(crate) reasons: u32,
    /// How many comparisons there were that could decide.
    pub(crate) compared: u32,
    /// What is asked and cannot be observed.
    pub(crate) not_observed: BTreeSet<&'static str>,
    /// The adapter refused a step by itself, so nobody knows what the engine would have said.
    pub(crate) by_adapter: Option<usize>,
    /// Whether a refused act moved chips.
    pub(crate) refusal_moves_chips: Option<usize>,
}

/// How answers are taken.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Taken<'a> {
    /// What the adapter reads back.
    pub(crate) observes: &'a BTreeSet<&'a str>,
    /// Whether a refusal has to prove that it is the engine's.
    pub(crate) native: Native,
    /// Whether all that happens in the hand is in order, so that nothing of it is refused unasked.
    pub(crate) in_order: bool,
}

/// Compares all that is asked with the answers, as far as they came.
pub(crate) fn judge(plan: &Plan<'_>, answers: &Answers, taken: Taken<'_>) -> Judged {
    let mut judge = Judge { plan, answers, taken, judged: Judged::default(), until: None };
    for ask in &plan.asks {
        if judge.judged.differs.is_some() || !judge.ask(ask) {
            break;
        }
    }
    judge.look_for_the_adapter();
    judge.look_for_moved_chips();
    judge.judged
}

struct Judge<'a> {
    plan: &'a Plan<'a>,
    answers: &'a Answers,
    taken: Taken<'a>,
    judged: Judged,
    /// The last move before something came out otherwise.
    until: Option<usize>,
}

impl Judge<'_> {
    /// Compares what one step asks; whether its answer has come.
    fn ask(&mut self, ask: &Ask<'_>) -> bool {
        let mut wrong = Vec::new();
        let number = match ask.what {
            Asked::Happens(number) => {
                let Some(ruled) = self.answers.ruled.get(number) else { return false };
                self.happens(number, ruled, &mut wrong);
                Some(number)
            }
            Asked::Ruling(number, check) => {
                let Some(ruled) = self.answers.ruled.get(number) else { return false };
                self.ruling(number, ruled, check, &mut wrong);
                let because = ruled.because.as_deref().unwrap_or_default();
                self.grounds(check, &questions(because));
                Some(number)
            }
            Asked::State { after, last, expected } => {
                let state = match after {
                    Some(number) => self.answers.ruled.get(number).map(|ruled| ruled.state.as_ref()),
                    None => self.answers.opened.as_ref().map(Some),
                };
                let Some(state) = state else { return false };
                let nothing = State::default();
                self.state(expected, state.unwrap_or(&nothing), last, &mut wrong);
                last
            }
        };
        if !wrong.is_empty() {
            let native = number.and_then(|number| self.answers.ruled.get(number)).and_then(native);
            self.judged.native = native;
            self.until = match ask.what {
                Asked::Happens(number) | Asked::Ruling(number, _) => Some(number),
                Asked::State { after, .. } => after,
            };
            self.judged.differs = Some((ask.step, wrong.into_iter().map(compared).collect()));
        }
        true
    }

    /// A step of which nothing is asked is not refused in a hand where all is in order, nor is an act in turn in any other,
    /// unless what comes after says that it has been.
    fn happens(&mut self, number: usize, ruled: &Ruled, wrong: &mut Vec<Mismatch>) {
        if ruled.ruling == Ruling::Rejected && (self.taken.in_order || self.is_in_turn(number, ruled)) {
            let got = self.said(number, ruled);
            wrong.push(Mismatch { asked: "step", expected: said::HAPPENS.to_owned(), got });
            self.noted(number, ruled);
        }
    }

    /// Whether a move is an act of the seat to act, as far as that can be seen.
    fn is_in_turn(&self, number: usize, ruled: &Ruled) -> bool {
        let Some(Sent::Act(act)) = self.plan.moves.get(number).map(|planned| &planned.sent) else {
            return false;
        };
        if !self.taken.observes.contains("to-act") {
            return ruled.kind.as_deref() != Some(Reason::OutOfTurn.name());
        }
        let before = self.answers.ruled.iter().take(number).rev().find_map(|ruled| ruled.state.as_ref());
        let to_act = before.or(self.answers.opened.as_ref()).and_then(|state| state.to_act.as_ref());
        to_act.is_some_and(|to_act| to_act.seat == act.seat)
    }

    fn ruling(&mut self, number: usize, ruled: &Ruled, check: &Check, wrong: &mut Vec<Mismatch>) {
        if check.held.is_some() || check.refused.is_some() {
            self.judged.compared += 1;
            self.noted(number, ruled);
        }
        if let Some(expected) = check.held {
            compare::held(expected, self.held_as(number, ruled), || self.said(number, ruled), wrong);
        }
        let Some(refusal) = check.refused else { return };
        if ruled.ruling == Ruling::Accepted {
            let expected = said::refusal(refusal);
            wrong.push(Mismatch { asked: "refused", expected, got: self.said(number, ruled) });
        } else {
            self.reason(refusal, ruled);
        }
    }

    /// The reason of a refusal never decides.
    fn reason(&mut self, refusal: Refusal, ruled: &Ruled) {
        let expected = said::refusal(refusal);
        self.judged.reasons += 1;
        if ruled.kind.as_deref() != Some(expected.as_str()) {
            let got = ruled.kind.clone().unwrap_or_else(|| told::NO_REASON.to_owned());
            self.judged.diagnostics.push(Compared { asked: "refused".to_owned(), expected, got });
        }
    }

    fn grounds(&mut self, check: &Check, got: &[Question]) {
        if self.taken.observes.contains("because") {
            let mut wrong = Vec::new();
            compare::grounds(check, got, &mut wrong);
            self.judged.diagnostics.extend(wrong.into_iter().map(compared));
        }
    }

    fn state(
        &mut self,
        expected: &Expectation,
        state: &State,
        last: Option<usize>,
        wrong: &mut Vec<Mismatch>,
    ) {
        let (asked, hidden) = observable(expected, self.taken.observes);
        self.judged.not_observed.extend(hidden);
        let whole = Expectation { check: Check::default(), ..asked.clone() };
        if !whole.is_empty() {
            self.judged.compared += 1;
        }
        let mut seen = SeenState { state, table: self.plan.table };
        compare::state(&asked, self.plan.table, &mut seen, wrong);
        if let Some((number, ruled)) = last.and_then(|number| Some((number, self.answers.ruled.get(number)?)))
        {
            self.ruling(number, ruled, &expected.check, wrong);
        }
        if let Some(grounds) = &state.because {
            self.grounds(&expected.check, &grounds_of(expected, grounds));
        }
    }

    fn held_as(&self, number: usize, ruled: &Ruled) -> HeldAs {
        match (ruled.ruling, ruled.became) {
            (Ruling::Accepted, _) => HeldAs::Declared(self.plan.declares(number)),
            (Ruling::Corrected, Some(became)) => HeldAs::Act(action(became)),
            (Ruling::Corrected, None) => HeldAs::Impossible,
            (Ruling::Rejected, _) if ruled.kind.as_deref() == Some(FLOOR_DECISION) => HeldAs::Floor,
            (Ruling::Rejected, _) => HeldAs::Void,
        }
    }

    fn said(&self, number: usize, ruled: &Ruled) -> String {
        told::ruled(ruled, self.plan.declares(number))
    }

    fn noted(&mut self, number: usize, ruled: &Ruled) {
        let unproven = self.taken.native == Native::Required && ruled.native.is_none();
        if ruled.ruling == Ruling::Rejected && (ruled.by == Some(FaultIn::Adapter) || unproven) {
            self.judged.by_adapter.get_or_insert(number);
        }
    }

    /// After a step that the adapter refused by itself, whatever comes is not what the engine would have made of it.
    fn look_for_the_adapter(&mut self) {
        let until = self.until.unwrap_or(usize::MAX);
        let refused = |ruled: &Ruled| ruled.ruling == Ruling::Rejected && ruled.by == Some(FaultIn::Adapter);
        let first = self.answers.ruled.iter().position(refused).filter(|number| *number <= until);
        if let Some(number) = first {
            self.judged.by_adapter.get_or_insert(number);
        }
    }

    /// An act that the engine refused must leave every chip where it was.
    fn look_for_moved_chips(&mut self) {
        if !self.taken.observes.contains("stack") {
            return;
        }
        let mut before = self.answers.opened.as_ref();
        for (number, (ruled, planned)) in self.answers.ruled.iter().zip(&self.plan.moves).enumerate() {
            let Some(state) = ruled.state.as_ref().filter(|_| !planned.how.probe) else { continue };
            let is_act = matches!(planned.sent, Sent::Act(_));
            let refused = ruled.ruling == Ruling::Rejected && is_act;
            if refused && before.is_some_and(|before| stacks(before) != stacks(state)) {
                self.judged.refusal_moves_chips.get_or_insert(number);
            }
            before = Some(state);
        }
    }
}

fn stacks(state: &State) -> Vec<Option<u64>> {
    state.seats.values().map(|seat| seat.stack).collect()
}

fn native(ruled: &Ruled) -> Option<String> {
    ruled.native.as_ref().map(|native| format!("{}: {}", native.kind, native.text))
}

pub(super) fn compared(mismatch: Mismatch) -> Compared {
    Compared { asked: mismatch.asked.to_owned(), expected: mismatch.expected, got: mismatch.got }
}

fn questions(names: &[String]) -> Vec<Question> {
    names.iter().filter_map(|name| question(name)).collect()
}

fn grounds_of(expected: &Expectation, grounds: &Grounds) -> Vec<Question> {
    let asked = GroundsAsked::of(expected);
    let parts =
        [(asked.options, &grounds.options), (asked.step, &grounds.step), (asked.duties, &grounds.duties)];
    let mut all: Vec<Question> = Vec::new();
    for question in parts.into_iter().filter(|(asked, _)| *asked).flat_map(|(_, names)| questions(names)) {
        if !all.contains(&question) {
            all.push(question);
        }
    }
    all
}

/// What is expected, as far as it can be observed; and what cannot be.
pub(super) fn observable(
    expected: &Expectation,
    observes: &BTreeSet<&str>,
) -> (Expectation, Vec<&'static str>) {
    let mut asked = expected.clone();
    let mut hidden = Vec::new();
    hide(observes, "to-act", "to-act", &mut asked.to_act, &mut hidden);
    hide(observes, "legal", "may", &mut asked.may, &mut hidden);
    hide(observes, "pots", "pots", &mut asked.pots, &mut hidden);
    hide(observes, "returned", "returned", &mut asked.returned, &mut hidden);
    hide(observes, "change", "change", &mut asked.change, &mut hidden);
    hide(observes, "show-order", "show-order", &mut asked.show_order, &mut hidden);
    hide(observes, "face-up", "face-up", &mut asked.face_up, &mut hidden);
    hide(observes, "awards", "awards", &mut asked.awards, &mut hidden);
    hide(observes, "award-order", "award-order", &mut asked.award_order, &mut hidden);
    hide(observes, "stack", "net", &mut asked.net, &mut hidden);
    hide(observes, "stack", "stacks", &mut asked.stacks, &mut hidden);
    hide(observes, "rake", "rake", &mut asked.rake, &mut hidden);
    hide(observes, "jackpot", "jackpot", &mut asked.jackpot, &mut hidden);
    hide(observes, "misdeal", "misdeal", &mut asked.misdeal, &mut hidden);
    hide(observes, "floor-decision", "floor-decision", &mut asked.floor_decision, &mut hidden);
    (asked, hidden)
}

/// Takes out what cannot be observed.
fn hide<T>(
    observes: &BTreeSet<&str>,
    observable: &str,
    name: &'static str,
    asked: &mut Option<T>,
    hidden: &mut Vec<&'static str>,
) {
    if !observes.contains(observable) && asked.take().is_some() {
        hidden.push(name);
    }
}

/// Whether a refusal is what an expectation wants.
pub(super) const fn wants_a_refusal(check: &Check) -> bool {
    matches!(check.held, Some(HeldIs::Void | HeldIs::Act(_) | HeldIs::Floor)) || check.refused.is_some()
}
