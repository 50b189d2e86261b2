//! The text of a house file to start from.

use floorman_engine::ruleset::facts::cases;
use floorman_engine::{Arm, Chapter, Condition, Kind, Question, Ruleset, Value, Via, question};
use floorman_grammar::{Answerer, Library, Row, decision};

use crate::words::new as said;

/// Whether a text checks clean.
pub(super) type Clean<'c> = dyn Fn(&str) -> bool + 'c;

/// A house file to start from, in parts.
pub(super) struct Draft<'p> {
    name: &'p str,
    /// What the house's own paper is called in citations.
    source: String,
    parent: &'p Ruleset,
    library: &'p Library,
    /// Statements that show how one is written: whole, with an exception, amended.
    examples: Vec<String>,
    /// What the parent leaves to the house, by chapter: as statements, where they check clean.
    left_to_house: Vec<(Question, Answered)>,
}

/// How an example is written: the question, what is answered now and what instead, and the source.
type Example = fn(&str, (&str, &str), &str) -> String;

/// What is left to the house.
enum Answered {
    /// A statement that takes over what stands in.
    Stated(String),
    /// Only what stands in, for a comment.
    Told,
}

/// Questions with which an example is easily understood; after them any that serves.
const EXAMPLES: [&str; 6] =
    ["string-bet", "odd-chip-unit", "asking-to-see", "mucked-hand", "minimum-raise", "one-chip"];

impl<'p> Draft<'p> {
    pub(super) fn new(name: &'p str, parent: &'p Ruleset, library: &'p Library, clean: &Clean<'_>) -> Self {
        let is_free = |source: &&String| library.document(source).is_none();
        let source = [name.to_owned(), format!("{name}-rules"), format!("{name}-house-rules")];
        let source = source.iter().find(is_free).unwrap_or(&source[0]).clone();
        let mut draft =
            Self { name, source, parent, library, examples: Vec::new(), left_to_house: Vec::new() };
        draft.take_over(clean);
        draft.examples = draft.find_examples(clean);
        draft
    }

    /// Answers what is left to the house as the parents do, as far as nothing is found in it.
    fn take_over(&mut self, clean: &Clean<'_>) {
        for question in questions() {
            if !is_left(self.parent, question) {
                continue;
            }
            self.left_to_house.push((question, Answered::Stated(taken_over(self.parent, question))));
            if !clean(&self.skeleton(""))
                && let Some((_, last)) = self.left_to_house.last_mut()
            {
                *last = Answered::Told;
            }
        }
    }

    /// One example of each kind, each of another question and none with a finding.
    fn find_examples(&self, clean: &Clean<'_>) -> Vec<String> {
        let source = &self.source;
        let kinds: [Example; 3] = [said::whole, said::with_exception, said::amended];
        let mut found: Vec<String> = Vec::new();
        let mut used: Vec<Question> = Vec::new();
        for kind in kinds {
            for question in candidates() {
                let Some((now, other)) = self.another(question).filter(|_| !used.contains(&question)) else {
                    continue;
                };
                let example = kind(question.name(), (&now, other), source);
                if clean(&self.skeleton(&[found.join("\n"), example.clone()].join("\n"))) {
                    found.push(example);
                    used.push(question);
                    break;
                }
            }
        }
        found
    }

    /// What the parent answers, to a question that it answers in one way, and a word that it does not answer.
    fn another(&self, question: Question) -> Option<(String, &'static str)> {
        let Kind::Word(words) = question.kind() else { return None };
        let rows = decision(self.parent, question);
        let [row] = rows.as_slice() else { return None };
        if matches!(row.via, Via::House(..)) {
            return None;
        }
        words.iter().find(|word| **word != row.answer).map(|word| (row.answer.clone(), *word))
    }

    /// The file with the statements that stand, and some more.
    fn skeleton(&self, more: &str) -> String {
        let stated = self.left_to_house.iter().filter_map(|(_, answered)| match answered {
            Answered::Stated(statement) => Some(statement.as_str()),
            Answered::Told => None,
        });
        let body: Vec<&str> = stated.chain([more]).collect();
        said::file(self.name, &self.source, self.parent.name(), &body.join("\n"))
    }

