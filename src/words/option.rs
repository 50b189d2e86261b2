//! What a seat may do, and why, in words and numbers.

use floorman_engine::ruleset::facts::Structure;
use floorman_engine::{Bounds, Chips, Hand, Match, Options, Reason, WagerOption};

use super::money::{Named, joined};

/// `A may fold, call 14 or raise to 24 up to 200`.
pub(crate) fn may(hand: &Hand<'_>, options: &Options, named: &Named) -> String {
    let whole = hand.front(options.seat) + hand.stack(options.seat);
    let mut acts = match options.match_ {
        Match::Check => vec!["check".to_owned()],
        Match::Call(chips) if chips == hand.stack(options.seat) => {
            vec!["fold".to_owned(), format!("call all-in for {}", named.chips(chips))]
        }
        Match::Call(chips) => vec!["fold".to_owned(), format!("call {}", named.chips(chips))],
        Match::FoldOnly => vec!["fold".to_owned()],
    };
    match options.wager {
        WagerOption::Bet(bounds) => acts.push(format!("bet {}", range(bounds, whole, named))),
        WagerOption::Raise(bounds) => acts.push(format!("raise to {}", range(bounds, whole, named))),
        WagerOption::AllIn(total) => acts.push(format!("go all-in for {} in all", named.chips(total))),
        WagerOption::Closed(_) | WagerOption::NoChips | WagerOption::Floor(_) => {}
    }
    let floor =
        if let WagerOption::Floor(_) = options.wager { "; the floor says whether it may raise" } else { "" };
    format!("{} may {}{floor}.", named.seat(options.seat), joined(&acts, "or"))
}

fn range(bounds: Bounds, whole: Chips, named: &Named) -> String {
    let most = if bounds.max == whole { "all it has, " } else { "" };
    if bounds.min == bounds.max {
        named.chips(bounds.min)
    } else {
        format!("{} up to {most}{}", named.chips(bounds.min), named.chips(bounds.max))
    }
}

/// The numbers behind it: `faces 4, a full raise is 10: it has acted, and may not raise`.
pub(crate) fn because(hand: &Hand<'_>, options: &Options, named: &Named) -> String {
    let seat = options.seat;
    let owes = hand.price().less(hand.front(seat));
    let faces = match (owes.is_zero(), hand.front(seat).is_zero()) {
        (true, _) => "faces nothing".to_owned(),
        (false, true) => format!("faces {}", named.chips(owes)),
        (false, false) => {
            format!("has {} in and faces {} more", named.chips(hand.front(seat)), named.chips(owes))
        }
    };
    let then = match options.wager {
        WagerOption::Bet(bounds) => format!("the smallest bet is {}", named.chips(bounds.min)),
        WagerOption::Raise(bounds) => smallest_raise(hand, bounds, named),
        WagerOption::AllIn(total) => {
            format!("its whole stack makes {}, which may always go in", named.chips(total))
        }
        WagerOption::Closed(reason) => closed(hand, reason, named),
        WagerOption::NoChips => format!("has {} behind", named.chips(hand.stack(seat))),
        WagerOption::Floor(question) => format!("its book leaves `{}` to the floor", question.name()),
    };
    format!("{faces}; {then}")
}

fn smallest_raise(hand: &Hand<'_>, bounds: Bounds, named: &Named) -> String {
    let full = hand.last_full_raise().unwrap_or_default();
    let price = hand.price();
    if hand.table().stakes().structure != Structure::FixedLimit && price + full == bounds.min {
        format!(
            "the last full raise is {}, and {} + {} = {}",
            named.chips(full),
            named.chips(price),
            named.chips(full),
            named.chips(bounds.min)
        )
    } else {
        let added = bounds.min.less(price);
        format!("{} + {} = {}", named.chips(price), named.chips(added), named.chips(bounds.min))
    }
}

/// Why a seat may not raise, in numbers.
pub(crate) fn closed(hand: &Hand<'_>, reason: Reason, named: &Named) -> String {
    match reason {
        Reason::NotReopened => match hand.last_full_raise() {
            Some(full) if !full.is_zero() => {
                format!("a full raise is {}: the betting is not open to it again", named.chips(full))
            }
            Some(_) | None => "the betting is not open to it again".to_owned(),
        },
        Reason::RaiseCap => "this round has had its raises".to_owned(),
        Reason::NoOpponentCanCall => "every other live hand is all-in, so no one can call a raise".to_owned(),
        Reason::FacingBet => "it has checked facing a bet, and may no longer raise".to_owned(),
        Reason::OutOfTurn
        | Reason::NothingToCall
        | Reason::BelowMinimum
        | Reason::AboveMaximum
        | Reason::BetOutstanding
        | Reason::NoBet
        | Reason::NotDue
        | Reason::WrongCardCount
        | Reason::NotAllowedHere
        | Reason::MustShow => format!("no raise: {}", reason.name()),
    }
}
