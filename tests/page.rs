//! The page of a report in a browser: no console error, and no request of its own. Ignored, in so many words, where no Chromium
//! is installed (`apt-get install chromium`).

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;

const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// Nothing of the browser's own leaves the machine either: no name is resolved.
const FLAGS: [&str; 13] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--enable-logging=stderr",
    "--virtual-time-budget=3000",
    "--net-log-capture-mode=Default",
    "--dump-dom",
];

fn browser() -> Option<&'static str> {
    let starts = |name: &&str| {
        let mut command = Command::new(name);
        command
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|it| it.success())
    };
    BROWSERS.into_iter().find(starts)
}

/// What the browser has to say of a page: its console, and the addresses that it asked for.
fn complaints(browser: &str, page: &Path, folder: &Path) -> Vec<String> {
    let log = folder.join("net.json");
    let output = Command::new(browser)
        .args(FLAGS)
        .arg(format!("--user-data-dir={}", folder.join("profile").display()))
        .arg(format!("--log-net-log={}", log.display()))
        .arg(format!("file://{}", page.display()))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("</html>"), "the page was shown");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let console = said.lines().filter(|line| line.contains(":CONSOLE")).map(str::to_owned);
    console.chain(requests(&fs::read_to_string(log).unwrap())).collect()
}

/// The addresses that a page asked for. What the browser asks for by itself is of no origin.
fn requests(log: &str) -> Vec<String> {
    let whole = serde_json::from_str::<Value>(log);
    let log =
        whole.or_else(|_| serde_json::from_str(&format!("{}]}}", log.trim_end().trim_end_matches(','))));
    let log: Value = log.unwrap();
    let events = log.get("events").and_then(Value::as_array).cloned().unwrap_or_default();
    let asked = events.iter().filter_map(|event| {
        let (params, text) = (event.get("params")?, |value: &Value| value.as_str().map(str::to_owned));
        let initiator = params.get("initiator").and_then(text)?;
        params.get("url").and_then(text).filter(|_| initiator != "not an origin")
    });
    asked.collect()
}

fn the_report_is_quiet(browser: &str) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let reports =
        ["loose-1.jsonl", "loose-2.jsonl", "other.jsonl"].map(|it| format!("tests/cli/report.in/{it}"));
    let made = Command::new(env!("CARGO_BIN_EXE_floor"))
        .args(["report", "merge", "--report"])
        .arg(folder.path())
        .args(reports)
        .output()?;
    assert_eq!(made.status.code(), Some(1), "{}", String::from_utf8_lossy(&made.stderr));
    let complaints = complaints(browser, &folder.path().join("report.html"), folder.path());
    assert_eq!(complaints, Vec::<String>::new());
    Ok(())
}

/// Without this, a browser that tells nothing would look like a page that is quiet.
fn a_page_that_is_not_quiet_is_noticed(browser: &str) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let page = folder.path().join("loud.html");
    fs::write(
        &page,
        "<!doctype html><img src='http://planted.invalid/x'><script>console.error('planted')</script>",
    )?;
    let complaints = complaints(browser, &page, folder.path());
    assert!(complaints.iter().any(|it| it.contains("CONSOLE") && it.contains("planted")), "{complaints:?}");
    assert!(complaints.iter().any(|it| it == "http://planted.invalid/x"), "{complaints:?}");
    Ok(())
}

fn main() -> ExitCode {
    let args = Arguments::from_args();
    let browser = browser();
    let trial = |name: &str, run: fn(&str) -> Result<(), Failed>| {
        let name = if browser.is_some() { name.to_owned() } else { format!("{name} (skipped: no Chromium)") };
        Trial::test(name, move || run(browser.unwrap_or_default())).with_ignored_flag(browser.is_none())
    };
    let trials = vec![
        trial("the page of a report has no console error and asks for nothing", the_report_is_quiet),
        trial("a page that is not quiet is noticed", a_page_that_is_not_quiet_is_noticed),
    ];
    libtest_mimic::run(&args, trials).exit_code()
}
