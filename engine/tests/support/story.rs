//! Stories: what happens at a table, decision by decision from a tape.

use floorman_engine::{
    Action, Bounds, Card, Cards, Chips, Dealt, Duty, Event, Hand, Held, Impossible, Match, Options, Pending,
    Ruling, WagerOption,
};

use super::scene::Scene;
use super::tape::Tape;
use super::{dealers_next, deck, seat};

/// How players and dealer behave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manners {
    /// Everyone does, in turn, what is offered.
    Regular,
    /// Now and then anything is done by anyone.
    Irregular,
}

/// A deck as a tape shuffles it.
pub(crate) fn shuffled(tape: &mut Tape<'_>) -> Vec<Card> {
    let mut deck = deck();
    for place in 0..deck.len() {
        let other = place + tape.below(deck.len() - place);
        deck.swap(place, other);
    }
    deck
}

/// More events than any hand takes once its story is over.
const MANY: usize = 4_000;

/// Plays a hand to its end and shows each event and its answer to `look`, beside the hand before it. The hand at the
/// end, or where it was when the tape was over and nothing more could happen.
pub(crate) fn play<'t>(
    scene: &Scene,
    mut hand: Hand<'t>,
    (acts, cards): (&[u16], &[u16]),
    manners: Manners,
    mut look: impl FnMut(&Hand<'t>, &Event, &Result<Ruling, Impossible>, &Hand<'t>),
) -> Hand<'t> {
    let deck = shuffled(&mut Tape::new(cards));
    let mut tape = Tape::new(acts);
    for _ in 0..MANY {
        let irregular = manners == Manners::Irregular && tape.once_in(3);
        let event = if irregular {
            Some(any_event(scene, &hand, &mut tape))
        } else {
            regular_event(scene, &hand, &deck, &mut tape)
        };
        let Some(event) = event else { return hand };
        let before = hand;
        let answer = hand.apply(&event);
        look(&before, &event, &answer, &hand);
        let void = answer.is_ok_and(|ruling| matches!(ruling.held, Held::Void(_)));
        assert!(irregular || !void || !matches!(event, Event::Duty(_)), "{event:?} is due, and void");
        if !irregular && tape.is_over() && answer.is_err() {
            return hand;
        }
    }
    panic!("the hand does not end");
}

/// What a careful dealer, and players who do what is offered, do next.
fn regular_event(scene: &Scene, hand: &Hand<'_>, deck: &[Card], tape: &mut Tape<'_>) -> Option<Event> {
    if let Pending::Show(seat) = hand.pending() {
        return Some(if tape.once_in(4) { Event::Muck(seat) } else { Event::Show(seat) });
    }
    if let Some(options) = hand.options() {
        return Some(Event::Act(options.seat, offered(scene, hand, &options, tape)));
    }
    let out = out(hand);
    dealers_next(hand, &mut deck.iter().copied().filter(|card| !out.contains(*card)))
}

/// The cards that are out.
fn out(hand: &Hand<'_>) -> Cards {
    hand.seats().into_iter().fold(hand.board().known, |out, seat| out.union(hand.holding(seat).known))
}

/// One of the acts that are offered.
fn offered(scene: &Scene, hand: &Hand<'_>, options: &Options, tape: &mut Tape<'_>) -> Action {
    let choice = tape.below(8);
    if choice >= 5 {
        match options.wager {
            WagerOption::Bet(bounds) => return Action::Bet(within(scene, bounds, tape)),
            WagerOption::Raise(bounds) => return Action::RaiseTo(within(scene, bounds, tape)),
            WagerOption::AllIn(_) => return Action::AllIn,
            WagerOption::Closed(_) | WagerOption::NoChips | WagerOption::Floor(_) => {}
        }
    }
    match options.match_ {
        Match::Call(_) | Match::FoldOnly if choice == 4 => Action::Fold,
        Match::Call(_) if hand.live().count() > 4 && choice == 3 => Action::Fold,
        Match::Check => Action::Check,
        Match::Call(_) => Action::Call,
        Match::FoldOnly => Action::Fold,
    }
}

fn within(scene: &Scene, bounds: Bounds, tape: &mut Tape<'_>) -> Chips {
    let steps = (bounds.max.0 - bounds.min.0) / scene.chip();
    match tape.below(4) {
        0 => bounds.min,
        1 => bounds.max,
        2 => Chips(bounds.min.0 + tape.between(0, steps.min(9)) * scene.chip()),
        _ => Chips(bounds.min.0 + tape.between(0, steps) * scene.chip()),
    }
}

/// Amounts on the borders where rules change.
pub(crate) fn borders(scene: &Scene, hand: &Hand<'_>) -> Vec<Chips> {
    let chip = scene.chip();
    let (mut minimum, mut maximum, mut whole) = (0, 0, 0);
    if let Some(options) = hand.options() {
        whole = (hand.stack(options.seat) + hand.front(options.seat)).0;
        if let WagerOption::Bet(bounds) | WagerOption::Raise(bounds) = options.wager {
            (minimum, maximum) = (bounds.min.0, bounds.max.0);
        }
    }
    let price = hand.price().0;
    let half = price + hand.last_full_raise().unwrap_or_default().0 / 2;
    let around = [price, half, minimum, maximum, whole].into_iter();
    let mut amounts: Vec<u64> =
        around.flat_map(|amount| [amount.saturating_sub(chip), amount, amount + chip]).collect();
    amounts.extend([0, 1, price + 1, minimum.saturating_sub(1), maximum + 1, u64::MAX]);
    amounts.sort_unstable();
    amounts.dedup();
    amounts.into_iter().map(Chips).collect()
}

/// Every act with an amount on a border, and every act without one.
pub(crate) fn every_act(scene: &Scene, hand: &Hand<'_>) -> Vec<Action> {
    let amounts = borders(scene, hand).into_iter();
    let wagers = amounts.flat_map(|amount| [Action::Bet(amount), Action::RaiseTo(amount)]);
    [Action::Fold, Action::Check, Action::Call, Action::AllIn, Action::Complete]
        .into_iter()
        .chain(wagers)
        .collect()
}

/// Anything at all, by anyone: most often an act of the seat whose turn it is.
fn any_event(scene: &Scene, hand: &Hand<'_>, tape: &mut Tape<'_>) -> Event {
    let somebody = seat(tape.below(scene.setup.stacks.len() + 1).min(21));
    let turn = hand.options().map_or(somebody, |options| options.seat);
    let actor = if tape.once_in(4) { somebody } else { turn };
    match tape.below(12) {
        0 => Event::Duty(any_duty(somebody, tape)),
        // Bug B10: more cards for the last live hand.
        1 if matches!(hand.pending(), Pending::Deal(..)) => Event::Deal(somebody, any_cards(tape)),
        2 => Event::Board(tape.pick(&[0, 1, 2, 3, 4, 255]), any_cards(tape)),
        3 => Event::Show(somebody),
        4 => Event::Muck(somebody),
        _ => Event::Act(actor, tape.pick(&every_act(scene, hand))),
    }
}

fn any_duty(somebody: floorman_engine::Seat, tape: &mut Tape<'_>) -> Duty {
    tape.pick(&[Duty::Collect, Duty::TurnUp, Duty::OpenShowdown, Duty::Award, Duty::Post(somebody)])
}

/// Up to four cards, known ones as a rule.
fn any_cards(tape: &mut Tape<'_>) -> Dealt {
    let all = deck();
    let known = (0..tape.below(4)).map(|_| tape.pick(&all)).collect();
    Dealt { known, unknown: if tape.once_in(8) { tape.pick(&[1, 2, 255]) } else { 0 } }
}
