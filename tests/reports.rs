//! What `floor conform --report` leaves in a folder where an older report lies.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::fs;
use std::path::Path;
use std::process::Command;

const FLOOR: &str = env!("CARGO_BIN_EXE_floor");

fn conform(folder: &Path, adapter: &[&str]) -> Option<i32> {
    let args = ["conform", "--only", "K7QM", "--under", "tda-2024", "--no-reskin", "--report", "old", "--"];
    Command::new(FLOOR).args(args).args(adapter).current_dir(folder).output().unwrap().status.code()
}

#[test]
fn an_older_report_stays_until_a_newer_one_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let old = folder.path().join("old");
    assert_eq!(conform(folder.path(), &["./nosuch"]), Some(4));
    assert!(!old.exists(), "nothing is begun before the adapter has said hello");

    fs::create_dir(&old).unwrap();
    for (name, text) in [
        ("report.jsonl", "old"),
        ("badge-none.json", r#"{"schemaVersion": 1, "label": "floor none"}"#),
        ("badge-of-ours.json", r#"{"schemaVersion": 1, "label": "build"}"#),
    ] {
        fs::write(old.join(name), text).unwrap();
    }
    assert_eq!(conform(folder.path(), &["./nosuch"]), Some(4));
    assert_eq!(fs::read_to_string(old.join("report.jsonl")).unwrap(), "old");
    assert!(old.join("badge-none.json").exists());

    assert_eq!(conform(folder.path(), &[FLOOR, "serve", "--stdio"]), Some(0));
    assert!(fs::read_to_string(old.join("report.jsonl")).unwrap().starts_with(r#"{"line":"header""#));
    for (name, stays) in [
        ("report.jsonl.part", false),
        ("badge-none.json", false),
        ("badge-of-ours.json", true),
        ("badge-hand.no-limit.holdem.json", true),
    ] {
        assert_eq!(old.join(name).exists(), stays, "{name}");
    }
}
