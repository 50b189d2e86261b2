//! Reports: what is no whole report is refused, parts are joined, engines are compared, and every view keeps to the records.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::BTreeMap;

use floorman_conformance::Corpus;
use floorman_conformance::conform::verdict;
use floorman_conformance::report::record::{
    Check, Cite, Differs, Engine, FORMAT, Footer, Header, Host, Level, Line, Outcome, Record, Suite,
};
use floorman_conformance::report::{Merged, Report, exit, merge, read, views, write};
use floorman_conformance::wire::hello::Welcome;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

fn welcome(name: &str) -> Welcome {
    let by = |name: &str| json!({"name": name, "version": "1.2"});
    let declared = json!({"version": 1, "engine": by(name), "adapter": by("adapter"),
        "profiles": {"pots": true, "hand": ["no-limit.holdem"]}, "observes": ["stack"],
        "cannot": [{"cap": "straddle", "why": "<b>no</b> & never"}]});
    serde_json::from_value(declared).unwrap()
}

fn header(name: &str, shard: Option<(u32, u32)>) -> Header {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect();
    let part = shard.map_or(String::new(), |(part, of)| format!("--shard {part}/{of} "));
    Header {
        format: FORMAT,
        suite: Suite { version: "1.0.0".to_owned(), digest: "ab".repeat(32), scenarios: 3 },
        rulesets: BTreeMap::from([("tda-2024".to_owned(), "cd".repeat(32))]),
        runner: serde_json::from_value(json!({"name": "floor", "version": "1.0.0"})).unwrap(),
        engine: Engine { welcome: welcome(name), command: words("python3 adapter.py"), source: None },
        command: words(&format!("floor conform {part}-- python3 adapter.py")),
        seed: 1,
        reskins: 1,
        shard,
        only: Vec::new(),
        host: Host { os: "linux".to_owned(), arch: "x86_64".to_owned(), cpus: 2, workers: 2 },
        started: "2026-11-30T05:00:00Z".to_owned(),
    }
}

fn record(id: &str, outcome: Outcome) -> Record {
    let cite =
        Cite { source: "tda".to_owned(), at: "47-A".to_owned(), document: Some("TDA Rules 2024".to_owned()) };
    let check = |asked: &str, expected: &str, got: &str| Check {
        asked: asked.to_owned(),
        expected: expected.to_owned(),
        got: got.to_owned(),
    };
    let failed = outcome.is_failure();
    let differs = Differs {
        step: Some(3),
        text: "expect: {to-act: C}".to_owned(),
        file: "corpus/betting/reopening.yaml".to_owned(),
        line: 12,
        checks: vec![check("may", "fold, call 4", "fold, call 4, raise 24 to 200 <script>alert(1)</script>")],
        native: Some("ValueError: `|` & <b>".to_owned()),
    };
    Record {
        scenario: format!("betting/reopening/{id}"),
        id: id.to_owned(),
        chapter: "betting".to_owned(),
        title: "A short all-in does not reopen the betting".to_owned(),
        why: "A faces 4 more, less than the full raise of 10.".to_owned(),
        cites: vec![cite],
        pair: None,
        ruleset: "tda-2024".to_owned(),
        read_as: None,
        level: Level::Must,
        profile: "hand.no-limit.holdem".to_owned(),
        outcome,
        reason: None,
        differs: failed.then_some(differs),
        diagnostics: Vec::new(),
        reasons_asked: 0,
        not_observed: Vec::new(),
        findings: Vec::new(),
        hand: if failed { vec!["A 200, B 14".to_owned(), "A bets 10".to_owned()] } else { Vec::new() },
        transcript: Vec::new(),
        stderr: Vec::new(),
        rerun: failed.then(|| format!("floor conform --only {id} -- python3 adapter.py")),
    }
}

