//! Irregular play: any event by anyone at any time, with amounts on the borders where rules change.

use floorman_engine::{
    Action, Card, Cards, Chips, ChipsOut, Dealt, Disputed, Duty, Event, FloorRuling, Hand, Meant, PriorChips,
    Run, Seat, WagerOption, Word,
};

use super::scene::Scene;
use super::story::Manners;
use super::tape::Tape;
use super::{deck, seat};

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
pub(crate) fn any_event(scene: &Scene, hand: &Hand<'_>, manners: Manners, tape: &mut Tape<'_>) -> Event {
    let somebody = seat(tape.below(scene.setup.stacks.len() + 1).min(21));
    let turn = hand.options().map_or(somebody, |options| options.seat);
    let actor = if tape.once_in(4) { somebody } else { turn };
    match tape.below(8) {
        0 => of_the_dealer(somebody, tape),
        1 => tape.pick(&[Event::Show(somebody), Event::Muck(somebody)]),
        2 if manners == Manners::Wild => of_a_hand(scene, hand, somebody, tape),
        3 | 4 if manners == Manners::Wild => chips_or_words(scene, hand, actor, tape),
        _ => Event::Act(actor, tape.pick(&every_act(scene, hand))),
    }
}

/// What a dealer does, due or not.
fn of_the_dealer(somebody: Seat, tape: &mut Tape<'_>) -> Event {
    match tape.below(4) {
        1 => Event::Deal(somebody, any_cards(tape)),
        0 => Event::Agrees(somebody, tape.pick(&[2, 3, 1, 4, 0, 255])),
        2 if tape.once_in(3) => {
            let run = Run { board: tape.pick(&[2, 1, 3, 0, 255]), street: tape.pick(&[1, 2, 3, 0, 255]) };
            Event::RunOut(run, any_cards(tape))
        }
        2 => Event::Board(tape.pick(&[0, 1, 2, 3, 4, 255]), any_cards(tape)),
        _ => Event::Duty(tape.pick(&every_duty(somebody))),
    }
}

/// What happens to a seat's hand.
fn of_a_hand(scene: &Scene, hand: &Hand<'_>, somebody: Seat, tape: &mut Tape<'_>) -> Event {
    let other = seat(tape.below(scene.setup.stacks.len() + 1).min(21));
    match tape.below(10) {
        0 => Event::TakeBack(somebody),
        1 => Event::AskToSee(somebody, other),
        2 => Event::Skipped(somebody),
        3 => Event::ShowCards(somebody, one_of(hand, somebody, tape)),
        4 => Event::PlaysTheBoard(somebody),
        7 => Event::Misleads(somebody, other),
        6 => Event::Disputes(somebody, tape.pick(&[Disputed::TheReading, Disputed::ThePot])),
        5 => Event::Duty(Duty::Kill(somebody)),
        8 => Event::Chops(somebody),
        _ => Event::Exposed(somebody, tape.pick(&deck())),
    }
}

/// A card that a seat holds, or one that it may not.
fn one_of(hand: &Hand<'_>, seat: Seat, tape: &mut Tape<'_>) -> Cards {
    let held: Vec<Card> = hand.holding(seat).known.into_iter().collect();
    let all = if held.is_empty() || tape.once_in(8) { deck() } else { held };
    Cards::EMPTY.with(tape.pick(&all))
}

/// A straddle by anyone, most often by a seat that is offered one somewhere, of an amount that it has.
pub(crate) fn any_straddle(scene: &Scene, hand: &Hand<'_>, tape: &mut Tape<'_>) -> Event {
    let seats = scene.setup.stacks.len();
    let button = scene.setup.button.number();
    let left_of_the_last = hand.straddlers().into_iter().map(|seat| seat.number() + 1);
    let usual = [button, button + 3, button + 2].into_iter().chain(left_of_the_last);
    let usual: Vec<Seat> = usual.map(|place| seat(place % seats)).collect();
    let by = if tape.once_in(4) { seat(tape.below(seats)) } else { tape.pick(&usual) };
    let totals = straddles(scene, hand);
    let total = if tape.once_in(3) { tape.pick(&totals) } else { tape.pick(&totals[..4]) };
    Event::Straddles(by, total.min(hand.stack(by) + hand.front(by)))
}

