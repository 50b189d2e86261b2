//! What becomes of the claims of the source documents.

use std::collections::BTreeMap;

use crate::corpus::{Corpus, Placed};
use crate::scenario::Status;

/// A claim of a source document, and the scenarios that stand for it.
#[derive(Debug, Clone)]
pub struct ClaimReach<'c> {
    /// Its name: the document's letter and a number.
    pub claim: String,
    /// The scenarios that put it to the test.
    pub scenarios: Vec<Placed<'c>>,
    /// Why no engine can be asked, where that is registered.
    pub untestable: Option<&'c str>,
}

impl ClaimReach<'_> {
    /// Whether no scenario stands for it, and no reason why not is registered.
    #[must_use]
    pub const fn is_unmet(&self) -> bool {
        self.scenarios.is_empty() && self.untestable.is_none()
    }

    /// Whether a reason is registered why it cannot be asked, and a scenario asks it.
    #[must_use]
    pub const fn is_asked_all_the_same(&self) -> bool {
        !self.scenarios.is_empty() && self.untestable.is_some()
    }
}

/// Every claim that the documents are registered with, and every one that a scenario names, in order.
#[must_use]
pub fn claims(corpus: &Corpus) -> Vec<ClaimReach<'_>> {
    let documents = corpus.documents();
    let mut scenarios: BTreeMap<String, Vec<Placed<'_>>> =
        documents.claims().map(|claim| (claim, Vec::new())).collect();
    for placed in corpus.scenarios().filter(|placed| placed.scenario.status == Status::Standing) {
        for claim in &placed.scenario.claims {
            scenarios.entry(claim.clone()).or_default().push(placed);
        }
    }
    let reasons = documents.untestable.iter().map(|it| (it.claim.as_str(), it.reason.as_str()));
    let reasons: BTreeMap<&str, &str> = reasons.collect();
    let claim = |(claim, scenarios): (String, Vec<_>)| {
        let untestable = reasons.get(claim.as_str()).copied();
        ClaimReach { claim, scenarios, untestable }
    };
    scenarios.into_iter().map(claim).collect()
}
