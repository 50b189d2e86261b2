//! The rulebook's table of contents: which rule judges what, in which phase.

mod accepted_action;
mod added_chips;
mod all_in_hands;
mod asking_to_see;
mod award;
mod barred;
mod blind_chop;
mod boards;
mod call;
mod cards;
mod chips_out;
mod closed_raise;
mod correction;
mod correction_window;
mod declared;
mod disputes;
mod facing;
mod fixed_limit;
mod forced_bets;
mod found_chips;
mod half;
mod held_to;
mod killed_hand;
mod minimum_raise;
mod miscalled_hand;
mod misdeal;
mod mixed_chips;
mod mucked_hand;
mod odd_chip;
mod open;
mod out_of_turn;
mod playing_the_board;
mod pot_limit;
mod pot_word;
mod prior_chips;
pub(crate) mod put_in;
mod raise_cap;
mod rake;
mod reopening;
mod run_outs;
mod show;
mod show_order;
mod silent_chips;
mod skipped_turn;
mod small_chips;
mod spread_limit;
mod straddle;
mod string_bet;
mod turn;
mod uncalled_bet;
mod unclear_chips;
mod undercall;
mod wager;
mod wager_unit;
mod winning_hand;
mod words;

use crate::citation::Why;
use crate::event::{Action, Duty, Event, FloorRuling};
use crate::hand::{Betting, Hand, Pending, Phase};
use crate::options::{Options, WagerOption};
use crate::ruling::{Effects, Held, Impossible, Ruling};
use crate::seat::Seat;
use chips_out::Silent;
use facing::Facing;

/// Judges an event, and fills a blank ruling in where it stands.
#[inline]
pub(crate) fn judge(hand: &Hand<'_>, event: &Event, ruling: &mut Ruling) -> Result<(), Impossible> {
    ruling.held = held(hand, event, &mut ruling.effects, &mut ruling.why)?;
    Ok(())
}

/// What the table waits for is possible by itself; whatever else happens may not be.
fn held(hand: &Hand<'_>, event: &Event, effects: &mut Effects, why: &mut Why) -> Result<Held, Impossible> {
    match (event, hand.pending()) {
        (Event::Act(seat, action), Pending::Act(turn)) if *seat == turn => {
            if hand.memory.early.seats.has(turn) {
                return held_to::in_turn(hand, (turn, event), effects, why);
            }
            act(hand, turn, *action, effects, why)
        }
        (Event::Deal(seat, dealt), Pending::Deal(due, _)) if *seat == due => {
            cards::deal(hand, (due, *dealt), effects, why)
        }
        (Event::Show(seat), Pending::Show(due)) if *seat == due => Ok(show::show(hand, due, effects, why)),
        (Event::Duty(duty), pending) if pending.duty() == Some(*duty) => perform(hand, *duty, effects, why),
        _ => unasked(hand, event, effects, why),
    }
}

/// What the table does not wait for, and what people do beside the plain acts.
fn unasked(hand: &Hand<'_>, event: &Event, effects: &mut Effects, why: &mut Why) -> Result<Held, Impossible> {
    possible(hand, event)?;
    match event {
        Event::Board(street, dealt) => cards::board(hand, (*street, *dealt), effects, why),
        Event::Deal(seat, dealt) => cards::deal(hand, (*seat, *dealt), effects, why),
        Event::Show(seat) => Ok(show::show(hand, *seat, effects, why)),
        Event::Duty(duty) => perform(hand, *duty, effects, why),
        Event::Act(..)
        | Event::Agrees(..)
        | Event::Chops(_)
        | Event::RunOut(..)
        | Event::Muck(_)
        | Event::ShowCards(..)
        | Event::PlaysTheBoard(_)
        | Event::PutOut(..)
        | Event::Pushes(..)
        | Event::Says(..)
        | Event::Unnoticed(..)
        | Event::Noticed
        | Event::CallsAsTold(..)
        | Event::Found(..)
        | Event::PriorChips(..)
        | Event::OtherTablesFinish
        | Event::Adds(..)
        | Event::Straddles(..)
        | Event::TakeBack(_)
        | Event::AskToSee(..)
        | Event::Misleads(..)
        | Event::Disputes(..)
        | Event::Skipped(_)
        | Event::Exposed(..)
        | Event::FloorRules(..) => of_people(hand, *event, effects, why),
    }
}

