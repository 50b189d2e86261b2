//! A line of the notation as it goes over the wire, and back.

use floorman_engine::notation::{BOARD_STREETS, Line};
use floorman_engine::{
    Action, Cards, Chips, ChipsOut, Dealt, Disputed, Duty, Event, FloorRuling, Meant, PriorChips, Seat, Word,
};

use super::seat::SeatNo;
use super::step::{self, Act, Becomes, Does, FloorRules};

/// A step as it goes over the wire.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Sent {
    /// A seat acts.
    Act(Act),
    /// Something else happens.
    Event(step::Event),
}

/// Says a line in fields. `unnamed` is how many cards a street without any deals.
pub(crate) fn sent(line: &Line, unnamed: impl Fn(&str) -> u8) -> Sent {
    match *line {
        Line::Event(Event::Act(seat, action)) => Sent::Act(Act { seat: seat.into(), does: does(action) }),
        Line::Event(event) => Sent::Event(of_event(event)),
        Line::Board { street, cards, board } => {
            let unknown = || Dealt { known: Cards::EMPTY, unknown: unnamed(street) };
            let cards = cards.unwrap_or_else(unknown);
            Sent::Event(step::Event::Board { street: street.to_owned(), cards: words(cards), board })
        }
        Line::Showdown => Sent::Event(step::Event::Showdown),
        Line::NextHand => Sent::Event(step::Event::NextHand),
    }
}

#[expect(clippy::too_many_lines, reason = "a table")]
fn of_event(event: Event) -> step::Event {
    match event {
        Event::Deal(seat, dealt) => step::Event::Deal { seat: seat.into(), cards: words(dealt) },
        Event::Agrees(seat, boards) => step::Event::Agree { seat: seat.into(), boards },
        Event::Chops(seat) => step::Event::Chop { seat: seat.into() },
        Event::Act(seat, action) => {
            step::Event::Unnoticed { seat: seat.into(), act: does(action), meant: step::Meant::TheAmount }
        }
        Event::Unnoticed(seat, action, meant) => {
            let meant = match meant {
                Meant::TheAmount => step::Meant::TheAmount,
                Meant::ThePot => step::Meant::ThePot,
            };
            step::Event::Unnoticed { seat: seat.into(), act: does(action), meant }
        }
        Event::Show(seat) => step::Event::Show { seat: seat.into(), cards: None },
        Event::ShowCards(seat, cards) => {
            step::Event::Show { seat: seat.into(), cards: Some(words(Dealt { known: cards, unknown: 0 })) }
        }
        Event::PlaysTheBoard(seat) => step::Event::PlayBoard { seat: seat.into() },
        Event::Muck(seat) => step::Event::Muck { seat: seat.into() },
        Event::PutOut(seat, chips) => step::Event::PutOut { seat: seat.into(), chips: each_chip(chips) },
        Event::Pushes(seat, amount) => step::Event::Push { seat: seat.into(), amount: amount.0 },
        Event::Says(seat, word) => step::Event::Say { seat: seat.into(), word: said(word) },
        Event::Noticed => step::Event::Notice,
        Event::CallsAsTold(seat, told) => step::Event::CallTold { seat: seat.into(), total: told.0 },
        Event::PriorChips(seat, what) => of_prior_chips(seat.into(), what),
        Event::Found(seat, chips) => step::Event::Find { seat: seat.into(), amount: chips.0 },
        Event::OtherTablesFinish => step::Event::OtherTablesFinish,
        Event::Adds(seat, amount) => step::Event::Add { seat: seat.into(), amount: amount.0 },
        Event::Straddles(seat, total) => step::Event::Straddle { seat: seat.into(), to: total.0 },
        Event::TakeBack(seat) => step::Event::TakeBack { seat: seat.into() },
        Event::AskToSee(seat, of) => step::Event::AskToSee { seat: seat.into(), of: of.into() },
        Event::Misleads(seat, of) => step::Event::Mislead { seat: seat.into(), of: of.into() },
        Event::Disputes(seat, Disputed::TheReading) => {
            step::Event::Dispute { seat: seat.into(), what: step::Disputed::Reading }
        }
        Event::Disputes(seat, Disputed::ThePot) => {
            step::Event::Dispute { seat: seat.into(), what: step::Disputed::Pot }
        }
        Event::Skipped(seat) => step::Event::Skip { seat: seat.into() },
        Event::Exposed(seat, card) => step::Event::Expose { seat: seat.into(), card: card.to_string() },
        Event::FloorRules(seat, ruling) => {
            step::Event::FloorRules { seat: seat.into(), ruling: ruled(ruling) }
        }
        // A board goes by the name of its street: `sent` has it before it comes here.
        Event::Board(..) | Event::RunOut(..) => step::Event::DealRest,
        Event::Duty(duty) => of_duty(duty),
    }
}

