//! The engine's tables are reachable from the language.

use floorman_engine::ruleset::facts::{COUNTS, FACTS};
use floorman_engine::{Chapter, Kind, Moment, Question};
use floorman_grammar::{Form, Library, SourceFile, render_all};

use crate::support::{check, repository, root};

#[test]
fn every_question_can_be_answered() {
    let (library, findings) = Library::load([root("all")]);
    assert_eq!(findings, []);
    assert!(library.ruleset("all").is_some());
}

#[test]
fn the_rulesets_of_the_repository_have_no_finding() {
    let (library, findings) = Library::load(repository());
    assert_eq!(render_all(&findings, library.sources(), Form::Plain), "");
    assert!(library.ruleset("common").is_some());
}

#[test]
fn every_word_of_every_question_is_an_answer() {
    for question in Question::ALL {
        let words = match question.kind() {
            Kind::Word(words) | Kind::List(words) | Kind::Quantity { words, .. } => words,
        };
        let units = match question.kind() {
            Kind::Quantity { units, .. } => units,
            Kind::Word(_) | Kind::List(_) => &[],
        };
        let floor = question.may_be_left_to_the_floor().then_some("floor");
        let words = words.iter().copied().map(str::to_owned).chain(floor.map(str::to_owned));
        let counted =
            units.iter().flat_map(|unit| [unit.words().0, unit.words().1]).map(|unit| format!("3 {unit}"));
        for answer in words.chain(counted) {
            let name = question.name();
            let text = format!(
                "edition 1\nruleset a \"A\" extends common {{\n{name} = {answer} always custom because \"a test\"\n}}\n"
            );
            let (library, _, printed) = check("a.rules", text);
            assert_eq!(printed, "");
            assert_eq!(library.ruleset("a").unwrap().arms(*question)[0].written, answer);
        }
    }
}

#[test]
fn every_condition_can_be_used_by_a_question_asked_late_enough() {
    let late = |moment: Moment| Question::ALL.iter().find(|question| question.asked() >= moment).unwrap();
    let facts = FACTS.iter().flat_map(|info| info.words.iter().map(move |(word, _)| (*word, info.known)));
    let counts = COUNTS.iter().map(|(_, word, known)| (*word, *known));
    let counted = |word: &str| COUNTS.iter().any(|line| line.1 == word);
    for (word, known) in facts.chain(counts) {
        let question = if known == Moment::Act {
            Question::ALL.iter().find(|question| question.asked() == Moment::Act).unwrap()
        } else {
            late(known)
        };
        let when = if counted(word) { format!("at-least 3 {word}") } else { word.to_owned() };
        let name = question.name();
        let text = format!(
            "edition 1\nruleset a \"A\" extends common {{\namend {name} except house when {when} custom because \"a test\"\n}}\n"
        );
        let (_, _, printed) = check("a.rules", text);
        assert_eq!(printed, "", "{word}");
    }
}

#[test]
fn every_chapter_can_be_opened() {
    let mut text = "edition 1\nruleset a \"A\" extends common {\n".to_owned();
    for chapter in Chapter::ALL {
        text = text + chapter.name() + " {\n}\n";
    }
    assert_eq!(check("a.rules", text + "}\n").2, "");
}

#[test]
fn a_file_is_read_alike_with_any_line_ends() {
    let file = root("all");
    let unix = String::from_utf8(file.bytes).unwrap();
    for text in [unix.replace('\n', "\r\n"), unix.replace('\n', "\r"), format!("\u{FEFF}{unix}")] {
        let (library, findings) = Library::load([SourceFile::new("all.rules", text)]);
        assert_eq!(findings, []);
        let arm = &library.ruleset("all").unwrap().arms(Question::ALL[3])[0];
        assert_eq!(arm.place.line, 6);
    }
}
