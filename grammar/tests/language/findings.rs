//! Every code has a file that has it and nothing worse, and the same file put right.

use floorman_grammar::{Code, Severity};

use crate::support::{check, golden, here, rules_under};

#[test]
fn every_code_has_a_bad_file_and_a_good_one() {
    let folder = here().join("tests/findings");
    for code in Code::ALL {
        let own = folder.join(code.name());
        let bad = std::fs::read(own.join("bad.rules")).unwrap();
        let (library, findings, printed) = check("bad.rules", bad);
        let codes: Vec<&str> = findings.iter().map(|finding| finding.code.name()).collect();
        assert!(codes.iter().all(|found| found == &code.name()), "{}: {codes:?}\n{printed}", code.name());
        assert!(!codes.is_empty(), "{} is not found in its bad file", code.name());
        golden(&own.join("bad.expected"), &printed);
        let used = library.names().any(|name| library.file(name) == Some("bad.rules"));
        assert_eq!(
            used,
            code.severity() == Severity::Warning,
            "an error keeps a ruleset out: {}",
            code.name()
        );
        let (_, _, printed) = check("good.rules", std::fs::read(own.join("good.rules")).unwrap());
        assert_eq!(printed, "", "{} has findings in its good file", code.name());
    }
}

#[test]
fn every_other_file_of_a_code_has_its_findings() {
    for code in Code::ALL {
        let own = here().join("tests/findings").join(code.name());
        for path in rules_under(&own) {
            let name = path.file_name().unwrap().to_str().unwrap();
            if ["bad.rules", "good.rules"].contains(&name) {
                continue;
            }
            let (_, findings, printed) = check(name, std::fs::read(&path).unwrap());
            assert!(!findings.is_empty(), "{}", path.display());
            assert!(findings.iter().all(|finding| finding.code == *code), "{}\n{printed}", path.display());
            golden(&path.with_extension("expected"), &printed);
        }
    }
}

#[test]
fn every_folder_of_fixtures_is_a_code() {
    for entry in std::fs::read_dir(here().join("tests/findings")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(Code::named(&name).is_some(), "{name}");
    }
}

#[test]
fn every_page_ends_in_a_full_stop_and_every_gist_does_not() {
    for code in Code::ALL {
        assert!(code.page().ends_with('.'), "{}", code.name());
        assert!(!code.gist().ends_with('.'), "{}", code.name());
    }
}
