//! Amounts of chips.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Sub, SubAssign};

/// An amount of chips, in the smallest unit of the table: whole, never negative.
///
/// Set-up bounds the sum of all chips at a table ([`Chips::LIMIT`]), so sums of amounts in play cannot overflow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Chips(pub u64);

impl Chips {
    /// No chips.
    pub const ZERO: Self = Self(0);
    /// What all chips at one table may come to: pot-limit sums of such amounts stay inside `u64`.
    pub const LIMIT: Self = Self(u64::MAX / 16);

    /// Whether this is no chips at all.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The difference, stopping at zero.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// Half of the amount, rounded down.
    #[must_use]
    pub const fn half_down(self) -> Self {
        Self(self.0 / 2)
    }

    /// The sum, if it fits.
    #[must_use]
    pub fn checked_add(self, other: Self) -> Option<Self> {
        self.0.checked_add(other.0).map(Self)
    }

    /// This much in proportion: the amount times `part` in `whole`, rounded down.
    pub(crate) fn in_proportion(self, part: u64, whole: u64) -> Self {
        let share = (u128::from(self.0) * u128::from(part)).checked_div(u128::from(whole));
        Self(u64::try_from(share.unwrap_or_default()).unwrap_or(u64::MAX))
    }

    /// The largest multiple of `unit` that is not above the amount; the amount itself if `unit` is zero.
    #[must_use]
    pub const fn down_to_multiple(self, unit: Self) -> Self {
        match self.0.checked_rem(unit.0) {
            None | Some(0) => self,
            Some(over) => Self(self.0 - over),
        }
    }

    /// The smallest multiple of `unit` that is not below the amount; the amount itself if `unit` is zero.
    #[must_use]
    pub const fn up_to_multiple(self, unit: Self) -> Self {
        match self.0.checked_rem(unit.0) {
            None | Some(0) => self,
            Some(over) => Self(self.0 + (unit.0 - over)),
        }
    }
}

impl Add for Chips {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Chips {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Chips {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Chips {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Mul<u64> for Chips {
    type Output = Self;
    fn mul(self, times: u64) -> Self {
        Self(self.0 * times)
    }
}

impl Sum for Chips {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
