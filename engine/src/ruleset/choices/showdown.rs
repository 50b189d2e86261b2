//! Who shows, when, in which order.

use crate::ruleset::answer::choice;

choice! {
    /// What happens to the hands once someone is all-in and the betting is complete.
    AllInHands {
        /// All are turned up at once, before more cards come.
        FaceUpAtOnce = "face-up-at-once",
        /// They stay down; hand for hand, until the other tables have finished, and no card comes before.
        FaceDown = "face-down",
        /// They are shown in turn after the last card.
        ShownInTurn = "shown-in-turn",
        /// The hands that are all-in are turned up at once, the others in turn.
        AllInShowsAtOnce = "all-in-shows-at-once",
    }
}
choice! {
    /// Who shows first.
    FirstToShow {
        /// The player whose all-in closed the betting.
        AllInPlayer = "all-in-player",
        /// The last to bet or raise on the last round.
        LastAggressor = "last-aggressor",
        /// The last to bet or raise on any round.
        LastAggressorOfAnyRound = "last-aggressor-of-any-round",
        /// Whoever opens the last round by the game's own order.
        FirstToAct = "first-to-act",
        /// Whoever closes it.
        LastToAct = "last-to-act",
    }
}
choice! {
    /// When the players of a side pot show.
    SidePotHands {
        /// Before those with a claim to the main pot only.
        ShownFirst = "shown-first",
        /// Together with them, in one order.
        ShownTogether = "shown-together",
    }
}
choice! {
    /// Whether a hand that does not want the pot must be shown.
    LosingHands {
        /// It may be thrown away unseen.
        MayMuck = "may-muck",
        /// It must be shown.
        MustShow = "must-show",
    }
}
choice! {
    /// Whether the last hand left must be shown.
    LastLiveHand {
        /// It takes the pot unseen.
        WinsUnseen = "wins-unseen",
        /// It must be shown.
        MustShow = "must-show",
    }
}
choice! {
    /// What becomes of a hand that was thrown away face down, and is claimed again.
    MuckedHand {
        /// It is live while it can be told from the other cards.
        LiveIfIdentifiable = "live-if-identifiable",
        /// It is dead.
        DeadOnTouchingMuck = "dead-on-touching-muck",
    }
}
choice! {
    /// What becomes of a hand that the dealer has swept into the muck.
    SweptHand {
        /// It is dead.
        Dead = "dead",
    }
}
choice! {
    /// Who may ask to see a hand.
    AskingToSee {
        /// Whoever called on the last round and still has a hand, that of the last to bet or raise.
        RiverCaller = "river-caller",
        /// Anyone who was dealt in.
        AnyoneDealtIn = "anyone-dealt-in",
        /// Nobody without a suspicion that the floor shares.
        OnSuspicion = "on-suspicion",
        /// Nobody.
        NoOne = "no-one",
        /// Whom the floor allows.
        Floor = "floor",
    }
}
choice! {
    /// How much of a hand must be shown to win.
    WinningHand {
        /// Every card of it.
        AllCards = "all-cards",
        /// The cards that it is to play with, beside the board.
        CardsThatPlay = "cards-that-play",
    }
}
choice! {
    /// What a player does who plays the board, to get a share.
    PlayingTheBoard {
        /// Shows every card.
        AllCards = "all-cards",
        /// Announces it before the cards are thrown away.
        AnnounceFirst = "announce-first",
    }
}
choice! {
    /// What becomes of a hand that was thrown away, and is shown because somebody asked to see it.
    HandShownOnRequest {
        /// It cannot win any more.
        Dead = "dead",
        /// It is live again.
        Live = "live",
        /// It is live again if the player asked whose hand is the best shown.
        LiveIfWinnerAsked = "live-if-winner-asked",
        /// It is not shown.
        StaysDown = "stays-down",
    }
}
choice! {
    /// What comes back to a player whose live hand the dealer took in by mistake.
    KilledHandRefund {
        /// What nobody has called of the player's last bet or raise.
        UncalledBet = "uncalled-bet",
        /// Every chip that the player put in.
        AllChips = "all-chips",
        /// Nothing, not even what nobody matches.
        Nothing = "none",
    }
}
choice! {
    /// What a miscalled hand costs, once another player has thrown a hand away for it.
    MiscalledHand {
        /// Nothing: the hands are what the cards say, and those thrown away stay away.
        NoConsequence = "no-consequence",
        /// The pot, if the floor finds that it was meant.
        MayForfeit = "may-forfeit",
        /// Its life, where a third hand is still there.
        DeadIfMultiway = "dead-if-multiway",
    }
}
choice! {
    /// Until when a hand's end may be disputed.
    DisputeUntil {
        /// At once: until anything else is done after the award.
        AtOnce = "at-once",
        /// Until the pot is pushed.
        PotPushed = "pot-pushed",
        /// Until the next hand begins.
        NextHand = "next-hand",
        /// Until there is substantial action in the next hand.
        NextHandAction = "next-hand-action",
    }
}
