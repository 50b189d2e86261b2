//! Stories: what happens at a table, decision by decision from a tape.

use floorman_engine::{
    Action, Bounds, Card, Cards, Chips, Dealt, Effect, Event, Hand, Held, Impossible, Match, Options,
    Pending, Ruling, Seat, WagerOption,
};

use super::irregular::{any_event, any_straddle};
use super::scene::Scene;
use super::tape::Tape;
use super::{dealers_next, deck};

/// How players and dealer behave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manners {
    /// Everyone does, in turn, what is offered.
    Regular,
    /// Now and then acts, cards and duties come from anyone at any time.
    Irregular,
    /// And chips come in silence, words are said, hands are claimed, the floor rules.
    Wild,
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
    let mut deck = shuffled(&mut Tape::new(cards));
    let mut tape = Tape::new(acts);
    for _ in 0..MANY {
        let irregular = manners != Manners::Regular && tape.once_in(3);
        let event = if irregular {
            Some(any_event(scene, &hand, manners, &mut tape))
        } else {
            regular_event(scene, &hand, &deck, &mut tape)
        };
        let Some(event) = event else { return hand };
        let before = hand;
        let answer = hand.rule(&event);
        look(&before, &event, &answer, &hand);
        for effect in answer.iter().flat_map(|ruling| ruling.effects.iter()) {
            if let Effect::Expose(card) = effect {
                deck.retain(|other| other != card);
            }
        }
        let void = answer.is_ok_and(|ruling| matches!(ruling.held, Held::Void(_)));
        assert!(irregular || !void || !matches!(event, Event::Duty(_)), "{event:?} is due, and void");
        if !irregular && tape.is_over() && answer.is_err() {
            return hand;
        }
    }
    panic!("the hand does not end");
}

/// What a careful dealer, and players who do what is offered, do next.
pub(crate) fn regular_event(
    scene: &Scene,
    hand: &Hand<'_>,
    deck: &[Card],
    tape: &mut Tape<'_>,
) -> Option<Event> {
    if let Pending::Show(seat) = hand.pending() {
        return Some(if tape.once_in(4) { Event::Muck(seat) } else { Event::Show(seat) });
    }
    if let Some(event) = chop(hand, tape) {
        return Some(event);
    }
    if let Some(options) = hand.options() {
        return Some(Event::Act(options.seat, offered(hand, &options, tape)));
    }
    if let Some(event) = agreement(hand, tape) {
        return Some(event);
    }
    let out = out(hand);
    let straddled = !hand.straddlers().is_empty();
    if is_before_the_cards(hand) && tape.once_in(if straddled { 3 } else { 2 }) {
        return Some(any_straddle(scene, hand, tape));
    }
    dealers_next(hand, &mut deck.iter().copied().filter(|card| !out.contains(*card)))
}

/// Whether blinds are posted and no card is dealt.
fn is_before_the_cards(hand: &Hand<'_>) -> bool {
    let holds_nothing = |seat| hand.holding(seat) == Dealt { known: Cards::EMPTY, unknown: 0 };
    hand.street() == 0
        && matches!(hand.pending(), Pending::Deal(..))
        && hand.seats().into_iter().all(holds_nothing)
}

/// Where two blinds may take their bets back, now and then one agrees.
fn chop(hand: &Hand<'_>, tape: &mut Tape<'_>) -> Option<Event> {
    if hand.street() > 0 || !hand.live().at_most_two() || hand.options().is_none() {
        return None;
    }
    let live: Vec<Seat> = hand.live().into_iter().collect();
    let is_open =
        |seat: &Seat| hand.judge(&Event::Chops(*seat)).is_ok_and(|ruling| ruling.held == Held::AsDeclared);
    (live.iter().any(is_open) && tape.once_in(2)).then(|| Event::Chops(tape.pick(&live)))
}

/// Once nobody can bet any more, some agree to more boards, now and then to another number of them.
fn agreement(hand: &Hand<'_>, tape: &mut Tape<'_>) -> Option<Event> {
    let all_in = hand.live().meets(hand.all_in()) && matches!(hand.pending(), Pending::Board(_));
    if !all_in || !tape.once_in(2) {
        return None;
    }
    let live: Vec<Seat> = hand.live().into_iter().collect();
    // Most name the same number, or they would never agree to three.
    let usual = if hand.in_the_pot().0.is_multiple_of(3) { 2 } else { 3 };
    let event = Event::Agrees(tape.pick(&live), tape.pick(&[usual, usual, usual, usual, usual, 2, 1]));
    // A deck may have no cards for them.
    hand.judge(&event).is_ok().then_some(event)
}

/// The cards that are out.
fn out(hand: &Hand<'_>) -> Cards {
    let boards = (1..=hand.boards()).filter_map(|number| hand.board_numbered(number));
    let on_boards = boards.fold(Cards::EMPTY, |out, board| out.union(board.known));
    hand.seats().into_iter().fold(on_boards, |out, seat| out.union(hand.holding(seat).known))
}

/// One of the acts that are offered.
fn offered(hand: &Hand<'_>, options: &Options, tape: &mut Tape<'_>) -> Action {
    let choice = tape.below(8);
    if choice >= 5 {
        match options.wager {
            WagerOption::Bet(bounds) => return Action::Bet(within(options, bounds, tape)),
            WagerOption::Raise(bounds) => return Action::RaiseTo(within(options, bounds, tape)),
            WagerOption::AllIn(_) => return Action::AllIn,
            WagerOption::Closed(_) | WagerOption::NoChips | WagerOption::Floor(_) => {}
        }
    }
    match options.match_ {
        Match::Call(_) | Match::FoldOnly if choice == 4 => Action::Fold,
        Match::Call(_) if hand.live().count() > 4 && choice == 3 => Action::Fold,
        Match::Check => Action::Check,
        Match::Call(_) | Match::MustCall(_) => Action::Call,
        Match::FoldOnly => Action::Fold,
        Match::SaidRaise => match options.wager {
            WagerOption::Bet(bounds) => Action::Bet(bounds.min),
            WagerOption::Raise(bounds) => Action::RaiseTo(bounds.min),
            WagerOption::AllIn(_) => Action::AllIn,
            WagerOption::Closed(_) | WagerOption::NoChips | WagerOption::Floor(_) => Action::Complete,
        },
    }
}

fn within(options: &Options, bounds: Bounds, tape: &mut Tape<'_>) -> Chips {
    let unit = options.unit.0;
    let steps = (bounds.max.0 - bounds.min.0) / unit;
    match tape.below(4) {
        0 => bounds.min,
        1 => bounds.max,
        2 => Chips(bounds.min.0 + tape.between(0, steps.min(9)) * unit),
        _ => Chips(bounds.min.0 + tape.between(0, steps) * unit),
    }
}
