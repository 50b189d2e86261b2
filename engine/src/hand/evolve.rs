//! Carries out the effects of rulings. No rule stands here.

use super::{Betting, Hand, House, Phase, ShowFrom};
use crate::card::Cards;
use crate::chips::Chips;
use crate::game::Opener;
use crate::ruleset::choices::RakeFrom;
use crate::ruling::{Counted, Effect, Effects};
use crate::seat::{Seat, Seats};

impl Hand<'_> {
    pub(crate) fn evolve(&mut self, effects: &Effects) {
        for effect in effects.iter() {
            self.carry_out(effect);
        }
        while self.moves_on() {}
        self.wait();
    }

    #[inline]
    #[expect(clippy::too_many_lines, reason = "a table")]
    fn carry_out(&mut self, effect: &Effect) {
        match *effect {
            Effect::Ante(seat, chips) => self.ante(seat, chips),
            Effect::TableAnte(seat, chips) => self.table_ante(seat, chips),
            Effect::Dead(seat, chips) => self.pay_dead(seat, chips),
            Effect::Blind(seat, chips) | Effect::LeaveIn(seat, chips) => self.put_in(seat, chips),
            Effect::Straddle(seat, total) => self.straddle(seat, total),
            Effect::StraddleTurn(from) => self.memory.straddles.turn_from(from),
            Effect::StraddleSize(size) => self.memory.straddles.full_size(size),
            Effect::TakeBackStraddle(seat, chips) => self.take_back_straddle(seat, chips),
            Effect::Posted(seat) => self.to_post = self.to_post.without(seat),
            Effect::Deal(seat, known, _) => self.deal_to(seat, known),
            Effect::Board(known, _) => self.deal_board(known),
            Effect::Boards(change) => self.change_boards(change),
            Effect::Collect => self.collect(),
            Effect::Return(seat, chips) => self.give_back(seat, chips),
            Effect::TurnUp(seats) => self.up = self.up | seats,
            Effect::TurnUpRuled => self.turn_up_ruled = true,
            Effect::ShowFrom(first, side, last) => self.show_from(ShowFrom { first, side, last }),
            Effect::Rake(chips, from) => self.pay_house(chips, from),
            Effect::Jackpot(chips) => self.pay_jackpot(chips),
            Effect::PotAwarded(pot) => self.awarded_pots |= 1 << pot,
            Effect::Share(each, to) | Effect::OddChips(each, to) => self.award(each, to),
            Effect::Fold(seat) => self.fold(seat),
            Effect::Call(seat, chips) => self.call(seat, chips),
            Effect::Acted(seat) => self.acted(seat),
            Effect::BarRaise(seat, by) => self.bar_raise(seat, by),
            Effect::OutOfTurn(seat, total, early) => self.keep_in_mind(seat, (early, total)),
            Effect::HeldTo(_) => self.was_held(),
            Effect::LosesTurn(seat) => self.lose_turn(seat),
            Effect::Wager(seat, total, counted) => self.wager(seat, total, counted),
            Effect::Full(size) => self.betting_mut(|betting| betting.was_full(size)),
            Effect::Reopen => self.betting_mut(Betting::reopen),
            Effect::Declare(seat) => self.memory.declared = Some(seat),
            Effect::Motion(chips) => self.memory.motion = chips,
            Effect::TakenFor(seat, total, mistake) => self.taken_for(seat, total, mistake),
            Effect::PutRight(total, seats) => self.put_right(total, seats),
            Effect::TooSmallToPlay(seats) => self.all_in = self.all_in | seats,
            Effect::Retract(seat, put_out) => self.retract_for(seat, put_out),
            Effect::Add(seat, chips) => self.add(seat, chips),
            Effect::Found(seat, chips) => self.find(seat, chips),
            Effect::PutMore(chips, seats) => self.put_more(chips, seats),
            Effect::Muck(seat) => self.muck(seat),
            Effect::Sweep(seat) => self.sweep(seat),
            Effect::Revive(seat) => self.revive(seat),
            Effect::Expose(card) => self.expose(card),
            Effect::ShowCards(seat, cards) => self.show_cards(seat, cards),
            Effect::Mark(mark) => self.mark(mark),
            Effect::PostedWith(seat, chips) => self.memory.posted_with = Some((seat, chips)),
            Effect::TakesBack(seat, chips) => self.takes_back(seat, chips),
            Effect::Withdraw(seat, chips) => self.withdraw(seat, chips),
            Effect::Chop(seats) => self.chop(seats),
            Effect::Misdeal => self.misdeal(),
        }
    }

    fn ante(&mut self, seat: Seat, chips: Chips) {
        self.pay(seat, chips);
        self.antes += chips;
    }

    fn table_ante(&mut self, seat: Seat, chips: Chips) {
        self.pay_dead(seat, chips);
        self.antes += chips;
    }

    fn show_from(&mut self, from: ShowFrom) {
        self.phase = Phase::Showdown(Some(from));
    }

    fn acted(&mut self, seat: Seat) {
        self.remember(seat);
        self.betting_mut(|betting| betting.acted(seat));
    }

    pub(super) fn betting_mut(&mut self, change: impl FnOnce(&mut Betting)) {
        if let Phase::Betting(betting) = &mut self.phase {
            change(betting);
        }
    }

    fn wager(&mut self, seat: Seat, total: Chips, counted: Counted) {
        let more = total.less(self.front[seat]);
        self.remember(seat);
        self.has_moved(more);
        self.put_in(seat, more);
        self.aggressor = Some(seat);
        self.last_bet_street = Some(self.street);
        if self.all_in.has(seat) {
            self.pushed = Some(seat);
        }
        let others = self.live.without(seat).except(self.all_in);
        let live = self.live.count();
        self.betting_mut(|betting| betting.raised(seat, total, counted, others, live));
    }

    fn take(&mut self, seat: Seat, chips: Chips) {
        self.stack[seat] -= chips;
        if self.stack[seat].is_zero() {
            self.all_in = self.all_in.with(seat);
        }
    }

    pub(super) fn put_in(&mut self, seat: Seat, chips: Chips) {
        self.take(seat, chips);
        self.front[seat] += chips;
    }

    pub(super) fn pay(&mut self, seat: Seat, chips: Chips) {
        self.take(seat, chips);
        self.paid[seat] += chips;
        self.collected += chips;
    }

    fn pay_dead(&mut self, seat: Seat, chips: Chips) {
        self.take(seat, chips);
        self.dead += chips;
        self.collected += chips;
    }

    fn give_back(&mut self, seat: Seat, chips: Chips) {
        self.paid[seat] -= chips;
        self.collected -= chips;
        self.stack[seat] += chips;
        self.all_in = self.all_in.without(seat);
    }

    fn fold(&mut self, seat: Seat) {
        self.live = self.live.without(seat);
        self.memory.acts.folds = self.memory.acts.folds.saturating_add(1);
        self.betting_mut(|betting| {
            betting.leaves(seat);
            betting.run = Chips::ZERO;
        });
    }

    fn call(&mut self, seat: Seat, chips: Chips) {
        self.remember(seat);
        self.has_moved(chips);
        self.put_in(seat, chips);
        if self.all_in.has(seat) && self.pushed.is_none() {
            self.pushed = Some(seat);
        }
        self.betting_mut(|betting| {
            betting.acted(seat);
            betting.run = Chips::ZERO;
        });
    }

    fn pay_house(&mut self, chips: Chips, from: RakeFrom) {
        self.house = House { rake: chips, jackpot: Chips::ZERO, from, is_due: false };
        self.awarded += chips;
    }

    fn pay_jackpot(&mut self, chips: Chips) {
        self.house.jackpot = chips;
        self.awarded += chips;
    }

    fn award(&mut self, each: Chips, to: Seats) {
        for seat in to {
            self.stack[seat] += each;
            self.awarded += each;
        }
    }

    fn deal_to(&mut self, seat: Seat, known: Cards) {
        self.known[seat] = self.known[seat].union(known);
        self.out = self.out.union(known);
        self.undealt = self.undealt.without(seat);
    }

    fn deal_board(&mut self, known: Cards) {
        if self.memory.runs.named > 0 {
            self.deal_a_run(known);
        } else {
            self.board = self.board.union(known);
        }
        self.out = self.out.union(known);
        self.board_size += std::mem::take(&mut self.board_due);
    }

    fn collect(&mut self) {
        if self.memory.mistaken.is_some() {
            self.collect_a_mistake();
        }
        for seat in self.seats {
            let front = std::mem::take(&mut self.front[seat]);
            self.paid[seat] += front;
            self.collected += front;
        }
        self.memory.last = None;
        self.memory.early.forget();
        self.phase = Phase::Closing;
    }

    /// Moves on to the next phase, if this one is complete; whether that one may be complete already.
    #[inline]
    fn moves_on(&mut self) -> bool {
        match self.phase {
            Phase::Posting if self.to_post.is_empty() => self.begin_street(0),
            Phase::Dealing if self.undealt.is_empty() && self.board_due == 0 => self.open_betting(),
            Phase::Closing => self.close_round(),
            Phase::Showdown(_) if self.everything_is_awarded() => self.end(),
            Phase::Posting | Phase::Dealing | Phase::Betting(_) | Phase::Showdown(_) | Phase::Over => false,
        }
    }

    fn end(&mut self) -> bool {
        self.phase = Phase::Over;
        false
    }

    fn close_round(&mut self) -> bool {
        if !self.turn_up_ruled {
            self.contenders = self.live;
        }
        if self.live.at_most_one() {
            self.everything_is_awarded() && self.end()
        } else if self.hands_may_be_turned_up() && !(self.turn_up_ruled && self.lone_pot().is_none()) {
            false
        } else {
            self.next_street()
        }
    }

    /// Whether someone is all-in and no more betting can follow.
    fn hands_may_be_turned_up(&self) -> bool {
        self.all_in.meets(self.live) && (self.betting_is_over() || self.is_last_street(self.street))
    }

    fn next_street(&mut self) -> bool {
        if self.is_last_street(self.street) {
            if self.has_another_board() {
                return self.next_board();
            }
            let nothing_to_win = self.everything_is_awarded();
            self.phase = if nothing_to_win { Phase::Over } else { Phase::Showdown(None) };
            return false;
        }
        self.begin_street(self.street + 1)
    }

    pub(super) fn begin_street(&mut self, street: u8) -> bool {
        self.street = street;
        self.memory.actor = None;
        if let Some(plan) = self.table.streets.get(usize::from(street)) {
            self.plan = *plan;
        }
        self.phase = Phase::Dealing;
        self.hole_due = self.plan.down;
        self.board_due = self.plan.board;
        if self.hole_due > 0 {
            self.undealt = self.live;
            self.hole_cards += self.hole_due;
        }
        true
    }

    /// Opens the betting, if any can follow. No pot has come to be contested by one hand alone since the hands were
    /// turned up.
    fn open_betting(&mut self) -> bool {
        let can_act = self.live.except(self.all_in);
        let forced = self.street == 0;
        let Some((_, opener)) =
            self.plan.bets.filter(|_| forced || !(can_act.at_most_one() || self.is_run_out()))
        else {
            if self.turn_up_ruled {
                return self.next_street();
            }
            self.phase = Phase::Closing;
            return true;
        };
        let big_blind = self.table.sizes.big_blind;
        let price = if forced { big_blind.max(self.highest_front(self.seats)) } else { Chips::ZERO };
        let from = match (opener, self.big_blind_seat()) {
            (Opener::LeftOfBigBlind, Some(big)) => big,
            _ => self.button,
        };
        let began = u8::try_from(can_act.count()).unwrap_or(u8::MAX);
        let mut betting = Betting::open((price, big_blind.min(price)), can_act, from, began);
        let straddles = &self.memory.straddles;
        if let Some(last) = straddles.last.as_ref().filter(|_| forced) {
            betting.open_over(straddles.by, last);
        }
        self.phase = Phase::Betting(betting);
        false
    }
}
