//! What `--format json` prints keeps to the schemas of `conformance/schema/`, and the schemas allow nothing else.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// A run of the command: the page in whose folder it runs, its arguments, and its standard input.
struct Run {
    page: &'static str,
    args: &'static str,
    input: &'static str,
}

const fn run(page: &'static str, args: &'static str) -> Run {
    Run { page, args, input: "" }
}

const UNTIDY: &str = "edition 1\nruleset room \"Room\"   extends common {\n}\n";

const RUNS: [Run; 37] = [
    run("test", "test K7QM"),
    run("test", "test K7QM --under riverside.rules"),
    run("test", "test --list K7QM dealing"),
    run("test", "test room --under tda-2024"),
    run("check", "check riverside.rules"),
    run("check", "check riverside.rules twelve.rules scenarios.yaml hand.yaml latin.rules latin.yaml"),
    run("rule", "rule hand.yaml"),
    run("rule", "rule K7QM --under tda-2024,riverside.rules"),
    run("rule", "rule NRSD"),
    run("rule", "rule HZTM"),
    run("people", "rule raise-then-chips.yaml --under tda-2024,wsop-live-2026,hitclub"),
    run("people", "rule exposed-card.yaml --under tda-2024,wsop-live-2026,hitclub"),
    run("people", "rule early-muck.yaml --under tda-2024,wsop-live-2026,hitclub"),
    run("impossible", "rule probe.yaml"),
    run("show", "show tda-2024"),
    run("show", "show hitclub --open"),
    run("show", "show riverside.rules raise-cap"),
    run("show", "show common reopening"),
    run("diff", "diff river-2025 river-2026 --house room.rules --rulesets books --corpus corpus"),
    run("diff", "diff tda-2024 wsop-live-2026"),
    run("diff", "diff river-2025 lake.rules --rulesets books --corpus corpus"),
    run("new", "new river-room --from tda-2024"),
    run("explain", "explain reopening"),
    run("explain", "explain unreachable"),
    run("audit", "audit good.phh stacks.phh odd.phhs apart.phhs wrong.phhs unreadable.phhs"),
    run("cover", "cover raise-over-short-open --rulesets rooms --corpus room"),
    run("cover", "cover"),
    run("mutate", "mutate room annex --rulesets rooms --corpus room"),
    run("mutate", "mutate rooms/room.rules --corpus stale --shard 1/1"),
    run("conform", "conform --only K7QM --no-reskin -- floor serve --stdio"),
    run("conform", "conform smoke --under hitclub -- floor serve --stdio"),
    run("report", "report merge loose-1.jsonl loose-2.jsonl other.jsonl"),
    run("report", "report show loose-1.jsonl"),
    run("export", "export"),
    run("fmt", "fmt --check room.rules good.rules"),
    Run { page: "fmt", args: "fmt --check -", input: UNTIDY },
    Run { page: "fmt", args: "fmt -", input: UNTIDY },
];

impl Run {
    fn verb(&self) -> &'static str {
        self.args.split(' ').next().unwrap()
    }

    /// What it prints; nothing where it does not print JSON.
    fn output(&self) -> Value {
        let folder = Path::new("tests/cli").join(format!("{}.in", self.page));
        let here = if folder.exists() { folder } else { Path::new(".").to_owned() };
        let mut child = Command::new(env!("CARGO_BIN_EXE_floor"))
            .args(["--format", "json"])
            .args(self.args.split(' '))
            .current_dir(here)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(self.input.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        serde_json::from_slice(&output.stdout).unwrap_or(Value::Null)
    }
}

fn schema(verb: &str) -> Value {
    let file = if verb == "export" { "corpus-1" } else { verb };
    let text = fs::read_to_string(format!("conformance/schema/{file}.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn faults(verb: &str, output: &Value) -> Vec<String> {
    let validator = jsonschema::validator_for(&schema(verb)).unwrap();
    validator.iter_errors(output).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

#[test]
fn every_verb_prints_what_its_schema_says() {
    for run in RUNS {
        let output = run.output();
        assert_eq!(output["floor"], run.verb(), "floor {}", run.args);
        assert_eq!(output["schema"], 1, "floor {}", run.args);
        assert_eq!(faults(run.verb(), &output), Vec::<String>::new(), "floor {}", run.args);
    }
}

/// Schemas of what goes between programs by other ways.
const NO_VERB: [&str; 1] = ["wire-1"];

#[test]
fn every_verb_with_json_has_a_schema_and_a_run() {
    let help = Command::new(env!("CARGO_BIN_EXE_floor")).arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let after = help.lines().skip_while(|line| !line.starts_with("Commands:")).skip(1);
    let named = after.take_while(|line| !line.is_empty()).filter_map(|line| line.strip_prefix("  "));
    let words = named.filter(|line| !line.starts_with(' ')).filter_map(|line| line.split(' ').next());
    let verbs: BTreeSet<String> =
        words.filter(|verb| !["help", "completions", "serve"].contains(verb)).map(str::to_owned).collect();
    let files = fs::read_dir("conformance/schema").unwrap();
    let stem = |path: &Path| path.file_stem().unwrap().to_str().unwrap().to_owned();
    let stems = files.map(|file| stem(&file.unwrap().path()).replace("corpus-1", "export"));
    let schemas: BTreeSet<String> = stems.filter(|stem| !NO_VERB.contains(&stem.as_str())).collect();
    let run: BTreeSet<String> = RUNS.iter().map(|run| run.verb().to_owned()).collect();
    assert_eq!(schemas, verbs);
    assert_eq!(run, verbs);
}

#[test]
fn a_field_that_no_schema_names_is_noticed() {
    let output = run("rule", "rule hand.yaml").output();
    let mut more = output.clone();
    more["hands"][0]["under"][0]["cards"][0]["more"] = json!(1);
    let mut less = output;
    less["hands"][0]["under"][0].as_object_mut().unwrap().remove("ruleset");
    assert_eq!(faults("rule", &more).len(), 1);
    assert_eq!(faults("rule", &less).len(), 1);
}