    /// The whole file, comments and all, not yet laid out; its head says what to type next.
    pub(super) fn text(&self, next: &[String; 2]) -> String {
        let mut body = said::how_to(self.parent.name(), &self.examples);
        body.push_str(&self.of_the_house());
        body.push_str(&self.open(said::TO_THE_FLOOR, is_the_floors));
        body.push_str(&self.open(said::SILENT, is_nobodys));
        let head = said::head(self.name, self.parent.name(), next);
        head + &said::file(self.name, &self.source, self.parent.name(), &body)
    }

    fn of_the_house(&self) -> String {
        if self.left_to_house.is_empty() {
            return String::new();
        }
        let mut text = said::left_to_house(self.parent.name());
        for chapter in Chapter::ALL {
            let here: Vec<_> = self.left_to_house.iter().filter(|(it, _)| it.chapter() == chapter).collect();
            if here.is_empty() {
                continue;
            }
            let told = here.into_iter().map(|(question, answered)| match answered {
                Answered::Stated(statement) => {
                    format!("{}{statement}\n", said::comment(&[question.doc().to_owned()]))
                }
                Answered::Told => said::comment(&self.present(*question, |_| true)),
            });
            text.push_str(&said::chapter(chapter.name(), &told.collect::<Vec<_>>().join("\n")));
        }
        text
    }

    /// A list of open questions with what is answered now, as comments.
    fn open(&self, heading: &str, is_open: fn(&Row, &Self) -> bool) -> String {
        let root = |row: &Row| is_open(row, self);
        let open = questions().map(|question| self.present(question, root)).filter(|lines| lines.len() > 1);
        let lines: Vec<String> = open.flatten().collect();
        if lines.is_empty() {
            return String::new();
        }
        format!("\n{}{}", said::comment(&[heading.to_owned(), String::new()]), said::comment(&lines))
    }

    /// A question, and those of its answers that are wanted.
    fn present(&self, question: Question, wanted: impl Fn(&Row) -> bool) -> Vec<String> {
        let rows = decision(self.parent, question);
        let answers = rows.iter().filter(|row| wanted(row)).map(said::answer);
        std::iter::once(said::question(question)).chain(answers).collect()
    }
}

/// Every question, chapter by chapter.
fn questions() -> impl Iterator<Item = Question> {
    let of = |chapter: Chapter| Question::ALL.iter().copied().filter(move |it| it.chapter() == chapter);
    Chapter::ALL.into_iter().flat_map(of)
}

fn candidates() -> impl Iterator<Item = Question> {
    EXAMPLES.iter().filter_map(|name| question(name)).chain(Question::ALL.iter().copied())
}

fn is_left(ruleset: &Ruleset, question: Question) -> bool {
    decision(ruleset, question).iter().any(|row| matches!(row.via, Via::House(..)))
}

fn is_the_floors(row: &Row, _: &Draft<'_>) -> bool {
    !matches!(row.via, Via::House(..)) && row.words.contains(&"floor")
}

/// Whether the ruleset's book does not speak of it or no book states it, and a parent answers, but not with the floor.
fn is_nobodys(row: &Row, draft: &Draft<'_>) -> bool {
    let silent = matches!(row.via, Via::Silent(_)) && row.ruleset != draft.parent.name();
    let unstated = draft.library.answerer(&row.ruleset, &row.via) == Answerer::NotStated;
    (silent || unstated) && !is_the_floors(row, draft)
}

/// What stands in for what is left to the house, as a statement.
fn taken_over(ruleset: &Ruleset, question: Question) -> String {
    let arms = ruleset.arms(question);
    let conditions: Vec<Condition> = arms.iter().map(|arm| arm.condition).collect();
    let settings = ruleset.settings().condition();
    let all: Vec<_> = cases(&conditions).into_iter().filter(|case| settings.holds(case)).collect();
    let answers = |arm: &&Arm| {
        all.iter().any(|case| ruleset.answer(question, case).is_some_and(|it| std::ptr::eq(it, *arm)))
    };
    let reached: Vec<&Arm> = arms.iter().filter(answers).collect();
    let left: Vec<&Arm> = reached.iter().copied().filter(|arm| matches!(arm.via, Via::House(..))).collect();
    let exceptions = left.iter().filter_map(|arm| Some((arm.written.as_str(), arm.when.as_deref()?)));
    let exceptions: Vec<(&str, &str)> = exceptions.collect();
    let default = left.iter().find(|arm| arm.when.is_none() && arm.value != Value::Floor);
    match default.filter(|_| left.len() == reached.len()) {
        Some(default) => said::taken_over(question.name(), Some(&default.written), &exceptions),
        None => said::taken_over(question.name(), None, &exceptions),
    }
}