fn of_prior_chips(seat: SeatNo, what: PriorChips) -> step::Event {
    match what {
        PriorChips::PostedWith(chip) => step::Event::PostWith { seat, chip: chip.0 },
        PriorChips::TakenBack(chips) => step::Event::TakeBackChips { seat, amount: chips.0 },
        PriorChips::PutOutWith(chips) => step::Event::PutOutTogether { seat, chips: each_chip(chips) },
    }
}

fn of_duty(duty: Duty) -> step::Event {
    match duty {
        Duty::Post(seat) => step::Event::Post { seat: seat.into() },
        Duty::Collect => step::Event::Collect,
        Duty::TurnUp => step::Event::TurnUp,
        Duty::OpenShowdown => step::Event::OpenShowdown,
        Duty::Rake => step::Event::Rake,
        Duty::Award => step::Event::Award,
        Duty::Sweep(seat) => step::Event::Sweep { seat: seat.into() },
        Duty::Kill(seat) => step::Event::Kill { seat: seat.into() },
    }
}

/// An act in fields.
pub(crate) const fn does(action: Action) -> Does {
    match action {
        Action::Fold => Does::Fold,
        Action::Check => Does::Check,
        Action::Call => Does::Call,
        Action::Bet(total) => Does::Bet { to: total.0 },
        Action::RaiseTo(total) => Does::Raise { to: total.0 },
        Action::Complete => Does::Complete,
        Action::AllIn => Does::AllIn,
    }
}

const fn ruled(ruling: FloorRuling) -> FloorRules {
    match ruling {
        FloorRuling::Act(action) => FloorRules::Act(does(action)),
        FloorRuling::HandIsLive => FloorRules::Of(Becomes::HandIsLive),
        FloorRuling::HandIsDead => FloorRules::Of(Becomes::HandIsDead),
        FloorRuling::ChipsPlay => FloorRules::Of(Becomes::ChipsPlay),
        FloorRuling::ChipsStayBehind => FloorRules::Of(Becomes::ChipsStayBehind),
    }
}

const fn said(word: Word) -> step::Word {
    match word {
        Word::Fold => step::Word::Fold,
        Word::Check => step::Word::Check,
        Word::Call => step::Word::Call,
        Word::AllIn => step::Word::AllIn,
        Word::Bet => step::Word::Bet { amount: None },
        Word::BetOf(amount) => step::Word::Bet { amount: Some(amount.0) },
        Word::Raise => step::Word::Raise { amount: None },
        Word::RaiseOf(amount) => step::Word::Raise { amount: Some(amount.0) },
        Word::RaiseTo(amount) => step::Word::RaiseTo { amount: amount.0 },
        Word::Amount(amount) => step::Word::Amount { amount: amount.0 },
        Word::Pot => step::Word::Pot,
    }
}

/// Every single chip, the largest first.
fn each_chip(chips: ChipsOut) -> Vec<u64> {
    let mut each: Vec<u64> =
        chips.kinds().flat_map(|(chip, count)| (0..count).map(move |_| chip.0)).collect();
    each.sort_unstable_by_key(|chip| std::cmp::Reverse(*chip));
    each
}

/// Cards in words: the known ones, then `??` for each unknown one.
pub(crate) fn words(dealt: Dealt) -> Vec<String> {
    let known = dealt.known.iter().map(|card| card.to_string());
    known.chain((0..dealt.unknown).map(|_| "??".to_owned())).collect()
}

