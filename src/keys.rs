//! Which questions decide what: the grounds that are shown first.

use floorman_engine::Question::{
    self, AddingChips, AllInForLess, AllInHands, AllInOrFold, AllInOverCap, AmountSaid, AntesInPot,
    AskingToSee, CapLifted, CardsAsDealt, CardsInTime, CardsSpeak, CheckFacingABet, ClosedRaise,
    CompletingAShortBet, DeadBlindInPot, ExactlyHalf, ExposedCard, FacingOnlyAllIns, FixedBet,
    FoldWithNothingToCall, FoldedChips, LargestPotWager, LastChips, LastLiveHand, LosingHands, MinimumBet,
    MinimumRaise, MisdealUntil, MisnamedAct, MuckedHand, OddChip, OddChipBetweenBoards, OddChipUnit,
    OddChips, OneChip, OpeningChip, OutOfTurn, PotBet, PotOrder, PotOverbetCorrection, PotRounding,
    PotUnderbetCorrection, RaiseAmount, RaiseCap, RaiseOverHalfAllIn, RaiseOverShortAllIn,
    RaiseOverShortOpen, RaiseOverStraddle, Rake, RakeCap, RakeFrom, RakeRounding, RakeWithoutFlop, Reopening,
    RunOutPlayers, RunOutPots, RunOuts, SeveralChips, ShortAllIns, ShortBigBlindCall, ShortBigBlindRaise,
    ShortBlindInPot, ShortOpenCall, ShortWagerCorrection, SidePots, SkippedSeat, SmallBlindInPot,
    SmallChipsAllIn, Straddle, StraddleInCap, StraddleSize, Straddles, StringBet, SubstantialAction,
    SweptHand, TiedHands, UncontestedPot, Undercall, UnmatchedChips, WagerAboveMaximum, WagerBelowMinimum,
    WagerUnit, WordAgainstChips, WordsBind, WrongCardCount,
};
use floorman_engine::Question::{
    HandDispute, HandShownOnRequest, KilledHandRefund, MiscalledHand, PlayingTheBoard, PotDispute,
    WinningHand,
};
use floorman_engine::ruleset::facts::Structure;
use floorman_engine::{Action, Duty, Event, Options, Reason, WagerOption, Word};

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
            StraddleInCap,
            CapLifted,
        ],
        WagerOption::Bet(_) => &[MinimumBet, FixedBet, LargestPotWager, AntesInPot, PotRounding],
        WagerOption::Raise(_) => &[
            RaiseOverShortAllIn,
            RaiseOverShortOpen,
            RaiseOverStraddle,
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

const BELOW_MINIMUM: &[Question] = &[
    WagerBelowMinimum,
    RaiseOverShortAllIn,
    RaiseOverShortOpen,
    RaiseOverStraddle,
    MinimumRaise,
    MinimumBet,
    StraddleSize,
    RunOuts,
];

/// The questions that decide why an act is not held as declared.
pub(crate) fn of_reason(reason: Reason) -> &'static [Question] {
    match reason {
        Reason::OutOfTurn => &[OutOfTurn],
        Reason::FacingBet => &[CheckFacingABet],
        Reason::NothingToCall => &[FoldWithNothingToCall, MisnamedAct],
        Reason::BelowMinimum => BELOW_MINIMUM,
        Reason::AboveMaximum => {
            &[WagerAboveMaximum, LargestPotWager, SmallBlindInPot, FixedBet, StraddleSize, RunOuts]
        }
        Reason::OffUnit => &[WagerUnit, SmallChipsAllIn],
        Reason::NotReopened => &[Reopening, ShortAllIns, ClosedRaise],
        Reason::RaiseCap => &[RaiseCap, StraddleInCap, CapLifted, AllInOverCap, ClosedRaise],
        Reason::NoOpponentCanCall => &[FacingOnlyAllIns, ClosedRaise],
        Reason::BetOutstanding | Reason::NoBet => &[MisnamedAct],
        Reason::NotDue => &[CardsInTime],
        Reason::WrongCardCount => &[CardsAsDealt],
        Reason::NotAllowedHere => &[AllInOrFold],
        Reason::MustShow => &[PlayingTheBoard, LosingHands, LastLiveHand, AllInHands],
        Reason::OneChip => &[OneChip, OpeningChip],
        Reason::SeveralChips => &[SeveralChips, ExactlyHalf],
        Reason::LastChips => &[LastChips],
        Reason::StringBet => &[StringBet],
        Reason::BoundByWords => &[WordsBind, WordAgainstChips],
        Reason::UnderCall => &[Undercall],
        Reason::AddedChips => &[AddingChips],
        Reason::AmountAsChips => &[AmountSaid],
        Reason::Increment => &[RaiseAmount],
        Reason::PotWord => &[PotBet, LargestPotWager],
        Reason::Swept | Reason::NotIdentifiable | Reason::NoRightToSee => of_a_hand(reason),
        Reason::TooLate | Reason::CannotBeKilled => of_the_end(reason),
        Reason::NoStraddle => &[Straddle, Straddles],
        Reason::PlaysOn => &[MiscalledHand, MisdealUntil, SubstantialAction, ExposedCard, SkippedSeat],
        Reason::NothingWrong => &[ShortWagerCorrection],
        Reason::NotOffered => &[RunOutPlayers, RunOuts],
    }
}

