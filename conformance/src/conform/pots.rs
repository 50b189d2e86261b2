//! A hand of which nothing is asked but its pots, put to an engine that makes pots and plays no hands: what each seat put in
//! is taken from the acts, who can win from the cards; what is made of it is asked.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use floorman_engine::{BySeat, Chips, Dealt, Effect, Event, Held, Seat, Seats, Strength, strength};

use super::attempt::{Attempt, stopped};
use super::drive::{Session, Stop};
use super::gate::{self, Kept};
use super::judge::{Judged, compared, observable};
use super::plan::{Asked, Plan};
use super::seen::SeenState;
use crate::compare;
use crate::play::Played;
use crate::report::record::Outcome;
use crate::scenario::{Check, Expectation};
use crate::transcript::{Entry, Happened, Manner, Transcript};
use crate::wire::hello::Welcome;
use crate::wire::pots::{PotsMade, PotsOf, PutIn};
use crate::wire::seat::SeatNo;
use crate::wire::state::{SeatState, State};
use crate::words::conform as told;

/// What can be seen where chips alone are given.
const SEEN: [&str; 4] = ["pots", "returned", "awards", "stack"];

/// Of the capabilities of a table, those that change what becomes of chips.
const OF_THE_CHIPS: [&str; 2] = ["denominations", "raked"];

/// Whether a hand is put as chips that were put in: the engine makes pots and plays no hand.
pub(super) fn are_asked_alone(welcome: &Welcome, profile: &str) -> bool {
    profile == "pots" && welcome.profiles.pots && welcome.profiles.hand.is_empty()
}

/// Whether it can be put so.
pub(super) fn gate(
    welcome: &Welcome,
    plan: &Plan<'_>,
    needs: &BTreeSet<&'static str>,
    played: Option<&Played>,
) -> Result<(), Kept> {
    let of_the_chips = needs.iter().copied().filter(|need| OF_THE_CHIPS.contains(need));
    gate::can(welcome, plan, of_the_chips)?;
    gate::other_answer(welcome, played)?;
    gate::seen(&SEEN.into(), plan)?;
    let asked = played.and_then(|played| questions(plan, &played.transcript));
    asked.map(|_| ()).ok_or_else(|| gate::kept(Outcome::NotExpressible, told::NOT_CHIPS_ALONE.to_owned()))
}

/// Puts it.
pub(super) fn put(session: &mut Session<'_>, plan: &Plan<'_>, played: Option<&Played>) -> Attempt {
    let mut judged = Judged::default();
    let asked = played.and_then(|played| questions(plan, &played.transcript)).unwrap_or_default();
    let stop = ask_all(session, plan, asked, &mut judged).err();
    let (outcome, reason) = match (&stop, &judged.differs) {
        (Some(stop), _) => {
            stopped(stop).unwrap_or_else(|| (Outcome::Fail, Some(told::declared_and_not_done("pots"))))
        }
        (None, Some(_)) => (Outcome::Fail, None),
        (None, None) => (Outcome::Pass, None),
    };
    Attempt {
        outcome,
        reason,
        profile: "pots".to_owned(),
        judged,
        broke: matches!(stop, Some(Stop::Broken(_))),
    }
}

fn ask_all(
    session: &mut Session<'_>,
    plan: &Plan<'_>,
    asked: Vec<Question<'_>>,
    judged: &mut Judged,
) -> Result<(), Stop> {
    for Question { step, pots, expected, before } in asked {
        let over = !pots.order.is_empty();
        let made = session.pots(pots)?;
        let (asked, hidden) = observable(expected, &SEEN.into());
        judged.not_observed.extend(hidden);
        judged.compared += 1;
        let state = seen(made, &before, over);
        let mut wrong = Vec::new();
        compare::state(&asked, plan.table, &mut SeenState { state: &state, table: plan.table }, &mut wrong);
        if !wrong.is_empty() {
            judged.differs = Some((step, wrong.into_iter().map(compared).collect()));
            return Ok(());
        }
    }
    Ok(())
}

