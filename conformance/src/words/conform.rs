//! What is said of an engine that was put to the test.

use std::time::Duration;

use floorman_engine::{Action, Chips, Dealt, notation};
use serde_json::Value;

use crate::report::record::{FindingKind, Outcome};
use crate::scenario::{Comparison, Script, SeatSpec};
use crate::wire::frame::{Ruled, Ruling};
use crate::wire::line::action;

pub(crate) const NO_REASON: &str = "no reason";
pub(crate) const NO_COMMAND: &str = "no command is given that starts the adapter";
pub(crate) const NO_PIPE: &str = "the adapter has no standard output";
pub(crate) const TOO_FEW_OUTCOMES: &str = "`play` answered fewer outcomes than it was given steps";

/// The most of a line that is shown in a message.
const SHOWN: usize = 300;

fn shown(line: &str) -> String {
    let start: String = line.chars().take(SHOWN).collect();
    if start.len() < line.len() { format!("{start} …") } else { start }
}

pub(crate) fn no_frame(line: &str, error: &str) -> String {
    format!("this line is no answer of the protocol: {}\n  {error}", shown(line))
}

pub(crate) fn other_id(got: &Value, asked: &Value) -> String {
    format!("the answer is to request {got}, where {asked} was asked")
}

pub(crate) fn unasked(line: &str) -> String {
    format!("the adapter spoke without being asked: {}", shown(line))
}

pub(crate) fn no_answer(within: Duration) -> String {
    format!("no answer within {} ms", within.as_millis())
}

pub(crate) fn died(status: Option<String>) -> String {
    match status {
        Some(status) => format!("the adapter is gone: {status}"),
        None => "the adapter has closed its standard output".to_owned(),
    }
}

pub(crate) fn exit_code(code: i32) -> String {
    format!("it ended with exit code {code}")
}

pub(crate) fn signal(signal: i32) -> String {
    format!("it was ended by signal {signal}")
}

pub(crate) fn too_long(most: usize) -> String {
    format!("an answer is longer than {most} bytes")
}

pub(crate) fn not_utf8(bytes: &[u8]) -> String {
    format!("an answer is not UTF-8: {}", shown(&String::from_utf8_lossy(bytes)))
}

/// What a step was ruled to be.
pub(crate) fn ruled(ruled: &Ruled, declared: Option<Action>) -> String {
    let mut text = match (ruled.ruling, declared, ruled.became) {
        (Ruling::Accepted, Some(declared), _) => format!("as declared: {}", notation::action(declared)),
        (Ruling::Accepted, None, _) => "as declared".to_owned(),
        (Ruling::Corrected, _, Some(became)) => notation::action(action(became)),
        (Ruling::Corrected, _, None) => "corrected, without saying to what".to_owned(),
        (Ruling::Rejected, ..) => "rejected".to_owned(),
    };
    if let Some(kind) = &ruled.kind {
        text = format!("{text}, for the reason {kind}");
    }
    match &ruled.native {
        Some(native) if ruled.kind.is_none() => format!("{text} ({}: {})", native.kind, native.text),
        Some(_) | None => text,
    }
}

pub(crate) const NO_RANKING: &str = "the protocol has no such ranking yet";
pub(crate) const NOT_CHIPS_ALONE: &str =
    "more than plain acts made these pots, or a hand that contests them is not known";
pub(crate) const NO_CARDS: &str = "the engine cannot be given cards";

pub(crate) fn not_claimed(profile: &str) -> String {
    format!("the adapter does not claim `{profile}`")
}

pub(crate) fn cannot(capability: &str, why: Option<&str>) -> String {
    match why {
        Some(why) => format!("the adapter does not declare `{capability}`: {why}"),
        None => format!("the adapter does not declare `{capability}`"),
    }
}

pub(crate) fn seats(seats: usize) -> String {
    format!("the engine has no table of {seats} seats")
}

pub(crate) fn merged(step: usize) -> String {
    format!("step {step} turns on a distinction that the engine does not make")
}

pub(crate) fn not_observed(names: &[&str]) -> String {
    format!("the adapter does not observe what is asked: {}", names.join(", "))
}

