//! `floor mutate`: one statement changed at a time, and which scenario notices.

mod report;

use std::io::Write;

use floorman_conformance::evidence;
use floorman_conformance::mutate::{self, Mutant, Stated};
use indicatif::{ProgressBar, ProgressStyle};

use crate::cli::{Format, Mutate};
use crate::corpus;
use crate::exit::Exit;
use crate::shelf::Shelf;
use crate::trouble::Trouble;
use crate::words::mutate as said;
use report::Report;

pub(crate) fn run(args: &Mutate, format: Format, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let named: Vec<&str> = args.which.iter().map(String::as_str).collect();
    let shelf = Shelf::open(&args.shelf, &named)?;
    let library = shelf.library();
    let rulesets: Vec<&str> = if named.is_empty() {
        library.names().collect()
    } else {
        named.iter().map(|name| shelf.name(name)).collect::<Result<_, _>>()?
    };
    let corpus = corpus::open(args.corpus.as_deref())?;
    let takes = |name: &str| args.shard.is_none_or(|shard| shard.takes(name));
    let stated: Vec<(&str, Vec<Stated>)> =
        rulesets.iter().map(|name| (*name, mutate::stated(library, name))).collect();
    let all = stated.iter().flat_map(|(_, stated)| stated).flat_map(|stated| &stated.mutants);
    let mutants: Vec<Mutant> = all.filter(|mutant| takes(&mutant.id)).cloned().collect();
    let evidence = evidence::gather(&corpus, library);
    let bar = bar(mutants.len());
    let verdicts = mutate::verdicts(&mutants, library, &evidence, &|| bar.inc(1));
    bar.finish_and_clear();
    let report = Report {
        library,
        corpus: &corpus,
        evidence: &evidence,
        every: named.is_empty(),
        shard: args.shard,
        stated: &stated,
        tried: mutants.iter().zip(&verdicts).collect(),
    };
    match format {
        Format::Text => report.text(out)?,
        Format::Json => writeln!(out, "{:#}", report.json())?,
    }
    Ok(report.exit())
}

/// A bar that is drawn on a terminal and nowhere else.
fn bar(mutants: usize) -> ProgressBar {
    let bar = ProgressBar::new(u64::try_from(mutants).unwrap_or_default());
    if let Ok(style) = ProgressStyle::with_template(said::PROGRESS) {
        bar.set_style(style);
    }
    bar
}
