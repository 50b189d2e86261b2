//! What an audit says.

use floorman_engine::{Cards, Chips, Held, Impossible, Reason, Seat, Statement};
use floorman_grammar::Library;

use super::ground::Ground;
use super::held::{impossible, waits};
use super::money::Named;
use crate::audit::{Departure, Facing, NotAudited, Outcome, Ruled, Stacks, Verdict};
use crate::keys;

/// What is said of one record: where, one line, and what stands below it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Said {
    /// The line of the file.
    pub(crate) line: usize,
    /// The outcome, in one line.
    pub(crate) headline: String,
    /// Numbers, paragraphs, and what to do.
    pub(crate) below: Vec<String>,
}

/// What is said of a record; nothing where it plays as the ruleset rules.
pub(crate) fn said(verdict: &Verdict, ruleset: &str, library: &Library) -> Option<Said> {
    let grounds = |statements: &[Statement]| grounds(statements, ruleset, library);
    let (line, headline, below) = match &verdict.outcome {
        Outcome::AsRecorded | Outcome::NoFinalStacks => return None,
        Outcome::Rounding(stacks) => {
            let parts = format!("ends in {}: explained by rounding", parts(stacks));
            (stacks.line, parts, [differences(stacks), grounds(&odd_chips(stacks))].concat())
        }
        Outcome::Stacks(stacks) => {
            let other = "the final stacks differ from those of the record".to_owned();
            (stacks.line, other, [differences(stacks), grounds(&stacks.grounds)].concat())
        }
        Outcome::Act(act) => {
            (act.line, departure(act), [numbers(act), deciding(act, ruleset, library)].concat())
        }
        Outcome::Unfinished { line, waits_for } => {
            let named = Named::players(floorman_engine::MAX_SEATS, Chips(1));
            let stops = format!("the record stops in mid-hand: {}", waits(*waits_for, &named));
            (*line, stops, vec![help("add the acts that are missing, or leave the hand out")])
        }
        Outcome::NotAudited { line, why } => {
            (*line, format!("not audited: {}", not_audited(why)), Vec::new())
        }
        Outcome::Unreadable(fault) => (fault.line, fault.to_string(), vec![help(fault.what.help())]),
        Outcome::NotDealt { line, faults } => {
            let all: Vec<String> = faults.iter().map(ToString::to_string).collect();
            let help = help("mend the record's stacks, blinds and antes");
            (*line, format!("no such hand can be dealt: {}", all.join("; ")), vec![help])
        }
    };
    let hand = if verdict.name.is_empty() { String::new() } else { format!("hand {}: ", verdict.name) };
    Some(Said { line, headline: format!("{hand}{headline}"), below })
}

/// What to do about it.
fn help(help: &str) -> String {
    format!("= {help}")
}

fn departure(act: &Departure) -> String {
    let named = named(act);
    let ruled = match act.ruled {
        Ruled::Held(Held::As(action, _)) => format!("held to be {}", super::held::as_noun(action, &named)),
        Ruled::Held(Held::Void(Reason::OutOfTurn)) => "out of turn".to_owned(),
        Ruled::Held(Held::Void(_) | Held::AsDeclared) => "refused".to_owned(),
        Ruled::Held(Held::Floor(question)) => format!("left to the floor by `{}`", question.name()),
        Ruled::Impossible(_) => "cannot be".to_owned(),
        Ruled::OtherCards => "shows other cards than were dealt".to_owned(),
    };
    format!("act {}, `{}`: {ruled}", act.number, act.text)
}

fn named(act: &Departure) -> Named {
    Named::players(floorman_engine::MAX_SEATS, Chips(10_u64.saturating_pow(act.decimals)))
}

fn numbers(act: &Departure) -> Vec<String> {
    let named = named(act);
    let why = match act.ruled {
        Ruled::Held(Held::As(_, reason) | Held::Void(reason)) => {
            format!("{}: {}", reason.name(), facing(reason, &act.facing, &named))
        }
        Ruled::Held(Held::AsDeclared | Held::Floor(_)) => return Vec::new(),
        Ruled::Impossible(Impossible::CardElsewhere) => card_elsewhere(act.twice),
        Ruled::Impossible(what) => impossible(what, &named),
        Ruled::OtherCards => "the record contradicts itself".to_owned(),
    };
    vec![why, "what follows in the record was not judged".to_owned()]
}

