//! What a check says.

use floorman_conformance::Problem;

use super::counted;

/// A problem of a scenario file, told as findings are.
pub(crate) fn problem(problem: &Problem) -> String {
    let help = problem.help.as_ref().map(|help| format!("    = {help}\n")).unwrap_or_default();
    let place = match problem.line {
        0 => problem.file.clone(),
        line => format!("{}:{line}:{}", problem.file, problem.column),
    };
    format!("{place}: {}\n{help}", problem.message)
}

/// That a folder holds nothing to check.
pub(crate) const NOTHING_HERE: &str = "there is no .rules and no .yaml file in this folder";

/// What was checked and found.
pub(crate) fn summary(files: usize, errors: usize, warnings: usize) -> String {
    let files = counted(files, "file", "files");
    match (errors, warnings) {
        (0, 0) => format!("{files}: nothing found"),
        (errors, 0) => format!("{files}: {}", counted(errors, "error", "errors")),
        (0, warnings) => format!("{files}: {}", counted(warnings, "warning", "warnings")),
        (errors, warnings) => format!(
            "{files}: {} and {}",
            counted(errors, "error", "errors"),
            counted(warnings, "warning", "warnings")
        ),
    }
}