/// The questions that decide what becomes of a hand that was thrown away.
fn of_a_hand(reason: Reason) -> &'static [Question] {
    if reason == Reason::Swept {
        &[SweptHand]
    } else if reason == Reason::NotIdentifiable {
        &[MuckedHand]
    } else {
        &[HandShownOnRequest, AskingToSee]
    }
}

/// The questions that decide when something is settled.
fn of_the_end(reason: Reason) -> &'static [Question] {
    if reason == Reason::CannotBeKilled {
        &[WinningHand, LastLiveHand]
    } else {
        &[PlayingTheBoard, ShortWagerCorrection, PotOverbetCorrection, PotUnderbetCorrection]
    }
}

/// The questions that decide whether an event stands.
pub(crate) fn of_event(event: &Event) -> &'static [Question] {
    match event {
        Event::Act(_, Action::Fold) | Event::Says(_, Word::Fold) => &[FoldWithNothingToCall],
        Event::Deal(..) | Event::Skipped(_) | Event::Exposed(..) => {
            &[WrongCardCount, SkippedSeat, ExposedCard, MisdealUntil, SubstantialAction]
        }
        Event::TakeBack(_) => &[SweptHand, MuckedHand, FoldWithNothingToCall],
        Event::AskToSee(..) => &[HandShownOnRequest, AskingToSee],
        Event::Duty(Duty::Kill(_)) => &[KilledHandRefund],
        Event::Misleads(..) => &[MiscalledHand],
        Event::Disputes(..) => &[HandDispute, PotDispute],
        Event::Unnoticed(..) => &[WagerBelowMinimum, WagerAboveMaximum],
        Event::Noticed => &[ShortWagerCorrection, PotOverbetCorrection, PotUnderbetCorrection],
        Event::ShowCards(..) => &[WinningHand],
        Event::PlaysTheBoard(_) => &[PlayingTheBoard],
        Event::Agrees(..) => &[RunOutPlayers, RunOuts],
        Event::RunOut(..) => &[RunOutPots, RunOutPlayers],
        Event::Adds(..) => &[AddingChips],
        Event::Straddles(..) => &[Straddle, Straddles, StraddleSize],
        Event::Muck(_) => &[LosingHands, LastLiveHand, AllInHands],
        Event::PutOut(..) | Event::Pushes(..) => &[Undercall, OneChip, OpeningChip, SeveralChips, LastChips],
        Event::Says(..) => &[RaiseAmount, WordAgainstChips, WordsBind],
        Event::FloorRules(..) => &[MuckedHand, Undercall, WordAgainstChips, RaiseAmount],
        Event::Act(..) | Event::Board(..) | Event::Show(_) | Event::Duty(_) => &[],
    }
}

/// The questions that decide how pots come about.
pub(crate) const POTS: &[Question] = &[UnmatchedChips, SidePots, FoldedChips];

/// The questions that decide who gets what.
pub(crate) const AWARDS: &[Question] = &[
    UnmatchedChips,
    Rake,
    RakeWithoutFlop,
    RakeCap,
    RakeRounding,
    RakeFrom,
    RunOutPots,
    OddChipBetweenBoards,
    OddChip,
    OddChips,
    OddChipUnit,
    PotOrder,
    TiedHands,
    CardsSpeak,
    UncontestedPot,
];
