//! The fixed phrases of game lines: the whole vocabulary.

use crate::words::game_line::rank_word;
use floorman_engine::{BettingForm, Deck, ForcedBet, From, Opener, Rank, Ranking, Share, Step};

/// The words of a line: what joins its phrases, and what they look like.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Line {
    /// The line's name.
    pub(crate) name: &'static str,
    /// The word behind the comma.
    pub(crate) joint: &'static str,
    /// Each phrase once.
    pub(crate) phrases: &'static str,
}

pub(super) const DECK: Line = Line { name: "deck", joint: "and", phrases: "`two to ace in 4 suits`" };
pub(super) const FORCED_BETS: Line =
    Line { name: "forced-bets", joint: "and", phrases: "`blinds`, `antes`, `bring-in`, `button-blind`" };
pub(super) const BOARDS: Line = Line { name: "boards", joint: "and", phrases: "a number" };
pub(super) const STREET: Line = Line {
    name: "street",
    joint: "then",
    phrases: "`burn`, `N down`, `N up`, `N board`, `draw N to N`, `discard N`, `bets from OPENER`, \
              `big-bets from OPENER`, `all-in-or-fold from OPENER`, `triple-or-fold from OPENER`; an OPENER is \
              `left-of-big-blind`, `left-of-button`, `bring-in`, `high-board` or `low-board`",
};
pub(super) const WIN: Line = Line {
    name: "win",
    joint: "and",
    phrases: "RANKING `from any 5`, `from any 5 hole` or `from exactly 2 hole and 3 board`, with `8-or-better` before \
              `from` or `on board 1` behind it; a RANKING is `high`, `ace-to-five`, `deuce-to-seven`, `badugi`, \
              `badugi-ace-high` or `short-deck-high`",
};

pub(super) fn deck(words: &[&str]) -> Option<Deck> {
    match words {
        [low, "to", high, "in", suits, "suits" | "suit"] => {
            let (lowest, highest) = (rank(low)?, rank(high)?);
            let suits = number(suits).filter(|suits| *suits <= 4)?;
            (lowest <= highest).then_some(Deck { lowest, highest, suits })
        }
        _ => None,
    }
}

fn rank(word: &str) -> Option<Rank> {
    Rank::ALL.into_iter().find(|rank| rank_word(*rank) == word)
}

pub(super) fn forced_bet(words: &[&str]) -> Option<ForcedBet> {
    match words {
        [word] => ForcedBet::named(word),
        _ => None,
    }
}

pub(super) fn boards(words: &[&str]) -> Option<u32> {
    match words {
        [boards] => number(boards),
        _ => None,
    }
}

pub(super) fn step(words: &[&str]) -> Option<Step> {
    match words {
        ["burn"] => Some(Step::Burn),
        [cards, "down"] => number(cards).map(Step::Down),
        [cards, "up"] => number(cards).map(Step::Up),
        [cards, "board"] => number(cards).map(Step::Board),
        ["discard", cards] => number(cards).map(Step::Discard),
        ["draw", least, "to", most] => {
            let least = if *least == "0" { 0 } else { number(least)? };
            number(most).filter(|most| least <= *most).map(|most| Step::Draw(least, most))
        }
        [form, "from", opener] => Some(Step::Bets(BettingForm::named(form)?, Opener::named(opener)?)),
        _ => None,
    }
}

pub(super) fn share(words: &[&str]) -> Option<Share> {
    let (made, board) = match words {
        [made @ .., "on", "board", board] => (made, Some(number(board)?)),
        made => (made, None),
    };
    let (name, qualifier, source) = match made {
        [name, "from", source @ ..] => (name, None, source),
        [name, qualifier, "from", source @ ..] => (name, Some(or_better(qualifier)?), source),
        _ => return None,
    };
    Some(Share { ranking: Ranking::named(name)?, qualifier, from: from(source)?, board })
}

fn or_better(word: &str) -> Option<Rank> {
    let number: usize = word.strip_suffix("-or-better")?.parse().ok()?;
    Rank::ALL.get(number.checked_sub(2)?).copied().filter(|rank| *rank <= Rank::Ten)
}

fn from(words: &[&str]) -> Option<From> {
    match words {
        ["any", cards] => number(cards).map(From::Any),
        ["any", cards, "hole"] => number(cards).map(From::AnyHole),
        ["exactly", hole, "hole", "and", board, "board"] => {
            Some(From::Exactly { hole: number(hole)?, board: number(board)? })
        }
        _ => None,
    }
}

/// A number of cards or boards: at least one, and no more than a deck has.
fn number(word: &str) -> Option<u32> {
    if !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    word.parse().ok().filter(|number| (1..=52).contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_may_qualify_and_name_its_board() {
        let words = "ace-to-five 8-or-better from exactly 2 hole and 3 board on board 2";
        let read = share(&words.split(' ').collect::<Vec<_>>()).unwrap();
        assert_eq!(read.qualifier, Some(Rank::Eight));
        assert_eq!(read.from, From::Exactly { hole: 2, board: 3 });
        assert_eq!(read.board, Some(2));
    }

    #[test]
    fn help_tells_every_name() {
        let names = |line: Line, names: Vec<&str>| {
            for name in names {
                assert!(line.phrases.contains(name), "{} does not tell {name}", line.name);
            }
        };
        names(FORCED_BETS, ForcedBet::NAMED.iter().map(|(_, name)| *name).collect());
        names(STREET, BettingForm::NAMED.iter().map(|(_, name)| *name).collect());
        names(STREET, Opener::NAMED.iter().map(|(_, name)| *name).collect());
        names(WIN, Ranking::NAMED.iter().map(|(_, name)| *name).collect());
    }

    #[test]
    fn a_deck_goes_upwards() {
        assert_eq!(deck(&["ace", "to", "two", "in", "4", "suits"]), None);
        assert_eq!(
            deck(&["jack", "to", "king", "in", "1", "suit"]),
            Some(Deck { lowest: Rank::Jack, highest: Rank::King, suits: 1 })
        );
    }
}
