//! `floor audit`: hand records under a ruleset.

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use floorman_engine::ruleset::facts::{Rotation, Setting};
use floorman_engine::{Fee, Occasion, Ruleset};
use floorman_grammar::Library;
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::audit::{Outcome, Tables, Under, Verdict};
use crate::cli::{Audit, Format, SettingName};
use crate::exit::Exit;
use crate::phh::{Piece, Pieces};
use crate::shelf::Shelf;
use crate::trouble::{Message, Trouble, unreadable};
use crate::words;
use crate::words::audit as said;

/// How much text is read before it is audited: small, so that a large file takes no more memory than a small one.
const BATCH: usize = 512 * 1024;

/// How many hands one worker takes at a time.
const SHARE: usize = 64;

pub(crate) fn run(args: &Audit, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let shelf = Shelf::open(&args.shelf, &[&args.under])?;
    let ruleset = shelf.ruleset(&args.under)?;
    let library = shelf.library();
    let game = library.game(ruleset.name(), "holdem");
    let game = game.ok_or_else(|| Message::new(said::no_game("holdem")))?;
    let under = Under { ruleset, game: &game, occasion: occasion(ruleset, args.setting)? };
    let tables = Mutex::default();
    let mut report =
        Report { under, library, format, tables, counts: Counts::default(), records: Vec::new() };
    for path in &args.files {
        report.file(path, out)?;
    }
    report.close(out)
}

fn occasion(ruleset: &Ruleset, wanted: Option<SettingName>) -> Result<Occasion, Trouble> {
    let settings = ruleset.settings();
    let setting = match (wanted, settings.cash, settings.tournament) {
        (Some(SettingName::Cash) | None, true, false) | (Some(SettingName::Cash), true, true) => {
            Setting::Cash
        }
        (Some(SettingName::Tournament) | None, false, true) | (Some(SettingName::Tournament), true, true) => {
            Setting::Tournament
        }
        (None, ..) => {
            let both = said::which_setting(ruleset.name());
            return Err(Message::new(both).help(said::HELP_SETTING).into());
        }
        (Some(SettingName::Cash), false, _) => {
            return Err(Message::new(said::not_for(ruleset.name(), "cash game")).into());
        }
        (Some(SettingName::Tournament), _, false) => {
            return Err(Message::new(said::not_for(ruleset.name(), "tournament")).into());
        }
    };
    Ok(Occasion { setting, rotation: Rotation::OneGame, fee: Fee::Apart })
}

/// How many records came out how.
#[derive(Debug, Clone, Copy, Default)]
struct Counts {
    as_recorded: usize,
    no_final_stacks: usize,
    half_chips: usize,
    parts_of_chips: usize,
    acts: usize,
    stacks: usize,
    unfinished: usize,
    not_audited: usize,
    unreadable: usize,
    files_unread: usize,
}

impl Counts {
    fn add(&mut self, outcome: &Outcome) {
        let counter = match outcome {
            Outcome::AsRecorded => &mut self.as_recorded,
            Outcome::NoFinalStacks => &mut self.no_final_stacks,
            Outcome::Rounding(stacks) if stacks.are_halves() => &mut self.half_chips,
            Outcome::Rounding(_) => &mut self.parts_of_chips,
            Outcome::Act(_) => &mut self.acts,
            Outcome::Stacks(_) => &mut self.stacks,
            Outcome::Unfinished { .. } => &mut self.unfinished,
            Outcome::NotAudited { .. } => &mut self.not_audited,
            Outcome::Unreadable(_) | Outcome::NotDealt { .. } => &mut self.unreadable,
        };
        *counter += 1;
    }

    /// Each count with its name in reports and its words.
    fn lines(self) -> [(usize, &'static str, &'static str); 9] {
        [
            (self.as_recorded, "as-recorded", said::AS_RECORDED),
            (self.no_final_stacks, "no-final-stacks", said::NO_FINAL_STACKS),
            (self.half_chips, "half-chips", said::HALF_CHIPS),
            (self.parts_of_chips, "parts-of-chips", said::PARTS_OF_CHIPS),
            (self.acts, "ruled-otherwise", said::ACTS),
            (self.stacks, "final-stacks", said::STACKS),
            (self.unfinished, "unfinished", said::UNFINISHED),
            (self.not_audited, "not-audited", said::NOT_AUDITED),
            (self.unreadable, "unreadable", said::UNREADABLE),
        ]
    }

    fn exit(self) -> Exit {
        let replayed = self.as_recorded + self.no_final_stacks + self.half_chips + self.parts_of_chips;
        let found = self.acts + self.stacks + self.unfinished;
        if self.unreadable + self.files_unread > 0 {
            Exit::CouldNot
        } else if found > 0 {
            Exit::Found
        } else if replayed > 0 {
            Exit::Clean
        } else {
            Exit::NothingRan
        }
    }
}

