//! A chain comes to what is worked out from its statements one by one, whatever they are.

use floorman_engine::ruleset::facts::cases;
use floorman_engine::{Case, Condition, Fact, question};
use floorman_grammar::{Library, SourceFile};
use proptest::prelude::*;

use crate::support::root;

/// What a ruleset of the chain says about the question.
#[derive(Debug, Clone)]
enum Said {
    Nothing,
    Silent,
    Whole(&'static str, Vec<Exception>),
    Amend(Vec<Exception>),
}

/// An answer, and the place of its condition in [`CONDITIONS`].
type Exception = (&'static str, usize);

/// Conditions that exclude one another, and some that do not.
const CONDITIONS: [&str; 7] = [
    "fixed-limit",
    "pot-limit and tournament",
    "no-limit and at-most 3 dealt-in",
    "pot-limit and cash and first-round",
    "no-limit and at-least 5 dealt-in",
    "heads-up",
    "not fixed-limit and last-round",
];

fn condition(number: usize) -> Condition {
    let all = Condition::always();
    let structure = |values| all.and_values(Fact::Structure, values);
    match number {
        0 => structure(0b0100),
        1 => structure(0b0010).and_values(Fact::Setting, 0b10),
        2 => structure(0b0001).and_count(floorman_engine::Count::DealtIn, 0, 3),
        3 => structure(0b0010).and_values(Fact::Setting, 0b01).and_values(Fact::Round, 0b1001),
        4 => structure(0b0001).and_count(floorman_engine::Count::DealtIn, 5, u32::MAX),
        5 => all.and_values(Fact::Company, 0b10),
        _ => structure(0b1011).and_values(Fact::Round, 0b1100),
    }
}

fn written(number: usize, said: &Said) -> String {
    let parent = number.checked_sub(1).map_or("all".to_owned(), |parent| format!("r{parent}"));
    let exceptions = |list: &[Exception]| {
        let one = |(answer, at): &Exception| {
            format!("  except {answer} when {} custom because \"x\"\n", CONDITIONS[*at])
        };
        list.iter().map(one).collect::<String>()
    };
    let statement = match said {
        Said::Nothing => String::new(),
        Said::Silent => "silent reopening\n".to_owned(),
        Said::Whole(answer, list) => {
            format!("reopening = {answer} always custom because \"x\"\n{}", exceptions(list))
        }
        Said::Amend(list) => format!("amend reopening\n{}", exceptions(list)),
    };
    format!("ruleset r{number} \"R\" extends {parent} {{\n{statement}}}\n")
}

/// The answer of a chain in a case, level by level from the last; the root's where all hand down.
fn answer(chain: &[Said], case: &Case) -> &'static str {
    let Some((own, above)) = chain.split_last() else { return "full-raise" };
    let (list, default) = match own {
        Said::Nothing | Said::Silent => (&[][..], "house"),
        Said::Whole(answer, list) => (list.as_slice(), *answer),
        Said::Amend(list) => (list.as_slice(), "house"),
    };
    let treated = list.iter().find(|(_, at)| condition(*at).holds(case));
    match treated.map_or(default, |(answer, _)| *answer) {
        "house" => answer(above, case),
        stated => stated,
    }
}

fn said() -> impl Strategy<Value = Said> {
    let word = || prop::sample::select(vec!["full-raise", "half-bet", "any-raise", "house"]);
    let list = || {
        let places = prop::sample::subsequence((0..CONDITIONS.len()).collect::<Vec<_>>(), 1..3);
        (places, word(), word())
            .prop_map(|(places, one, other)| [one, other].into_iter().zip(places).collect::<Vec<_>>())
    };
    prop_oneof![
        1 => Just(Said::Nothing),
        1 => Just(Said::Silent),
        3 => (word(), list()).prop_map(|(answer, list)| Said::Whole(answer, list)),
        3 => list().prop_map(Said::Amend),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn a_chain_comes_to_what_its_statements_say(chain in prop::collection::vec(said(), 1..5)) {
        let text: String = chain.iter().enumerate().map(|(number, said)| written(number, said)).collect();
        let (library, findings) =
            Library::load([root("all"), SourceFile::new("r.rules", format!("edition 1\n{text}"))]);
        let name = format!("r{}", chain.len() - 1);
        let Some(ruleset) = library.ruleset(&name) else {
            let codes: Vec<&str> = findings.iter().map(|finding| finding.code.name()).collect();
            prop_assert!(codes.contains(&"overlap") || codes.contains(&"unreachable"), "{codes:?}\n{text}");
            return Ok(());
        };
        let conditions: Vec<Condition> = (0..CONDITIONS.len()).map(condition).collect();
        for case in cases(&conditions) {
            let got = ruleset.answer(question("reopening").unwrap(), &case).unwrap();
            prop_assert_eq!(got.written.as_str(), answer(&chain, &case), "{:?}\n{}", case, text);
        }
    }
}
