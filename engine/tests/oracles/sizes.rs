//! The largest pot-limit wager: call first, then raise by all that is then in the pot.
//!
//! WSOP live, pot-limit introduction: a pot of 100 and a bet of 50 make a raise to 250. TDA 54-B, WSOP live 191.

use floorman_engine::Hand;

use crate::book::Book;
use crate::history::blinds;
use crate::notebook::{Deed, Notebook};
use crate::support::scene::Scene;

/// The largest total for a seat that has this price to match and owes so much, and whether no doubt is left.
pub(crate) fn pot(
    scene: &Scene,
    book: &Book,
    hand: &Hand<'_>,
    notebook: &Notebook,
    (price, owes): (u64, u64),
) -> (u64, bool) {
    let in_the_middle: u64 = hand.pots().iter().map(|pot| pot.amount.0).sum();
    let in_front: u64 = hand.seats().into_iter().map(|seat| hand.front(seat).0).sum();
    let first = hand.street() == 0;
    let antes = match book.says("antes-in-pot") {
        "counted" => 0,
        "not-before-the-flop" if !first => 0,
        _ => notebook.antes,
    };
    let (supposed, sure) = if first { supposed_blinds(scene, book, notebook) } else { (0, true) };
    (price + in_the_middle + in_front + supposed - antes + owes, sure)
}

/// What blinds count for beyond what lies there.
fn supposed_blinds(scene: &Scene, book: &Book, notebook: &Notebook) -> (u64, bool) {
    let (small, big) = (scene.stakes.blinds[0].0, scene.stakes.blinds[1].0);
    let (small_seat, big_seat) = blinds(scene);
    let lines = |seat| notebook.lines.iter().filter(move |line| line.seat == seat);
    let posted = |seat| lines(seat).find(|line| line.deed == Deed::Posted).map_or(0, |line| line.total);
    let there = |seat| lines(seat).map(|line| line.total).max().unwrap_or(0);
    let in_full = book.is("short-blind-in-pot", "in-full");
    let short = |nominal: u64, seat| if in_full { nominal.saturating_sub(posted(seat)) } else { 0 };
    let largest = book.is("small-blind-in-pot", "as-largest-blind") && notebook.last_act(big_seat).is_none();
    let of_the_small_blind = match (small_seat, book.says("dead-blind-in-pot")) {
        (Some(seat), _) if largest => big.saturating_sub(there(seat)),
        (Some(seat), _) => short(small, seat),
        (None, "as-posted") => 0,
        (None, "in-full") => small,
        (None, _) => big,
    };
    // A small blind posted short, or called all-in below the big blind: what it then counts for is left open.
    let plain = |seat| posted(seat) == small && (there(seat) == small || there(seat) >= big);
    let sure = !largest || small_seat.is_none_or(plain);
    (of_the_small_blind + short(big, big_seat), sure)
}
