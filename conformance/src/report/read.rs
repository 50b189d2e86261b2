//! Reads a report strictly: whole, of this version, and as the run wrote it.

use serde_json::Value;
use sha2::{Digest, Sha256};

use super::merge::exit;
use super::record::{FORMAT, Footer, Header, Line, Record};
use crate::conform::provenance::hex;
use crate::conform::verdict::{self, Coverage};
use crate::problem::Problem;
use crate::words::report as said;

/// A report: where it comes from, what came of each run, and the sums.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// Where it comes from.
    pub header: Header,
    /// What came of each run, in the order of the corpus.
    pub records: Vec<Record>,
    /// The sums.
    pub footer: Footer,
}

impl Report {
    /// Whether its records are of every run that there is.
    #[must_use]
    pub fn coverage(&self) -> Coverage {
        let left_out = self.header.only.iter().any(|it| !it.starts_with("--"));
        if self.header.shard.is_some() || left_out { Coverage::Part } else { Coverage::Whole }
    }
}

/// Reads a report.
///
/// # Errors
/// If it is no report, is cut short, is of another version, or is not as the run wrote it; with file and line.
pub fn read(file: &str, bytes: &[u8]) -> Result<Report, Problem> {
    let mut reading = Reading { file, header: None, records: Vec::new(), footer: None, hash: Sha256::new() };
    let mut number = 0;
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        number += 1;
        reading.take(number, line)?;
    }
    reading.finish(number)
}

struct Reading<'f> {
    file: &'f str,
    header: Option<Header>,
    records: Vec<Record>,
    footer: Option<Footer>,
    hash: Sha256,
}

impl Reading<'_> {
    fn problem(&self, line: usize, message: impl Into<String>, help: impl Into<String>) -> Problem {
        let column = usize::from(line > 0);
        let (file, message, help) = (self.file.to_owned(), message.into(), Some(help.into()));
        Problem { file, line, column, message, help }
    }

    fn take(&mut self, number: usize, bytes: &[u8]) -> Result<(), Problem> {
        let cut = !bytes.ends_with(b"\n");
        if self.footer.is_some() {
            return Err(self.problem(number, said::BEHIND_THE_FOOTER, said::HELP_ONE_REPORT));
        }
        let (text, line) = match self.line(number, bytes) {
            Err(_) if cut && self.header.is_some() => return Err(self.cut_short(number)),
            line => line?,
        };
        match line {
            Line::Header(_) if self.header.is_some() => {
                return Err(self.problem(number, said::SECOND_HEADER, said::HELP_ONE_REPORT));
            }
            Line::Header(header) => self.header = Some(*header),
            Line::Record(_) | Line::Footer(_) if self.header.is_none() => {
                return Err(self.problem(number, said::NO_HEADER, said::HELP_NO_REPORT));
            }
            Line::Record(record) => {
                self.hash.update(text);
                self.records.push(*record);
            }
            Line::Footer(footer) => self.footer = Some(*footer),
        }
        Ok(())
    }

    /// A line; the version is looked at before anything else, for another version has other lines.
    fn line<'b>(&self, number: usize, bytes: &'b [u8]) -> Result<(&'b str, Line), Problem> {
        let text = std::str::from_utf8(bytes)
            .map_err(|_| self.problem(number, said::NOT_TEXT, said::HELP_NO_REPORT))?;
        let help = if self.header.is_none() { said::HELP_NO_REPORT } else { said::HELP_BROKEN };
        let unreadable =
            |error: &serde_json::Error| self.problem(number, said::unreadable(&error.to_string()), help);
        let value: Value = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
        let format = value.get("format").filter(|_| value.get("line") == Some(&"header".into()));
        if let Some(format) = format.filter(|format| **format != FORMAT) {
            return Err(self.problem(number, said::other_format(format, FORMAT), said::HELP_FORMAT));
        }
        Ok((text, serde_json::from_value(value).map_err(|error| unreadable(&error))?))
    }

    fn cut_short(&self, last: usize) -> Problem {
        self.problem(last, said::cut_short(self.records.len()), said::HELP_CUT_SHORT)
    }

    fn finish(self, last: usize) -> Result<Report, Problem> {
        if self.header.is_none() {
            return Err(self.problem(0, said::EMPTY, said::HELP_NO_REPORT));
        }
        if self.footer.is_none() {
            return Err(self.cut_short(last));
        }
        let wrong = self.wrong(last);
        let digest = hex(self.hash.finalize());
        let (Some(header), Some(footer)) = (self.header, self.footer) else {
            return Err(Problem::of_file(self.file, said::EMPTY, None));
        };
        if digest != footer.digest {
            let (message, help) =
                (said::other_digest(&digest, &footer.digest), said::HELP_CHANGED.to_owned());
            let file = self.file.to_owned();
            return Err(Problem { file, line: last, column: 1, message, help: Some(help) });
        }
        let report = Report { header, records: self.records, footer };
        match wrong.or_else(|| sums(self.file, last, &report)) {
            Some(problem) => Err(problem),
            None => Ok(report),
        }
    }

    /// Records that are not as many as the footer says.
    fn wrong(&self, last: usize) -> Option<Problem> {
        let due = self.footer.as_ref()?.records;
        let got = self.records.len();
        let other = u32::try_from(got).ok() != Some(due);
        other.then(|| self.problem(last, said::other_count(got, due), said::HELP_CHANGED))
    }
}

/// A footer that does not say what the records come to.
fn sums(file: &str, last: usize, report: &Report) -> Option<Problem> {
    let (records, footer) = (&report.records, &report.footer);
    let claims = &report.header.engine.welcome.profiles;
    let profiles = verdict::profiles(records, claims, report.coverage());
    let right = footer.outcomes == verdict::outcomes(records)
        && footer.profiles == profiles
        && footer.exit == exit(records, report.header.at_least());
    (!right).then(|| Problem {
        file: file.to_owned(),
        line: last,
        column: 1,
        message: said::OTHER_SUMS.to_owned(),
        help: Some(said::HELP_CHANGED.to_owned()),
    })
}

/// Writes a report as its stream.
///
/// # Errors
/// If a line cannot be written as JSON.
pub fn write(report: &Report) -> serde_json::Result<String> {
    let mut text = String::new();
    let mut put = |line: &Line| -> serde_json::Result<()> {
        text.push_str(&serde_json::to_string(line)?);
        text.push('\n');
        Ok(())
    };
    put(&Line::Header(Box::new(report.header.clone())))?;
    for record in &report.records {
        put(&Line::Record(Box::new(record.clone())))?;
    }
    put(&Line::Footer(Box::new(report.footer.clone())))?;
    Ok(text)
}
