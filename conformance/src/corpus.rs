//! The corpus: files of scenarios, read together and checked against one another.

mod files;
mod register;
mod survivors;

use std::collections::{BTreeMap, BTreeSet};

use crate::problem::{MOST_PROBLEMS, Problem};
use crate::scenario::{At, Body, Id, RankedBy, Scenario, locate, read_file, twins};
use crate::words::refused::{Said, corpus as said};

pub use files::{CorpusText, read_folder};
pub use register::{Document, Documents, Passage, Unasked, Untestable};
pub use survivors::Survivor;

/// Files of scenarios.
#[derive(Debug, Clone, Default)]
pub struct Corpus {
    files: Vec<CorpusFile>,
    documents: Documents,
    survivors: Vec<Survivor>,
}

/// A file of scenarios: its path says chapter and topic.
#[derive(Debug, Clone)]
pub struct CorpusFile {
    /// Its path, as messages name it.
    pub path: String,
    /// The chapter: the folder it stands in.
    pub chapter: String,
    /// The topic: its name without the ending.
    pub topic: String,
    text: String,
    scenarios: Vec<Scenario>,
}

/// A scenario with its file.
#[derive(Debug, Clone, Copy)]
pub struct Placed<'c> {
    /// The scenario.
    pub scenario: &'c Scenario,
    /// Its file.
    pub file: &'c CorpusFile,
}

impl CorpusFile {
    /// What it says.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl Corpus {
    /// Reads files and checks them against one another. What cannot be read is a problem; the rest is there.
    ///
    /// Files are taken in the order of their paths, so that every list made from the corpus is stable.
    #[must_use]
    pub fn load(texts: impl IntoIterator<Item = CorpusText>) -> (Self, Vec<Problem>) {
        let mut texts: Vec<CorpusText> = texts.into_iter().collect();
        texts.sort();
        let mut corpus = Self::default();
        let mut problems = Vec::new();
        let mut retired = BTreeSet::new();
        for text in texts {
            match text.name() {
                "documents.yaml" => match register::documents(&text.path, &text.text) {
                    Ok(documents) => corpus.documents = documents,
                    Err(problem) => problems.push(problem),
                },
                "retired.txt" => match register::retired(&text.path, &text.text) {
                    Ok(ids) => retired = ids,
                    Err(more) => problems.extend(more),
                },
                "survivors.yaml" => match survivors::survivors(&text.path, &text.text) {
                    Ok(survivors) => corpus.survivors = survivors,
                    Err(more) => problems.extend(more),
                },
                _ => problems.extend(corpus.add(text)),
            }
        }
        let complete = problems.is_empty();
        problems.extend(corpus.check_ids(&retired).take(MOST_PROBLEMS));
        problems.extend(corpus.check_twins(complete).take(MOST_PROBLEMS));
        problems.extend(corpus.check_claims().take(MOST_PROBLEMS));
        (corpus, problems)
    }

    /// All scenarios, in the order of files and places.
    pub fn scenarios(&self) -> impl Iterator<Item = Placed<'_>> {
        let placed = |file| move |scenario| Placed { scenario, file };
        self.files.iter().flat_map(move |file| file.scenarios.iter().map(placed(file)))
    }

    /// The scenario with this id.
    #[must_use]
    pub fn scenario(&self, id: Id) -> Option<Placed<'_>> {
        self.scenarios().find(|placed| placed.scenario.id == id)
    }

    /// The files, in the order of their paths.
    #[must_use]
    pub fn files(&self) -> &[CorpusFile] {
        &self.files
    }

    /// The source documents, and what of them no engine can be asked.
    #[must_use]
    pub const fn documents(&self) -> &Documents {
        &self.documents
    }

    /// The changed statements that are known to go unnoticed.
    #[must_use]
    pub fn survivors(&self) -> &[Survivor] {
        &self.survivors
    }

    /// Names that scenarios use and that are not loaded: rulesets and games.
    #[must_use]
    pub fn unknown_names(&self, rulesets: &BTreeSet<&str>, games: &BTreeSet<&str>) -> Vec<Problem> {
        self.scenarios().flat_map(|placed| placed.unknown_names(rulesets, games)).collect()
    }

    fn add(&mut self, text: CorpusText) -> Vec<Problem> {
        let (scenarios, problems) = match read_file(&text.path, &text.text) {
            Ok(scenarios) => (scenarios, Vec::new()),
            Err(problems) => (Vec::new(), problems),
        };
        let (chapter, topic) = text.chapter_and_topic();
        self.files.push(CorpusFile { path: text.path, chapter, topic, text: text.text, scenarios });
        problems
    }

    fn check_ids(&self, retired: &BTreeSet<Id>) -> impl Iterator<Item = Problem> {
        let mut seen: BTreeMap<Id, Placed<'_>> = BTreeMap::new();
        self.scenarios().filter_map(move |placed| {
            let id = placed.scenario.id;
            let before = seen.insert(id, placed);
            let said = match before {
                _ if retired.contains(&id) => said::withdrawn(id),
                Some(before) => said::id_twice(id, &before.place(&["id"])),
                None => return None,
            };
            Some(placed.problem(&["id"], said))
        })
    }

    /// Pairs; a twin that is missing is a problem only when every file could be read.
    fn check_twins(&self, complete: bool) -> impl Iterator<Item = Problem> {
        let by_id: BTreeMap<Id, Placed<'_>> =
            self.scenarios().map(|placed| (placed.scenario.id, placed)).collect();
        self.scenarios().filter_map(move |placed| {
            let twin = placed.scenario.twin?;
            match by_id.get(&twin.id) {
                Some(other) => placed.not_twins(*other),
                None => complete.then(|| placed.problem(&["pair"], said::twin_missing(twin.id))),
            }
        })
    }

    /// A claim is one of a document's, where documents are listed.
    fn check_claims(&self) -> impl Iterator<Item = Problem> {
        let documents = &self.documents.documents;
        let claims =
            self.scenarios().flat_map(|placed| placed.scenario.claims.iter().map(move |it| (placed, it)));
        let known: BTreeSet<String> = self.documents.claims().collect();
        let unknown = claims.filter(move |(_, claim)| !documents.is_empty() && !known.contains(*claim));
        unknown.map(|(placed, claim)| {
            let document = claim.get(..1).and_then(|key| documents.get(key));
            placed.problem(&["claims"], said::no_such_claim(claim, document))
        })
    }
}

