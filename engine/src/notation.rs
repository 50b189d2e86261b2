//! One notation for what happens at a table: read and written the same way in scenarios, commands and reports.
//!
//! A line is one event. Seats go by names, which the caller turns into seats and back.

mod amount;
mod error;
mod spoken;
mod suggest;
mod words;

use crate::card::Cards;
use crate::event::{Action, Dealt, Disputed, Duty, Event, FloorRuling, Meant, PriorChips};
use crate::seat::Seat;

pub use error::NotationError;

use spoken::{chips_out, prior_chips, said};
use words::{SEAT_WORDS, SeatWord};

/// The streets that bring board cards, by the names that open a line.
pub const BOARD_STREETS: [&str; 3] = ["flop", "turn", "river"];

/// A line of the notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Line {
    /// One event.
    Event(Event),
    /// The board gets the cards of a street.
    Board {
        /// The street's name.
        street: &'static str,
        /// The cards; `None` where the line names none: as many as are due, all unknown.
        cards: Option<Dealt>,
        /// The number of the board, from 1.
        board: u8,
    },
    /// Every hand due to be shown is shown, in turn.
    Showdown,
    /// The button moves and the next hand is dealt.
    NextHand,
}

/// Reads one line; `seat` says which seat goes by a name.
///
/// # Errors
/// What is wrong with the line, and what to write.
///
/// # Examples
///
/// ```
/// use floorman_engine::notation::{self, Line};
/// use floorman_engine::{Action, Chips, Event, Seat};
///
/// let seat = |name: &str| ["A", "B"].iter().position(|known| *known == name).and_then(Seat::new);
/// let line = notation::parse("B raises to 24", &seat)?;
/// let raises = |by| Line::Event(Event::Act(by, Action::RaiseTo(Chips(24))));
/// assert_eq!(Some(line), seat("B").map(raises));
///
/// let wrong = notation::parse("B raise to 24", &seat).map_err(|wrong| wrong.to_string());
/// assert_eq!(wrong, Err("`raise` is no act; did you mean `raises`?".to_owned()));
/// # Ok::<(), notation::NotationError>(())
/// ```
pub fn parse(text: &str, seat: &impl Fn(&str) -> Option<Seat>) -> Result<Line, NotationError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if text.contains(':') {
        return Err(NotationError::Colon);
    }
    match words.as_slice() {
        [] => Err(NotationError::Empty),
        ["showdown"] => Ok(Line::Showdown),
        ["next", "hand"] => Ok(Line::NextHand),
        ["collect"] => Ok(Line::Event(Event::Duty(Duty::Collect))),
        ["turn", "up"] => Ok(Line::Event(Event::Duty(Duty::TurnUp))),
        ["open", "showdown"] => Ok(Line::Event(Event::Duty(Duty::OpenShowdown))),
        ["rake"] => Ok(Line::Event(Event::Duty(Duty::Rake))),
        ["award"] => Ok(Line::Event(Event::Duty(Duty::Award))),
        ["floor", rest @ ..] => of_the_floor(rest, seat),
        ["other", "tables", "finish"] => Ok(Line::Event(Event::OtherTablesFinish)),
        ["other", ..] => Err(NotationError::Form { verb: "other", form: "other tables finish" }),
        ["dealer", "kills", name] => {
            let found = named(name, seat)?;
            Ok(Line::Event(Event::Duty(Duty::Kill(found))))
        }
        ["muck", "takes", name] => {
            let found = named(name, seat)?;
            Ok(Line::Event(Event::Duty(Duty::Sweep(found))))
        }
        ["dealer", ..] => Err(NotationError::Form { verb: "dealer", form: "dealer kills A" }),
        ["muck", ..] => Err(NotationError::Form { verb: "muck", form: "muck takes A" }),
        ["deal", rest @ ..] => deal(rest, seat),
        [word, rest @ ..] => match street(word) {
            Some(street) => of_board(street, rest),
            None => of_seat(word, rest, seat),
        },
    }
}