/// The card, or the cards, that are out already.
fn card_elsewhere(twice: Cards) -> String {
    match twice.len() {
        0 => "the deck has no such card".to_owned(),
        1 => format!("the card {twice} is dealt twice"),
        _ => format!("the cards {twice} are dealt twice"),
    }
}

/// The numbers that a reason turns on.
#[expect(clippy::too_many_lines, reason = "a table")]
fn facing(reason: Reason, facing: &Facing, named: &Named) -> String {
    let chips = |chips: Chips| named.chips(chips);
    let owes = facing.price.less(facing.front);
    let full = facing.full.map(|full| format!(", a full raise is {}", chips(full))).unwrap_or_default();
    match reason {
        Reason::OutOfTurn | Reason::NotDue | Reason::WrongCardCount => waits(facing.waits_for, named),
        Reason::NothingToCall | Reason::NoBet => "nothing is bet".to_owned(),
        Reason::FacingBet
        | Reason::BelowMinimum
        | Reason::AboveMaximum
        | Reason::OffUnit
        | Reason::NotReopened
        | Reason::RaiseCap
        | Reason::NoOpponentCanCall
        | Reason::BetOutstanding
        | Reason::NotAllowedHere
        | Reason::MustShow
        | Reason::OneChip
        | Reason::SeveralChips
        | Reason::LastChips
        | Reason::StringBet
        | Reason::BoundByWords
        | Reason::UnderCall
        | Reason::AddedChips
        | Reason::AmountAsChips
        | Reason::Increment
        | Reason::PotWord
        | Reason::Swept
        | Reason::NotIdentifiable
        | Reason::NoRightToSee
        | Reason::NotOffered
        | Reason::PlaysOn
        | Reason::TooLate
        | Reason::CannotBeKilled
        | Reason::NoStraddle
        | Reason::HiddenChips
        | Reason::WrongCount
        | Reason::TakenBack
        | Reason::NothingWrong
        | Reason::ActedOutOfTurn
        | Reason::TurnLost => {
            format!("faces {} with {} behind{full}", chips(owes), chips(facing.stack))
        }
    }
}

fn differences(stacks: &Stacks) -> Vec<String> {
    let line = |seat: Seat, recorded: String, ruled: String| {
        format!("p{} ends with {recorded} in the record, with {ruled} by the rules", seat.number() + 1)
    };
    let each = stacks.differences.iter();
    each.map(|it| line(it.seat, it.recorded.to_string(), it.ruled.to_string())).collect()
}

fn parts(stacks: &Stacks) -> &'static str {
    if stacks.are_halves() { "half chips" } else { "parts of a chip" }
}

/// The statements that say what becomes of odd chips.
fn odd_chips(stacks: &Stacks) -> Vec<Statement> {
    use floorman_engine::Question::{OddChip, OddChipUnit, OddChips};
    let about = |statement: &&Statement| matches!(statement.question, OddChip | OddChips | OddChipUnit);
    stacks.grounds.iter().filter(about).cloned().collect()
}

/// The grounds of a ruling on an act: first those that decide it.
fn deciding(act: &Departure, ruleset: &str, library: &Library) -> Vec<String> {
    let keys = match act.ruled {
        Ruled::Held(Held::As(_, reason) | Held::Void(reason)) => keys::of_reason(reason),
        Ruled::Held(Held::AsDeclared | Held::Floor(_)) | Ruled::Impossible(_) | Ruled::OtherCards => &[],
    };
    let place = |statement: &Statement| keys.iter().position(|key| *key == statement.question);
    let mut deciding: Vec<Statement> = act.grounds.iter().filter(|it| place(it).is_some()).cloned().collect();
    deciding.sort_by_key(|statement| place(statement));
    if deciding.is_empty() {
        return grounds(&act.grounds, ruleset, library);
    }
    deciding.iter().map(|statement| ground(statement, ruleset, library)).collect()
}

