//! What `floor diff` says of the books, whatever they come to say.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use std::process::{Command, Output};

use serde_json::{Value, json};

fn floor(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_floor")).args(args).current_dir("tests/cli/diff.in").output().unwrap()
}

fn report(args: &[&str]) -> Value {
    let output = floor(&[&["diff", "--format", "json"], args].concat());
    assert_eq!(output.status.code(), Some(1), "{args:?} differ");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn list<'v>(of: &'v Value, key: &str) -> &'v Vec<Value> {
    of[key].as_array().unwrap()
}

/// The cases answered otherwise, each with its question.
fn answers(report: &Value) -> Vec<(&str, &Value)> {
    let questions = list(report, "questions").iter();
    let each = questions.flat_map(|question| {
        let name = question["question"].as_str().unwrap();
        list(question, "cases").iter().map(move |case| (name, case))
    });
    each.filter(|(_, case)| case["differs-in"] == "answer").collect()
}

/// The folder of the two editions, and the scenarios that go with them.
const EDITIONS: [&str; 4] = ["--rulesets", "books", "--corpus", "corpus"];

fn has_both_answers_and_both_grounds((question, case): (&str, &Value)) {
    assert_ne!(case["first"]["answer"], case["second"]["answer"], "{question}");
    for side in ["first", "second"] {
        let basis = case[side]["basis"].as_str().unwrap();
        assert!(["per ", "inferred ", "custom "].iter().any(|word| basis.starts_with(word)), "{question}");
        assert!(case[side]["line"].as_u64().unwrap() > 0, "{question}");
    }
}

/// What shows a difference comes out otherwise, and by the question that it shows.
fn is_shown_by_what_cites_it((question, case): (&str, &Value)) {
    let scenario = &case["scenario"];
    assert_ne!(scenario["first"]["outcome"], scenario["second"]["outcome"], "{question}");
    let cites = |side: &str| list(&scenario[side], "because").iter().any(|it| it["question"] == question);
    assert!(cites("first") || cites("second"), "{question} by {}", scenario["id"]);
}

#[test]
fn books_are_compared_with_both_grounds_and_by_what_the_corpus_shows() {
    let everything = json!({"questions": [], "cases": [], "games": []});
    // Roberts caps games of two betting rounds otherwise, and no game here has so few. A tenth to the nearest unit, which
    // Hard Rock takes, is nothing of a pot below 5, whatever it says of such pots.
    let all_but_two = json!({"questions": ["raise-cap", "smallest-raked-pot"], "cases": [], "games": []});
    for (pair, unshown) in [
        (["tda-2022", "tda-2024"], &everything),
        (["tda-2024", "wsop-live-2026"], &everything),
        (["wsop-live-2026", "roberts"], &everything),
        (["common", "hitclub"], &everything),
        (["roberts", "hard-rock-2021"], &all_but_two),
    ] {
        let report = report(&pair);
        assert_eq!(&report["unshown"], unshown, "{pair:?}");
        let answers = answers(&report);
        let shown: Vec<_> = answers.iter().copied().filter(|(_, case)| !case["scenario"].is_null()).collect();
        assert!(!shown.is_empty(), "something of {pair:?} is shown");
        answers.into_iter().for_each(has_both_answers_and_both_grounds);
        shown.into_iter().for_each(is_shown_by_what_cites_it);
    }
}

/// Of what changed from 2022 to 2024, one hand decides 54-B (a dead blind counts in full) and RP-11 (the big blind
/// first, and no smaller ante), which 2022 did not recommend. The examples to 45 stand in the long form only, which we
/// have of 2024.
#[test]
fn two_editions_of_tda_differ_in_what_changed_between_them() {
    let report = report(&["tda-2022", "tda-2024"]);
    let differ_in = |how: &str| {
        let questions = list(&report, "questions").iter().filter(|question| question["differs-in"] == how);
        questions.map(|question| question["question"].as_str().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(differ_in("answer"), ["dead-blind-in-pot"]);
    assert_eq!(differ_in("authority"), ["short-post", "big-blind-ante-size", "wager-unit"]);
}

#[test]
fn a_game_played_otherwise_is_told_line_by_line() {
    let report = report(&[&["river-2025", "lake.rules"], &EDITIONS[..]].concat());
    let [all_in, holdem] = list(&report, "games").as_slice() else { panic!("two games") };
    assert_eq!(all_in["game"], "all-in-or-fold");
    assert_eq!(all_in["lines"], json!([{"line": "forced-bets", "first": "blinds", "second": "antes"}]));
    assert_eq!(all_in["second"], json!({"basis": "per lake-room \"8\"", "file": "lake.rules", "line": 15}));
    assert_eq!(all_in["scenario"], Value::Null);
    assert_eq!(holdem["lines"].as_array().unwrap().len(), 1);
    assert_eq!(holdem["scenario"]["id"], "RQQ3");
    let case = json!({"question": "minimum-raise", "when": "pot-limit"});
    assert_eq!(report["unshown"], json!({"questions": [], "cases": [case], "games": ["all-in-or-fold"]}));
}

/// Where nothing out of turn binds, nobody loses a turn, and the room's own answer is never read: what the two rulesets
/// do otherwise there is the work of `out-of-turn`, and no scenario may say that `skipped-hand` does it.
#[test]
fn two_rulesets_show_a_difference_only_where_this_one_answer_parts_them() {
    let report = report(&["wsop-live-2026", "backs-up.rules"]);
    let compares = |asked: &str| {
        let mut of_it = answers(&report).into_iter().filter(|(question, _)| *question == asked);
        of_it.next().map(|(_, case)| case["scenario"]["compares"].clone()).unwrap()
    };
    assert_eq!(compares("out-of-turn"), "both");
    assert_eq!(compares("skipped-hand"), "first-and-itself-with-the-other-answer");
}

#[test]
fn a_comparison_comes_out_the_same_every_time() {
    let args = [&["diff", "river-2025", "hitclub", "--all"], &EDITIONS[..]].concat();
    assert_eq!(floor(&args).stdout, floor(&args).stdout);
}

#[test]
fn a_difference_is_one_from_either_side() {
    let questions = |first: &str, second: &str| -> Vec<(String, String)> {
        let report = report(&[&[first, second], &EDITIONS[..]].concat());
        let each = answers(&report).into_iter();
        each.map(|(question, case)| (question.to_owned(), case["when"].to_string())).collect()
    };
    assert_eq!(questions("river-2025", "hitclub"), questions("hitclub", "river-2025"));
    assert_eq!(questions("tda-2024", "river-2025"), questions("river-2025", "tda-2024"));
}