/// What stands after `floor`: what it finds, notices or rules.
fn of_the_floor(words: &[&str], seat: &impl Fn(&str) -> Option<Seat>) -> Result<Line, NotationError> {
    let (found, event): (_, Box<dyn Fn(Seat) -> Event>) = match words {
        ["notices"] => return Ok(Line::Event(Event::Noticed)),
        ["finds", chips, "behind", name] => (name, with(amount::read(chips)?, Event::Found)),
        ["rules", name, rest @ ..] => {
            let ruled = match rest {
                ["takes", "back"] => FloorRuling::HandIsLive,
                ["mucks"] => FloorRuling::HandIsDead,
                ["plays", "the", "chips"] => FloorRuling::ChipsPlay,
                ["keeps", "the", "chips"] => FloorRuling::ChipsStayBehind,
                act => FloorRuling::Act(parse_action(&act.join(" "))?),
            };
            (name, with(ruled, Event::FloorRules))
        }
        _ => return Err(NotationError::Form { verb: "floor", form: "floor rules A calls" }),
    };
    Ok(Line::Event(event(named(found, seat)?)))
}

/// Reads an act without its seat: `calls`, `raises to 24`.
///
/// # Errors
/// As [`parse`].
pub fn parse_action(text: &str) -> Result<Action, NotationError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let Some((verb, rest)) = words.split_first() else {
        return Err(NotationError::Empty);
    };
    match does(verb, rest)? {
        Does::Act(action) => Ok(action),
        Does::Event(_) | Does::Ask(_) | Does::Mislead(_) => Err(NotationError::NoWager(text.to_owned())),
    }
}

/// Whether a seat may go by this name: it begins with a letter, is one word, and opens no line itself.
#[must_use]
pub fn is_seat_name(name: &str) -> bool {
    let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | '\'' | '.');
    name.chars().next().is_some_and(char::is_alphabetic)
        && name.chars().all(plain)
        && street(name).is_none()
        && !words::OPENERS.contains(&name)
}

