//! Wagers: turns, sizes, reopening, caps, pot-limit sums.

use crate::ruleset::answer::choice;

choice! {
    /// Who acts next.
    TurnOrder {
        /// The next live seat clockwise.
        Clockwise = "clockwise",
    }
}
choice! {
    /// What an act out of turn does.
    OutOfTurn {
        /// Nothing: action backs up to the seat whose turn it is, and the act binds to nothing.
        ActionBacksUp = "action-backs-up",
        /// Nothing yet: action backs up, and when the turn comes the act binds, unless the action has changed.
        BindingIfUnchanged = "binding-if-unchanged",
    }
}
choice! {
    /// What changes the action for a seat that acted out of turn.
    ActionChangedBy {
        /// A bet or a raise.
        BetOrRaise = "bet-or-raise",
        /// A call too.
        BetCallOrRaise = "bet-call-or-raise",
    }
}
choice! {
    /// What is open to a seat that acted out of turn, once its turn comes and it is not bound.
    OutOfTurnOptions {
        /// Whatever is open to any seat.
        All = "all",
        /// No bet and no raise, if it checked or called out of turn.
        NoRaiseIfPassive = "no-raise-if-passive",
        /// The same, where two that were not all-in began the round.
        NoRaiseIfPassiveHeadsUp = "no-raise-if-passive-heads-up",
    }
}
choice! {
    /// What a fold out of turn is.
    FoldOutOfTurn {
        /// A fold at once.
        Binding = "binding",
        /// What any other act out of turn is.
        AsOtherActs = "as-other-acts",
    }
}
choice! {
    /// Until when a seat keeps its turn that others act past.
    SkippedTurn {
        /// Until there was substantial action behind it.
        SubstantialAction = "substantial-action",
        /// Until two seats have acted behind it.
        TwoActed = "two-acted",
        /// Until three seats have acted behind it.
        ThreeActed = "three-acted",
    }
}
choice! {
    /// What becomes of a seat that has lost its turn.
    SkippedHand {
        /// It may check, call or fold.
        PassiveOnly = "passive-only",
        /// Its hand is dead.
        Dead = "dead",
    }
}
choice! {
    /// What a raise must add.
    MinimumRaise {
        /// The largest full bet or raise of the round so far.
        LastFullRaise = "last-full-raise",
        /// As much as is faced: the raise doubles the bet.
        DoubleTheBet = "double-the-bet",
    }
}
choice! {
    /// What a raise over a short all-in must reach.
    RaiseOverShortAllIn {
        /// The all-in and the last full raise.
        FromTheAllIn = "from-the-all-in",
        /// The last full bet and the last full raise, as if the all-in were not there.
        FromTheLastFullBet = "from-the-last-full-bet",
        /// Twice the all-in.
        DoubleTheAllIn = "double-the-all-in",
        /// The all-in, and as much again as it added.
        ByTheLastIncrease = "by-the-last-increase",
    }
}
choice! {
    /// What a raise over an opening all-in below the minimum bet must reach.
    RaiseOverShortOpen {
        /// The all-in and the minimum bet.
        FromTheAllIn = "from-the-all-in",
        /// The minimum bet: completing it.
        ToTheMinimumBet = "to-the-minimum-bet",
        /// Twice the all-in.
        DoubleTheAllIn = "double-the-all-in",
    }
}
choice! {
    /// What is owed against an opening all-in below the minimum bet.
    ShortOpenCall {
        /// What was bet.
        AmountBet = "amount-bet",
        /// The minimum bet.
        MinimumBet = "minimum-bet",
    }
}
choice! {
    /// What a seat that has acted must face to be allowed to raise again.
    Reopening {
        /// A full bet or raise.
        FullRaise = "full-raise",
        /// Half a bet.
        HalfBet = "half-bet",
        /// Any increase.
        AnyRaise = "any-raise",
    }
}
choice! {
    /// Whether short all-ins together can reopen the betting.
    ShortAllIns {
        /// They add up, for each seat from its own last act.
        AddUp = "add-up",
        /// They add up while they follow one another.
        AddUpInARow = "add-up-in-a-row",
        /// Each is judged alone.
        StandAlone = "stand-alone",
    }
}
choice! {
    /// What a raise is held to be when the seat may not raise.
    ClosedRaise {
        /// A call.
        IsACall = "is-a-call",
        /// Nothing: the seat is still to act.
        Void = "void",
    }
}
choice! {
    /// When the cap on raises does not bind.
    CapLifted {
        /// It always binds.
        Never = "never",
        /// When two players are left in the event.
        HeadsUpInEvent = "heads-up-in-event",
        /// When two were dealt in.
        HeadsUpFromTheDeal = "heads-up-from-the-deal",
        /// When two that were not all-in began the round.
        HeadsUpFromTheRound = "heads-up-from-the-round",
        /// When two were left before it was reached.
        HeadsUpBeforeTheCap = "heads-up-before-the-cap",
        /// When two are left.
        HeadsUp = "heads-up",
    }
}
choice! {
    /// Whether a minimum binds a seat that puts in its last chips.
    AllInForLess {
        /// It does not: the last chips may always go in as a call or a wager that is open.
        Stands = "stands",
    }
}
choice! {
    /// What a seat may do when every other live seat is all-in.
    FacingOnlyAllIns {
        /// It may not raise, and owes only what they have put in.
        CallWhatTheyHave = "call-what-they-have",
    }
}
choice! {
    /// What a wager below the minimum is held to be.
    WagerBelowMinimum {
        /// The minimum.
        RaisedToMinimum = "raised-to-minimum",
    }
}
choice! {
    /// What a wager above the maximum is held to be.
    WagerAboveMaximum {
        /// The maximum.
        LoweredToMaximum = "lowered-to-maximum",
    }
}
choice! {
    /// The amount of which bets and raises are multiples, in structures without fixed sizes.
    WagerUnit {
        /// The smallest chip with which the big blind is posted.
        SmallestBigBlindChip = "smallest-big-blind-chip",
        /// The smallest chip with which an ante or a blind is posted.
        SmallestPostedChip = "smallest-posted-chip",
        /// The smallest chip in play.
        SmallestChipInPlay = "smallest-chip-in-play",
        /// What the room posts for the table; any chip in play where it posts none.
        PostedUnit = "posted-unit",
    }
}
choice! {
    /// What chips below the unit are worth to a seat that puts in its last ones.
    SmallChipsAllIn {
        /// Their value.
        Play = "play",
        /// Nothing: they stay behind, and the seat is all-in without them.
        DoNotPlay = "do-not-play",
    }
}
choice! {
    /// Until when a wager of a wrong size that was taken as good is put right.
    CorrectedUntil {
        /// Until the next seat acts.
        AtOnce = "at-once",
        /// Until two seats have called it, or the round is complete.
        TwoCallers = "two-callers",
        /// Until there was substantial action on it, or the next card comes.
        SubstantialAction = "substantial-action",
        /// Until the round is complete.
        RoundClosed = "round-closed",
        /// Until the next card comes; on the last round until a hand is shown.
        NextCard = "next-card",
    }
}
choice! {
    /// The largest wager in no-limit.
    LargestNoLimitWager {
        /// The whole stack.
        WholeStack = "whole-stack",
    }
}
choice! {
    /// The size of a wager in fixed-limit.
    FixedBet {
        /// The small bet, on the later rounds the big bet.
        SmallThenBig = "small-then-big",
    }
}
choice! {
    /// What an all-in above a capped bet is.
    AllInOverCap {
        /// A call; nothing is added to the capped bet.
        Refused = "refused",
        /// It stands, and others owe it.
        Stands = "stands",
    }
}
choice! {
    /// Whether a short all-in uses up one of the raises.
    ShortAllInInCap {
        /// From half a bet up.
        CountsFromHalfBet = "counts-from-half-bet",
        /// Always.
        Counts = "counts",
        /// Never.
        DoesNotCount = "does-not-count",
    }
}
choice! {
    /// What a fixed-limit raise over an all-in of half a bet or more reaches.
    RaiseOverHalfAllIn {
        /// The all-in and a full bet.
        AllInPlusBet = "all-in-plus-bet",
        /// The next full step, as if the all-in had been complete.
        NextTier = "next-tier",
    }
}
choice! {
    /// What completing a short all-in bet is.
    CompletingAShortBet {
        /// The first bet: no raise is used up.
        TheFirstBet = "the-first-bet",
        /// A raise.
        ARaise = "a-raise",
    }
}
choice! {
    /// The largest wager in pot-limit.
    LargestPotWager {
        /// A raise by the size of the pot after the call.
        PotAfterTheCall = "pot-after-the-call",
    }
}
choice! {
    /// What the small blind counts for in the first round's pot.
    SmallBlindInPot {
        /// What the small blind is.
        AsPosted = "as-posted",
        /// As much as the big blind, until the big blind acts.
        AsLargestBlind = "as-largest-blind",
        /// The small blind rounded up to the betting unit.
        RoundedUpToUnit = "rounded-up-to-unit",
    }
}
choice! {
    /// What a blind posted short counts for in the first round's pot.
    ShortBlindInPot {
        /// What was posted.
        AsPosted = "as-posted",
        /// The full blind.
        InFull = "in-full",
    }
}
choice! {
    /// What a blind that nobody posts, or that is posted dead, counts for in the first round's pot.
    DeadBlindInPot {
        /// What was posted.
        AsPosted = "as-posted",
        /// The full blind.
        InFull = "in-full",
        /// As much as the big blind.
        AsLargestBlind = "as-largest-blind",
    }
}
choice! {
    /// Whether antes count in pot-limit sums.
    AntesInPot {
        /// They do.
        Counted = "counted",
        /// They do from the second round on.
        NotBeforeTheFlop = "not-before-the-flop",
        /// They do not.
        NotCounted = "not-counted",
    }
}
choice! {
    /// How a pot-limit sum is rounded.
    PotRounding {
        /// Not at all.
        None = "none",
        /// Up to the betting unit.
        UpToUnit = "up-to-unit",
    }
}
choice! {
    /// What a round of all-in or fold allows.
    AllInOrFold {
        /// The whole stack or a fold, nothing else.
        OnlyThoseTwo = "only-those-two",
    }
}
