//! A hand told under one ruleset: lines of what happened, and the ruling cards between them.

use floorman_conformance::scenario::{Script, What};
use floorman_conformance::transcript::{Decision, Entry, Manner, StreetBegins, Transcript};
use floorman_engine::{Cards, Chips, Question, Seats, StatementId};
use floorman_grammar::Library;

use super::find::Hand;
use super::ledger::Ledger;
use crate::words::ground::Ground;
use crate::words::money::Named;
use crate::words::story as said;

/// A hand under one ruleset.
#[derive(Debug, Clone)]
pub(super) struct Story {
    pub(super) ruleset: String,
    /// What happened, in order, each with its step: 0 before the first.
    pub(super) parts: Vec<(usize, Part)>,
}

/// A part of a story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Part {
    /// A street begins.
    Street(String),
    /// Something happened.
    Line(String),
    /// Someone acted and the act stands: the line that tells it, and the card where other rulesets rule otherwise.
    Act(String, Card),
    /// A question is answered.
    Card(Card),
}

/// A ruling card: the plain answer, the reason in numbers, what it rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Card {
    /// What is asked.
    pub(super) about: String,
    /// What an act is held to be, and why not as declared, by the names of scenarios.
    pub(super) ruled: Option<(Option<String>, Option<&'static str>)>,
    /// The plain answer, in one line or several.
    pub(super) answer: Vec<String>,
    /// The reason, in numbers.
    pub(super) reason: Option<String>,
    /// What decides it.
    pub(super) grounds: Vec<Ground>,
    /// What it rests on besides.
    pub(super) also: Vec<Ground>,
}

/// Tells the hand of a transcript.
pub(super) fn story(transcript: &Transcript, hand: &Hand<'_>, library: &Library) -> Story {
    let unit = transcript.unit;
    let mut teller = Teller {
        transcript,
        script: hand.script,
        closing: hand.closing(),
        library,
        named: Named::new(Vec::new(), unit),
        ledger: Ledger::default(),
        parts: Vec::new(),
        step: 0,
        together: None,
        street: None,
        board: Vec::new(),
        decision: None,
        pots: Vec::new(),
        awards: Vec::new(),
        since: Vec::new(),
        misdealt: false,
        over: false,
    };
    for entry in &transcript.entries {
        teller.entry(entry);
    }
    teller.flush();
    teller.open_street();
    Story { ruleset: transcript.ruleset.clone(), parts: teller.parts }
}

pub(super) struct Teller<'a> {
    pub(super) transcript: &'a Transcript,
    pub(super) script: Option<&'a Script>,
    /// The step that expects nothing.
    pub(super) closing: Option<usize>,
    pub(super) library: &'a Library,
    pub(super) named: Named,
    pub(super) ledger: Ledger,
    parts: Vec<(usize, Part)>,
    step: usize,
    /// Things of one kind that are told on one line, from this step on.
    together: Option<(usize, &'static str, Vec<String>)>,
    /// A street that has begun and is not told yet.
    street: Option<&'a StreetBegins>,
    /// The cards of the board, street by street.
    board: Vec<Cards>,
    /// Who is to act and what it may do, until something happens.
    pub(super) decision: Option<&'a Decision>,
    pub(super) pots: Vec<(Chips, Seats)>,
    pub(super) awards: Vec<String>,
    /// The grounds of the last collection, and of what the dealer and the showdown brought since.
    pub(super) since: Vec<StatementId>,
    /// Whether the deal is void.
    pub(super) misdealt: bool,
    /// Whether the hand has ended before its steps did: nothing more is told of it.
    pub(super) over: bool,
}

impl<'a> Teller<'a> {
    fn entry(&mut self, entry: &'a Entry) {
        if self.over && !matches!(entry, Entry::Begin(_)) {
            return;
        }
        match entry {
            Entry::Begin(begin) => {
                self.named = Named::new(begin.names.clone(), self.transcript.unit);
                self.ledger = Ledger::new(&begin.stacks, begin.pot);
                self.board.clear();
                (self.misdealt, self.over) = (false, false);
                self.line(said::seats(&begin.names, &begin.stacks, begin.button, &self.named));
            }
            Entry::Street(street) => {
                self.ledger.lay(street.number, street.board.known);
                self.street = Some(street);
            }
            Entry::Decision(decision) => self.decision = Some(decision),
            Entry::Event(happened) => {
                self.go_to(happened.manner);
                self.open_street();
                self.happened(happened);
            }
            Entry::Pots(pots) => {
                self.pots = pots.iter().map(|pot| (pot.amount, pot.contested)).collect();
                if self.pots.len() > 1 {
                    for rung in said::ladder(&self.pots, &self.named) {
                        self.line(rung);
                    }
                }
            }
            Entry::Asked(asked) => self.asked(asked),
            Entry::End(end) => self.end(end),
            Entry::Compared(ranked, grounds) => self.compared(ranked, grounds),
        }
    }

