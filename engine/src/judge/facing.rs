//! What a seat faces: worked out once, asked by every betting rule.

use super::{call, small_chips};
use crate::chips::Chips;
use crate::citation::Why;
use crate::game::BettingForm;
use crate::hand::{Betting, Hand, Phase};
use crate::ruleset::choices::{AllInOrFold, MinimumBet, MoneyOr, TurnOrder};
use crate::ruleset::facts::{FacingKind, Structure};
use crate::ruleset::params::ActRules;
use crate::ruling::Impossible;
use crate::seat::{Seat, Seats};

/// What a seat faces when it acts.
#[derive(Debug, Clone, Copy)]
pub(super) struct Facing<'h> {
    pub(super) hand: &'h Hand<'h>,
    pub(super) rules: &'h ActRules,
    pub(super) betting: &'h Betting,
    pub(super) seat: Seat,
    /// What lies in front of it.
    pub(super) front: Chips,
    /// What is behind, and plays.
    pub(super) stack: Chips,
    /// What is behind, and is too small to play.
    pub(super) too_small: Chips,
    /// The total that it must match.
    pub(super) price: Chips,
}

impl<'h> Facing<'h> {
    /// What the seat faces, if the betting is open.
    pub(super) fn of(hand: &'h Hand<'_>, seat: Seat, why: &mut Why) -> Option<Self> {
        match &hand.phase {
            Phase::Betting(betting) => Some(Self::in_round(hand, betting, seat, why)),
            Phase::Posting | Phase::Dealing | Phase::Closing | Phase::Showdown(_) | Phase::Over => None,
        }
    }

    /// What the seat faces in this round.
    #[inline]
    pub(super) fn in_round(hand: &'h Hand<'_>, betting: &'h Betting, seat: Seat, why: &mut Why) -> Self {
        let kind = match (betting.made, betting.price.is_zero()) {
            (0, true) => FacingKind::Nothing,
            (0, false) => FacingKind::Blind,
            (1, _) if hand.street == 0 => FacingKind::Raise,
            (1, _) => FacingKind::OpeningBet,
            (2.., _) => FacingKind::Raise,
        };
        let rules = hand.course.act(hand.plan.round, hand.company(), kind);
        let TurnOrder::Clockwise = rules.turn_order.cite(why);
        let (front, stack) = (hand.front[seat], hand.stack[seat]);
        let price = betting.price;
        let mut facing = Self { hand, rules, betting, seat, front, stack, too_small: Chips::ZERO, price };
        if hand.table.sizes.has_units {
            facing.too_small = small_chips::of(hand, seat, why);
            facing.stack -= facing.too_small;
        }
        facing.price = call::price(&facing, why);
        facing
    }

    /// What it has to put in to match, its stack apart.
    pub(super) fn owes(&self) -> Chips {
        self.price.less(self.front)
    }

    /// The total it reaches with its last chip that plays.
    pub(super) fn whole(&self) -> Chips {
        self.front + self.stack
    }

    /// The total it reaches with all the chips it has.
    pub(super) fn all_there(&self) -> Chips {
        self.whole() + self.too_small
    }

    /// That its chips do not reach so far.
    pub(super) fn not_enough(&self) -> Impossible {
        Impossible::NotEnoughChips { has: self.stack + self.too_small, total: self.all_there() }
    }

    /// The live seats beside it.
    pub(super) fn others(&self) -> Seats {
        self.hand.live.without(self.seat)
    }

    /// Whether every other live seat is all-in.
    pub(super) fn only_all_ins(&self) -> bool {
        self.others().within(self.hand.all_in)
    }

    /// Whether no one has bet or raised, and only forced bets stand.
    pub(super) fn only_blinds(&self) -> bool {
        self.betting.made == 0 && !self.betting.price.is_zero()
    }

    pub(super) fn structure(&self) -> Structure {
        self.hand.table.stakes().structure
    }

    /// The fixed size of a bet on this street.
    pub(super) fn fixed_bet(&self) -> Chips {
        let (small, big) = self.hand.table.fixed_bets();
        match self.hand.plan.bets {
            Some((BettingForm::BigBets, _)) => big,
            Some((BettingForm::Bets | BettingForm::AllInOrFold | BettingForm::TripleOrFold, _)) | None => {
                small
            }
        }
    }

    /// The size of the last full bet or raise; that over a straddle was ruled when it was put out.
    pub(super) fn full(&self, why: &mut Why) -> Chips {
        if self.betting.over_straddle {
            sized_by_a_straddle(self.hand, why);
        }
        self.betting.full
    }

    /// The smallest bet that opens a round.
    pub(super) fn minimum_bet(&self, why: &mut Why) -> Chips {
        match self.rules.minimum_bet.cite(why) {
            MoneyOr::Word(MinimumBet::AsPosted) => self.hand.table.smallest_posted_bet(),
            MoneyOr::Amount(money) => self.hand.table.money(money),
        }
    }

    /// Whether the street leaves it only all-in and fold: matching is no act, unless it is the most that it can do.
    pub(super) fn only_all_in_or_fold(&self, why: &mut Why) -> bool {
        let only = matches!(self.hand.plan.bets, Some((BettingForm::AllInOrFold, _)));
        if only {
            let AllInOrFold::OnlyThoseTwo = self.rules.all_in_or_fold.cite(why);
        }
        only && !self.may_call_only(why)
    }

    /// Whether matching is the most it can do: it faces only all-ins, or has no more than it owes.
    fn may_call_only(&self, why: &mut Why) -> bool {
        self.stack <= self.owes() || (self.only_all_ins() && call::only_all_ins(self, why))
    }
}

/// What a raise over a straddle has to add was ruled when it was put out.
#[cold]
fn sized_by_a_straddle(hand: &Hand<'_>, why: &mut Why) {
    hand.course.deal.raise_over_straddle.cite(why);
}