pub(crate) fn other_answer(question: &str, answer: &str) -> String {
    format!("the engine cannot be set to `{question} = {answer}`")
}

pub(crate) fn by_adapter(step: usize) -> String {
    format!("the adapter refused step {step} by itself, so that the engine was not asked")
}

pub(crate) fn declared_and_not_done(capability: &str) -> String {
    format!("the adapter claims what it takes, and answers that `{capability}` is unsupported")
}

pub(crate) fn fault(place: &str, kind: Option<&str>, text: &str) -> String {
    match kind {
        Some(kind) => format!("the {place} broke: {kind}: {text}"),
        None => format!("the {place} broke: {text}"),
    }
}

pub(crate) fn skin(turn: usize, suits: &str, scale: u64) -> String {
    format!("seats turned by {turn}, suits cdhs as {suits}, chips times {scale}")
}

pub(crate) const CHANGED: &str = "changed by your rules: no expectation of the book holds";
pub(crate) const OTHER_PROFILE: &str = "it belongs to another profile than was asked for";
pub(crate) const MOVES: &str = "the verdict moves under a re-skin";
pub(crate) const NO_MODE: &str = "the adapter declares no `mode`";
pub(crate) const OTHER_MODE: &str = "the adapter does not declare the mode that was asked for";
pub(crate) const HELP_MODE: &str = "declare `\"mode\": [\"step\"]`, `[\"script\"]` or both";
pub(crate) const HELP_START: &str =
    "after `--` stands the command that starts the adapter, as in `-- python3 adapter.py`";
pub(crate) const HELP_HELLO: &str = "the first line on the standard output answers `hello`; whatever else is written goes to the standard error";
pub(crate) const HELP_VERSION: &str = "choose a version that `versions` of the request names";

pub(crate) fn cannot_start(command: &[String], error: &std::io::Error) -> String {
    format!("the adapter `{}` cannot be started: {error}", command.join(" "))
}

pub(crate) fn no_hello(says: &str) -> String {
    format!("the adapter did not answer `hello`: {says}")
}

pub(crate) fn unsupported(capability: &str) -> String {
    format!("it does not know `{capability}`")
}

pub(crate) fn other_version(got: u64, ours: u32) -> String {
    format!("the adapter speaks version {got} of the protocol, and this runner version {ours}")
}

pub(crate) fn no_observable(word: &str) -> String {
    format!("the adapter declares to observe `{word}`, and no such thing is asked")
}

pub(crate) fn no_capability(word: &str) -> String {
    format!("the adapter declares `{word}`, and there is no such capability")
}

pub(crate) fn no_question(name: &str) -> String {
    format!("the adapter declares answers to `{name}`, and there is no such question")
}

/// The words that may stand, the nearest first.
pub(crate) fn instead<'w>(word: &str, known: impl Iterator<Item = &'w str>) -> String {
    let mut known: Vec<&str> = known.collect();
    let nearest = known
        .iter()
        .copied()
        .max_by(|one, other| strsim::jaro_winkler(word, one).total_cmp(&strsim::jaro_winkler(word, other)));
    known.sort_unstable();
    match nearest {
        Some(nearest) => format!("did you mean `{nearest}`? It may be one of {}", known.join(", ")),
        None => known.join(", "),
    }
}

pub(crate) fn given_up(times: u32) -> String {
    format!("the adapter broke {times} times in a row, and nothing more was put to it")
}

/// What a run came to beside others, and alone.
pub(crate) fn comes_out_otherwise(kind: FindingKind, before: Outcome, alone: Outcome) -> String {
    match kind {
        FindingKind::StateLeak => {
            format!(
                "after other hands it is {before}, alone in a fresh process {alone}: a hand leaves something behind"
            )
        }
        FindingKind::Nondeterministic
        | FindingKind::Reskin
        | FindingKind::RefusalMovesChips
        | FindingKind::Baseline => {
            format!("first it was {before}, then, in a fresh process, {alone}, and it does not stay the same")
        }
    }
}

pub(crate) fn moves(skin: &str) -> String {
    format!("as it is written it passes, and not with {skin}")
}