fn ground(statement: &Statement, ruleset: &str, library: &Library) -> String {
    let ground = Ground::of(statement, ruleset, library);
    format!("{}: {}", ground.source(), ground.statement)
}

/// Grounds, one a line: first those on which books can part, the rest only where there are no such.
fn grounds(statements: &[Statement], ruleset: &str, library: &Library) -> Vec<String> {
    let mut all: Vec<Ground> = statements.iter().map(|it| Ground::of(it, ruleset, library)).collect();
    all.dedup();
    let parting: Vec<Ground> = all.iter().filter(|ground| ground.can_part()).cloned().collect();
    let shown = if parting.is_empty() { all } else { parting };
    let line = |ground: Ground| format!("{}: {}", ground.source(), ground.statement);
    shown.into_iter().map(line).collect()
}

/// Why a record is not audited.
pub(crate) fn not_audited(why: &NotAudited) -> String {
    match why {
        NotAudited::OtherGame(code) => {
            format!("`{code}` is {}; hands of `NT`, no-limit hold'em, are", game(code))
        }
        NotAudited::Straddle => "it has a straddle, or more than two blinds".to_owned(),
        NotAudited::UnevenAntes => {
            "its antes are neither the same for all nor posted by one seat for the table".to_owned()
        }
        NotAudited::UnknownStack => "a stack is not known".to_owned(),
        NotAudited::UnknownCards(seat) => {
            format!(
                "the pot is awarded by cards that the record does not tell: p{}'s, or the board's",
                seat.number() + 1
            )
        }
    }
}

fn game(code: &str) -> &'static str {
    match code {
        "FT" => "fixed-limit hold'em",
        "NS" => "no-limit short-deck hold'em",
        "PO" => "pot-limit Omaha",
        "FO/8" => "fixed-limit Omaha eight or better",
        "F7S" => "fixed-limit seven-card stud",
        "F7S/8" => "fixed-limit stud eight or better",
        "FR" => "fixed-limit razz",
        "N2L1D" => "no-limit deuce-to-seven single draw",
        "F2L3D" => "fixed-limit deuce-to-seven triple draw",
        "FB" => "fixed-limit badugi",
        _ => "another game",
    }
}

/// That a ruleset is for both settings.
pub(crate) fn which_setting(ruleset: &str) -> String {
    format!("`{ruleset}` is for cash games and for tournaments")
}

/// What to do about it.
pub(crate) const HELP_SETTING: &str = "say which, with `--setting cash` or `--setting tournament`";

/// That a ruleset is not for a setting.
pub(crate) fn not_for(ruleset: &str, setting: &str) -> String {
    format!("`{ruleset}` is not for a {setting}")
}

/// That there is no game to play.
pub(crate) fn no_game(game: &str) -> String {
    format!("no game is called `{game}` among the rulesets")
}

/// Records that the ruleset rules as they play.
pub(crate) const AS_RECORDED: &str = "as recorded";
/// The same, without final stacks to compare.
pub(crate) const NO_FINAL_STACKS: &str = "ruled as played, without final stacks to compare";
/// Records whose recorder split an odd chip in two.
pub(crate) const HALF_CHIPS: &str = "ending in half chips, explained by rounding";
/// Records whose recorder split odd chips otherwise.
pub(crate) const PARTS_OF_CHIPS: &str = "ending in parts of a chip, explained by rounding";
/// Records with an act ruled otherwise.
pub(crate) const ACTS: &str = "with an act ruled otherwise";
/// Records that end otherwise.
pub(crate) const STACKS: &str = "with other final stacks";
/// Records that stop too early.
pub(crate) const UNFINISHED: &str = "stopping in mid-hand";
/// Records that the audit does not speak about.
pub(crate) const NOT_AUDITED: &str = "not audited";
/// Records that cannot be read or dealt.
pub(crate) const UNREADABLE: &str = "unreadable";

/// A line of the summary: so many of what.
pub(crate) fn count_line(count: usize, what: &str) -> String {
    format!("  {:>9} {what}", super::figures(count))
}
