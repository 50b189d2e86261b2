//! The round so far, worked out from the notebook: what is to match, the last full bet, which wagers were full.
//!
//! No-limit and pot-limit: a wager is full if it reaches the least that was asked when it was made, and a shorter one
//! (the last chips) lifts the total to match and nothing else. TDA 43-A and 47-A, WSOP live 175 to 177.

use crate::book::Book;
use crate::notebook::{Deed, Notebook};

/// A bet or raise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wager {
    /// Its line.
    pub(crate) place: usize,
    /// The total it made.
    pub(crate) to: u64,
    /// Whether it was of full size.
    pub(crate) full: bool,
}

/// The stakes that matter in a round.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Money {
    /// The big blind: the least bet.
    pub(crate) big: u64,
    /// What the big blind posted, if this is the first street.
    pub(crate) posted: Option<u64>,
    /// The last straddle, if there is one and this is the first street.
    pub(crate) straddle: Option<u64>,
}

impl Money {
    fn is_short(self) -> bool {
        self.straddle.is_none() && self.posted.is_some_and(|posted| posted < self.big)
    }
}

/// Where the round stands.
#[derive(Debug, Clone)]
pub(crate) struct Round {
    pub(crate) wagers: Vec<Wager>,
    /// The last full bet, as a total.
    pub(crate) level: u64,
    /// The size of the last full bet or raise.
    pub(crate) size: u64,
    /// The total to match.
    pub(crate) price: u64,
    /// The highest bet, be it the last chips of someone.
    pub(crate) highest: u64,
    /// Whether the books leave no doubt so far.
    pub(crate) sure: bool,
}

impl Round {
    /// The round that the notebook tells.
    pub(crate) fn read(book: &Book, money: Money, notebook: &Notebook) -> Self {
        let blinds = if money.posted.is_some() { money.straddle.unwrap_or(money.big) } else { 0 };
        let size = match money.straddle {
            Some(straddle) if book.is("raise-over-straddle", "double-straddle") => straddle,
            Some(_) | None => money.big,
        };
        let (level, price) = (blinds, blinds);
        let mut round = Self { wagers: Vec::new(), level, size, price, highest: blinds, sure: true };
        for (place, line) in notebook.lines.iter().enumerate() {
            let price = round.to_match(book, money, notebook, place);
            if line.deed == Deed::Stayed && line.total > price {
                round.wager(book, money, notebook, (place, line.total));
            }
        }
        round.price = round.to_match(book, money, notebook, notebook.lines.len());
        round
    }

    /// What is to be matched before a line: the full big blind at first, then the highest bet.
    fn to_match(&self, book: &Book, money: Money, notebook: &Notebook, place: usize) -> u64 {
        let highest = notebook.highest_before(place);
        let least = if self.is_short_open() {
            book.is("short-open-call", "minimum-bet")
        } else {
            let short = money.is_short() && book.is("short-big-blind-call", "amount-posted");
            self.wagers.is_empty() && money.posted.is_some() && !short
        };
        if least { highest.max(money.big) } else { highest }
    }

    /// Whether an opening all-in below the least bet is all that stands.
    pub(crate) fn is_short_open(&self) -> bool {
        self.level == 0 && !self.wagers.is_empty()
    }

    fn is_short(&self) -> bool {
        self.wagers.last().is_some_and(|wager| !wager.full)
    }

    fn wager(&mut self, book: &Book, money: Money, notebook: &Notebook, (place, to): (usize, u64)) {
        let (least, base) = self.least(book, money, notebook, place);
        let full = to >= least;
        // Where a raise is not counted from what it tops, no book says what a larger one makes the size.
        self.sure &= base == self.highest || self.wagers.is_empty() && base == self.level || to <= least;
        // Where raises double, an all-in may be short and yet as large as the last full raise: no book says which counts.
        self.sure &= full || to.saturating_sub(self.highest) < self.size;
        if full {
            self.size = to - base;
            self.level = to;
            // Twice a very small opening all-in: whether a raise may stay below the least bet is left open.
            self.sure &= self.size >= money.big;
        }
        // Over a big blind posted short, an all-in below the full blind: no book says what follows.
        self.sure &= to >= self.level;
        self.wagers.push(Wager { place, to, full });
        self.highest = to;
    }

    /// The least total of a raise now, and the total that its size is counted from.
    pub(crate) fn least(
        &mut self,
        book: &Book,
        money: Money,
        notebook: &Notebook,
        place: usize,
    ) -> (u64, u64) {
        let price = self.highest;
        if self.wagers.is_empty() {
            let Some(posted) = money.posted else { return (money.big, 0) };
            if let Some(straddle) = money.straddle {
                return (straddle + self.size, straddle);
            }
            if !money.is_short() {
                return (money.big + money.big, money.big);
            }
            if book.is("short-big-blind-raise", "double-big-blind") {
                return (2 * money.big, money.big);
            }
            self.sure &=
                notebook.highest_before(place) == posted && book.is("short-big-blind-call", "amount-posted");
            return (posted + money.big, posted);
        }
        if self.is_short_open() {
            return match book.says("raise-over-short-open") {
                "from-the-all-in" => (price + money.big, price),
                "to-the-minimum-bet" => {
                    self.sure &= price < money.big && book.is("short-open-call", "amount-bet");
                    (money.big, 0)
                }
                _ => (2 * price, price),
            };
        }
        if self.is_short() {
            return match book.says("raise-over-short-all-in") {
                "from-the-all-in" => (price + self.size, price),
                "from-the-last-full-bet" => {
                    self.sure &= price < self.level + self.size;
                    (self.level + self.size, self.level)
                }
                _ => (2 * price, price),
            };
        }
        match book.says("minimum-raise") {
            "last-full-raise" => (price + self.size, price),
            _ => (2 * price, price),
        }
    }
}
