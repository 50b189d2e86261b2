//! All that the command line says to people.

pub(crate) mod audit;
pub(crate) mod check;
pub(crate) mod columns;
pub(crate) mod completions;
pub(crate) mod conform;
pub(crate) mod corpus;
pub(crate) mod cover;
pub(crate) mod diff;
pub(crate) mod diff_page;
pub(crate) mod explain;
pub(crate) mod fmt;
pub(crate) mod ground;
pub(crate) mod held;
pub(crate) mod mistakes;
pub(crate) mod money;
pub(crate) mod mutate;
pub(crate) mod new;
pub(crate) mod option;
pub(crate) mod people;
pub(crate) mod report;
pub(crate) mod rule;
pub(crate) mod show;
pub(crate) mod silent;
pub(crate) mod story;
pub(crate) mod style;
pub(crate) mod test;
pub(crate) mod turns;

use std::io;

/// That the output cannot be written.
pub(crate) fn cannot_write(error: &io::Error) -> String {
    format!("the output cannot be written: {error}")
}

/// That a file cannot be read, and what to do about it.
pub(crate) fn cannot_read(error: &io::Error) -> (String, &'static str) {
    let kind = error.kind();
    if kind == io::ErrorKind::NotFound {
        ("there is no such file".to_owned(), "check the name and the folder")
    } else if kind == io::ErrorKind::PermissionDenied {
        ("this file may not be read".to_owned(), "ask its owner for leave to read it")
    } else if kind == io::ErrorKind::IsADirectory {
        ("this is a folder".to_owned(), "name a file in it")
    } else {
        (format!("this file cannot be read: {error}"), "check that it is a file and may be read")
    }
}

/// That no scenario of a corpus runs under any ruleset, and what to do about it.
pub(crate) const NO_SCENARIO_RAN: &str =
    "nothing ran: the corpus has no scenario under a ruleset that is loaded
  load the rulesets that it names with `--rulesets`, or take other scenarios with `--corpus`";

/// That a verb prints no page.
pub(crate) const NO_MARKDOWN: &str = "only `floor diff`, `floor conform` and `floor report` print markdown";
/// What to do about it.
pub(crate) const HELP_MARKDOWN: &str = "leave `--format` out, or write `--format json`";

/// How to see what is wrong with ruleset files.
pub(crate) const HELP_CHECK: &str =
    "mend the files; `floor check FILE` lists everything that is wrong with them";

/// That a folder holds no rulesets.
pub(crate) const NO_RULES_FILES: &str = "there is no .rules file in this folder";

/// That rulesets have errors.
pub(crate) fn rulesets_have_errors(count: usize) -> String {
    format!("the rulesets cannot be used: {}", counted(count, "error", "errors"))
}

/// That no ruleset is called so.
pub(crate) fn no_ruleset(named: &str) -> String {
    format!("no ruleset is called `{named}`")
}

/// That a file does not hold exactly one ruleset.
pub(crate) fn not_one_ruleset(several: &[&str]) -> String {
    if several.is_empty() {
        "this file holds no ruleset".to_owned()
    } else {
        format!("this file holds several rulesets: {}", listed(several))
    }
}

/// What a name may have been meant to be: the nearest of the known ones, or all of them.
pub(crate) fn instead(named: &str, known: &[&str]) -> String {
    match nearest(named, known) {
        Some(name) => did_you_mean(name),
        None => wrapped(&format!("there are {}", listed(known)), "    ").trim_start().to_owned(),
    }
}

/// The same for a ruleset, which may also be one that is not built in.
pub(crate) fn instead_or_own(named: &str, known: &[&str]) -> String {
    let own = "a ruleset of your own is named by its file, `FILE.rules`, or loaded with `--rulesets FOLDER`";
    format!("{}\n  = {own}", instead(named, known))
}

/// That a name is given where the file is meant.
pub(crate) fn named_by_its_file(file: &str) -> String {
    format!("a ruleset of your own is named by its file: write `{file}`")
}

/// A word of a command as it is typed: what holds a blank is quoted.
pub(crate) fn typed(word: &str) -> String {
    if word.contains(' ') { format!("\"{word}\"") } else { word.to_owned() }
}

/// A guess at a name.
pub(crate) fn did_you_mean(name: &str) -> String {
    format!("did you mean `{name}`?")
}

/// The known name that is nearest to the one given, if one is near.
pub(crate) fn nearest<'n>(named: &str, known: &[&'n str]) -> Option<&'n str> {
    let distance = |name: &str| strsim::damerau_levenshtein(named, name);
    let near = named.chars().count().div_ceil(3);
    known.iter().copied().filter(|name| distance(name) <= near).min_by_key(|name| distance(name))
}

/// Names in backticks, with commas and an `and`.
pub(crate) fn listed(names: &[&str]) -> String {
    enumerated(&names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>())
}

/// Several things in a row.
pub(crate) fn enumerated(things: &[String]) -> String {
    match things.split_last() {
        None => "none".to_owned(),
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}

/// A number with its noun; thousands are parted.
pub(crate) fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{} {}", figures(count), if count == 1 { one } else { many })
}

/// A number with its thousands parted.
pub(crate) fn figures(number: usize) -> String {
    let digits = number.to_string();
    let mut parted = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            parted.push(',');
        }
        parted.push(digit);
    }
    parted
}

/// How wide text for people is.
pub(crate) const WIDTH: usize = 100;

/// Text on lines of at most [`WIDTH`] columns, each begun with the indent.
pub(crate) fn wrapped(text: &str, indent: &str) -> String {
    hanging(text, indent, indent)
}

/// Text on lines of at most [`WIDTH`] columns; the first is begun otherwise than the rest.
pub(crate) fn hanging(text: &str, first: &str, rest: &str) -> String {
    let mut lines: Vec<(String, bool)> = vec![(first.to_owned(), true)];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let Some((line, fresh)) = lines.last_mut() else { break };
        if *fresh || shown_width(line) + 1 + word.chars().count() <= WIDTH {
            line.push_str(if *fresh { "" } else { " " });
            line.push_str(word);
            *fresh = false;
        } else {
            lines.push((format!("{rest}{word}"), false));
        }
    }
    lines.into_iter().map(|(line, _)| line.replace(UNBROKEN, " ")).collect::<Vec<_>>().join("\n")
}

/// Text that is wrapped only where it is too long for one line.
pub(crate) fn within(text: &str, first: &str, rest: &str) -> String {
    if first.len() + shown_width(text) <= WIDTH {
        format!("{first}{text}")
    } else {
        hanging(text, first, rest)
    }
}

/// A space at which no line ends.
const UNBROKEN: char = '\u{a0}';

/// Text that stays on one line.
pub(crate) fn unbroken(text: &str) -> String {
    text.replace(' ', &UNBROKEN.to_string())
}

/// How many columns a text takes, its colours not counted.
fn shown_width(text: &str) -> usize {
    let mut width = 0;
    let mut in_colour = false;
    for letter in text.chars() {
        match (in_colour, letter) {
            (false, '\u{1b}') => in_colour = true,
            (false, _) => width += 1,
            (true, 'm') => in_colour = false,
            (true, _) => {}
        }
    }
    width
}

/// The text with its first letter large.
pub(crate) fn upper_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
