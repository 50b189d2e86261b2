//! An act out of turn moves nothing, and binds its seat at its turn while nobody has bet or raised: beside a hand in
//! which nobody acts out of turn, that is all that differs.

use floorman_engine::{
    Action, Chips, Duty, Effect, Event, Hand, Held, MAX_SEATS, Match, Options, Ruling, Seat, Seats,
    WagerOption, Word,
};
use proptest::prelude::{prop_assert_eq, proptest};

use crate::support::irregular::every_act;
use crate::support::rules::with;
use crate::support::scene::Scene;
use crate::support::story::{regular_event, shuffled};
use crate::support::tape::Tape;
use crate::support::tapes::{Tapes, cases, tapes};

/// The chips of each seat, and the seats that are in.
fn lies(hand: &Hand<'_>) -> (Vec<[Chips; 3]>, Seats) {
    let amounts = |seat| [hand.stack(seat), hand.front(seat), hand.paid(seat)];
    (hand.seats().into_iter().map(amounts).collect(), hand.live())
}

/// What a seat may do that is not to act.
fn acts(before: &Hand<'_>, seat: Seat) -> [Event; 5] {
    let owes = before.price().less(before.front(seat));
    let calls = [Event::Act(seat, Action::Call), Event::Says(seat, Word::Call), Event::Pushes(seat, owes)];
    let [act, word, chips] = calls;
    [act, word, chips, Event::Act(seat, Action::AllIn), Event::Act(seat, Action::Fold)]
}

/// The event and its ruling, if it folds no hand and yet moves something, or is held as declared.
fn moved(before: &Hand<'_>, event: Event) -> Option<(Event, Ruling)> {
    let mut after = *before;
    let ruling = after.rule(&event).ok()?;
    let folds = ruling.effects.iter().any(|effect| matches!(effect, Effect::Fold(_)));
    let same = lies(before) == lies(&after) && before.pending() == after.pending();
    (!folds && (!same || ruling.held == Held::AsDeclared)).then_some((event, ruling))
}

/// An act that a seat did out of turn, and whether somebody has bet or raised since.
#[derive(Debug, Clone, Copy)]
struct Done {
    seat: Seat,
    action: Action,
    changed: bool,
}

/// Two hands of one story: in the first, seats act out of turn now and then.
struct Pair<'t> {
    early: Hand<'t>,
    plain: Hand<'t>,
    done: Vec<Done>,
}

impl Pair<'_> {
    /// One or two seats act out of turn.
    fn somebody_acts_early(&mut self, scene: &Scene, tape: &mut Tape<'_>) {
        let Some(options) = self.early.options() else { return };
        for _ in 0..tape.below(3) {
            let others: Vec<Seat> = self.early.live().without(options.seat).into_iter().collect();
            let seat = tape.pick(&others);
            let action = tape.pick(&every_act(scene, &self.early));
            let Ok(ruling) = self.early.rule(&Event::Act(seat, action)) else { continue };
            if ruling.effects.iter().any(|effect| matches!(effect, Effect::OutOfTurn(..))) {
                self.done.push(Done { seat, action, changed: false });
            }
        }
    }

    /// What the seat to act did out of turn, if nothing has changed since.
    fn bound(&self) -> Option<Done> {
        let seat = self.early.options()?.seat;
        self.done.iter().copied().find(|done| done.seat == seat && !done.changed)
    }

    /// How the act that the seat is held to is taken where nobody acts out of turn; nothing where it leaves a choice.
    fn taken(&self) -> Option<Ruling> {
        let done =
            self.bound().filter(|done| done.action != Action::Complete || !self.may_choose(done.seat))?;
        let ruling = self.plain.judge(&Event::Act(done.seat, done.action)).ok()?;
        matches!(ruling.held, Held::AsDeclared | Held::As(..)).then_some(ruling)
    }

    /// Whether a seat that says in turn that it raises still has the size to choose.
    fn may_choose(&self, seat: Seat) -> bool {
        let ruling = self.plain.judge(&Event::Says(seat, Word::Raise));
        ruling.is_ok_and(|ruling| ruling.effects.contains(&Effect::Declare(seat)))
    }

    /// What is wrong with what the seat to act may do.
    fn fault(&self) -> Option<String> {
        let (early, plain) = (self.early.options()?, self.plain.options()?);
        let raises = is_a_wager(early.wager);
        let good = match (self.bound(), self.taken()) {
            (Some(_), Some(_)) => {
                let ways = [early.may_fold(), early.match_ == Match::Check, must_call(&early), raises];
                ways.into_iter().filter(|way| *way).count() == 1
            }
            (Some(done), None) if done.action == Action::Complete && self.may_choose(done.seat) => {
                early.match_ == Match::SaidRaise && early.wager == plain.wager
            }
            (Some(done), None) if done.action == Action::Check => early.match_ == plain.match_ && !raises,
            (None, _) | (Some(_), None) => is_the_same(&early, &plain),
        };
        (!good).then(|| format!("{:?}: {early:?} for {plain:?}", self.bound()))
    }

    /// Both hands go on; what is wrong then.
    fn goes_on(&mut self, event: &Event) -> Option<String> {
        let (taken, seat, price) = (self.taken(), self.early.options()?.seat, self.plain.price());
        let (_, said) = (self.early.rule(event), self.plain.rule(event));
        let changed = self.plain.price() > price && taken.is_none();
        if self.early.options().is_some_and(|options| options.seat == seat) {
            return None;
        }
        self.done.retain(|done| done.seat != seat);
        self.done.iter_mut().for_each(|done| done.changed |= changed);
        let other = taken.zip(said.ok()).is_some_and(|(taken, said)| taken.effects != said.effects);
        let [early, plain] = [&self.early, &self.plain].map(lies);
        (other || early != plain).then(|| format!("{event:?} for {taken:?}: {early:?}, {plain:?}"))
    }
}

