//! The command line: verbs, arguments, and what the help says of them.

mod conform;

use std::path::PathBuf;

pub use conform::{
    BaselineFile, BaselineVerb, Conform, ConformRun, ConformVerb, Export, Merge, ModeName, Put, Replay,
    Report, ReportVerb, ShowReport,
};

use clap::{Args, Parser, Subcommand, ValueEnum};

use floorman_conformance::shard::Shard;

/// The rules of poker, run: tests, rulings and audits, each with the paragraph it rests on.
#[derive(Debug, Parser)]
#[command(name = "floor", version, propagate_version = true, max_term_width = 100)]
pub struct Cli {
    /// How to print what comes out.
    #[arg(long, global = true, value_enum, default_value_t = Output::Text)]
    pub format: Output,
    /// What to do.
    #[command(subcommand)]
    pub verb: Verb,
}

/// How results may be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Output {
    /// For people.
    Text,
    /// For programs.
    Json,
    /// For a page: `floor diff`, `floor conform` and `floor report`.
    Markdown,
}

/// How every verb can print results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// The verbs.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Run the scenarios of the corpus and print a matrix of rulesets and chapters.
    Test(Test),
    /// Check ruleset files and scenario files.
    Check(Check),
    /// Play a hand and give its rulings with their paragraphs.
    Rule(Rule),
    /// Show what a ruleset answers: value, basis, file and line, and what its parent says.
    Show(Show),
    /// Show where two rulesets differ, and for each difference the scenario that shows it.
    Diff(Diff),
    /// Write a house file to start from, on top of the book that the room plays by.
    New(New),
    /// Explain a finding's code, or a question and which book answers it how.
    Explain(Explain),
    /// Lay out ruleset files as all are: indentation, spacing, columns.
    Fmt(Fmt),
    /// Print the script that lets a shell complete the command.
    Completions(Completions),
    /// Replay hand records (.phh, .phhs) and report what a ruleset would have ruled otherwise.
    Audit(Audit),
    /// Show which paragraphs, statements, answers and claims the scenarios reach.
    Cover(Cover),
    /// Change one statement of a ruleset at a time and ask which scenario notices.
    Mutate(Mutate),
    /// Put the corpus to another engine, over the wire, and report what it makes of it.
    Conform(Box<Conform>),
    /// Answer the wire protocol of the conformance kit with our own engine.
    Serve(Serve),
    /// Join and show reports that `floor conform --report` wrote.
    Report(Report),
    /// Print the corpus as one JSON object, for those who want no runner.
    Export(Export),
}

/// Which rulesets are loaded.
#[derive(Debug, Clone, Default, Args)]
pub struct Shelf {
    /// Load the .rules files of this folder beside the built-in ones.
    #[arg(long, value_name = "DIR", help_heading = "Rulesets and scenarios")]
    pub rulesets: Vec<PathBuf>,
    /// Load the .rules files of this folder instead of the built-in ones.
    #[arg(long, value_name = "DIR", conflicts_with = "rulesets", help_heading = "Rulesets and scenarios")]
    pub only_rulesets: Option<PathBuf>,
}

impl Shelf {
    /// The arguments that say so, as they are typed.
    pub(crate) fn arguments(&self) -> Vec<String> {
        let with = |option: &str, folder: &PathBuf| [option.to_owned(), folder.display().to_string()];
        let beside = self.rulesets.iter().flat_map(|folder| with("--rulesets", folder));
        beside.chain(self.only_rulesets.iter().flat_map(|folder| with("--only-rulesets", folder))).collect()
    }
}

/// `floor test`.
#[derive(Debug, Args)]
pub struct Test {
    /// Scenarios by id, chapter or `chapter/topic`, files and folders of scenarios, or ids in these; all if none is named.
    #[arg(value_name = "ID|PATH")]
    pub which: Vec<String>,
    /// Only these rulesets: names, or paths to .rules files.
    #[arg(long, value_name = "RULESET", value_delimiter = ',')]
    pub under: Vec<String>,
    /// List the scenarios instead of running them.
    #[arg(long)]
    pub list: bool,
    /// Take the scenarios of this folder instead of the built-in ones.
    #[arg(long, value_name = "DIR", help_heading = "Rulesets and scenarios")]
    pub corpus: Option<PathBuf>,
    /// Which rulesets are loaded.
    #[command(flatten)]
    pub shelf: Shelf,
}

/// `floor check`.
#[derive(Debug, Args)]
pub struct Check {
    /// Ruleset files (.rules), scenario files (.yaml), or folders of them.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Which rulesets are loaded.
    #[command(flatten)]
    pub shelf: Shelf,
}

/// `floor rule`.
#[derive(Debug, Args)]
pub struct Rule {
    /// A scenario by id, a file of scenarios or with a bare hand, or `-` for one on the standard input.
    #[arg(value_name = "FILE|ID|-")]
    pub hand: String,
    /// The rulesets, side by side: names, or paths to .rules files.
    #[arg(long, value_name = "RULESET", value_delimiter = ',')]
    pub under: Vec<String>,
    /// Take the scenarios of this folder instead of the built-in ones.
    #[arg(long, value_name = "DIR", help_heading = "Rulesets and scenarios")]
    pub corpus: Option<PathBuf>,
    /// Which rulesets are loaded.
    #[command(flatten)]
    pub shelf: Shelf,
}

