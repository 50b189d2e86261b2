//! Two rulesets laid side by side.

use floorman_engine::Question;
use floorman_grammar::{Apart, Library, SourceFile, differences};

use crate::support::root;

/// Two houses that each tell few cases apart, and together more than are worked through.
fn far_apart(exceptions: [&str; 2]) -> Library {
    let house = |name: &str, exception: &str| {
        let text = format!(
            "edition 1\n\nruleset {name} \"A room\" extends common {{\n  minimum-bet = 1 big-blind custom because \
             \"a test\"\n    {exception} custom because \"a test\"\n}}\n"
        );
        SourceFile::new(format!("{name}.rules"), text)
    };
    let [one, other] = exceptions;
    let (library, findings) = Library::load([root("common"), house("one", one), house("other", other)]);
    assert_eq!(findings, []);
    library
}

fn told(exceptions: [&str; 2]) -> Vec<(String, String, String)> {
    let library = far_apart(exceptions);
    let [one, other] = ["one", "other"].map(|name| library.ruleset(name).unwrap());
    let all = differences(&library, one, other).into_iter().filter(|it| it.question == Question::MinimumBet);
    let parts = all.flat_map(|it| it.parts).filter(|part| part.apart == Apart::Answer);
    parts.map(|part| (part.when, part.first.arm.written, part.second.arm.written)).collect()
}

const ONE: &str = "when no-limit and board-game and hi-lo and at-least 8 dealt-in";
const OTHER: &str = "when ante-each and mixed-games and hand-for-hand and facing-a-raise";

#[test]
fn of_too_many_cases_two_answers_are_told_that_can_meet() {
    let some = |one: &str, other: &str| vec![("in some cases".to_owned(), one.to_owned(), other.to_owned())];
    let [two, three] = [format!("except 2 big-blinds {ONE}"), format!("except 3 big-blinds {OTHER}")];
    assert_eq!(told([&two, &three]), some("2 big-blinds", "3 big-blinds"));
    let two_elsewhere = format!("except 2 big-blinds {OTHER}");
    assert_eq!(told([&two, &two_elsewhere]), some("2 big-blinds", "1 big-blind"));
}
