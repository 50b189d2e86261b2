//! No text makes the reader panic or hang.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use floorman_grammar::{Code, Form, Library, MAX_FILE, PRINTED, SourceFile, render_all};
use proptest::prelude::*;

use crate::support::check;

/// Loads a text alone and prints what is found, in every form.
fn survive(text: impl Into<Vec<u8>>) -> String {
    let (library, findings) = Library::load([SourceFile::new("x.rules", text)]);
    let _ = render_all(&findings, library.sources(), Form::Drawn);
    render_all(&findings, library.sources(), Form::Plain)
}

/// A sixteenth of what a file may hold: the time grows with the length, and debug builds are slow.
fn much(piece: &str) -> String {
    piece.repeat(MAX_FILE / 16 / piece.len())
}

#[test]
fn the_worst_texts_are_read_in_a_moment() {
    let inside = |text: String| format!("edition 1\nruleset a \"A\" {{\n{text}");
    let pieces = [
        "{",
        "}",
        "\n",
        "a {\n",
        "x = { a b }\n",
        "\"",
        "a ",
        "a",
        "\u{201C}",
        "per ",
        "= ",
        ", ",
        "# c\n",
        "\u{FEFF}",
        "a\r",
        "a = b except\n",
        "minimum-raise = last-full-raise custom because \"x\"\n",
        "silent minimum-raise\n",
        "  except double-the-bet when fixed-limit\n",
        "minimum-bet = 9\n",
        "source a \"b\" version \"c\"\n",
        "ruleset a \"A\" {\n}\n",
        "ruleset b \"B\" extends a {\n",
        "game a \"A\" {\n",
        "setting cash, tournament\n",
        "edition 1\n",
        "a and not b or at-most 3 dealt-in ",
        "street a = 1 down, then\n",
    ];
    for piece in pieces {
        for text in [much(piece), inside(much(piece)), format!("edition 1\n{}", much(piece))] {
            let begun = Instant::now();
            let printed = survive(text);
            assert!(begun.elapsed() < Duration::from_secs(20), "{piece:?} takes {:?}", begun.elapsed());
            assert!(printed.lines().count() <= 5 * PRINTED, "{piece:?}");
        }
    }
}

#[test]
fn statements_that_need_much_checking_are_given_up_on() {
    let words = [
        "no-limit",
        "pot-limit",
        "fixed-limit",
        "stud",
        "hi-lo",
        "ante-each",
        "one-game",
        "hand-for-hand",
        "first-round",
        "heads-up",
        "facing-a-raise",
        "at-most 3 dealt-in",
        "at-least 2 betting-rounds",
    ];
    let mut text = "edition 1\n".to_owned();
    for number in 0.. {
        let mut block = format!("ruleset r{number} \"R\" extends common {{\n");
        for question in
            ["minimum-bet", "minimum-raise", "reopening", "short-all-ins", "raise-cap", "cap-lifted"]
        {
            writeln!(block, "amend {question}").unwrap();
            for case in 0..12 {
                let when =
                    (0..4).map(|at| words[(case * 5 + at * 3 + number) % words.len()]).collect::<Vec<_>>();
                writeln!(block, "except house when {} custom because \"x\"", when.join(" and ")).unwrap();
            }
        }
        if text.len() + block.len() + 2 > MAX_FILE {
            break;
        }
        text += &(block + "}\n");
    }
    let begun = Instant::now();
    check("x.rules", text);
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
}

#[test]
fn a_file_too_large_or_no_text_is_refused_with_its_place() {
    assert_eq!(
        survive(vec![b'#'; MAX_FILE + 1]),
        "x.rules:1:1: [unreadable] the file has 257 KiB, more than the 256 KiB that are read\n    \
         = divide it, one ruleset a file\n"
    );
    assert!(survive(b"edition 1\nsource \xE9".as_slice()).starts_with("x.rules:2:8: [unreadable] byte 17 "));
    assert!(survive("").starts_with("x.rules:1:1: [edition]"));
}

