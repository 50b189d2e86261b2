//! Where the steps of an open hand come from, and where the answers go.

use std::io::{self, BufRead, Write};

use floorman_engine::notation::Line;
use serde_json::{Value, json};

use super::{Then, Wire, fault, ok, seen};
use crate::wire::frame::{Body, Handle, How, Op, Played, Request, Ruled, Seen, Step, Unsupported};
use crate::wire::line::{line_of_act, line_of_event};
use crate::wire::state::State;
use crate::wire::step::{Act, Event};
use crate::words::wire as said;

/// What is asked of an open hand.
#[derive(Debug)]
pub(super) enum Asked {
    /// Something happens.
    Line(Line, How),
    /// Everybody who has no cards gets unknown ones.
    DealRest(How),
    /// What can be seen.
    State,
    /// No more of this table.
    Leave(Then),
}

/// The steps of an open hand.
pub(super) trait Steps {
    /// A hand begins.
    fn begins(&mut self, seen: &Seen) -> io::Result<()>;
    /// What is asked next.
    fn next(&mut self) -> io::Result<Asked>;
    /// The answer to it.
    fn answer(&mut self, body: Body) -> io::Result<()>;
}

fn of_act(act: Act, how: How) -> Option<Asked> {
    line_of_act(act).map(|line| Asked::Line(line, how))
}

fn of_event(event: &Event, how: How) -> Option<Asked> {
    if *event == Event::DealRest {
        return Some(Asked::DealRest(how));
    }
    line_of_event(event).map(|line| Asked::Line(line, how))
}

/// Steps that come one by one.
pub(super) struct FromTheWire<'w, R, W> {
    wire: &'w mut Wire<R, W>,
    /// The request that waits for its answer.
    id: Value,
    handle: &'w Handle,
    /// Whether the first hand has begun.
    open: bool,
}

impl<'w, R: BufRead, W: Write> FromTheWire<'w, R, W> {
    pub(super) const fn new(wire: &'w mut Wire<R, W>, id: Value, handle: &'w Handle) -> Self {
        Self { wire, id, handle, open: false }
    }

    /// What a request asks of the hand, or the answer it gets at once.
    fn asked(&self, op: &Op) -> Result<Asked, Body> {
        let ours = |h: &Handle| h == self.handle;
        let bad = || fault(said::bad_field("do"));
        match op {
            Op::Act(asked) if ours(&asked.h) => of_act(asked.act, asked.how).ok_or_else(bad),
            Op::Event(asked) if ours(&asked.h) => of_event(&asked.event, asked.how).ok_or_else(bad),
            Op::State(asked) if ours(&asked.h) => Ok(Asked::State),
            Op::Close(asked) if ours(&asked.h) => Ok(Asked::Leave(Then::Stay)),
            Op::Bye => Ok(Asked::Leave(Then::Go)),
            Op::Open(_) | Op::Play(_) => {
                let why = Some(said::ONE_AT_A_TIME.to_owned());
                Err(Body::Unsupported(Unsupported { cap: "several-hands".to_owned(), why }))
            }
            Op::Act(_) | Op::Event(_) | Op::State(_) | Op::Close(_) => Err(fault(said::NO_HAND.to_owned())),
            Op::Hello(_) | Op::Rules(_) | Op::Rank(_) | Op::Pots(_) => {
                Err(fault(said::NOT_IN_A_HAND.to_owned()))
            }
        }
    }
}

impl<R: BufRead, W: Write> Steps for FromTheWire<'_, R, W> {
    fn begins(&mut self, seen: &Seen) -> io::Result<()> {
        if self.open {
            let state = Some(seen.state.clone());
            return self.answer(ok(&Ruled { state, ..seen::accepted() }));
        }
        self.open = true;
        self.answer(ok(seen))
    }

    fn next(&mut self) -> io::Result<Asked> {
        loop {
            let Some(Request { id, op }) = self.wire.next()? else { return Ok(Asked::Leave(Then::Go)) };
            match self.asked(&op) {
                Ok(Asked::Leave(then)) => {
                    self.wire.answer(&id, &ok(&json!({})))?;
                    return Ok(Asked::Leave(then));
                }
                Ok(asked) => {
                    self.id = id;
                    return Ok(asked);
                }
                Err(body) => self.wire.answer(&id, &body)?,
            }
        }
    }

    fn answer(&mut self, body: Body) -> io::Result<()> {
        self.wire.answer(&self.id, &body)
    }
}

/// Steps that were all given at once.
pub(super) struct FromAScript {
    steps: std::vec::IntoIter<Step>,
    first: Option<State>,
    outcomes: Vec<Body>,
    /// What kept the hand from beginning.
    broken: Option<Body>,
}

impl FromAScript {
    pub(super) fn new(steps: Vec<Step>) -> Self {
        Self { steps: steps.into_iter(), first: None, outcomes: Vec::new(), broken: None }
    }

    /// The answer to all of them.
    pub(super) fn answered(self) -> Body {
        match (self.first, self.broken) {
            (Some(state), _) => ok(&Played { state, outcomes: self.outcomes }),
            (None, Some(broken)) => broken,
            (None, None) => fault(said::NO_HAND.to_owned()),
        }
    }
}

impl Steps for FromAScript {
    fn begins(&mut self, seen: &Seen) -> io::Result<()> {
        if self.first.is_none() {
            self.first = Some(seen.state.clone());
            return Ok(());
        }
        let state = Some(seen.state.clone());
        self.answer(ok(&Ruled { state, ..seen::accepted() }))
    }

    fn next(&mut self) -> io::Result<Asked> {
        for step in self.steps.by_ref() {
            let asked = match step {
                Step::Act(step) => of_act(step.what, step.how),
                Step::Event(step) => of_event(&step.what, step.how),
            };
            match asked {
                Some(asked) => return Ok(asked),
                None => self.outcomes.push(fault(said::bad_field("do"))),
            }
        }
        Ok(Asked::Leave(Then::Stay))
    }

    fn answer(&mut self, body: Body) -> io::Result<()> {
        if self.first.is_none() {
            self.broken = Some(body);
        } else {
            self.outcomes.push(body);
        }
        Ok(())
    }
}
