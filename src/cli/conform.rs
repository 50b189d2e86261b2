//! The arguments of the conformance kit: `floor conform`, `floor report`, `floor export`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::Shelf;
use floorman_conformance::shard::Shard;

/// `floor conform`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Conform {
    /// What else to do with an adapter.
    #[command(subcommand)]
    pub verb: Option<ConformVerb>,
    /// The run.
    #[command(flatten)]
    pub run: ConformRun,
}

/// What else can be done with an adapter.
#[derive(Debug, Subcommand)]
pub enum ConformVerb {
    /// Take a first look at an adapter: what its handshake makes possible, and three runs.
    Smoke(Put),
    /// Put the frames of a report once more, as they were, and lay the answers of then and now side by side.
    Replay(Replay),
    /// Write or tidy the file of what is known to fail.
    #[command(subcommand)]
    Baseline(BaselineVerb),
}

/// What can be done with a baseline.
#[derive(Debug, Subcommand)]
pub enum BaselineVerb {
    /// Put what is asked for and write down what fails; reasons that stand there already stay, and entries of what was not put.
    Write(BaselineFile),
    /// Put what is asked for and drop what passes now, or has an id that no scenario has any more.
    Tidy(BaselineFile),
}

/// `floor conform baseline`.
#[derive(Debug, Args)]
pub struct BaselineFile {
    /// The file.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The reason of every failure that is new.
    #[arg(long, value_name = "TEXT", default_value = "not looked into yet")]
    pub because: String,
    /// The run.
    #[command(flatten)]
    pub run: ConformRun,
}

/// `floor conform replay`.
#[derive(Debug, Args)]
pub struct Replay {
    /// The report.
    #[arg(value_name = "REPORT")]
    pub report: PathBuf,
    /// The scenario, by its id; the first one that has frames if none is named.
    #[arg(long, value_name = "ID")]
    pub only: Option<String>,
    /// To whom.
    #[command(flatten)]
    pub put: Put,
}

/// What is put, and what is done with what comes of it.
#[derive(Debug, Args)]
pub struct ConformRun {
    /// Only these scenarios: ids, chapters or `chapter/topic`.
    #[arg(long, value_name = "ID", value_delimiter = ',')]
    pub only: Vec<String>,
    /// Only this profile, or those that begin so: `rank`, `pots`, `hand`, `hand.no-limit.holdem`, `table`, `procedure`.
    #[arg(long, value_name = "PROFILE", value_delimiter = ',')]
    pub profile: Vec<String>,
    /// The file of what is known to fail. An unexpected pass, and another wrong answer, end with 5.
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,
    /// Put one part of the scenarios, `k/n`: which part a scenario is in follows from its id.
    #[arg(long, value_name = "K/N")]
    pub shard: Option<Shard>,
    /// Write the report, `report.jsonl`, and all views of it to this folder.
    #[arg(long, value_name = "DIR")]
    pub report: Option<PathBuf>,
    /// How many processes of the adapter run at a time; as many as there are processors if nothing is said.
    #[arg(long, value_name = "N")]
    pub workers: Option<usize>,
    /// How often each scenario is put again with other seats, suits and chips.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub reskins: u32,
    /// Put each scenario as it is written only.
    #[arg(long, conflicts_with = "reskins")]
    pub no_reskin: bool,
    /// End with 3 if fewer runs than this were put.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub at_least: u32,
    /// Take a refusal that carries none of the engine's own words as the adapter's.
    #[arg(long)]
    pub require_native: bool,
    /// What is put, and to whom.
    #[command(flatten)]
    pub put: Put,
}

/// What is put to an adapter, and how it is started.
#[derive(Debug, Args)]
pub struct Put {
    /// Only these rulesets: names, or paths to .rules files.
    #[arg(long, value_name = "RULESET", value_delimiter = ',')]
    pub under: Vec<String>,
    /// The number from which re-skins are drawn.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// One request a step, or one a hand; if nothing is said, step by step where the adapter can.
    #[arg(long, value_enum)]
    pub mode: Option<ModeName>,
    /// How many milliseconds an answer may take.
    #[arg(long, value_name = "MS", default_value_t = 2000)]
    pub timeout: u64,
    /// How many seconds the handshake may take.
    #[arg(long, value_name = "S", default_value_t = 30)]
    pub hello_timeout: u64,
    /// Take the scenarios of this folder instead of the built-in ones.
    #[arg(long, value_name = "DIR", help_heading = "Rulesets and scenarios")]
    pub corpus: Option<PathBuf>,
    /// Which rulesets are loaded.
    #[command(flatten)]
    pub shelf: Shelf,
    /// The command that starts the adapter.
    #[arg(last = true, required = true, value_name = "COMMAND")]
    pub command: Vec<String>,
}

/// `floor report`.
#[derive(Debug, Args)]
pub struct Report {
    /// What to do with them.
    #[command(subcommand)]
    pub verb: ReportVerb,
}

/// What can be done with reports.
#[derive(Debug, Subcommand)]
pub enum ReportVerb {
    /// Join the parts of one run, and lay engines side by side.
    Merge(Merge),
    /// Show one report, be it of a whole run or of a part.
    Show(ShowReport),
}

/// `floor report merge`.
#[derive(Debug, Args)]
pub struct Merge {
    /// Reports: the parts of a run (`--shard`), and one run or its parts for each engine.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Write the joined reports and all views of them to this folder.
    #[arg(long, value_name = "DIR")]
    pub report: Option<PathBuf>,
    /// The scenarios that were put, if not the built-in ones: parts are joined in their order.
    #[arg(long, value_name = "DIR", help_heading = "Rulesets and scenarios")]
    pub corpus: Option<PathBuf>,
}

/// `floor report show`.
#[derive(Debug, Args)]
pub struct ShowReport {
    /// The report.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Write all views of it to this folder.
    #[arg(long, value_name = "DIR")]
    pub report: Option<PathBuf>,
}

/// `floor export`.
#[derive(Debug, Args)]
pub struct Export {
    /// Take the scenarios of this folder instead of the built-in ones.
    #[arg(long, value_name = "DIR", help_heading = "Rulesets and scenarios")]
    pub corpus: Option<PathBuf>,
    /// Which rulesets are loaded.
    #[command(flatten)]
    pub shelf: Shelf,
}

/// How hands are put to an adapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ModeName {
    /// One request a step.
    Step,
    /// One request a hand.
    Script,
}