/// What people do beside the plain acts: words, chips in silence, hands thrown away, faults of the deal.
#[cold]
fn of_people(
    hand: &Hand<'_>,
    event: Event,
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    Ok(match event {
        Event::Act(seat, _)
        | Event::PutOut(seat, _)
        | Event::Pushes(seat, _)
        | Event::Says(seat, _)
        | Event::Unnoticed(seat, ..) => of_players(hand, (seat, event), effects, why)?,
        Event::FloorRules(seat, FloorRuling::Act(action)) if is_turn(hand, seat) => {
            act(hand, seat, action, effects, why)?
        }
        Event::FloorRules(seat, ruled @ (FloorRuling::HandIsLive | FloorRuling::HandIsDead)) => {
            mucked_hand::floor_rules(hand, (seat, ruled), effects, why)
        }
        Event::FloorRules(seat, ruled @ (FloorRuling::ChipsPlay | FloorRuling::ChipsStayBehind)) => {
            found_chips::floor_rules(hand, (seat, ruled), effects, why)
        }
        Event::FloorRules(..) => turn::not_your_turn(hand, why),
        Event::CallsAsTold(seat, told) => accepted_action::calls_as_told(hand, (seat, told), effects, why)?,
        Event::PriorChips(seat, what) => prior_chips::moves(hand, (seat, what), effects, why)?,
        Event::Found(seat, chips) => found_chips::found(hand, (seat, chips), effects, why)?,
        Event::OtherTablesFinish => all_in_hands::other_tables_finish(hand, effects, why),
        Event::Noticed => correction::noticed(hand, effects, why),
        Event::Agrees(seat, boards) => run_outs::agree(hand, (seat, boards), effects, why)?,
        Event::Chops(seat) => blind_chop::agree(hand, seat, effects, why),
        Event::RunOut(run, dealt) => run_outs::deal(hand, (run, dealt), effects, why)?,
        Event::Adds(seat, chips) => added_chips::add(hand, (seat, chips), effects, why)?,
        Event::Straddles(seat, total) => straddle::straddle(hand, (seat, total), effects, why)?,
        Event::Muck(seat) => show::muck(hand, seat, effects, why),
        Event::ShowCards(seat, cards) => winning_hand::show_cards(hand, (seat, cards), effects, why)?,
        Event::PlaysTheBoard(seat) => playing_the_board::announce(hand, seat, effects, why),
        Event::TakeBack(seat) => mucked_hand::take_back(hand, seat, effects, why),
        Event::AskToSee(by, of) => asking_to_see::ask(hand, (by, of), effects, why)?,
        Event::Misleads(by, of) => miscalled_hand::misleads(hand, (by, of), effects, why),
        Event::Disputes(_, what) => disputes::dispute(hand, what, why),
        Event::Skipped(seat) => misdeal::skipped(hand, seat, effects, why),
        Event::Exposed(seat, card) => misdeal::exposed(hand, (seat, card), effects, why)?,
        Event::Deal(..) | Event::Board(..) | Event::Show(_) | Event::Duty(_) => cards::not_due(hand, why),
    })
}

/// Acts out of turn; words and chips of a player, in turn or not.
fn of_players(
    hand: &Hand<'_>,
    (seat, event): (Seat, Event),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    let in_turn = is_turn(hand, seat);
    if in_turn && hand.memory.early.seats.has(seat) {
        return held_to::in_turn(hand, (seat, &event), effects, why);
    }
    if let Event::PutOut(_, chips) = event {
        chips_out::has_chips(hand, seat, &chips)?;
        put_out(hand, (event, seat, Silent::chips(&chips)), effects, why)
    } else if let Event::Pushes(_, amount) = event {
        put_out(hand, (event, seat, Silent::amount(amount)), effects, why)
    } else if let Event::Says(_, word) = event
        && in_turn
    {
        words::says(hand, (seat, word), effects, why)
    } else if let Event::Says(_, word) = event
        && hand.memory.actor == Some(seat)
    {
        words::after_an_act(hand, (seat, word), effects, why)
    } else if let Event::Unnoticed(_, action, meant) = event
        && in_turn
    {
        correction::unnoticed(hand, (seat, action, meant), effects, why)
    } else {
        out_of_turn::out_of_turn(hand, (seat, event), effects, why)
    }
}

/// What a seat does in turn once what it did out of turn is set aside.
fn in_turn(
    hand: &Hand<'_>,
    (seat, event): (Seat, &Event),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    if let Event::Act(_, action) = *event {
        act(hand, seat, action, effects, why)
    } else {
        of_players(hand, (seat, *event), effects, why)
    }
}

/// What the dealer does by rule.
fn perform(hand: &Hand<'_>, duty: Duty, effects: &mut Effects, why: &mut Why) -> Result<Held, Impossible> {
    Ok(match (duty, hand.pending()) {
        (Duty::Post(seat), _) if hand.owes_a_post(seat) => forced_bets::post(hand, seat, effects, why),
        (Duty::Collect, Pending::Collect) => uncalled_bet::collect(hand, effects, why),
        (Duty::TurnUp, Pending::TurnUp) => all_in_hands::turn_up(hand, effects, why),
        (Duty::OpenShowdown, Pending::OpenShowdown) => show_order::open_showdown(hand, effects, why),
        (Duty::Rake, Pending::Rake) => rake::rake(hand, effects, why),
        (Duty::Award, Pending::Award) => award::award(hand, effects, why)?,
        (Duty::Sweep(seat), _) => mucked_hand::sweep(hand, seat, effects, why),
        (Duty::Kill(seat), _) => killed_hand::kill(hand, seat, effects, why),
        (Duty::Post(_) | Duty::Collect | Duty::TurnUp | Duty::OpenShowdown | Duty::Rake | Duty::Award, _) => {
            cards::not_due(hand, why)
        }
    })
}

