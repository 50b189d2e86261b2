//! Puts a planned hand to an adapter, step by step or all at once.

use std::collections::BTreeSet;
use std::time::Duration;

use floorman_grammar::Library;
use serde_json::Value;

use super::judge::Answers;
use super::plan::{Move, Plan};
use super::process::{Adapter, Broken, BrokenBy};
use crate::wire::frame::{
    ActIn, Body, EventIn, Fault, FaultIn, How, OfHand, Op, OpenAs, Play, Played, Rank, Ranked, Ruled, Seen,
    Step, StepOf, Unsupported,
};
use crate::wire::hello::{Mode, Rules, RulesFile, Welcome};
use crate::wire::line::Sent;
use crate::wire::pots::{PotsMade, PotsOf};
use crate::wire::schema::{self, Shape};
use crate::words::conform as told;

/// How long may be waited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Patience {
    /// For the handshake.
    pub(crate) hello: Duration,
    /// For anything else.
    pub(crate) step: Duration,
}

/// An adapter that has said what it can do.
#[derive(Debug)]
pub(crate) struct Session<'l> {
    adapter: Adapter,
    welcome: &'l Welcome,
    library: &'l Library,
    /// The rulesets whose files it has read.
    read: BTreeSet<String>,
    hands: u64,
    patience: Patience,
}

/// Why a hand did not go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Stop {
    /// The engine does not know such a thing.
    Unsupported(Unsupported),
    /// The engine or the adapter says that it broke.
    Fault(Fault),
    /// Nothing more can be asked.
    Broken(Broken),
}

/// What came of putting a hand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Driven {
    /// The answers, as far as they came.
    pub(crate) answers: Answers,
    /// Why it did not go on to its end.
    pub(crate) stop: Option<Stop>,
}

impl From<Broken> for Stop {
    fn from(broken: Broken) -> Self {
        Self::Broken(broken)
    }
}

impl<'l> Session<'l> {
    pub(crate) const fn new(
        adapter: Adapter,
        welcome: &'l Welcome,
        library: &'l Library,
        patience: Patience,
    ) -> Self {
        Self { adapter, welcome, library, read: BTreeSet::new(), hands: 0, patience }
    }

    pub(crate) const fn adapter(&mut self) -> &mut Adapter {
        &mut self.adapter
    }

    /// Lets the adapter go.
    pub(crate) fn bye(self) {
        self.adapter.bye(self.patience.step);
    }

    /// Puts a hand.
    pub(crate) fn hand(&mut self, plan: &Plan<'_>, mode: Mode) -> Driven {
        let mut driven = Driven::default();
        let done = match mode {
            Mode::Step => self.steps(plan, &mut driven.answers),
            Mode::Script => self.script(plan, &mut driven.answers),
        };
        driven.stop = done.err();
        driven
    }

    /// Puts hands to be ordered.
    pub(crate) fn rank(&mut self, rank: Rank) -> Result<Ranked, Stop> {
        self.ask(Op::Rank(rank))
    }

    /// Puts chips that pots are made of.
    pub(crate) fn pots(&mut self, pots: PotsOf) -> Result<PotsMade, Stop> {
        self.rules(&pots.ruleset)?;
        self.ask(Op::Pots(Box::new(pots)))
    }

    fn steps(&mut self, plan: &Plan<'_>, answers: &mut Answers) -> Result<(), Stop> {
        let mut h = self.open(plan, answers)?;
        for (number, planned) in plan.moves.iter().enumerate() {
            let spoils = planned.how.probe && !self.welcome.probe;
            let how = How { probe: planned.how.probe && !spoils, ..planned.how };
            let ruled = self.step(&h, planned, how)?;
            answers.ruled.push(if spoils { Ruled { state: None, ..ruled } } else { ruled });
            if spoils {
                self.close(&h)?;
                h = self.again(plan, number)?;
            }
        }
        self.close(&h)
    }

    /// Opens the hand once more and brings it to where it was before a move that was only tried.
    fn again(&mut self, plan: &Plan<'_>, number: usize) -> Result<String, Stop> {
        let h = self.open(plan, &mut Answers::default())?;
        for planned in plan.moves.iter().take(number).filter(|planned| !planned.how.probe) {
            self.step(&h, planned, planned.how)?;
        }
        Ok(h)
    }

    fn open(&mut self, plan: &Plan<'_>, answers: &mut Answers) -> Result<String, Stop> {
        self.rules(&plan.open.ruleset)?;
        let h = self.handle();
        let asked = OpenAs { h: h.clone(), open: plan.open.clone() };
        let seen: Seen = self.ask(Op::Open(Box::new(asked)))?;
        answers.opened = Some(seen.state);
        Ok(h)
    }

