//! The report as Markdown, for the summary of a CI job.

use std::fmt::Write as _;

use super::{apart, counted, documents, engine, of, provenance, verdict};
use crate::report::seen::{Failure, disagreements, failures, matrix};
use crate::report::{Merged, Report};

/// How many failures of an engine stand on the page: CI services cut a summary at a megabyte.
const SHOWN: usize = 50;

/// What came of it, as Markdown.
pub(crate) fn markdown(merged: &Merged) -> String {
    let mut page = String::new();
    for report in &merged.engines {
        verdicts(&mut page, report);
    }
    chapters(&mut page, merged);
    for report in &merged.engines {
        differences(&mut page, merged, report);
    }
    if merged.engines.len() > 1 {
        parted(&mut page, merged);
    }
    page
}

/// Text in which nothing is markup.
fn plain(text: &str) -> String {
    let escape = |letter: char| match letter {
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '&' => "&amp;".to_owned(),
        '|' | '*' | '_' | '`' | '[' | ']' | '\\' | '#' => format!("\\{letter}"),
        '\n' => " ".to_owned(),
        _ => letter.to_string(),
    };
    text.chars().map(escape).collect()
}

/// A block in which nothing is markup: fenced with more backticks than the text has in a row.
fn block(page: &mut String, mark: &str, lines: &[String]) {
    let text = lines.join("\n");
    let mut fence = "```".to_owned();
    while text.contains(&fence) {
        fence.push('`');
    }
    let _ = write!(page, "{fence}{mark}\n{text}\n{fence}\n\n");
}

fn verdicts(page: &mut String, report: &Report) {
    let header = &report.header;
    let _ = write!(page, "## {}\n\n{}\n\n", plain(&engine(header)), plain(&provenance(header)));
    page.push_str("| profile | verdict | must | should | house | not passed, and why not |\n");
    page.push_str("|---|---|---:|---:|---:|---|\n");
    for (name, sum) in &report.footer.profiles {
        let claimed = if sum.claimed { "" } else { " (not claimed)" };
        let (must, should, house) = (of(sum.must), of(sum.should), of(sum.house));
        let apart = apart(sum);
        let name = plain(name);
        let _ =
            writeln!(page, "| {name} | {}{claimed} | {must} | {should} | {house} | {apart} |", sum.verdict);
    }
    page.push('\n');
}

fn chapters(page: &mut String, merged: &Merged) {
    page.push_str("### Passed of those put, by chapter\n\n| chapter |");
    for report in &merged.engines {
        let _ = write!(page, " {} |", plain(&engine(&report.header)));
    }
    page.push_str("\n|---|");
    page.push_str(&"---:|".repeat(merged.engines.len()));
    page.push('\n');
    for (chapter, cells) in matrix(merged) {
        let _ = write!(page, "| {} |", plain(chapter));
        for cell in cells {
            let _ = match cell.put() {
                0 => write!(page, " · |"),
                put => write!(page, " {}/{put} |", cell.passed),
            };
        }
        page.push('\n');
    }
    page.push('\n');
}

fn differences(page: &mut String, merged: &Merged, report: &Report) {
    let failures = failures(merged, report);
    let name = plain(&engine(&report.header));
    if failures.is_empty() {
        let _ = write!(page, "### Where {name} differs\n\nNowhere in what was put.\n\n");
        return;
    }
    let many = counted(u32::try_from(failures.len()).unwrap_or(u32::MAX), "scenario");
    let _ = write!(page, "### Where {name} differs: {many}\n\n");
    for failure in failures.iter().take(SHOWN) {
        difference(page, failure);
    }
    if failures.len() > SHOWN {
        let _ = write!(page, "… and {} more, in `report.html`.\n\n", failures.len() - SHOWN);
    }
}

fn difference(page: &mut String, failure: &Failure<'_>) {
    let record = failure.record;
    let (id, title) = (plain(&record.id), plain(&record.title));
    let _ = write!(page, "<details><summary>{id}: {title} ({})</summary>\n\n", plain(&verdict(record)));
    let _ = write!(page, "Under {}. {}\n\n", plain(&failure.rulesets.join(", ")), plain(&record.why));
    let _ = write!(page, "Rule: {}\n\n", plain(&documents(&record.cites).join("; ")));
    if !record.hand.is_empty() {
        block(page, "text", &record.hand);
    }
    if let Some(differs) = &record.differs {
        page.push_str("| asked | expected | got |\n|---|---|---|\n");
        for check in &differs.checks {
            let [asked, due, got] = [&check.asked, &check.expected, &check.got].map(|text| plain(text));
            let _ = writeln!(page, "| {asked} | {due} | {got} |");
        }
        page.push('\n');
    }
    for said in record.reason.iter().chain(record.findings.iter().map(|finding| &finding.says)) {
        let _ = write!(page, "{}\n\n", plain(said));
    }
    if !failure.meet.is_empty() {
        let _ = write!(page, "As expected: {}\n\n", plain(&failure.meet.join(", ")));
    }
    if let Some(rerun) = &record.rerun {
        block(page, "sh", std::slice::from_ref(rerun));
    }
    page.push_str("</details>\n\n");
}

fn parted(page: &mut String, merged: &Merged) {
    let parted = disagreements(merged);
    page.push_str(
        "### Where engines part\n\n| as expected | otherwise | scenario | rule |\n|---:|---:|---|---|\n",
    );
    for it in parted.iter().take(SHOWN) {
        let (record, (meet, others)) = (it.record, it.split);
        let title = format!("{}: {}", record.id, record.title);
        let _ =
            writeln!(page, "| {meet} | {others} | {} | {} |", plain(&title), plain(&super::cites(record)));
    }
    page.push('\n');
}