/// What an answer says of the hand; `before` is what each seat has behind before anything comes back.
fn seen(made: PotsMade, before: &[(Seat, Chips)], over: bool) -> State {
    let came_back = |seat: SeatNo| -> u64 {
        let awards = made.awards.iter().filter_map(|award| award.get(&seat));
        awards.chain(made.returned.get(&seat)).fold(0, |all, chips| all.saturating_add(*chips))
    };
    let stack = |(seat, before): &(Seat, Chips)| {
        let seat = SeatNo::from(*seat);
        let stack = before.0.saturating_add(came_back(seat));
        (seat, SeatState { stack: Some(stack), ..SeatState::default() })
    };
    let seats: BTreeMap<SeatNo, SeatState> = before.iter().map(stack).collect();
    let PotsMade { returned, pots, awards } = made;
    State { seats, over, pots, returned, awards, ..State::default() }
}

/// What is put for one step of a scenario.
struct Question<'s> {
    /// The step, from 0.
    step: usize,
    pots: PotsOf,
    expected: &'s Expectation,
    /// What each seat has behind before anything comes back.
    before: Vec<(Seat, Chips)>,
}

/// A question for each step that asks; nothing if anything else than plain acts and cards has happened.
fn questions<'s>(plan: &Plan<'s>, transcript: &Transcript) -> Option<Vec<Question<'s>>> {
    let mut tally = Tally::default();
    let mut questions = Vec::new();
    for entry in &transcript.entries {
        if let Entry::Asked(asked) = entry {
            let of_it = plan.asks.iter().find(|ask| ask.step == asked.step).map(|ask| ask.what);
            let Some(Asked::State { expected, .. }) = of_it else { continue };
            if (Expectation { check: Check::default(), ..expected.clone() }).is_empty() {
                continue;
            }
            let pots = tally.asked(plan)?;
            questions.push(Question { step: asked.step, pots, expected, before: tally.behind() });
        } else {
            tally.take(entry)?;
        }
    }
    (!questions.is_empty()).then_some(questions)
}

/// What the seats have put in, and what they hold, as far as a hand has come.
#[derive(Default)]
struct Tally {
    stacks: Vec<Chips>,
    /// What has gone to the pot of each seat, and what lies in front of it.
    paid: BySeat<Chips>,
    front: BySeat<Chips>,
    /// What a seat has put in the main pot as nobody's wager.
    alone: BySeat<Chips>,
    dead: Chips,
    live: Seats,
    /// The live hands when the bets last went to the pot.
    contest: Seats,
    all_in: Seats,
    cards: BySeat<Option<Dealt>>,
    board: Option<Dealt>,
    /// Whether a pot has been awarded, and whether all have.
    awarded: bool,
    over: bool,
}

impl Tally {
    /// Takes what happened; nothing if it is anything else than plain acts and cards.
    fn take(&mut self, entry: &Entry) -> Option<()> {
        match entry {
            Entry::Begin(begin) if self.stacks.is_empty() => {
                self.stacks.clone_from(&begin.stacks);
                self.dead = begin.pot;
                self.live = Seats::first(begin.stacks.len());
                self.contest = self.live;
                Some(())
            }
            Entry::Begin(_) => None,
            Entry::Event(happened) => self.event(happened),
            Entry::End(_) => {
                self.over = true;
                Some(())
            }
            Entry::Street(_)
            | Entry::Decision(_)
            | Entry::Pots(_)
            | Entry::Asked(_)
            | Entry::Compared(..) => Some(()),
        }
    }