fn report(header: Header, records: Vec<Record>) -> Report {
    let lines = records.iter().map(|it| serde_json::to_string(&Line::Record(Box::new(it.clone()))).unwrap());
    let mut hash = Sha256::new();
    lines.for_each(|line| hash.update(format!("{line}\n")));
    let footer = Footer {
        ended: "2026-11-30T05:00:09Z".to_owned(),
        records: u32::try_from(records.len()).unwrap(),
        outcomes: verdict::outcomes(&records),
        profiles: BTreeMap::new(),
        diagnostics: verdict::diagnostics(&records),
        restarts: 0,
        digest: hash.finalize().iter().fold(String::new(), |hex, byte| format!("{hex}{byte:02x}")),
        exit: exit(&records, 1),
    };
    let mut report = Report { header, records, footer };
    let claims = &report.header.engine.welcome.profiles;
    report.footer.profiles = verdict::profiles(&report.records, claims, report.coverage());
    report
}

fn whole(name: &str, outcomes: [Outcome; 3]) -> Report {
    let records = ["B2XX", "K7QM", "Z9ZZ"].into_iter().zip(outcomes).map(|(id, outcome)| record(id, outcome));
    report(header(name, None), records.collect())
}

const MIXED: [Outcome; 3] = [Outcome::Pass, Outcome::Fail, Outcome::Unsupported];

fn said(text: &[u8]) -> String {
    read("r.jsonl", text).unwrap_err().to_string()
}

#[test]
fn a_report_is_read_as_it_was_written() {
    let report = whole("peer", MIXED);
    assert_eq!(read("r.jsonl", write(&report).unwrap().as_bytes()).unwrap(), report);
}

#[test]
fn what_is_no_whole_report_is_refused_with_its_line() {
    let text = write(&whole("peer", MIXED)).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let joined = |lines: &[&str]| lines.join("\n") + "\n";
    let changed = text.replace("\"outcome\":\"unsupported\"", "\"outcome\":\"pass\"");
    for (given, due) in [
        (String::new(), "r.jsonl: the report is empty"),
        ("{\"floor\": \"test\"}\n".to_owned(), "r.jsonl:1:1: this line is no line of a report"),
        (joined(&lines[1..]), "r.jsonl:1:1: a report begins with its header"),
        (joined(&lines[..3]), "r.jsonl:3:1: the report is cut short: 2 records, and no footer"),
        (text[..text.len() - 40].to_owned(), "r.jsonl:5:1: the report is cut short: 3 records"),
        (text[..lines[0].len() + 90].to_owned(), "r.jsonl:2:1: the report is cut short: 0 records"),
        (text.replacen("\"format\":1", "\"format\":7", 1), "r.jsonl:1:1: this report is of version 7"),
        (text.replacen("\"level\":\"must\"", "\"level\":\"most\"", 1), "r.jsonl:2:1: this line is no line"),
        (changed, "r.jsonl:5:1: the records have the digest"),
        (
            text.replacen("\"records\":3", "\"records\":4", 1),
            "r.jsonl:5:1: there are 3 records, and the footer says 4",
        ),
        (text.replace("\"not-conformant\"", "\"conformant\""), "r.jsonl:5:1: the sums of the footer are not"),
        (text.replace("\"exit\":1}", "\"exit\":0}"), "r.jsonl:5:1: the sums of the footer are not"),
        (format!("{text}{text}"), "r.jsonl:6:1: the report ended before this line"),
        (joined(&[lines[0], lines[0]]), "r.jsonl:2:1: a second report begins here"),
    ] {
        let said = said(given.as_bytes());
        assert!(said.starts_with(due), "{said}\nis not\n{due}");
        assert!(said.contains("\n  help: "), "{said}");
    }
    assert!(said(b"\xff\xfe\n").starts_with("r.jsonl:1:1: this line is not UTF-8"));
}

fn shards() -> [(String, Report); 2] {
    let part = |part, records| (format!("{part}.jsonl"), report(header("peer", Some((part, 2))), records));
    [
        part(1, vec![record("B2XX", Outcome::Pass), record("Z9ZZ", Outcome::Unsupported)]),
        part(2, vec![record("K7QM", Outcome::Fail)]),
    ]
}

fn merged(reports: Vec<(String, Report)>) -> Result<Merged, String> {
    merge(reports, &Corpus::default()).map_err(|problem| problem.to_string())
}

