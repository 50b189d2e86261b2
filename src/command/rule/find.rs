//! The hand that is asked about: a scenario by its id, a file of them, or a bare hand.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use floorman_conformance::corpus::Placed;
use floorman_conformance::scenario::{
    Body, Expectation, Id, May, Scenario, Script, Step, What, line_of, read_file, read_hand,
};
use floorman_conformance::{Corpus, CorpusText};

use crate::cli::Rule;
use crate::corpus;
use crate::trouble::{Message, Trouble, unreadable};
use crate::words::corpus as said;

/// What was found, and where.
pub(super) enum Found {
    /// Scenarios: one of them, or all.
    Scenarios(Box<Corpus>, Option<Id>),
    /// A hand by itself: the name of its file, its text, its script.
    Bare(String, String, Box<Script>),
}

/// A hand to play.
#[derive(Debug, Clone)]
pub(super) struct Hand<'f> {
    pub(super) scenario: Option<&'f Scenario>,
    pub(super) script: Option<&'f Script>,
    file: &'f str,
    from: From<'f>,
}

/// Where the lines of a hand are to be found.
#[derive(Debug, Clone, Copy)]
enum From<'f> {
    Corpus(Placed<'f>),
    Text(&'f str),
}

impl Hand<'_> {
    /// File and line.
    pub(super) fn place(&self) -> String {
        let line = match self.from {
            From::Corpus(placed) => placed.line(),
            From::Text(_) => None,
        };
        line.map_or_else(|| self.file.to_owned(), |line| format!("{}:{line}", self.file))
    }

    /// The file of a step, and its line.
    pub(super) fn place_of_step(&self, step: usize) -> (String, usize) {
        let line = match self.from {
            From::Corpus(placed) => placed.line_of_step(Some(step)),
            From::Text(text) => line_of(text, "play", Some(step)).unwrap_or(1),
        };
        (self.file.to_owned(), line)
    }

    /// Where a part of the hand begins: its `table`, its `start`.
    pub(super) fn place_of(&self, key: &str) -> (String, usize) {
        let line = match self.from {
            From::Corpus(placed) => Some(placed.line_of_step(None)),
            From::Text(text) => line_of(text, key, None),
        };
        (self.file.to_owned(), line.unwrap_or(1))
    }

    /// The step that only asks who is to act when the play stops: it expects nothing.
    pub(super) fn closing(&self) -> Option<usize> {
        let bare = self.scenario.is_none().then_some(self.script).flatten()?;
        let last = bare.steps.len().checked_sub(1)?;
        matches!(&bare.steps.get(last)?.what, What::Expect(asked) if **asked == closing_question())
            .then_some(last)
    }
}

/// What is asked where the play stops: who is to act, whatever it may do.
fn closing_question() -> Expectation {
    Expectation { may: Some(May::default()), ..Expectation::default() }
}

/// Whether the last step asks under every ruleset what the seat to act may do.
fn ends_with_a_question(script: &Script) -> bool {
    script.steps.last().is_some_and(|step| {
        let asks = matches!(&step.what, What::Expect(asked) if asked.to_act.is_some() || asked.may.is_some());
        asks && step.only.is_none()
    })
}

impl Found {
    pub(super) fn hands(&self) -> Vec<Hand<'_>> {
        match self {
            Self::Scenarios(corpus, id) => {
                let wanted = |placed: &Placed<'_>| id.is_none_or(|id| placed.scenario.id == id);
                corpus.scenarios().filter(wanted).map(hand).collect()
            }
            Self::Bare(file, text, script) => {
                vec![Hand { scenario: None, script: Some(script), file, from: From::Text(text) }]
            }
        }
    }
}

fn hand(placed: Placed<'_>) -> Hand<'_> {
    let script = match &placed.scenario.body {
        Body::Hand(script) => Some(&**script),
        Body::Compare(_) => None,
    };
    let file = &placed.file.path;
    Hand { scenario: Some(placed.scenario), script, file, from: From::Corpus(placed) }
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
            Some(_) => Ok(Found::Scenarios(Box::new(corpus), Some(id))),
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
    let text = corpus::text_of(name, bytes)?;
    if !corpus::is_bare_hand(text) {
        read_file(name, text).map_err(|problems| corpus::trouble(&problems))?;
        let text = CorpusText { path: name.to_owned(), text: text.to_owned() };
        // What one file of a corpus lacks may stand in another: only its own faults keep it from being played.
        let (corpus, _) = Corpus::load([text]);
        return Ok(Found::Scenarios(Box::new(corpus), None));
    }
    let mut script = read_hand(name, text).map_err(|problems| corpus::trouble(&problems))?;
    if !ends_with_a_question(&script) {
        script.steps.push(Step { what: What::Expect(Box::new(closing_question())), only: None });
    }
    Ok(Found::Bare(name.to_owned(), text.to_owned(), Box::new(script)))
}
