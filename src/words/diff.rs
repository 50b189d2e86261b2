//! Where two rulesets differ, in words.

use floorman_conformance::part::{Compared, Point, Shown, Side};
use floorman_engine::{Question, Statement, Value, Via};
use floorman_grammar::{Answerer, Apart, GameAt, Said, Shared, shared};

use super::counted;
use super::ground::short;
use super::show::for_settings;
use crate::command::diff::{Against, Because, Cited, Moving, Relation, Report, Unshown};

/// Above what one leaves to the house and the other answers so, or what is new in an edition.
pub(crate) const ANSWERED_ANEW: &str = "Answered alike, but now by another authority";
/// Above what is answered alike, but by another authority.
pub(crate) const OTHER_AUTHORITY: &str = "The same answer by another authority";
/// Above what is answered alike on another ground.
pub(crate) const OTHER_GROUND: &str = "The same answer on another ground";
/// What to do about a house that does not stand below the first ruleset.
pub(crate) const HELP_NOT_BELOW: &str =
    "write `floor diff OLD NEW --house HOUSE`, where HOUSE extends OLD, or something that does";

/// That a house does not stand below a ruleset.
pub(crate) fn not_below(house: &str, old: &str) -> String {
    format!("`{house}` does not extend `{old}`")
}

/// The two, how they stand to one another, and how much differs.
///
/// What is answered alike, and is not listed below, is told with what lists it.
pub(crate) fn heading(report: &Report<'_>, how_to_list: &str) -> Vec<String> {
    let [first, second] = report.names();
    let mut lines = vec![format!("{first} → {second}")];
    let rulesets = [report.first, report.second];
    lines.extend(
        rulesets.iter().map(|it| format!("  {}: {}, {}", it.name(), it.title(), for_settings(it.settings()))),
    );
    lines.extend(relation(report).into_iter().map(|relation| format!("  {relation}")));
    lines.push(String::new());
    lines.extend(summary(report, how_to_list));
    lines
}

/// How two rulesets stand to one another: nothing where neither has to do with the other.
pub(crate) fn relation(report: &Report<'_>) -> Vec<String> {
    let [first, second] = report.names();
    let relation = match report.relation {
        Relation::Extended => Some(format!("`{second}` extends `{first}`: what follows is what it changes")),
        Relation::Extends => Some(format!("`{first}` extends `{second}`: what follows is what it changes")),
        Relation::Editions(one, other) => {
            Some(format!("two editions of one book: {} {} and {}", one.title, one.version, other.version))
        }
        Relation::Strangers => None,
    };
    let settings = match shared(report.first.settings(), report.second.settings()) {
        Shared::Settings(_) => None,
        Shared::Apart { .. } => Some("they share no setting: each is taken in its own".to_owned()),
    };
    relation.into_iter().chain(settings).collect()
}

/// What lists the questions that are answered alike.
pub(crate) const LISTED_WITH_ALL: &str = ": listed with `--all`";

/// How much differs; after what is answered alike, what lists it.
pub(crate) fn summary(report: &Report<'_>, how_to_list: &str) -> Vec<String> {
    let unshown = report.unshown();
    let first = match report.answers.len() {
        0 => "no question is answered otherwise".to_owned(),
        count => format!("{} answered otherwise{}", questions(count), how_shown(count, unshown_of(&unshown))),
    };
    let games = match report.games.len() {
        0 => None,
        count => {
            let games = counted(count, "game is", "games are");
            let unshown = of_them(unshown.games.len());
            Some(format!("{games} played otherwise{}", how_shown(count, unshown)))
        }
    };
    let alike = |apart, how: &str| {
        let count = report.alike(apart).count();
        (count > 0).then(|| format!("{} answered alike, {how}{how_to_list}", questions(count)))
    };
    let authority = alike(Apart::Answerer, "but by another authority");
    let ground = alike(Apart::Ground, "on another ground");
    [Some(first), games, authority, ground].into_iter().flatten().collect()
}

