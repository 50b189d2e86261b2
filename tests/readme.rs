//! The console examples of the manuals are run, not trusted.

use std::fs;

/// Every manual of the house that shows the command at work. Its other blocks name their language, `text` at least.
fn manuals_with_examples() -> Vec<&'static str> {
    let manuals =
        ["README.md", "grammar/README.md", "engine/README.md", "conformance/README.md", "rulesets/README.md"];
    let shows = |path: &&str| fs::read_to_string(path).is_ok_and(|text| text.contains("```console"));
    manuals.into_iter().filter(shows).collect()
}

#[test]
fn manuals_show_what_the_command_prints() {
    let cases = trycmd::TestCases::new();
    for manual in manuals_with_examples() {
        cases.case(manual);
    }
}