    /// Steps count from the one before the first.
    fn go_to(&mut self, manner: Manner) {
        match manner {
            Manner::Step(step) | Manner::Tried(step) => self.at_step(step),
            Manner::Duty => {}
        }
    }

    pub(super) fn at_step(&mut self, step: usize) {
        self.step = step + 1;
    }

    fn open_street(&mut self) {
        let Some(street) = self.street.take() else { return };
        let known = street.board.known;
        let seen = self.board.iter().fold(Cards::EMPTY, |all, cards| all.union(*cards));
        let shared = self.board.iter().map(|cards| cards.intersection(known));
        let board: Vec<Cards> = shared.chain([known.difference(seen)]).collect();
        let parts: Vec<String> =
            board.iter().filter(|cards| !cards.is_empty()).map(Cards::to_string).collect();
        let name = said::street_name(&street.name, street.number);
        let told = said::street(&name, &parts.join(" "), self.ledger.pot, &self.named);
        if street.number == 1 {
            self.board = board;
        }
        self.part(Part::Street(told));
    }

    pub(super) fn line(&mut self, line: String) {
        self.part(Part::Line(line));
    }

    pub(super) fn part(&mut self, part: Part) {
        self.flush();
        self.parts.push((self.step, part));
    }

    /// Something that is told on one line with others of its kind.
    pub(super) fn gather(&mut self, what: &'static str, told: String) {
        match &mut self.together {
            Some((_, kind, all)) if *kind == what => all.push(told),
            _ => {
                self.flush();
                self.together = Some((self.step, what, vec![told]));
            }
        }
    }

    fn flush(&mut self) {
        if let Some((step, what, all)) = self.together.take() {
            self.parts.push((step, Part::Line(said::together(what, &all))));
        }
    }

    /// Whether the step is a question about the hand as it stands.
    pub(super) fn expects_at(&self, step: usize) -> bool {
        let what = self.script.and_then(|script| script.steps.get(step)).map(|step| &step.what);
        matches!(what, Some(What::Expect(_)))
    }

    /// Whether the step asks for the pots, or for what came back.
    pub(super) fn asks_for_pots(&self, step: usize) -> bool {
        match self.script.and_then(|script| script.steps.get(step)).map(|step| &step.what) {
            Some(What::Expect(asked)) => asked.pots.is_some() || asked.returned.is_some(),
            Some(What::Do(..) | What::Try(..)) | None => false,
        }
    }

    /// Whether the scenario expects that the step cannot happen.
    pub(super) fn expects_refusal(&self, step: usize) -> bool {
        let what = self.script.and_then(|script| script.steps.get(step)).map(|step| &step.what);
        matches!(what, Some(What::Do(_, check) | What::Try(_, check)) if check.refused.is_some())
    }

    /// The questions that the scenario itself names as deciding at a step.
    pub(super) fn asked_for(&self, step: usize) -> &'a [Question] {
        let what = self.script.and_then(|script| script.steps.get(step)).map(|step| &step.what);
        match what {
            Some(What::Do(_, check) | What::Try(_, check)) => &check.because,
            Some(What::Expect(expectation)) => &expectation.check.because,
            None => &[],
        }
    }

    /// A card whose grounds are sorted: those that decide first, by these questions or because books can part on them.
    pub(super) fn card(&mut self, about: String, said: Said, grounds: &[StatementId], keys: &[Question]) {
        let card = self.card_of(about, said, grounds, keys);
        self.part(Part::Card(card));
    }

    pub(super) fn card_of(
        &self,
        about: String,
        said: Said,
        grounds: &[StatementId],
        keys: &[Question],
    ) -> Card {
        let statements = self.transcript.grounds(grounds);
        let all: Vec<Ground> =
            statements.map(|it| Ground::of(it, &self.transcript.ruleset, self.library)).collect();
        let is_key = |ground: &Ground| keys.contains(&ground.question);
        let keyed = all.iter().any(is_key);
        let parting = all.iter().any(Ground::can_part);
        let decides = |ground: &Ground| if keyed { is_key(ground) } else { !parting || ground.can_part() };
        let (mut grounds, also): (Vec<Ground>, Vec<Ground>) = all.into_iter().partition(decides);
        let place = |ground: &Ground| keys.iter().position(|key| *key == ground.question);
        grounds.sort_by_key(|ground| place(ground).unwrap_or(usize::MAX));
        let Said { answer, reason } = said;
        Card { about, ruled: None, answer, reason, grounds, also }
    }
}

/// What a card says before its grounds.
pub(super) struct Said {
    pub(super) answer: Vec<String>,
    pub(super) reason: Option<String>,
}

impl Part {
    /// The card, if it is one or can be told as one.
    pub(super) fn card(&self) -> Option<&Card> {
        match self {
            Self::Card(card) | Self::Act(_, card) => Some(card),
            Self::Street(_) | Self::Line(_) => None,
        }
    }

    /// Whether it is a card by itself.
    pub(super) fn is_card(&self) -> bool {
        matches!(self, Self::Card(_))
    }
}
