//! What a run of the conformance kit says.

use floorman_conformance::report::record::{ProfileSum, Record};

/// A run that did not pass.
pub(crate) fn failure(record: &Record) -> String {
    let mut lines = vec![format!("{}: {} under {}", record.outcome, record.scenario, record.ruleset)];
    lines.push(format!("  {}", record.title));
    lines.extend(record.reason.iter().map(|reason| format!("  {reason}")));
    if let Some(differs) = &record.differs {
        lines.push(format!("  step {}: {}", differs.step.unwrap_or_default(), differs.text));
        for check in &differs.checks {
            lines.push(format!("    {}", check.asked));
            lines.push(format!("      expected  {}", check.expected));
            lines.push(format!("      got       {}", check.got));
        }
    }
    lines.extend(record.findings.iter().map(|finding| format!("  {}", finding.says)));
    lines.extend(record.rerun.iter().map(|rerun| format!("  run it alone: {rerun}")));
    lines.join("\n")
}

/// What came of a profile.
pub(crate) fn profile(name: &str, sum: &ProfileSum) -> String {
    format!(
        "{name}: {} (must {}/{}, should {}/{}, house {}/{})",
        sum.verdict, sum.must.got, sum.must.of, sum.should.got, sum.should.of, sum.house.got, sum.house.of
    )
}
