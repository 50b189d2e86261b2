//! What `floor fmt` says.

use std::io;
use std::path::Path;

use super::counted;
use crate::command::fmt::Difference;
use crate::trouble::Message;

/// That `-` is not one of several files.
pub(crate) const STREAM_ALONE: &str =
    "`-` stands alone: the text from the standard input goes to the standard output";
/// What to do about it.
pub(crate) const HELP_STREAM: &str = "format the files by a run of their own";
/// That a path leads to no file.
pub(crate) const NO_FILE: &str = "this is no file";
/// What to do about it.
pub(crate) const HELP_NO_FILE: &str = "name ruleset files (.rules), or `-` for the standard input";
/// What to do about files that are not formatted.
pub(crate) const HELP_REFUSED: &str = "mend what stands above; until then all files are left as they are";

/// What a file is called.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

/// That files are not formatted.
pub(crate) fn refused(files: usize) -> String {
    format!("{} cannot be formatted", counted(files, "file", "files"))
}

/// That a file is larger than ruleset files are.
pub(crate) fn too_large(most: usize) -> String {
    format!("the file has more than the {} KiB that are read", most / 1024)
}

/// What to do about it.
pub(crate) const HELP_TOO_LARGE: &str = "divide it, one ruleset a file";

/// That a file could not be written.
pub(crate) fn not_replaced(path: &Path, error: &io::Error) -> Message {
    let text = if error.kind() == io::ErrorKind::PermissionDenied {
        "this file may not be written".to_owned()
    } else {
        format!("this file cannot be written: {error}")
    };
    Message::new(text).in_file(name(path)).help("it is left as it was; files named before it are formatted")
}

/// That a file was formatted.
pub(crate) fn formatted(file: &str) -> String {
    format!("{file}: formatted\n")
}

/// Where a file is not formatted: its first such line, and what it should be.
pub(crate) fn differs(file: &str, difference: &Difference) -> String {
    let line = |sign: char, line: &Option<String>| {
        let line = line.as_ref().map(|line| visible(line));
        line.map(|line| format!("    {sign} {line}").trim_end().to_owned() + "\n").unwrap_or_default()
    };
    let (is, should_be) = (line('-', &difference.is), line('+', &difference.should_be));
    format!("{file}:{}: not as `floor fmt` writes it\n{is}{should_be}", difference.line)
}

/// A line with what nobody sees made visible, since that may be all there is to it.
fn visible(line: &str) -> String {
    let whole = line.strip_suffix('\n');
    let text = whole.unwrap_or(line);
    let kept = text.trim_end_matches(' ');
    let mut out = String::new();
    for letter in kept.chars() {
        match letter {
            '\u{A0}' | '\u{FEFF}' => out.extend(letter.escape_unicode()),
            letter if letter.is_control() => out.extend(letter.escape_default()),
            letter => out.push(letter),
        }
    }
    out.push_str(&"·".repeat(text.len() - kept.len()));
    if whole.is_none() {
        out.push_str(" (without a line end)");
    }
    out
}

/// What was done, or would be.
pub(crate) fn summary(files: usize, changed: usize, check: bool) -> String {
    let files = counted(files, "file", "files");
    match (changed, check) {
        (0, _) => format!("{files}: nothing to change"),
        (changed, true) => format!("{files}: {} to format", super::figures(changed)),
        (changed, false) => format!("{files}: {} formatted", super::figures(changed)),
    }
}
