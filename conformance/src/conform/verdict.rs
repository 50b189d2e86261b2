//! What can be said of an engine: a verdict for each profile, never one number.

use std::collections::BTreeMap;

use super::gate::claims;
use crate::report::record::{Level, OutOf, Outcome, ProfileSum, Record, Verdict};
use crate::wire::hello::Claims;

/// Whether the records are of every run that there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coverage {
    /// They are.
    Whole,
    /// They are a part: of a shard, or of what the user asked for.
    Part,
}

/// What came of each profile.
#[must_use]
pub fn profiles<'r>(
    records: impl IntoIterator<Item = &'r Record>,
    claimed: &Claims,
    coverage: Coverage,
) -> BTreeMap<String, ProfileSum> {
    let mut by_profile: BTreeMap<String, Vec<&Record>> = BTreeMap::new();
    for record in records {
        by_profile.entry(record.profile.clone()).or_default().push(record);
    }
    let sum = |(profile, records): (String, Vec<&Record>)| {
        let sum = ProfileSum {
            verdict: verdict(&records, coverage),
            claimed: claims(claimed, &profile),
            must: passed(&records, Level::Must),
            should: passed(&records, Level::Should),
            house: passed(&records, Level::House),
            outcomes: outcomes(records.iter().copied()),
        };
        (profile, sum)
    };
    by_profile.into_iter().map(sum).collect()
}

/// How many of each outcome.
#[must_use]
pub fn outcomes<'r>(records: impl IntoIterator<Item = &'r Record>) -> BTreeMap<Outcome, u32> {
    let mut counts = BTreeMap::new();
    for record in records {
        *counts.entry(record.outcome).or_default() += 1;
    }
    counts
}

/// Only what a text requires decides; what was left out, hidden or excused leaves a verdict partial.
fn verdict(records: &[&Record], coverage: Coverage) -> Verdict {
    let required: Vec<&&Record> = records.iter().filter(|record| record.level == Level::Must).collect();
    let has = |outcome: Outcome| required.iter().any(|record| record.outcome == outcome);
    if required.iter().any(|record| record.outcome.is_failure()) {
        return Verdict::NotConformant;
    }
    let ran = [Outcome::Pass, Outcome::UnexpectedPass, Outcome::KnownFail].into_iter().any(has);
    if !ran {
        return Verdict::NoEvidence;
    }
    let hidden = [
        Outcome::NotExpressible,
        Outcome::NotObservable,
        Outcome::Excluded,
        Outcome::KnownFail,
        Outcome::NotRun,
    ];
    let in_part = hidden.into_iter().any(has)
        || required.iter().any(|it| it.outcome == Outcome::Pass && !it.not_observed.is_empty())
        || coverage == Coverage::Part;
    if in_part { Verdict::Partial } else { Verdict::Conformant }
}

/// How many passed, of those that had to be put to the engine.
fn passed(records: &[&Record], level: Level) -> OutOf {
    let of_level: Vec<&&Record> = records.iter().filter(|record| record.level == level).collect();
    let passed = of_level.iter().filter(|it| matches!(it.outcome, Outcome::Pass | Outcome::UnexpectedPass));
    let counted = of_level.iter().filter(|it| it.outcome != Outcome::Disputed);
    OutOf { got: count(passed.count()), of: count(counted.count()) }
}

/// Of right refusals, how many gave the right reason.
#[must_use]
pub fn diagnostics<'r>(records: impl IntoIterator<Item = &'r Record>) -> OutOf {
    let mut sum = OutOf::default();
    for record in records.into_iter().filter(|record| record.outcome == Outcome::Pass) {
        let wrong = record.diagnostics.iter().filter(|check| check.asked == "refused").count();
        sum.of += record.reasons_asked;
        sum.got += record.reasons_asked.saturating_sub(count(wrong));
    }
    sum
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conform::tests::record;

    fn of(records: &[Record], coverage: Coverage) -> Verdict {
        let claimed = Claims { pots: true, ..Claims::default() };
        profiles(records, &claimed, coverage).get("pots").unwrap().verdict
    }

    #[test]
    fn a_verdict_rests_on_what_a_text_requires() {
        let pass = record("pots", Level::Must, Outcome::Pass);
        let should = record("pots", Level::Should, Outcome::Fail);
        let house = record("pots", Level::House, Outcome::Fail);
        assert_eq!(of(&[pass.clone(), should, house], Coverage::Whole), Verdict::Conformant);
        let fail = record("pots", Level::Must, Outcome::Fail);
        assert_eq!(of(&[pass.clone(), fail], Coverage::Whole), Verdict::NotConformant);
        assert_eq!(of(&[pass], Coverage::Part), Verdict::Partial);
    }

    #[test]
    fn what_is_left_out_hidden_or_excused_leaves_a_verdict_partial() {
        let pass = record("pots", Level::Must, Outcome::Pass);
        let hidden = [Outcome::Excluded, Outcome::KnownFail, Outcome::NotObservable, Outcome::NotExpressible];
        for outcome in hidden {
            let other = record("pots", Level::Must, outcome);
            assert_eq!(of(&[pass.clone(), other], Coverage::Whole), Verdict::Partial, "{outcome}");
        }
        let unseen = Record { not_observed: vec!["pots".to_owned()], ..pass.clone() };
        assert_eq!(of(&[pass.clone(), unseen], Coverage::Whole), Verdict::Partial);
        let unsupported = record("pots", Level::Must, Outcome::Unsupported);
        assert_eq!(of(&[pass, unsupported.clone()], Coverage::Whole), Verdict::Conformant);
        assert_eq!(of(&[unsupported], Coverage::Whole), Verdict::NoEvidence);
    }

    #[test]
    fn reasons_are_counted_apart_and_only_of_what_passed() {
        let wrong = crate::report::record::Check {
            asked: "refused".to_owned(),
            expected: "raise-cap".to_owned(),
            got: "other".to_owned(),
        };
        let pass = record("pots", Level::Must, Outcome::Pass);
        let one = Record { reasons_asked: 3, diagnostics: vec![wrong], ..pass };
        let fail = Record { reasons_asked: 5, ..record("pots", Level::Must, Outcome::Fail) };
        assert_eq!(diagnostics([&one, &fail]), OutOf { got: 2, of: 3 });
    }
}
