//! A request of the runner and an answer of the adapter, as they stand on a line.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::hello::{Hello, Rules};
use super::open::Open;
use super::pots::PotsOf;
use super::state::State;
use super::step::{Act, Event};

/// What the runner asks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// What the answer carries back untouched.
    pub id: Value,
    /// What is asked.
    #[serde(flatten)]
    pub op: Op,
}

/// What can be asked.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "kebab-case")]
pub enum Op {
    /// Who is there, and what it can do. The first request.
    Hello(Hello),
    /// The files of a ruleset: only for an adapter that declares `ruleset-source`, once for each ruleset.
    Rules(Rules),
    /// Begins a hand.
    Open(Box<OpenAs>),
    /// A seat acts.
    Act(ActIn),
    /// Something else happens.
    Event(EventIn),
    /// A whole hand in one request.
    Play(Box<Play>),
    /// Puts hands in order.
    Rank(Rank),
    /// Makes up pots and says what comes back.
    Pots(Box<PotsOf>),
    /// What can be seen of a hand.
    State(OfHand),
    /// The hand is done with: nothing of it may be remembered.
    Close(OfHand),
    /// The adapter may go.
    Bye,
}

/// The handle of a hand: good for one run, and nothing can be read from it.
pub type Handle = String;

/// Names a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfHand {
    /// The hand.
    pub h: Handle,
}

/// Begins a hand under a handle.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OpenAs {
    /// The hand.
    pub h: Handle,
    /// How it begins.
    #[serde(flatten)]
    pub open: Open,
}

/// An act of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActIn {
    /// The hand.
    pub h: Handle,
    /// The act.
    #[serde(flatten)]
    pub act: Act,
    /// How it is taken.
    #[serde(flatten)]
    pub how: How,
}

/// An event of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventIn {
    /// The hand.
    pub h: Handle,
    /// The event.
    #[serde(flatten)]
    pub event: Event,
    /// How it is taken.
    #[serde(flatten)]
    pub how: How,
}

/// How a step is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct How {
    /// Whether only the ruling is asked for, and the hand stays as it was.
    #[serde(skip_serializing_if = "is_false")]
    pub probe: bool,
    /// Whether the dealer, once nothing else is due, waits with the award until an `award` comes.
    #[serde(skip_serializing_if = "is_false")]
    pub hold_award: bool,
}

/// A hand in one request: how it begins, and all its steps.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Play {
    /// The hand.
    pub h: Handle,
    /// How it begins.
    pub open: Open,
    /// What happens, in order. One answer is due for each.
    pub steps: Vec<Step>,
}

/// A step of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "kebab-case")]
pub enum Step {
    /// A seat acts.
    Act(StepOf<Act>),
    /// Something else happens.
    Event(StepOf<Event>),
}

/// What a step is, and how it is taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepOf<T> {
    /// What happens.
    #[serde(flatten)]
    pub what: T,
    /// How it is taken.
    #[serde(flatten)]
    pub how: How,
}

/// Hands to be put in order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rank {
    /// By what they are ranked.
    pub by: RankedBy,
    /// The cards that all of them share.
    pub board: Vec<String>,
    /// The cards of each hand. Hands are numbered from 1, in this order.
    pub hands: Vec<Vec<String>>,
}

/// By what hands are ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RankedBy {
    /// The best five cards, high.
    High,
    /// The lowest five cards, aces low, straights and flushes not counted.
    AceToFive,
}

/// What the adapter answers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// What the request carried.
    pub id: Value,
    /// What it says.
    #[serde(flatten)]
    pub body: Body,
}

/// What an answer says. What stands in `ok` depends on what was asked.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Body {
    /// It was done.
    Ok(Value),
    /// The engine does not know such a thing.
    Unsupported(Unsupported),
    /// Something broke.
    Fault(Fault),
}

/// What the engine does not know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unsupported {
    /// The capability that it lacks.
    pub cap: String,
    /// Why, in the adapter's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// What broke, and where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// In the engine or in the adapter.
    #[serde(rename = "where")]
    pub place: FaultIn,
    /// What the language calls it.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// What it says of itself.
    pub text: String,
    /// Where it came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<String>,
    /// Whether the process is to be thrown away.
    #[serde(default, rename = "unsafe", skip_serializing_if = "is_false")]
    pub needs_restart: bool,
}

/// Whose fault it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultIn {
    /// The engine broke.
    Engine,
    /// The adapter broke.
    Adapter,
}

