//! Pots out of chips that were put in, without the play that put them in: cut, given back and split as in any hand.

use super::odd_chip;
use crate::chips::Chips;
use crate::citation::Why;
use crate::hand::Hand;
use crate::pot::{Pot, unmatched};
use crate::ruleset::choices::UnmatchedChips;
use crate::ruleset::params::AwardRules;
use crate::ruling::{Effect, Effects};
use crate::seat::{BySeat, Seat, Seats};
use crate::setup::{Fault, Setup};
use crate::table::Table;

/// Chips that were put in, and who can win them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PutIn {
    /// What each seat has put in, its own ante included.
    pub chips: BySeat<Chips>,
    /// What lies in the main pot beside, as nobody's wager.
    pub dead: Chips,
    /// The seats whose hand was live when the bets went to the pot.
    pub live: Seats,
    /// The seats without chips behind.
    pub all_in: Seats,
    /// The hands that are compared, best first, ties together; none if nothing is awarded yet.
    pub order: Vec<Seats>,
}

/// What becomes of chips that were put in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settled {
    /// What nobody matched and goes back.
    pub returned: Option<(Seat, Chips)>,
    /// The pots, main pot first.
    pub pots: Vec<Pot>,
    /// What each pot gives to whom.
    pub awards: Vec<Vec<(Seat, Chips)>>,
    /// The statements of the table that all this rests on.
    pub why: Why,
}

impl Table {
    /// Makes pots of chips that were put in, on the last street of a hand that begins so.
    ///
    /// # Errors
    /// What is wrong with the description of the hand, or with the chips.
    pub fn settle(&self, setup: &Setup, put_in: &PutIn) -> Result<Settled, Vec<Fault>> {
        let mut hand = self.deal(setup)?;
        let amounts = hand.seats.into_iter().map(|seat| put_in.chips[seat]).chain([put_in.dead]);
        let all = amounts.map(|chips| u128::from(chips.0)).sum::<u128>();
        let Some(collected) = u64::try_from(all).ok().map(Chips).filter(|all| *all <= Chips::LIMIT) else {
            return Err(vec![Fault::TooManyChips]);
        };
        (hand.paid, hand.dead, hand.collected) = (put_in.chips, put_in.dead, collected);
        (hand.live, hand.all_in) = (put_in.live & hand.seats, put_in.all_in & hand.seats);
        hand.contenders = hand.live;
        if let Some(plan) = self.streets.last() {
            hand.plan = *plan;
        }
        let mut why = Why::nothing();
        let rules = hand.course.award(hand.plan.round, hand.company(), hand.ending());
        let returned =
            unmatched(&hand).filter(|_| rules.unmatched_chips.cite(&mut why) == UnmatchedChips::Returned);
        if let Some((seat, chips)) = returned {
            hand.paid[seat] -= chips;
            hand.collected -= chips;
            hand.all_in = hand.all_in.without(seat);
        }
        let pots = hand.pots_now().as_slice().to_vec();
        let awards = awards(&mut hand, &put_in.order, rules, &mut why);
        Ok(Settled { returned, pots, awards, why })
    }
}

/// What each pot gives to whom, once hands are compared.
fn awards(
    hand: &mut Hand<'_>,
    order: &[Seats],
    rules: &AwardRules,
    why: &mut Why,
) -> Vec<Vec<(Seat, Chips)>> {
    if order.is_empty() {
        return Vec::new();
    }
    hand.live = order.iter().fold(Seats::NONE, |all, tied| all | *tied) & hand.live;
    let pots = hand.pots_now();
    let hand = &*hand;
    let award = |pot: &Pot| {
        let winners = order.iter().map(|tied| *tied & pot.contested).find(|winners| !winners.is_empty());
        let mut effects = Effects::none();
        odd_chip::split(hand, (pot.amount, winners.unwrap_or(Seats::NONE)), rules, (&mut effects, why));
        given(hand, &effects)
    };
    pots.as_slice().iter().map(award).collect()
}

/// What the effects of an award give to each seat.
fn given(hand: &Hand<'_>, effects: &Effects) -> Vec<(Seat, Chips)> {
    let of = |seat: Seat| -> Chips {
        let shares = effects.iter().filter_map(|effect| {
            let (Effect::Share(each, to) | Effect::OddChips(each, to)) = effect else { return None };
            to.has(seat).then_some(*each)
        });
        shares.sum()
    };
    let all = hand.seats.into_iter().map(|seat| (seat, of(seat)));
    all.filter(|(_, chips)| !chips.is_zero()).collect()
}
