//! How a script is played: what the dealer does by himself, and how one hand follows the other.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod rulesets;

use floorman_conformance::play::{self, NotPlayed, Played, Stage};
use floorman_conformance::scenario::read_hand;
use floorman_conformance::transcript::{Begin, Entry, Manner};
use floorman_conformance::words;
use floorman_engine::{Chips, Event};

fn played_under(ruleset: &str, text: &str) -> Result<Played, NotPlayed> {
    let library = rulesets::library(&[]);
    let script = read_hand("hand.yaml", text).unwrap();
    play::script(&Stage { library: &library, ruleset, read_as: ruleset }, &script)
}

fn played(text: &str) -> Played {
    played_under("tda-2024", text).unwrap()
}

fn hands(told: &Played) -> Vec<&Begin> {
    let begin = |entry: &'_ Entry| matches!(entry, Entry::Begin(_));
    let entries = told.transcript.entries.iter().filter(|entry| begin(entry));
    entries.map(|entry| if let Entry::Begin(begin) = entry { begin } else { unreachable!() }).collect()
}

#[test]
fn the_next_hand_keeps_the_stacks_and_moves_the_button() {
    let told = played(
        "table: {game: holdem, structure: no-limit, blinds: [1, 2], button: A, seats: {A: 50, B: 60, C: 70}}\n\
         play: [A raises to 6, B folds, C folds, next hand, B folds, C folds, next hand, C folds, A folds]\n",
    );
    let hands = hands(&told);
    let buttons: Vec<usize> = hands.iter().map(|hand| hand.button.number()).collect();
    assert_eq!(buttons, [0, 1, 2]);
    assert_eq!(hands[1].stacks, [Chips(53), Chips(59), Chips(68)]);
    assert_eq!(hands[2].stacks, [Chips(54), Chips(59), Chips(67)]);
    assert!(told.departures.is_empty());
}

#[test]
fn a_seat_without_chips_is_not_dealt_in() {
    let told = played(
        "table: {game: holdem, structure: no-limit, blinds: [1, 2], button: A, seats: {A: 50, B: 60, C: 70}}\n\
         play: [deal A 2c 3d, deal B Ah As, deal C 7c 2h, A is all-in, B calls, C folds,\n\
         flop Kc Jd 9s, turn 5h, river 4c, showdown, next hand, B folds,\n\
         {expect: {stacks: {A: 0, B: 111, C: 69}, net: {A: -50, B: +51, C: -1}}}]\n",
    );
    assert_eq!(told.departures, []);
    let last = hands(&told)[1];
    assert_eq!(last.names, ["B", "C"]);
    assert_eq!(last.stacks, [Chips(112), Chips(68)]);
    assert_eq!(last.button.number(), 0);
    assert!(words::transcript(&told.transcript).ends_with("net B -1, C +1\n"));
}

#[test]
fn an_act_of_a_seat_that_is_out_cannot_happen() {
    let told = played(
        "table: {game: holdem, structure: no-limit, blinds: [1, 2], button: A, seats: {A: 50, B: 60, C: 70}}\n\
         play: [deal A 2c 3d, deal B Ah As, A is all-in, B calls, C folds, flop Kc Jd 9s, turn 5h, river 4c, showdown,\n\
         next hand, {try: A calls, refused: no-such-seat}, A calls]\n",
    );
    assert_eq!(told.departures.len(), 1);
    assert_eq!(told.departures[0].step, 11);
    assert_eq!(told.departures[0].mismatches[0].got, "there is no such seat in this hand");
}

#[test]
fn cards_that_nobody_names_are_dealt_unknown_before_the_first_act() {
    let told = played(
        "table: {game: holdem, structure: no-limit, blinds: [1, 2], button: A, seats: {A: 50, B: 60}}\n\
         play: [deal B Ah As, A calls]\n",
    );
    let dealt: Vec<&str> = told
        .transcript
        .entries
        .iter()
        .filter_map(|entry| if let Entry::Event(happened) = entry { Some(happened) } else { None })
        .filter(|happened| matches!(happened.event, Event::Deal(..)))
        .map(|happened| happened.text.as_str())
        .collect();
    assert_eq!(dealt, ["deal B As Ah", "deal A ?? ??"]);
}

#[test]
fn what_is_tried_changes_nothing() {
    let hand = |tried: &str| {
        let told = played(&format!(
            "table: {{game: holdem, structure: no-limit, blinds: [1, 2], button: A, seats: {{A: 50, B: 60}}}}\n\
             play: [{tried} A calls, B checks, flop Kc Jd 9s, B bets 5, A folds]\n"
        ));
        let tried = |entry: &Entry| {
            matches!(entry, Entry::Asked(_))
                || matches!(entry, Entry::Event(happened) if matches!(happened.manner, Manner::Tried(_)))
        };
        let left = told.transcript.entries.iter().filter(|entry| !tried(entry));
        left.map(|entry| if let Entry::Event(it) = entry { it.text.clone() } else { String::new() })
            .collect::<Vec<_>>()
    };
    let tried = "{try: A raises to 50, held: as-declared}, {try: A folds, held: as-declared},";
    assert_eq!(hand(""), hand(tried));
}

#[test]
fn the_showdown_is_a_step_only_where_somebody_has_a_choice() {
    let text = "table: {game: holdem, structure: no-limit, blinds: [1, 2], button: A, seats: {A: 50, B: 50}}\n\
                play: [deal A Kh Kd, deal B Qh Qd, A is all-in, B calls, flop 2c 3c 4d, turn 9s, river Jd, SHOW\n\
                {expect: {awards: [{A: 100}], show-order: []}}]\n";
    for show in ["", "showdown,"] {
        assert_eq!(played(&text.replace("SHOW", show)).departures, [], "{show}");
    }
}

#[test]
fn what_cannot_be_set_up_says_why() {
    let table = "{game: holdem, structure: pot-limit, blinds: [2, 1], button: A, seats: {A: 50, B: 50}}";
    let text = format!("table: {table}\nplay: [A calls]\n");
    let error = played_under("tda-2024", &text).unwrap_err();
    assert!(error.to_string().starts_with("blinds are one to three amounts"), "{error}");
    assert_eq!(played_under("nobody", &text).unwrap_err().to_string(), "no ruleset is called `nobody`");
    let both = played_under("hitclub", &text).unwrap_err();
    assert_eq!(both, NotPlayed::NoSetting("hitclub".to_owned()));
}