/// How much of so many differences no scenario shows.
fn how_shown(count: usize, unshown: Option<String>) -> String {
    match unshown {
        Some(unshown) => format!("; no scenario shows {unshown}"),
        None if count == 1 => ", and a scenario shows it".to_owned(),
        None => ", each with a scenario that shows it".to_owned(),
    }
}

fn unshown_of(unshown: &Unshown<'_>) -> Option<String> {
    let cases = unshown.cases.len();
    match (of_them(unshown.questions.len()), cases) {
        (questions, 0) => questions,
        (None, _) => Some(format!("{cases} of the cases")),
        (Some(questions), _) => {
            Some(format!("{questions}, nor {} of the others", counted(cases, "case", "cases")))
        }
    }
}

fn of_them(count: usize) -> Option<String> {
    (count > 0).then(|| format!("{count} of them"))
}

fn questions(count: usize) -> String {
    counted(count, "question is", "questions are")
}

/// Above what no scenario shows.
pub(crate) fn unshown(count: usize) -> String {
    let these = if count == 1 { "THIS DIFFERENCE".to_owned() } else { format!("THESE {count} DIFFERENCES") };
    format!("NO SCENARIO SHOWS {these}: the corpus would not notice if one answer stood for the other")
}

/// Above cases that no scenario shows.
pub(crate) fn unshown_cases(count: usize) -> String {
    let these = if count == 1 { "THIS CASE".to_owned() } else { format!("THESE {count} CASES") };
    format!("NO SCENARIO SHOWS {these}, though others of the same questions are shown")
}

/// That no scenario shows a case.
pub(crate) const NOT_SHOWN: &str = "no scenario shows this";

/// What a ruleset says: its name, the answer, its ground, where it stands and who answers.
pub(crate) fn side(name: &str, said: &Said) -> Vec<String> {
    let arm = &said.arm;
    let by = by(said).map(|by| format!("  ({by})")).unwrap_or_default();
    let place = format!("{}:{}{by}", arm.place.file, arm.place.line);
    vec![name.to_owned(), arm.written.clone(), short(&arm.basis), place]
}

/// Who answers, where it is not the ruleset or a book above it.
pub(crate) fn by(said: &Said) -> Option<String> {
    match (said.by, &said.arm.via) {
        (Answerer::House, Via::House(place, basis)) => Some(format!(
            "stands in for what {}:{} leaves to the house {}",
            place.file,
            place.line,
            short(basis)
        )),
        (Answerer::House, _) => Some("left to the house".to_owned()),
        (Answerer::Silent, _) => Some("its book is silent".to_owned()),
        (Answerer::NotStated, _) => Some("not stated".to_owned()),
        (Answerer::Stated, _) if said.arm.value == Value::Floor => Some("left to the floor".to_owned()),
        (Answerer::Stated, _) => None,
    }
}

/// Who answers, in one word for programs.
pub(crate) const fn answerer(said: &Said) -> &'static str {
    match said.by {
        Answerer::House => "left-to-the-house",
        Answerer::Silent => "silent",
        Answerer::NotStated => "not-stated",
        Answerer::Stated => "stated",
    }
}

/// How far apart two answers are, in one word for programs.
pub(crate) const fn apart(apart: Apart) -> &'static str {
    match apart {
        Apart::Answer => "answer",
        Apart::Answerer => "authority",
        Apart::Ground => "ground",
    }
}

/// A game that is played otherwise.
pub(crate) fn game(name: &str) -> String {
    format!("game {name}")
}

/// A line of a game as a ruleset has it.
pub(crate) fn game_side(name: &str, line: Option<&str>, at: &GameAt) -> Vec<String> {
    let place = at.place.as_ref().map(|place| format!("{}:{}", place.file, place.line)).unwrap_or_default();
    vec![name.to_owned(), line.unwrap_or("no such line").to_owned(), short(&at.basis), place]
}

/// The scenario that shows a difference.
pub(crate) fn shown_by(shown: &Shown<'_, '_>) -> String {
    let placed = shown.reading.placed;
    let line = placed.line().map(|line| format!(":{line}")).unwrap_or_default();
    let scenario = placed.scenario;
    format!("shown by {}, {} ({}{line})", scenario.id, scenario.title, placed.file.path)
}

