//! A house runs the corpus of the book above it, and sees what its own statements change.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod rulesets;

use floorman_conformance::corpus::read_folder;
use floorman_conformance::run::{self, NotRun, Outcome, Selection, Verdict};
use floorman_conformance::{Corpus, CorpusText, words};

const HOUSE: &str = r#"edition 1
source room "Rules of the room" version "1"
ruleset room "A room" extends tda-2024 {
  betting {
    reopening = any-raise always      per room "1"
    raise-cap = none  per room "2"
      except 3 raises when fixed-limit  per room "2"
  }
}
"#;

const CASH: &str = r#"edition 1
ruleset tables "Cash tables" extends hitclub {
  setting cash
}
"#;

const QUARTERS: &str = r#"edition 1
source quarters "Rules of the room" version "1"
ruleset quarters "Whole units" extends tda-2024 {
  pots {
    odd-chip-unit = 1 unit always  per quarters "1"
  }
  betting {
    raise-cap = none always  per quarters "2"
  }
}
"#;

const SWEEPERS: &str = r#"edition 1
source sweepers "Rules of the room" version "1"
ruleset sweepers "A killed hand loses what it bet" extends common {
  showdown {
    killed-hand-refund = none  per sweepers "1"
  }
  pots {
    odd-chip-unit = 1 unit  per sweepers "2"
      except 1 big-blind when cash  per sweepers "3"
  }
}
"#;

const PENNIES: &str = r#"edition 1
source pennies "Rules of the room" version "1"
ruleset pennies "Whole units to bet" extends common {
  pots {
    odd-chip-unit = 1 big-blind  per pennies "1"
      except 1 unit when cash    per pennies "2"
  }
  betting {
    minimum-bet = 1 unit  per pennies "3"
  }
}
"#;

const TABLES: &str = r#"format: 1
scenarios:
  - id: RQQ2
    title: A killed all-in leaves chips for the next hand
    cites: [{source: tda, at: "65-A"}]
    level: must
    origin: {kind: derived, refs: [H1]}
    under: [common]
    table: {game: holdem, structure: no-limit, setting: tournament, blinds: [100, 200], button: A, seats: {A: 500, B: 900}}
    play:
      - A is all-in
      - dealer kills A
      - next hand
      - expect: {to-act: B}
    why: 300 of the 500 come back, so both play on, and B has the button.

  - id: RQQ3
    title: The chips of this table make no 1
    cites: [{source: tda, at: "43-A"}]
    level: should
    origin: {kind: derived, refs: [H1]}
    under: [common]
    table:
      {game: holdem, structure: no-limit, setting: tournament, blinds: [100, 200], chips: [25, 100], button: A,
       seats: {A: 500, B: 900}}
    play:
      - do: A raises to 400
        held: as-declared
    why: Twice the blind may be raised to.
"#;

fn outcomes(house: (&str, &str), ruleset: &str) -> Vec<Outcome> {
    let (texts, problems) = read_folder(&rulesets::root().join("conformance/corpus"));
    assert!(problems.is_empty());
    outcomes_of(texts, house, ruleset)
}

fn outcomes_of(texts: Vec<CorpusText>, house: (&str, &str), ruleset: &str) -> Vec<Outcome> {
    let (corpus, problems) = Corpus::load(texts);
    assert!(problems.is_empty(), "{problems:?}");
    let library = rulesets::library(&[house]);
    run::run(&corpus, &library, Selection { under: &[ruleset.to_owned()], only: &[] })
}

#[test]
fn what_a_house_changes_has_not_failed() {
    let outcomes = outcomes(("room.rules", HOUSE), "room");
    let mut changed = 0;
    for outcome in &outcomes {
        match &outcome.verdict {
            Verdict::Failed(failure) => panic!("{}", words::failure(failure)),
            Verdict::Changed(change) => {
                changed += 1;
                assert!(
                    change.by.iter().all(|statement| statement.arm.ruleset == "room"),
                    "{}",
                    outcome.name
                );
            }
            Verdict::NotRun(reason) => {
                assert!(matches!(reason, NotRun::NotNamed | NotRun::OtherSetting { .. }), "{}", outcome.name);
            }
            Verdict::Passed => {}
        }
    }
    assert!(changed > 5, "{changed} changed");
    let short_all_in =
        outcomes.iter().find(|outcome| matches!(outcome.verdict, Verdict::Changed(_))).unwrap();
    assert_eq!(short_all_in.ruleset, "room");
}

#[test]
fn a_scenario_about_the_other_setting_is_not_run_and_says_why() {
    let outcomes = outcomes(("tables.rules", CASH), "tables");
    let mut other = Vec::new();
    for outcome in &outcomes {
        if let Verdict::NotRun(reason @ NotRun::OtherSetting { .. }) = &outcome.verdict {
            other.push(words::not_run(reason));
        }
    }
    assert!(other.len() > 5);
    assert_eq!(other[0], "the scenario is about tournament, and the ruleset is for cash only");
    assert!(outcomes.iter().all(|outcome| !matches!(outcome.verdict, Verdict::Failed(_))));
}

#[test]
fn a_table_that_the_house_makes_impossible_is_not_run_and_says_by_which_statement() {
    let outcomes = outcomes(("quarters.rules", QUARTERS), "quarters");
    let mut impossible = Vec::new();
    for outcome in &outcomes {
        match &outcome.verdict {
            Verdict::NotRun(reason @ NotRun::NotPlayable(_)) => impossible.push(words::not_run(reason)),
            Verdict::Failed(failure) => panic!("{}", words::failure(failure)),
            Verdict::Passed | Verdict::Changed(_) | Verdict::NotRun(_) => {}
        }
    }
    impossible.dedup();
    assert_eq!(impossible, ["not playable under your rules: odd-chip-unit = 1 unit (quarters.rules:5)"]);
}

/// What is said of each of the two tables under a house.
fn tables_under(house: &str, ruleset: &str) -> Vec<String> {
    let text = CorpusText { path: "room/betting/tables.yaml".to_owned(), text: TABLES.to_owned() };
    let outcomes = outcomes_of(vec![text], ("room.rules", house), ruleset);
    let said = |outcome: &Outcome| match &outcome.verdict {
        Verdict::NotRun(reason) => words::not_run(reason),
        Verdict::Failed(failure) => words::failure(failure),
        Verdict::Passed => "passed".to_owned(),
        Verdict::Changed(_) => "changed".to_owned(),
    };
    outcomes.iter().map(said).collect()
}

#[test]
fn a_word_may_leave_the_next_hand_of_a_scenario_impossible() {
    assert_eq!(tables_under(SWEEPERS, "common"), ["passed", "passed"]);
    let said = tables_under(SWEEPERS, "sweepers");
    assert_eq!(said[0], "not playable under your rules: killed-hand-refund = none (room.rules:5)");
}

#[test]
fn an_answer_that_is_not_in_force_at_the_table_is_not_to_blame() {
    let said = tables_under(PENNIES, "pennies");
    assert_eq!(said[1], "not playable under your rules: minimum-bet = 1 unit (room.rules:9)");
    let said = tables_under(SWEEPERS, "sweepers");
    assert_eq!(said[1], "not playable under your rules: odd-chip-unit = 1 unit (room.rules:8)");
}

#[test]
fn an_unknown_ruleset_runs_nothing() {
    let outcomes = outcomes(("room.rules", HOUSE), "rooom");
    assert!(outcomes.iter().all(|outcome| outcome.verdict == Verdict::NotRun(NotRun::NoRuleset)));
}
