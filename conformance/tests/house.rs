//! A house runs the corpus of the book above it, and sees what its own statements change.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod rulesets;

use floorman_conformance::corpus::read_folder;
use floorman_conformance::run::{self, NotRun, Outcome, Selection, Verdict};
use floorman_conformance::{Corpus, words};

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

fn outcomes(house: (&str, &str), ruleset: &str) -> Vec<Outcome> {
    let (texts, problems) = read_folder(&rulesets::root().join("conformance/corpus"));
    assert!(problems.is_empty());
    let (corpus, _) = Corpus::load(texts);
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

#[test]
fn an_unknown_ruleset_runs_nothing() {
    let outcomes = outcomes(("room.rules", HOUSE), "rooom");
    assert!(outcomes.iter().all(|outcome| outcome.verdict == Verdict::NotRun(NotRun::NoRuleset)));
}
