//! The cards of questions: what a seat may do, the pots, the end, a ranking.

use floorman_conformance::transcript::{Asked, End};
use floorman_engine::ruleset::facts::Structure;
use floorman_engine::{Chips, Effect, Effects, OfBoards, Seats, StatementId};

use super::story::{Said, Teller};
use crate::keys;
use crate::words::story as said;

impl Teller<'_> {
    /// What the scenario asks here: the answer, and where it is not the one expected.
    pub(super) fn asked(&mut self, asked: &Asked) {
        self.at_step(asked.step);
        if self.expects_at(asked.step) {
            if self.decision.is_some() {
                self.decision_card(asked.step);
            } else if !self.pots.is_empty() && self.asks_for_pots(asked.step) {
                self.pots_card(asked.step);
            }
        }
        let expected = self.closing != Some(asked.step);
        // That a step cannot happen is told where it stands.
        let told = asked.departures.iter().filter(|departure| expected && departure.asked != "step");
        for departure in told {
            self.line(said::expected(departure.asked, &departure.expected, &departure.got));
        }
    }

    pub(super) fn structure(&self) -> Structure {
        self.script.map_or(Structure::NoLimit, |script| script.table.structure)
    }

    fn decision_card(&mut self, step: usize) {
        let Some((decision, faced)) = self.decision.zip(self.faced(None)) else { return };
        let answer = vec![faced.may(&decision.options)];
        let reason = Some(faced.because(&decision.options));
        let about = said::about_turn(decision.options.seat, &self.named);
        let asked = self.asked_for(step);
        let keys =
            if asked.is_empty() { keys::of_options(decision.options.wager, self.structure()) } else { asked };
        self.card(about, Said { answer, reason }, &decision.grounds, keys);
    }

    fn pots_card(&mut self, step: usize) {
        let answer = vec![said::pots(&self.pots, &self.named)];
        let asked = self.asked_for(step);
        let keys = if asked.is_empty() { keys::POTS } else { asked };
        let since = unique(self.since.clone());
        self.card(said::ABOUT_POTS.to_owned(), Said { answer, reason: None }, &since, keys);
    }

    /// One pot, and who takes it.
    pub(super) fn awarded(&mut self, effects: &Effects) {
        let (mut number, mut board) = (0, None);
        let mut each = None;
        let mut odd = Vec::new();
        for effect in effects {
            if let Effect::PotAwarded(pot) = *effect {
                number = usize::from(pot);
            } else if let Effect::Boards(OfBoards::Award(pot, by)) = *effect {
                (number, board) = (usize::from(pot), Some(by));
            } else if let Effect::Share(chips, to) = *effect {
                each = Some((chips, to));
            } else if let Effect::OddChips(chips, to) = *effect {
                odd.push((chips, to));
            }
        }
        let sum = |(chips, to): &(Chips, Seats)| *chips * u64::from(to.count());
        let amount: Chips = each.iter().chain(&odd).map(sum).sum();
        let winners = each.iter().chain(&odd).fold(Seats::NONE, |all, (_, to)| all | *to);
        if winners.is_empty() {
            return;
        }
        let contested = self.pots.get(number).map(|(_, seats)| *seats);
        let alone = contested.is_some_and(Seats::at_most_one);
        let worth = winners.lowest().filter(|_| !alone).and_then(|seat| {
            let cards = self.ledger.boards.get(usize::from(board.unwrap_or(1)).saturating_sub(1))?;
            self.worth_on(*cards, seat)
        });
        let name = said::pot_name(number, self.pots.len());
        let mut told = said::takes(winners, (&name, amount), worth.as_deref(), &self.named);
        if let Some(board) = board {
            told = said::by_board(board, &told);
        }
        if !winners.at_most_one() {
            told = format!("{told}: {}", said::shares(each.map(|(chips, _)| chips), &odd, &self.named));
        }
        self.awards.push(format!("{told}."));
    }

    pub(super) fn end(&mut self, end: &End) {
        if self.misdealt {
            return;
        }
        let names: Vec<String> = (0..end.net.len())
            .filter_map(floorman_engine::Seat::new)
            .map(|seat| self.named.seat(seat).to_owned())
            .collect();
        let changes: Vec<(&str, i128)> =
            names.iter().map(String::as_str).zip(end.net.iter().copied()).collect();
        let mut answer = std::mem::take(&mut self.awards);
        answer.push(said::net(&changes, &self.named));
        let since = std::mem::take(&mut self.since);
        self.card(said::ABOUT_END.to_owned(), Said { answer, reason: None }, &unique(since), keys::AWARDS);
        self.pots.clear();
    }

    pub(super) fn compared(&mut self, ranked: &[Vec<(String, String)>], grounds: &[StatementId]) {
        let mut answer = Vec::new();
        for (place, tied) in ranked.iter().enumerate() {
            for (name, worth) in tied {
                answer.push(format!("{}. {name}: {worth}", place + 1));
            }
        }
        self.card(said::ABOUT_RANKING.to_owned(), Said { answer, reason: None }, grounds, &[]);
    }
}

fn unique(mut grounds: Vec<StatementId>) -> Vec<StatementId> {
    grounds.sort_unstable();
    grounds.dedup();
    grounds
}
