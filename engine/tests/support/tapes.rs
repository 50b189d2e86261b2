//! The tapes of one case: what proptest makes, and shrinks.

use std::{env, fmt};

use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngSeed};

use floorman_engine::{Arm, Event, Hand, Impossible, Ruleset, Ruling};

use super::rules::plain_arms;
use super::scene::{self, Scene, Scope};
use super::story::{Manners, play};
use super::tape::Tape;
use super::vary;

/// The four tapes of a case.
#[derive(Clone)]
pub(crate) struct Tapes {
    pub(crate) table: Vec<u16>,
    pub(crate) rules: Vec<u16>,
    pub(crate) acts: Vec<u16>,
    pub(crate) cards: Vec<u16>,
}

impl fmt::Debug for Tapes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scene = self.scene();
        f.write_str(&transcript(&scene, &self.ruleset(&scene), self.story(), Manners::Wild))
    }
}

/// One event of a story.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Moment<'a, 't> {
    pub(crate) scene: &'a Scene,
    pub(crate) before: &'a Hand<'t>,
    pub(crate) event: &'a Event,
    pub(crate) answer: &'a Result<Ruling, Impossible>,
    pub(crate) after: &'a Hand<'t>,
}

/// The whole of a case: the table, where the ruleset is not the plain one, and what happened.
pub(crate) fn transcript(
    scene: &Scene,
    ruleset: &Ruleset,
    story: (&[u16], &[u16]),
    manners: Manners,
) -> String {
    let table = scene.table(ruleset);
    let mut lines = vec![format!("{:?}\n{:?}\n{:?}", scene.stakes, scene.occasion, scene.setup)];
    let unlike =
        |arm: &Arm, question| plain_arms(question).last().is_none_or(|other| other.value != arm.value);
    for statement in table.statements().iter().filter(|said| unlike(&said.arm, said.question)) {
        lines.push(format!("{} = {}", statement.question.name(), said(&statement.arm)));
    }
    let hand = scene.hand(&table);
    let tell = |_: &Hand<'_>, event: &Event, answer: &Result<Ruling, Impossible>, _: &Hand<'_>| {
        let held = answer.map(|ruling| (ruling.held, ruling.effects.to_vec()));
        lines.push(format!("{event:?}: {held:?}"));
    };
    // In a thread of its own: a story that panics must not stop the one who tells it.
    let told = scene;
    std::thread::scope(|scope| {
        let _ = scope.spawn(|| play(told, hand, story, manners, tell)).join();
    });
    lines.join("\n")
}

fn said(arm: &Arm) -> String {
    let facts: Vec<String> = arm
        .condition
        .facts()
        .map(|fact| format!("{} in {:b}", fact.info().name, arm.condition.values(fact)))
        .collect();
    if facts.is_empty() { arm.written.clone() } else { format!("{} when {facts:?}", arm.written) }
}

/// Tapes for any case.
pub(crate) fn tapes() -> impl Strategy<Value = Tapes> {
    let tape = |longest: usize| vec(any::<u16>(), 0..longest);
    (vec(any::<u16>(), 0..60), tape(260), tape(220), tape(52)).prop_map(|(table, rules, acts, cards)| Tapes {
        table,
        rules,
        acts,
        cards,
    })
}

impl Tapes {
    /// A scene of any kind.
    pub(crate) fn scene(&self) -> Scene {
        scene::scene(Scope::Anything, &mut Tape::new(&self.table))
    }

    /// A ruleset of any kind for the scene.
    pub(crate) fn ruleset(&self, scene: &Scene) -> Ruleset {
        vary::any_ruleset(scene, &mut Tape::new(&self.rules))
    }

    /// What `look` finds first in the wild story of the case, at a table of any kind under a ruleset of any kind.
    pub(crate) fn find<F>(&self, mut look: impl FnMut(&Moment<'_, '_>) -> Option<F>) -> Option<F> {
        let scene = self.scene();
        let table = scene.table(&self.ruleset(&scene));
        let mut found = None;
        play(&scene, scene.hand(&table), self.story(), Manners::Wild, |before, event, answer, after| {
            if found.is_none() {
                found = look(&Moment { scene: &scene, before, event, answer, after });
            }
        });
        found
    }

    /// What players and deck do.
    pub(crate) fn story(&self) -> (&[u16], &[u16]) {
        (&self.acts, &self.cards)
    }
}

/// So many cases: in debug the same ones each time, in release many more, and others. `PROPTEST_CASES`,
/// `PROPTEST_MAX_SHRINK_ITERS` and `PROPTEST_RNG_SEED` say otherwise.
pub(crate) fn cases(count: u32) -> Config {
    let usual = Config::default();
    let said = |name: &str| env::var_os(name).is_some();
    let debug = cfg!(debug_assertions);
    let cases = match (said("PROPTEST_CASES"), debug) {
        (true, _) => usual.cases.min(count),
        (false, true) => count,
        (false, false) => count * 20,
    };
    let max_shrink_iters = if said("PROPTEST_MAX_SHRINK_ITERS") { usual.max_shrink_iters } else { 4_000 };
    let rng_seed =
        if debug && usual.rng_seed == RngSeed::Random { RngSeed::Fixed(47) } else { usual.rng_seed };
    Config { cases, rng_seed, failure_persistence: None, max_shrink_iters, ..usual }
}