/// A point of a hand.
pub(crate) fn point(point: &Point) -> String {
    match point.step {
        Some(step) => format!("step {}, {}", step + 1, point.about),
        None => format!("before the first step, {}", point.about),
    }
}

/// What is laid side by side: the two rulesets, or one of them and itself with the other's answer.
pub(crate) fn compared([first, second]: [&str; 2], of: Compared) -> [String; 2] {
    match of {
        Compared::Both => [first.to_owned(), second.to_owned()],
        Compared::First => [first.to_owned(), format!("with {second}'s answer")],
        Compared::Second => [format!("with {first}'s answer"), second.to_owned()],
    }
}

/// What an outcome rests on: first the question asked about, then others on which the two differ.
pub(crate) fn because(
    point: &Point,
    side: Side,
    question: Option<Question>,
    differs: impl Fn(Question) -> bool,
) -> String {
    let told: Vec<String> = grounds(point, side, question, differs).into_iter().map(ground).collect();
    if told.is_empty() { String::new() } else { format!("because {}", told.join("; ")) }
}

/// The statements that an outcome rests on and that tell the two apart, that of the question asked about first.
pub(crate) fn grounds(
    point: &Point,
    side: Side,
    question: Option<Question>,
    differs: impl Fn(Question) -> bool,
) -> Vec<&Statement> {
    let [mine, theirs] = point.outcomes(side);
    let alike = |it: &Statement| {
        let answer =
            |other: &Statement| (other.question, &other.arm.written) == (it.question, &it.arm.written);
        theirs.grounds.iter().any(answer)
    };
    let tells = |it: &&Statement| Some(it.question) == question || (differs(it.question) && !alike(it));
    let mut grounds: Vec<&Statement> = mine.grounds.iter().filter(tells).collect();
    grounds.sort_by_key(|it| Some(it.question) != question);
    grounds
}

fn ground(statement: &Statement) -> String {
    format!("{} = {} {}", statement.question.name(), statement.arm.written, short(&statement.arm.basis))
}

/// What a house has to look at.
pub(crate) fn moving(report: &Report<'_>, moving: &Moving<'_>) -> String {
    let new = report.second.name();
    let all = counted(moving.statements, "statement", "statements");
    match moving.touched.len() {
        0 => format!("`{}` moves to `{new}`: none of its {all} rests on what changed", moving.house.name()),
        count => format!("`{}` moves to `{new}`: look at {count} of its {all}", moving.house.name()),
    }
}

/// Why a statement is to be looked at.
pub(crate) fn touched(because: &Because) -> String {
    match because {
        Because::Answers(difference, against) => {
            let name = difference.question.name();
            let how = match difference.apart() {
                Apart::Answer => "is answered otherwise",
                Apart::Answerer => "is answered by another authority",
                Apart::Ground => "rests on another ground",
            };
            let same = match against {
                Against::Same => "; the new edition now answers as this does",
                Against::Otherwise => "",
            };
            format!("`{name}` {how} in the new edition{same}:")
        }
        Because::RestsOn(cited, difference) => {
            let name = difference.question.name();
            format!("it cites {}, on which `{name}` rested, and that has changed:", paragraph(cited))
        }
        Because::Unknown(cited) => {
            format!(
                "it cites {}, on which the old edition rests nothing: look whether it changed",
                paragraph(cited)
            )
        }
        Because::OldEdition(cited) => {
            format!(
                "it cites {}: what rests on it is the same, so only the edition is to be named anew",
                paragraph(cited)
            )
        }
    }
}

/// A paragraph as the language cites it.
pub(crate) fn paragraph(cited: &Cited) -> String {
    format!("{} \"{}\"", cited.source, cited.paragraph)
}

/// What changes for a house though it says nothing of it.
pub(crate) fn moved_by_itself(moving: &Moving<'_>) -> Vec<String> {
    let names: Vec<&str> = moving.by_itself.iter().map(|question| question.name()).collect();
    if names.is_empty() {
        return Vec::new();
    }
    vec![format!(
        "The house says nothing of {}, and takes over what changes there: {}",
        counted(names.len(), "question", "questions"),
        names.join(", ")
    )]
}
