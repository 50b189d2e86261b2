//! What a street deals and how it bets, and what this engine plays of a game's description.

use crate::card::Rank;
use crate::game::{BettingForm, ForcedBet, From, Game, Opener, Ranking, Step, Street};
use crate::ruleset::facts::Round;
use crate::setup::Fault;

/// One street, ready to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StreetPlan {
    /// Cards to each seat.
    pub(crate) down: u8,
    /// Cards to the board.
    pub(crate) board: u8,
    /// Its betting round.
    pub(crate) bets: Option<(BettingForm, Opener)>,
    /// Which of the game's betting rounds it is.
    pub(crate) round: Round,
}

/// The streets of a game.
pub(super) fn streets_of(game: &Game) -> Result<Vec<StreetPlan>, Vec<Fault>> {
    let mut faults = game_faults(game);
    let mut streets = Vec::new();
    for street in &game.streets {
        match plan(street) {
            Ok(planned) => streets.push(planned),
            Err(what) => faults.push(Fault::NotPlayed(what)),
        }
    }
    number_rounds(&mut streets);
    if faults.is_empty() { Ok(streets) } else { Err(faults) }
}

fn game_faults(game: &Game) -> Vec<Fault> {
    let mut faults = Vec::new();
    let deck = game.deck;
    if (deck.lowest, deck.highest, deck.suits) != (Rank::Two, Rank::Ace, 4) {
        faults.push(Fault::NotPlayed("games of another deck"));
    }
    if game.forced_bets != [ForcedBet::Blinds] {
        faults.push(Fault::NotPlayed("games whose forced bets are not blinds"));
    }
    if game.boards != 1 {
        faults.push(Fault::NotPlayed("games of several boards"));
    }
    let high = |from: &From| *from == From::Any(5);
    if !matches!(game.win.as_slice(), [only] if only.ranking == Ranking::High && high(&only.from) && only.qualifier.is_none())
    {
        faults.push(Fault::NotPlayed("games won otherwise than by the best five of all cards, high"));
    }
    faults
}

fn plan(street: &Street) -> Result<StreetPlan, &'static str> {
    let mut planned = StreetPlan { down: 0, board: 0, bets: None, round: Round::Only };
    for step in &street.steps {
        match step {
            Step::Burn => {}
            Step::Down(cards) => planned.down += few(*cards)?,
            Step::Board(cards) => planned.board += few(*cards)?,
            Step::Bets(BettingForm::TripleOrFold, _) => return Err("rounds of triple or fold"),
            Step::Bets(form, opener @ (Opener::LeftOfBigBlind | Opener::LeftOfButton)) => {
                planned.bets = Some((*form, *opener));
            }
            Step::Bets(_, Opener::BringIn | Opener::HighBoard | Opener::LowBoard) | Step::Up(_) => {
                return Err("stud");
            }
            Step::Draw(..) | Step::Discard(_) => return Err("draws"),
        }
    }
    Ok(planned)
}

fn few(cards: u32) -> Result<u8, &'static str> {
    u8::try_from(cards).ok().filter(|cards| *cards <= 52).ok_or("deals of so many cards")
}

fn number_rounds(streets: &mut [StreetPlan]) {
    let rounds = streets.iter().filter(|street| street.bets.is_some()).count();
    let mut number = 0;
    for street in streets {
        number += usize::from(street.bets.is_some());
        street.round = match number {
            _ if rounds == 1 => Round::Only,
            0 | 1 => Round::First,
            last if last == rounds => Round::Last,
            _ => Round::Middle,
        };
    }
}

/// How many seats the deck serves, with the board and the burns.
pub(super) fn most_seats(game: &Game) -> usize {
    let steps = || game.streets.iter().flat_map(|street| &street.steps);
    let each: u32 =
        steps().map(|step| if let Step::Down(cards) | Step::Up(cards) = step { *cards } else { 0 }).sum();
    let shared: u32 = steps()
        .map(|step| match step {
            Step::Board(cards) => *cards,
            Step::Burn => 1,
            Step::Down(_) | Step::Up(_) | Step::Draw(..) | Step::Discard(_) | Step::Bets(..) => 0,
        })
        .sum();
    let cards = 52_u32.saturating_sub(shared).checked_div(each).unwrap_or(0);
    usize::try_from(cards).unwrap_or(0).min(crate::seat::MAX_SEATS)
}