/// The event as a line; `street` is the street that a board belongs to, `name` says how a seat is called.
#[must_use]
#[expect(clippy::too_many_lines, reason = "a table")]
pub fn event(event: &Event, street: &str, name: &impl Fn(Seat) -> String) -> String {
    match *event {
        Event::Deal(seat, dealt) => format!("deal {} {}", name(seat), cards(dealt)),
        Event::Board(_, dealt) => format!("{street} {}", cards(dealt)),
        Event::RunOut(run, dealt) => format!("{street} {} on board {}", cards(dealt), run.board),
        Event::Agrees(seat, boards) => format!("{} {}", name(seat), agrees(boards)),
        Event::Chops(seat) => format!("{} agrees to chop", name(seat)),
        Event::Act(seat, done) => format!("{} {}", name(seat), action(done)),
        Event::Show(seat) => format!("{} shows", name(seat)),
        Event::ShowCards(seat, shown) => format!("{} shows {shown}", name(seat)),
        Event::PlaysTheBoard(seat) => format!("{} plays the board", name(seat)),
        Event::Muck(seat) => format!("{} mucks", name(seat)),
        Event::PutOut(seat, chips) => format!("{} {}", name(seat), chips_out(chips)),
        Event::Pushes(seat, amount) => format!("{} pushes {amount}", name(seat)),
        Event::Says(seat, word) => format!("{} says \"{}\"", name(seat), said(word)),
        Event::Unnoticed(seat, done, meant) => format!("{} {} {}", name(seat), action(done), how(meant)),
        Event::Noticed => "floor notices".to_owned(),
        Event::CallsAsTold(seat, told) => format!("{} calls told {told}", name(seat)),
        Event::PriorChips(seat, what) => format!("{} {}", name(seat), prior_chips(what)),
        Event::Found(seat, chips) => format!("floor finds {chips} behind {}", name(seat)),
        Event::OtherTablesFinish => "other tables finish".to_owned(),
        Event::Adds(seat, chips) => format!("{} adds {chips}", name(seat)),
        Event::Straddles(seat, total) => format!("{} straddles {total}", name(seat)),
        Event::TakeBack(seat) => format!("{} takes back", name(seat)),
        Event::AskToSee(by, of) => format!("{} asks to see {}", name(by), name(of)),
        Event::Misleads(by, of) => format!("{} misleads {}", name(by), name(of)),
        Event::Disputes(seat, Disputed::TheReading) => format!("{} disputes the reading", name(seat)),
        Event::Disputes(seat, Disputed::ThePot) => format!("{} disputes the pot", name(seat)),
        Event::Skipped(seat) => format!("deal skips {}", name(seat)),
        Event::Exposed(seat, card) => format!("deal exposes {} {card}", name(seat)),
        Event::FloorRules(seat, FloorRuling::Act(done)) => {
            format!("floor rules {} {}", name(seat), action(done))
        }
        Event::FloorRules(seat, FloorRuling::HandIsLive) => format!("floor rules {} takes back", name(seat)),
        Event::FloorRules(seat, FloorRuling::HandIsDead) => format!("floor rules {} mucks", name(seat)),
        Event::FloorRules(seat, FloorRuling::ChipsPlay) => {
            format!("floor rules {} plays the chips", name(seat))
        }
        Event::FloorRules(seat, FloorRuling::ChipsStayBehind) => {
            format!("floor rules {} keeps the chips", name(seat))
        }
        Event::Duty(Duty::Sweep(seat)) => format!("muck takes {}", name(seat)),
        Event::Duty(Duty::Kill(seat)) => format!("dealer kills {}", name(seat)),
        Event::Duty(Duty::Post(seat)) => format!("{} posts", name(seat)),
        Event::Duty(Duty::Collect) => "collect".to_owned(),
        Event::Duty(Duty::TurnUp) => "turn up".to_owned(),
        Event::Duty(Duty::OpenShowdown) => "open showdown".to_owned(),
        Event::Duty(Duty::Rake) => "rake".to_owned(),
        Event::Duty(Duty::Award) => "award".to_owned(),
    }
}

/// How an amount is taken that nobody doubts.
const fn how(meant: Meant) -> &'static str {
    match meant {
        Meant::TheAmount => "unnoticed",
        Meant::ThePot => "as the pot",
    }
}

/// An act without its seat.
#[must_use]
pub fn action(action: Action) -> String {
    match action {
        Action::Fold => "folds".to_owned(),
        Action::Check => "checks".to_owned(),
        Action::Call => "calls".to_owned(),
        Action::Bet(total) => format!("bets {total}"),
        Action::RaiseTo(total) => format!("raises to {total}"),
        Action::Complete => "completes".to_owned(),
        Action::AllIn => "is all-in".to_owned(),
    }
}

/// Cards as they are dealt: the known ones, then `??` for each unknown one.
#[must_use]
pub fn cards(dealt: Dealt) -> String {
    let known = dealt.known.iter().map(|card| card.to_string());
    let unknown = (0..dealt.unknown).map(|_| "??".to_owned());
    known.chain(unknown).collect::<Vec<_>>().join(" ")
}

fn agrees(boards: u8) -> String {
    if boards == 1 { "agrees to 1 board".to_owned() } else { format!("agrees to {boards} boards") }
}

/// A street of a board: its cards, and which board where that is not the first.
fn of_board(street: &'static str, words: &[&str]) -> Result<Line, NotationError> {
    let (words, board) = match words {
        [rest @ .., "on", "board", number] => (rest, amount::of_boards(number)),
        _ => (words, Some(1)),
    };
    let board = board.ok_or(NotationError::Form { verb: "board", form: "turn 5h on board 2" })?;
    Ok(Line::Board { street, cards: read_cards(words)?, board })
}

