//! Our own engine as an adapter: it knows what the wire gives and nothing else.

mod hand;
mod pots;
mod pure;
mod seen;
mod steps;

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use floorman_engine::ruleset::facts::Structure;
use floorman_grammar::{Library, Severity, SourceFile};
use serde::Serialize;
use serde_json::{Value, json};

use super::VERSION;
use super::frame::{Body, Fault, FaultIn, Op, OpenAs, Play, Request};
use super::hello::{
    Actions, CardsBy, ChipsAre, Claims, Hello, Identity, Mode, Rejects, Rules, SeatRange, Welcome,
};
use super::state::OBSERVABLES;
use super::word::CAPABILITIES;
use crate::play::Tables;
use crate::words::wire as said;
use hand::Room;
use steps::{FromAScript, FromTheWire};

/// Answers requests, a line each, until there are none or the runner says that it may go.
///
/// # Errors
/// If a line cannot be read or written.
pub fn serve(input: impl BufRead, output: impl Write) -> io::Result<()> {
    let mut server = Server { wire: Wire { input, output, line: Vec::new() }, rules: Books::default() };
    while let Some(request) = server.wire.next()? {
        if server.take(request)? == Then::Go {
            return Ok(());
        }
    }
    Ok(())
}

/// Whether the server stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Then {
    Stay,
    Go,
}

struct Server<R, W> {
    wire: Wire<R, W>,
    rules: Books,
}

/// The rulesets whose files were given, and tables that were set under them.
#[derive(Default)]
struct Books {
    read: BTreeMap<String, Library>,
    tables: Tables,
}

/// Where requests come from and answers go.
struct Wire<R, W> {
    input: R,
    output: W,
    line: Vec<u8>,
}

impl<R: BufRead, W: Write> Wire<R, W> {
    /// The next request; one that cannot be read is answered at once.
    fn next(&mut self) -> io::Result<Option<Request>> {
        loop {
            self.line.clear();
            if self.input.read_until(b'\n', &mut self.line)? == 0 {
                return Ok(None);
            }
            match serde_json::from_slice(&self.line) {
                Ok(request) => return Ok(Some(request)),
                Err(error) => {
                    let id = serde_json::from_slice(&self.line)
                        .map(|it: Value| it.get("id").cloned().unwrap_or_default());
                    self.answer(&id.unwrap_or_default(), &fault(said::no_request(&error)))?;
                }
            }
        }
    }

    fn answer(&mut self, id: &Value, body: &Body) -> io::Result<()> {
        #[derive(Serialize)]
        struct Line<'a> {
            id: &'a Value,
            #[serde(flatten)]
            body: &'a Body,
        }
        serde_json::to_writer(&mut self.output, &Line { id, body })?;
        self.output.write_all(b"\n")?;
        self.output.flush()
    }
}

impl<R: BufRead, W: Write> Server<R, W> {
    fn take(&mut self, request: Request) -> io::Result<Then> {
        let Request { id, op } = request;
        let body = match op {
            Op::Hello(hello) => welcome(&hello),
            Op::Rules(rules) => self.learn(rules),
            Op::Open(asked) => return self.open(id, &asked),
            Op::Play(play) => self.script(*play)?,
            Op::Rank(rank) => pure::rank(&rank),
            Op::Pots(asked) => pots::settle(&mut self.rules, &asked),
            Op::Act(_) | Op::Event(_) | Op::State(_) => fault(said::NO_HAND.to_owned()),
            Op::Close(_) => ok(&json!({})),
            Op::Bye => {
                self.wire.answer(&id, &ok(&json!({})))?;
                return Ok(Then::Go);
            }
        };
        self.wire.answer(&id, &body)?;
        Ok(Then::Stay)
    }

    fn open(&mut self, id: Value, asked: &OpenAs) -> io::Result<Then> {
        match Room::of(&mut self.rules, &asked.open) {
            Ok(room) => {
                let mut steps = FromTheWire::new(&mut self.wire, id, &asked.h);
                hand::play(&room, &asked.open, &mut steps)
            }
            Err(text) => self.wire.answer(&id, &fault(text)).map(|()| Then::Stay),
        }
    }

    fn script(&mut self, play: Play) -> io::Result<Body> {
        let room = match Room::of(&mut self.rules, &play.open) {
            Ok(room) => room,
            Err(text) => return Ok(fault(text)),
        };
        let mut steps = FromAScript::new(play.steps);
        hand::play(&room, &play.open, &mut steps)?;
        Ok(steps.answered())
    }

    fn learn(&mut self, rules: Rules) -> Body {
        let files = rules.files.into_iter().map(|file| SourceFile::new(file.path, file.text));
        let (library, findings) = Library::load(files);
        let error = findings.iter().find(|finding| finding.severity() == Severity::Error);
        match (error, library.ruleset(&rules.ruleset)) {
            (None, Some(_)) => {
                self.rules.tables = Tables::default();
                self.rules.read.insert(rules.ruleset, library);
                ok(&json!({}))
            }
            (Some(error), _) => fault(said::bad_rules(&rules.ruleset, &error.message)),
            (None, None) => fault(said::no_rules(&rules.ruleset)),
        }
    }
}

fn welcome(hello: &Hello) -> Body {
    if !hello.versions.contains(&VERSION) {
        return fault(said::no_version(&hello.versions, VERSION));
    }
    let identity = |name: &str| Identity {
        name: name.to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        language: Some("rust".to_owned()),
        source: None,
        issues: None,
        by: Some("engine".to_owned()),
    };
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    ok(&Welcome {
        version: VERSION,
        engine: identity("floorman"),
        adapter: identity("floor serve"),
        mode: vec![Mode::Step, Mode::Script],
        profiles: claims(),
        cards: CardsBy::Assigned,
        rejects: Rejects::Explicit,
        actions: Actions::default(),
        chips: ChipsAre::default(),
        seats: SeatRange::default(),
        observes: words(&OBSERVABLES),
        can: CAPABILITIES.iter().map(|(word, _)| (*word).to_owned()).collect(),
        cannot: Vec::new(),
        options: BTreeMap::new(),
        ruleset_source: true,
        probe: true,
        alone: false,
    })
}

fn claims() -> Claims {
    let hands = ["holdem", "all-in-or-fold"]
        .iter()
        .flat_map(|game| Structure::ALL.iter().map(move |structure| format!("{}.{game}", structure.word())));
    Claims {
        rank: vec![super::frame::RankedBy::High, super::frame::RankedBy::AceToFive],
        pots: true,
        hand: hands.collect(),
        table: true,
        procedure: true,
    }
}

/// What was asked is done.
fn ok<T: Serialize>(answer: &T) -> Body {
    match serde_json::to_value(answer) {
        Ok(value) => Body::Ok(value),
        Err(error) => fault(error.to_string()),
    }
}

/// What was asked cannot be done.
fn fault(text: String) -> Body {
    Body::Fault(Fault { place: FaultIn::Adapter, kind: None, text, trace: None, needs_restart: false })
}
