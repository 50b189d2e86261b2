//! The words of a game block, one for each thing that it can say: read and written from the same list.

use super::{BettingForm, ForcedBet, Opener, Ranking};

/// Gives an enum its names in rulesets, and the list of all of them.
macro_rules! names {
    ($($kind:ident: $($variant:ident $name:literal),+;)+) => {$(
        impl $kind {
            #[doc = "Every one, in the order of the manual."]
            pub const NAMED: &[(Self, &str)] = &[$((Self::$variant, $name)),+];

            #[doc = "Its name in rulesets."]
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name),+
                }
            }

            #[doc = "The one of this name, if there is one."]
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::NAMED.iter().find(|(_, other)| *other == name).map(|(one, _)| *one)
            }
        }
    )+};
}

names! {
    ForcedBet: Blinds "blinds", Antes "antes", BringIn "bring-in", ButtonBlind "button-blind";
    BettingForm:
        Bets "bets", BigBets "big-bets", AllInOrFold "all-in-or-fold", TripleOrFold "triple-or-fold";
    Opener:
        LeftOfBigBlind "left-of-big-blind", LeftOfButton "left-of-button", BringIn "bring-in",
        HighBoard "high-board", LowBoard "low-board";
    Ranking:
        High "high", AceToFive "ace-to-five", DeuceToSeven "deuce-to-seven", Badugi "badugi",
        BadugiAceHigh "badugi-ace-high", ShortDeckHigh "short-deck-high";
}