fn street(word: &str) -> Option<&'static str> {
    BOARD_STREETS.into_iter().find(|street| *street == word)
}

fn deal(words: &[&str], seat: &impl Fn(&str) -> Option<Seat>) -> Result<Line, NotationError> {
    match words {
        ["skips", name] => named(name, seat).map(|seat| Line::Event(Event::Skipped(seat))),
        ["exposes", name, card] => {
            let card = card.parse().map_err(NotationError::Card)?;
            named(name, seat).map(|seat| Line::Event(Event::Exposed(seat, card)))
        }
        [] => Err(NotationError::DealToNobody),
        [name, rest @ ..] => {
            let seat = named(name, seat)?;
            let dealt = read_cards(rest)?.ok_or(NotationError::NoCards)?;
            Ok(Line::Event(Event::Deal(seat, dealt)))
        }
    }
}

fn read_cards(words: &[&str]) -> Result<Option<Dealt>, NotationError> {
    let mut known = String::new();
    let mut unknown = 0_usize;
    for word in words {
        if word.chars().all(|letter| letter == '?') && word.len() % 2 == 0 {
            unknown += word.len() / 2;
        } else {
            known.push_str(word);
            known.push(' ');
        }
    }
    let known: Cards = known.parse().map_err(NotationError::Card)?;
    let unknown = u8::try_from(unknown).map_err(|_| NotationError::TooManyCards)?;
    if words.is_empty() { Ok(None) } else { Ok(Some(Dealt { known, unknown })) }
}

fn of_seat(name: &str, words: &[&str], seat: &impl Fn(&str) -> Option<Seat>) -> Result<Line, NotationError> {
    let found = seat(name);
    let Some((verb, rest)) = words.split_first() else {
        let trouble = if found.is_some() { NotationError::SeatAlone } else { opener(name) };
        return Err(trouble);
    };
    let Some(found) = found else {
        let verb_known = words::is_verb(verb);
        return Err(if verb_known { NotationError::NoSuchSeat(name.to_owned()) } else { opener(name) });
    };
    Ok(Line::Event(match does(verb, rest)? {
        Does::Act(action) => Event::Act(found, action),
        Does::Event(event) => event(found),
        Does::Ask(of) => Event::AskToSee(found, named(of, seat)?),
        Does::Mislead(of) => Event::Misleads(found, named(of, seat)?),
    }))
}

fn named(name: &str, seat: &impl Fn(&str) -> Option<Seat>) -> Result<Seat, NotationError> {
    seat(name).ok_or_else(|| NotationError::NoSuchSeat(name.to_owned()))
}

fn opener(word: &str) -> NotationError {
    let known = BOARD_STREETS.into_iter().chain(words::OPENERS.iter().copied());
    NotationError::NoLine { word: word.to_owned(), instead: suggest::nearest(word, known) }
}

/// What the words after a seat say.
enum Does<'a> {
    Act(Action),
    Event(Box<dyn Fn(Seat) -> Event>),
    Ask(&'a str),
    Mislead(&'a str),
}

fn does<'a>(verb: &str, rest: &[&'a str]) -> Result<Does<'a>, NotationError> {
    let Some((_, word)) = SEAT_WORDS.iter().find(|(word, _)| *word == verb) else {
        return Err(words::no_verb(verb));
    };
    match (word, rest) {
        (SeatWord::Fold, []) => Ok(Does::Act(Action::Fold)),
        (SeatWord::Check, []) => Ok(Does::Act(Action::Check)),
        (SeatWord::Call, []) => Ok(Does::Act(Action::Call)),
        (SeatWord::Complete, []) => Ok(Does::Act(Action::Complete)),
        (SeatWord::Is, ["all-in"]) => Ok(Does::Act(Action::AllIn)),
        (SeatWord::Bet, [total]) => Ok(Does::Act(Action::Bet(amount::read(total)?))),
        (SeatWord::Raise, ["to", total]) => Ok(Does::Act(Action::RaiseTo(amount::read(total)?))),
        (SeatWord::Ask, ["to", "see", of]) => Ok(Does::Ask(of)),
        (SeatWord::Mislead, [of]) => Ok(Does::Mislead(of)),
        (word, rest) => event_of(*word, rest),
    }
}