#[test]
fn the_parts_of_a_run_are_the_whole_run() {
    let [one, two] = shards();
    for given in [vec![one.clone(), two.clone()], vec![two, one]] {
        let merged = merged(given).unwrap();
        let [joined] = merged.engines.as_slice() else { panic!("one engine") };
        assert_eq!(*joined, whole("peer", MIXED), "records, sums, digest and command");
        assert_eq!(read("joined", write(joined).unwrap().as_bytes()).unwrap(), *joined);
    }
}

#[test]
fn what_does_not_belong_together_is_not_joined() {
    let [one, two] = shards();
    let file = |name: &str, report: Report| (name.to_owned(), report);
    let changed = |change: &dyn Fn(&mut Header)| {
        let mut report = two.1.clone();
        change(&mut report.header);
        vec![one.clone(), file("2.jsonl", report)]
    };
    let refused = [
        (vec![one.clone()], "the run of peer 1.2 is not whole: 2/2 missing"),
        (
            vec![one.clone(), file("again", one.1.clone())],
            "part 1 of the run of peer 1.2 is in 1.jsonl already",
        ),
        (changed(&|header| header.seed = 9), "differ in the seed or the number of re-skins"),
        (changed(&|header| header.shard = Some((2, 3))), "differ in the number of parts"),
        (changed(&|header| header.engine.welcome.probe = true), "differ in what the adapter declares"),
        (
            changed(&|header| header.suite.version = "1.1.0".to_owned()),
            "2.jsonl: this report is of suite 1.1.0 (abababababab), and 1.jsonl is of suite 1.0.0 (abababababab)",
        ),
        (
            changed(&|header| header.suite.digest = "ef".repeat(32)),
            "is of suite 1.0.0 (efefefefefef), and 1.jsonl",
        ),
        (
            changed(&|header| drop(header.rulesets.insert("tda-2024".to_owned(), "0".repeat(64)))),
            "the rules of `tda-2024` are not those of 1.jsonl",
        ),
        (vec![file("w", whole("peer", MIXED)), one], "peer 1.2 has another report in 1.jsonl"),
    ];
    for (given, due) in refused {
        let said = merged(given).unwrap_err();
        assert!(said.contains(due), "{said}\nhas not\n{due}");
        assert!(said.contains("\n  help: "), "{said}");
    }
}

#[test]
fn a_missing_part_comes_with_the_command_that_makes_it() {
    let [mut one, _] = shards();
    one.1.header.command.splice(2..2, ["--report", "s1"].map(str::to_owned));
    let said = merged(vec![one]).unwrap_err();
    assert!(said.ends_with("`floor conform --shard 2/2 -- python3 adapter.py`"), "{said}");
}

fn two_engines() -> Merged {
    let other = [Outcome::Fail, Outcome::Pass, Outcome::Unsupported];
    merged(vec![("a".to_owned(), whole("peer", MIXED)), ("b".to_owned(), whole("other", other))]).unwrap()
}

#[test]
fn engines_stand_side_by_side() {
    let merged = two_engines();
    assert_eq!(merged.exit(), 1);
    let summary = views::summary(&merged);
    for due in [
        "fail  betting/reopening/K7QM under tda-2024\n",
        "  differs from TDA 47-A here\n",
        "  rule: TDA Rules 2024, 47-A\n",
        "      expected  fold, call 4\n",
        "  come out as expected: other 1.2\n",
        "  alone: floor conform --only K7QM -- python3 adapter.py\n",
        "hand.no-limit.holdem  not conformant  1/3   ·       ·      1 fail, 1 unsupported\n",
        "peer 1.2: 0 of 1 profile conformant; 3 runs: 1 pass, 1 fail, 1 unsupported\n",
        "2 engines part in 2 scenarios\n",
    ] {
        assert!(summary.contains(due), "{due}\nis not in\n{summary}");
    }
}

