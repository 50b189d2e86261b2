//! What reports say to people.

pub(crate) mod html;
pub(crate) mod markdown;
pub(crate) mod summary;

use serde_json::Value;

use crate::report::record::{Cite, Footer, Header, Level, OutOf, Outcome, ProfileSum, Record, Suite};

pub(crate) const EMPTY: &str = "the report is empty";
pub(crate) const NOT_TEXT: &str = "this line is not UTF-8";
pub(crate) const NO_HEADER: &str = "a report begins with its header, and this line is none";
pub(crate) const SECOND_HEADER: &str = "a second report begins here";
pub(crate) const BEHIND_THE_FOOTER: &str = "the report ended before this line";
pub(crate) const OTHER_SUMS: &str = "the sums of the footer are not what the records come to";
pub(crate) const HELP_NO_REPORT: &str = "name a `report.jsonl` that `floor conform --report DIR` wrote";
pub(crate) const HELP_ONE_REPORT: &str =
    "keep each report in a file of its own; `floor report merge` takes them side by side";
pub(crate) const HELP_BROKEN: &str = "the file was changed or damaged: get it anew, or run the suite again";
pub(crate) const HELP_CHANGED: &str =
    "the file was changed after the run: get it anew, or run the command of its header again";
pub(crate) const HELP_CUT_SHORT: &str = "the run was broken off or the file is not whole: run it again; what is missing cannot be told from what failed";
pub(crate) const HELP_FORMAT: &str =
    "read it with the `floor` that wrote it, or run the suite again with this one";
pub(crate) const HELP_TWICE: &str = "leave one of the two out";
pub(crate) const HELP_OTHER_RUN: &str = "the parts of a run differ in `--shard` alone: run this part again";
pub(crate) const NUMBER_OF_PARTS: &str = "the number of parts";
pub(crate) const SEED: &str = "the seed or the number of re-skins";
pub(crate) const CHOICE: &str = "what was asked for";
pub(crate) const RULESETS: &str = "the rulesets";
pub(crate) const HANDSHAKE: &str = "what the adapter declares";
pub(crate) const ADAPTER: &str = "the adapter's file";
pub(crate) const AS_EXPECTED: &str = "as expected";

/// How many letters of a digest are shown.
const SHOWN_OF_A_DIGEST: usize = 12;

pub(crate) fn short(digest: &str) -> &str {
    digest.get(..SHOWN_OF_A_DIGEST).unwrap_or(digest)
}

pub(crate) fn unreadable(error: &str) -> String {
    format!("this line is no line of a report: {error}")
}

pub(crate) fn other_format(got: &Value, ours: u32) -> String {
    format!("this report is of version {got} of the format, and this `floor` reads version {ours}")
}

pub(crate) fn cut_short(records: usize) -> String {
    format!("the report is cut short: {records} records, and no footer behind them")
}

pub(crate) fn other_digest(got: &str, due: &str) -> String {
    format!("the records have the digest {}, and the footer says {}", short(got), short(due))
}

pub(crate) fn other_count(got: usize, due: u32) -> String {
    format!("there are {got} records, and the footer says {due}")
}

fn suite(suite: &Suite) -> String {
    format!("suite {} ({})", suite.version, short(&suite.digest))
}

pub(crate) fn other_suite(this: &Suite, first: &str, other: &Suite) -> String {
    format!("this report is of {}, and {first} is of {}", self::suite(this), self::suite(other))
}

pub(crate) fn help_suite(header: &Header) -> String {
    let command = header.command.join(" ");
    format!("numbers of two suites cannot be compared: run the older one again with one `floor`: `{command}`")
}

pub(crate) fn other_ruleset(ruleset: &str, first: &str) -> String {
    format!("the rules of `{ruleset}` are not those of {first}")
}

pub(crate) fn twice(name: &str, other: &str) -> String {
    format!("{name} has another report in {other}, and this one is of a whole run")
}

pub(crate) fn same_part(name: &str, part: u32, before: &str) -> String {
    format!("part {part} of the run of {name} is in {before} already")
}

pub(crate) fn other_run(name: &str, what: &str, first: &str) -> String {
    format!("the parts of the run of {name} differ in {what}: this one from {first}")
}

pub(crate) fn missing(name: &str, parts: &[u32], of: u32) -> String {
    let parts: Vec<String> = parts.iter().map(|part| format!("{part}/{of}")).collect();
    format!("the run of {name} is not whole: {} missing", parts.join(", "))
}

pub(crate) fn help_missing(header: &Header, part: u32, of: u32) -> String {
    let command = without(&without_shard(&header.command), "--report");
    let (before, after) = match command.iter().position(|word| word == "--") {
        Some(at) => (command.get(..at).unwrap_or_default(), command.get(at..).unwrap_or_default()),
        None => (command.as_slice(), [].as_slice()),
    };
    let words = [before, &["--shard".to_owned(), format!("{part}/{of}")], after].concat();
    format!("name its report too, or run it: `{}`", words.join(" "))
}

/// A command line without the part that it asks for: the one that does all of it.
pub(crate) fn without_shard(command: &[String]) -> Vec<String> {
    without(command, "--shard")
}

/// A command line without an option and its value.
fn without(command: &[String], option: &str) -> Vec<String> {
    let ours = command.iter().position(|word| word == "--").unwrap_or(command.len());
    let is_it = |at: usize| at < ours && command.get(at).is_some_and(|word| word == option);
    let keeps = |(at, word): &(usize, &String)| {
        let joined = word.strip_prefix(option).is_some_and(|rest| rest.starts_with('='));
        !((*at < ours && joined) || is_it(*at) || at.checked_sub(1).is_some_and(is_it))
    };
    command.iter().enumerate().filter(keeps).map(|(_, word)| word.clone()).collect()
}

