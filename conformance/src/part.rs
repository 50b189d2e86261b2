//! Where two rulesets part on the hands of the corpus, and which hand shows what one question does.

mod walk;

use std::borrow::Cow;
use std::collections::BTreeSet;

use floorman_engine::ruleset::facts::{Setting, Structure};
use floorman_engine::{Arm, Fact, Question, Ruleset, Settings, Statement};
use floorman_grammar::{Difference, Library, Part, Shared, carried, shared};
use rayon::iter::{IntoParallelIterator, IntoParallelRefIterator, ParallelIterator};

use crate::corpus::{Corpus, Placed};
use crate::play::{self, Stage};
use crate::scenario::{Body, Scenario, Script, Status, What};
use crate::transcript::Transcript;

/// Two rulesets to be laid side by side.
#[derive(Debug, Clone, Copy)]
pub struct Sides<'a> {
    /// The rulesets and games.
    pub library: &'a Library,
    /// The one.
    pub first: &'a Ruleset,
    /// The other.
    pub second: &'a Ruleset,
}

/// A scenario put to both rulesets, the same steps to each, and where they part.
#[derive(Debug, Clone)]
pub struct Reading<'c> {
    /// The scenario.
    pub placed: Placed<'c>,
    /// The ruleset whose branches are taken.
    pub read_as: &'c str,
    /// How many of the two rulesets, or of those above them, it names.
    pub names: usize,
    /// Where they part, in order. After the first act that comes out otherwise the hands are two, and nothing more is
    /// compared.
    pub points: Vec<Point>,
    scenario: Cow<'c, Scenario>,
    /// What happens under each of the two, and what is cited.
    plays: [(Transcript, BTreeSet<Question>); 2],
}

/// One point of a hand at which two rulesets part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Point {
    /// The step, from 0; none before the first.
    pub step: Option<usize>,
    /// What it is about: the act, or whose turn it is.
    pub about: String,
    /// What comes out under the first.
    pub first: Outcome,
    /// What comes out under the second.
    pub second: Outcome,
}

/// What comes out under one ruleset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// In words.
    pub told: String,
    /// On what grounds.
    pub grounds: Vec<Statement>,
}

/// A reading and the point of it that shows a difference.
#[derive(Debug, Clone)]
pub struct Shown<'r, 'c> {
    /// The reading.
    pub reading: &'r Reading<'c>,
    /// The point.
    pub point: Point,
    /// What the two outcomes are outcomes of.
    pub of: Compared,
}

/// What is laid side by side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Compared {
    /// The two rulesets.
    Both,
    /// The first ruleset, and the same with the second's answer to the one question.
    First,
    /// The second ruleset with the first's answer to the one question, and the second as it is.
    Second,
}

/// Both sides of a comparison, by number.
const SIDES: [usize; 2] = [0, 1];

impl Point {
    /// Whether the question is among the grounds under either ruleset.
    #[must_use]
    pub fn cites(&self, question: Question) -> bool {
        self.grounds().any(|statement| statement.question == question)
    }

    /// Whether it rests on one of two answers to a question, and on no other answer to it.
    fn rests_on(&self, question: Question, part: &Part) -> bool {
        let only = |outcome: &Outcome, said: &Arm| {
            let cited = outcome.grounds.iter().filter(|statement| statement.question == question);
            cited.map(|it| it.arm.value == said.value && it.arm.basis == said.basis).collect::<Vec<_>>()
        };
        let first = only(&self.first, &part.first.arm);
        let second = only(&self.second, &part.second.arm);
        !(first.is_empty() && second.is_empty()) && first.into_iter().chain(second).all(|it| it)
    }

    fn grounds(&self) -> impl Iterator<Item = &Statement> {
        self.first.grounds.iter().chain(&self.second.grounds)
    }

    /// How many of these questions are among the grounds.
    fn cited_of(&self, questions: &[Question]) -> usize {
        questions.iter().filter(|question| self.cites(**question)).count()
    }
}

