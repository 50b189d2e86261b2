//! The page of differences that a room prints.

use floorman_engine::{Basis, Chapter, Question, Value};
use floorman_grammar::{GameLine, Library, Part, Said};

use super::diff as said;
use super::ground::{books, short};
use super::upper_first;
use crate::command::diff::{Because, Moving, Report, Touched, Unshown};

/// Above the table.
pub(crate) const REDLINE: &str = "## Redline";
/// Above the sentences.
pub(crate) const DIFFERENT_HERE: &str = "## Different here";

/// The title, what the two are, and how much differs.
pub(crate) fn head(report: &Report<'_>) -> Vec<String> {
    let [first, second] = [report.first, report.second];
    let titles = [first, second].map(|it| format!("*{}* (`{}`)", escaped(it.title()), it.name()));
    let mut text = vec![format!("From {} to {}.", titles[0], titles[1])];
    text.extend(said::relation(report).iter().map(|line| sentence_of(line)));
    text.extend(said::summary(report, "").iter().map(|line| sentence_of(line)));
    vec![format!("# {} → {}", first.name(), second.name()), text.join("\n")]
}

/// What no scenario shows.
pub(crate) fn unshown(unshown: &Unshown<'_>) -> String {
    let questions = unshown.questions.iter().map(|difference| format!("`{}`", difference.question.name()));
    let games = unshown.games.iter().map(|game| format!("the game `{}`", game.game));
    let cases = unshown.cases.iter().map(|(question, part)| format!("`{}` ({})", question.name(), part.when));
    let all: Vec<String> = questions.chain(games).chain(cases).collect();
    format!("> **No scenario shows these differences:** {}.", all.join(", "))
}

/// The columns of the table.
pub(crate) fn columns(report: &Report<'_>) -> [String; 5] {
    let [first, second] = report.names();
    ["question", "when", first, second, "shown by"].map(str::to_owned)
}

/// A row of a table.
pub(crate) fn row(cells: &[String]) -> String {
    format!("| {} |", cells.join(" | "))
}

/// A question, and what it decides.
pub(crate) fn question(question: Question) -> String {
    format!("`{}`: {}", question.name(), escaped(question.doc()))
}

/// What no longer holds.
pub(crate) fn struck(said: &Said) -> String {
    format!("~~{}~~ {}", said.arm.written, ground(said))
}

/// What holds instead.
pub(crate) fn set_off(said: &Said) -> String {
    format!("**{}** {}", said.arm.written, ground(said))
}

/// Where a scenario would stand, if the answer had changed.
pub(crate) const SAME: &str = "same answer";

fn ground(said: &Said) -> String {
    let by = said::by(said).map(|by| format!(" ({by})")).unwrap_or_default();
    escaped(&format!("{}{by}", short(&said.arm.basis)))
}

/// The scenario that shows it.
pub(crate) fn shown(id: Option<String>) -> String {
    id.unwrap_or_else(|| "**none**".to_owned())
}

/// A game's line, as each has it.
pub(crate) fn game_line(line: &GameLine) -> [String; 2] {
    let text = |line: &Option<String>| line.clone().unwrap_or_else(|| "no such line".to_owned());
    [format!("~~{}~~", text(&line.first)), format!("**{}**", text(&line.second))]
}

/// What the sentences are.
pub(crate) fn different_here(report: &Report<'_>) -> String {
    let [first, second] = [report.first, report.second].map(|it| escaped(it.title()));
    format!("We play by *{second}*. Whoever knows *{first}* finds this different.")
}

/// Above the sentences of a chapter.
pub(crate) fn chapter(chapter: Chapter) -> String {
    format!("### {}", upper_first(&chapter.name().replace('-', " ")))
}

/// Above the sentences about a game.
pub(crate) fn game_heading(game: &str) -> String {
    format!("### The game {game}")
}

/// A line of a game in a sentence.
pub(crate) fn game_sentence(report: &Report<'_>, line: &GameLine) -> String {
    let [there, here] = game_line(line);
    format!("- {}: {here}; {}.", upper_first(&line.name), elsewhere(report, &there.replace("~~", "")))
}

/// What a question decides, the answer here, and the answer elsewhere.
pub(crate) fn sentence(report: &Report<'_>, question: Question, part: &Part) -> String {
    let when = match part.when.as_str() {
        "always" => String::new(),
        when => format!(" ({})", plain(when)),
    };
    let asks = question.doc().trim_end_matches('.');
    let [here, there] = [&part.second, &part.first].map(|said| answer(&said.arm.value, &said.arm.written));
    let ground = on_paper(&part.second.arm.basis, report.library);
    format!("- {}{when}: **{here}**; {}. {ground}", escaped(asks), elsewhere(report, &there))
}

/// What holds in the first of the two, said so that it is never read as what holds here.
fn elsewhere(report: &Report<'_>, there: &str) -> String {
    format!("in *{}*: {there}", escaped(report.first.title()))
}

fn answer(value: &Value, written: &str) -> String {
    if *value == Value::Floor { "the floor decides".to_owned() } else { plain(written) }
}

/// Words of the language as plain words: dashes only where they are the field's own.
fn plain(words: &str) -> String {
    let kept = ["all-in", "heads-up", "no-limit", "pot-limit", "fixed-limit", "spread-limit", "hi-lo"];
    let word = |word: &str| {
        let bare = word.trim_matches([',', ';']);
        if kept.contains(&bare) {
            word.to_owned()
        } else {
            word.replace('-', " ").replace("all in", "all-in")
        }
    };
    escaped(&words.split(' ').map(word).collect::<Vec<_>>().join(" "))
}

fn on_paper(basis: &Basis, library: &Library) -> String {
    match basis {
        Basis::Stated(citations) => escaped(&format!("({})", books(citations, library))),
        Basis::Inferred { from, .. } => escaped(&format!("(Reasoned from {})", books(from, library))),
        Basis::Custom { because } => escaped(&format!("(Our own: {because})")),
    }
}

/// Above what a house has to look at.
pub(crate) fn look_at(report: &Report<'_>, moving: &Moving<'_>) -> String {
    format!("## To look at\n\n{}.", said::moving(report, moving))
}

/// A statement of the house, and where it stands.
pub(crate) fn statement(touched: &Touched) -> String {
    format!("`{}:{}`\n\n```text\n{}\n```", touched.place.file, touched.place.line, touched.text)
}

/// Why a statement is to be looked at, with what both editions say.
pub(crate) fn because(because: &Because) -> String {
    let text = format!("- {}", sentence_of(&escaped(said::touched(because).trim_end_matches(':'))));
    let (Because::Answers(difference, _) | Because::RestsOn(_, difference)) = because else { return text };
    let change = |part: &Part| {
        let [first, second] = [struck(&part.first), set_off(&part.second)];
        format!("  - {}: {first} → {second}", part.when)
    };
    let changes: Vec<String> = difference.parts.iter().map(change).collect();
    format!("{text}\n{}", changes.join("\n"))
}

fn sentence_of(line: &str) -> String {
    format!("{}.", upper_first(line))
}

/// A text in which markdown finds nothing of its own.
fn escaped(text: &str) -> String {
    text.replace('|', "\\|").replace('*', "\\*").replace('<', "&lt;")
}