    fn event(&mut self, happened: &Happened) -> Option<()> {
        if matches!(happened.manner, Manner::Tried(_)) {
            return Some(());
        }
        let ruling = happened.ruling.as_ref().ok().filter(|ruling| ruling.held == Held::AsDeclared)?;
        let plain = matches!(
            happened.event,
            Event::Act(..)
                | Event::Deal(..)
                | Event::Board(..)
                | Event::Show(_)
                | Event::Muck(_)
                | Event::Duty(_)
        );
        plain.then(|| ruling.effects.iter().try_for_each(|effect| self.effect(effect)))?
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "whatever else an effect is, no plain act has it")]
    fn effect(&mut self, effect: &Effect) -> Option<()> {
        match *effect {
            Effect::Ante(seat, chips) => self.paid[seat] += chips,
            Effect::TableAnte(seat, chips) | Effect::Dead(seat, chips) => {
                self.alone[seat] += chips;
                self.dead += chips;
            }
            Effect::Blind(seat, chips) | Effect::Call(seat, chips) => self.front[seat] += chips,
            Effect::Wager(seat, total, _) => self.front[seat] = total,
            // A hand that is thrown away after an award may have won: no order of the hands that are left says so.
            Effect::Fold(_) | Effect::Muck(_) if self.awarded => return None,
            Effect::Fold(seat) | Effect::Muck(seat) => self.live = self.live.without(seat),
            Effect::PotAwarded(_) => self.awarded = true,
            Effect::TooSmallToPlay(seats) => self.all_in = self.all_in | seats,
            Effect::Deal(seat, known, unknown) => add(&mut self.cards[seat], Dealt { known, unknown }),
            Effect::Board(known, unknown) => add(&mut self.board, Dealt { known, unknown }),
            Effect::Collect => self.collect(),
            _ => return is_told_elsewhere(effect).then_some(()),
        }
        Some(())
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, Chips)> {
        self.stacks.iter().enumerate().filter_map(|(number, stack)| Some((Seat::new(number)?, *stack)))
    }

    fn collect(&mut self) {
        for seat in Seats::first(self.stacks.len()) {
            self.paid[seat] += std::mem::take(&mut self.front[seat]);
        }
        self.contest = self.live;
    }

    /// What each seat has behind before anything comes back.
    fn behind(&self) -> Vec<(Seat, Chips)> {
        let put_in = |seat: Seat| self.paid[seat] + self.front[seat] + self.alone[seat];
        self.seats().map(|(seat, stack)| (seat, stack.less(put_in(seat)))).collect()
    }

    fn asked(&self, plan: &Plan<'_>) -> Option<PotsOf> {
        let behind = self.behind();
        let put_in = |(seat, left): &(Seat, Chips)| PutIn {
            seat: (*seat).into(),
            put_in: self.paid[*seat].0,
            live: self.contest.has(*seat),
            all_in: left.is_zero() || self.all_in.has(*seat),
        };
        Some(PotsOf {
            ruleset: plan.open.ruleset.clone(),
            options: plan.open.options.clone(),
            table: plan.open.table.clone(),
            dead: self.dead.0,
            seats: behind.iter().map(put_in).collect(),
            order: if self.over { self.order()? } else { Vec::new() },
        })
    }

    /// The live hands, best first; nothing if a card of them is not known.
    fn order(&self) -> Option<Vec<Vec<SeatNo>>> {
        if self.live.at_most_one() {
            return Some(vec![self.live.into_iter().map(SeatNo::from).collect()]);
        }
        let board = self.board.filter(|board| board.unknown == 0)?;
        let worth = |seat: Seat| {
            let held = self.cards[seat].filter(|held| held.unknown == 0)?;
            Some((strength::high(held.known.union(board.known)), seat))
        };
        let mut worth: Vec<(Strength, Seat)> = self.live.into_iter().map(worth).collect::<Option<_>>()?;
        worth.sort_by_key(|(worth, _)| Reverse(*worth));
        let tied = worth.chunk_by(|one, other| one.0 == other.0);
        Some(tied.map(|tied| tied.iter().map(|(_, seat)| (*seat).into()).collect()).collect())
    }
}

fn add(cards: &mut Option<Dealt>, more: Dealt) {
    let had = cards.unwrap_or(Dealt { known: floorman_engine::Cards::EMPTY, unknown: 0 });
    *cards = Some(Dealt { known: had.known.union(more.known), unknown: had.unknown + more.unknown });
}

/// Whether an effect moves no chips, or those that are asked for.
const fn is_told_elsewhere(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Posted(_)
            | Effect::Acted(_)
            | Effect::Full(_)
            | Effect::Reopen
            | Effect::TurnUp(_)
            | Effect::TurnUpRuled
            | Effect::ShowFrom(..)
            | Effect::Return(..)
            | Effect::Share(..)
            | Effect::OddChips(..)
    )
}
