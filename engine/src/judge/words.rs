//! A word in turn binds, chips moved or not; an amount alone is read as chips in silence.
//!
//! Books: TDA 40, 43-B, 50-A and 51-A; WSOP live 16, 135, 180 and 183; document C, section 9.

use super::chips_out::{self, Silent};
use super::facing::Facing;
use super::{act, cards, open, pot_word, silent_chips, string_bet, turn, unclear_chips, wager};
use crate::chips::Chips;
use crate::citation::Why;
use crate::event::{Action, Word};
use crate::hand::Hand;
use crate::ruleset::answer::OrFloor;
use crate::ruleset::choices::{AmountSaid, RaiseAmount, WordAgainstChips, WordsBind};
use crate::ruleset::params::Question;
use crate::ruling::{Effect, Effects, Held, Impossible, Reason};
use crate::seat::Seat;

/// A word by the seat whose turn it is.
pub(super) fn says(
    hand: &Hand<'_>,
    (seat, word): (Seat, Word),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    let Some(facing) = Facing::of(hand, seat, why) else {
        return Ok(cards::not_due(hand, why));
    };
    let WordsBind::Binding = facing.rules.words_bind.cite(why);
    let action = match word {
        Word::Fold => Action::Fold,
        Word::Check => Action::Check,
        Word::Call => Action::Call,
        Word::AllIn => Action::AllIn,
        Word::BetOf(total) => Action::Bet(total),
        Word::RaiseTo(total) => Action::RaiseTo(total),
        Word::RaiseOf(amount) => return raise_of(&facing, amount, effects, why),
        Word::Amount(amount) => return amount_alone(&facing, amount, effects, why),
        Word::Bet | Word::Raise => return declare(&facing, effects, why),
        Word::Pot => return Ok(pot_word::says_pot(&facing, effects, why)),
    };
    act(hand, seat, action, effects, why)
}

fn raise_of(
    facing: &Facing<'_>,
    amount: Chips,
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    wager::possible(facing, Action::RaiseTo(amount))?;
    let (total, held) = match facing.rules.raise_amount.cite(why) {
        OrFloor::Ruled(RaiseAmount::Total) => (amount, None),
        OrFloor::Ruled(RaiseAmount::Increment) => {
            let total = facing.price.checked_add(amount).unwrap_or(Chips::LIMIT);
            (total, Some(Held::As(Action::RaiseTo(total), Reason::Increment)))
        }
        OrFloor::Floor => return Ok(Held::Floor(Question::RaiseAmount)),
    };
    let ruled = act(facing.hand, facing.seat, Action::RaiseTo(total), effects, why)?;
    Ok(if ruled == Held::AsDeclared { held.unwrap_or(ruled) } else { ruled })
}

fn amount_alone(
    facing: &Facing<'_>,
    amount: Chips,
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    let AmountSaid::AsSilentChips = facing.rules.amount_said.cite(why);
    let more = amount.less(facing.front);
    let named = Silent::amount(if more.is_zero() { amount.min(facing.stack) } else { more });
    chips_out::possible(facing, named)?;
    let chips = Silent::amount(more);
    Ok(match silent_chips::read(facing, chips, effects, why) {
        Held::As(became, Reason::SeveralChips) => Held::As(became, Reason::AmountAsChips),
        held @ (Held::As(..) | Held::AsDeclared | Held::Void(_) | Held::Floor(_)) => held,
    })
}

/// "Raise" or "bet" without an amount: the chips are to follow, where a raise is open.
fn declare(facing: &Facing<'_>, effects: &mut Effects, why: &mut Why) -> Result<Held, Impossible> {
    if facing.only_all_in_or_fold(why) || open::smallest_total(facing, why).is_none() {
        return act(facing.hand, facing.seat, Action::Complete, effects, why);
    }
    effects.push(Effect::Declare(facing.seat));
    Ok(Held::AsDeclared)
}

/// A word by the seat that has just acted: an act in words stands; against chips the book says what counts.
pub(super) fn after_an_act(
    hand: &Hand<'_>,
    (seat, word): (Seat, Word),
    effects: &mut Effects,
    why: &mut Why,
) -> Result<Held, Impossible> {
    let Some(last) = hand.last_act_of(seat).filter(|last| !last.put_out.is_zero()) else {
        let WordsBind::Binding = turn::rules(hand).words_bind.cite(why);
        return Ok(Held::Void(Reason::BoundByWords));
    };
    let before = hand.before(last);
    let Some(facing) = Facing::of(&before, last.seat, why) else {
        return Ok(turn::not_your_turn(hand, why));
    };
    if let Some(held) = unclear_chips::named_after(&facing, (last, word), effects, why) {
        return Ok(held);
    }
    match facing.rules.word_against_chips.cite(why) {
        OrFloor::Ruled(WordAgainstChips::FirstDefines | WordAgainstChips::Chips) => {
            Ok(Held::Void(Reason::BoundByWords))
        }
        OrFloor::Ruled(WordAgainstChips::Words) => {
            effects.push(Effect::Retract(last.seat, Chips::ZERO));
            says(&before, (last.seat, word), effects, why)
        }
        OrFloor::Floor => Ok(Held::Floor(Question::WordAgainstChips)),
    }
}

/// Whether the seat has said that it bets or raises, and its chips are still to follow.
pub(super) fn binds_to_raise(facing: &Facing<'_>, why: &mut Why) -> bool {
    let said = facing.hand.memory.declared == Some(facing.seat);
    if said {
        let WordsBind::Binding = facing.rules.words_bind.cite(why);
    }
    said
}

/// What binds a seat that has said it raises and then does less.
pub(super) fn bound(
    facing: &Facing<'_>,
    action: Action,
    effects: &mut Effects,
    why: &mut Why,
) -> Option<Held> {
    let less = matches!(action, Action::Fold | Action::Check | Action::Call);
    (less && binds_to_raise(facing, why)).then(|| string_bet::bound_to_raise(facing, effects, why))
}
