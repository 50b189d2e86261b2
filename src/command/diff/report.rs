//! Two rulesets compared, with what the corpus shows of it.

use floorman_conformance::Corpus;
use floorman_conformance::part::{self, Reading, Shown, Sides};
use floorman_engine::{Chapter, Question, Ruleset, Source};
use floorman_grammar::{
    Answerer, Apart, Difference, GameDifference, Library, Part, differences, documents_of, game_differences,
};

/// Everything on which two rulesets differ.
#[derive(Debug)]
pub(crate) struct Report<'r> {
    pub(crate) library: &'r Library,
    pub(crate) first: &'r Ruleset,
    pub(crate) second: &'r Ruleset,
    pub(crate) relation: Relation<'r>,
    /// Other answers, in the order of chapters.
    pub(crate) answers: Vec<Found<'r>>,
    /// Games played otherwise.
    pub(crate) games: Vec<(GameDifference, Option<Shown<'r, 'r>>)>,
    /// The same answers, but by another authority or on another ground.
    pub(crate) alike: Vec<Difference>,
}

/// Another answer, and for each part of it the scenario that shows it.
#[derive(Debug)]
pub(crate) struct Found<'r> {
    pub(crate) difference: Difference,
    pub(crate) shown: Vec<Option<Shown<'r, 'r>>>,
}

/// What no scenario of the corpus shows.
#[derive(Debug)]
pub(crate) struct Unshown<'r> {
    /// Other answers of which no case is shown.
    pub(crate) questions: Vec<&'r Difference>,
    /// Cases of answers of which others are shown.
    pub(crate) cases: Vec<(Question, &'r Part)>,
    /// Games played otherwise.
    pub(crate) games: Vec<&'r GameDifference>,
}

/// How two rulesets stand to one another.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Relation<'r> {
    /// The second falls back on the first.
    Extended,
    /// The first falls back on the second.
    Extends,
    /// They are two editions of one book.
    Editions(&'r Source, &'r Source),
    /// Neither.
    Strangers,
}

/// The hands of the corpus on which two rulesets part.
pub(super) fn readings<'r>(
    corpus: &'r Corpus,
    library: &'r Library,
    first: &'r Ruleset,
    second: &'r Ruleset,
) -> Vec<Reading<'r>> {
    part::readings(corpus, Sides { library, first, second })
}

impl<'r> Report<'r> {
    pub(super) fn of(
        library: &'r Library,
        (first, second): (&'r Ruleset, &'r Ruleset),
        readings: &'r [Reading<'r>],
    ) -> Self {
        let (mut answers, alike): (Vec<Difference>, Vec<Difference>) = differences(library, first, second)
            .into_iter()
            .partition(|difference| difference.apart() == Apart::Answer);
        answers.sort_by_key(|difference| place(difference.question));
        let questions: Vec<Question> = answers.iter().map(|difference| difference.question).collect();
        let shown = part::showing(Sides { library, first, second }, readings, &answers);
        let games = game_differences(library, first, second).into_iter().map(|game| {
            let shown =
                part::showing_game(Sides { library, first, second }, readings, &game.game, &questions);
            (game, shown)
        });
        Self {
            library,
            first,
            second,
            relation: relation(library, first, second),
            games: games.collect(),
            answers: answers
                .into_iter()
                .zip(shown)
                .map(|(difference, shown)| Found { difference, shown })
                .collect(),
            alike,
        }
    }

    /// Whether there is a difference that counts: another answer, another game, another authority.
    pub(super) fn differs(&self) -> bool {
        let authority = |difference: &Difference| difference.apart() == Apart::Answerer;
        !self.answers.is_empty() || !self.games.is_empty() || self.alike.iter().any(authority)
    }

    /// The questions that are answered alike, so far apart.
    pub(crate) fn alike(&self, apart: Apart) -> impl Iterator<Item = &Difference> {
        self.alike.iter().filter(move |difference| difference.apart() == apart)
    }

    /// The same answers by another authority that tell something: what one leaves to the house, and whatever has
    /// changed between two editions.
    pub(crate) fn answered_anew(&self) -> impl Iterator<Item = &Difference> {
        let editions = matches!(self.relation, Relation::Editions(..));
        let of_a_house = |difference: &Difference| {
            let mut sides = difference.parts.iter().flat_map(|part| [&part.first, &part.second]);
            sides.any(|said| said.by == Answerer::House)
        };
        self.alike(Apart::Answerer).filter(move |difference| editions || of_a_house(difference))
    }

    /// Every question on which the two are apart in any way.
    pub(crate) fn every(&self) -> impl Iterator<Item = &Difference> {
        self.answers.iter().map(|found| &found.difference).chain(&self.alike)
    }

    /// Whatever no scenario shows.
    pub(crate) fn unshown(&self) -> Unshown<'_> {
        let (shown, unshown): (Vec<&Found<'r>>, Vec<&Found<'r>>) =
            self.answers.iter().partition(|found| found.is_shown());
        let cases = shown.into_iter().flat_map(|found| {
            let parts = found.parts().filter(|(_, shown)| shown.is_none());
            parts.map(|(part, _)| (found.difference.question, part))
        });
        let games = self.games.iter().filter(|(_, shown)| shown.is_none()).map(|(game, _)| game);
        Unshown {
            questions: unshown.into_iter().map(|found| &found.difference).collect(),
            cases: cases.collect(),
            games: games.collect(),
        }
    }

    /// Whether the question is one on which the answers differ.
    pub(crate) fn has(&self, question: Question) -> bool {
        self.answers.iter().any(|found| found.difference.question == question)
    }

    pub(crate) fn names(&self) -> [&'r str; 2] {
        [self.first.name(), self.second.name()]
    }
}

impl Unshown<'_> {
    pub(crate) const fn is_empty(&self) -> bool {
        self.questions.is_empty() && self.cases.is_empty() && self.games.is_empty()
    }
}

impl<'r> Found<'r> {
    /// The cases answered otherwise, each with what shows it.
    pub(crate) fn parts(&self) -> impl Iterator<Item = (&Part, Option<&Shown<'r, 'r>>)> {
        let parts = self.difference.parts.iter().zip(&self.shown);
        parts.filter(|(part, _)| part.apart == Apart::Answer).map(|(part, shown)| (part, shown.as_ref()))
    }

    pub(crate) fn is_shown(&self) -> bool {
        self.parts().any(|(_, shown)| shown.is_some())
    }
}

fn place(question: Question) -> Option<usize> {
    Chapter::ALL.iter().position(|chapter| *chapter == question.chapter())
}

fn relation<'r>(library: &'r Library, first: &'r Ruleset, second: &'r Ruleset) -> Relation<'r> {
    if first.name() == second.name() {
        return Relation::Strangers;
    }
    let below =
        |low: &'r Ruleset, high: &Ruleset| library.lineage(low.name()).any(|name| name == high.name());
    if below(second, first) {
        return Relation::Extended;
    }
    if below(first, second) {
        return Relation::Extends;
    }
    let book = |ruleset: &'r Ruleset| documents_of(ruleset).first().and_then(|name| library.document(name));
    match book(first).zip(book(second)) {
        Some((one, other)) if one.title == other.title && one.name != other.name => {
            Relation::Editions(one, other)
        }
        Some(_) | None => Relation::Strangers,
    }
}
