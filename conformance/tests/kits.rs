//! The kits for adapters: a small adapter on each, in its own language, answers as the protocol has it. A kit whose language is
//! not on this machine is left out, in so many words.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod frames;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use frames::{answer_of, contains, faults};
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;

/// What is asked, each question with what has to stand in its answer behind it.
const FRAMES: &str = include_str!("kits/frames.jsonl");

/// A kit, and how the adapter on it is started.
struct Kit {
    folder: &'static str,
    /// The file of the kit that answers.
    file: &'static str,
    runtime: &'static str,
    /// The adapter's command, of the folder of the kit and one to build in.
    command: fn(&Path, &Path) -> Command,
    /// A word of the kit, and a wrong one for it.
    spoilt: [&'static str; 2],
}

const KITS: [Kit; 3] = [
    Kit {
        folder: "kit-python",
        file: "floorkit.py",
        runtime: "python3",
        command: |kit, _| interpreted("python3", "toy.py", kit),
        spoilt: ["\"ruling\": \"rejected\"", "\"ruling\": \"accepted\""],
    },
    Kit {
        folder: "kit-javascript",
        file: "floorkit.js",
        runtime: "node",
        command: |kit, _| interpreted("node", "toy.js", kit),
        spoilt: ["ruling: \"rejected\"", "ruling: \"accepted\""],
    },
    Kit {
        folder: "kit-rust/src",
        file: "lib.rs",
        runtime: "rustc",
        command: compiled,
        spoilt: ["\"unsupported\"", "\"ok\""],
    },
];

fn toy(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kits").join(file)
}

fn interpreted(runtime: &str, file: &str, kit: &Path) -> Command {
    let mut command = Command::new(runtime);
    command.env("PYTHONDONTWRITEBYTECODE", "1").arg(toy(file)).arg(kit);
    command
}

/// Two files without a dependency: no cargo, and no network.
fn compiled(kit: &Path, build: &Path) -> Command {
    let rustc = |arguments: &[&str], file: &Path| {
        let mut command = Command::new("rustc");
        command.current_dir(build).args(["--edition", "2024"]).args(arguments).arg(file);
        assert!(command.status().unwrap().success(), "{}", file.display());
    };
    rustc(&["--crate-name", "floorkit", "--crate-type", "lib"], &kit.join("lib.rs"));
    rustc(&["-L", ".", "--extern", "floorkit", "-o", "toy"], &toy("toy.rs"));
    Command::new(build.join("toy"))
}

impl Kit {
    fn is_left_out(&self) -> bool {
        let mut command = Command::new(self.runtime);
        let asked = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        !asked.is_ok_and(|status| status.success())
    }

    /// A folder of this test alone.
    fn build(&self, name: &str) -> PathBuf {
        let build = Path::new(env!("CARGO_TARGET_TMPDIR")).join(self.runtime).join(name);
        let _ = fs::remove_dir_all(&build);
        fs::create_dir_all(&build).unwrap();
        build
    }

    fn source(&self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("adapters").join(self.folder)
    }

    fn answers_as_the_protocol_has_it(&self) -> Result<(), Failed> {
        let wrong = wrong(&mut (self.command)(&self.source(), &self.build("sound")));
        if wrong.is_empty() { Ok(()) } else { Err(Failed::from(wrong.join("\n"))) }
    }

    fn is_found_out_if_it_answers_wrongly(&self) -> Result<(), Failed> {
        let build = self.build("spoilt");
        let [right, spoilt] = self.spoilt;
        for entry in fs::read_dir(self.source())? {
            let entry = entry?;
            let Ok(text) = fs::read_to_string(entry.path()) else { continue };
            let name = entry.file_name();
            assert!(name != self.file || text.contains(right), "{} says {right}", self.file);
            fs::write(build.join(name), text.replace(right, spoilt))?;
        }
        let wrong = wrong(&mut (self.command)(&build, &build));
        if wrong.is_empty() { Err(Failed::from("nobody noticed")) } else { Ok(()) }
    }
}

/// What is wrong with the answers of an adapter.
fn wrong(adapter: &mut Command) -> Vec<String> {
    let frames: Vec<&str> = FRAMES.lines().collect();
    let (asked, expected): (Vec<&str>, Vec<&str>) =
        frames.chunks(2).filter_map(|pair| Some((*pair.first()?, *pair.last()?))).unzip();
    let said = put(adapter, &(asked.join("\n") + "\n"));
    let said: Vec<&str> = said.lines().collect();
    let mut wrong = Vec::new();
    if said.len() != expected.len() {
        wrong.push(format!("{} questions, and {} answers", expected.len(), said.len()));
    }
    for ((asked, said), expected) in asked.into_iter().zip(said).zip(expected) {
        let [asked, expected] = [asked, expected].map(|it| serde_json::from_str::<Value>(it).unwrap());
        let Ok(said) = serde_json::from_str::<Value>(said) else {
            wrong.push(format!("not JSON: {said}"));
            continue;
        };
        let op = asked.get("op").and_then(Value::as_str).unwrap();
        wrong.extend(faults("answer", &said));
        wrong.extend(said.get("ok").map(|ok| faults(answer_of(op), ok)).unwrap_or_default());
        if !contains(&said, &expected) {
            wrong.push(format!("{said}\n  is not\n{expected}"));
        }
    }
    wrong
}

/// What the adapter says to these lines.
fn put(adapter: &mut Command, lines: &str) -> String {
    let mut child =
        adapter.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

fn main() -> ExitCode {
    let mut trials = Vec::new();
    for kit in &KITS {
        let left_out = kit.is_left_out();
        let without = if left_out { format!(" (left out: no {})", kit.runtime) } else { String::new() };
        let trial = |what: &str, run: fn(&Kit) -> Result<(), Failed>| {
            Trial::test(format!("{} {what}{without}", kit.folder), move || run(kit))
                .with_ignored_flag(left_out)
        };
        trials.push(trial("answers as the protocol has it", Kit::answers_as_the_protocol_has_it));
        trials.push(trial("is found out if it answers wrongly", Kit::is_found_out_if_it_answers_wrongly));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
