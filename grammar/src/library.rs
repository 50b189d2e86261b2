//! Files loaded together: their rulesets and games, resolved.

use std::collections::{BTreeMap, BTreeSet};

use floorman_engine::{self as engine, Basis, Game, Question, Ruleset, Source, Via};

use crate::code::Severity;
use crate::compare::Answerer;
use crate::document::Documents;
use crate::edition::{self, Edition};
use crate::finding::{self, Finding};
use crate::games::Games;
use crate::lower::{Desk, Stated};
use crate::resolve::{Descent, Family};
use crate::source::{FileId, Place, SourceFile, Sources, Span};
use crate::syntax;
use crate::words;
use crate::written;

/// The most bytes of a file that are read.
pub const MAX_FILE: usize = 256 * 1024;

/// Rulesets and games that were loaded together.
///
/// Only what has no error is in it: a ruleset whose file, or whose parent's file, has one is left out.
#[derive(Debug, Clone)]
pub struct Library {
    sources: Sources,
    documents: Documents,
    rulesets: Vec<Entry>,
    games: Games,
}

/// A ruleset of the library.
#[derive(Debug, Clone)]
struct Entry {
    ruleset: Ruleset,
    parent: Option<String>,
    fallback: Option<Basis>,
    standings: BTreeMap<&'static str, Standing>,
    statements: BTreeMap<&'static str, Place>,
    forms: Vec<written::Game>,
    place: Place,
}

/// How a ruleset itself treats a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It states the whole answer.
    Stated,
    /// It amends some cases of its parent's answer.
    Amended,
    /// It says that its book does not speak of it.
    Silent,
    /// It does not mention it.
    NotStated,
}

impl Library {
    /// Reads, resolves and checks files together. What cannot be read is a finding; the rest is loaded.
    ///
    /// Findings come in the order of files and places.
    #[must_use]
    pub fn load(files: impl IntoIterator<Item = SourceFile>) -> (Self, Vec<Finding>) {
        let mut sources = Sources::default();
        let mut findings = Vec::new();
        let ids: Vec<FileId> =
            files.into_iter().filter_map(|file| open(file, &mut sources, &mut findings)).collect();
        let mut documents = Documents::default();
        let stated = read(&ids, &sources, &mut documents, &mut findings);
        let (rulesets, games) = unique(stated, &sources, &mut findings);
        let mut games = Games::of(games, &mut findings);
        for form in rulesets.iter().flat_map(|ruleset| &ruleset.forms) {
            findings.extend(games.unknown(&form.name));
        }
        let faulty = faulty_files(&findings);
        let mut family = Family::of(rulesets, &sources, |ruleset| faulty.contains(&ruleset.name.place.file));
        findings.append(&mut family.findings);
        let faulty = faulty_files(&findings);
        let entries = entries(&family, &faulty);
        games.leave_out(&faulty);
        finding::sort(&mut findings);
        (Self { documents, rulesets: entries, games, sources }, findings)
    }

    /// The texts that findings speak of.
    #[must_use]
    pub const fn sources(&self) -> &Sources {
        &self.sources
    }

