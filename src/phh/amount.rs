//! Amounts as a record writes them: exact decimals.

use std::fmt;

use floorman_engine::Chips;

use super::fault::What;

/// An amount of a record, exactly as written: so many units of a power of ten.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Amount {
    digits: u64,
    decimals: u32,
}

/// How many decimals an amount may have.
const MAX_DECIMALS: u32 = 9;

impl Amount {
    /// Reads an amount in ordinary decimal notation.
    ///
    /// # Errors
    /// If the text is no number, is negative or infinite, or does not fit.
    pub fn read(text: &str) -> Result<Self, What> {
        let unsigned = text.strip_prefix('+').unwrap_or(text);
        if unsigned.starts_with('-') {
            return Err(What::Negative(text.to_owned()));
        }
        if unsigned == "inf" {
            return Err(What::Unknown);
        }
        let not_a_number = || What::NotAnAmount(text.to_owned());
        let (number, power) = split_power(unsigned).ok_or_else(not_a_number)?;
        let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
        if !is_digits(whole) || (number.contains('.') && !is_digits(fraction)) {
            return Err(not_a_number());
        }
        let decimals = i64::try_from(fraction.len()).unwrap_or(i64::MAX).saturating_sub(power);
        Self::of(whole.bytes().chain(fraction.bytes()), decimals)
            .ok_or_else(|| What::TooLarge(text.to_owned()))
    }

    /// An amount without decimals.
    #[must_use]
    pub const fn whole(digits: u64) -> Self {
        Self { digits, decimals: 0 }
    }

    fn of(figures: impl Iterator<Item = u8>, decimals: i64) -> Option<Self> {
        let mut digits: u128 = 0;
        for figure in figures {
            digits = digits.checked_mul(10)?.checked_add(u128::from(figure - b'0'))?;
        }
        Self::trimmed(digits, decimals)
    }

    fn trimmed(mut digits: u128, mut decimals: i64) -> Option<Self> {
        if digits == 0 {
            return Some(Self::whole(0));
        }
        while decimals > 0 && digits.is_multiple_of(10) {
            digits /= 10;
            decimals -= 1;
        }
        if decimals < 0 {
            let zeros = u32::try_from(decimals.unsigned_abs()).ok()?;
            digits = digits.checked_mul(10_u128.checked_pow(zeros)?)?;
            decimals = 0;
        }
        let decimals = u32::try_from(decimals).ok().filter(|decimals| *decimals <= MAX_DECIMALS)?;
        Some(Self { digits: u64::try_from(digits).ok()?, decimals })
    }

    /// How many decimals it needs.
    #[must_use]
    pub const fn decimals(self) -> u32 {
        self.decimals
    }

    /// Whether it is nothing.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.digits == 0
    }

    /// The amount counted in a chip of so many decimals, if it can be made of such chips and counted.
    #[must_use]
    pub fn chips(self, decimals: u32) -> Option<Chips> {
        let times = 10_u64.checked_pow(decimals.checked_sub(self.decimals)?)?;
        self.digits.checked_mul(times).map(Chips)
    }

    /// The amount counted in the finest unit that any amount can have.
    pub(crate) fn finest(self) -> u128 {
        u128::from(self.digits) * 10_u128.pow(MAX_DECIMALS - self.decimals)
    }

    /// So many chips of so many decimals.
    #[must_use]
    pub fn of_chips(chips: Chips, decimals: u32) -> Self {
        Self::trimmed(u128::from(chips.0), i64::from(decimals)).unwrap_or(Self { digits: chips.0, decimals })
    }
}

fn split_power(text: &str) -> Option<(&str, i64)> {
    match text.split_once(['e', 'E']) {
        None => Some((text, 0)),
        Some((number, power)) => Some((number, power.parse().ok()?)),
    }
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = 10_u64.pow(self.decimals);
        let (whole, fraction) = (self.digits / one, self.digits % one);
        if self.decimals == 0 {
            return write!(f, "{whole}");
        }
        let width = usize::try_from(self.decimals).unwrap_or_default();
        write!(f, "{whole}.{fraction:0width$}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        match Amount::read(text) {
            Ok(amount) => amount.to_string(),
            Err(what) => what.to_string(),
        }
    }

    #[test]
    fn amounts_are_exact_decimals() {
        assert_eq!(read("10112.5"), "10112.5");
        assert_eq!(read("9775.0"), "9775");
        assert_eq!(read("0.05"), "0.05");
        assert_eq!(read("1.5e3"), "1500");
        assert_eq!(read("25e-2"), "0.25");
        assert_eq!(read("18446744073709551615"), "18446744073709551615");
        assert_eq!(Amount::read("0.25").unwrap().chips(2), Some(Chips(25)));
        assert_eq!(Amount::read("0.25").unwrap().chips(1), None);
        assert_eq!(Amount::of_chips(Chips(125), 1).to_string(), "12.5");
    }

    #[test]
    fn what_is_no_amount_is_refused_in_clear_words() {
        assert_eq!(read("18446744073709551616"), "`18446744073709551616` is more than can be counted");
        assert_eq!(read("1e40"), "`1e40` is more than can be counted");
        assert_eq!(read("-5"), "`-5` is below zero");
        assert_eq!(read("ten"), "`ten` is no amount");
        assert_eq!(read("1."), "`1.` is no amount");
        assert_eq!(read(""), "`` is no amount");
        assert_eq!(Amount::read("inf"), Err(What::Unknown));
    }
}
