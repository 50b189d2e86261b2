//! Puts the frames of a report to an adapter once more, as they were.

use serde_json::Value;

use super::drive::rules_of;
use super::{Kit, Refused, start};
use crate::report::record::{Frame, Way};
use crate::wire::frame::{Op, Request};
use crate::words::conform as told;

/// A request, and what it was answered then and now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replayed {
    /// The request, as the report has it.
    pub sent: String,
    /// The answer that the report has, if it has one.
    pub then: Option<String>,
    /// The answer of now, or what happened instead.
    pub now: String,
}

impl Replayed {
    /// Whether it was answered as before; the number of the request does not matter.
    #[must_use]
    pub fn is_as_before(&self) -> bool {
        let body = |text: &str| {
            let mut value: Value = serde_json::from_str(text).unwrap_or_default();
            value.as_object_mut().map(|object| object.remove("id"));
            value
        };
        self.then.as_ref().is_some_and(|then| body(then) == body(&self.now))
    }
}

/// Puts frames to a fresh process, until it breaks.
///
/// # Errors
/// If the adapter cannot be started, or a frame of the report is no request.
pub fn replay(kit: Kit<'_>, frames: &[Frame]) -> Result<Vec<Replayed>, Refused> {
    let (mut adapter, welcome) = start::start(kit)?;
    adapter.take_frames();
    let mut read: Vec<String> = Vec::new();
    let mut replayed = Vec::new();
    let mut frames = frames.iter().peekable();
    while let Some(frame) = frames.next() {
        if frame.way == Way::Got {
            continue;
        }
        let then = frames.peek().filter(|next| next.way == Way::Got).map(|next| next.text.clone());
        let request: Request = serde_json::from_str(&frame.text).map_err(|error| Refused {
            says: told::no_frame(&frame.text, &error.to_string()),
            help: told::HELP_REPLAY.to_owned(),
            stderr: Vec::new(),
        })?;
        if matches!(request.op, Op::Hello(_)) {
            continue;
        }
        if let Some(ruleset) = ruleset(&request.op).filter(|it| welcome.ruleset_source && !read.contains(it))
        {
            let _ = adapter.ask(Op::Rules(rules_of(kit.library, &ruleset)), kit.settings.hello);
            adapter.take_frames();
            read.push(ruleset);
        }
        let answer = adapter.ask(request.op, kit.settings.step);
        let got = adapter.take_frames().pop().filter(|frame| frame.way == Way::Got);
        let broken = answer.err();
        let now = match (got, &broken) {
            (Some(got), None) => got.text,
            (_, Some(broken)) => broken.says.clone(),
            (None, None) => String::new(),
        };
        replayed.push(Replayed { sent: frame.text.clone(), then, now });
        if broken.is_some() {
            break;
        }
    }
    Ok(replayed)
}

/// The ruleset under which a request begins a hand.
fn ruleset(op: &Op) -> Option<String> {
    if let Op::Open(asked) = op {
        Some(asked.open.ruleset.clone())
    } else if let Op::Play(asked) = op {
        Some(asked.open.ruleset.clone())
    } else {
        None
    }
}