/// Puts every scenario that stands to both rulesets, in the order of the corpus.
///
/// A scenario with branches is put to them once by the branches of each: what counts is what comes out of the same
/// steps, not what is expected.
#[must_use]
pub fn readings<'c>(corpus: &'c Corpus, sides: Sides<'c>) -> Vec<Reading<'c>> {
    let placed: Vec<Placed<'c>> =
        corpus.scenarios().filter(|placed| placed.scenario.status != Status::Withdrawn).collect();
    placed.into_par_iter().flat_map_iter(|placed| sides.readings(placed)).collect()
}

/// For each part of each difference the reading that shows it, if one does.
///
/// A reading shows it if the ruling on which the two part rests on these answers and, with only this one answer
/// exchanged, one of the rulesets comes out otherwise too. Where the two part on something else first, a reading shows
/// it on which one of them parts from itself once the answer is exchanged.
#[must_use]
pub fn showing<'r, 'c>(
    sides: Sides<'c>,
    readings: &'r [Reading<'c>],
    differences: &[Difference],
) -> Vec<Vec<Option<Shown<'r, 'c>>>> {
    let all: Vec<Question> = differences.iter().map(|difference| difference.question).collect();
    let all = all.as_slice();
    let of_one = |difference: &Difference| {
        let search = Search { sides, readings, all, question: difference.question };
        let exchanged = search.exchanged();
        difference.parts.iter().map(|part| search.shows(part, &exchanged)).collect()
    };
    differences.par_iter().map(of_one).collect()
}

/// The reading that shows that the two rulesets play a game otherwise: the smallest of that game on which they part
/// without an answer to these questions, on which they differ.
#[must_use]
pub fn showing_game<'r, 'c>(
    readings: &'r [Reading<'c>],
    game: &str,
    questions: &[Question],
) -> Option<Shown<'r, 'c>> {
    let of_it = |reading: &&Reading<'_>| reading.script().is_some_and(|script| script.table.game == game);
    let by_itself = |reading: &'r Reading<'c>| {
        let point = reading.points.first().filter(|point| point.cited_of(questions) == 0)?;
        Some(Shown { reading, point: point.clone(), of: Compared::Both })
    };
    let shown = readings.iter().filter(of_it).filter_map(by_itself);
    shown.min_by_key(|shown| shown.reading.size())
}

impl<'c> Sides<'c> {
    fn readings(self, placed: Placed<'c>) -> Vec<Reading<'c>> {
        let Some(scenario) = self.in_a_setting(placed.scenario) else { return Vec::new() };
        let branch_of = |ruleset: &'c Ruleset| {
            let under = |name: &&str| placed.scenario.under.iter().any(|under| under == name);
            self.library.lineage(ruleset.name()).find(under)
        };
        let mut branches: Vec<&str> = [self.first, self.second].into_iter().filter_map(branch_of).collect();
        let names = branches.len();
        if branches.is_empty() {
            branches.extend(placed.scenario.under.first().map(String::as_str));
        }
        branches.dedup();
        if !has_branches(placed.scenario) {
            branches.truncate(1);
        }
        let read = branches.into_iter().filter_map(|read_as| {
            let one = self.play(self.first, self.first, read_as, &scenario)?;
            let other = self.play(self.second, self.second, read_as, &scenario)?;
            let points = walk::points(&one, &other);
            let scenario = scenario.clone();
            let plays = [one, other].map(|play| {
                let cited = walk::cited(&play);
                (play, cited)
            });
            Some(Reading { placed, read_as, names, points, scenario, plays })
        });
        read.collect()
    }