/// An engine's name: `pokerkit 0.7.7`.
pub(crate) fn engine(header: &Header) -> String {
    let engine = &header.engine.welcome.engine;
    format!("{} {}", engine.name, engine.version)
}

/// A paragraph as people say it: `TDA 47-A`.
pub(crate) fn cite(cite: &Cite) -> String {
    let (name, rest) = cite.source.split_once('-').unwrap_or((cite.source.as_str(), ""));
    let name = if name.len() <= 4 { name.to_uppercase() } else { name.to_owned() };
    let rest = if rest.is_empty() { String::new() } else { format!("-{rest}") };
    format!("{name}{rest} {}", cite.at)
}

/// The paragraphs that a record rests on, as people say them: those of its ruleset's own book, if it cites any.
pub(crate) fn cites(record: &Record) -> String {
    let book = record.read_as.as_ref().unwrap_or(&record.ruleset);
    let of_book = record.cites.iter().filter(|cite| book.starts_with(cite.source.as_str()));
    let source = of_book.map(|cite| cite.source.as_str()).max_by_key(|source| source.len());
    let cited = record.cites.iter().filter(|cite| source.is_none_or(|source| cite.source == source));
    cited.map(cite).collect::<Vec<_>>().join(", ")
}

/// Paragraphs with the documents they stand in.
pub(crate) fn documents(cites: &[Cite]) -> Vec<String> {
    let said = |it: &Cite| match &it.document {
        Some(document) => format!("{document}, {}", it.at),
        None => cite(it),
    };
    cites.iter().map(said).collect()
}

/// What is said of a record that did not come out, in one line.
pub(crate) fn verdict(record: &Record) -> String {
    let cites = cites(record);
    let said = match record.outcome {
        Outcome::Fail => format!("differs from {cites} here"),
        Outcome::Fault => format!("breaks where {cites} is asked"),
        Outcome::Timeout => format!("gives no answer in time where {cites} is asked"),
        Outcome::UnexpectedPass => {
            format!("agrees with {cites} here, and the baseline says that it does not")
        }
        Outcome::Pass
        | Outcome::Unsupported
        | Outcome::NotExpressible
        | Outcome::NotObservable
        | Outcome::Excluded
        | Outcome::KnownFail
        | Outcome::Disputed
        | Outcome::NotRun => format!("{} at {cites}", record.outcome),
    };
    match record.level {
        Level::Must => said,
        Level::Should => format!("{said}; another reading is open, so it decides no verdict"),
        Level::House => format!("{said}; a house's own rule, so it decides no verdict"),
    }
}

/// What came out, in one line.
pub(crate) fn came_out(record: &Record) -> String {
    let checks = record.differs.iter().flat_map(|differs| &differs.checks);
    let got: Vec<String> = checks.map(|check| format!("{}: {}", check.asked, check.got)).collect();
    match (&record.reason, got.is_empty()) {
        (_, false) => got.join("; "),
        (Some(reason), true) => format!("{}: {reason}", record.outcome),
        (None, true) => record.outcome.to_string(),
    }
}

/// What came of the runs: how many of each outcome, and of the reasons given.
pub(crate) fn came_of(footer: &Footer) -> String {
    let reasons = match footer.diagnostics.of {
        0 => String::new(),
        _ => format!("; {} right refusals give the right reason", of(footer.diagnostics)),
    };
    let restarts = match footer.restarts {
        0 => String::new(),
        restarts => format!("; started again {}", counted(restarts, "time")),
    };
    let outcomes = if footer.outcomes.is_empty() { "none".to_owned() } else { counts(&footer.outcomes) };
    format!("{}: {outcomes}{reasons}{restarts}", counted(footer.records, "run"))
}

/// A number of another.
pub(crate) fn of(number: OutOf) -> String {
    if number.of == 0 { "·".to_owned() } else { format!("{}/{}", number.got, number.of) }
}

/// What was not put, told apart: `12 unsupported, 3 not expressible`.
pub(crate) fn apart(sum: &ProfileSum) -> String {
    counts(sum.outcomes.iter().filter(|(outcome, _)| **outcome != Outcome::Pass))
}

fn counts<'o>(outcomes: impl IntoIterator<Item = (&'o Outcome, &'o u32)>) -> String {
    let said: Vec<String> =
        outcomes.into_iter().map(|(outcome, count)| format!("{count} {}", spaced(*outcome))).collect();
    said.join(", ")
}

/// An outcome as words.
pub(crate) fn spaced(outcome: Outcome) -> String {
    outcome.name().replace('-', " ")
}

/// Where a report comes from, in one line.
pub(crate) fn provenance(header: &Header) -> String {
    let Header { suite, seed, reskins, .. } = header;
    let adapter = &header.engine.welcome.adapter;
    let part = header.shard.map(|(part, of)| format!(", part {part}/{of}")).unwrap_or_default();
    let only =
        if header.only.is_empty() { String::new() } else { format!(", only {}", header.only.join(" ")) };
    format!(
        "{} through {} {}; {}, {} scenarios, seed {seed}, {}{part}{only}; {}",
        engine(header),
        adapter.name,
        adapter.version,
        self::suite(suite),
        suite.scenarios,
        counted(*reskins, "re-skin"),
        header.started,
    )
}

pub(crate) fn counted(number: u32, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}
