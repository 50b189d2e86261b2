//! What a run of the corpus says.

use floorman_conformance::run::{Change, Failure};
use floorman_conformance::words;

use super::columns::aligned_by;
use super::style::{BAD, DIM, GOOD, MARK, RESET};
use super::{WIDTH, counted, figures};

/// How many scenarios of a chapter came out how, under one ruleset.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    pub(crate) changed: usize,
    pub(crate) disputed: usize,
}

impl Tally {
    pub(crate) const fn ran(self) -> usize {
        self.passed + self.failed + self.changed + self.disputed
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
            changed: self.changed + other.changed,
            disputed: self.disputed + other.disputed,
        }
    }
}

/// Where nothing ran.
const NOTHING: &str = "·";

/// A cell of the matrix: those that pass, and beside it what does not.
pub(crate) fn cell(tally: Tally) -> String {
    if tally.ran() == 0 {
        return NOTHING.to_owned();
    }
    let mut cell = figures(tally.passed);
    for (count, sign) in [(tally.changed, "~"), (tally.disputed, "?"), (tally.failed, "✗")] {
        if count > 0 {
            cell = format!("{cell} {sign}{}", figures(count));
        }
    }
    cell
}

/// The matrix: a row a chapter, a column a ruleset, with sums; in blocks where it is too wide for one.
pub(crate) fn matrix(rows: &[(String, Vec<Tally>)], rulesets: &[&str]) -> String {
    let blocks = blocks(rows, rulesets).into_iter().map(|columns| block(rows, rulesets, &columns));
    blocks.collect::<Vec<_>>().join("\n")
}

/// The columns of each block, as many as have room beside one another.
fn blocks(rows: &[(String, Vec<Tally>)], rulesets: &[&str]) -> Vec<Vec<usize>> {
    let names = rows.iter().map(|(chapter, _)| chapter.chars().count()).max().unwrap_or_default();
    let mut blocks: Vec<Vec<usize>> = Vec::new();
    let mut room = 0;
    for (column, ruleset) in rulesets.iter().enumerate() {
        let cells = rows.iter().filter_map(|(_, tallies)| tallies.get(column).copied());
        let widest = cells.map(|tally| cell(tally).chars().count()).max().unwrap_or_default();
        let width = 2 + widest.max(ruleset.chars().count());
        if let Some(block) = blocks.last_mut().filter(|_| width <= room) {
            block.push(column);
        } else {
            blocks.push(vec![column]);
            room = WIDTH.saturating_sub(2 + names);
        }
        room = room.saturating_sub(width);
    }
    blocks
}

/// Some columns of the matrix, without the chapters of which nothing ran under them.
fn block(rows: &[(String, Vec<Tally>)], rulesets: &[&str], columns: &[usize]) -> String {
    let names = columns.iter().filter_map(|column| rulesets.get(*column)).map(|name| (*name).to_owned());
    let mut lines = vec![std::iter::once(String::new()).chain(names).collect::<Vec<_>>()];
    let mut sums = vec![Tally::default(); columns.len()];
    for (chapter, tallies) in rows {
        let tallies: Vec<Tally> =
            columns.iter().map(|column| tallies.get(*column).copied().unwrap_or_default()).collect();
        if tallies.iter().all(|tally| tally.ran() == 0) {
            continue;
        }
        for (sum, tally) in sums.iter_mut().zip(&tallies) {
            *sum = sum.and(*tally);
        }
        lines.push([vec![chapter.clone()], tallies.into_iter().map(cell).collect()].concat());
    }
    lines.push([vec!["all".to_owned()], sums.into_iter().map(cell).collect()].concat());
    aligned_by(&lines, coloured)
}

fn coloured(cell: &str, padded: String) -> String {
    let colour = if cell.contains('✗') {
        BAD
    } else if cell.contains(['~', '?']) {
        MARK
    } else if cell == NOTHING {
        DIM
    } else {
        return padded;
    };
    format!("{colour}{padded}{RESET}")
}

/// What the signs in the matrix mean, as far as they stand in it.
pub(crate) fn legend(sum: Tally) -> Option<String> {
    let signs = [
        (sum.failed, "✗ failed"),
        (sum.changed, "~ changed by your rules"),
        (sum.disputed, "? disputed, not counted"),
    ];
    let shown: Vec<&str> = signs.into_iter().filter(|(count, _)| *count > 0).map(|(_, sign)| sign).collect();
    (!shown.is_empty()).then(|| format!("  {}", shown.join(", ")))
}

/// The last line: how many ran, and whether all passed.
pub(crate) fn summary(scenarios: usize, rulesets: usize, sum: Tally) -> String {
    let what = format!(
        "{} under {}, {}",
        counted(scenarios, "scenario", "scenarios"),
        counted(rulesets, "ruleset", "rulesets"),
        counted(sum.ran(), "run", "runs"),
    );
    let mut parts = Vec::new();
    if sum.failed == 0 && sum.changed == 0 && sum.disputed == 0 {
        return format!("{what}: {GOOD}all pass{RESET}");
    }
    parts.push(format!("{} pass", figures(sum.passed)));
    if sum.changed > 0 {
        parts.push(format!("{} changed by your rules", figures(sum.changed)));
    }
    if sum.disputed > 0 {
        parts.push(format!("{} disputed", figures(sum.disputed)));
    }
    if sum.failed > 0 {
        parts.push(format!("{BAD}{} failed{RESET}", figures(sum.failed)));
    } else {
        parts.push(format!("{GOOD}none failed{RESET}"));
    }
    format!("{what}: {}", parts.join(", "))
}

/// That nothing ran.
pub(crate) const NOTHING_RAN: &str = "nothing ran";

/// That something was not run, and why.
pub(crate) fn not_run(count: usize, ruleset: &str, reason: &str) -> String {
    format!("  not run: {} under {ruleset}: {reason}", counted(count, "scenario", "scenarios"))
}

/// A failure in full.
pub(crate) fn failure(failure: &Failure) -> String {
    format!("{BAD}failed{RESET}  {}", words::failure(failure))
}

/// What a ruleset changes.
pub(crate) fn change(change: &Change) -> String {
    let failure = &change.failure;
    let mut lines = vec![
        format!(
            "{MARK}changed{RESET}  {}:{}: {} under {}",
            failure.file, failure.line, failure.name, failure.ruleset
        ),
        format!("  {}", failure.title),
        format!("  {} says, at step {}: {}", failure.read_as, failure.step + 1, failure.step_text),
    ];
    let changes = failure.mismatches.iter();
    lines.extend(changes.map(|it| format!("    {}: {}; now {}", it.asked, it.expected, it.got)));
    lines.extend(change.by.iter().map(|statement| format!("  by {}", words::by(statement))));
    lines.join("\n") + "\n"
}

/// That no scenario is meant by an argument.
pub(crate) fn no_match(which: &str) -> String {
    format!("no scenario is called `{which}`, no chapter and no file")
}
