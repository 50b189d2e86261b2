//! Who answers along a chain, and for which reason.

use floorman_engine::{Arm, Basis, Case, Fact, Question, Ruleset, Via, question};
use floorman_grammar::{Form, Library, Row, SourceFile, Standing, decision, render_all};

use crate::support::{check, here, root};

const TOP: &str = r#"edition 1
source book "A book" version "1"

ruleset book "The book" extends all per book "1" {
  setting cash, tournament
  minimum-raise = last-full-raise           per book "2"
    except double-the-bet when fixed-limit  per book "3"
  raise-cap     = none                      per book "4"
    except house when fixed-limit           per book "5"
  silent losing-hands
}
"#;

fn load(rest: &str) -> Library {
    let text = format!("{TOP}{rest}");
    let (library, mut findings) = Library::load([root("all"), SourceFile::new("book.rules", text)]);
    findings.retain(|finding| finding.code.name() != "left-to-house");
    assert_eq!(render_all(&findings, library.sources(), Form::Plain), "");
    library
}

fn asked(name: &str) -> Question {
    question(name).unwrap()
}

fn answer<'a>(ruleset: &'a Ruleset, name: &str, structure: u8) -> &'a Arm {
    ruleset.answer(asked(name), &Case::default().with(Fact::Structure, structure)).unwrap()
}

#[test]
fn the_child_wins_exception_by_exception() {
    let library = load(
        r#"ruleset room "A room" extends book {
  amend minimum-raise except last-full-raise when fixed-limit and tournament  per book "9"
}
"#,
    );
    let room = library.ruleset("room").unwrap();
    let fixed = Case::default().with(Fact::Structure, 2);
    let at = |case: Case| room.answer(asked("minimum-raise"), &case).unwrap();
    assert_eq!((at(fixed).written.as_str(), at(fixed).ruleset.as_str()), ("double-the-bet", "book"));
    assert_eq!(at(fixed).via, Via::Unmentioned);
    let event = at(fixed.with(Fact::Setting, 1));
    assert_eq!((event.written.as_str(), event.ruleset.as_str()), ("last-full-raise", "room"));
    assert_eq!((event.place.file.as_str(), event.place.line, &event.via), ("book.rules", 13, &Via::Stated));
    assert_eq!(library.standing("room", asked("minimum-raise")), Some(Standing::Amended));
    assert_eq!(library.standing("book", asked("minimum-raise")), Some(Standing::Stated));
    assert_eq!(library.standing("book", asked("losing-hands")), Some(Standing::Silent));
    assert_eq!(library.standing("book", asked("reopening")), Some(Standing::NotStated));
}

#[test]
fn what_is_left_to_the_house_is_the_parents_answer_and_says_so() {
    let library = load("");
    let book = library.ruleset("book").unwrap();
    assert_eq!(answer(book, "raise-cap", 0).via, Via::Stated);
    let house = answer(book, "raise-cap", 2);
    assert_eq!((house.ruleset.as_str(), house.written.as_str()), ("all", "2 raises"));
    let Via::House(place, Basis::Stated(cited)) = &house.via else { panic!("{:?}", house.via) };
    assert_eq!((place.line, cited[0].paragraphs.as_slice()), (9, &["5".to_owned()][..]));
    assert!(matches!(answer(book, "losing-hands", 0).via, Via::Silent(ref place) if place.line == 10));
}

#[test]
fn what_is_left_to_the_house_stays_so_below() {
    let library = load("ruleset room \"A room\" extends book {\n}\n");
    let room = library.ruleset("room").unwrap();
    assert!(matches!(answer(room, "raise-cap", 2).via, Via::House(..)));
    assert_eq!(answer(room, "raise-cap", 0).via, Via::Unmentioned);
    assert_eq!(answer(room, "losing-hands", 0).via, Via::Unmentioned);
}

#[test]
fn a_ruleset_without_a_setting_has_its_parents() {
    let library = load(
        "ruleset day \"Day\" extends book {\n  setting cash\n}\nruleset noon \"Noon\" extends day {\n}\n",
    );
    let settings = library.ruleset("noon").unwrap().settings();
    assert!(settings.cash && !settings.tournament);
}

