//! Pots, ties, odd chips, what a hand is worth.

use crate::ruleset::answer::choice;

choice! {
    /// What becomes of chips that nobody matched.
    UnmatchedChips {
        /// They go back before any pot is compared.
        Returned = "returned",
        /// They are a pot that only their owner contests.
        PotOfOne = "pot-of-one",
    }
}
choice! {
    /// How side pots come about.
    SidePots {
        /// A pot for each level at which someone is all-in, contested by those who reach it.
        ByLayer = "by-layer",
    }
}
choice! {
    /// What becomes of the chips of a hand that folds.
    FoldedChips {
        /// They stay in the pot.
        StayInThePot = "stay-in-the-pot",
    }
}
choice! {
    /// Who takes a pot that one live hand contests.
    UncontestedPot {
        /// That hand, without a showdown.
        GoesToTheLastHand = "goes-to-the-last-hand",
    }
}
choice! {
    /// In which order pots are awarded.
    PotOrder {
        /// The last side pot first, the main pot last.
        LastSidePotFirst = "last-side-pot-first",
        /// The main pot first.
        MainPotFirst = "main-pot-first",
    }
}
choice! {
    /// What becomes of a pot that several hands win.
    TiedHands {
        /// It is split evenly, each pot by itself; suits break no tie.
        SplitEvenly = "split-evenly",
    }
}
choice! {
    /// Who gets the chip that cannot be split.
    OddChip {
        /// The first winner left of the button.
        FirstLeftOfButton = "first-left-of-button",
    }
}
choice! {
    /// How several odd chips are given.
    OddChips {
        /// One to each winner, from the first on.
        OneEach = "one-each",
        /// All to the first.
        AllToFirst = "all-to-first",
    }
}
choice! {
    /// Which hand wins.
    CardsSpeak {
        /// The best hand that is shown, whatever was said.
        BestHandWins = "best-hand-wins",
    }
}
choice! {
    /// How high hands rank.
    HighHands {
        /// Straight flush, four of a kind, full house, flush, straight, and so on down to the high card.
        Standard = "standard",
    }
}
