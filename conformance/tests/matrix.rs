//! `adapters/MATRIX.md` says of each engine how many runs fail and why. Where a file of known failures stands beside the
//! adapter, each of them belongs to one difference that is told, and the numbers are the same everywhere.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The engines whose failures were read one by one, each with its runs by scenario.
fn read_engines() -> BTreeMap<String, BTreeMap<String, usize>> {
    let engine = |folder: fs::DirEntry| {
        let known = fs::read_to_string(folder.path().join("known.yaml")).ok()?;
        let mut runs = BTreeMap::new();
        for id in known.lines().filter_map(|line| line.strip_prefix("  - id: ")) {
            *runs.entry(id.to_owned()).or_insert(0) += 1;
        }
        Some((folder.file_name().into_string().unwrap(), runs))
    };
    fs::read_dir(adapters()).unwrap().map(Result::unwrap).filter_map(engine).collect()
}

fn adapters() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("adapters")
}

fn matrix() -> String {
    fs::read_to_string(adapters().join("MATRIX.md")).unwrap()
}

/// The differences of an engine: the points of the section that begins with its name, each on one line.
fn differences(matrix: &str, engine: &str) -> Vec<String> {
    let (_, section) = matrix.split_once(&format!("\n**{engine}** ")).expect("a section of its own");
    let section = section.split_once("\n**").map_or(section, |(section, _)| section);
    let points = section.split("\n- ").skip(1).map(|point| point.split("\n\n").next().unwrap());
    points.map(|point| point.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// The scenarios at the end of a difference, and how many runs it says there are: `(CBR9, H5CC: 12 runs)`.
fn counted(difference: &str) -> (Vec<&str>, usize) {
    let within =
        difference.rsplit_once('(').and_then(|(_, end)| end.split_once(')')).map(|(within, _)| within);
    let (ids, runs) =
        within.and_then(|within| within.rsplit_once(": ")).expect("its scenarios and runs at the end");
    (ids.split(", ").collect(), runs.split(' ').next().unwrap().parse().expect("a number of runs"))
}

/// What the table says of an engine in a column.
fn cell(matrix: &str, engine: &str, column: &str) -> usize {
    let cells = |line: &str| line.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let head = cells(matrix.lines().find(|line| line.starts_with("| engine | adapter |")).unwrap());
    let row =
        matrix.lines().find(|line| line.starts_with(&format!("| {engine} "))).expect("a row of its own");
    let nth = head.iter().position(|name| name == column).unwrap();
    cells(row)[nth].parse().unwrap()
}

#[test]
fn each_known_failure_belongs_to_one_difference() {
    let matrix = matrix();
    for (engine, known) in read_engines() {
        let mut told: BTreeMap<String, usize> = BTreeMap::new();
        for difference in differences(&matrix, &engine) {
            let (ids, runs) = counted(&difference);
            let there: usize = ids.iter().map(|id| known.get(*id).copied().unwrap_or_default()).sum();
            assert_eq!(runs, there, "{engine}: {difference}");
            for id in ids {
                assert!(told.insert(id.to_owned(), runs).is_none(), "{engine}: {id} is told twice");
            }
        }
        let (told, known): (Vec<_>, Vec<_>) = (told.keys().collect(), known.keys().collect());
        assert_eq!(told, known, "{engine}: the scenarios of MATRIX.md and those of known.yaml");
    }
}

#[test]
fn the_table_counts_what_is_known() {
    let matrix = matrix();
    for (engine, known) in read_engines() {
        let failing = cell(&matrix, &engine, "fail") + cell(&matrix, &engine, "fault");
        assert_eq!(failing, known.values().sum::<usize>(), "{engine}");
    }
}

#[test]
fn no_reason_is_left_open() {
    for engine in read_engines().keys() {
        let known = fs::read_to_string(adapters().join(engine).join("known.yaml")).unwrap();
        for because in known.lines().filter(|line| line.trim_start().starts_with("because:")) {
            assert!(because.contains("\"differs from "), "{engine}: {because}");
        }
    }
}
