//! The hand that is asked about: a scenario by its id, a file of them, or a bare hand.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use floorman_conformance::Corpus;
use floorman_conformance::scenario::{
    Body, Expectation, Id, May, Scenario, Script, Step, What, read_file, read_hand,
};

use crate::cli::Rule;
use crate::corpus;
use crate::trouble::{Message, Trouble, unreadable};
use crate::words::corpus as said;

/// What was found, and where.
pub(super) enum Found {
    Corpus(Box<Corpus>, Id),
    File(String, Vec<Scenario>),
    Bare(String, Box<Script>),
}

/// A hand to play.
#[derive(Debug, Clone)]
pub(super) struct Hand<'f> {
    pub(super) scenario: Option<&'f Scenario>,
    pub(super) script: Option<&'f Script>,
    file: &'f str,
    line: Option<usize>,
}

impl Hand<'_> {
    /// File and line.
    pub(super) fn place(&self) -> String {
        self.line.map_or_else(|| self.file.to_owned(), |line| format!("{}:{line}", self.file))
    }

    /// The step that only asks who is to act when the play stops: it expects nothing.
    pub(super) fn closing(&self) -> Option<usize> {
        let bare = self.scenario.is_none().then_some(self.script).flatten();
        bare.and_then(|script| script.steps.len().checked_sub(1))
    }
}

impl Found {
    pub(super) fn hands(&self) -> Vec<Hand<'_>> {
        match self {
            Self::Corpus(corpus, id) => {
                let placed = corpus.scenario(*id).into_iter();
                placed.map(|it| hand(it.scenario, &it.file.path, it.line())).collect()
            }
            Self::File(path, scenarios) => scenarios.iter().map(|it| hand(it, path, None)).collect(),
            Self::Bare(path, script) => {
                vec![Hand { scenario: None, script: Some(script), file: path, line: None }]
            }
        }
    }
}

fn hand<'f>(scenario: &'f Scenario, file: &'f str, line: Option<usize>) -> Hand<'f> {
    let script = match &scenario.body {
        Body::Hand(script) => Some(&**script),
        Body::Compare(_) => None,
    };
    Hand { scenario: Some(scenario), script, file, line }
}

/// Finds what the arguments name.
pub(super) fn find(args: &Rule) -> Result<Found, Trouble> {
    if args.hand == "-" {
        return read(said::STDIN, &stdin()?);
    }
    let path = Path::new(&args.hand);
    if let (Ok(id), false) = (args.hand.parse::<Id>(), path.exists()) {
        let corpus = corpus::open(args.corpus.as_deref())?;
        return match corpus.scenario(id) {
            Some(_) => Ok(Found::Corpus(Box::new(corpus), id)),
            None => Err(Message::new(said::no_scenario(&args.hand)).help(said::HELP_ID).into()),
        };
    }
    match fs::read(path) {
        Ok(bytes) => read(&args.hand, &bytes),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(Message::new(said::neither(&args.hand)).help(said::HELP_ID).into())
        }
        Err(error) => Err(unreadable(path, &error).into()),
    }
}

fn stdin() -> Result<Vec<u8>, Trouble> {
    let mut bytes = Vec::new();
    match io::stdin().lock().read_to_end(&mut bytes) {
        Ok(_) => Ok(bytes),
        Err(error) => Err(unreadable(Path::new(said::STDIN), &error).into()),
    }
}

fn read(name: &str, bytes: &[u8]) -> Result<Found, Trouble> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let good = bytes.get(..error.valid_up_to()).unwrap_or_default();
            let line = good.split(|byte| *byte == b'\n').count();
            return Err(Message::new(said::NOT_TEXT).at(name, line).help(said::HELP_TEXT).into());
        }
    };
    if !corpus::is_bare_hand(text) {
        let scenarios = read_file(name, text).map_err(|problems| corpus::trouble(&problems))?;
        return Ok(Found::File(name.to_owned(), scenarios));
    }
    let mut script = read_hand(name, text).map_err(|problems| corpus::trouble(&problems))?;
    let ask = Expectation { may: Some(May::default()), ..Expectation::default() };
    script.steps.push(Step { what: What::Expect(Box::new(ask)), only: None });
    Ok(Found::Bare(name.to_owned(), Box::new(script)))
}
