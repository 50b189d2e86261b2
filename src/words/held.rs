//! What an act is held to be, and why, in words and numbers.

use floorman_engine::{Hand, Held, Impossible, Options, Pending, Reason, Seat, WagerOption, notation};

use super::money::Named;
use super::option::closed;

/// `A's act is held to be a call of 4`, or what else became of it.
pub(crate) fn held(hand: &Hand<'_>, seat: Option<Seat>, held: Held, named: &Named) -> String {
    let whose = seat.map_or("this".to_owned(), |seat| format!("{}'s act", named.seat(seat)));
    match held {
        Held::AsDeclared => format!("{whose} stands as declared."),
        Held::As(action, _) => format!("{whose} is held to be `{}`.", said(action, named)),
        Held::Void(_) => match hand.options() {
            Some(options) => {
                format!("{whose} counts for nothing; it is {}'s turn.", named.seat(options.seat))
            }
            None => format!("{whose} counts for nothing."),
        },
        Held::Floor(question) => format!("The floor decides: {}.", lower_first(question.doc())),
    }
}

/// An act without its seat, amounts in units.
pub(crate) fn said(action: floorman_engine::Action, named: &Named) -> String {
    use floorman_engine::Action::{AllIn, Bet, Call, Check, Complete, Fold, RaiseTo};
    match action {
        Bet(total) => format!("bets {}", named.chips(total)),
        RaiseTo(total) => format!("raises to {}", named.chips(total)),
        Fold | Check | Call | Complete | AllIn => notation::action(action),
    }
}

fn lower_first(doc: &str) -> String {
    let mut letters = doc.trim_end_matches('.').chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}

/// Why an act is not held as declared, in numbers, from the hand as it was before.
pub(crate) fn reason(hand: &Hand<'_>, seat: Option<Seat>, reason: Reason, named: &Named) -> String {
    let options = hand.options();
    let owes = seat.map(|seat| hand.price().less(hand.front(seat))).unwrap_or_default();
    let price = named.chips(hand.price());
    match reason {
        Reason::OutOfTurn => waits(hand.pending(), named),
        Reason::FacingBet => format!("faces {}, and a check does not answer it", named.chips(owes)),
        Reason::NothingToCall => "there is nothing to call".to_owned(),
        Reason::BelowMinimum => below(options.as_ref(), named),
        Reason::AboveMaximum => above(options.as_ref(), named),
        Reason::NotReopened => format!("faces {}; {}", named.chips(owes), closed(hand, reason, named)),
        Reason::RaiseCap | Reason::NoOpponentCanCall => closed(hand, reason, named),
        Reason::BetOutstanding => format!("{price} stands already, so it is a raise"),
        Reason::NoBet => "there is no bet to raise".to_owned(),
        Reason::NotDue => format!("it is not time for it: {}", waits(hand.pending(), named)),
        Reason::WrongCardCount => format!("the number of cards is wrong: {}", waits(hand.pending(), named)),
        Reason::NotAllowedHere => "this round knows two acts: all-in and fold".to_owned(),
        Reason::MustShow => "this hand has to be shown".to_owned(),
    }
}

fn below(options: Option<&Options>, named: &Named) -> String {
    match options.map(|options| options.wager) {
        Some(WagerOption::Bet(bounds) | WagerOption::Raise(bounds)) => {
            format!("{} is the least", named.chips(bounds.min))
        }
        Some(WagerOption::AllIn(total)) => format!("its whole stack makes {}", named.chips(total)),
        Some(WagerOption::Closed(_) | WagerOption::NoChips | WagerOption::Floor(_)) | None => {
            "it has no more than the call".to_owned()
        }
    }
}

fn above(options: Option<&Options>, named: &Named) -> String {
    match options.map(|options| options.wager) {
        Some(WagerOption::Bet(bounds) | WagerOption::Raise(bounds)) => {
            format!("{} is the most", named.chips(bounds.max))
        }
        Some(
            WagerOption::AllIn(_) | WagerOption::Closed(_) | WagerOption::NoChips | WagerOption::Floor(_),
        )
        | None => "it is more than is allowed".to_owned(),
    }
}

/// What cannot happen, with the names and units of the table.
pub(crate) fn impossible(impossible: Impossible, named: &Named) -> String {
    match impossible {
        Impossible::NotEnoughChips { has, total } => {
            format!("it has {} behind, {} in all on this street", named.chips(has), named.chips(total))
        }
        Impossible::UnknownCards(seat) => {
            format!("the award needs cards that nobody knows: {}'s, or the board's", named.seat(seat))
        }
        Impossible::NoSuchSeat
        | Impossible::NoLiveHand
        | Impossible::NotAChipAmount
        | Impossible::CardElsewhere
        | Impossible::HandOver => impossible.to_string(),
    }
}

/// What the table waits for.
pub(crate) fn waits(pending: Pending, named: &Named) -> String {
    match pending {
        Pending::Post(seat) => format!("{} is to post", named.seat(seat)),
        Pending::Deal(seat, 1) => format!("{} is to be dealt a card", named.seat(seat)),
        Pending::Deal(seat, cards) => format!("{} is to be dealt {cards} cards", named.seat(seat)),
        Pending::Board(1) => "the board is to get a card".to_owned(),
        Pending::Board(cards) => format!("the board is to get {cards} cards"),
        Pending::Act(seat) => format!("it is {}'s turn", named.seat(seat)),
        Pending::Collect => "the bets are to be gathered".to_owned(),
        Pending::TurnUp => "the hands are to be turned up".to_owned(),
        Pending::OpenShowdown => "the showdown is to begin".to_owned(),
        Pending::Show(seat) => format!("{} is to show or muck", named.seat(seat)),
        Pending::Award => "a pot is to be awarded".to_owned(),
        Pending::Over => "the hand is over".to_owned(),
    }
}
