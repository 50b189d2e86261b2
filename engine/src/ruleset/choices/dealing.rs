//! Misdeals, and how long they can be found.

use crate::ruleset::answer::choice;

choice! {
    /// What a wrong number of cards in a hand is.
    WrongCardCount {
        /// A misdeal.
        Misdeal = "misdeal",
        /// That hand is dead.
        DeadHand = "dead-hand",
        /// It is put right, and the deal goes on.
        PutRight = "put-right",
    }
}
choice! {
    /// What a card is that the dealer exposes in the deal.
    ExposedCard {
        /// A misdeal.
        Misdeal = "misdeal",
        /// A misdeal if it is one of the first two cards dealt, or the second exposed; otherwise it is replaced.
        MisdealIfFirstOrSecond = "misdeal-if-first-or-second",
        /// It is replaced.
        Replaced = "replaced",
    }
}
choice! {
    /// What it is to deal past a seat that is due cards.
    SkippedSeat {
        /// A misdeal.
        Misdeal = "misdeal",
        /// It is put right, and the deal goes on.
        PutRight = "put-right",
    }
}
choice! {
    /// Until when a misdeal voids the hand.
    MisdealUntil {
        /// Until there was substantial action.
        SubstantialAction = "substantial-action",
        /// As long as the hand lasts.
        HandOver = "hand-over",
    }
}
choice! {
    /// What substantial action is.
    SubstantialAction {
        /// Two acts of which one puts chips in, or any three.
        TwoWithChipsOrThree = "two-with-chips-or-three",
        /// Two acts, but not two folds or two checks, or any three.
        TwoMixedOrThreeAlike = "two-mixed-or-three-alike",
        /// Two bets, calls or raises, or any three acts.
        ThreeOrTwoWagers = "three-or-two-wagers",
        /// Any two acts.
        TwoActed = "two-acted",
    }
}
choice! {
    /// What a misdeal leaves.
    Redeal {
        /// All cards come back and are dealt again; blinds and button stay, chips go back.
        SameBlinds = "same-blinds",
    }
}
