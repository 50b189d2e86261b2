//! What is wrong with a ruleset, as plain data.

use crate::code::{Code, Severity};
use crate::source::Place;

/// One thing that is wrong, or probably wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Which of the known kinds; `floor explain` has its page.
    pub code: Code,
    /// The stretch of text it is about.
    pub place: Place,
    /// What is wrong, in one line.
    pub message: String,
    /// Other places that the reader should see with it.
    pub labels: Vec<Label>,
    /// What to do about it, in one line.
    pub help: Option<String>,
}

/// A second place, and what it has to do with the finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    /// The stretch of text.
    pub place: Place,
    /// What it has to do with the finding.
    pub text: String,
}

impl Finding {
    pub(crate) fn new(code: Code, place: Place, message: impl Into<String>) -> Self {
        Self { code, place, message: message.into(), labels: Vec::new(), help: None }
    }

    #[must_use]
    pub(crate) fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    #[must_use]
    pub(crate) fn label(mut self, place: Place, text: impl Into<String>) -> Self {
        self.labels.push(Label { place, text: text.into() });
        self
    }

    /// How sure the finding is.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.code.severity()
    }
}

/// Sorts findings into reading order: by file, then by place.
pub(crate) fn sort(findings: &mut [Finding]) {
    findings.sort_by_key(|finding| (finding.place, finding.code));
}
