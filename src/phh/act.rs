//! One act of a record, as the format writes it.

use floorman_engine::{Card, CardError, Cards, Dealt};

use super::amount::Amount;
use super::fault::What;

/// What a line of a record's acts says. Players are counted from 0, the first left of the button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// A player is dealt cards.
    Deal(usize, Dealt),
    /// The board is dealt cards.
    Board(Dealt),
    /// A player folds.
    Fold(usize),
    /// A player checks, or calls what there is to call.
    CheckOrCall(usize),
    /// A player bets, or raises, to a total.
    BetOrRaise(usize, Amount),
    /// A player shows; `None` where the cards are those dealt.
    Show(usize, Option<Dealt>),
    /// A player throws the hand away.
    Muck(usize),
    /// A comment.
    Remark,
    /// An act of games with draws or a bring-in.
    OtherGame,
}

impl Act {
    /// Reads an act of a hand with so many players.
    ///
    /// # Errors
    /// If the format has no such act, or the hand no such player.
    pub fn read(text: &str, players: usize) -> Result<Self, What> {
        let said = text.split_once('#').map_or(text, |(said, _)| said);
        let mut words = said.split_ascii_whitespace();
        let read = [words.next(), words.next(), words.next(), words.next()];
        let unknown = || What::Act(text.trim().to_owned());
        let act = match read {
            [None, ..] => Self::Remark,
            [Some("d"), Some("db"), Some(cards), None] => Self::Board(read_cards(cards)?),
            [Some("d"), Some("dh"), Some(player), Some(cards)] => {
                Self::Deal(read_player(player, players)?, read_cards(cards)?)
            }
            [Some(player), Some(verb), rest, None] if player.starts_with('p') => {
                Self::of_player(read_player(player, players)?, verb, rest)?.ok_or_else(unknown)?
            }
            _ => return Err(unknown()),
        };
        if words.next().is_some() { Err(unknown()) } else { Ok(act) }
    }

    /// The player that acts, where one does.
    #[must_use]
    pub const fn player(&self) -> Option<usize> {
        match *self {
            Self::Deal(player, _)
            | Self::Fold(player)
            | Self::CheckOrCall(player)
            | Self::BetOrRaise(player, _)
            | Self::Show(player, _)
            | Self::Muck(player) => Some(player),
            Self::Board(_) | Self::Remark | Self::OtherGame => None,
        }
    }

    fn of_player(player: usize, verb: &str, rest: Option<&str>) -> Result<Option<Self>, What> {
        Ok(Some(match (verb, rest) {
            ("f", None) => Self::Fold(player),
            ("cc", None) => Self::CheckOrCall(player),
            ("cbr", Some(amount)) => Self::BetOrRaise(player, Amount::read(amount)?),
            ("sm", Some("-")) => Self::Show(player, None),
            ("sm", Some(cards)) => Self::Show(player, Some(read_cards(cards)?)),
            ("sm", None) => Self::Muck(player),
            ("sd", _) | ("pb", None) => Self::OtherGame,
            _ => return Ok(None),
        }))
    }
}

fn read_player(text: &str, players: usize) -> Result<usize, What> {
    let number: Option<usize> = text.strip_prefix('p').and_then(|digits| digits.parse().ok());
    match number.and_then(|number| number.checked_sub(1)) {
        Some(player) if player < players => Ok(player),
        _ => Err(What::Player { player: text.to_owned(), players }),
    }
}

fn read_cards(text: &str) -> Result<Dealt, What> {
    let mut dealt = Dealt { known: Cards::EMPTY, unknown: 0 };
    let mut rest = text;
    while !rest.is_empty() {
        let no_suit = || What::Cards(CardError::NoSuit { word: text.to_owned() });
        let (card, after) = rest.split_at_checked(2).ok_or_else(no_suit)?;
        rest = after;
        if card == "??" {
            dealt.unknown = dealt.unknown.saturating_add(1);
        } else {
            let card: Card = card.parse().map_err(What::Cards)?;
            if !dealt.known.insert(card) {
                return Err(What::Cards(CardError::Twice { card }));
            }
        }
    }
    Ok(dealt)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        Act::read(text, 6).unwrap_err().to_string()
    }

    #[test]
    fn acts_are_read_with_and_without_remarks() {
        let dealt = |known: &str, unknown| Dealt { known: known.parse().unwrap(), unknown };
        assert_eq!(Act::read("d dh p1 Qh5c", 6), Ok(Act::Deal(0, dealt("Qh 5c", 0))));
        assert_eq!(Act::read("d dh p6 ??Ad", 6), Ok(Act::Deal(5, dealt("Ad", 1))));
        assert_eq!(Act::read(" d  db 7s9cTc # a wet one", 6), Ok(Act::Board(dealt("7s 9c Tc", 0))));
        assert_eq!(Act::read("p3 cbr 210.5", 6), Ok(Act::BetOrRaise(2, Amount::read("210.5").unwrap())));
        assert_eq!(Act::read("p3 sm", 6), Ok(Act::Muck(2)));
        assert_eq!(Act::read("p3 sm -", 6), Ok(Act::Show(2, None)));
        assert_eq!(Act::read("# a card is exposed", 6), Ok(Act::Remark));
        assert_eq!(Act::read("", 6), Ok(Act::Remark));
        assert_eq!(Act::read("p1 sd AhKd", 6), Ok(Act::OtherGame));
    }

    #[test]
    fn what_is_no_act_is_refused_in_clear_words() {
        assert_eq!(refused("p1 raises"), "`p1 raises` is no act of a hand record");
        assert_eq!(refused("p1 f now"), "`p1 f now` is no act of a hand record");
        assert_eq!(refused("d db 7s 9c"), "`d db 7s 9c` is no act of a hand record");
        assert_eq!(refused("d dh p1 Ah Kd"), "`d dh p1 Ah Kd` is no act of a hand record");
        assert_eq!(refused("p7 f"), "`p7` is no player of this hand of 6");
        assert_eq!(refused("p0 f"), "`p0` is no player of this hand of 6");
        assert_eq!(refused("d dh p1 Qh5"), "`Qh5` ends without a suit");
        assert_eq!(refused("d dh p1 QhQh"), "the card `Qh` is named twice");
        assert_eq!(refused("d dh p1 Q\u{2665}5c"), "`Q\u{2665}5c` ends without a suit");
        assert_eq!(refused("p1 cbr -5"), "`-5` is below zero");
    }
}
