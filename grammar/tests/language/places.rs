//! What is wrong between two places names both of them, in whichever files they stand.

use floorman_grammar::{Finding, Form, Library, SourceFile, render_all};

const ROOM: &str = "source room \"House rules\" version \"2026\"";

fn check(files: &[(&str, &str)]) -> (Vec<Finding>, String) {
    let files = files.iter().map(|(name, text)| SourceFile::new(*name, format!("edition 1\n\n{text}\n")));
    let common = std::fs::read(crate::support::here().join("../rulesets/common.rules")).unwrap();
    let files: Vec<SourceFile> = files.chain([SourceFile::new("common.rules", common)]).collect();
    let (library, findings) = Library::load(files);
    let printed = render_all(&findings, library.sources(), Form::Plain);
    (findings, printed)
}

#[test]
fn parents_that_go_round_are_shown_where_each_names_the_next() {
    let (findings, printed) = check(&[
        ("a.rules", "ruleset one \"1\" extends two {\n}"),
        ("b.rules", "ruleset two \"2\" extends three {\n}"),
        ("c.rules", "ruleset three \"3\" extends one {\n}"),
    ]);
    assert_eq!(findings.len(), 1, "{printed}");
    assert_eq!(
        printed,
        "a.rules:3:25: [circle] the parents go round: `one`, then `two`, then `three`\n\
         \x20   | two\n\
         \x20   > b.rules:3:25: `two` extends the next of them here\n\
         \x20   > c.rules:3:27: `three` extends the next of them here\n\
         \x20   = give one of them another parent, or none\n"
    );
}

#[test]
fn a_parent_that_is_missing_is_named_with_who_extends_it_and_what_may_be_meant() {
    let (_, printed) = check(&[("a.rules", "ruleset room \"Room\" extends comon {\n}")]);
    let [first, .., help] = printed.lines().collect::<Vec<_>>()[..] else { panic!("{printed}") };
    assert_eq!(first, "a.rules:3:29: [unknown-parent] no ruleset is called `comon`");
    assert!(printed.contains("    > a.rules:3:9: `room` extends it\n"), "{printed}");
    assert!(printed.contains("    > common.rules:"), "{printed}");
    assert_eq!(help, "    = did you mean `common`?");
}

#[test]
fn a_final_answer_holds_three_levels_down() {
    let (findings, printed) = check(&[
        (
            "state.rules",
            &format!(
                "{ROOM}\n\nruleset state \"State\" extends common {{\n  final raise-cap = none per room \"1\"\n    except 4 raises when fixed-limit per room \"2\"\n}}"
            ),
        ),
        ("city.rules", "ruleset city \"City\" extends state {\n}"),
        ("club.rules", "ruleset club \"Club\" extends city {\n}"),
        (
            "table.rules",
            "ruleset table \"Table\" extends club {\n  amend raise-cap except 3 raises when fixed-limit custom because \"a test\"\n}",
        ),
    ]);
    assert_eq!(findings.len(), 1, "{printed}");
    assert_eq!(
        printed,
        "table.rules:4:9: [final] `raise-cap` is final in `state`, and this answers otherwise: fixed-limit\n\
         \x20   | raise-cap\n\
         \x20   > state.rules:6:9: it is made final here\n\
         \x20   = take the line out, or change `state`, which closes it: per room \"2\" (state.rules:7)\n"
    );
}

#[test]
fn an_edition_that_nobody_declares_is_named_with_the_one_that_is_declared() {
    let (findings, printed) = check(&[
        ("book.rules", "source river-2026 \"River rule book\" version \"2026\""),
        (
            "room.rules",
            "ruleset room \"Room\" extends common {\n  losing-hands = may-muck per river-2025 \"30\"\n}",
        ),
    ]);
    assert_eq!(findings.len(), 1, "{printed}");
    assert_eq!(
        printed,
        "room.rules:4:31: [unknown-source] no source is called `river-2025`\n\
         \x20   | river-2025\n\
         \x20   > book.rules:3:8: `river-2026` is declared here: River rule book, 2026\n\
         \x20   = did you mean `river-2026`?\n"
    );
}