    /// The scenario as both can play it: where it leaves the setting open, with one that both are for. Nothing where
    /// it is about a setting that one of them is not for.
    fn in_a_setting(self, scenario: &'c Scenario) -> Option<Cow<'c, Scenario>> {
        let Some(script) = scenario.script() else { return Some(Cow::Borrowed(scenario)) };
        let Shared::Settings(both) = shared(self.first.settings(), self.second.settings()) else {
            return Some(Cow::Borrowed(scenario));
        };
        match script.table.setting {
            Some(asked) if is_for(both, asked) => Some(Cow::Borrowed(scenario)),
            Some(_) => None,
            None => {
                let mut script = script.clone();
                script.table.setting = Some(self.usual_setting(scenario, both));
                Some(Cow::Owned(Scenario { body: Body::Hand(Box::new(script)), ..scenario.clone() }))
            }
        }
    }

    fn usual_setting(self, scenario: &Scenario, both: Settings) -> Setting {
        let written_for = scenario.under.first().and_then(|name| self.library.ruleset(name));
        let tournament = written_for.is_some_and(|ruleset| !ruleset.settings().cash);
        if both.tournament && (tournament || !both.cash) { Setting::Tournament } else { Setting::Cash }
    }

    /// Plays under a ruleset with the games of one of the two.
    fn play(
        self,
        games: &Ruleset,
        ruleset: &Ruleset,
        read_as: &str,
        scenario: &Scenario,
    ) -> Option<Transcript> {
        let stage = Stage { library: self.library, ruleset: games.name(), read_as };
        play::scenario_under(&stage, ruleset, scenario).ok().map(|played| played.transcript)
    }
}

/// The search for what shows one question.
#[derive(Clone, Copy)]
struct Search<'s, 'r, 'c> {
    sides: Sides<'c>,
    readings: &'r [Reading<'c>],
    /// Every question on which the two differ.
    all: &'s [Question],
    question: Question,
}

impl<'r, 'c> Search<'_, 'r, 'c> {
    fn shows(self, part: &Part, exchanged: &[Option<Ruleset>; 2]) -> Option<Shown<'r, 'c>> {
        let rests =
            |reading: &&Reading<'_>| reading.points.iter().any(|point| point.rests_on(self.question, part));
        let parting = self.ranked(rests).into_iter().find_map(|reading| self.parts(reading, part, exchanged));
        parting.or_else(|| {
            let cites = |reading: &&Reading<'_>| {
                reading.plays.iter().any(|(_, cited)| cited.contains(&self.question))
            };
            self.ranked(cites)
                .into_iter()
                .find_map(|reading| self.parts_from_itself(reading, part, exchanged))
        })
    }

    fn ranked(self, wanted: impl Fn(&&Reading<'_>) -> bool) -> Vec<&'r Reading<'c>> {
        let mut found: Vec<&'r Reading<'c>> = self.readings.iter().filter(|it| wanted(it)).collect();
        found.sort_by_cached_key(|reading| reading.rank(self.question, self.all));
        found
    }

    /// The point at which the two part on these answers, if either comes out otherwise with the other's.
    fn parts(
        self,
        reading: &'r Reading<'c>,
        part: &Part,
        exchanged: &[Option<Ruleset>; 2],
    ) -> Option<Shown<'r, 'c>> {
        let changes = SIDES.iter().flat_map(|side| self.changes(reading, *side, exchanged));
        let changes: Vec<Point> = changes.filter(|point| point.rests_on(self.question, part)).collect();
        let same = |point: &&Point| changes.iter().any(|it| it.step == point.step && it.about == point.about);
        let resting = || reading.points.iter().filter(|point| point.rests_on(self.question, part));
        let point = resting().find(same).or_else(|| resting().next()).filter(|_| !changes.is_empty())?;
        Some(Shown { reading, point: point.clone(), of: Compared::Both })
    }

    /// The point at which one of the two parts from itself with the other's answer.
    fn parts_from_itself(
        self,
        reading: &'r Reading<'c>,
        part: &Part,
        exchanged: &[Option<Ruleset>; 2],
    ) -> Option<Shown<'r, 'c>> {
        SIDES.into_iter().find_map(|side| {
            let changes = self.changes(reading, side, exchanged);
            let point = changes.into_iter().find(|point| point.rests_on(self.question, part))?;
            let of = if side == 0 { Compared::First } else { Compared::Second };
            Some(Shown { reading, point, of })
        })
    }

    /// Each of the two with the other's answer to the question.
    fn exchanged(self) -> [Option<Ruleset>; 2] {
        let with = |own: &Ruleset, other: &Ruleset| {
            let arms = carried(other.arms(self.question), other.settings(), own.settings());
            own.with(self.question, arms).ok()
        };
        let Sides { first, second, .. } = self.sides;
        [with(first, second), with(second, first)]
    }

    /// Whether the table of a reading has one answer only, before and after the exchange: then nothing can change.
    fn is_one_answer(self, reading: &Reading<'_>, play: &Transcript, changed: &Ruleset) -> bool {
        let Some(script) = reading.script() else { return false };
        let structure = script.table.structure;
        let before = play.statements.iter().filter(|it| it.question == self.question).map(|it| &it.arm.value);
        let can_hold = |arm: &&Arm| can_hold(arm, structure);
        let after = changed.arms(self.question).iter().filter(can_hold).map(|arm| &arm.value);
        let mut answers = before.chain(after);
        let first = answers.next();
        answers.all(|answer| Some(answer) == first)
    }

    /// Where one of the two parts from itself once it has the other's answer, the first's answer on the first side.
    fn changes(self, reading: &Reading<'_>, side: usize, exchanged: &[Option<Ruleset>; 2]) -> Vec<Point> {
        let Sides { first, second, .. } = self.sides;
        let own = if side == 0 { first } else { second };
        let played = reading.plays.get(side).filter(|(_, cited)| cited.contains(&self.question));
        let changed = exchanged.get(side).and_then(Option::as_ref);
        let Some(((as_it_is, _), changed)) = played.zip(changed) else { return Vec::new() };
        if self.is_one_answer(reading, as_it_is, changed) {
            return Vec::new();
        }
        let otherwise = self.sides.play(own, changed, reading.read_as, &reading.scenario);
        let points = |otherwise: &Transcript| match side {
            0 => walk::points(as_it_is, otherwise),
            _ => walk::points(otherwise, as_it_is),
        };
        otherwise.as_ref().map(points).unwrap_or_default()
    }
}