/// Cards out of words; nothing where a word is no card.
pub(crate) fn cards(words: &[String]) -> Option<Dealt> {
    let known: Vec<&str> = words.iter().map(String::as_str).filter(|word| *word != "??").collect();
    let unknown = u8::try_from(words.len() - known.len()).ok()?;
    Some(Dealt { known: known.join(" ").parse().ok()?, unknown })
}

/// An act out of its fields.
pub(crate) const fn action(does: Does) -> Action {
    match does {
        Does::Fold => Action::Fold,
        Does::Check => Action::Check,
        Does::Call => Action::Call,
        Does::Bet { to } => Action::Bet(Chips(to)),
        Does::Raise { to } => Action::RaiseTo(Chips(to)),
        Does::Complete => Action::Complete,
        Does::AllIn => Action::AllIn,
    }
}

/// The act of a request as a line; nothing where no table has such a seat.
pub(crate) fn line_of_act(act: Act) -> Option<Line> {
    Some(Line::Event(Event::Act(act.seat.seat()?, action(act.does))))
}

/// The event of a request as a line; nothing where a field does not say what it should.
#[expect(clippy::too_many_lines, reason = "a table")]
pub(crate) fn line_of_event(event: &step::Event) -> Option<Line> {
    let of = |seat: SeatNo| seat.seat();
    Some(Line::Event(match event {
        step::Event::Deal { seat, cards: dealt } => Event::Deal(of(*seat)?, cards(dealt)?),
        step::Event::DealRest => return None,
        step::Event::Skip { seat } => Event::Skipped(of(*seat)?),
        step::Event::Expose { seat, card } => Event::Exposed(of(*seat)?, card.parse().ok()?),
        step::Event::Board { street, cards: dealt, board } => {
            let street = BOARD_STREETS.into_iter().find(|known| known == street)?;
            return Some(Line::Board { street, cards: Some(cards(dealt)?), board: *board });
        }
        step::Event::Agree { seat, boards } => Event::Agrees(of(*seat)?, *boards),
        step::Event::Chop { seat } => Event::Chops(of(*seat)?),
        step::Event::Straddle { seat, to } => Event::Straddles(of(*seat)?, Chips(*to)),
        step::Event::Show { seat, cards: None } => Event::Show(of(*seat)?),
        step::Event::Show { seat, cards: Some(shown) } => Event::ShowCards(of(*seat)?, cards(shown)?.known),
        step::Event::PlayBoard { seat } => Event::PlaysTheBoard(of(*seat)?),
        step::Event::Muck { seat } => Event::Muck(of(*seat)?),
        step::Event::TakeBack { seat } => Event::TakeBack(of(*seat)?),
        step::Event::PutOut { seat, chips } => Event::PutOut(of(*seat)?, chips_out(chips)?),
        step::Event::Push { seat, amount } => Event::Pushes(of(*seat)?, Chips(*amount)),
        step::Event::Say { seat, word } => Event::Says(of(*seat)?, word_of(*word)),
        step::Event::Unnoticed { seat, act, meant } => {
            let meant = match meant {
                step::Meant::TheAmount => Meant::TheAmount,
                step::Meant::ThePot => Meant::ThePot,
            };
            Event::Unnoticed(of(*seat)?, action(*act), meant)
        }
        step::Event::Notice => Event::Noticed,
        step::Event::CallTold { seat, total } => Event::CallsAsTold(of(*seat)?, Chips(*total)),
        step::Event::PostWith { seat, chip } => {
            Event::PriorChips(of(*seat)?, PriorChips::PostedWith(Chips(*chip)))
        }
        step::Event::TakeBackChips { seat, amount } => {
            Event::PriorChips(of(*seat)?, PriorChips::TakenBack(Chips(*amount)))
        }
        step::Event::PutOutTogether { seat, chips } => {
            Event::PriorChips(of(*seat)?, PriorChips::PutOutWith(chips_out(chips)?))
        }
        step::Event::Find { seat, amount } => Event::Found(of(*seat)?, Chips(*amount)),
        step::Event::OtherTablesFinish => Event::OtherTablesFinish,
        step::Event::Add { seat, amount } => Event::Adds(of(*seat)?, Chips(*amount)),
        step::Event::AskToSee { seat, of: other } => Event::AskToSee(of(*seat)?, of(*other)?),
        step::Event::Mislead { seat, of: other } => Event::Misleads(of(*seat)?, of(*other)?),
        step::Event::Dispute { seat, what: step::Disputed::Reading } => {
            Event::Disputes(of(*seat)?, Disputed::TheReading)
        }
        step::Event::Dispute { seat, what: step::Disputed::Pot } => {
            Event::Disputes(of(*seat)?, Disputed::ThePot)
        }
        step::Event::FloorRules { seat, ruling } => Event::FloorRules(of(*seat)?, floor_ruling(*ruling)),
        step::Event::Showdown => return Some(Line::Showdown),
        step::Event::NextHand => return Some(Line::NextHand),
        step::Event::Post { seat } => Event::Duty(Duty::Post(of(*seat)?)),
        step::Event::Collect => Event::Duty(Duty::Collect),
        step::Event::TurnUp => Event::Duty(Duty::TurnUp),
        step::Event::OpenShowdown => Event::Duty(Duty::OpenShowdown),
        step::Event::Rake => Event::Duty(Duty::Rake),
        step::Event::Award => Event::Duty(Duty::Award),
        step::Event::Sweep { seat } => Event::Duty(Duty::Sweep(of(*seat)?)),
        step::Event::Kill { seat } => Event::Duty(Duty::Kill(of(*seat)?)),
    }))
}