#[expect(clippy::too_many_lines, reason = "a table")]
fn event_of<'a>(word: SeatWord, rest: &[&'a str]) -> Result<Does<'a>, NotationError> {
    let event: Box<dyn Fn(Seat) -> Event> = match (word, rest) {
        (SeatWord::Show, []) => Box::new(Event::Show),
        (SeatWord::Show, shown) => {
            with(shown.join(" ").parse().map_err(NotationError::Card)?, Event::ShowCards)
        }
        (SeatWord::Dispute, ["the", "reading"]) => with(Disputed::TheReading, Event::Disputes),
        (SeatWord::Dispute, ["the", "pot"]) => with(Disputed::ThePot, Event::Disputes),
        (SeatWord::Play, ["the", "board"]) => Box::new(Event::PlaysTheBoard),
        (SeatWord::Muck, []) => Box::new(Event::Muck),
        (SeatWord::Post, []) => Box::new(|seat| Event::Duty(Duty::Post(seat))),
        (SeatWord::Take, ["back"]) => Box::new(Event::TakeBack),
        (SeatWord::Agree, ["to", "chop"]) => Box::new(Event::Chops),
        (SeatWord::Agree, ["to", boards, "board" | "boards"]) => {
            with(amount::of_boards(boards).ok_or_else(|| words::wrong_rest(word, rest))?, Event::Agrees)
        }
        (SeatWord::Bet, [total, "unnoticed"]) => {
            unnoticed(Action::Bet(amount::read(total)?), Meant::TheAmount)
        }
        (SeatWord::Bet, [total, "as", "the", "pot"]) => {
            unnoticed(Action::Bet(amount::read(total)?), Meant::ThePot)
        }
        (SeatWord::Raise, ["to", total, "unnoticed"]) => {
            unnoticed(Action::RaiseTo(amount::read(total)?), Meant::TheAmount)
        }
        (SeatWord::Raise, ["to", total, "as", "the", "pot"]) => {
            unnoticed(Action::RaiseTo(amount::read(total)?), Meant::ThePot)
        }
        (SeatWord::Call, ["told", total]) => with(amount::read(total)?, Event::CallsAsTold),
        (SeatWord::Push, [total]) => with(amount::read(total)?, Event::Pushes),
        (SeatWord::Add, [total]) => with(amount::read(total)?, Event::Adds),
        (SeatWord::Straddle, [total]) => with(amount::read(total)?, Event::Straddles),
        (SeatWord::Take, ["back", chips]) => {
            with(PriorChips::TakenBack(amount::read(chips)?), Event::PriorChips)
        }
        (SeatWord::Post, ["with", chip]) => {
            with(PriorChips::PostedWith(amount::read(chip)?), Event::PriorChips)
        }
        (SeatWord::Put, ["out", chips @ .., "together"]) if !chips.is_empty() => {
            with(PriorChips::PutOutWith(spoken::chips(chips)?), Event::PriorChips)
        }
        (SeatWord::Put, ["out", chips @ ..]) if !chips.is_empty() => {
            with(spoken::chips(chips)?, Event::PutOut)
        }
        (SeatWord::Say, words) => with(spoken::word(words)?, Event::Says),
        (_, rest) => return Err(words::wrong_rest(word, rest)),
    };
    Ok(Does::Event(event))
}

fn unnoticed(action: Action, meant: Meant) -> Box<dyn Fn(Seat) -> Event> {
    Box::new(move |seat| Event::Unnoticed(seat, action, meant))
}

fn with<T: Copy + 'static>(what: T, event: fn(Seat, T) -> Event) -> Box<dyn Fn(Seat) -> Event> {
    Box::new(move |seat| event(seat, what))
}
