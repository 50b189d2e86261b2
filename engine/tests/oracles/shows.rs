//! Who shows first, and who next. TDA 16 and 17-A; WSOP live 149; C18, C21, A26 and D03 of the documents.

use floorman_engine::{Condition, Duty, Event, Hand, Pending, Ruleset, Seat, Seats};
use proptest::prelude::{Strategy, prop_assert, proptest};

use crate::notebook::{Deed, Notebook};
use crate::support::rules::{answering, arm, list, plain_arms, word};
use crate::support::scene::{Scene, Scope, scene};
use crate::support::story::{Manners, play};
use crate::support::tape::Tape;
use crate::support::tapes::{Tapes, cases, tapes, transcript};

/// Orders of preference, by what they are called.
const ORDERS: [&[&str]; 4] = [
    &["last-aggressor", "first-to-act"],
    &["last-aggressor-of-any-round", "first-to-act"],
    &["first-to-act"],
    &["last-aggressor", "last-to-act"],
];

struct Case {
    scene: Scene,
    order: &'static [&'static str],
    side_pot_first: bool,
    tapes: Tapes,
}

impl Case {
    fn of(tapes: Tapes) -> Self {
        let scene = scene(Scope::Plain, &mut Tape::new(&tapes.table));
        let mut rules = Tape::new(&tapes.rules);
        let order = rules.pick(&ORDERS);
        Self { scene, order, side_pot_first: rules.below(2) == 0, tapes }
    }

    /// The plain ruleset, all hands shown in turn.
    fn ruleset(&self) -> Ruleset {
        answering("shows", |question| {
            let always = |value| vec![arm(question, Condition::always(), value)];
            match question.name() {
                "first-to-show" => always(list(question, self.order)),
                "side-pot-hands" if self.side_pot_first => always(word(question, "shown-first")),
                "side-pot-hands" => always(word(question, "shown-together")),
                "all-in-hands" => always(word(question, "shown-in-turn")),
                _ => plain_arms(question),
            }
        })
    }

    fn first_difference(&self) -> Option<String> {
        let table = self.scene.table(&self.ruleset());
        let mut watch =
            Watch { case: self, notebook: Notebook::default(), aggressor: None, first: None, bad: None };
        let story = self.tapes.story();
        play(&self.scene, self.scene.hand(&table), story, Manners::Regular, |before, event, _, after| {
            watch.see(before, event, after);
        });
        watch.bad
    }
}

impl std::fmt::Debug for Case {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&transcript(&self.scene, &self.ruleset(), self.tapes.story(), Manners::Regular))
    }
}

struct Watch<'c> {
    case: &'c Case,
    notebook: Notebook,
    /// The last to bet or raise, and on which street.
    aggressor: Option<(Seat, usize)>,
    /// The first to show.
    first: Option<Seat>,
    bad: Option<String>,
}

impl Watch<'_> {
    fn see(&mut self, before: &Hand<'_>, event: &Event, after: &Hand<'_>) {
        if let Pending::Show(seat) = before.pending() {
            let due = self.due(before);
            if due != seat && self.bad.is_none() {
                self.bad = Some(format!("{seat:?} is to show, not {due:?}: {:?}", self.aggressor));
            }
        }
        if *event == Event::Duty(Duty::OpenShowdown) {
            self.first = self.case.order.iter().find_map(|who| self.named(before, who));
        }
        let asked =
            before.price().max(before.seats().into_iter().map(|seat| before.front(seat)).max().unwrap());
        self.notebook.write(before, event, after);
        let wagered = |line: &&crate::notebook::Line| line.deed == Deed::Stayed && line.total > asked.0;
        if let (Event::Act(seat, _), Some(_)) = (event, self.notebook.lines.last().filter(wagered)) {
            self.aggressor = Some((*seat, before.street()));
        }
    }

    /// The seat that is to show now: of those whose hand is down, the side pot's first, from the first to show on.
    fn due(&self, hand: &Hand<'_>) -> Seat {
        let first = self.first.unwrap();
        let down = hand.live().except(hand.face_up());
        let of_a_pot = |contested: Seats| contested & down;
        let pots = hand.pots();
        let last_pot = pots.iter().rev().map(|pot| of_a_pot(pot.contested)).find(|seats| !seats.is_empty());
        let due = if self.case.side_pot_first { last_pot.unwrap() } else { down };
        if due.has(first) { first } else { due.after(first).unwrap() }
    }

    /// The seat that a preference names, if its hand is still in.
    fn named(&self, hand: &Hand<'_>, who: &str) -> Option<Seat> {
        let aggressor =
            |any: bool| self.aggressor.filter(|(_, street)| any || *street == 3).map(|(seat, _)| seat);
        match who {
            "last-aggressor" => aggressor(false),
            "last-aggressor-of-any-round" => aggressor(true),
            "first-to-act" => hand.live().after(hand.button()),
            _ => hand.live().clockwise(hand.button()).last(),
        }
    }
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn hands_are_shown_in_the_order_of_the_book(case in tapes().prop_map(Case::of)) {
        let bad = case.first_difference();
        prop_assert!(bad.is_none(), "{}", bad.unwrap_or_default());
    }
}
