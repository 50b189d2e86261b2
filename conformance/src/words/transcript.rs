//! A transcript as text: street by street, each event with its ruling and its grounds.

use std::fmt::Write;

use floorman_engine::{Basis, Citation, Held, Impossible, Ruling, Statement, StatementId, notation};

use super::effects::{Teller, pot};
use super::said::{self, joined};
use crate::scenario::May;
use crate::transcript::{Asked, Begin, Decision, End, Entry, Happened, Manner, PotSeen, Transcript};

/// The whole transcript, a line each for what happened and one below it for the grounds.
#[must_use]
pub fn transcript(transcript: &Transcript) -> String {
    let mut text = Text { transcript, names: &[], out: String::new() };
    for entry in &transcript.entries {
        text.entry(entry);
    }
    text.out
}

struct Text<'a> {
    transcript: &'a Transcript,
    /// The names of the seats of the hand that is told.
    names: &'a [String],
    out: String,
}

impl<'a> Text<'a> {
    fn entry(&mut self, entry: &'a Entry) {
        match entry {
            Entry::Begin(begin) => self.begin(begin),
            Entry::Street(street) => {
                let board = notation::cards(street.board);
                let of =
                    if street.number > 1 { format!(" on board {}", street.number) } else { String::new() };
                self.line(0, format!("{}{of} {board}", street.name).trim_end());
            }
            Entry::Decision(decision) => self.decision(decision),
            Entry::Event(happened) => self.happened(happened),
            Entry::Pots(pots) => self.pots(pots),
            Entry::Asked(asked) => self.asked(asked),
            Entry::End(end) => self.end(end),
            Entry::Compared(ranked, grounds) => self.compared(ranked, grounds),
        }
    }

    fn teller(&self) -> Teller<'a> {
        Teller { names: self.names, unit: self.transcript.unit }
    }

    fn begin(&mut self, begin: &'a Begin) {
        self.names = &begin.names;
        let teller = self.teller();
        let stacks = begin.names.iter().zip(&begin.stacks);
        let stacks = joined(stacks.map(|(name, stack)| format!("{name} {}", teller.chips(*stack))));
        self.line(0, &format!("button {}; {stacks}", teller.name(begin.button)));
        if !begin.pot.is_zero() {
            self.line(0, &format!("{} in the pot", teller.chips(begin.pot)));
        }
    }

    fn decision(&mut self, decision: &Decision) {
        let teller = self.teller();
        let may = said::may(&May::from(&decision.options), |chips| teller.chips(chips));
        self.line(1, &format!("{} may {may}", teller.name(decision.options.seat)));
        self.grounds(2, &decision.grounds);
    }

    fn happened(&mut self, happened: &Happened) {
        let tried = if matches!(happened.manner, Manner::Tried(_)) { "tried: " } else { "" };
        let held = held(&happened.ruling);
        self.line(1, &format!("{tried}{}{held}", happened.text));
        let teller = self.teller();
        let effects = happened.ruling.iter().flat_map(|ruling| ruling.effects.iter());
        let mut effects: Vec<String> = effects.filter_map(|effect| teller.effect(effect)).collect();
        effects
            .extend(happened.shows_first.map(|seat| format!("{} is the first to show", teller.name(seat))));
        if !effects.is_empty() {
            self.line(2, &effects.join("; "));
        }
        self.grounds(2, &happened.grounds);
    }

    fn pots(&mut self, pots: &[PotSeen]) {
        let teller = self.teller();
        for (number, pot) in pots.iter().enumerate() {
            let contested = teller.names(pot.contested);
            self.line(1, &format!("{} {}: {contested}", self::pot(number), teller.chips(pot.amount)));
        }
    }

    fn asked(&mut self, asked: &Asked) {
        for mismatch in &asked.departures {
            let number = asked.step + 1;
            self.line(1, &format!("step {number} departs: {}", mismatch.asked));
            self.line(2, &format!("expected {}", mismatch.expected));
            self.line(2, &format!("got {}", mismatch.got));
        }
    }

    fn end(&mut self, end: &End) {
        let teller = self.teller();
        let changes = self.names.iter().zip(&end.net);
        let changes = joined(changes.map(|(name, change)| format!("{name} {}", teller.change(*change))));
        self.line(0, &format!("net {changes}"));
    }

    fn compared(&mut self, ranked: &[Vec<(String, String)>], grounds: &[StatementId]) {
        for (place, tied) in ranked.iter().enumerate() {
            for (name, worth) in tied {
                self.line(1, &format!("{}. {name}: {worth}", place + 1));
            }
        }
        self.grounds(2, grounds);
    }

    fn grounds(&mut self, indent: usize, ids: &[StatementId]) {
        let grounds: Vec<String> = self.transcript.grounds(ids).map(ground).collect();
        if !grounds.is_empty() {
            self.line(indent, &format!("[{}]", grounds.join("; ")));
        }
    }

    fn line(&mut self, indent: usize, text: &str) {
        let width = indent * 2;
        let _infallible = writeln!(self.out, "{:width$}{text}", "");
    }
}

pub(super) fn held(ruling: &Result<Ruling, Impossible>) -> String {
    match ruling {
        Ok(ruling) => match ruling.held {
            Held::AsDeclared => String::new(),
            Held::As(action, reason) => {
                format!(" — held as `{}` ({})", notation::action(action), reason.name())
            }
            Held::Void(reason) => format!(" — void ({})", reason.name()),
            Held::Floor(question) => format!(" — the floor decides ({})", question.name()),
        },
        Err(Impossible::UnknownCards(_)) => " — waits for cards that nobody knows".to_owned(),
        Err(impossible) => format!(" — cannot happen: {impossible}"),
    }
}

/// A statement as grounds are cited: `tda 47-A (reopening)`.
pub(super) fn ground(statement: &Statement) -> String {
    let basis = match &statement.arm.basis {
        Basis::Stated(citations) => cited(citations),
        Basis::Inferred { from, .. } => format!("inferred from {}", cited(from)),
        Basis::Custom { .. } => "custom".to_owned(),
    };
    format!("{basis} ({})", statement.question.name())
}

fn cited(citations: &[Citation]) -> String {
    joined(citations.iter().map(|citation| format!("{} {}", citation.source, citation.paragraphs.join(", "))))
}
