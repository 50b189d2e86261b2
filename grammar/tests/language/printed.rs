//! What the formatter promises: the same tokens and comments, one layout, and that again.

use std::time::{Duration, Instant};

use floorman_grammar::{Code, MAX_FILE, SourceFile, format};

use crate::support::{here, rules_under};

/// The text as the formatter writes it.
#[expect(clippy::panic, reason = "a test helper may fail loudly")]
pub(crate) fn formatted(text: &str) -> String {
    format(SourceFile::new("room.rules", text)).unwrap_or_else(|refused| panic!("{refused}in\n{text}"))
}

/// What keeps a text from being formatted, printed.
#[expect(clippy::unwrap_used, reason = "a test helper may fail loudly")]
fn refused(text: impl Into<Vec<u8>>) -> String {
    format(SourceFile::new("room.rules", text)).unwrap_err().to_string()
}

/// Asserts that a body between the braces of a ruleset is written so; and so again.
fn becomes(body: &str, want: &str) {
    let around = |body: &str| format!("edition 1\nruleset room \"A room\" {{\n{body}}}\n");
    assert_eq!(formatted(&around(body)), around(want));
    assert_eq!(formatted(&around(want)), around(want));
}

/// A text's tokens and its comments, by other means than the formatter's: white space outside quotes is no matter.
pub(crate) fn said(text: &str) -> (String, Vec<String>) {
    let (mut tokens, mut comments) = (String::new(), Vec::new());
    for line in text.split(['\n', '\r']) {
        let mut rest = line;
        while let Some(letter) = rest.chars().next() {
            let text_end = rest.get(1..).and_then(|inside| inside.find('"')).map(|end| end + 2);
            let length = match letter {
                '#' => {
                    comments.push(rest.trim_end().to_owned());
                    break;
                }
                '"' => text_end.unwrap_or(rest.len()),
                letter => letter.len_utf8(),
            };
            let (token, after) = rest.split_at(length);
            if !matches!(token, " " | "\t" | "\u{A0}" | "\u{FEFF}") {
                tokens.push_str(token);
            }
            rest = after;
        }
    }
    (tokens, comments)
}

#[test]
fn every_file_of_the_repository_is_written_as_it_stands() {
    let mut found = rules_under(&here().join("../rulesets"));
    assert!(found.len() > 5, "{found:?}");
    found.extend(["commented", "games", "riverside"].map(|name| here().join(format!("tests/{name}.rules"))));
    for path in found {
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(formatted(&text), text, "{}: run `floor fmt`", path.display());
    }
}

#[test]
fn every_good_fixture_is_written_as_it_stands() {
    for code in Code::ALL {
        let text = code.good();
        assert_eq!(formatted(&text), text, "{}: run `floor fmt`", code.name());
    }
}

#[test]
fn every_bad_fixture_keeps_its_tokens_or_is_refused_for_its_layout() {
    let in_doubt =
        [Code::Unreadable, Code::Edition, Code::Unclosed, Code::StrayBrace, Code::Orphan, Code::Unended];
    for code in Code::ALL {
        let folder = here().join("tests/findings").join(code.name());
        let bytes = std::fs::read(folder.join("bad.rules")).unwrap();
        match format(SourceFile::new("bad.rules", bytes.as_slice())) {
            Ok(text) if *code == Code::WrongChapter => assert_eq!(text, code.good()),
            Ok(text) => {
                let plain = String::from_utf8(bytes).unwrap().replace(['“', '”'], "\"").replace('–', "-");
                assert_eq!(said(&text), said(&plain), "{}", code.name());
            }
            Err(refused) => {
                assert!(in_doubt.contains(code), "{}: {refused}", code.name());
                assert!(refused.findings().iter().all(|finding| finding.code == *code), "{refused}");
            }
        }
    }
}

#[test]
fn names_and_bases_stand_in_columns() {
    becomes(
        "a=b per r \"1\"\n\tlonger   =   b , then c per r \"2\",\"3\"\nexcept d when e per r \"4\"\n",
        "  a      = b          per r \"1\"\n  longer = b, then c  per r \"2\", \"3\"\n    except d when e   per r \"4\"\n",
    );
}

#[test]
fn what_is_long_moves_no_column() {
    becomes(
        "a = b per r \"1\"\nthe-name-of-a-question-too-long = b per r \"2\"\n\
         amend a except a-rather-long-answer when fixed-limit and last-round per r \"3\"\n",
        "  a = b                                per r \"1\"\n  the-name-of-a-question-too-long = b  per r \"2\"\n  \
         amend a except a-rather-long-answer when fixed-limit and last-round  per r \"3\"\n",
    );
}

