//! Files of the repository, put out of order in every way that the formatter puts right again.

use std::path::PathBuf;

use floorman_grammar::{SourceFile, format};
use proptest::prelude::*;

use crate::hostile::pieces;
use crate::printed::{formatted, said};
use crate::support::{here, rules_under};

/// The files of the repository, and one that has comments everywhere.
fn files() -> Vec<PathBuf> {
    let mut paths = rules_under(&here().join("../rulesets"));
    paths.push(here().join("tests/commented.rules"));
    paths
}

/// Numbers to choose by, one after another, round and round.
#[derive(Debug, Clone)]
struct Dice {
    thrown: Vec<u8>,
    at: usize,
}

impl Dice {
    fn choose<'c>(&mut self, among: &[&'c str]) -> &'c str {
        self.at += 1;
        among[usize::from(self.thrown[self.at % self.thrown.len()]) % among.len()]
    }

    /// A third of the time.
    fn now(&mut self) -> bool {
        self.choose(&["", "", "now"]) == "now"
    }
}

fn dice() -> impl Strategy<Value = Dice> {
    prop::collection::vec(any::<u8>(), 1..200).prop_map(|thrown| Dice { thrown, at: 0 })
}

fn begins_with(line: &str, words: &[&str]) -> bool {
    words.iter().any(|word| line.split_whitespace().next() == Some(word))
}

const BASES: &[&str] = &["per", "inferred", "custom"];

/// Where a basis begins that stands on the line beside something else.
fn basis_beside(line: &str) -> Option<usize> {
    let starts = BASES.iter().filter_map(|word| line.find(&format!("  {word} ")));
    starts.min().filter(|start| !line[..*start].trim().is_empty())
}

/// The same file, laid out anyhow.
fn disarranged(text: &str, dice: &mut Dice) -> String {
    let end = dice.choose(&["\n", "\r\n", "\r"]);
    let lines: Vec<&str> = text.lines().collect();
    let mut out = dice.choose(&["", "\u{FEFF}", "\n\n"]).to_owned();
    let mut above = "#";
    for (number, line) in lines.iter().enumerate() {
        let below = lines.get(number + 1).copied().unwrap_or("");
        let basis_goes_on = begins_with(below, &["because", "against"]);
        let goes_up = begins_with(line, &["except"])
            || line.trim() == "}"
            || (begins_with(line, BASES) && !basis_goes_on)
            || above.ends_with('{');
        let takes = !above.is_empty() && !above.contains('#');
        if goes_up && takes && !line.contains('#') && !line.is_empty() && dice.now() {
            out.push(' ');
        } else if number > 0 {
            out.push_str(end);
            let has_none = begins_with(line, &["}", "except", "when", "because", "against"]);
            let may_have_more =
                has_none || begins_with(line, BASES) || above.is_empty() || above.ends_with('{');
            if may_have_more && dice.now() {
                out.push_str(&dice.choose(&["\n", "\n  \n\n", "\r\n \r"]).replace("\r\n", end));
            }
        }
        let split = basis_beside(line).filter(|_| !basis_goes_on && !line.contains('#') && dice.now());
        let (body, basis) = line.split_at(split.unwrap_or(line.len()));
        out.push_str(&respaced(body, dice));
        if !basis.is_empty() {
            out.push_str(end);
            out.push_str(&respaced(basis, dice));
        }
        above = line;
    }
    out.push_str(dice.choose(&["", "\n", " \n\n", "\t"]));
    out
}

/// The same line, spaced anyhow; what stands in quotes and in comments is left as it is.
fn respaced(line: &str, dice: &mut Dice) -> String {
    let mut out = dice.choose(&["", " ", "\t", "        ", "\u{A0} "]).to_owned();
    let (mut in_text, mut in_comment, mut spaced) = (false, false, true);
    for letter in line.trim().chars() {
        in_text ^= letter == '"' && !in_comment;
        in_comment |= letter == '#' && !in_text;
        if letter == ' ' && !in_text && !in_comment {
            if !spaced {
                out.push_str(dice.choose(&[" ", "  ", "\t", " \u{A0}\u{FEFF}"]));
            }
            spaced = true;
            continue;
        }
        if matches!(letter, '=' | ',' | '{') && !in_text && !in_comment {
            out.push_str(dice.choose(&["", " ", "    "]));
            if letter == '{' && dice.now() {
                out.push('\n');
            }
            out.push(letter);
            out.push_str(dice.choose(&["", " ", "\t"]));
            spaced = true;
            continue;
        }
        out.push(letter);
        spaced = false;
    }
    out.push_str(dice.choose(&["", "", "  ", "\t"]));
    out
}

/// What may come between any two letters of a file.
const INTRUDERS: &[&str] = &[
    "\n",
    "\r\n",
    " ",
    "\t",
    "# c\n",
    "  # c\n",
    "#",
    "{",
    "}",
    "{\n}",
    ",",
    "=",
    "\"",
    "\"t\"",
    "per",
    " per x \"1\" ",
    "\nexcept a ",
    " except a when b ",
    " because ",
    "custom because \"z\"",
    "amend ",
    "\n\n\n",
];

fn intruded(text: &str, at: &[(prop::sample::Index, prop::sample::Index)]) -> String {
    let mut out = text.to_owned();
    for (place, what) in at {
        let starts: Vec<usize> = out.char_indices().map(|(start, _)| start).collect();
        out.insert_str(*place.get(&starts), what.get::<&str>(INTRUDERS));
    }
    out
}

/// Asserts that a text is refused, or formatted to what stays as it is and says the same.
fn keeps(text: &str) -> Result<(), TestCaseError> {
    if let Ok(once) = format(SourceFile::new("x.rules", text)) {
        prop_assert_eq!(&formatted(&once), &once);
        prop_assert_eq!(said(&once), said(text));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn a_file_out_of_order_is_put_right(file in prop::sample::select(files()), mut dice in dice()) {
        let file = formatted(&std::fs::read_to_string(file).unwrap());
        let text = disarranged(&file, &mut dice);
        let got = formatted(&text);
        for (got, want) in got.lines().zip(file.lines()) {
            prop_assert_eq!(got, want);
        }
        prop_assert_eq!(got.len(), file.len());
    }

    #[test]
    fn a_file_with_intruders_says_what_it_said(
        file in prop::sample::select(files()),
        at in prop::collection::vec(any::<(prop::sample::Index, prop::sample::Index)>(), 1..6),
    ) {
        keeps(&intruded(&std::fs::read_to_string(file).unwrap(), &at))?;
    }

    #[test]
    fn any_pieces_of_the_language_say_what_they_said(text in pieces()) {
        if let Ok(once) = format(SourceFile::new("x.rules", text)) {
            prop_assert_eq!(&formatted(&once), &once);
        }
    }
}
