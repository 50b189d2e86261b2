//! What a hand takes: capabilities and the profile that it belongs to, by its steps and what is asked of it.

use std::collections::BTreeSet;

use floorman_engine::notation::Line;
use floorman_engine::ruleset::facts::{Pace, Rotation, Structure};
use floorman_engine::{Event, Fee, Question, Reason, SmallBlind};

use super::plan::{Asked, Move, Plan};
use crate::corpus::Corpus;
use crate::play::Played;
use crate::scenario::{Check, Expectation, HeldIs, Refusal, TableSpec};
use crate::transcript::{Entry, Happened};
use crate::wire::line::Sent;
use crate::wire::step::{self, Does};

/// Capabilities that only say more of a table: a hand that takes them is still a plain hand.
const OF_THE_TABLE: [&str; 12] = [
    "start",
    "antes",
    "posts",
    "dead-small-blind",
    "denominations",
    "racks",
    "left-in-event",
    "mixed",
    "hand-for-hand",
    "raked",
    "spread",
    "complete",
];

/// What a hand takes beyond plain acts and cards. `played` is the hand as our own engine plays it: where nobody asks for the
/// ruling of an act, that says whether it is one out of turn.
pub(crate) fn needs(plan: &Plan<'_>, played: Option<&Played>) -> BTreeSet<&'static str> {
    let mut needs = of_the_table(plan.table);
    if played.is_some_and(has_acts_out_of_turn) {
        needs.insert("out-of-turn");
    }
    if plan.open.start.is_some() {
        needs.insert("start");
    }
    if plan.open.hold_award || plan.moves.iter().any(|planned| planned.how.hold_award) {
        needs.insert("hold-award");
    }
    for (number, planned) in plan.moves.iter().enumerate() {
        needs.extend(of_a_move(planned));
        let checks = plan.checks_of(number);
        let asks = |refusal: Refusal| checks.iter().any(|check| check.refused == Some(refusal));
        if asks(Refusal::Ruled(Reason::OutOfTurn)) && matches!(planned.sent, Sent::Act(_)) {
            needs.insert("out-of-turn");
        }
        if plan.is_corrected(number) {
            needs.insert("correct");
        }
        let is_board = matches!(planned.line, Some((_, Line::Board { .. })));
        let judged =
            planned.how.probe || checks.iter().any(|check| check.held.is_some() || check.refused.is_some());
        if is_board && (judged || has_wrong_count(planned)) {
            needs.insert("board-out-of-time");
        }
    }
    needs
}

fn has_acts_out_of_turn(played: &Played) -> bool {
    let transcript = &played.transcript;
    transcript.entries.iter().any(|entry| {
        let Entry::Event(Happened { event: Event::Act(..), grounds, .. }) = entry else { return false };
        transcript.grounds(grounds).any(|statement| statement.question == Question::OutOfTurn)
    })
}

fn of_the_table(table: &TableSpec) -> BTreeSet<&'static str> {
    let are_counted_in_ones = table.chips.iter().all(|chip| chip.0 == 1);
    let all = [
        ("antes", table.ante.is_some()),
        ("posts", !table.posts.is_empty()),
        ("dead-small-blind", table.small_blind == SmallBlind::Dead),
        ("denominations", !are_counted_in_ones || table.betting_unit.is_some()),
        ("racks", table.seats.iter().any(|seat| !seat.made_of.is_empty())),
        ("left-in-event", table.left_in_event.is_some()),
        ("mixed", table.rotation == Rotation::Mixed),
        ("hand-for-hand", table.pace == Pace::HandForHand),
        ("raked", table.fee == Fee::Rake),
        ("spread", table.structure == Structure::SpreadLimit),
    ];
    all.into_iter().filter(|(_, is)| *is).map(|(name, _)| name).collect()
}