/// `floor show`.
#[derive(Debug, Args)]
pub struct Show {
    /// The ruleset: its name, or the path to its .rules file.
    #[arg(value_name = "RULESET")]
    pub ruleset: String,
    /// One question; all of them if none is named.
    #[arg(value_name = "QUESTION")]
    pub question: Option<String>,
    /// Only what is open: silent, not stated, left to the house or to the floor.
    #[arg(long)]
    pub open: bool,
    /// Which rulesets are loaded.
    #[command(flatten)]
    pub shelf: Shelf,
}

/// `floor diff`.
#[derive(Debug, Args)]
pub struct Diff {
    /// A ruleset: its name, or the path to its .rules file.
    #[arg(value_name = "A")]
    pub first: String,
    /// The other.
    #[arg(value_name = "B")]
    pub second: String,
    /// List too what is answered alike: by another authority, or on another paragraph.
    #[arg(long)]
    pub all: bool,
    /// A house that stands below A and is to move to B, the new edition of its book: which of its statements to look at.
    #[arg(long, value_name = "RULESET")]
    pub house: Option<String>,
    /// Take the scenarios of this folder instead of the built-in ones.
    #[arg(long, value_name = "DIR", help_heading = "Rulesets and scenarios")]
    pub corpus: Option<PathBuf>,
    /// Which rulesets are loaded.
    #[command(flatten)]
    pub shelf: Shelf,
}

/// `floor new`.
#[derive(Debug, Args)]
pub struct New {
    /// The name of the house's ruleset: small letters, digits and dashes.
    #[arg(value_name = "NAME")]
    pub name: String,
    /// The ruleset that the house plays by: its name, or the path to its .rules file.
    #[arg(long, value_name = "RULESET")]
    pub from: String,
    /// Write to this file, which must not be there, instead of the standard output.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Which rulesets are loaded.
    #[command(flatten)]
    pub shelf: Shelf,
}

/// `floor explain`.
#[derive(Debug, Args)]
pub struct Explain {
    /// A code that `floor check` prints, or a question that rulesets answer.
    #[arg(value_name = "CODE|QUESTION")]
    pub what: String,
    /// Which rulesets are loaded.
    #[command(flatten)]
    pub shelf: Shelf,
}

/// `floor fmt`.
#[derive(Debug, Args)]
pub struct Fmt {
    /// Ruleset files (.rules); `-` formats the standard input to the standard output.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Write nothing; name the files that are not formatted and the first line of each that differs.
    #[arg(long)]
    pub check: bool,
}

/// `floor completions`.
#[derive(Debug, Args)]
pub struct Completions {
    /// The shell.
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: clap_complete::Shell,
}

/// `floor audit`.
#[derive(Debug, Args)]
pub struct Audit {
    /// Files of hand records; `-` for the standard input.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The ruleset: its name, or the path to its .rules file.
    #[arg(long, value_name = "RULESET", default_value = "tda-2024")]
    pub under: String,
    /// Cash or tournament, where the ruleset is for both.
    #[arg(long, value_enum)]
    pub setting: Option<SettingName>,
    /// Which rulesets are loaded.
    #[command(flatten)]
    pub shelf: Shelf,
}

/// `floor cover`.
#[derive(Debug, Args)]
pub struct Cover {
    /// Questions, or chapters of questions, to be shown with their scenarios.
    #[arg(value_name = "QUESTION|CHAPTER")]
    pub which: Vec<String>,
    /// Show every question, paragraph and claim with its scenarios.
    #[arg(long)]
    pub all: bool,
    /// Take the scenarios of this folder instead of the built-in ones.
    #[arg(long, value_name = "DIR", help_heading = "Rulesets and scenarios")]
    pub corpus: Option<PathBuf>,
    /// Which rulesets are loaded.
    #[command(flatten)]
    pub shelf: Shelf,
}

/// `floor mutate`.
#[derive(Debug, Args)]
pub struct Mutate {
    /// The rulesets whose own statements are changed: names, or paths to .rules files; all if none is named.
    #[arg(value_name = "RULESET")]
    pub which: Vec<String>,
    /// Try one part of the mutants, `k/n`: which part a mutant is in follows from its name.
    #[arg(long, value_name = "K/N")]
    pub shard: Option<Shard>,
    /// Take the scenarios, and the accepted survivors, of this folder instead of the built-in ones.
    #[arg(long, value_name = "DIR", help_heading = "Rulesets and scenarios")]
    pub corpus: Option<PathBuf>,
    /// Which rulesets are loaded.
    #[command(flatten)]
    pub shelf: Shelf,
}

/// `floor serve`.
#[derive(Debug, Args)]
pub struct Serve {
    /// Take requests from the standard input and answer on the standard output, a line each.
    #[arg(long, required = true)]
    pub stdio: bool,
}

/// A setting, by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SettingName {
    /// Chips are money.
    Cash,
    /// Chips are points of an event.
    Tournament,
}
