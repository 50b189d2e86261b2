//! The notation: what it reads, what it writes, and how it refuses.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use floorman_engine::notation::{self, BOARD_STREETS, Line};
use floorman_engine::{
    Action, Cards, Chips, ChipsOut, Dealt, Disputed, Duty, Event, FloorRuling, Meant, PriorChips, Run, Seat,
    Word,
};
use proptest::prelude::*;

const NAMES: [&str; 4] = ["A", "B", "Chi", "D2"];

fn seat(name: &str) -> Option<Seat> {
    NAMES.iter().position(|known| *known == name).and_then(Seat::new)
}

fn name(seat: Seat) -> String {
    NAMES[seat.number()].to_owned()
}

fn read(text: &str) -> Line {
    notation::parse(text, &seat).unwrap()
}

fn refused(text: &str) -> (String, String) {
    let error = notation::parse(text, &seat).unwrap_err();
    (error.to_string(), error.help())
}

fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

#[test]
fn acts_are_read_with_their_seat() {
    let a = Seat::new(0).unwrap();
    let act = |action| Line::Event(Event::Act(a, action));
    assert_eq!(read("A folds"), act(Action::Fold));
    assert_eq!(read("A checks"), act(Action::Check));
    assert_eq!(read("  A   calls "), act(Action::Call));
    assert_eq!(read("A completes"), act(Action::Complete));
    assert_eq!(read("A bets 10"), act(Action::Bet(Chips(10))));
    assert_eq!(read("A raises to 24"), act(Action::RaiseTo(Chips(24))));
    assert_eq!(read("A is all-in"), act(Action::AllIn));
    assert_eq!(read("A shows"), Line::Event(Event::Show(a)));
    assert_eq!(read("A mucks"), Line::Event(Event::Muck(a)));
    assert_eq!(read("A posts"), Line::Event(Event::Duty(Duty::Post(a))));
}

#[test]
fn cards_may_be_unknown() {
    let chi = Seat::new(2).unwrap();
    let dealt = Dealt { known: cards("Kh"), unknown: 1 };
    assert_eq!(read("deal Chi Kh ??"), Line::Event(Event::Deal(chi, dealt)));
    assert_eq!(read("deal Chi ????"), read("deal Chi ?? ??"));
    let flop = Dealt { known: cards("Kc Jd 9s"), unknown: 0 };
    assert_eq!(read("flop Kc Jd 9s"), Line::Board { street: "flop", cards: Some(flop), board: 1 });
    assert_eq!(read("turn"), Line::Board { street: "turn", cards: None, board: 1 });
    assert_eq!(read("river on board 2"), Line::Board { street: "river", cards: None, board: 2 });
}

#[test]
fn what_the_dealer_does_has_its_words() {
    assert_eq!(read("collect"), Line::Event(Event::Duty(Duty::Collect)));
    assert_eq!(read("turn up"), Line::Event(Event::Duty(Duty::TurnUp)));
    assert_eq!(read("open showdown"), Line::Event(Event::Duty(Duty::OpenShowdown)));
    assert_eq!(read("award"), Line::Event(Event::Duty(Duty::Award)));
    assert_eq!(read("showdown"), Line::Showdown);
    assert_eq!(read("next hand"), Line::NextHand);
}