/// `ok` of `open` and `state`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// What can be seen.
    pub state: State,
}

/// `ok` of `act` and `event`: the ruling, and what can be seen then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruled {
    /// What was ruled.
    pub ruling: Ruling,
    /// Why it was not accepted as it was declared: a word of [`super::word::kinds`], or nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// What it was held to be instead, if it was corrected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub became: Option<super::step::Does>,
    /// Who refused it: the engine, if nothing else is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<FaultIn>,
    /// What the engine itself said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub native: Option<Native>,
    /// The questions among the grounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<Vec<String>>,
    /// What can be seen then; nothing after a probe.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
}

/// What can be ruled of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruling {
    /// It holds as it was declared.
    Accepted,
    /// It does not hold, and nothing moved.
    Rejected,
    /// It is held to be something else.
    Corrected,
}

/// What the engine itself said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Native {
    /// What the language calls it.
    #[serde(rename = "type")]
    pub kind: String,
    /// What it says.
    pub text: String,
}

/// `ok` of `play`: the state at the beginning, and one outcome a step.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// What can be seen at the beginning.
    pub state: State,
    /// What each step would have been answered.
    pub outcomes: Vec<Body>,
}

/// `ok` of `rank`: best first, ties together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranked {
    /// The numbers of the hands.
    pub order: Vec<Vec<usize>>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
pub(crate) const fn is_false(flag: &bool) -> bool {
    !*flag
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a line and writes it again.
    fn again<T: serde::de::DeserializeOwned + Serialize>(line: &str) -> String {
        serde_json::to_string(&serde_json::from_str::<T>(line).unwrap()).unwrap()
    }

    #[test]
    fn requests_are_written_as_they_are_read() {
        let lines = [
            r#"{"id":1,"op":"hello","versions":[1],"suite":"0.1.0","seed":7}"#,
            r#"{"id":2,"op":"act","h":"k1","seat":3,"do":"raise","to":16}"#,
            r#"{"id":3,"op":"act","h":"k1","seat":1,"do":"check","probe":true}"#,
            r#"{"id":4,"op":"event","h":"k1","do":"say","seat":2,"word":"raise-to","amount":300}"#,
            r#"{"id":5,"op":"event","h":"k1","do":"board","street":"flop","cards":["Kc","??","??"],"board":1}"#,
            r#"{"id":6,"op":"event","h":"k1","do":"award","hold-award":true}"#,
            r#"{"id":7,"op":"event","h":"k1","do":"floor-rules","seat":2,"ruling":{"do":"raise","to":16}}"#,
            r#"{"id":7,"op":"event","h":"k1","do":"floor-rules","seat":2,"ruling":{"do":"hand-is-live"}}"#,
            r#"{"id":"seven","op":"close","h":"k1"}"#,
            r#"{"id":8,"op":"bye"}"#,
        ];
        for line in lines {
            assert_eq!(again::<Request>(line), line);
        }
    }

    #[test]
    fn an_opening_has_its_seats_as_keys() {
        let line = r#"{"id":2,"op":"open","h":"k1","ruleset":"tda-2024","table":{"game":"holdem","structure":"no-limit","setting":"cash","button":1,"seats":[{"seat":1,"stack":200},{"seat":2,"stack":19}],"blinds":[1,2],"chips":[1],"unit":1},"cards":{"hole":{"1":["As","Ad"]},"board":[]}}"#;
        assert_eq!(again::<Request>(line), line);
    }

    #[test]
    fn answers_are_written_as_they_are_read() {
        let lines = [
            r#"{"id":2,"ok":{"ruling":"accepted"}}"#,
            r#"{"id":8,"unsupported":{"cap":"straddle"}}"#,
            r#"{"id":9,"fault":{"where":"engine","type":"IndexError","text":"out of range"}}"#,
        ];
        for line in lines {
            assert_eq!(again::<Answer>(line), line);
        }
        let ruled = r#"{"ruling":"corrected","became":{"do":"call"},"state":{"seats":{"1":{"stack":3}}}}"#;
        assert_eq!(again::<Ruled>(ruled), ruled);
    }

    #[test]
    fn a_fraction_of_a_chip_is_no_amount() {
        let line = r#"{"seats":{"1":{"stack":6.5}}}"#;
        assert!(serde_json::from_str::<State>(line).is_err());
    }
}
