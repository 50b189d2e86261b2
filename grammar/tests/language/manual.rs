//! The manual's examples are checked: clean, or with the findings that follow them.

use floorman_engine::Chapter;
use floorman_engine::ruleset::choices::Unit;
use floorman_engine::ruleset::facts::{COUNTS, FACTS};

use crate::printed::formatted;
use crate::support::{check, here};

fn manual() -> String {
    std::fs::read_to_string(here().join("README.md")).unwrap()
}

/// The fenced blocks: what each is, and its text.
fn blocks(text: &str) -> Vec<(&str, &str)> {
    let mut parts = text.split("```");
    parts.next();
    let inside = parts.step_by(2);
    inside.map(|block| block.split_once('\n').unwrap()).collect()
}

#[test]
fn every_example_has_the_findings_that_follow_it() {
    let text = manual();
    let blocks = blocks(&text);
    let mut examples = 0;
    for (number, (kind, rules)) in blocks.iter().enumerate() {
        if *kind != "rules" {
            continue;
        }
        examples += 1;
        let announced = blocks.get(number + 1).filter(|(kind, _)| *kind == "findings");
        let (_, _, printed) = check("room.rules", *rules);
        assert_eq!(printed, announced.map_or("", |(_, findings)| *findings), "{rules}");
    }
    assert!(examples >= 10, "{examples}");
}

#[test]
fn every_example_is_laid_out_as_the_formatter_does() {
    let text = manual();
    let blocks = blocks(&text);
    let mut formatted_examples = 0;
    for (number, (kind, rules)) in blocks.iter().enumerate() {
        match *kind {
            // What is pasted from a document is what that example is about.
            "rules" if !rules.contains('“') => assert_eq!(formatted(rules), *rules),
            "written" => {
                formatted_examples += 1;
                assert_eq!(blocks[number + 1], ("formatted", formatted(rules).as_str()));
            }
            _ => {}
        }
    }
    assert!(formatted_examples > 0);
}

#[test]
fn every_word_of_the_engines_tables_is_explained() {
    let text = manual();
    let facts = FACTS.iter().flat_map(|info| info.words.iter().map(|(word, _)| *word));
    let counts = COUNTS.iter().map(|line| line.1);
    let chapters = Chapter::ALL.iter().map(|chapter| chapter.name());
    let units = Unit::ALL.iter().map(|unit| unit.words().0);
    for word in facts.chain(counts).chain(chapters).chain(units) {
        assert!(text.contains(&format!("`{word}`")), "the manual does not name `{word}`");
    }
}