impl Reading<'_> {
    /// The hand, if it is one.
    #[must_use]
    pub fn script(&self) -> Option<&Script> {
        self.placed.scenario.script()
    }

    /// How far it stands behind others that might show a question: one about both rulesets and about this question
    /// comes first, then one where little else differs, then the smallest.
    fn rank(&self, question: Question, all: &[Question]) -> impl Ord + use<> {
        let citing = self.points.iter().filter(|point| point.cites(question));
        let besides = citing.map(|point| point.cited_of(all)).min().unwrap_or_default();
        let disputed = self.placed.scenario.status == Status::Disputed;
        (disputed, 2_usize.saturating_sub(self.names), !self.asks_for(question), besides, self.size())
    }

    fn size(&self) -> (usize, String, String) {
        let steps = self.script().map_or(0, |script| script.steps.len() + script.table.seats.len());
        (steps, self.placed.name(), self.read_as.to_owned())
    }

    /// Whether the scenario itself names the question as deciding.
    fn asks_for(&self, question: Question) -> bool {
        let because = |what: &What| match what {
            What::Do(_, check) | What::Try(_, check) => check.because.contains(&question),
            What::Expect(asked) => asked.check.because.contains(&question),
        };
        self.script().is_some_and(|script| script.steps.iter().any(|step| because(&step.what)))
    }
}

/// Whether an answer can hold at a table of this structure.
fn can_hold(arm: &Arm, structure: Structure) -> bool {
    let number = match structure {
        Structure::NoLimit => 0_u8,
        Structure::PotLimit => 1,
        Structure::FixedLimit => 2,
        Structure::SpreadLimit => 3,
    };
    arm.condition.values(Fact::Structure) >> number & 1 == 1
}

const fn is_for(settings: Settings, setting: Setting) -> bool {
    match setting {
        Setting::Cash => settings.cash,
        Setting::Tournament => settings.tournament,
    }
}

fn has_branches(scenario: &Scenario) -> bool {
    scenario.script().is_some_and(|script| script.steps.iter().any(|step| step.only.is_some()))
}