#[test]
fn words_chips_and_errors_of_the_deal_have_their_lines() {
    let [a, b] = [0, 1].map(|number| Seat::new(number).unwrap());
    let event = |event| Line::Event(event);
    assert_eq!(read("A says \"raise to 300\""), event(Event::Says(a, Word::RaiseTo(Chips(300)))));
    assert_eq!(read("A says \"raise, 300\""), event(Event::Says(a, Word::RaiseOf(Chips(300)))));
    assert_eq!(read("A says \"all-in\""), event(Event::Says(a, Word::AllIn)));
    let out = ChipsOut::of(&[(Chips(500), 1), (Chips(100), 2)]).unwrap();
    assert_eq!(read("A puts out 500 + 100 + 100"), event(Event::PutOut(a, out)));
    assert_eq!(read("A pushes 1000"), event(Event::Pushes(a, Chips(1000))));
    assert_eq!(read("A straddles 4"), event(Event::Straddles(a, Chips(4))));
    assert_eq!(read("A adds 500"), event(Event::Adds(a, Chips(500))));
    assert_eq!(read("A takes back"), event(Event::TakeBack(a)));
    assert_eq!(read("A asks to see B"), event(Event::AskToSee(a, b)));
    assert_eq!(read("dealer kills A"), event(Event::Duty(Duty::Kill(a))));
    assert_eq!(read("A misleads B"), event(Event::Misleads(a, b)));
    assert_eq!(read("A disputes the reading"), event(Event::Disputes(a, Disputed::TheReading)));
    assert_eq!(read("A disputes the pot"), event(Event::Disputes(a, Disputed::ThePot)));
    assert_eq!(read("A shows Ah"), event(Event::ShowCards(a, cards("Ah"))));
    assert_eq!(read("A plays the board"), event(Event::PlaysTheBoard(a)));
    assert_eq!(read("A agrees to chop"), event(Event::Chops(a)));
    assert_eq!(read("deal skips B"), event(Event::Skipped(b)));
    assert_eq!(read("deal exposes B Kh"), event(Event::Exposed(b, "Kh".parse().unwrap())));
    assert_eq!(read("floor rules A calls"), event(Event::FloorRules(a, FloorRuling::Act(Action::Call))));
    let bets = Action::Bet(Chips(400));
    let raises = Action::RaiseTo(Chips(1000));
    assert_eq!(read("A bets 400 unnoticed"), event(Event::Unnoticed(a, bets, Meant::TheAmount)));
    assert_eq!(read("A raises to 1000 as the pot"), event(Event::Unnoticed(a, raises, Meant::ThePot)));
    assert_eq!(read("floor notices"), event(Event::Noticed));
    let prior = |what| event(Event::PriorChips(a, what));
    let two = ChipsOut::of(&[(Chips(500), 2)]).unwrap();
    assert_eq!(read("A takes back 50"), prior(PriorChips::TakenBack(Chips(50))));
    assert_eq!(read("A posts with 1000"), prior(PriorChips::PostedWith(Chips(1000))));
    assert_eq!(read("A puts out 500 + 500 together"), prior(PriorChips::PutOutWith(two)));
    assert_eq!(read("A calls told 400"), event(Event::CallsAsTold(a, Chips(400))));
    assert_eq!(read("floor finds 500 behind A"), event(Event::Found(a, Chips(500))));
    let found = |ruled| event(Event::FloorRules(a, ruled));
    assert_eq!(read("floor rules A plays the chips"), found(FloorRuling::ChipsPlay));
    assert_eq!(read("floor rules A keeps the chips"), found(FloorRuling::ChipsStayBehind));
    assert_eq!(read("other tables finish"), event(Event::OtherTablesFinish));
    assert_eq!(read("muck takes A"), event(Event::Duty(Duty::Sweep(a))));
}

/// Lines that are refused, each for its own reason.
const WRONG: &[&str] = &[
    "",
    "A",
    "Z calls",
    "rivver 5h",
    "A fold",
    "A shoves",
    "A dances",
    "A bets",
    "A raises 24",
    "A raises to 24 chips",
    "A folds now",
    "A is broke",
    "A: calls",
    "A bets 1,000",
    "A bets 100k",
    "A bets 0.5",
    "A bets 0",
    "A bets 99999999999999999999",
    "deal A",
    "deal",
    "deal Z Kh",
    "deal A Kh Kh",
    "flop Kx",
    "A says raise 300",
    "A says \"over\"",
    "A puts out",
    "A puts out 500 + x",
    "A puts out 1 + 5 + 25 + 100 + 500 + 1000",
    "A pushes",
    "A adds",
    "A takes",
    "A agrees to 0 boards",
    "turn 5h on board two",
    "A asks to see Z",
    "A asks B",
    "floor rules A shows",
    "floor rules",
    "deal exposes A Kx",
    "deal skips Z",
    "muck takes Z",
    "A straddles to 4",
    "A shows Kx",
    "A plays",
    "A misleads Z",
    "A misleads",
    "A disputes B",
    "dealer A",
    "dealer kills Z",
];