/// Totals on the borders where a straddle is too small or too large.
pub(crate) fn straddles(scene: &Scene, hand: &Hand<'_>) -> Vec<Chips> {
    let chip = scene.chip();
    let big = scene.stakes.blinds[scene.stakes.blinds.len() - 1].0;
    let highest = hand.seats().into_iter().map(|seat| hand.front(seat).0).max().unwrap_or(0).max(big);
    let usual = [2 * highest, 2 * highest, 2 * big, 3 * big];
    let around = [2 * highest, 2 * big, highest, 4 * big, 4 * highest, scene.stakes.unit.0 * 3];
    let around = around.into_iter().flat_map(|total| [total + chip, total.saturating_sub(chip), total]);
    usual.into_iter().chain(around).map(Chips).collect()
}

/// Chips in silence, words, chips from the pocket, and what the floor makes of an act.
fn chips_or_words(scene: &Scene, hand: &Hand<'_>, actor: Seat, tape: &mut Tape<'_>) -> Event {
    let amounts = borders(scene, hand);
    match tape.below(18) {
        15 => Event::PriorChips(actor, PriorChips::TakenBack(tape.pick(&amounts).min(hand.front(actor)))),
        16 => Event::PriorChips(actor, PriorChips::PostedWith(tape.pick(&amounts))),
        17 => any_chips(scene, tape).map_or(Event::OtherTablesFinish, |chips| {
            Event::PriorChips(actor, PriorChips::PutOutWith(chips))
        }),
        12 => Event::CallsAsTold(actor, tape.pick(&amounts)),
        13 => Event::Found(actor, tape.pick(&amounts)),
        14 => Event::OtherTablesFinish,
        9 => Event::Noticed,
        10 | 11 => {
            let meant = tape.pick(&[Meant::TheAmount, Meant::ThePot]);
            Event::Unnoticed(actor, tape.pick(&every_act(scene, hand)), meant)
        }
        0 | 1 => any_chips(scene, tape).map_or(Event::TakeBack(actor), |chips| Event::PutOut(actor, chips)),
        2 | 3 => Event::Pushes(actor, tape.pick(&pushed(&amounts))),
        4 | 5 => Event::Says(actor, tape.pick(&every_word(&amounts))),
        6 => Event::Adds(actor, tape.pick(&amounts)),
        7 => Event::Straddles(actor, tape.pick(&amounts)),
        _ => Event::FloorRules(actor, tape.pick(&every_floor_ruling(scene, hand))),
    }
}

/// Amounts that can be pushed.
pub(crate) fn pushed(amounts: &[Chips]) -> Vec<Chips> {
    amounts.iter().copied().filter(|amount| *amount < Chips::LIMIT).collect()
}

/// Everything that the floor can rule.
pub(crate) fn every_floor_ruling(scene: &Scene, hand: &Hand<'_>) -> Vec<FloorRuling> {
    let acts = every_act(scene, hand).into_iter().map(FloorRuling::Act);
    let of_hands = [FloorRuling::HandIsLive, FloorRuling::HandIsDead];
    acts.chain(of_hands).chain([FloorRuling::ChipsPlay, FloorRuling::ChipsStayBehind]).collect()
}

/// Every duty.
pub(crate) fn every_duty(by: Seat) -> [Duty; 7] {
    [
        Duty::Collect,
        Duty::TurnUp,
        Duty::OpenShowdown,
        Duty::Rake,
        Duty::Award,
        Duty::Post(by),
        Duty::Sweep(by),
    ]
}

/// Every word, with each of these amounts.
pub(crate) fn every_word(amounts: &[Chips]) -> Vec<Word> {
    let of = |amount: &Chips| {
        [Word::BetOf(*amount), Word::RaiseOf(*amount), Word::RaiseTo(*amount), Word::Amount(*amount)]
    };
    [Word::Fold, Word::Check, Word::Call, Word::AllIn, Word::Bet, Word::Raise, Word::Pot]
        .into_iter()
        .chain(amounts.iter().flat_map(of))
        .collect()
}

/// A few chips of up to two kinds, not always of kinds in play.
fn any_chips(scene: &Scene, tape: &mut Tape<'_>) -> Option<ChipsOut> {
    let mut kinds: Vec<Chips> = scene.stakes.chips.clone();
    kinds.extend([Chips(scene.chip()), Chips(scene.chip() * 5), Chips(scene.chip() + 1)]);
    let mut some = || (tape.pick(&kinds), tape.pick(&[1, 2, 3, 0, 9, u16::MAX]));
    ChipsOut::of(&[some(), some()])
}

/// Up to four cards, known ones as a rule.
fn any_cards(tape: &mut Tape<'_>) -> Dealt {
    let all = deck();
    let known = (0..tape.below(4)).map(|_| tape.pick(&all)).collect();
    Dealt { known, unknown: if tape.once_in(8) { tape.pick(&[1, 2, 255]) } else { 0 } }
}
