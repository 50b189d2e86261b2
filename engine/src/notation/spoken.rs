//! What players say, and the chips they put out.

use super::amount;
use super::error::NotationError;
use crate::chips::Chips;
use crate::event::{ChipsOut, PriorChips, Word};

/// Reads what stands after `says`: words in quotes.
pub(super) fn word(words: &[&str]) -> Result<Word, NotationError> {
    let text = words.join(" ");
    let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let Some(inner) = inner else {
        return Err(NotationError::NoQuotes);
    };
    let plain: Vec<&str> = inner.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    Ok(match plain.as_slice() {
        ["fold"] => Word::Fold,
        ["check"] => Word::Check,
        ["call"] => Word::Call,
        ["all-in"] => Word::AllIn,
        ["bet"] => Word::Bet,
        ["raise"] => Word::Raise,
        ["pot"] | ["bet" | "raise", "pot"] => Word::Pot,
        ["bet", total] => Word::BetOf(amount::read(total)?),
        ["raise", "to", total] => Word::RaiseTo(amount::read(total)?),
        ["raise", number] => Word::RaiseOf(amount::read(number)?),
        [number] if number.bytes().all(|byte| byte.is_ascii_digit()) => Word::Amount(amount::read(number)?),
        _ => return Err(NotationError::NoWord(inner.to_owned())),
    })
}

/// A word as it is written between its quotes.
pub(super) fn said(word: Word) -> String {
    match word {
        Word::Fold => "fold".to_owned(),
        Word::Check => "check".to_owned(),
        Word::Call => "call".to_owned(),
        Word::AllIn => "all-in".to_owned(),
        Word::Bet => "bet".to_owned(),
        Word::Raise => "raise".to_owned(),
        Word::Pot => "pot".to_owned(),
        Word::BetOf(total) => format!("bet {total}"),
        Word::RaiseTo(total) => format!("raise to {total}"),
        Word::RaiseOf(number) => format!("raise {number}"),
        Word::Amount(number) => number.to_string(),
    }
}

/// Reads chips: `500 + 100 + 100`.
pub(super) fn chips(words: &[&str]) -> Result<ChipsOut, NotationError> {
    let text = words.join(" ");
    let mut kinds: Vec<(Chips, u16)> = Vec::new();
    for chip in text.split('+') {
        let chip = amount::read(chip.trim())?;
        match kinds.iter_mut().find(|(kind, _)| *kind == chip) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => kinds.push((chip, 1)),
        }
    }
    ChipsOut::of(&kinds).ok_or(NotationError::TooManyKinds)
}

/// Chips as they are written after a seat, the largest first.
pub(super) fn chips_out(chips: ChipsOut) -> String {
    let mut kinds: Vec<(Chips, u16)> = chips.kinds().collect();
    kinds.sort_unstable_by_key(|(chip, _)| std::cmp::Reverse(*chip));
    let each = kinds.iter().flat_map(|(chip, count)| (0..*count).map(|_| chip.to_string()));
    format!("puts out {}", each.collect::<Vec<_>>().join(" + "))
}

/// What is done with chips that lie there already, as it is written.
pub(super) fn prior_chips(what: PriorChips) -> String {
    match what {
        PriorChips::PostedWith(chip) => format!("posts with {chip}"),
        PriorChips::TakenBack(chips) => format!("takes back {chips}"),
        PriorChips::PutOutWith(chips) => format!("{} together", chips_out(chips)),
    }
}