#[test]
fn the_lineage_names_every_ruleset_above() {
    let library = load("ruleset room \"A room\" extends book {\n}\n");
    assert_eq!(library.lineage("room").collect::<Vec<_>>(), ["room", "book", "all"]);
    assert_eq!(library.parent("room"), Some("book"));
    assert!(matches!(library.fallback("book"), Some(Basis::Stated(_))));
    assert_eq!(library.document("book").unwrap().version, "1");
}

#[test]
fn the_decision_table_of_the_house_of_ten_lines() {
    let house = std::fs::read(here().join("tests/riverside.rules")).unwrap();
    let (library, findings, printed) = check("riverside.rules", house);
    assert_eq!(findings, [], "{printed}");
    let rows = decision(library.ruleset("riverside").unwrap(), asked("reopening"));
    let said: Vec<_> = rows.iter().map(|row: &Row| (row.answer.as_str(), row.when.as_str())).collect();
    let want = [
        ("full-raise", "fixed-limit and last-round"),
        ("half-bet", "fixed-limit otherwise"),
        ("full-raise", "everything else"),
    ];
    assert_eq!(said, want);
    assert_eq!(rows[0].via, Via::Stated);
    assert_eq!((rows[0].place.file.as_str(), rows[0].place.line), ("riverside.rules", 4));
    assert_eq!((rows[1].ruleset.as_str(), &rows[1].via), ("tda-2024", &Via::Unmentioned));
}

#[test]
fn a_final_statement_may_be_repeated_and_not_changed() {
    let under = |own: &str| {
        let text = format!(
            "edition 1\nsource a \"A\" version \"1\"\nruleset law \"Law\" extends common {{\n\
             final amend raise-cap except 4 bets when fixed-limit per a \"1\"\n}}\n\
             ruleset room \"Room\" extends law {{\n{own} per a \"2\"\n}}\n"
        );
        check("a.rules", text).1.iter().map(|finding| finding.code.name()).collect::<Vec<_>>()
    };
    assert_eq!(
        under("amend raise-cap except 3 raises when fixed-limit"),
        [""; 0],
        "four bets are three raises"
    );
    assert_eq!(under("raise-cap = 3 raises"), [""; 0], "no-limit is not closed");
    assert_eq!(under("raise-cap = 5 raises"), ["final"]);
    assert_eq!(under("amend raise-cap except none when fixed-limit and heads-up"), ["final"]);
}

#[test]
fn a_source_declared_in_one_file_is_known_in_all() {
    let a = SourceFile::new("a.rules", "edition 1\nsource s \"S\" version \"1\"\n");
    let b = "edition 1\nruleset b \"B\" extends all {\n  minimum-raise = last-full-raise per s \"1\"\n}\n";
    let (library, findings) = Library::load([SourceFile::new("b.rules", b), a, root("all")]);
    assert_eq!(findings, []);
    assert!(library.ruleset("b").is_some());
}

#[test]
fn the_order_of_files_does_not_matter() {
    let mut files = vec![root("all"), SourceFile::new("book.rules", TOP)];
    let (one, _) = Library::load(files.clone());
    files.reverse();
    let (other, _) = Library::load(files);
    assert_eq!(one.ruleset("book"), other.ruleset("book"));
}

#[test]
fn a_statement_has_all_its_clauses_whatever_stands_between() {
    let library = load(
        r#"ruleset room "A room" extends book {
  silent winning-hand
  amend raise-cap
    # page two
    except none when fixed-limit and heads-up

    per book "4"  # and so on
  minimum-raise = double-the-bet
    # page three
    per book "2"
}
"#,
    );
    let first = TOP.lines().count() + 3;
    let at = |name: &str| {
        let (place, text) = library.statement("room", asked(name))?;
        Some((place.file, place.line, text))
    };
    let amended =
        "amend raise-cap\n  # page two\n  except none when fixed-limit and heads-up\n\n  per book \"4\"";
    assert_eq!(at("raise-cap"), Some(("book.rules".to_owned(), first, amended.to_owned())));
    let stated = "minimum-raise = double-the-bet\n  # page three\n  per book \"2\"";
    assert_eq!(at("minimum-raise"), Some(("book.rules".to_owned(), first + 5, stated.to_owned())));
    assert_eq!(at("winning-hand"), None);
    assert_eq!(at("odd-chip"), None);
}
