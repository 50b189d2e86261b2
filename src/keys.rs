//! Which questions decide what: the grounds that are shown first.

use floorman_engine::Question::{
    self, AllInForLess, AllInHands, AllInOrFold, AllInOverCap, AntesInPot, CapLifted, CardsAsDealt,
    CardsInTime, CardsSpeak, CheckFacingABet, ClosedRaise, CompletingAShortBet, DeadBlindInPot,
    FacingOnlyAllIns, FixedBet, FoldWithNothingToCall, FoldedChips, LargestPotWager, LastLiveHand,
    LosingHands, MinimumBet, MinimumRaise, MisnamedAct, OddChip, OddChipUnit, OddChips, OutOfTurn, PotOrder,
    PotRounding, RaiseCap, RaiseOverHalfAllIn, RaiseOverShortAllIn, RaiseOverShortOpen, Reopening,
    ShortAllIns, ShortBigBlindCall, ShortBigBlindRaise, ShortBlindInPot, ShortOpenCall, SidePots,
    SmallBlindInPot, TiedHands, UncontestedPot, UnmatchedChips, WagerAboveMaximum, WagerBelowMinimum,
};
use floorman_engine::ruleset::facts::Structure;
use floorman_engine::{Options, Reason, WagerOption};

/// The questions that decide what a seat may do.
pub(crate) fn of_options(options: &Options, structure: Structure) -> &'static [Question] {
    match options.wager {
        WagerOption::Raise(_) if structure == Structure::FixedLimit => &[
            RaiseOverHalfAllIn,
            RaiseOverShortAllIn,
            RaiseOverShortOpen,
            ShortBigBlindRaise,
            ShortBigBlindCall,
            ShortOpenCall,
            CompletingAShortBet,
            Reopening,
            ShortAllIns,
            FixedBet,
            RaiseCap,
            CapLifted,
        ],
        WagerOption::Bet(_) => &[MinimumBet, FixedBet, LargestPotWager, AntesInPot, PotRounding],
        WagerOption::Raise(_) => &[
            RaiseOverShortAllIn,
            RaiseOverShortOpen,
            ShortBigBlindRaise,
            ShortBigBlindCall,
            ShortOpenCall,
            Reopening,
            ShortAllIns,
            MinimumRaise,
            LargestPotWager,
            SmallBlindInPot,
            ShortBlindInPot,
            DeadBlindInPot,
            AntesInPot,
            PotRounding,
        ],
        WagerOption::AllIn(_) => &[AllInOverCap, AllInOrFold, AllInForLess, Reopening, ShortAllIns],
        WagerOption::Closed(reason) => of_reason(reason),
        WagerOption::NoChips => &[ShortBigBlindCall, ShortOpenCall, AllInForLess],
        WagerOption::Floor(_) => &[ClosedRaise],
    }
}

/// The questions that decide why an act is not held as declared.
pub(crate) fn of_reason(reason: Reason) -> &'static [Question] {
    match reason {
        Reason::OutOfTurn => &[OutOfTurn],
        Reason::FacingBet => &[CheckFacingABet],
        Reason::NothingToCall => &[FoldWithNothingToCall, MisnamedAct],
        Reason::BelowMinimum => {
            &[WagerBelowMinimum, RaiseOverShortAllIn, RaiseOverShortOpen, MinimumRaise, MinimumBet]
        }
        Reason::AboveMaximum => &[WagerAboveMaximum, LargestPotWager, SmallBlindInPot, FixedBet],
        Reason::NotReopened => &[Reopening, ShortAllIns, ClosedRaise],
        Reason::RaiseCap => &[RaiseCap, CapLifted, AllInOverCap, ClosedRaise],
        Reason::NoOpponentCanCall => &[FacingOnlyAllIns, ClosedRaise],
        Reason::BetOutstanding | Reason::NoBet => &[MisnamedAct],
        Reason::NotDue => &[CardsInTime],
        Reason::WrongCardCount => &[CardsAsDealt],
        Reason::NotAllowedHere => &[AllInOrFold],
        Reason::MustShow => &[LosingHands, LastLiveHand, AllInHands],
    }
}

/// The questions that decide how pots come about.
pub(crate) const POTS: &[Question] = &[UnmatchedChips, SidePots, FoldedChips];

/// The questions that decide who gets what.
pub(crate) const AWARDS: &[Question] =
    &[UnmatchedChips, OddChip, OddChips, OddChipUnit, PotOrder, TiedHands, CardsSpeak, UncontestedPot];
