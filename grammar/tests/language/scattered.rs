//! Statements scattered over the chapters of a ruleset find back to their own, and nothing they say changes.

use floorman_engine::Question;
use floorman_grammar::{Code, Library, SourceFile, decision};
use proptest::prelude::*;

use crate::printed::formatted;
use crate::support::repository;

/// What every ruleset of the repository answers, with this text in place of one file.
fn answers(of: &str, text: &str) -> String {
    let mut files = repository();
    for file in files.iter_mut().filter(|file| file.name == of) {
        *file = SourceFile::new(of, text);
    }
    let (library, findings) = Library::load(files);
    assert!(findings.iter().all(|finding| finding.code != Code::WrongChapter), "{findings:?}");
    let rulesets = library.names().filter_map(|name| library.ruleset(name));
    let rows = rulesets.flat_map(|ruleset| Question::ALL.iter().flat_map(move |it| decision(ruleset, *it)));
    let answer = |row: floorman_grammar::Row| {
        let via = format!("{:?}", row.via);
        let via = via.split('(').next().unwrap_or("").to_owned();
        format!("{} {} {:?} {} {via}\n", row.answer, row.when, row.basis, row.ruleset)
    };
    rows.map(answer).collect()
}

/// The same file, each statement that no comment stands above in any chapter.
fn scattered(text: &str, mut choose: impl FnMut(usize) -> usize) -> String {
    let mut frame: Vec<String> = Vec::new();
    let mut chapters: Vec<usize> = Vec::new();
    let mut statements: Vec<Vec<&str>> = Vec::new();
    let mut above = "";
    for line in text.lines() {
        let indent = line.len() - line.trim_start().len();
        let goes_on = indent > 4 && above == "moved";
        if goes_on && let Some(statement) = statements.last_mut() {
            statement.push(line);
        } else if indent == 4 && !line.trim_start().starts_with('#') && above != "comment" {
            statements.push(vec![line]);
            above = "moved";
        } else {
            if indent == 2 && line.ends_with('{') {
                chapters.push(frame.len() + 1);
            }
            above = if line.trim_start().starts_with('#') { "comment" } else { "" };
            frame.push(line.to_owned() + "\n");
        }
    }
    let mut homes: Vec<String> = vec![String::new(); frame.len() + 1];
    for statement in statements {
        let home = chapters[choose(chapters.len())];
        homes[home].push_str(&(statement.join("\n") + "\n"));
    }
    frame.iter().zip(homes).map(|(line, home)| home + line).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn statements_find_back_to_their_chapters(
        of in prop::sample::select(vec!["common.rules", "tda-2024.rules", "wsop-live-2026.rules", "hitclub.rules"]),
        thrown in prop::collection::vec(any::<u8>(), 60),
    ) {
        let files = repository();
        let file = files.iter().find(|file| file.name == of).unwrap();
        let text = String::from_utf8(file.bytes.clone()).unwrap();
        let mut dice = thrown.iter().cycle();
        let disordered = scattered(&text, |among| usize::from(*dice.next().unwrap()) % among);
        prop_assert_ne!(&disordered, &text);
        let ordered = formatted(&disordered);
        prop_assert_eq!(&formatted(&ordered), &ordered);
        let before = answers(of, &text);
        prop_assert!(before.contains(of.trim_end_matches(".rules")));
        prop_assert_eq!(answers(of, &ordered), before);
    }
}