#[test]
fn what_is_wrong_is_said_with_what_to_write() {
    let told = |line: &&str| {
        let (message, help) = refused(line);
        format!("{line}\n    {message}\n    {help}")
    };
    let messages: Vec<String> = WRONG.iter().map(told).collect();
    let wanted = include_str!("notation.txt");
    assert_eq!(messages.join("\n"), wanted.trim_end(), "the wording of tests/notation.txt");
}

#[test]
fn an_act_is_read_without_its_seat() {
    assert_eq!(notation::parse_action("raises to 24"), Ok(Action::RaiseTo(Chips(24))));
    assert_eq!(notation::parse_action("calls"), Ok(Action::Call));
    assert_eq!(
        notation::parse_action("shows").unwrap_err().to_string(),
        "`shows` is not an act of the betting"
    );
}

#[test]
fn a_seat_name_is_one_word_that_opens_no_line_itself() {
    for good in ["A", "anna", "Đạt", "UTG+1".trim_end_matches("+1"), "D2", "O'Neil", "big-stack"] {
        assert!(notation::is_seat_name(good), "{good}");
    }
    for bad in ["", "2", "deal", "flop", "next", "A B", "A:", "UTG+1", "[A]"] {
        assert!(!notation::is_seat_name(bad), "{bad}");
    }
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        Just(Action::Fold),
        Just(Action::Check),
        Just(Action::Call),
        Just(Action::Complete),
        Just(Action::AllIn),
        (1..=u64::MAX).prop_map(|total| Action::Bet(Chips(total))),
        (1..=u64::MAX).prop_map(|total| Action::RaiseTo(Chips(total))),
    ]
}

fn dealt() -> impl Strategy<Value = Dealt> {
    let places = prop::collection::vec(0..52_usize, 0..5);
    (places, 1..4_u8).prop_map(|(places, unknown)| {
        let deck: Vec<_> = Cards::DECK.iter().collect();
        Dealt { known: places.into_iter().map(|place| deck[place]).collect(), unknown }
    })
}

fn seats() -> impl Strategy<Value = Seat> {
    (0..4_usize).prop_map(|number| Seat::new(number).unwrap())
}

fn words() -> impl Strategy<Value = Word> {
    let amount = || (1..=u64::MAX).prop_map(Chips);
    prop_oneof![
        prop::sample::select(vec![Word::Fold, Word::Check, Word::Call, Word::AllIn, Word::Bet, Word::Raise]),
        amount().prop_map(Word::BetOf),
        amount().prop_map(Word::RaiseOf),
        amount().prop_map(Word::RaiseTo),
        amount().prop_map(Word::Amount),
    ]
}

fn chips_out() -> impl Strategy<Value = ChipsOut> {
    let kinds = prop::sample::subsequence(vec![1, 5, 25, 100, 500], 1..=5);
    (kinds, 1..4_u16).prop_map(|(kinds, count)| {
        let chips: Vec<(Chips, u16)> = kinds.into_iter().rev().map(|kind| (Chips(kind), count)).collect();
        ChipsOut::of(&chips).unwrap()
    })
}

