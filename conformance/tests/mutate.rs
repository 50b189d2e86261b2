//! The mutants of statements of every kind, counted by hand.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod rulesets;

use floorman_conformance::mutate::{self, Mutant};
use floorman_grammar::Library;

const HOUSE: &str = r#"edition 1
ruleset house "A house" extends tda-2024 {
  betting {
    turn-order   = clockwise           custom because "one answer"
    reopening    = half-bet            custom because "a word"
      except full-raise when pot-limit
      except any-raise when fixed-limit
    raise-cap    = none                custom because "a word for a quantity"
      except 4 bets when fixed-limit
  }
  declarations {
    raise-amount = floor               custom because "the floor decides"
    one-chip     = its-value           custom because "a word that is left to the house at times"
      except house when heads-up
  }
  showdown {
    first-to-show = last-aggressor, then first-to-act always  custom because "a list"
  }
}

ruleset annex "The house next door" extends house {
  amend reopening except half-bet when fixed-limit and last-round  custom because "an amendment"
  amend one-chip except call when heads-up  custom because "what was left to this house"
}
"#;

fn library() -> Library {
    rulesets::library(&[("house.rules", HOUSE)])
}

/// The mutants of a question, without the part of the name that all share.
fn mutants(ruleset: &str, question: &str) -> Vec<String> {
    let stated = mutate::stated(&library(), ruleset);
    let of_question = stated.into_iter().find(|stated| stated.question.name() == question).unwrap();
    let short = |mutant: Mutant| mutant.id.split_once(&format!(" {question} ")).unwrap().1.to_owned();
    of_question.mutants.into_iter().map(short).collect()
}

#[test]
fn a_question_with_one_answer_has_no_mutant() {
    assert!(mutants("house", "turn-order").is_empty());
}

#[test]
fn a_word_becomes_every_other_and_exceptions_are_dropped_and_swapped() {
    let expected = [
        "default: full-raise",
        "default: any-raise",
        "when pot-limit: dropped",
        "when pot-limit: any-raise",
        "when pot-limit, when fixed-limit: swapped",
        "when fixed-limit: dropped",
        "when fixed-limit: full-raise",
    ];
    assert_eq!(mutants("house", "reopening"), expected);
}

#[test]
fn a_number_becomes_one_more_one_less_each_word_and_each_other_unit() {
    // Four raises are five bets, one more; no cap at all is what the default says, as if the exception were dropped.
    let expected = [
        "default: 1 raise",
        "default: 1 bet",
        "when fixed-limit: dropped",
        "when fixed-limit: 5 bets",
        "when fixed-limit: 3 bets",
    ];
    assert_eq!(mutants("house", "raise-cap"), expected);
}

#[test]
fn the_floor_becomes_each_answer() {
    assert_eq!(mutants("house", "raise-amount"), ["default: total", "default: increment"]);
}

#[test]
fn what_is_left_to_the_house_has_no_answer_to_change_and_can_be_dropped() {
    assert_eq!(mutants("house", "one-chip"), ["default: call", "when heads-up: dropped"]);
}

#[test]
fn of_a_list_each_word_is_dropped_neighbours_are_swapped_and_each_other_word_is_put_first() {
    let expected = [
        "default: first-to-act",
        "default: last-aggressor",
        "default: first-to-act, then last-aggressor",
        "default: all-in-player, then last-aggressor, then first-to-act",
        "default: last-aggressor-of-any-round, then last-aggressor, then first-to-act",
        "default: last-to-act, then last-aggressor, then first-to-act",
    ];
    assert_eq!(mutants("house", "first-to-show"), expected);
}

#[test]
fn only_what_a_ruleset_states_itself_is_changed() {
    let part = "when fixed-limit and last-round";
    assert_eq!(mutants("annex", "reopening"), [format!("{part}: dropped"), format!("{part}: full-raise")]);
    assert_eq!(mutate::stated(&library(), "annex").len(), 2);
}