pub(crate) fn refusal_moves_chips(number: usize) -> String {
    format!("chips moved with an act that was refused (move {number})")
}

pub(crate) fn disputed(outcome: Outcome, reason: Option<&str>) -> String {
    match reason {
        Some(reason) => format!("its reading is contested; here it is {outcome}: {reason}"),
        None => format!("its reading is contested; here it is {outcome}"),
    }
}

pub(crate) fn document(title: &str, version: &str) -> String {
    format!("{title} {version}")
}

pub(crate) fn tried(line: &str) -> String {
    format!("(tried: {line})")
}

pub(crate) fn board(street: &str, cards: Option<Dealt>, board: u8) -> String {
    let cards = cards.map(|cards| format!(" {}", notation::cards(cards))).unwrap_or_default();
    if board > 1 { format!("{street}{cards} on board {board}") } else { format!("{street}{cards}") }
}

/// A table in words, a line for what is played and one for the seats.
pub(crate) fn table(script: &Script) -> Vec<String> {
    let table = &script.table;
    let amounts = |chips: &[Chips]| chips.iter().map(ToString::to_string).collect::<Vec<_>>().join("/");
    let structure = table.structure.word();
    let mut first = format!("{structure} {}, blinds {}", table.game, amounts(&table.blinds));
    if let Some((low, high)) = table.bets.or(table.spread) {
        first = format!("{first}, bets {low}/{high}");
    }
    if let Some(ante) = table.ante {
        first = format!("{first}, ante {}", ante.amount);
    }
    if let Some(start) = &script.start {
        first = format!("{first}; from the {}, pot {}", start.street, start.pot);
        if !start.board.is_empty() {
            first = format!("{first}, board {}", start.board);
        }
    }
    let seat = |seat: &SeatSpec| {
        let button = if table.name(table.button) == seat.name { " (button)" } else { "" };
        format!("{} {}{button}", seat.name, seat.stack)
    };
    vec![first, table.seats.iter().map(seat).collect::<Vec<_>>().join(", ")]
}

/// Hands that are laid side by side.
pub(crate) fn compared(comparison: &Comparison) -> Vec<String> {
    let board = (!comparison.board.is_empty()).then(|| format!("board {}", comparison.board));
    let hands = comparison.hands.iter().map(|(name, cards)| format!("{name}: {cards}"));
    board.into_iter().chain(hands).collect()
}

pub(crate) const HELP_BASELINE: &str =
    "an entry has `id`, `under`, `outcome` and `because`, and perhaps `issue`, `got` and `until`";
pub(crate) const HELP_REPLAY: &str = "replay a `report.jsonl` of this version";

pub(crate) fn baseline_format(format: u64) -> String {
    format!("this baseline has format {format}, and this version reads format 1")
}

pub(crate) fn baseline_outcome(id: &str, outcome: &str) -> String {
    format!(
        "the outcome of {id} is `{outcome}`, and what is known to go wrong is `fail`, `fault` or `timeout`"
    )
}

pub(crate) fn baseline_without_reason(id: &str) -> String {
    format!("{id} has no reason in `because`")
}

pub(crate) fn baseline_until(id: &str, until: &str) -> String {
    format!("{id} is excused until `{until}`, and that is no day; write one as in `2026-12-31`")
}

pub(crate) fn baseline_twice(id: &str, under: &str) -> String {
    format!("{} stands twice", run(id, under))
}

/// A run by name.
pub(crate) fn run(id: &str, under: &str) -> String {
    format!("{id} under {under}")
}

pub(crate) fn unexpected_pass(because: &str) -> String {
    format!("it passes, and the baseline says that it fails: {because}")
}

pub(crate) fn expired(until: &str) -> String {
    format!("the baseline excuses it until {until}, and that is over")
}

pub(crate) fn other_wrong_answer(known: Outcome, now: Outcome) -> String {
    if known == now {
        "it fails otherwise than the baseline says".to_owned()
    } else {
        format!("the baseline says `{known}`, and it is `{now}`")
    }
}

pub(crate) fn known(because: &str, issue: Option<&str>) -> String {
    match issue {
        Some(issue) => format!("known: {because} ({issue})"),
        None => format!("known: {because}"),
    }
}