    /// The names of all rulesets, in the order they were loaded.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.rulesets.iter().map(|entry| entry.ruleset.name())
    }

    /// The names of all games, in the order they were loaded.
    pub fn games(&self) -> impl Iterator<Item = &str> {
        self.games.names()
    }

    /// Every document that a file declares.
    pub fn documents(&self) -> impl Iterator<Item = &Source> {
        self.documents.all()
    }

    /// The document that citations call by this name.
    #[must_use]
    pub fn document(&self, name: &str) -> Option<&Source> {
        self.documents.get(name)
    }

    /// The ruleset of that name, resolved along its parents.
    #[must_use]
    pub fn ruleset(&self, name: &str) -> Option<&Ruleset> {
        self.entry(name).map(|entry| &entry.ruleset)
    }

    /// The name of the ruleset that this one extends.
    #[must_use]
    pub fn parent(&self, name: &str) -> Option<&str> {
        self.entry(name)?.parent.as_deref()
    }

    /// Who answers for a ruleset, from the one that wrote an answer and the way by which it holds.
    #[must_use]
    pub fn answerer(&self, of: &str, via: &Via) -> Answerer {
        let by_the_root = self.parent(of).is_none();
        match via {
            Via::House(..) => Answerer::House,
            Via::Silent(_) if by_the_root => Answerer::Silent,
            Via::Unmentioned if by_the_root => Answerer::NotStated,
            Via::Stated | Via::Silent(_) | Via::Unmentioned => Answerer::Stated,
        }
    }

    /// Why a ruleset falls back on its parent, if it says.
    #[must_use]
    pub fn fallback(&self, name: &str) -> Option<&Basis> {
        self.entry(name)?.fallback.as_ref()
    }

    /// A ruleset and those above it, itself first.
    pub fn lineage<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        std::iter::successors(self.entry(name).map(|entry| entry.ruleset.name()), |name| self.parent(name))
    }

    /// How a ruleset itself treats a question.
    #[must_use]
    pub fn standing(&self, name: &str, question: Question) -> Option<Standing> {
        self.entry(name)?.standings.get(question.name()).copied()
    }

    /// Where a ruleset's own statement on a question begins, and its text with all its clauses.
    #[must_use]
    pub fn statement(&self, name: &str, question: Question) -> Option<(engine::Place, String)> {
        let place = *self.entry(name)?.statements.get(question.name())?;
        Some((self.sources.engine_place(place), self.sources.outdented(place)))
    }

    /// The file a ruleset stands in.
    #[must_use]
    pub fn file(&self, name: &str) -> Option<&str> {
        self.entry(name).map(|entry| self.sources.name(entry.place))
    }

    /// The files that a ruleset is made from, path and text: those of its parents first, then its own, then those that
    /// only games stand in.
    #[must_use]
    pub fn files_of(&self, name: &str) -> Vec<(&str, &str)> {
        let lineage: Vec<&Entry> = self.lineage(name).filter_map(|name| self.entry(name)).collect();
        let rules = lineage.iter().rev().map(|entry| entry.place.file);
        let games = self.games.names().filter_map(|game| self.games.place(game)).map(|place| place.file);
        let mut files: Vec<FileId> = Vec::new();
        for file in rules.chain(games) {
            if !files.contains(&file) {
                files.push(file);
            }
        }
        files
            .into_iter()
            .filter_map(|file| self.sources.file(file))
            .map(|it| (it.name(), it.text()))
            .collect()
    }

    /// The game of that name as a ruleset has it: with the lines that the ruleset, or one above it, changes.
    #[must_use]
    pub fn game(&self, ruleset: &str, game: &str) -> Option<Game> {
        let lineage: Vec<&Entry> = self.lineage(ruleset).filter_map(|name| self.entry(name)).collect();
        let forms = lineage.iter().rev().flat_map(|entry| &entry.forms);
        let forms: Vec<&written::Game> = forms.filter(|form| form.name.text == game).collect();
        self.games.resolved(game, &forms)
    }

    /// Where a ruleset has a game from: its own form, one above it, or the game itself.
    #[must_use]
    pub fn place_of_game(&self, ruleset: &str, game: &str) -> Option<engine::Place> {
        let lineage = self.lineage(ruleset).filter_map(|name| self.entry(name));
        let mut forms = lineage.flat_map(|entry| &entry.forms).filter(|form| form.name.text == game);
        let place = forms.next().map(|form| form.name.place).or_else(|| self.games.place(game))?;
        Some(self.sources.engine_place(place))
    }

    fn entry(&self, name: &str) -> Option<&Entry> {
        self.rulesets.iter().find(|entry| entry.ruleset.name() == name)
    }
}

/// Takes a file in, as far as it is text and not too long.
pub(crate) fn open(file: SourceFile, sources: &mut Sources, findings: &mut Vec<Finding>) -> Option<FileId> {
    let SourceFile { name, bytes } = file;
    let size = bytes.len();
    if size > MAX_FILE {
        let id = sources.add(name, String::new());
        findings.push(words::file::too_large(Place { file: id, span: Span::default() }, size, MAX_FILE));
        return None;
    }
    match String::from_utf8(bytes) {
        Ok(text) => Some(sources.add(name, text)),
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let mut bytes = error.into_bytes();
            bytes.truncate(good);
            let id = sources.add(name, String::from_utf8_lossy(&bytes).into_owned());
            findings.push(words::file::not_utf8(Place { file: id, span: Span::new(good, good) }, good));
            None
        }
    }
}

