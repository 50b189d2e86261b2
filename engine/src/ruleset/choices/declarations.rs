//! Acts named otherwise than the situation names them.

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
