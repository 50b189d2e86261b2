//! `floor check`: findings about rulesets and scenarios.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use floorman_conformance::scenario::read_hand;
use floorman_conformance::{Corpus, Problem};
use floorman_grammar::{Finding, Label, Library, Severity, Sources, render_all};
use serde_json::{Value, json};

use crate::cli::{Check, Format};
use crate::corpus;
use crate::exit::Exit;
use crate::shelf;
use crate::trouble::{Message, Trouble};
use crate::words::check as said;

pub(crate) fn run(args: &Check, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let mut files = Vec::new();
    for path in &args.files {
        let found = shelf::find(path, &["rules", "yaml", "yml"])?;
        if found.is_empty() {
            return Err(Message::new(said::NOTHING_HERE).in_file(path.display().to_string()).into());
        }
        files.extend(found);
    }
    let is_scenario = |path: &PathBuf| is_kind(path, &["yaml", "yml"]);
    let (scenarios, rules): (Vec<PathBuf>, Vec<PathBuf>) = files.iter().cloned().partition(is_scenario);
    let (library, findings) = of_rules(&args.shelf, &rules)?;
    let problems = of_scenarios(&scenarios, &library)?;
    Checked { files: files.len(), findings, problems, sources: library.sources() }.tell(format, out)
}

fn is_kind(path: &Path, kinds: &[&str]) -> bool {
    path.extension().is_some_and(|kind| kinds.iter().any(|known| kind == *known))
}

/// The findings about the files given. Those at hand stand behind them, as parents: where both hold the same name the
/// file given counts, and nothing is said of the other.
fn of_rules(args: &crate::cli::Shelf, rules: &[PathBuf]) -> Result<(Library, Vec<Finding>), Trouble> {
    let (library, findings) = Library::load(shelf::files(args, rules)?);
    let given: Vec<String> = rules.iter().map(|path| path.display().to_string()).collect();
    let about = |finding: &Finding| given.iter().any(|name| name == library.sources().name(finding.place));
    let findings = findings.into_iter().filter(about).collect();
    Ok((library, findings))
}

/// The problems of scenario files. Beside them stands the corpus at hand, since twins may be in other files; a file
/// of the same chapter and topic counts instead of the one at hand.
fn of_scenarios(scenarios: &[PathBuf], library: &Library) -> Result<Vec<Problem>, Trouble> {
    if scenarios.is_empty() {
        return Ok(Vec::new());
    }
    let given: Vec<String> = scenarios.iter().map(|path| path.display().to_string()).collect();
    let (mut texts, mut problems) = corpus::beside(scenarios)?;
    texts.retain(|text| {
        let bare = given.contains(&text.path) && corpus::is_bare_hand(&text.text);
        if bare {
            problems.extend(read_hand(&text.path, &text.text).err().unwrap_or_default());
        }
        !bare
    });
    let (corpus, more) = Corpus::load(texts);
    problems.extend(more);
    problems.extend(corpus.unknown_names(&library.names().collect(), &library.games().collect()));
    problems.retain(|problem| given.contains(&problem.file));
    Ok(problems)
}

/// What came out of a check.
struct Checked<'l> {
    files: usize,
    findings: Vec<Finding>,
    problems: Vec<Problem>,
    sources: &'l Sources,
}

impl Checked<'_> {
    fn tell(self, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
        let count = |severity| self.findings.iter().filter(|it| it.severity() == severity).count();
        let errors = count(Severity::Error) + self.problems.len();
        let warnings = count(Severity::Warning);
        match format {
            Format::Text => {
                write!(out, "{}", render_all(&self.findings, self.sources, shelf::form(&io::stdout())))?;
                for problem in &self.problems {
                    write!(out, "{}", said::problem(problem))?;
                }
                writeln!(out, "{}", said::summary(self.files, errors, warnings))?;
            }
            Format::Json => {
                let findings = self.findings.iter().map(|it| self.as_json(it));
                let problems = self.problems.iter().map(problem_as_json);
                let findings: Vec<Value> = findings.chain(problems).collect();
                let report =
                    json!({"floor": "check", "schema": 1, "files": self.files, "findings": findings});
                writeln!(out, "{report:#}")?;
            }
        }
        Ok(if errors > 0 { Exit::Found } else { Exit::Clean })
    }

    fn as_json(&self, finding: &Finding) -> Value {
        let position = self.sources.position(finding.place);
        let severity = match finding.severity() {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let also: Vec<Value> = finding.labels.iter().map(|label| self.label(label)).collect();
        json!({
            "code": finding.code.name(), "severity": severity, "file": self.sources.name(finding.place),
            "line": position.line, "column": position.column, "text": self.sources.excerpt(finding.place),
            "says": finding.message, "help": finding.help, "also": also,
        })
    }

    /// Another place that a finding is about.
    fn label(&self, label: &Label) -> Value {
        let position = self.sources.position(label.place);
        json!({
            "file": self.sources.name(label.place), "line": position.line, "column": position.column,
            "says": label.text,
        })
    }
}

fn problem_as_json(problem: &Problem) -> Value {
    json!({
        "code": Value::Null, "severity": "error", "file": problem.file, "line": problem.line,
        "column": problem.column, "says": problem.message, "help": problem.help, "also": [],
    })
}