#[test]
fn a_basis_moves_down_where_it_does_not_fit_and_up_where_it_does() {
    let reason = "z".repeat(70);
    becomes(
        &format!(
            "a = b custom because \"{reason}\"\nc = d\n  per r \"1\"\nexcept e when f custom because \"{reason}\"\n"
        ),
        &format!(
            "  a = b  custom because \"{reason}\"\n  c = d              per r \"1\"\n    except e when f\n      \
             custom because \"{reason}\"\n"
        ),
    );
}

#[test]
fn a_basis_on_several_lines_stays_there() {
    let body = "  a  = b\n    inferred from r \"1\"\n    because \"c\"\n  ab = b  per r \"1\"\n";
    becomes(body, body);
}

#[test]
fn an_exception_has_its_own_line_but_for_the_first_of_an_amendment() {
    becomes(
        "a = b per r \"1\" except c when d per r \"2\"\namend e except f when g except h when i per r \"3\"\n",
        "  a = b              per r \"1\"\n    except c when d  per r \"2\"\n  \
         amend e except f when g\n    except h when i  per r \"3\"\n",
    );
}

#[test]
fn comments_stay_where_they_are() {
    let body = "  # one\n  betting {   # two\n    # three\n    a = b   # four\n      # five\n      per r \"1\"   # six\n\n    \
                # seven\n  }   # eight\n\n  # nine\n";
    becomes(body, body);
    becomes(
        "#one\nbetting#two\n#three\n{#four\n\n#five  \na = b#six\nper r \"1\"#seven\n}#eight\n",
        "  #one\n  betting {   #two\n    #three\n    #four\n\n    #five\n    a = b   #six\n      per r \"1\"   #seven\n  \
         }   #eight\n",
    );
}

#[test]
fn a_header_keeps_its_basis_beside_it_where_it_fits() {
    let long = "t".repeat(70);
    for (header, want) in [
        ("ruleset a \"A\" extends b\n\n  per c \"1\"\n{", "ruleset a \"A\" extends b per c \"1\" {\n}\n"),
        (
            &format!("ruleset a \"{long}\" extends b per c \"1\" {{"),
            &format!("ruleset a \"{long}\" extends b\n  per c \"1\" {{\n}}\n"),
        ),
        (
            "ruleset a \"A\" extends b inferred from c \"1\"\nbecause \"d\" {",
            "ruleset a \"A\" extends b inferred from c \"1\"\n  because \"d\" {\n}\n",
        ),
    ] {
        let want = format!("edition 1\n{want}");
        assert_eq!(formatted(&format!("edition 1\n{header}}}")), want);
        assert_eq!(formatted(&want), want);
    }
}

#[test]
fn empty_lines_are_one_at_most_and_none_beside_a_brace() {
    becomes(
        "\n\nbetting {\n\n\na = b\n\n\n\nc = d\n\n\n}\n\n\n\npots {\n}\n\n\n",
        "  betting {\n    a = b\n\n    c = d\n  }\n\n  pots {\n  }\n",
    );
    assert_eq!(formatted("\n\n# a\n\n\nedition 1\n\n\n"), "# a\n\nedition 1\n");
}

#[test]
fn lines_end_in_one_way() {
    let want = "# a\nedition 1\n\nsource b \"c\" version \"d\"\n";
    for end in ["\n", "\r\n", "\r"] {
        assert_eq!(formatted(&format!("\u{FEFF}{}", want.replace('\n', end))), want);
    }
    assert_eq!(formatted(want.trim_end()), want);
}

#[test]
fn pasted_quotes_and_dashes_are_mended_but_not_in_texts() {
    becomes(
        "minimum–raise = last–full–raise  per tda “43–A”, «44», „45“ # “left”\na = b custom because \"“so” – c\"\n",
        "  minimum-raise = last-full-raise  per tda \"43–A\", \"44\", \"45\"   # “left”\n  \
         a             = b                custom because \"“so” – c\"\n",
    );
}

#[test]
fn words_that_are_no_names_keep_their_dashes() {
    becomes("Minimum–raise = §–4\n", "  Minimum–raise = §–4\n");
}

#[test]
fn a_statement_goes_to_the_chapter_of_its_question() {
    becomes(
        "pots {\nminimum-raise = a   # one\n  per r \"1\"\nexcept b when c   # two\n\n# three\npot-order = d\n}\n\n\
         betting {\nraise-cap = none\n# four\n}\n",
        "  pots {\n    # three\n    pot-order = d\n  }\n\n  betting {\n    raise-cap     = none\n    \
         minimum-raise = a   # one\n      per r \"1\"\n      except b when c   # two\n    # four\n  }\n",
    );
}

