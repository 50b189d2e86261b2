//! How a hand is told: posts, streets, acts, pots, awards.

use floorman_engine::ruleset::facts::Structure;
use floorman_engine::{Cards, Chips, Seat, Seats};

use super::money::{Named, joined};

/// What is set apart between the parts of a line.
const DOT: &str = " · ";

/// `A 200 · B 14 · D 200, button D`.
pub(crate) fn seats(seats: &[String], stacks: &[Chips], button: Seat, named: &Named) -> String {
    let each = seats.iter().zip(stacks).map(|(name, stack)| format!("{name} {}", named.chips(*stack)));
    format!("{}, button {}", each.collect::<Vec<_>>().join(DOT), named.seat(button))
}

/// `no-limit holdem, blinds 1/2`.
pub(crate) fn table(structure: Structure, game: &str, blinds: &[Chips], named: &Named) -> String {
    let blinds: Vec<String> = blinds.iter().map(|blind| named.chips(*blind)).collect();
    let structure = structure.word();
    format!("{structure} {game}, blinds {}", blinds.join("/"))
}

/// `turn`, and of a board after the first `turn on board 2`.
pub(crate) fn street_name(name: &str, board: u8) -> String {
    if board > 1 { format!("{name} on board {board}") } else { name.to_owned() }
}

/// `flop  Kc Jd 9s, pot 8`.
pub(crate) fn street(name: &str, board: &str, pot: Chips, named: &Named) -> String {
    let board = if board.is_empty() { String::new() } else { format!("  {board}") };
    let pot = if pot.is_zero() { String::new() } else { format!("  pot {}", named.chips(pot)) };
    format!("{name}{board}{pot}")
}

/// Several things that happen at once: `posts  A 1 · B 2`.
pub(crate) fn together(what: &str, each: &[String]) -> String {
    format!("{what}  {}", each.join(DOT))
}

/// Hole cards on one line.
pub(crate) const DEALS: &str = "deals";
/// Blinds on one line.
pub(crate) const POSTS: &str = "posts";
/// Antes on one line.
pub(crate) const ANTES: &str = "antes";
/// The ante that one seat posts for all.
pub(crate) const TABLE_ANTE: &str = "ante for the table";
/// Posts that count for nobody's bet.
pub(crate) const DEAD_POSTS: &str = "dead posts";

/// A call with what it puts in.
pub(crate) fn calls(seat: Seat, chips: Chips, all_in: bool, named: &Named) -> String {
    let last = if all_in { ", all-in" } else { "" };
    format!("{} calls {}{last}", named.seat(seat), named.chips(chips))
}

/// An all-in with its total.
pub(crate) fn all_in(seat: Seat, total: Chips, named: &Named) -> String {
    format!("{} is all-in for {}", named.seat(seat), named.chips(total))
}

/// That an act puts in the last chips.
pub(crate) const ALL_IN: &str = ", all-in";

/// What comes back.
pub(crate) fn comes_back(seat: Seat, chips: Chips, named: &Named) -> String {
    let come = if chips == Chips(1) { "comes" } else { "come" };
    format!("{} {come} back to {}", named.chips(chips), named.seat(seat))
}

/// Chips that come back.
pub(crate) fn returned(seat: Seat, chips: Chips, named: &Named) -> String {
    format!("{}: nobody matched them", comes_back(seat, chips, named))
}

/// What the house takes.
pub(crate) fn raked(chips: Chips, named: &Named) -> String {
    format!("The house takes {}.", named.chips(chips))
}

/// What goes to a jackpot.
pub(crate) fn dropped(chips: Chips, named: &Named) -> String {
    format!("{} is dropped for the jackpot.", named.chips(chips))
}

/// That hands are turned up.
pub(crate) fn turned_up(hands: &[String]) -> String {
    format!("face up: {}", hands.join(DOT))
}

/// That no hand is turned up.
pub(crate) const STAY_DOWN: &str = "the hands stay down";

/// Who shows first.
pub(crate) fn shows_first(seat: Seat, named: &Named) -> String {
    format!("showdown: {} shows first", named.seat(seat))
}

/// A seat and its cards: `A Kh Kd, pair of kings`.
pub(crate) fn hand(seat: Seat, cards: Cards, worth: Option<&str>, named: &Named) -> String {
    let cards = if cards.is_empty() { String::new() } else { format!(" {cards}") };
    let worth = worth.map(|worth| format!(", {worth}")).unwrap_or_default();
    format!("{}{cards}{worth}", named.seat(seat))
}

/// A hand that is shown.
pub(crate) fn shows(seat: Seat, cards: Cards, worth: Option<&str>, named: &Named) -> String {
    let cards = if cards.is_empty() { String::new() } else { format!(" {cards}") };
    let worth = worth.map(|worth| format!(": {worth}")).unwrap_or_default();
    format!("{} shows{cards}{worth}", named.seat(seat))
}

/// That a live hand is taken in.
pub(crate) fn killed(seat: Seat, named: &Named) -> String {
    format!("the dealer takes {}'s hand in: it is dead", named.seat(seat))
}

/// That a hand is swept away.
pub(crate) fn swept(seat: Seat, named: &Named) -> String {
    format!("the dealer sweeps {}'s hand into the muck", named.seat(seat))
}

/// The name of a pot, among so many.
pub(crate) fn pot_name(number: usize, of: usize) -> String {
    match (number, of) {
        (0, 0 | 1) => "pot".to_owned(),
        (0, _) => "main pot".to_owned(),
        (1, 2) => "side pot".to_owned(),
        (number, _) => format!("side pot {number}"),
    }
}

