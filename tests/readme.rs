//! The console examples of the manuals are run, not trusted.

use std::fs;

/// Every manual of the house that shows the command at work. Its other blocks name their language, `text` at least.
fn manuals_with_examples() -> Vec<&'static str> {
    let manuals = [
        "README.md",
        "grammar/README.md",
        "engine/README.md",
        "conformance/README.md",
        "conformance/reports.md",
        "conformance/wire.md",
        "rulesets/README.md",
    ];
    let shows = |path: &&str| fs::read_to_string(path).is_ok_and(|text| text.contains("```console"));
    manuals.into_iter().filter(shows).collect()
}

/// The README's hand record is the file that its example audits.
#[test]
fn the_record_shown_is_the_one_audited() {
    let manual = fs::read_to_string("README.md").unwrap_or_default();
    let shown = manual.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next());
    assert_eq!(shown, fs::read_to_string("tests/cli/audit.in/river.phh").ok().as_deref());
}

#[test]
fn manuals_show_what_the_command_prints() {
    let cases = trycmd::TestCases::new();
    for manual in manuals_with_examples() {
        cases.case(manual);
    }
}