const fn floor_ruling(ruling: FloorRules) -> FloorRuling {
    match ruling {
        FloorRules::Act(does) => FloorRuling::Act(action(does)),
        FloorRules::Of(Becomes::HandIsLive) => FloorRuling::HandIsLive,
        FloorRules::Of(Becomes::HandIsDead) => FloorRuling::HandIsDead,
        FloorRules::Of(Becomes::ChipsPlay) => FloorRuling::ChipsPlay,
        FloorRules::Of(Becomes::ChipsStayBehind) => FloorRuling::ChipsStayBehind,
    }
}

const fn word_of(word: step::Word) -> Word {
    match word {
        step::Word::Fold => Word::Fold,
        step::Word::Check => Word::Check,
        step::Word::Call => Word::Call,
        step::Word::AllIn => Word::AllIn,
        step::Word::Bet { amount: None } => Word::Bet,
        step::Word::Bet { amount: Some(amount) } => Word::BetOf(Chips(amount)),
        step::Word::Raise { amount: None } => Word::Raise,
        step::Word::Raise { amount: Some(amount) } => Word::RaiseOf(Chips(amount)),
        step::Word::RaiseTo { amount } => Word::RaiseTo(Chips(amount)),
        step::Word::Amount { amount } => Word::Amount(Chips(amount)),
        step::Word::Pot => Word::Pot,
    }
}

fn chips_out(chips: &[u64]) -> Option<ChipsOut> {
    let each: Vec<(Chips, u16)> = chips.iter().map(|chip| (Chips(*chip), 1)).collect();
    ChipsOut::of(&each)
}

/// The seats as the wire names them.
pub(crate) fn numbers(seats: impl IntoIterator<Item = Seat>) -> Vec<SeatNo> {
    seats.into_iter().map(SeatNo::from).collect()
}

#[cfg(test)]
mod tests {
    use floorman_engine::notation;

    use super::*;

    #[test]
    fn every_line_of_the_manual_comes_back_as_it_went() {
        let manual = include_str!("../../README.md");
        let (_, after) = manual.split_once("```notation\n").unwrap();
        let (lines, _) = after.split_once("```").unwrap();
        let seat = |name: &str| ["A", "B", "C"].iter().position(|known| *known == name).and_then(Seat::new);
        let mut tried = 0;
        for text in lines.lines() {
            let line = notation::parse(text, &seat).unwrap();
            let back = match sent(&line, |street| if street == "flop" { 3 } else { 1 }) {
                Sent::Act(act) => line_of_act(act),
                Sent::Event(event) => line_of_event(&event),
            };
            let Line::Board { street, cards: None, board } = line else {
                assert_eq!(back, Some(line), "{text}");
                tried += 1;
                continue;
            };
            let unknown = Dealt { known: Cards::EMPTY, unknown: 1 };
            assert_eq!(back, Some(Line::Board { street, cards: Some(unknown), board }), "{text}");
        }
        assert!(tried > 30);
    }
}