fn is_a_wager(option: WagerOption) -> bool {
    matches!(option, WagerOption::Bet(_) | WagerOption::Raise(_) | WagerOption::AllIn(_))
}

fn must_call(options: &Options) -> bool {
    matches!(options.match_, Match::MustCall(_))
}

fn is_the_same(one: &Options, other: &Options) -> bool {
    (one.match_, one.wager, one.unit) == (other.match_, other.wager, other.unit)
}

/// What goes wrong in a story in which seats act out of turn.
fn told(tapes: &Tapes) -> Option<String> {
    let scene = tapes.scene();
    let answers = [
        ("out-of-turn", "binding-if-unchanged"),
        ("action-changed-by", "bet-or-raise"),
        ("out-of-turn-options", "all"),
        ("fold-out-of-turn", "as-other-acts"),
        ("skipped-turn", "three-acted"),
    ];
    let table = scene.table(&with(&tapes.ruleset(&scene), &answers));
    let (acts, cards) = tapes.story();
    let deck = shuffled(&mut Tape::new(cards));
    let (mut tape, mut other) = (Tape::new(acts), Tape::new(&tapes.rules));
    let mut pair = Pair { early: scene.hand(&table), plain: scene.hand(&table), done: Vec::new() };
    // That a hand ends is a law of its own.
    for _ in 0..1_000 {
        pair.somebody_acts_early(&scene, &mut other);
        if let Some(fault) = pair.fault() {
            return Some(fault);
        }
        let event = regular_event(&scene, &pair.early, &deck, &mut tape)?;
        if pair.early.options().is_none() {
            pair.done.clear();
            let (early, plain) = (pair.early.rule(&event), pair.plain.rule(&event));
            if early != plain || early.is_err() {
                return (early != plain).then(|| format!("{event:?}: {early:?} for {plain:?}"));
            }
        } else if let Some(fault) = pair.goes_on(&event) {
            return Some(fault);
        }
    }
    None
}

/// The hand of a seat is killed and the others check or call to the end of the round; who is asked without a hand.
fn asked_without_a_hand(before: &Hand<'_>, seat: Seat) -> Option<Options> {
    let mut hand = *before;
    let Ok(_) = hand.rule(&Event::Duty(Duty::Kill(seat))) else { return None };
    for _ in 0..MAX_SEATS {
        let options = hand.options()?;
        if !hand.live().has(options.seat) {
            return Some(options);
        }
        let action = if options.owes().is_zero() { Action::Check } else { Action::Call };
        let Ok(_) = hand.rule(&Event::Act(options.seat, action)) else { break };
    }
    None
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn an_act_out_of_turn_moves_nothing(tapes in tapes()) {
        let mut acted = None;
        let bad = tapes.find(|now| {
            let turn = now.before.options().map(|options| options.seat);
            // The seat that acted last may still add words or chips to what it did.
            let others = now.before.seats().into_iter().filter(|seat| ![turn, acted].contains(&Some(*seat)));
            let bad = others.flat_map(|seat| acts(now.before, seat)).find_map(|event| moved(now.before, event));
            let next = now.after.options().map(|options| options.seat);
            acted = now.event.seat().filter(|seat| turn == Some(*seat) && next != turn).or(acted);
            bad.map(|(event, ruling)| (event, turn, ruling))
        });
        prop_assert_eq!(bad, None);
    }

    #[test]
    fn nobody_is_asked_whose_hand_was_killed(tapes in tapes()) {
        let bad = tapes.find(|now| {
            let asked = |seat| Some((seat, asked_without_a_hand(now.before, seat)?));
            now.before.live().into_iter().find_map(asked)
        });
        prop_assert_eq!(bad, None);
    }

    #[test]
    fn what_a_seat_did_out_of_turn_binds_it_and_nobody_else(tapes in tapes()) {
        prop_assert_eq!(told(&tapes), None);
    }
}
