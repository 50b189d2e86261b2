//! Amounts in the notation: whole chips, nothing but digits.

use super::error::NotationError;
use crate::chips::Chips;

pub(super) fn read(word: &str) -> Result<Chips, NotationError> {
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    if !digits {
        return Err(NotationError::NoAmount { word: word.to_owned(), instead: mended(word) });
    }
    match word.parse() {
        Ok(number) if number > 0 => Ok(Chips(number)),
        Ok(_) => Err(NotationError::NoChips),
        Err(_) => Err(NotationError::TooMuch(word.to_owned())),
    }
}

/// The number of a board, or of boards.
pub(super) fn of_boards(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number| *number > 0)
}

/// The amount that was probably meant: `1,000` and `1k` are a thousand.
fn mended(word: &str) -> Option<String> {
    let plain: String =
        word.chars().filter(|letter| !matches!(letter, ',' | '_' | '\'' | '$' | '€')).collect();
    let (digits, zeros) = match plain.strip_suffix(['k', 'K']) {
        Some(digits) => (digits, "000"),
        None => plain.strip_suffix(['m', 'M']).map_or((plain.as_str(), ""), |digits| (digits, "000000")),
    };
    let whole = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    whole.then(|| format!("{digits}{zeros}"))
}
