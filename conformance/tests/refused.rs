//! Files that the loader refuses, and how it says so: one snapshot for each file in `refused/`.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::fs;
use std::path::{Path, PathBuf};

use floorman_conformance::corpus::read_folder;
use floorman_conformance::{Corpus, CorpusText};

#[test]
fn each_file_is_refused_with_its_line_and_what_to_do() {
    for path in refused() {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&path).unwrap();
        let (_, problems) = Corpus::load([CorpusText { path: format!("refused/{name}.yaml"), text }]);
        assert!(!problems.is_empty(), "{name} is accepted");
        let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path("refused");
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!(name, said.join("\n")));
    }
}

#[test]
fn a_file_past_a_mebibyte_is_refused_unread() {
    let text = format!("format: 1\n{}", "# a line of nothing\n".repeat(60_000));
    let (_, problems) = Corpus::load([CorpusText { path: "pots/large.yaml".to_owned(), text }]);
    let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(said, ["pots/large.yaml: the file is larger than 1 MiB\n  help: split it: one topic a file"]);
}

#[test]
fn a_retired_id_never_comes_back() {
    let text = fs::read_to_string(folder().join("id-twice.yaml")).unwrap().replace("K7QM", "K7QN");
    let texts = [("retired.txt", "# withdrawn\nK7QN # and why\n".to_owned()), ("pots/layers.yaml", text)];
    let (_, problems) = Corpus::load(texts.map(|(path, text)| CorpusText { path: path.to_owned(), text }));
    let retired = problems.iter().filter(|problem| problem.message.ends_with("that was withdrawn"));
    assert_eq!(retired.count(), 2);

    let text = CorpusText { path: "retired.txt".to_owned(), text: "K7QM\nnone\n".to_owned() };
    let (_, problems) = Corpus::load([text]);
    assert_eq!((problems.len(), problems[0].line), (1, 2));
}

const DOCUMENTS: &str = "format: 1
documents:
  A: {seed: a.txt, language: English, about: a guide, claims: 12}
untestable:
  - {claim: A12, reason: It says nothing about a hand.}
";

#[test]
fn a_claim_that_no_document_makes_is_refused() {
    let said = |from: &str, to: &str| {
        let scenarios = fs::read_to_string(folder().join("id-twice.yaml")).unwrap();
        let scenarios = scenarios
            .replacen("claims: [A14, A16]", &format!("claims: [{from}]"), 1)
            .replace("[A14, A16]", "[A12]");
        assert!(scenarios.contains(from));
        let texts = [("documents.yaml", DOCUMENTS.replace("A12", to)), ("pots/layers.yaml", scenarios)];
        let (_, problems) =
            Corpus::load(texts.map(|(path, text)| CorpusText { path: path.to_owned(), text }));
        problems.iter().map(ToString::to_string).filter(|it| it.contains("claim")).collect::<Vec<_>>()
    };
    assert_eq!(said("A12", "A12"), [""; 0]);
    let help = "help: they are numbered from 01 to 12; `documents.yaml` says how many there are";
    assert_eq!(said("A13", "A12"), [format!("pots/layers.yaml:6:13: there is no claim `A13`\n  {help}")]);
    assert_eq!(said("A12", "A13"), [format!("documents.yaml:5:1: there is no claim `A13`\n  {help}")]);
}

#[test]
fn a_folder_says_what_it_cannot_read() {
    let folder = std::env::temp_dir().join(format!("floorman-refused-{}", std::process::id()));
    fs::create_dir_all(folder.join("pots/deep")).unwrap();
    fs::write(folder.join("loose.yaml"), "format: 1").unwrap();
    fs::write(folder.join("pots/bytes.yaml"), b"format: 1\nscenarios: \xff").unwrap();
    let (texts, problems) = read_folder(&folder);
    let shown = |text: String| text.replace(&folder.display().to_string(), "…");
    let mut said: Vec<String> = problems.iter().map(|problem| shown(problem.to_string())).collect();
    said.sort();
    fs::remove_dir_all(&folder).unwrap();
    assert!(texts.is_empty());
    assert_eq!(
        said,
        [
            "…/loose.yaml: a file stands in the folder of its chapter\n  help: move it to `<chapter>/<topic>.yaml`",
            "…/pots/bytes.yaml:2:1: it is not UTF-8 text\n  help: save the file as UTF-8",
            "…/pots/deep: a chapter holds files, not folders\n  help: move it to `<chapter>/<topic>.yaml`",
        ]
    );
    let (_, missing) = read_folder(&folder);
    assert_eq!(missing.len(), 1);
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/refused")
}

fn refused() -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|ending| ending == "yaml")).collect();
    paths.sort();
    paths
}