/// What is won by one of several boards.
pub(crate) fn by_board(board: u8, told: &str) -> String {
    format!("Board {board}: {told}")
}

/// The rungs of the ladder of pots, the last side pot on top: name, chips, who contests it.
pub(crate) fn ladder(pots: &[(Chips, Seats)], named: &Named) -> Vec<String> {
    let rungs: Vec<[String; 3]> = pots
        .iter()
        .enumerate()
        .map(|(number, (amount, contested))| {
            let who = match (contested.at_most_one(), pots.len()) {
                (true, _) => format!("{} alone", named.seats(*contested)),
                (false, _) => named.seats(*contested),
            };
            [pot_name(number, pots.len()), named.chips(*amount), who]
        })
        .collect();
    let width = |column: usize| {
        let cells = rungs.iter().filter_map(|rung| rung.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
    };
    let (widest, longest) = (width(0), width(1));
    let rung = |[name, amount, who]: &[String; 3]| format!("{name:<widest$}  {amount:>longest$}  {who}");
    rungs.iter().rev().map(rung).collect()
}

/// The pots in one sentence, main pot first.
pub(crate) fn pots(pots: &[(Chips, Seats)], named: &Named) -> String {
    let one = |(number, (amount, contested)): (usize, &(Chips, Seats))| {
        let name = pot_name(number, pots.len());
        let who = if contested.at_most_one() { " alone" } else { "" };
        format!("{name} {} for {}{who}", named.chips(*amount), named.several(*contested))
    };
    let all: Vec<String> = pots.iter().enumerate().map(one).collect();
    format!("{}.", super::upper_first(&all.join("; ")))
}

/// Who takes a pot: `A takes the main pot of 300 with a pair of kings`.
pub(crate) fn takes(winners: Seats, pot: (&str, Chips), worth: Option<&str>, named: &Named) -> String {
    let with = worth.map(|worth| format!(" with {}", with_article(worth))).unwrap_or_default();
    let (verb, who) = if winners.at_most_one() {
        ("takes", named.seats(winners))
    } else {
        ("split", named.several(winners))
    };
    let the = if pot.0.ends_with(|letter: char| letter.is_ascii_digit()) { "" } else { "the " };
    format!("{who} {verb} {the}{} of {}{with}", pot.0, named.chips(pot.1))
}

fn with_article(worth: &str) -> String {
    let bare = ["two ", "three ", "four "].iter().any(|start| worth.starts_with(start));
    let no_article = bare || worth.contains(" full of ") || worth.contains(" high");
    match (no_article, worth.starts_with(['a', 'e'])) {
        (true, _) => worth.to_owned(),
        (false, true) => format!("an {worth}"),
        (false, false) => format!("a {worth}"),
    }
}

/// The shares of a split pot: `12 each, 1 odd chip to A`.
pub(crate) fn shares(each: Option<Chips>, odd: &[(Chips, Seats)], named: &Named) -> String {
    let mut parts: Vec<String> = each.map(|each| format!("{} each", named.chips(each))).into_iter().collect();
    for (chips, to) in odd {
        let each = if to.at_most_one() { "" } else { " each" };
        parts.push(format!("odd chips: {}{each} to {}", named.chips(*chips), named.several(*to)));
    }
    joined(&parts, "and")
}

/// What each seat won or lost.
pub(crate) fn net(changes: &[(&str, i128)], named: &Named) -> String {
    let each = changes.iter().map(|(name, change)| {
        let amount = Chips(u64::try_from(change.unsigned_abs()).unwrap_or(u64::MAX));
        let sign = match change.signum() {
            1 => "+",
            -1 => "\u{2212}",
            _ => "",
        };
        format!("{name} {sign}{}", named.chips(amount))
    });
    format!("net  {}", each.collect::<Vec<_>>().join(DOT))
}

/// Above the card of a seat that is to act.
pub(crate) fn about_turn(seat: Seat, named: &Named) -> String {
    format!("{} to act", named.seat(seat))
}

/// Above the card of an act.
pub(crate) fn about_act(text: &str) -> String {
    text.to_owned()
}

/// Above the card of an act that is only tried.
pub(crate) fn about_try(text: &str) -> String {
    format!("if {text}")
}

/// The step that opens the showdown.
pub(crate) const SHOWDOWN: &str = "showdown";

/// That steps follow which cannot happen any more.
pub(crate) const OVER: &str = "the hand is over, and the steps that follow are not played";

/// The award of a pot.
pub(crate) const THE_AWARD: &str = "The award";

/// Above the card of pots.
pub(crate) const ABOUT_POTS: &str = "the pots";

/// Above the card of the end.
pub(crate) const ABOUT_END: &str = "the end";

/// Above the card of a comparison.
pub(crate) const ABOUT_RANKING: &str = "the ranking";

/// Whose turn it is after an act that counts for nothing.
pub(crate) fn still(seat: Seat, named: &Named) -> String {
    format!("it is {}'s turn", named.seat(seat))
}

/// What a scenario expects where something else came out.
pub(crate) fn expected(asked: &str, expected: &str, got: &str) -> String {
    format!("the scenario expects {asked}: {expected}; what came out: {got}")
}

/// That the rulesets part here.
pub(crate) const PART: &str = "here the rulesets part";

/// Before the grounds that decide nothing by themselves.
pub(crate) const ALSO: &str = "also";
