//! A game as data: its deck, its streets, what wins.

mod names;

use crate::card::Rank;
use crate::citation::Basis;

/// A game, as a `game` block describes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// Its name in rulesets and scenarios.
    pub name: String,
    /// Its title.
    pub title: String,
    /// What the description rests on.
    pub basis: Basis,
    /// The cards it is played with.
    pub deck: Deck,
    /// The bets that are forced by the game itself.
    pub forced_bets: Vec<ForcedBet>,
    /// How many boards are dealt.
    pub boards: u32,
    /// Its streets, in order.
    pub streets: Vec<Street>,
    /// What wins each share of a pot; the first is the first half.
    pub win: Vec<Share>,
}

/// The cards of a game: all ranks from the lowest to the highest, in so many suits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deck {
    /// The lowest rank.
    pub lowest: Rank,
    /// The highest rank.
    pub highest: Rank,
    /// How many suits.
    pub suits: u32,
}

/// A bet that the game itself forces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ForcedBet {
    /// Blinds from the button's left.
    Blinds,
    /// An ante from each seat.
    Antes,
    /// A bring-in.
    BringIn,
    /// A blind on the button.
    ButtonBlind,
}

/// One stage of a game: cards, then betting, in the order given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Street {
    /// Its name, `flop`.
    pub name: String,
    /// What happens on it, in order.
    pub steps: Vec<Step>,
}

/// One thing that happens on a street.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// A card is put away unseen.
    Burn,
    /// So many cards to each seat, face down.
    Down(u32),
    /// So many cards to each seat, face up.
    Up(u32),
    /// So many cards to the board.
    Board(u32),
    /// Each seat exchanges from so many to so many cards.
    Draw(u32, u32),
    /// Each seat puts away so many cards.
    Discard(u32),
    /// A betting round.
    Bets(BettingForm, Opener),
}

/// What a betting round allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BettingForm {
    /// Bets of the structure; in fixed-limit the small bet.
    Bets,
    /// The same; in fixed-limit the big bet.
    BigBets,
    /// The whole stack or a fold.
    AllInOrFold,
    /// Three times the largest blind or a fold.
    TripleOrFold,
}

/// Who opens a betting round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Opener {
    /// The first live seat left of the big blind.
    LeftOfBigBlind,
    /// The first live seat left of the button.
    LeftOfButton,
    /// The bring-in.
    BringIn,
    /// The highest hand showing.
    HighBoard,
    /// The lowest hand showing.
    LowBoard,
}

/// What wins one share of a pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// How hands are ranked.
    pub ranking: Ranking,
    /// The rank that no card of the hand may pass, for a hand to qualify.
    pub qualifier: Option<Rank>,
    /// The cards it is made from.
    pub from: From,
    /// The board it is made with, from 1, where there are several.
    pub board: Option<u32>,
}

/// An order of hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ranking {
    /// The standard high order.
    High,
    /// Low, straights and flushes ignored, ace low.
    AceToFive,
    /// Low, straights and flushes count, ace high.
    DeuceToSeven,
    /// Four cards of different ranks and suits, ace low.
    Badugi,
    /// The same, ace high.
    BadugiAceHigh,
    /// The high order of a deck from six to ace.
    ShortDeckHigh,
}

/// The cards that a hand is made from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum From {
    /// The best so many of all.
    Any(u32),
    /// The best so many of the seat's own cards.
    AnyHole(u32),
    /// Exactly so many of the seat's own and so many of the board.
    Exactly {
        /// Own cards.
        hole: u32,
        /// Board cards.
        board: u32,
    },
}

impl Game {
    /// How many betting rounds it has.
    #[must_use]
    pub fn betting_rounds(&self) -> u32 {
        let bets = |street: &&Street| street.steps.iter().any(|step| matches!(step, Step::Bets(..)));
        u32::try_from(self.streets.iter().filter(bets).count()).unwrap_or(u32::MAX)
    }

    /// The value of the fact *layout*: 0 board, 1 stud, 2 draw, 3 board and draw.
    #[must_use]
    pub fn layout(&self) -> u8 {
        let has =
            |wanted: fn(&Step) -> bool| self.streets.iter().flat_map(|street| &street.steps).any(wanted);
        let board = has(|step| matches!(step, Step::Board(_)));
        match (has(|step| matches!(step, Step::Up(_))), board, has(|step| matches!(step, Step::Draw(..)))) {
            (true, _, _) => 1,
            (false, true, true) => 3,
            (false, false, _) => 2,
            (false, true, false) => 0,
        }
    }

    /// The value of the fact *aim*: 0 high, 1 low, 2 hi-lo qualified, 3 hi-lo, 4 two lows, 5 two kinds of hand.
    #[must_use]
    pub fn aim(&self) -> u8 {
        let low = |share: &Share| !matches!(share.ranking, Ranking::High | Ranking::ShortDeckHigh);
        match self.win.as_slice() {
            [one] => u8::from(low(one)),
            [first, second] if low(first) && low(second) => 4,
            [first, second] if !low(first) && low(second) && second.ranking == Ranking::AceToFive => {
                if second.qualifier.is_some() { 2 } else { 3 }
            }
            _ => 5,
        }
    }
}