fn is_turn(hand: &Hand<'_>, seat: Seat) -> bool {
    hand.pending() == Pending::Act(seat)
}

/// Chips put out in silence: an act in turn, or one more motion by the seat that acted last.
fn put_out(
    hand: &Hand<'_>,
    (event, seat, chips): (Event, Seat, Silent),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    if !is_turn(hand, seat) {
        if hand.memory.actor == Some(seat) {
            return Ok(string_bet::another_motion(hand, (seat, chips), effects, why));
        }
        return out_of_turn::out_of_turn(hand, (seat, event), effects, why);
    }
    let Some(facing) = Facing::of(hand, seat, why) else {
        return Ok(cards::not_due(hand, why));
    };
    if hand.has_moved_chips(seat) {
        return mixed_chips::put_out(&facing, chips, effects, why);
    }
    chips_out::possible(&facing, chips)?;
    Ok(silent_chips::put_out(&facing, chips, effects, why))
}

/// An act by the seat whose turn it is.
fn act(
    hand: &Hand<'_>,
    seat: Seat,
    action: Action,
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    let Phase::Betting(betting) = &hand.phase else {
        return Ok(cards::not_due(hand, why));
    };
    let facing = Facing::in_round(hand, betting, seat, why);
    wager::possible(&facing, action)?;
    if let Some(held) = words::bound(&facing, action, effects, why) {
        return Ok(held);
    }
    if facing.only_all_in_or_fold(why) {
        return Ok(declared::all_in_or_fold(&facing, action, effects, why));
    }
    Ok(match action {
        Action::Fold => declared::fold(&facing, effects, why),
        Action::Check => declared::check(&facing, effects, why),
        Action::Call => declared::call(&facing, effects, why),
        Action::Bet(_) | Action::RaiseTo(_) | Action::Complete | Action::AllIn => {
            wager::wager(&facing, action, effects, why)
        }
    })
}

/// What the seat to act may do.
pub(crate) fn options(hand: &Hand<'_>, seat: Seat) -> Option<Options> {
    if hand.memory.early.seats.has(seat) {
        return held_to::options(hand, seat);
    }
    let mut why = Why::nothing();
    let Phase::Betting(betting) = &hand.phase else {
        return None;
    };
    if betting.over_straddle {
        opened_over_a_straddle(hand, betting, &mut why);
    }
    let facing = Facing::in_round(hand, betting, seat, &mut why);
    let (match_, wager) = open::options(&facing, &mut why);
    let unit = match wager {
        WagerOption::Bet(_) | WagerOption::Raise(_) => wager_unit::unit(&facing, &mut why),
        WagerOption::AllIn(_) | WagerOption::Closed(_) | WagerOption::NoChips | WagerOption::Floor(_) => {
            hand.table.sizes.smallest_chip
        }
    };
    Some(Options { seat, match_, wager, unit, why })
}

/// Who acts first over a straddle was ruled when it was put out; it matters until someone raises.
#[cold]
fn opened_over_a_straddle(hand: &Hand<'_>, betting: &Betting, why: &mut Why) {
    if betting.made == 0 {
        hand.course.deal.straddle_opener.cite(why);
    }
}

/// What cannot happen at this table, whatever the rules say.
fn possible(hand: &Hand<'_>, event: &Event) -> Result<(), Impossible> {
    let after_the_end = matches!(event, Event::AskToSee(..) | Event::Disputes(..));
    if matches!(hand.phase, Phase::Over) && (hand.memory.misdealt || !after_the_end) {
        return Err(Impossible::HandOver);
    }
    let Some(seat) = event.seat() else {
        return Ok(());
    };
    let seat = if let Event::AskToSee(_, of) | Event::Misleads(_, of) = *event
        && hand.seats().has(seat)
    {
        of
    } else {
        seat
    };
    let needs_a_hand = matches!(
        event,
        Event::Act(..)
            | Event::Agrees(..)
            | Event::Chops(_)
            | Event::FloorRules(_, FloorRuling::Act(_))
            | Event::PutOut(..)
            | Event::Pushes(..)
            | Event::Straddles(..)
            | Event::Says(..)
            | Event::Unnoticed(..)
            | Event::CallsAsTold(..)
            | Event::PriorChips(..)
            | Event::Show(_)
            | Event::ShowCards(..)
            | Event::Muck(_)
            | Event::Duty(Duty::Kill(_))
    );
    if !hand.seats().has(seat) {
        Err(Impossible::NoSuchSeat)
    } else if needs_a_hand && !hand.live().has(seat) {
        Err(Impossible::NoLiveHand)
    } else {
        Ok(())
    }
}
