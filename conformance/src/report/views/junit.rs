//! The report as `JUnit` XML, which has three states: what decides no verdict is skipped there, with the reason.

use quick_junit::{NonSuccessKind, Report as Page, TestCase, TestCaseStatus, TestSuite};

use super::Error;
use crate::conform::counts;
use crate::report::record::{Outcome, Record};
use crate::report::{Merged, Report};
use crate::words::report as said;

/// The report, a suite for each engine and profile.
///
/// # Errors
/// If it cannot be written as XML.
pub fn junit(merged: &Merged) -> Result<String, Error> {
    let mut page = Page::new("floor conform");
    for report in &merged.engines {
        for profile in report.footer.profiles.keys() {
            page.add_test_suite(suite(report, profile));
        }
    }
    Ok(page.to_string()?)
}

fn suite(report: &Report, profile: &str) -> TestSuite {
    let header = &report.header;
    let mut suite = TestSuite::new(format!("{} {profile}", said::engine(header)));
    suite.add_property(("suite.version", header.suite.version.as_str()));
    suite.add_property(("suite.digest", header.suite.digest.as_str()));
    suite.add_property(("seed", header.seed.to_string().as_str()));
    suite.add_property(("command", header.command.join(" ").as_str()));
    if let Some(sum) = report.footer.profiles.get(profile) {
        suite.add_property(("verdict", sum.verdict.name()));
    }
    let records = report.records.iter().filter(|record| record.profile == profile);
    suite.add_test_cases(records.map(case));
    suite
}

fn case(record: &Record) -> TestCase {
    let mut status = match record.outcome {
        Outcome::Pass => TestCaseStatus::success(),
        Outcome::Fault | Outcome::Timeout if counts(record) => {
            TestCaseStatus::non_success(NonSuccessKind::Error)
        }
        Outcome::Fail if counts(record) => TestCaseStatus::non_success(NonSuccessKind::Failure),
        Outcome::UnexpectedPass => TestCaseStatus::non_success(NonSuccessKind::Failure),
        Outcome::Fail
        | Outcome::Fault
        | Outcome::Timeout
        | Outcome::KnownFail
        | Outcome::Disputed
        | Outcome::Unsupported
        | Outcome::NotExpressible
        | Outcome::NotObservable
        | Outcome::Excluded
        | Outcome::NotRun => TestCaseStatus::skipped(),
    };
    if record.outcome != Outcome::Pass {
        let reason = record.reason.as_ref().map(|reason| format!(": {reason}")).unwrap_or_default();
        status.set_message(format!("{}{reason}", said::verdict(record)));
        status.set_type(record.outcome.name());
        status.set_description(description(record));
    }
    let mut case = TestCase::new(format!("{} under {}", record.scenario, record.ruleset), status);
    case.set_classname(record.scenario.replace('/', "."));
    case
}

/// All that a reader needs, for tools that show nothing else.
fn description(record: &Record) -> String {
    let mut lines = vec![record.title.clone(), record.why.clone()];
    lines.extend(said::documents(&record.cites));
    lines.extend(record.hand.iter().cloned());
    if let Some(differs) = &record.differs {
        lines.push(format!("{}:{}: {}", differs.file, differs.line, differs.text));
        let told = |check: &crate::report::record::Check| {
            format!("{}: expected {}, got {}", check.asked, check.expected, check.got)
        };
        lines.extend(differs.checks.iter().map(told));
    }
    lines.extend(record.findings.iter().map(|finding| finding.says.clone()));
    lines.extend(record.rerun.iter().cloned());
    lines.join("\n")
}