#[test]
fn every_view_has_a_file() {
    let names = |merged: &Merged| views::files(merged).unwrap().into_keys().collect::<Vec<_>>();
    let rest = ["ctrf.json", "junit.xml", "report.html"];
    let one = Merged::of(whole("peer", MIXED));
    let badge = "badge-hand.no-limit.holdem.json";
    assert_eq!(names(&one), [&[badge], &rest[..], &["report.jsonl", "summary.md", "summary.txt"]].concat());
    let badges = ["badge-other-1.2-hand.no-limit.holdem.json", "badge-peer-1.2-hand.no-limit.holdem.json"];
    let two = [
        &badges,
        &rest[..2],
        &["other-1.2.jsonl", "peer-1.2.jsonl"],
        &rest[2..],
        &["summary.md", "summary.txt"],
    ];
    assert_eq!(names(&two_engines()), two.concat());
}

#[test]
fn each_engine_keeps_a_stream_of_its_own() {
    let given = ["a/b", "a b", "a b 1.2"].map(|name| (name.to_owned(), whole(name, MIXED)));
    let names = views::files(&merged(given.to_vec()).unwrap()).unwrap();
    let streams: Vec<&String> = names.keys().filter(|name| name.contains(".jsonl")).collect();
    assert_eq!(streams, ["a-b-1.2-1.2.jsonl", "a-b-1.2-2.jsonl", "a-b-1.2.jsonl"]);
    assert_eq!(names.keys().filter(|name| name.starts_with("badge-")).count(), 3);
}

#[test]
fn a_run_that_was_asked_for_more_ends_as_it_did() {
    let mut asked = whole("peer", [Outcome::Pass; 3]);
    asked.footer.exit = 3;
    assert!(said(write(&asked).unwrap().as_bytes()).contains("the sums of the footer"));
    for words in [&["--at-least", "4"][..], &["--at-least=4"]] {
        let mut asked = asked.clone();
        asked.header.command.splice(2..2, words.iter().map(|word| (*word).to_owned()));
        assert_eq!(read("r.jsonl", write(&asked).unwrap().as_bytes()).unwrap(), asked);
    }
}

#[test]
fn a_badge_says_profile_verdict_suite_and_date() {
    let badges = views::badges(&Merged::of(whole("peer", [Outcome::Pass, Outcome::Pass, Outcome::Excluded])));
    let due = json!({"schemaVersion": 1, "label": "floor hand.no-limit.holdem", "color": "yellow",
        "message": "partial 2/3 · suite 1.0.0 · 2026-11-30"});
    assert_eq!(badges["badge-hand.no-limit.holdem.json"], due);
}

#[test]
fn other_formats_fail_where_the_run_fails_and_nowhere_else() {
    let mut report = whole("peer", MIXED);
    let mut open = record("Z9ZX", Outcome::Fail);
    open.level = Level::Should;
    report.records.push(open);
    let merged = Merged::of(self::report(report.header, report.records));
    let junit = views::junit(&merged).unwrap();
    assert_eq!(junit.matches("<failure ").count(), 1);
    assert_eq!(junit.matches("<skipped ").count(), 2);
    assert!(junit.contains("tests=\"4\" skipped=\"2\" errors=\"0\" failures=\"1\""), "{junit}");
    let ctrf = views::ctrf(&merged);
    let summary = &ctrf["results"]["summary"];
    let counts = ["tests", "passed", "failed", "skipped", "other"].map(|key| summary[key].as_u64().unwrap());
    assert_eq!(counts, [4, 1, 1, 1, 1]);
    assert_eq!(summary["stop"].as_u64().unwrap() - summary["start"].as_u64().unwrap(), 9000);
    assert_eq!(ctrf["results"]["tests"][1]["rawStatus"], Value::from("fail"));
}

#[test]
fn what_an_engine_says_is_never_markup() {
    let merged = two_engines();
    let page = views::html(&merged);
    assert!(!page.contains("<script"), "no script, of ours or of theirs");
    assert!(!page.contains("<b>no"), "escaped");
    assert!(page.contains("&lt;script&gt;alert(1)"), "and shown");
    for outside in ["src=", "@import", "url(", "http-equiv"] {
        assert!(!page.contains(outside), "the page fetches nothing: {outside}");
    }
    let markdown = views::markdown(&merged);
    assert!(!markdown.contains("<script") && !markdown.contains("<b>"), "{markdown}");
}
