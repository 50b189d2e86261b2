//! Starts an adapter and shakes hands with it.

use std::fmt;

use floorman_engine::question;
use serde_json::Value;

use super::Kit;
use super::drive::{Patience, Stop, place, read};
use super::process::Adapter;
use crate::wire::VERSION;
use crate::wire::frame::{Body, Op};
use crate::wire::hello::{Hello, Mode, Welcome};
use crate::wire::state::OBSERVABLES;
use crate::wire::word::is_capability;
use crate::words::conform as told;

/// Why nothing can be put to an adapter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// What is wrong.
    pub says: String,
    /// What to do.
    pub help: String,
    /// The last lines of its standard error.
    pub stderr: Vec<String>,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.says)
    }
}

impl std::error::Error for Refused {}

fn refused(says: String, help: String) -> Refused {
    Refused { says, help, stderr: Vec::new() }
}

pub(super) fn patience(kit: Kit<'_>) -> Patience {
    Patience { hello: kit.settings.hello, step: kit.settings.step }
}

/// Starts an adapter and asks who it is.
pub(super) fn start(kit: Kit<'_>) -> Result<(Adapter, Welcome), Refused> {
    let command = &kit.settings.command;
    let mut adapter = Adapter::start(command)
        .map_err(|error| refused(told::cannot_start(command, &error), told::HELP_START.to_owned()))?;
    let hello = Hello {
        versions: vec![VERSION],
        suite: env!("CARGO_PKG_VERSION").to_owned(),
        seed: kit.settings.seed,
    };
    let answer = adapter.ask(Op::Hello(hello), kit.settings.hello);
    if let Ok(Body::Ok(value)) = &answer
        && let Some(version) =
            value.get("version").and_then(Value::as_u64).filter(|it| *it != u64::from(VERSION))
    {
        return Err(refused(told::other_version(version, VERSION), told::HELP_VERSION.to_owned()));
    }
    let welcome = match answer.map_err(Stop::from).and_then(read::<Welcome>) {
        Ok(welcome) => welcome,
        Err(stop) => {
            // What it has to say may come a moment after it is gone.
            std::thread::sleep(std::time::Duration::from_millis(50));
            let says = told::no_hello(&said_of(&stop));
            return Err(Refused { says, help: told::HELP_HELLO.to_owned(), stderr: adapter.stderr() });
        }
    };
    check(&welcome)?;
    Ok((adapter, welcome))
}

fn said_of(stop: &Stop) -> String {
    match stop {
        Stop::Broken(broken) => broken.says.clone(),
        Stop::Fault(fault) => told::fault(place(fault.place), fault.kind.as_deref(), &fault.text),
        Stop::Unsupported(unsupported) => told::unsupported(&unsupported.cap),
    }
}

/// Nothing may be declared that means nothing.
fn check(welcome: &Welcome) -> Result<(), Refused> {
    if let Some(word) = welcome.observes.iter().find(|word| !OBSERVABLES.contains(&word.as_str())) {
        return Err(refused(told::no_observable(word), told::instead(word, OBSERVABLES.into_iter())));
    }
    let capabilities = || crate::wire::word::CAPABILITIES.iter().map(|(word, _)| *word);
    let lacks = welcome.cannot.iter().map(|lack| &lack.cap);
    if let Some(word) = welcome.can.iter().chain(lacks).find(|word| !is_capability(word)) {
        return Err(refused(told::no_capability(word), told::instead(word, capabilities())));
    }
    if let Some(name) = welcome.options.keys().find(|name| question(name).is_none()) {
        let known = floorman_engine::Question::ALL.iter().map(|question| question.name());
        return Err(refused(told::no_question(name), told::instead(name, known)));
    }
    if welcome.mode.is_empty() {
        return Err(refused(told::NO_MODE.to_owned(), told::HELP_MODE.to_owned()));
    }
    Ok(())
}

/// How hands are put to an adapter.
pub(super) fn mode(kit: Kit<'_>, welcome: &Welcome) -> Result<Mode, Refused> {
    match kit.settings.mode {
        Some(mode) if welcome.mode.contains(&mode) => Ok(mode),
        Some(_) => Err(refused(told::OTHER_MODE.to_owned(), told::HELP_MODE.to_owned())),
        None if welcome.mode.contains(&Mode::Step) => Ok(Mode::Step),
        None => Ok(Mode::Script),
    }
}