#[expect(clippy::too_many_lines, reason = "a table")]
fn of_a_move(planned: &Move) -> Option<&'static str> {
    let event = match &planned.sent {
        Sent::Act(act) => return (act.does == Does::Complete).then_some("complete"),
        Sent::Event(event) => event,
    };
    match event {
        step::Event::Deal { .. } => Some("deal-by-events"),
        step::Event::Board { board, .. } => (*board > 1).then_some("agree"),
        step::Event::Show { cards: Some(_), .. } => Some("show-cards"),
        step::Event::Skip { .. } => Some("skip"),
        step::Event::Expose { .. } => Some("expose"),
        step::Event::Agree { .. } => Some("agree"),
        step::Event::Chop { .. } => Some("chop"),
        step::Event::Straddle { .. } => Some("straddle"),
        step::Event::PlayBoard { .. } => Some("play-board"),
        step::Event::TakeBack { .. } => Some("take-back"),
        step::Event::PutOut { .. } => Some("put-out"),
        step::Event::Push { .. } => Some("push"),
        step::Event::Say { .. } => Some("say"),
        step::Event::Unnoticed { .. } => Some("unnoticed"),
        step::Event::Notice => Some("notice"),
        step::Event::CallTold { .. } => Some("call-told"),
        step::Event::PostWith { .. }
        | step::Event::TakeBackChips { .. }
        | step::Event::PutOutTogether { .. } => Some("prior-chips"),
        step::Event::Find { .. } => Some("find"),
        step::Event::OtherTablesFinish => Some("other-tables-finish"),
        step::Event::Add { .. } => Some("add"),
        step::Event::AskToSee { .. } => Some("ask-to-see"),
        step::Event::Mislead { .. } => Some("mislead"),
        step::Event::Dispute { .. } => Some("dispute"),
        step::Event::FloorRules { .. } => Some("floor-rules"),
        step::Event::Post { .. }
        | step::Event::Collect
        | step::Event::TurnUp
        | step::Event::OpenShowdown
        | step::Event::Rake => Some("duties"),
        step::Event::Sweep { .. } => Some("sweep"),
        step::Event::Kill { .. } => Some("kill"),
        step::Event::NextHand => Some("next-hand"),
        step::Event::Award => Some("hold-award"),
        step::Event::DealRest
        | step::Event::Show { cards: None, .. }
        | step::Event::Muck { .. }
        | step::Event::Showdown => None,
    }
}

/// What the hand is called that a table plays: `no-limit.holdem`.
pub(crate) fn played(table: &TableSpec) -> String {
    format!("{}.{}", table.structure.word(), table.game)
}

/// Every profile that the hands of a corpus may come to belong to.
#[must_use]
pub fn profiles(corpus: &Corpus) -> BTreeSet<String> {
    let hands = corpus.scenarios().filter_map(|placed| placed.scenario.script());
    let plain = ["rank", "pots", "table", "procedure"].map(str::to_owned);
    hands.map(|script| format!("hand.{}", played(&script.table))).chain(plain).collect()
}

/// The profile of a hand.
pub(crate) fn profile(plan: &Plan<'_>, needs: &BTreeSet<&'static str>) -> String {
    let beyond = |need: &str| !OF_THE_TABLE.contains(&need) && need != "next-hand";
    if needs.iter().any(|need| beyond(need)) {
        return "procedure".to_owned();
    }
    if needs.contains("next-hand") {
        return "table".to_owned();
    }
    if plan.asks_for_pots_alone() {
        return "pots".to_owned();
    }
    format!("hand.{}", played(plan.table))
}

impl Plan<'_> {
    /// What is asked of the ruling of a move.
    pub(crate) fn checks_of(&self, number: usize) -> Vec<&Check> {
        let of_it = |asked: &Asked<'_>| match asked {
            Asked::Ruling(of, _) => *of == number,
            Asked::State { last, .. } => *last == Some(number),
            Asked::Happens(_) => false,
        };
        let check = self.asks.iter().filter(|ask| of_it(&ask.what)).filter_map(|ask| match ask.what {
            Asked::Ruling(_, check) => Some(check),
            Asked::State { expected, .. } => Some(&expected.check),
            Asked::Happens(_) => None,
        });
        check.collect()
    }

    /// Whether an act has to be held to be another one.
    fn is_corrected(&self, number: usize) -> bool {
        let declared = self.declares(number);
        let other =
            |check: &&Check| matches!(check.held, Some(HeldIs::Act(action)) if Some(action) != declared);
        self.is_plain(number) && self.checks_of(number).iter().any(other)
    }

    /// Whether nothing is asked but how pots come about and who gets them.
    fn asks_for_pots_alone(&self) -> bool {
        let mut asked_for_pots = false;
        let only = self.asks.iter().all(|ask| match ask.what {
            Asked::Ruling(..) => false,
            Asked::Happens(_) => true,
            Asked::State { expected, .. } => {
                asked_for_pots |= of_pots(expected);
                let others = Expectation {
                    pots: None,
                    returned: None,
                    awards: None,
                    award_order: None,
                    net: None,
                    stacks: None,
                    rake: None,
                    jackpot: None,
                    check: Check { because: Vec::new(), because_only: None, ..expected.check.clone() },
                    ..expected.clone()
                };
                others.is_empty()
            }
        });
        only && asked_for_pots
    }
}

/// Whether a street of the board has other cards than are due.
fn has_wrong_count(planned: &Move) -> bool {
    let Sent::Event(step::Event::Board { street, cards, .. }) = &planned.sent else { return false };
    let due = if street == "flop" { 3 } else { 1 };
    cards.len() != due
}

const fn of_pots(expected: &Expectation) -> bool {
    expected.pots.is_some() || expected.returned.is_some() || expected.awards.is_some()
}