/// Reads every file: all sources first, since their names hold everywhere.
fn read(
    ids: &[FileId],
    sources: &Sources,
    documents: &mut Documents,
    findings: &mut Vec<Finding>,
) -> Vec<Stated> {
    let mut laid_out = Vec::new();
    for id in ids {
        let Some(text) = sources.file(*id).map(crate::source::Source::text) else { continue };
        let place = |span| Place { file: *id, span };
        match edition::scan(text) {
            Edition::One => {}
            Edition::Missing(span) => findings.push(words::file::no_edition(place(span))),
            Edition::Other(said, span) => {
                findings.push(words::file::other_edition(place(span), said));
                continue;
            }
        }
        match syntax::read(text) {
            Ok(file) => laid_out.push((*id, file)),
            Err(span) => findings.push(words::file::grammar_fault(place(span))),
        }
    }
    for (id, file) in &laid_out {
        for statement in file.declarations() {
            findings.extend(documents.declare(statement, *id, sources));
        }
    }
    let mut stated = Vec::new();
    for (id, file) in laid_out {
        let mut desk = Desk::new(id, documents, sources);
        stated.push(desk.file(file));
        findings.append(&mut desk.findings);
    }
    stated
}

/// Rulesets and games under one name each; the first of a name stays.
fn unique(
    stated: Vec<Stated>,
    sources: &Sources,
    findings: &mut Vec<Finding>,
) -> (Vec<written::Ruleset>, Vec<written::Game>) {
    let mut taken: BTreeMap<String, Place> = BTreeMap::new();
    let mut is_new = |name: &written::Name| {
        let first = *taken.entry(name.text.clone()).or_insert(name.place);
        if first != name.place {
            let at = (sources.name(first), sources.position(first).line);
            findings.push(words::file::name_twice(name.place, &name.text, at));
        }
        first == name.place
    };
    let (rulesets, games): (Vec<_>, Vec<_>) =
        stated.into_iter().map(|file| (file.rulesets, file.games)).unzip();
    let rulesets = rulesets.into_iter().flatten().filter(|ruleset| is_new(&ruleset.name)).collect();
    let games = games.into_iter().flatten().filter(|game| is_new(&game.name)).collect();
    (rulesets, games)
}

fn faulty_files(findings: &[Finding]) -> BTreeSet<FileId> {
    let errors = findings.iter().filter(|finding| finding.severity() == Severity::Error);
    errors.map(|finding| finding.place.file).collect()
}

/// The rulesets that nothing is wrong with, parents included.
fn entries(family: &Family<'_>, faulty: &BTreeSet<FileId>) -> Vec<Entry> {
    let sound = |at: usize| {
        let mut up = family.members.get(at);
        while let Some(member) = up {
            if faulty.contains(&member.written.name.place.file) {
                return false;
            }
            up = match member.descent {
                Descent::Root => return true,
                Descent::Child { parent, .. } => family.members.get(parent),
                Descent::Lost => None,
            };
        }
        false
    };
    let built = (0..family.members.len()).filter(|at| sound(*at)).filter_map(|at| {
        let member = family.members.get(at)?;
        Some(Entry {
            ruleset: family.build(at)?,
            parent: family.parent(at).map(|parent| parent.written.name.text.clone()),
            fallback: member.written.parent_basis.clone(),
            standings: Question::ALL.iter().map(|it| (it.name(), standing(&member.written, *it))).collect(),
            statements: member.written.statements.iter().map(|it| (it.question.name(), it.extent)).collect(),
            forms: member.written.forms.clone(),
            place: member.written.name.place,
        })
    });
    built.collect()
}

fn standing(ruleset: &written::Ruleset, question: Question) -> Standing {
    match ruleset.statement(question).map(|statement| &statement.scope) {
        Some(written::Scope::Whole(..)) => Standing::Stated,
        Some(written::Scope::Amended) => Standing::Amended,
        None if ruleset.silence(question).is_some() => Standing::Silent,
        None => Standing::NotStated,
    }
}
