//! The engine's tables are reachable from the language.

use std::fmt::Write as _;

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
    for name in library.names() {
        assert_eq!(
            library.file(name),
            Some(format!("{name}.rules").as_str()),
            "a file is named as its ruleset is"
        );
    }
}

/// A ruleset for each statement, all in one file, which has no finding.
fn all_are_fine(statements: &[String]) -> Library {
    let mut text = "edition 1\n".to_owned();
    for (number, statement) in statements.iter().enumerate() {
        writeln!(
            text,
            "ruleset r{number} \"R\" extends common {{\n{statement} custom because \"a test\"\n}}"
        )
        .unwrap();
    }
    let (library, _, printed) = check("a.rules", text);
    assert_eq!(printed, "");
    library
}

#[test]
fn every_word_of_every_question_is_an_answer() {
    let mut all = Vec::new();
    for question in Question::ALL {
        let (words, units) = match question.kind() {
            Kind::Word(words) | Kind::List(words) => (words, &[][..]),
            Kind::Quantity { words, units } => (words, units),
        };
        let floor = question.may_be_left_to_the_floor().then_some("floor");
        let words = words.iter().copied().chain(floor).map(str::to_owned);
        let counted = units.iter().flat_map(|unit| [unit.words().0, unit.words().1]);
        let counted = counted.map(|unit| format!("3 {unit}"));
        all.extend(words.chain(counted).map(|answer| (*question, answer)));
    }
    let statements: Vec<String> =
        all.iter().map(|(question, answer)| format!("{} = {answer} always", question.name())).collect();
    for (part, answers) in statements.chunks(100).zip(all.chunks(100)) {
        let library = all_are_fine(part);
        for (number, (question, answer)) in answers.iter().enumerate() {
            let ruleset = library.ruleset(&format!("r{number}")).unwrap();
            assert_eq!(&ruleset.arms(*question)[0].written, answer);
        }
    }
}

#[test]
fn every_condition_can_be_used_by_a_question_asked_late_enough() {
    let facts = FACTS
        .iter()
        .flat_map(|info| info.words.iter().map(move |(word, _)| ((*word).to_owned(), info.known)));
    let counts = COUNTS.iter().map(|(_, word, known)| (format!("at-least 3 {word}"), *known));
    let statements: Vec<String> = facts
        .chain(counts)
        .map(|(when, known)| {
            let late = |question: &&Question| {
                question.asked() == known || (known < Moment::Act && question.asked() > known)
            };
            let question = Question::ALL.iter().find(late).unwrap().name();
            format!("amend {question} except house when {when}")
        })
        .collect();
    all_are_fine(&statements);
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
