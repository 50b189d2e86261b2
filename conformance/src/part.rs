//! Where two rulesets part on the hands of the corpus, and which hand shows what one question does.

mod search;
mod walk;

use std::borrow::Cow;

use floorman_engine::ruleset::facts::{Setting, Structure};
use floorman_engine::{Arm, Fact, Question, Ruleset, Settings, Statement};
use floorman_grammar::{Difference, Library, Part, Shared, shared};
use rayon::iter::{IntoParallelIterator, IntoParallelRefIterator, ParallelIterator};

use crate::corpus::{Corpus, Placed};
use crate::play::{self, NotPlayed, Played, Stage};
use crate::scenario::{Body, Scenario, Script, Status, What};
use crate::words::part as told;
use search::Search;

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
    /// Where they part, in order. After the first act that comes out otherwise the hands are two, and nothing more is
    /// compared. Where the table of one of them cannot be set up, that is the only point.
    pub points: Vec<Point>,
    /// How many of the two rulesets, or of those above them, it names.
    names: usize,
    scenario: Cow<'c, Scenario>,
    /// What happens under each of the two.
    plays: [Attempt; 2],
}

/// A scenario put to a ruleset.
type Attempt = Result<Played, NotPlayed>;

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

/// One side of a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// The first ruleset's.
    First,
    /// The second's.
    Second,
}

impl Side {
    /// Both, in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// This side's of two, then the other's.
    const fn of<T>(self, pair: &[T; 2]) -> [&T; 2] {
        let [first, second] = pair;
        match self {
            Self::First => [first, second],
            Self::Second => [second, first],
        }
    }

    /// The two in order, given this side's and the other's.
    fn in_order<T>(self, mine: T, theirs: T) -> [T; 2] {
        match self {
            Self::First => [mine, theirs],
            Self::Second => [theirs, mine],
        }
    }
}

impl Point {
    /// What comes out on one side, then on the other.
    #[must_use]
    pub const fn outcomes(&self, side: Side) -> [&Outcome; 2] {
        match side {
            Side::First => [&self.first, &self.second],
            Side::Second => [&self.second, &self.first],
        }
    }

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

    /// Whether the same two outcomes are told of the same act.
    fn comes_out_as(&self, other: &Self) -> bool {
        let alike = |one: &Outcome, another: &Outcome| one.told == another.told;
        let outcomes = alike(&self.first, &other.first) && alike(&self.second, &other.second);
        outcomes && self.step == other.step && self.about == other.about
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
/// exchanged, one of the rulesets comes out as the other does. Where the two part on something else too, a reading shows
/// it on which one of them parts from itself once the answer is exchanged. A table that can no longer be set up comes out
/// otherwise, too.
#[must_use]
pub fn showing<'r, 'c>(
    sides: Sides<'c>,
    readings: &'r [Reading<'c>],
    differences: &[Difference],
) -> Vec<Vec<Option<Shown<'r, 'c>>>> {
    let all: Vec<Question> = differences.iter().map(|difference| difference.question).collect();
    let all = all.as_slice();
    let of_one = |difference: &Difference| {
        let mut search = Search::new(sides, readings, all, difference.question);
        difference.parts.iter().map(|part| search.shows(part)).collect()
    };
    differences.par_iter().map(of_one).collect()
}

/// The reading that shows that the two rulesets play a game otherwise: the smallest of that game on which they part
/// without an answer to these questions, on which they differ.
#[must_use]
pub fn showing_game<'r, 'c>(
    sides: Sides<'c>,
    readings: &'r [Reading<'c>],
    game: &str,
    questions: &[Question],
) -> Option<Shown<'r, 'c>> {
    let of_it = |reading: &&Reading<'_>| reading.script().is_some_and(|script| script.table.game == game);
    let by_itself = |reading: &'r Reading<'c>| {
        let point = reading.points.first().filter(|point| point.cited_of(questions) == 0)?;
        let shown = Shown { reading, point: point.clone(), of: Compared::Both };
        sides.by_the_game(reading).then_some(shown)
    };
    let shown = readings.iter().filter(of_it).filter_map(by_itself);
    shown.min_by_key(|shown| (shown.reading.is_refused(), shown.reading.size()))
}

/// Where two plays of the same steps part. A table that cannot be set up rests on the statements given.
fn points([first, second]: [(&Attempt, &[Statement]); 2]) -> Vec<Point> {
    let set_up = |(attempt, by): (&Attempt, &[Statement])| match attempt {
        Ok(_) => Outcome { told: told::SET_UP.to_owned(), grounds: Vec::new() },
        Err(error) => Outcome { told: told::not_set_up(error), grounds: by.to_vec() },
    };
    match (first.0, second.0) {
        (Ok(one), Ok(other)) => walk::points(&one.transcript, &other.transcript),
        (Err(_), Err(_)) => Vec::new(),
        (Ok(_), Err(_)) | (Err(_), Ok(_)) => {
            let (first, second) = (set_up(first), set_up(second));
            vec![Point { step: None, about: told::TABLE.to_owned(), first, second }]
        }
    }
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
        let read = branches.into_iter().map(|read_as| {
            let plays = [self.first, self.second].map(|it| self.play(it, it, read_as, &scenario));
            let [first, second] = &plays;
            let points = points([(first, &[]), (second, &[])]);
            Reading { placed, read_as, points, names, scenario: scenario.clone(), plays }
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
    fn play(self, games: &Ruleset, ruleset: &Ruleset, read_as: &str, scenario: &Scenario) -> Attempt {
        let stage = Stage { library: self.library, ruleset: games.name(), read_as };
        play::scenario_under(&stage, ruleset, scenario)
    }

    /// Whether a table that only one of the two can set up is refused for the game: the other cannot set it up either
    /// with the game as that one has it.
    fn by_the_game(self, reading: &Reading<'_>) -> bool {
        let [first, second] = &reading.plays;
        let (games, ruleset) = match (first, second) {
            (Ok(_), Err(_)) => (self.second, self.first),
            (Err(_), Ok(_)) => (self.first, self.second),
            (Ok(_), Ok(_)) | (Err(_), Err(_)) => return true,
        };
        self.play(games, ruleset, reading.read_as, &reading.scenario).is_err()
    }
}

impl Reading<'_> {
    /// The hand, if it is one.
    fn script(&self) -> Option<&Script> {
        self.placed.scenario.script()
    }

    /// How far it stands behind others that might show a question: one about both rulesets and about this question
    /// comes first, then one where little else differs, then the smallest; last, a table that one cannot set up.
    fn rank(&self, question: Question, all: &[Question]) -> impl Ord + use<> {
        let citing = self.points.iter().filter(|point| point.cites(question));
        let besides = citing.map(|point| point.cited_of(all)).min().unwrap_or_default();
        let disputed = self.placed.scenario.status == Status::Disputed;
        let names = 2_usize.saturating_sub(self.names);
        (self.is_refused(), disputed, names, !self.asks_for(question), besides, self.size())
    }

    /// Whether the table cannot be set up under one of the two.
    fn is_refused(&self) -> bool {
        self.plays.iter().any(Result::is_err)
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
    arm.condition.values(Fact::Structure) >> structure.value() & 1 == 1
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
