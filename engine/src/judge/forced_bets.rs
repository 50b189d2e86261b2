//! Antes, blinds and other posts go in clockwise from the button's left; a short stack posts what it has.
//!
//! Books: TDA 34-B and RP-11; WSOP live 154, 157 and 160; document C, section 3.

use super::small_chips;
use crate::chips::Chips;
use crate::citation::Why;
use crate::hand::Hand;
use crate::ruleset::choices::{BigBlindAnteSize, ExtraPost, HeadsUpBlinds, PostingOrder, ShortPost};
use crate::ruleset::facts::Antes;
use crate::ruling::{Effect, Effects, Held};
use crate::seat::Seat;

impl Hand<'_> {
    pub(super) fn owes_a_post(&self, seat: Seat) -> bool {
        self.to_post.has(seat)
    }
}

/// What a seat owes before the deal.
struct Due {
    ante: Chips,
    table_ante: Chips,
    live: Chips,
    dead: Chips,
}

pub(super) fn post(hand: &Hand<'_>, seat: Seat, effects: &mut Effects, why: &mut Why) -> Held {
    let PostingOrder::FromLeftOfButton = hand.course.deal.posting_order.cite(why);
    if hand.seats.count() == 2 {
        let HeadsUpBlinds::ButtonPostsSmall = hand.course.deal.heads_up_blinds.cite(why);
    }
    let due = due(hand, seat, why);
    let mut left = hand.stack[seat];
    let mut take = |wanted: Chips| {
        let taken = wanted.min(left);
        left -= taken;
        taken
    };
    let antes = due.ante + due.table_ante;
    let short = !antes.is_zero() && antes + due.live > hand.stack[seat];
    let blind_first = short && hand.course.deal.short_post.cite(why) == ShortPost::BlindFirst;
    let (ante, live) = if blind_first {
        let live = take(due.live);
        (take(antes), live)
    } else {
        (take(antes), take(due.live))
    };
    let dead = take(due.dead);
    let table_ante = !due.table_ante.is_zero();
    push(effects, if table_ante { Effect::TableAnte(seat, ante) } else { Effect::Ante(seat, ante) }, ante);
    push(effects, Effect::Blind(seat, live), live);
    push(effects, Effect::Dead(seat, dead), dead);
    effects.push(Effect::Posted(seat));
    if hand.table.sizes.has_units {
        small_chips::left_alone(hand, (seat, live, hand.stack[seat] - ante - live - dead), effects, why);
    }
    Held::AsDeclared
}

fn push(effects: &mut Effects, effect: Effect, chips: Chips) {
    if !chips.is_zero() {
        effects.push(effect);
    }
}

fn due(hand: &Hand<'_>, seat: Seat, why: &mut Why) -> Due {
    let (mut live, mut dead) = (hand.blind_due(seat), Chips::ZERO);
    for (_, post) in hand.setup.posts.iter().filter(|(poster, _)| *poster == seat) {
        let ExtraPost::LivePartCounts = hand.course.deal.extra_post.cite(why);
        live += post.live;
        dead += post.dead;
    }
    let Some(posted) = hand.table.stakes().ante else {
        return Due { ante: Chips::ZERO, table_ante: Chips::ZERO, live, dead };
    };
    let for_the_table = match posted.by {
        Antes::BigBlind => hand.big_blind_seat() == Some(seat),
        Antes::Button => hand.button == seat,
        Antes::Each | Antes::None => false,
    };
    let table_ante = if for_the_table { table_ante(hand, posted.amount, why) } else { Chips::ZERO };
    let ante = if posted.by == Antes::Each { posted.amount } else { Chips::ZERO };
    Due { ante, table_ante, live, dead }
}

fn table_ante(hand: &Hand<'_>, amount: Chips, why: &mut Why) -> Chips {
    match hand.course.deal.big_blind_ante_size.cite(why) {
        BigBlindAnteSize::InFull => amount,
        BigBlindAnteSize::OneSmallBlind => hand.table.sizes.small_blind,
    }
}
