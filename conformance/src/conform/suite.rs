//! The whole suite: workers side by side, and the lines of the report in the order of the corpus.

use std::collections::BTreeMap;
use std::io;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use sha2::{Digest, Sha256};

use super::attempt::Manner;
use super::drive::Session;
use super::jobs::{Job, jobs};
use super::verdict::{self, Coverage};
use super::worker::{Shared, Worker};
use super::{Kit, Refused, provenance, start};
use crate::report::record::{Engine, FORMAT, Footer, Header, Line, Record};
use crate::shard::Shard;
use crate::wire::hello::Welcome;

/// How many runs a worker takes at a time.
const AT_A_TIME: usize = 16;

/// What came of a whole run.
#[derive(Debug, Clone, PartialEq)]
pub struct Done {
    /// The first line of the report.
    pub header: Header,
    /// The records, in the order of the corpus.
    pub records: Vec<Record>,
    /// The last line.
    pub footer: Footer,
}

/// Where the lines of a report go as they come.
pub(crate) type Sink<'s> = dyn FnMut(&Line) -> io::Result<()> + 's;

/// Puts all that is asked for. `edit` may change each record before it is told and counted; `ends` says the exit code from
/// all of them.
///
/// # Errors
/// If nothing can be put to the adapter, or the report cannot be written.
pub fn run(
    kit: Kit<'_>,
    edit: &mut dyn FnMut(Record) -> Record,
    ends: &dyn Fn(&[Record]) -> u8,
    sink: &mut Sink<'_>,
) -> Result<io::Result<Done>, Refused> {
    let (adapter, welcome) = start::start(kit)?;
    let mode = start::mode(kit, &welcome)?;
    let all = jobs(kit);
    let workers = workers(kit, &welcome, all.len());
    let header = header(kit, &welcome, &all, workers);
    let shared = Shared {
        kit,
        manner: Manner { welcome: &welcome, mode, native: kit.settings.native },
        restarts: AtomicU32::new(0),
        given_up: AtomicBool::new(false),
    };
    let first = Session::new(adapter, &welcome, kit.library, start::patience(kit));
    let first = Mutex::new(Some(first));
    let (send, records) = channel();
    let next = AtomicUsize::new(0);
    let done = thread::scope(|scope| {
        for _ in 0..workers {
            let send = send.clone();
            scope.spawn(|| work(&shared, &all, &next, &first, send));
        }
        drop(send);
        let report = Report { kit, claims: &welcome, restarts: &shared.restarts, edit, ends, sink };
        report.write(header, all.len(), &records)
    });
    Ok(done)
}

fn workers(kit: Kit<'_>, welcome: &Welcome, jobs: usize) -> usize {
    if welcome.alone { 1 } else { kit.settings.workers.clamp(1, 64).min(jobs.div_ceil(AT_A_TIME)).max(1) }
}

fn work<'k>(
    shared: &'k Shared<'k>,
    all: &[Job<'k>],
    next: &AtomicUsize,
    first: &Mutex<Option<Session<'k>>>,
    send: Sender<(usize, Record)>,
) {
    let session = first.lock().ok().and_then(|mut first| first.take());
    let mut worker = Worker::new(shared, session);
    loop {
        let from = next.fetch_add(AT_A_TIME, Ordering::Relaxed);
        let chunk = all.iter().enumerate().skip(from).take(AT_A_TIME);
        if from >= all.len() {
            break;
        }
        worker.forget();
        for (number, job) in chunk {
            if send.send((number, worker.run(job))).is_err() {
                return;
            }
        }
    }
    drop(send);
    worker.bye();
}

fn header(kit: Kit<'_>, welcome: &Welcome, all: &[Job<'_>], workers: usize) -> Header {
    let settings = kit.settings;
    let mut only = settings.only.clone();
    only.extend(settings.under.iter().map(|ruleset| format!("--under {ruleset}")));
    only.extend(settings.profiles.iter().map(|profile| format!("--profile {profile}")));
    let engine = Engine {
        welcome: welcome.clone(),
        command: settings.command.clone(),
        source: provenance::adapter(&settings.command),
    };
    Header {
        format: FORMAT,
        suite: provenance::suite(kit.corpus),
        rulesets: provenance::rulesets(kit.library, all.iter().map(|job| job.ruleset)),
        runner: provenance::runner(),
        engine,
        command: settings.arguments.clone(),
        seed: settings.seed,
        reskins: settings.reskins,
        shard: settings.shard.map(Shard::numbers),
        only,
        host: provenance::host(workers),
        started: provenance::now(),
    }
}

/// A report that is being written.
struct Report<'r, 's> {
    kit: Kit<'r>,
    claims: &'r Welcome,
    restarts: &'r AtomicU32,
    edit: &'r mut dyn FnMut(Record) -> Record,
    ends: &'r dyn Fn(&[Record]) -> u8,
    sink: &'r mut Sink<'s>,
}

impl Report<'_, '_> {
    fn write(self, header: Header, due: usize, came: &Receiver<(usize, Record)>) -> io::Result<Done> {
        (self.sink)(&Line::Header(Box::new(header.clone())))?;
        let mut waiting: BTreeMap<usize, Record> = BTreeMap::new();
        let mut records = Vec::with_capacity(due);
        let mut hash = Sha256::new();
        for (number, record) in came {
            waiting.insert(number, record);
            while let Some(record) = waiting.remove(&records.len()) {
                let record = (self.edit)(record);
                let line = Line::Record(Box::new(record.clone()));
                hash.update(serde_json::to_string(&line)?);
                hash.update("\n");
                (self.sink)(&line)?;
                records.push(record);
            }
        }
        let footer = self.footer(&records, provenance::hex(hash.finalize()));
        (self.sink)(&Line::Footer(Box::new(footer.clone())))?;
        Ok(Done { header, records, footer })
    }

    fn footer(&self, records: &[Record], digest: String) -> Footer {
        let settings = self.kit.settings;
        let part = settings.shard.is_some() || !settings.only.is_empty();
        let coverage = if part { Coverage::Part } else { Coverage::Whole };
        Footer {
            ended: provenance::now(),
            records: u32::try_from(records.len()).unwrap_or(u32::MAX),
            outcomes: verdict::outcomes(records),
            profiles: verdict::profiles(records, &self.claims.profiles, coverage),
            diagnostics: verdict::diagnostics(records),
            restarts: self.restarts.load(Ordering::Relaxed),
            digest,
            exit: (self.ends)(records),
        }
    }
}
