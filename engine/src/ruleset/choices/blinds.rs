//! Blinds, antes, posts, the deal.

use crate::ruleset::answer::choice;

choice! {
    /// Who posts the small blind with two players.
    HeadsUpBlinds {
        /// The button; it acts first on the first round and last afterwards.
        ButtonPostsSmall = "button-posts-small",
    }
}
choice! {
    /// Where the forced bets are due.
    PostingOrder {
        /// Clockwise from the button's left, the smallest blind first.
        FromLeftOfButton = "from-left-of-button",
    }
}
choice! {
    /// Which of ante and blind a stack that covers only part of them posts first.
    ShortPost {
        /// The ante; what is left goes to the blind.
        AnteFirst = "ante-first",
        /// The blind; what is left goes to the ante.
        BlindFirst = "blind-first",
    }
}
choice! {
    /// How large the ante is that the big blind or the button posts for the table.
    BigBlindAnteSize {
        /// As the table says.
        InFull = "in-full",
        /// Cut to one small blind.
        OneSmallBlind = "one-small-blind",
    }
}
choice! {
    /// How a post beside the blinds counts.
    ExtraPost {
        /// Its live part is the seat's bet so far, its dead part goes to the pot.
        LivePartCounts = "live-part-counts",
    }
}
choice! {
    /// What others owe when the big blind is posted short.
    ShortBigBlindCall {
        /// The full big blind.
        FullBigBlind = "full-big-blind",
        /// What was posted.
        AmountPosted = "amount-posted",
    }
}
choice! {
    /// What the first raise must reach when the big blind is posted short.
    ShortBigBlindRaise {
        /// Twice the full big blind.
        DoubleBigBlind = "double-big-blind",
        /// What was posted, and one big blind.
        AmountPostedPlusBigBlind = "amount-posted-plus-big-blind",
    }
}
choice! {
    /// Whether a seat that has only posted still has its turn.
    BigBlindOption {
        /// It may check or raise: posting is not acting.
        Kept = "kept",
    }
}
choice! {
    /// In which order cards are dealt.
    DealOrder {
        /// Clockwise from the button's left, the button last.
        FromLeftOfButton = "from-left-of-button",
    }
}
choice! {
    /// When the next cards or the showdown may come.
    CardsInTime {
        /// When the betting is complete; before that they move nothing.
        WaitForTheBetting = "wait-for-the-betting",
    }
}
choice! {
    /// How many cards come.
    CardsAsDealt {
        /// As many as the game says for the street.
        AsTheGameSays = "as-the-game-says",
    }
}
choice! {
    /// Who may post a straddle.
    Straddle {
        /// Nobody, whoever is named behind it.
        None = "none",
        /// The seat left of the big blind, where it posts no blind.
        UnderTheGun = "under-the-gun",
        /// The button, where it posts no blind.
        Button = "button",
        /// Every seat, those with a blind too.
        AnySeat = "any-seat",
    }
}
choice! {
    /// What a raise over a straddle must reach.
    RaiseOverStraddle {
        /// Twice the straddle.
        DoubleStraddle = "double-straddle",
        /// The straddle, and one big blind.
        StraddlePlusBigBlind = "straddle-plus-big-blind",
    }
}
choice! {
    /// Whether a straddle uses up one of the bets of a capped round.
    StraddleInCap {
        /// It does not.
        NotABet = "not-a-bet",
        /// Each straddle counts as one bet.
        OneBet = "one-bet",
    }
}
choice! {
    /// Who is first to act over a straddle. Who has straddled speaks last, until someone raises.
    StraddleOpener {
        /// The seat left of the last straddle.
        LeftOfStraddle = "left-of-straddle",
        /// The seat left of the button.
        LeftOfButton = "left-of-button",
        /// The seat left of the big blind.
        LeftOfBigBlind = "left-of-big-blind",
    }
}
choice! {
    /// Whether the two blinds may take their bets back where all others have folded.
    BlindChop {
        /// They may, if both agree before either of them acts.
        Allowed = "allowed",
        /// They may not.
        NotAllowed = "not-allowed",
    }
}
