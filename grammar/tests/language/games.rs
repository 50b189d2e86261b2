//! Games: the whole vocabulary, parents line by line, and a ruleset's own form.

use floorman_engine::{BettingForm, From, Opener, Ranking, Step};
use floorman_grammar::{Form, Library, SourceFile, render_all};

use crate::support::{check, here, root};

/// The sixteen games of the language's specification.
#[test]
fn every_game_of_the_vocabulary_is_read() {
    let text = std::fs::read(here().join("tests/games.rules")).unwrap();
    let (library, findings) = Library::load([SourceFile::new("games.rules", text), root("all")]);
    assert_eq!(render_all(&findings, library.sources(), Form::Plain), "");
    assert_eq!(library.games().count(), 16);
    for name in library.games() {
        assert!(library.game("all", name).is_some(), "{name}");
    }
    let razz = library.game("all", "razz").unwrap();
    assert_eq!(
        razz.streets.iter().map(|street| street.name.as_str()).collect::<Vec<_>>(),
        ["third", "fourth", "fifth", "sixth", "seventh"]
    );
    assert_eq!(razz.win[0].ranking, Ranking::AceToFive);
    let hi_lo = library.game("all", "omaha-5-hi-lo").unwrap();
    assert_eq!(hi_lo.streets[0].steps[0], Step::Down(5));
    assert_eq!(hi_lo.win[1].from, From::Exactly { hole: 2, board: 3 });
    assert_eq!(library.game("all", "bomb-pot").unwrap().boards, 2);
}

#[test]
fn a_ruleset_changes_lines_of_a_game_for_itself_and_those_below() {
    let text = r#"
ruleset room "A room" extends common {
  game holdem custom because "a test" {
    street preflop = 2 down, then triple-or-fold from left-of-button
  }
}
ruleset nights "At night" extends room {
}
"#;
    let (library, _, printed) = check("room.rules", format!("edition 1\n{text}"));
    assert_eq!(printed, "");
    let preflop = |ruleset: &str| library.game(ruleset, "holdem").unwrap().streets[0].steps.clone();
    let own = [Step::Down(2), Step::Bets(BettingForm::TripleOrFold, Opener::LeftOfButton)];
    assert_eq!(preflop("room"), own);
    assert_eq!(preflop("nights"), own);
    assert_ne!(preflop("common"), own);
    assert_eq!(library.game("room", "holdem").unwrap().streets.len(), 4);
}

#[test]
fn a_form_of_no_game_is_a_finding() {
    let text = "edition 1\nruleset a \"A\" extends common {\n  game holdm custom because \"x\" {\n    boards = 2\n  }\n}\n";
    let (_, findings, printed) = check("a.rules", text);
    assert_eq!(findings[0].code.name(), "unknown-name");
    assert!(printed.contains("did you mean `holdem`?"), "{printed}");
}
