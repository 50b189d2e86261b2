//! Pots, layer by layer: cut at the levels at which someone is all-in.

use crate::chips::Chips;
use crate::hand::Hand;
use crate::ruleset::choices::RakeFrom;
use crate::seat::{MAX_SEATS, Seat, Seats};

/// One pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pot {
    /// The chips in it.
    pub amount: Chips,
    /// The live seats that contest it.
    pub contested: Seats,
    /// Whether it has been awarded.
    pub awarded: bool,
}

const MAX_POTS: usize = MAX_SEATS + 1;

/// The pots of a hand, main pot first.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pots {
    list: [Pot; MAX_POTS],
    len: usize,
}

impl Pots {
    pub(crate) const NONE: Self = Self {
        list: [Pot { amount: Chips::ZERO, contested: Seats::NONE, awarded: false }; MAX_POTS],
        len: 0,
    };

    pub(crate) fn as_slice(&self) -> &[Pot] {
        self.list.get(..self.len).unwrap_or_default()
    }

    fn push(&mut self, amount: Chips, contested: Seats) {
        if amount.is_zero() {
            return;
        }
        if contested.is_empty() && self.len > 0 {
            return self.add_to_last(amount);
        }
        if let Some(place) = self.list.get_mut(self.len) {
            *place = Pot { amount, contested, awarded: false };
            self.len += 1;
        }
    }

    fn add_to_last(&mut self, amount: Chips) {
        if let Some(last) = self.list.get_mut(self.len.saturating_sub(1)) {
            last.amount += amount;
        }
    }
}

/// Cuts the collected chips into pots. Who is still in changes who contests a pot, never where it is cut.
pub(crate) fn cut(hand: &Hand<'_>, pots: &mut Pots) {
    let (mut below, mut left, mut dead) = (Chips::ZERO, hand.collected, hand.dead);
    let mut capped = hand.contenders & hand.all_in;
    while let Some(level) = capped.into_iter().map(|seat| hand.paid[seat]).min() {
        let amount = layer(hand, below, level) + std::mem::take(&mut dead);
        pots.push(amount, who_paid(hand, hand.contenders, |paid| paid >= level));
        left -= amount;
        capped = who_paid(hand, capped, |paid| paid > level);
        below = level;
    }
    pots.push(left, hand.contenders.except(hand.all_in));
    finish(hand, pots);
}

/// What all seats have paid between two levels.
fn layer(hand: &Hand<'_>, below: Chips, level: Chips) -> Chips {
    hand.seats.into_iter().map(|seat| hand.paid[seat].min(level).less(below)).sum()
}

fn who_paid(hand: &Hand<'_>, seats: Seats, enough: impl Fn(Chips) -> bool) -> Seats {
    seats.into_iter().filter(|seat| enough(hand.paid[*seat])).collect()
}

/// Marks what is awarded, and leaves in each pot only the hands that are live; a pot that all have given up falls
/// to the live hands of the pot below.
fn finish(hand: &Hand<'_>, pots: &mut Pots) {
    let mut below = hand.live;
    for (number, pot) in pots.list.iter_mut().take(pots.len).enumerate() {
        pot.awarded = hand.awarded_pots >> number & 1 == 1;
        let live = pot.contested & hand.live;
        pot.contested = if live.is_empty() { below } else { live };
        below = pot.contested;
    }
    if !hand.house.taken().is_zero() {
        take_rake(hand, pots);
    }
}

/// Takes what the house was paid out of the pots that it came from. Chips that one seat alone put in are no part of it.
#[cold]
fn take_rake(hand: &Hand<'_>, pots: &mut Pots) {
    let taken = hand.house.taken();
    let mut left = taken;
    if hand.house.from == RakeFrom::EachPot {
        let alone = unmatched(hand).map_or(Chips::ZERO, |(_, chips)| chips);
        let (whole, last) = (hand.collected - alone, pots.len.saturating_sub(1));
        for (number, pot) in pots.list.iter_mut().take(pots.len).enumerate() {
            let matched = if number == last { pot.amount.less(alone) } else { pot.amount };
            let part = hand.table.sizes.down_to_chips(taken.in_proportion(matched.0, whole.0));
            pot.amount -= part;
            left -= part;
        }
    }
    for pot in pots.list.iter_mut().take(pots.len) {
        let part = left.min(pot.amount);
        pot.amount -= part;
        left -= part;
        pot.awarded |= pot.amount.is_zero();
    }
}

/// The seat that has put in more than any other, folded ones included, and by how much.
pub(crate) fn unmatched(hand: &Hand<'_>) -> Option<(Seat, Chips)> {
    let (mut highest, mut second) = ((None, Chips::ZERO), Chips::ZERO);
    for seat in hand.seats {
        let total = hand.paid[seat] + hand.front[seat];
        if total > highest.1 {
            second = highest.1;
            highest = (Some(seat), total);
        } else if total > second {
            second = total;
        }
    }
    let more = highest.1 - second;
    highest.0.filter(|_| !more.is_zero()).map(|seat| (seat, more))
}
