//! `floor diff`: where two rulesets differ, and the scenarios that show it.

mod as_json;
mod moving;
mod page;
mod print;
mod report;

use std::io::Write;

use crate::cli::{Diff, Output};
use crate::corpus;
use crate::exit::Exit;
use crate::shelf::Shelf;
use crate::trouble::Trouble;
pub(crate) use moving::{Against, Because, Cited, Moving, Touched};
pub(crate) use report::{Relation, Report, Unshown};

use moving::moving;

pub(crate) fn run(args: &Diff, output: Output, out: &mut dyn Write) -> Result<Exit, Trouble> {
    let mut named: Vec<&str> = vec![&args.first, &args.second];
    named.extend(args.house.as_deref());
    let shelf = Shelf::open(&args.shelf, &named)?;
    let (first, second) = (shelf.ruleset(&args.first)?, shelf.ruleset(&args.second)?);
    let house = args.house.as_deref().map(|house| shelf.ruleset(house)).transpose()?;
    let corpus = corpus::open(args.corpus.as_deref())?;
    let readings = report::readings(&corpus, shelf.library(), first, second);
    let report = Report::of(shelf.library(), (first, second), &readings);
    let moving = house.map(|house| moving(&report, house)).transpose()?;
    match output {
        Output::Text => {
            let extent = if args.all { print::Extent::Everything } else { print::Extent::Answers };
            print::print(&report, moving.as_ref(), extent, out)?;
        }
        Output::Json => writeln!(out, "{:#}", as_json::as_json(&report, moving.as_ref()))?,
        Output::Markdown => write!(out, "{}", page::page(&report, moving.as_ref()))?,
    }
    let found = match &moving {
        Some(moving) => !moving.is_empty(),
        None => report.differs(),
    };
    Ok(if found { Exit::Found } else { Exit::Clean })
}