#[test]
fn only_so_many_findings_of_a_file_are_printed() {
    let text = "edition 1\n".to_owned() + &"lost\n".repeat(PRINTED + 7);
    let printed = survive(text);
    assert!(printed.ends_with("x.rules: 7 more findings are not shown\n"), "{printed}");
}

#[test]
fn parents_go_round_or_up_without_end() {
    let ruleset = |name: usize, parent: usize| format!("ruleset r{name} \"R\" extends r{parent} {{\n}}\n");
    let round: String = (0..150).map(|at| ruleset(at, (at + 1) % 150)).collect();
    let (library, findings) = Library::load([SourceFile::new("x.rules", format!("edition 1\n{round}"))]);
    assert_eq!(findings.iter().map(|finding| finding.code).collect::<Vec<_>>(), [Code::Circle]);
    assert_eq!(library.names().count(), 0);
    let up: String = (1..150).map(|at| ruleset(at, at - 1)).collect();
    let (library, findings, _) =
        check("x.rules", format!("edition 1\nruleset r0 \"R\" extends common {{\n}}\n{up}"));
    assert_eq!(findings.iter().map(|finding| finding.code).collect::<Vec<_>>(), [Code::TooMany]);
    assert!(library.ruleset("r1").is_none(), "a file with an error is not used");
}

/// What texts of this language are made of, and what is pasted into them.
const PIECES: &[&str] = &[
    "ruleset",
    "game",
    "source",
    "edition",
    "extends",
    "common",
    "betting",
    "{",
    "}",
    "\n",
    "\n",
    " ",
    " ",
    "=",
    ",",
    "\"",
    "“",
    "”",
    "per",
    "inferred",
    "from",
    "custom",
    "because",
    "against",
    "except",
    "when",
    "minimum-raise",
    "raise-cap",
    "4",
    "raises",
    "last-full-raise",
    "none",
    "house",
    "floor",
    "amend",
    "final",
    "always",
    "silent",
    "setting",
    "cash",
    "and",
    "or",
    "not",
    "at-most",
    "dealt-in",
    "fixed-limit",
    "heads-up",
    "street",
    "win",
    "deck",
    "then",
    "down",
    "bets",
    "#",
    "\u{FEFF}",
    "\0",
    "–",
    "🂡",
    "\r\n",
    "exept",
    "\"A\"",
    "a",
    "1",
];

pub(crate) fn pieces() -> impl Strategy<Value = String> {
    let words = prop::sample::select(PIECES);
    let piece = prop_oneof![9 => words.prop_map(|word: &str| word.to_owned()), 1 => ".{0,3}"];
    prop::collection::vec((piece, prop::bool::weighted(0.7)), 0..120).prop_map(|pieces| {
        let spaced = pieces.into_iter().map(|(piece, spaced)| if spaced { piece + " " } else { piece });
        format!("edition 1\n{}", spaced.collect::<String>())
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, ..ProptestConfig::default() })]

    #[test]
    fn any_pieces_of_the_language_are_read(text in pieces()) {
        survive(text);
    }

    #[test]
    fn any_text_is_read(text in "\\PC*") {
        survive(text);
    }

    #[test]
    fn any_bytes_are_read(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        survive(bytes);
    }

    #[test]
    fn a_damaged_book_is_read(cut in 0_usize..9000, length in 0_usize..40, with in ".{0,4}") {
        let book = include_str!("../../../rulesets/books/tda-2024.rules");
        let start = (0..=cut.min(book.len())).rev().find(|at| book.is_char_boundary(*at)).unwrap();
        let end = (start + length..book.len()).find(|at| book.is_char_boundary(*at)).unwrap_or(book.len());
        let rest = book.get(end..).unwrap_or("");
        survive(format!("{}{with}{rest}", &book[..start]));
    }
}
