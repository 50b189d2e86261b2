//! Two transcripts of the same steps walked through together, up to where the hands are no longer the same.

use floorman_engine::{Chips, Effect, StatementId};

use super::{Outcome, Point};
use crate::transcript::{Decision, Entry, Happened, Manner, Transcript};
use crate::words::part as said;

/// Where two plays of the same steps part, in order.
pub(super) fn points(first: &Transcript, second: &Transcript) -> Vec<Point> {
    let mut walk = Walk {
        transcripts: [first, second],
        names: &[],
        cited: [Vec::new(), Vec::new()],
        points: Vec::new(),
    };
    for (one, other) in entries(first).into_iter().zip(entries(second)) {
        if walk.pair(one, other) == Hands::Two {
            break;
        }
    }
    walk.points
}

/// Whether the hands are still the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hands {
    One,
    Two,
}

/// An entry with its step.
type Numbered<'t> = (Option<usize>, &'t Entry);

/// What happened, each with its step: what a seat may do counts to the step before which it is asked.
fn entries(transcript: &Transcript) -> Vec<Numbered<'_>> {
    let step_of = |entry: &Entry| match entry {
        Entry::Asked(asked) => Some(asked.step),
        Entry::Event(Happened { manner: Manner::Step(step) | Manner::Tried(step), .. }) => Some(*step),
        Entry::Event(_)
        | Entry::Begin(_)
        | Entry::Street(_)
        | Entry::Decision(_)
        | Entry::Pots(_)
        | Entry::End(_)
        | Entry::Compared(..) => None,
    };
    let mut numbered = Vec::new();
    let mut last = None;
    for (at, entry) in transcript.entries.iter().enumerate() {
        last = step_of(entry).or(last);
        let step = match entry {
            Entry::Asked(_) => continue,
            Entry::Decision(_) => transcript.entries.iter().skip(at).find_map(step_of).or(last),
            Entry::Begin(_)
            | Entry::Street(_)
            | Entry::Event(_)
            | Entry::Pots(_)
            | Entry::End(_)
            | Entry::Compared(..) => last,
        };
        numbered.push((step, entry));
    }
    numbered
}

struct Walk<'t> {
    transcripts: [&'t Transcript; 2],
    names: &'t [String],
    /// The grounds of the last event under each.
    cited: [Vec<StatementId>; 2],
    points: Vec<Point>,
}

impl<'t> Walk<'t> {
    fn pair(&mut self, (step, one): Numbered<'t>, (_, other): Numbered<'t>) -> Hands {
        match (one, other) {
            (Entry::Begin(begin), Entry::Begin(_)) if one == other => {
                self.names = &begin.names;
                Hands::One
            }
            (Entry::Event(one), Entry::Event(other))
                if one.manner == other.manner && one.event == other.event =>
            {
                self.cited = [one.grounds.clone(), other.grounds.clone()];
                self.event(step, one, other)
            }
            (Entry::Decision(one), Entry::Decision(other)) if one.options.seat == other.options.seat => {
                self.decision(step, one, other);
                Hands::One
            }
            (Entry::Compared(ones, one), Entry::Compared(others, other)) => {
                if ones != others {
                    let about = said::RANKING.to_owned();
                    self.point(step, about, [(said::ranked(ones), one), (said::ranked(others), other)]);
                }
                Hands::One
            }
            _ if one == other => Hands::One,
            _ => {
                let [first, second] = [one, other].map(|it| said::entry(it, self.names, self.unit()));
                let [mine, theirs] = self.grounds_of([one, other]);
                self.point(step, said::NEXT.to_owned(), [(first, &mine), (second, &theirs)]);
                Hands::Two
            }
        }
    }

    /// An event under both. What nobody sees at once, a hand in the muck that could still be claimed, comes to light
    /// later or never.
    fn event(&mut self, step: Option<usize>, one: &Happened, other: &Happened) -> Hands {
        if is_alike(one, other) {
            return Hands::One;
        }
        let [first, second] = [one, other].map(|it| said::happened(it, self.names, self.unit()));
        if first == second {
            return Hands::One;
        }
        self.point(step, said::about(one), [(first, &one.grounds), (second, &other.grounds)]);
        let tried = matches!(one.manner, Manner::Tried(_));
        if tried || effects(one) == effects(other) { Hands::One } else { Hands::Two }
    }

    fn decision(&mut self, step: Option<usize>, one: &Decision, other: &Decision) {
        let mut options = other.options;
        options.why = one.options.why;
        if options != one.options {
            let [first, second] = [one, other].map(|it| said::may(it, self.unit()));
            let about = said::turn(one, self.names);
            self.point(step, about, [(first, &one.grounds), (second, &other.grounds)]);
        }
    }

    /// What reads alike shows nobody a difference.
    fn point(&mut self, step: Option<usize>, about: String, sides: [(String, &Vec<StatementId>); 2]) {
        let [(first, ones), (second, others)] = sides;
        if first == second {
            return;
        }
        let outcome = |told: String, grounds: &[StatementId], transcript: &Transcript| Outcome {
            told,
            grounds: transcript.grounds(grounds).cloned().collect(),
        };
        let [one, other] = self.transcripts;
        let (first, second) = (outcome(first, ones, one), outcome(second, others, other));
        self.points.push(Point { step, about, first, second });
    }

    /// What entries rest on: their own grounds, or those of the event that brought them about.
    fn grounds_of(&self, entries: [&Entry; 2]) -> [Vec<StatementId>; 2] {
        let [first, second] = &self.cited;
        let own = |entry: &Entry, cited: &[StatementId]| entry.grounds().unwrap_or(cited).to_vec();
        let [one, other] = entries;
        [own(one, first), own(other, second)]
    }

    fn unit(&self) -> Chips {
        let [first, _] = self.transcripts;
        first.unit
    }
}

/// Whether an event is ruled alike, whatever the ruling rests on.
fn is_alike(one: &Happened, other: &Happened) -> bool {
    let ruling = |it: &Happened| it.ruling.map(|ruling| (ruling.held, ruling.effects));
    ruling(one) == ruling(other) && one.shows_first == other.shows_first
}

fn effects(happened: &Happened) -> Option<Vec<Effect>> {
    happened.ruling.as_ref().ok().map(|ruling| ruling.effects.to_vec())
}
