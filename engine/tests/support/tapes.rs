//! The tapes of one case: what proptest makes, and shrinks.

use std::fmt;

use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::Config;

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
        let ruleset = self.ruleset(&scene);
        writeln!(f, "{:?}\n{:?}\n{:?}", scene.stakes, scene.occasion, scene.setup)?;
        let table = scene.table(&ruleset);
        let unlike =
            |arm: &Arm, question| plain_arms(question).last().is_none_or(|other| other.value != arm.value);
        for statement in table.statements().iter().filter(|said| unlike(&said.arm, said.question)) {
            writeln!(f, "{} = {}", statement.question.name(), said(&statement.arm))?;
        }
        let mut lines = Vec::new();
        let hand = scene.hand(&table);
        let tell = |_: &Hand<'_>, event: &Event, answer: &Result<Ruling, Impossible>, _: &Hand<'_>| {
            let held = answer.map(|ruling| (ruling.held, ruling.effects.as_slice().to_vec()));
            lines.push(format!("{event:?}: {held:?}"));
        };
        // In a thread of its own: a story that panics must not stop the one who tells it.
        std::thread::scope(|scope| {
            let _ = scope.spawn(|| play(&scene, hand, self.story(), Manners::Irregular, tell)).join();
        });
        write!(f, "{}", lines.join("\n"))
    }
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

    /// What players and deck do.
    pub(crate) fn story(&self) -> (&[u16], &[u16]) {
        (&self.acts, &self.cards)
    }
}

/// So many cases, more in release; failures are found again by their own shrinking, not by a file.
pub(crate) fn cases(count: u32) -> Config {
    let cases = if cfg!(debug_assertions) { count } else { count * 20 };
    Config { cases, failure_persistence: None, max_shrink_iters: 20_000, ..Config::default() }
}