impl Placed<'_> {
    /// Its path and id, as tests are named: `betting/reopening/K7QM`.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}/{}/{}", self.file.chapter, self.file.topic, self.scenario.id)
    }

    /// The line of the scenario itself, from 1.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        locate(&self.file.text, &self.path()).map(|(line, _)| line)
    }

    /// The line of a paragraph that it cites, from 1; of the scenario, where it has no such citation.
    #[must_use]
    pub fn line_of_cite(&self, nth: usize) -> usize {
        let below = [self.path(), vec![At::Key("cites".to_owned()), At::Nth(nth)]].concat();
        locate(&self.file.text, &below).map_or_else(|| self.located(&[]).0, |(line, _)| line)
    }

    /// The line of a step, or of an order of hands, from 1; of the table, or the scenario, where it has no such step.
    #[must_use]
    pub fn line_of_step(&self, nth: Option<usize>) -> usize {
        let key = |key: &str| At::Key(key.to_owned());
        let below = |rest: Vec<At>| locate(&self.file.text, &[self.path(), rest].concat());
        let found = nth.and_then(|nth| {
            below(vec![key("play"), At::Nth(nth)])
                .or_else(|| below(vec![key("compare"), key("orders"), At::Nth(nth)]))
                .or_else(|| below(vec![key("compare"), key("order")]))
        });
        found.or_else(|| below(vec![key("table")])).map_or_else(|| self.located(&[]).0, |(line, _)| line)
    }

    /// The step as it is written, on one line and without its `- `; empty where there is none.
    #[must_use]
    pub fn text_of_step(&self, nth: usize) -> String {
        let path = [self.path(), vec![At::Key("play".to_owned()), At::Nth(nth)]].concat();
        let Some((line, column)) = locate(&self.file.text, &path) else {
            return String::new();
        };
        let mut lines = self.file.text.lines().skip(line.saturating_sub(1));
        let first = lines.next().map(|line| line.trim().trim_start_matches("- ").to_owned());
        let deeper = |line: &&str| line.len() - line.trim_start().len() >= column.saturating_sub(1);
        let more = lines
            .take_while(|line| deeper(line) && !line.trim().is_empty())
            .map(|line| line.trim().to_owned());
        first.into_iter().chain(more).collect::<Vec<_>>().join(" ")
    }

    fn path(&self) -> Vec<At> {
        vec![At::Key("scenarios".to_owned()), At::Nth(self.scenario.nth)]
    }

    fn located(&self, keys: &[&str]) -> (usize, usize) {
        let mut path = self.path();
        path.extend(keys.iter().map(|key| At::Key((*key).to_owned())));
        let found = locate(&self.file.text, &path).or_else(|| locate(&self.file.text, &self.path()));
        found.unwrap_or((0, 0))
    }

    fn place(&self, keys: &[&str]) -> String {
        format!("{}:{}", self.file.path, self.located(keys).0)
    }

    fn problem(&self, keys: &[&str], said: Said) -> Problem {
        let (line, column) = self.located(keys);
        Problem { file: self.file.path.clone(), line, column, message: said.message, help: said.help }
    }

    fn not_twins(&self, other: Self) -> Option<Problem> {
        let error = twins(self.scenario, other.scenario).err()?;
        Some(self.problem(&["pair"], said::no_twins(self.scenario.id, other.scenario.id, error)))
    }

    fn unknown_names(&self, rulesets: &BTreeSet<&str>, games: &BTreeSet<&str>) -> Vec<Problem> {
        let unknown = |what: &str, name: &str, known: &BTreeSet<&str>, keys: &[&str]| {
            let said = || said::not_loaded(what, name, known.iter().copied());
            (!known.contains(name)).then(|| self.problem(keys, said()))
        };
        let game = match &self.scenario.body {
            Body::Hand(script) => unknown(said::GAME, &script.table.game, games, &["table", "game"]),
            Body::Compare(comparison) => match &comparison.by {
                RankedBy::Game(name) => unknown(said::GAME, name, games, &["compare", "game"]),
                RankedBy::Ranking(_) => None,
            },
        };
        let under = self.scenario.under.iter();
        under.filter_map(|name| unknown(said::RULESET, name, rulesets, &["under"])).chain(game).collect()
    }
}