    fn handle(&mut self) -> String {
        self.hands += 1;
        format!("h{}", self.hands)
    }

    fn step(&mut self, h: &str, planned: &Move, how: How) -> Result<Ruled, Stop> {
        let h = h.to_owned();
        self.ask(match &planned.sent {
            Sent::Act(act) => Op::Act(ActIn { h, act: *act, how }),
            Sent::Event(event) => Op::Event(EventIn { h, event: event.clone(), how }),
        })
    }

    fn close(&mut self, h: &str) -> Result<(), Stop> {
        let _: Value = self.ask(Op::Close(OfHand { h: h.to_owned() }))?;
        Ok(())
    }

    /// Gives an adapter that reads rulesets itself the files of one, once.
    fn rules(&mut self, ruleset: &str) -> Result<(), Stop> {
        if !self.welcome.ruleset_source || self.read.contains(ruleset) {
            return Ok(());
        }
        let _: Value = self.ask_within(Op::Rules(rules_of(self.library, ruleset)), self.patience.hello)?;
        self.read.insert(ruleset.to_owned());
        Ok(())
    }

    /// Puts the whole hand at once. To an adapter that cannot take a probe back, each probe is put as the last step of a
    /// hand of its own.
    fn script(&mut self, plan: &Plan<'_>, answers: &mut Answers) -> Result<(), Stop> {
        let aside = |planned: &Move| planned.how.probe && !self.welcome.probe;
        let main: Vec<&Move> = plan.moves.iter().filter(|planned| !aside(planned)).collect();
        let probes: Vec<usize> =
            plan.moves.iter().enumerate().filter(|(_, it)| aside(it)).map(|(number, _)| number).collect();
        let played = self.play(plan, &main)?;
        answers.opened = Some(played.state);
        let mut outcomes = played.outcomes.into_iter();
        for number in 0..plan.moves.len() {
            let body = if probes.contains(&number) {
                let before = plan.moves.iter().take(number).filter(|planned| !planned.how.probe);
                let steps: Vec<&Move> = before.chain(plan.moves.get(number)).collect();
                self.play(plan, &steps)?.outcomes.pop()
            } else {
                outcomes.next()
            };
            let body = body.ok_or_else(|| protocol(told::TOO_FEW_OUTCOMES.to_owned()))?;
            answers.ruled.push(read(body)?);
        }
        Ok(())
    }

    fn play(&mut self, plan: &Plan<'_>, moves: &[&Move]) -> Result<Played, Stop> {
        self.rules(&plan.open.ruleset)?;
        let how = |planned: &Move| How { probe: planned.how.probe && self.welcome.probe, ..planned.how };
        let step = |planned: &&Move| match &planned.sent {
            Sent::Act(act) => Step::Act(StepOf { what: *act, how: how(planned) }),
            Sent::Event(event) => Step::Event(StepOf { what: event.clone(), how: how(planned) }),
        };
        let steps = moves.iter().map(step).collect();
        let h = self.handle();
        self.ask(Op::Play(Box::new(Play { h, open: plan.open.clone(), steps })))
    }

    fn ask<T: Shape>(&mut self, op: Op) -> Result<T, Stop> {
        self.ask_within(op, self.patience.step)
    }

    fn ask_within<T: Shape>(&mut self, op: Op, within: Duration) -> Result<T, Stop> {
        read(self.adapter.ask(op, within)?)
    }
}

/// The files of a ruleset, for an adapter that reads them itself.
pub(crate) fn rules_of(library: &Library, ruleset: &str) -> Rules {
    let file = |(path, text): (&str, &str)| RulesFile { path: path.to_owned(), text: text.to_owned() };
    let files = library.files_of(ruleset).into_iter().map(file).collect();
    Rules { ruleset: ruleset.to_owned(), files }
}

/// What stands in an answer, if it says that it was done.
pub(crate) fn read<T: Shape>(body: Body) -> Result<T, Stop> {
    match body {
        Body::Ok(value) => schema::read(&value).map_err(protocol),
        Body::Unsupported(unsupported) => Err(Stop::Unsupported(unsupported)),
        Body::Fault(fault) => Err(Stop::Fault(fault)),
    }
}

fn protocol(says: String) -> Stop {
    Stop::Broken(Broken { by: BrokenBy::Protocol, says })
}

/// Whose fault it is, in a word.
pub(crate) const fn place(fault: FaultIn) -> &'static str {
    match fault {
        FaultIn::Engine => "engine",
        FaultIn::Adapter => "adapter",
    }
}
