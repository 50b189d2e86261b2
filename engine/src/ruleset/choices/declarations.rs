//! Words, chips put out in silence, and acts named otherwise than the situation names them.

use crate::ruleset::answer::choice;

choice! {
    /// What an act is that the situation calls by another name.
    MisnamedAct {
        /// The lawful act nearest to it: a call of nothing is a check, a bet over a bet a raise.
        NearestLawfulAct = "nearest-lawful-act",
    }
}
choice! {
    /// What a check is while there is something to call.
    CheckFacingABet {
        /// Void, and the seat may now only call or fold.
        CallOrFold = "call-or-fold",
    }
}
choice! {
    /// What a fold is when there is nothing to call.
    FoldWithNothingToCall {
        /// A fold.
        Binding = "binding",
        /// A check.
        IsACheck = "is-a-check",
        /// A fold, once the next seat has acted.
        UntilNextAct = "until-next-act",
    }
}
choice! {
    /// What a word in turn does.
    WordsBind {
        /// It binds, chips moved or not, and cannot be taken back.
        Binding = "binding",
    }
}
choice! {
    /// What an amount is that is said without a verb.
    AmountSaid {
        /// The same as pushing that amount in silence.
        AsSilentChips = "as-silent-chips",
    }
}
choice! {
    /// What the number after "raise" names.
    RaiseAmount {
        /// The total of the bet.
        Total = "total",
        /// What is added to the bet that is faced.
        Increment = "increment",
    }
}
choice! {
    /// What the word "pot" is in a structure where the pot is not the largest wager.
    PotBet {
        /// The smallest bet or raise.
        Minimum = "minimum",
        /// Nothing: the seat is still to act.
        Refused = "refused",
    }
}
choice! {
    /// What counts when chips were put out first and words said after.
    WordAgainstChips {
        /// What came first.
        FirstDefines = "first-defines",
        /// The words.
        Words = "words",
        /// The chips.
        Chips = "chips",
    }
}
choice! {
    /// What one silent chip above the call is.
    OneChip {
        /// A call; the rest comes back.
        Call = "call",
        /// A wager of its value.
        ItsValue = "its-value",
    }
}
choice! {
    /// What one silent chip is with no bet outstanding.
    OpeningChip {
        /// A bet of its value.
        ItsValue = "its-value",
    }
}
choice! {
    /// What several silent chips above the call are.
    SeveralChips {
        /// A call, if without the smallest of them the call would not be covered; otherwise half a raise decides.
        RemovalThenHalf = "removal-then-half",
        /// A raise from half a raise up, a call below.
        HalfBet = "half-bet",
        /// A call, if they are all of one kind; otherwise half a raise decides.
        SameChipsCall = "same-chips-call",
        /// The floor's decision, if they are all of one kind; otherwise half a raise decides.
        SameChipsFloor = "same-chips-floor",
    }
}
choice! {
    /// What half is taken of where half a raise decides about silent chips.
    HalfOf {
        /// The least that a raise has to add.
        SmallestRaise = "smallest-raise",
        /// The bet that is faced, with every raise in it.
        PreviousBet = "previous-bet",
    }
}
choice! {
    /// What silent chips above the call are that are a seat's last.
    LastChips {
        /// All-in, unless it is one chip or all of them are needed to call.
        AllIn = "all-in",
        /// All-in.
        AlwaysAllIn = "always-all-in",
        /// What other chips would be.
        LikeAnyChips = "like-any-chips",
    }
}
choice! {
    /// What an excess of exactly half a raise is.
    ExactlyHalf {
        /// A raise.
        Raise = "raise",
        /// A call if the excess is a single chip, a raise if it is more.
        CallIfOneChip = "call-if-one-chip",
    }
}
choice! {
    /// Which of several motions with chips count.
    StringBet {
        /// The first; an amount has to be said, or put out at once.
        FirstMotion = "first-motion",
        /// After the word "raise", the call and then one motion.
        OneMotionAfterRaise = "one-motion-after-raise",
        /// After the word "raise", as many as the player makes.
        MotionsAfterRaise = "motions-after-raise",
    }
}
choice! {
    /// What silent chips are that do not cover the call.
    Undercall {
        /// A call in full.
        FullCall = "full-call",
        /// The player completes the call, or folds and leaves the chips.
        CompleteOrForfeit = "complete-or-forfeit",
        /// The player completes the call, or takes the chips back and folds.
        CompleteOrWithdraw = "complete-or-withdraw",
    }
}
choice! {
    /// When chips may be added to a stack.
    AddingChips {
        /// Between hands.
        BetweenHands = "between-hands",
        /// At any time.
        AnyTime = "any-time",
    }
}
choice! {
    /// What a call is that was made on a count of the bet that was too small, found before anybody acts after it.
    AcceptedAction {
        /// A call of the bet as it is.
        Bound = "bound",
        /// Nothing, if the player likes: the seat is to act again.
        MayWithdraw = "may-withdraw",
    }
}
choice! {
    /// What chips are that were hidden behind an all-in, and are found once it was called.
    ChipsFoundBehind {
        /// A part of the all-in: who has called it matches them too.
        InTheBet = "in-the-bet",
        /// Their owner's, and they play for nothing.
        DoNotPlay = "do-not-play",
    }
}
choice! {
    /// What chips between a call and a raise are that the player calls by a name before anybody acts.
    UnclearChips {
        /// What they are in silence.
        AsTheyLie = "as-they-lie",
        /// What the player says: a call, or the smallest raise.
        PlayerMaySay = "player-may-say",
    }
}
choice! {
    /// What a seat is bound to that takes chips back which lay in front of it.
    ChipsTakenBack {
        /// Facing a raise, to call or to raise; otherwise to nothing.
        CallOrRaise = "call-or-raise",
    }
}
choice! {
    /// What new chips are beside those that a seat has left in part, or pushes out together with those that lay there.
    MixedChips {
        /// All of them are several chips in one motion.
        AllCount = "all-count",
    }
}
choice! {
    /// What new chips are where those that lay there cover a raise already.
    CoveringChips {
        /// All of them are several chips in one motion, those that were taken back too.
        AllCount = "all-count",
        /// The same as far as they lie there; with all taken back, one new chip is a wager of its value.
        NewChipsAlone = "new-chips-alone",
    }
}