#[test]
fn a_chapter_that_is_not_there_is_begun_and_one_that_is_empty_goes() {
    becomes(
        "pots {\nfinal minimum-raise = a\n}   # five\nhands {\namend pot-order except a when b\n}\n\nfixed-limit {\n}\n",
        "  pots {\n    amend pot-order except a when b\n  }   # five\n\n  betting {\n    final minimum-raise = a\n  }\n\n  \
         fixed-limit {\n  }\n",
    );
}

#[test]
fn silent_names_go_to_their_chapters_and_the_rest_stays() {
    becomes(
        "betting {\nsilent raise-cap, pot-order, lost, odd-chip, deal-order   # looked twice\n}\n\npots {\n}\n",
        "  betting {\n    silent raise-cap, lost   # looked twice\n  }\n\n  dealing {\n    silent deal-order\n  }\n\n  \
         pots {\n    silent pot-order, odd-chip\n  }\n",
    );
    becomes(
        "pots {\nsilent raise-cap   # looked twice\n}\n",
        "  betting {\n    silent raise-cap   # looked twice\n  }\n",
    );
}

#[test]
fn what_may_not_be_moved_safely_stays() {
    for body in [
        "  pots {\n    # this one, or both?\n    minimum-raise = a\n    pot-order     = b\n  }\n",
        "  pots {\n    silent minimum-raise pot-order\n  }\n",
        "  pots {\n    minimum-raise\n    lost = a\n  }\n",
        "  minimum-raise = a\n",
        "  game pots {\n    minimum-raise = a\n  }\n",
        "  lost {\n    minimum-raise = a\n  }\n",
    ] {
        becomes(body, body);
    }
}

#[test]
fn a_file_that_grows_too_large_is_refused() {
    let body = "a=b per c \"1\"\n".repeat(MAX_FILE / 20);
    let long = "l".repeat(24);
    let printed = refused(format!("edition 1\nruleset a \"A\" {{\n{long}=b per c \"1\"\n{body}}}\n"));
    assert!(printed.contains("formatted, the file would have 5"), "{printed}");
}

#[test]
fn a_file_whose_layout_is_in_doubt_is_refused() {
    let inside = |body: &str| refused(format!("edition 1\nruleset a \"A\" {{\n{body}"));
    for (printed, want) in [
        (refused(""), "room.rules:1:1: [edition]"),
        (refused("edition 2\n"), "room.rules:1:1: [edition]"),
        (inside("betting {\n}\n"), "room.rules:2:1: [unclosed]"),
        (inside("betting {\npots {\n}\n}\n"), "room.rules:3:1: [unclosed]"),
        (inside("}\n}\n"), "room.rules:4:1: [stray-brace]"),
        (inside("a = b per c \"1\nd = e\n}\n"), "room.rules:3:13: [unended]"),
        (inside("a = b per c “1   # note\n}\n"), "room.rules:3:13: [unended]"),
        (inside("per c \"1\"\n}\n"), "room.rules:3:1: [orphan]"),
        (inside("a = b\nexept c when d\n}\n"), "room.rules:4:1: [orphan]"),
        (refused(b"edition 1\nsource \xE9".as_slice()), "room.rules:2:8: [unreadable]"),
        (refused(vec![b'#'; MAX_FILE + 1]), "room.rules:1:1: [unreadable]"),
    ] {
        assert!(printed.starts_with(want), "{printed}");
        assert_eq!(printed.matches("room.rules:").count(), 1, "{printed}");
    }
}

#[test]
fn what_it_means_is_no_matter() {
    becomes("lost\n, = , = x \"y\"\nsilent a b,,\n", "  lost\n  , =, = x \"y\"\n  silent a b,,\n");
}

#[test]
fn the_worst_texts_are_formatted_in_a_moment() {
    let pieces = [
        "a ",
        "a = b per c \"1\"\n",
        "a = b\nper c \"1\"\n",
        "# c\n",
        "a\n# c\n",
        "a\nexcept b\n# c\n",
        "a except ",
        "a = ",
        "a {\n}\n",
        "a {}",
        "\n",
        ", ",
        "\"a\"",
        "“a”",
        "a–",
        "per ",
        "a\r",
        "a = b except c per d because \"e\" except f when g per h\n",
    ];
    for piece in pieces {
        let body = piece.repeat(MAX_FILE / 16 / piece.len());
        let text = format!("edition 1\nruleset a \"A\" {{\na {body}\n}}\n");
        let begun = Instant::now();
        let once = format(SourceFile::new("a.rules", text));
        assert!(begun.elapsed() < Duration::from_secs(10), "{piece:?} takes {:?}", begun.elapsed());
        if let Ok(once) = once {
            assert_eq!(formatted(&once), once, "{piece:?}");
        }
    }
}