/// An audit in progress.
struct Report<'r> {
    under: Under<'r>,
    library: &'r Library,
    format: Format,
    /// Tables that no worker uses just now.
    tables: Mutex<Vec<Tables<'r>>>,
    counts: Counts,
    records: Vec<Value>,
}

impl<'r> Report<'r> {
    /// Audits one file; one that cannot be read is told of, and the others are audited all the same.
    fn file(&mut self, path: &Path, out: &mut dyn Write) -> Result<(), Trouble> {
        let opened: io::Result<Box<dyn Read>> = if path == Path::new("-") {
            Ok(Box::new(io::stdin().lock()))
        } else {
            File::open(path).map(|file| Box::new(file) as Box<dyn Read>)
        };
        let shown = path.display().to_string();
        let read = opened.and_then(|file| self.pieces(Pieces::new(BufReader::new(file)), &shown, out));
        match read {
            Ok(written) => written,
            Err(error) => {
                self.counts.files_unread += 1;
                anstream::eprintln!("{}", unreadable(path, &error));
                Ok(())
            }
        }
    }

    fn pieces<R: io::BufRead>(
        &mut self,
        mut pieces: Pieces<R>,
        file: &str,
        out: &mut dyn Write,
    ) -> io::Result<Result<(), Trouble>> {
        let mut any = false;
        loop {
            let batch = batch(&mut pieces)?;
            if batch.is_empty() {
                break;
            }
            any = true;
            for verdict in self.audit(&batch) {
                if let Err(trouble) = self.tell(file, &verdict, out) {
                    return Ok(Err(trouble));
                }
            }
        }
        if !any {
            self.counts.files_unread += 1;
            let empty = crate::phh::What::Empty;
            anstream::eprintln!("{}", Message::new(empty.to_string()).in_file(file).help(empty.help()));
        }
        Ok(Ok(()))
    }

    /// The verdicts on a batch, in order.
    fn audit(&self, batch: &[Piece]) -> Vec<Verdict> {
        let share = |share: &[Piece]| {
            let mut tables = self.free().pop().unwrap_or_else(|| Tables::new(self.under));
            let verdicts: Vec<Verdict> = share.iter().map(|piece| piece.audit(&mut tables)).collect();
            self.free().push(tables);
            verdicts
        };
        batch.par_chunks(SHARE).map(share).flatten_iter().collect()
    }

    fn free(&self) -> MutexGuard<'_, Vec<Tables<'r>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&mut self, file: &str, verdict: &Verdict, out: &mut dyn Write) -> Result<(), Trouble> {
        self.counts.add(&verdict.outcome);
        let Some(said) = said::said(verdict, self.under.ruleset.name(), self.library) else {
            return Ok(());
        };
        match self.format {
            Format::Json => self.records.push(json!({
                "file": file, "line": said.line, "hand": verdict.name, "outcome": verdict.outcome.name(),
                "says": said.headline, "notes": said.below,
            })),
            Format::Text => {
                writeln!(out, "{file}:{}: {}", said.line, said.headline)?;
                for line in said.below {
                    writeln!(out, "    {line}")?;
                }
            }
        }
        Ok(())
    }

    fn close(self, out: &mut dyn Write) -> Result<Exit, Trouble> {
        let lines = self.counts.lines();
        let hands: usize = lines.iter().map(|(count, ..)| count).sum();
        let exit = self.counts.exit();
        match self.format {
            Format::Json => {
                let report = json!({
                    "floor": "audit", "schema": 1, "ruleset": self.under.ruleset.name(), "hands": hands,
                    "counts": lines.iter().map(|(count, name, _)| ((*name).to_owned(), json!(count)))
                        .collect::<serde_json::Map<_, _>>(),
                    "records": self.records, "exit": exit.code(),
                });
                writeln!(out, "{report:#}")?;
            }
            Format::Text => {
                let title = self.under.ruleset.title();
                let hands = words::counted(hands, "hand", "hands");
                writeln!(out, "{hands} under {} ({title})", self.under.ruleset.name())?;
                for (count, _, what) in lines.into_iter().filter(|(count, ..)| *count > 0) {
                    writeln!(out, "{}", said::count_line(count, what))?;
                }
            }
        }
        Ok(exit)
    }
}

fn batch<R: io::BufRead>(pieces: &mut Pieces<R>) -> io::Result<Vec<Piece>> {
    let mut batch = Vec::new();
    let mut size = 0;
    while size < BATCH {
        let Some(piece) = pieces.next() else { break };
        let piece = piece?;
        size += piece.text.len() + size_of::<Piece>();
        batch.push(piece);
    }
    Ok(batch)
}