/// What people do beside the acts in turn.
fn manners() -> impl Strategy<Value = Event> {
    prop_oneof![
        (seats(), chips_out()).prop_map(|(seat, chips)| Event::PutOut(seat, chips)),
        (seats(), 1..=u64::MAX).prop_map(|(seat, amount)| Event::Pushes(seat, Chips(amount))),
        (seats(), words()).prop_map(|(seat, word)| Event::Says(seat, word)),
        (seats(), 1..=u64::MAX).prop_map(|(seat, amount)| Event::Adds(seat, Chips(amount))),
        (seats(), 1..=u64::MAX).prop_map(|(seat, total)| Event::Straddles(seat, Chips(total))),
        (seats(), 1..=u64::MAX, any::<bool>()).prop_map(|(seat, total, pot)| {
            let meant = if pot { Meant::ThePot } else { Meant::TheAmount };
            Event::Unnoticed(seat, Action::RaiseTo(Chips(total)), meant)
        }),
        Just(Event::Noticed),
        Just(Event::OtherTablesFinish),
        (seats(), 1..=u64::MAX)
            .prop_map(|(seat, chips)| { Event::PriorChips(seat, PriorChips::TakenBack(Chips(chips))) }),
        (seats(), chips_out())
            .prop_map(|(seat, chips)| Event::PriorChips(seat, PriorChips::PutOutWith(chips))),
        (seats(), 1..=u64::MAX).prop_map(|(seat, told)| Event::CallsAsTold(seat, Chips(told))),
        (seats(), 1..=u64::MAX).prop_map(|(seat, chips)| Event::Found(seat, Chips(chips))),
        seats().prop_map(|seat| Event::FloorRules(seat, FloorRuling::ChipsPlay)),
        seats().prop_map(|seat| Event::FloorRules(seat, FloorRuling::ChipsStayBehind)),
        seats().prop_map(Event::TakeBack),
        (seats(), seats()).prop_map(|(by, of)| Event::AskToSee(by, of)),
        (seats(), 0..52_usize, 0..52_usize).prop_map(|(seat, one, two)| {
            let card = |place| Cards::DECK.iter().nth(place).unwrap();
            Event::ShowCards(seat, Cards::EMPTY.with(card(one)).with(card(two)))
        }),
        seats().prop_map(Event::PlaysTheBoard),
        (seats(), seats()).prop_map(|(by, of)| Event::Misleads(by, of)),
        (seats(), prop::sample::select(vec![Disputed::TheReading, Disputed::ThePot]))
            .prop_map(|(seat, what)| Event::Disputes(seat, what)),
        seats().prop_map(Event::Skipped),
        (seats(), 0..52_usize)
            .prop_map(|(seat, place)| Event::Exposed(seat, Cards::DECK.iter().nth(place).unwrap())),
        (seats(), actions()).prop_map(|(seat, action)| Event::FloorRules(seat, FloorRuling::Act(action))),
        seats().prop_map(|seat| Event::Duty(Duty::Sweep(seat))),
        seats().prop_map(|seat| Event::Duty(Duty::Kill(seat))),
    ]
}

fn events() -> impl Strategy<Value = Event> {
    prop_oneof![
        manners(),
        (seats(), actions()).prop_map(|(seat, action)| Event::Act(seat, action)),
        (seats(), dealt()).prop_map(|(seat, dealt)| Event::Deal(seat, dealt)),
        dealt().prop_map(|dealt| Event::Board(1, dealt)),
        (2..=u8::MAX, dealt()).prop_map(|(board, dealt)| Event::RunOut(Run { board, street: 1 }, dealt)),
        (seats(), 1..=u8::MAX).prop_map(|(seat, boards)| Event::Agrees(seat, boards)),
        seats().prop_map(Event::Chops),
        seats().prop_map(Event::Show),
        seats().prop_map(Event::Muck),
        seats().prop_map(|seat| Event::Duty(Duty::Post(seat))),
        Just(Event::Duty(Duty::Collect)),
        Just(Event::Duty(Duty::TurnUp)),
        Just(Event::Duty(Duty::OpenShowdown)),
        Just(Event::Duty(Duty::Rake)),
        Just(Event::Duty(Duty::Award)),
    ]
}

proptest! {
    #[test]
    fn every_event_is_read_back_as_written(event in events(), street in 0..3_usize) {
        let street = BOARD_STREETS[street];
        let line = notation::event(&event, street, &name);
        let back = match read(&line) {
            Line::Event(event) => event,
            Line::Board { street: named, cards, board } => {
                prop_assert_eq!(named, street);
                match (board, cards.unwrap()) {
                    (1, dealt) => Event::Board(1, dealt),
                    (board, dealt) => Event::RunOut(Run { board, street: 1 }, dealt),
                }
            }
            Line::Showdown | Line::NextHand => unreachable!("{line} is an event"),
        };
        prop_assert_eq!(back, event);
    }

    #[test]
    fn every_act_is_read_back_without_its_seat(action in actions()) {
        prop_assert_eq!(notation::parse_action(&notation::action(action)), Ok(action));
    }

    #[test]
    fn no_line_makes_the_reader_fail_otherwise_than_with_an_error(line in ".{0,40}") {
        if let Err(error) = notation::parse(&line, &seat) {
            prop_assert!(!error.help().is_empty());
        }
    }
}
