//! Places at the table, sets of them, and one value for each.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

/// How many seats a table can have: what a deck of 52 serves in hold'em with its burns.
pub const MAX_SEATS: usize = 22;

/// A place at the table, counted clockwise from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u32);

impl Seat {
    /// The seat with this number, if a table can have it.
    #[must_use]
    pub fn new(number: usize) -> Option<Self> {
        if number < MAX_SEATS { u32::try_from(number).ok().map(Self) } else { None }
    }

    /// Its number, from 0.
    #[must_use]
    #[expect(clippy::as_conversions, reason = "a seat is below MAX_SEATS by construction")]
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u32);

const ALL: u32 = (1 << MAX_SEATS) - 1;

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The first `count` seats of a table.
    #[must_use]
    pub fn first(count: usize) -> Self {
        if count >= MAX_SEATS { Self(ALL) } else { Self((1 << count) - 1) }
    }

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is one of them.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// These but one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// These but those.
    #[must_use]
    pub const fn except(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// How many they are.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is none, or just one.
    #[must_use]
    pub const fn at_most_one(self) -> bool {
        self.0 & self.0.wrapping_sub(1) == 0
    }

    /// Whether there are no more than two.
    #[must_use]
    pub const fn at_most_two(self) -> bool {
        Self(self.0 & self.0.wrapping_sub(1)).at_most_one()
    }

    /// Whether all of them are among the others.
    #[must_use]
    pub const fn within(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    /// Whether some seat is in both.
    #[must_use]
    pub const fn meets(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// The seat with the lowest number.
    #[must_use]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(low_bit(self.0))) }
    }

    /// The first of them clockwise after `seat`, which itself comes last.
    #[must_use]
    pub const fn after(self, seat: Seat) -> Option<Seat> {
        let beyond = self.0 & !((2 << seat.0) - 1);
        if beyond == 0 { self.lowest() } else { Some(Seat(low_bit(beyond))) }
    }

    /// All of them, clockwise from the first after `seat`.
    #[must_use]
    pub const fn clockwise(self, seat: Seat) -> Clockwise {
        let beyond = self.0 & !((2 << seat.0) - 1);
        Clockwise { beyond, wrapped: self.0 & !beyond }
    }
}

const fn low_bit(bits: u32) -> u32 {
    bits.trailing_zeros()
}

impl BitAnd for Seats {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Seats {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Seats {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & ALL)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = Rising;
    fn into_iter(self) -> Rising {
        Rising(self.0)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(Seat::number)).finish()
    }
}

/// Seats by rising number.
#[derive(Debug, Clone)]
pub struct Rising(u32);

impl Iterator for Rising {
    type Item = Seat;
    fn next(&mut self) -> Option<Seat> {
        let seat = Seats(self.0).lowest();
        self.0 &= self.0.wrapping_sub(1);
        seat
    }
}

/// Seats in turn, clockwise.
#[derive(Debug, Clone)]
pub struct Clockwise {
    beyond: u32,
    wrapped: u32,
}

impl Iterator for Clockwise {
    type Item = Seat;
    fn next(&mut self) -> Option<Seat> {
        if self.beyond == 0 {
            self.beyond = std::mem::take(&mut self.wrapped);
        }
        if self.beyond == 0 {
            return None;
        }
        let seat = Seat(low_bit(self.beyond));
        self.beyond &= self.beyond - 1;
        Some(seat)
    }
}

/// One value for each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T: Copy> BySeat<T> {
    /// The same value for every seat.
    pub const fn all(value: T) -> Self {
        Self([value; MAX_SEATS])
    }
}

impl<T: Copy + Default> Default for BySeat<T> {
    fn default() -> Self {
        Self::all(T::default())
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;
    #[expect(clippy::indexing_slicing, reason = "a seat is below MAX_SEATS by construction")]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.number()]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    #[expect(clippy::indexing_slicing, reason = "a seat is below MAX_SEATS by construction")]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.number()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn clockwise_ends_with_the_seat_itself() {
        let order: Vec<usize> = Seats::first(4).clockwise(seat(1)).map(Seat::number).collect();
        assert_eq!(order, [2, 3, 0, 1]);
    }

    #[test]
    fn after_wraps_round_the_table() {
        let seats: Seats = [seat(0), seat(21)].into_iter().collect();
        assert_eq!(seats.after(seat(21)), Some(seat(0)));
        assert_eq!(seats.after(seat(3)), Some(seat(21)));
        assert_eq!(Seats::NONE.after(seat(3)), None);
    }

    #[test]
    fn a_table_has_no_twenty_third_seat() {
        assert_eq!(Seat::new(MAX_SEATS), None);
        assert_eq!(Seats::first(30).count(), 22);
    }
}
