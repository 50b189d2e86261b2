//! Which questions decide what: the grounds that are shown first.

use floorman_engine::Question::{
    self, AcceptedAction, ActionChangedBy, AddingChips, AllInForLess, AllInHands, AllInOrFold, AllInOverCap,
    AmountSaid, AntesInPot, AskingToSee, BlindChop, CapLifted, CardsAsDealt, CardsInTime, CardsSpeak,
    CheckFacingABet, ChipsFoundBehind, ChipsTakenBack, ClosedRaise, CompletingAShortBet, CoveringChips,
    DeadBlindInPot, ExactlyHalf, ExposedCard, FacingOnlyAllIns, FixedBet, FoldOutOfTurn,
    FoldWithNothingToCall, FoldedChips, HalfOf, HandDispute, HandShownOnRequest, JackpotDrop, JackpotPot,
    KilledHandRefund, LargestPotWager, LargestWager, LastChips, LastLiveHand, LosingHands, MinimumBet,
    MinimumRaise, MiscalledHand, MisdealUntil, MisnamedAct, MixedChips, MuckedHand, OddChip,
    OddChipBetweenBoards, OddChipUnit, OddChips, OneChip, OpeningChip, OutOfTurn, OutOfTurnOptions,
    PlayingTheBoard, PotBet, PotDispute, PotOrder, PotOverbetCorrection, PotRounding, PotUnderbetCorrection,
    RaiseAmount, RaiseCap, RaiseOverHalfAllIn, RaiseOverShortAllIn, RaiseOverShortOpen, RaiseOverStraddle,
    Rake, RakeCap, RakeFrom, RakeInPot, RakeRounding, RakeWithoutFlop, Reopening, RunOutPlayers, RunOutPots,
    RunOuts, SeveralChips, ShortAllInInCap, ShortAllIns, ShortBigBlindCall, ShortBigBlindRaise,
    ShortBlindInPot, ShortOpenCall, ShortWagerCorrection, SidePots, SkippedHand, SkippedSeat, SkippedTurn,
    SmallBlindInPot, SmallChipsAllIn, SmallestRakedPot, Straddle, StraddleInCap, StraddleSize, Straddles,
    StringBet, SubstantialAction, SweptHand, TiedHands, UnclearChips, UncontestedPot, Undercall,
    UnmatchedChips, WagerAboveMaximum, WagerBelowMinimum, WagerUnit, WinningHand, WordAgainstChips,
    WordsBind, WrongCardCount,
};
use floorman_engine::ruleset::facts::Structure;
use floorman_engine::{Action, Duty, Event, Reason, WagerOption, Word};

/// The questions that decide what a seat may do.
#[expect(clippy::too_many_lines, reason = "a table")]
pub(crate) fn of_options(wager: WagerOption, structure: Structure) -> &'static [Question] {
    match wager {
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
            ShortAllInInCap,
            StraddleInCap,
            CapLifted,
        ],
        WagerOption::Bet(_) => {
            &[MinimumBet, FixedBet, LargestWager, LargestPotWager, AntesInPot, RakeInPot, PotRounding]
        }
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
            LargestWager,
            LargestPotWager,
            SmallBlindInPot,
            ShortBlindInPot,
            DeadBlindInPot,
            AntesInPot,
            RakeInPot,
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
#[expect(clippy::too_many_lines, reason = "a table")]
pub(crate) fn of_reason(reason: Reason) -> &'static [Question] {
    match reason {
        Reason::OutOfTurn => &[OutOfTurn, SkippedHand],
        Reason::ActedOutOfTurn => &[OutOfTurnOptions, ActionChangedBy, FoldOutOfTurn, OutOfTurn],
        Reason::TurnLost => &[SkippedHand, SkippedTurn, SubstantialAction],
        Reason::FacingBet => &[CheckFacingABet],
        Reason::NothingToCall => &[FoldWithNothingToCall, MisnamedAct],
        Reason::BelowMinimum => BELOW_MINIMUM,
        Reason::AboveMaximum => &[
            WagerAboveMaximum,
            LargestWager,
            LargestPotWager,
            SmallBlindInPot,
            FixedBet,
            StraddleSize,
            RunOuts,
        ],
        Reason::OffUnit => &[WagerUnit, SmallChipsAllIn],
        Reason::NotReopened => &[Reopening, ShortAllIns, ClosedRaise],
        Reason::RaiseCap => &[RaiseCap, ShortAllInInCap, StraddleInCap, CapLifted, AllInOverCap, ClosedRaise],
        Reason::NoOpponentCanCall => &[FacingOnlyAllIns, ClosedRaise],
        Reason::BetOutstanding | Reason::NoBet => &[MisnamedAct],
        Reason::NotDue => &[CardsInTime],
        Reason::WrongCardCount => &[CardsAsDealt],
        Reason::NotAllowedHere => &[AllInOrFold],
        Reason::MustShow => &[PlayingTheBoard, LosingHands, LastLiveHand, AllInHands],
        Reason::OneChip => &[CoveringChips, OneChip, OpeningChip],
        Reason::SeveralChips => &[CoveringChips, MixedChips, SeveralChips, ExactlyHalf, HalfOf],
        Reason::TakenBack => &[ChipsTakenBack],
        Reason::LastChips => &[LastChips],
        Reason::StringBet => &[StringBet],
        Reason::BoundByWords => &[UnclearChips, WordsBind, WordAgainstChips],
        Reason::UnderCall => &[Undercall],
        Reason::AddedChips => &[AddingChips],
        Reason::HiddenChips => &[ChipsFoundBehind],
        Reason::WrongCount => &[AcceptedAction],
        Reason::AmountAsChips => &[AmountSaid],
        Reason::Increment => &[RaiseAmount],
        Reason::PotWord => &[PotBet, LargestPotWager],
        Reason::Swept => &[SweptHand],
        Reason::NotIdentifiable => &[MuckedHand],
        Reason::NoRightToSee => &[HandShownOnRequest, AskingToSee],
        Reason::TooLate => &[
            PlayingTheBoard,
            ShortWagerCorrection,
            PotOverbetCorrection,
            PotUnderbetCorrection,
            ChipsFoundBehind,
        ],
        Reason::CannotBeKilled => &[WinningHand, LastLiveHand],
        Reason::NoStraddle => &[Straddle, Straddles],
        Reason::PlaysOn => &[MiscalledHand, MisdealUntil, SubstantialAction, ExposedCard, SkippedSeat],
        Reason::NothingWrong => &[ShortWagerCorrection],
        Reason::NotOffered => &[BlindChop, RunOutPlayers, RunOuts],
    }
}

/// The questions that decide whether an event stands.
pub(crate) fn of_event(event: &Event) -> &'static [Question] {
    match event {
        Event::Act(_, Action::Fold) | Event::Says(_, Word::Fold) => {
            &[SkippedHand, FoldOutOfTurn, FoldWithNothingToCall]
        }
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
        Event::Chops(_) => &[BlindChop],
        Event::RunOut(..) => &[RunOutPots, RunOutPlayers],
        Event::CallsAsTold(..) => &[AcceptedAction],
        Event::Found(..) => &[ChipsFoundBehind],
        Event::OtherTablesFinish => &[AllInHands],
        Event::Adds(..) => &[AddingChips],
        Event::Straddles(..) => &[Straddle, Straddles, StraddleSize],
        Event::Muck(_) => &[LosingHands, LastLiveHand, AllInHands],
        Event::PutOut(..) | Event::Pushes(..) => {
            &[Undercall, CoveringChips, MixedChips, OneChip, OpeningChip, SeveralChips, LastChips]
        }
        Event::PriorChips(..) => &[ChipsTakenBack, MixedChips],
        Event::Says(..) => &[RaiseAmount, UnclearChips, WordAgainstChips, WordsBind],
        Event::FloorRules(..) => {
            &[ChipsFoundBehind, MuckedHand, AcceptedAction, Undercall, WordAgainstChips, RaiseAmount]
        }
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
    SmallestRakedPot,
    RakeCap,
    RakeRounding,
    JackpotDrop,
    JackpotPot,
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

#[cfg(test)]
mod tests {
    use floorman_engine::{Bounds, Cards, Chips, Dealt, Disputed, FloorRuling, Meant, Run, Seat};

    use super::*;

    /// The questions that decide no card: what the dealer does by himself and whose turn it is, which the story tells
    /// in lines; and that a stack is the bound of no-limit, which every book says and no reader asks.
    const OF_NO_CARD: &[Question] = &[
        Question::HeadsUpBlinds,
        Question::PostingOrder,
        Question::ShortPost,
        Question::BigBlindAnteSize,
        Question::ExtraPost,
        Question::StraddleOpener,
        Question::BigBlindOption,
        Question::LargestNoLimitWager,
        Question::DealOrder,
        Question::Redeal,
        Question::TurnOrder,
        Question::FirstToShow,
        Question::SidePotHands,
        Question::HighHands,
    ];

    fn wagers() -> Vec<WagerOption> {
        let bounds = Bounds { min: Chips(1), max: Chips(2) };
        let closed = Reason::ALL.into_iter().map(WagerOption::Closed);
        let others = [
            WagerOption::Bet(bounds),
            WagerOption::Raise(bounds),
            WagerOption::AllIn(Chips(2)),
            WagerOption::NoChips,
            WagerOption::Floor(ClosedRaise),
        ];
        closed.chain(others).collect()
    }

    fn events(seat: Seat) -> Vec<Event> {
        let (cards, chips) = (Cards::EMPTY, Chips(1));
        let dealt = Dealt { known: cards, unknown: 1 };
        vec![
            Event::Deal(seat, dealt),
            Event::RunOut(Run { board: 2, street: 1 }, dealt),
            Event::Agrees(seat, 2),
            Event::Chops(seat),
            Event::Act(seat, Action::Fold),
            Event::ShowCards(seat, cards),
            Event::PlaysTheBoard(seat),
            Event::Muck(seat),
            Event::Pushes(seat, chips),
            Event::Says(seat, Word::Raise),
            Event::Unnoticed(seat, Action::Bet(chips), Meant::TheAmount),
            Event::Noticed,
            Event::Adds(seat, chips),
            Event::Straddles(seat, chips),
            Event::TakeBack(seat),
            Event::AskToSee(seat, seat),
            Event::Misleads(seat, seat),
            Event::Disputes(seat, Disputed::ThePot),
            Event::FloorRules(seat, FloorRuling::HandIsLive),
            Event::Duty(Duty::Kill(seat)),
        ]
    }

    #[test]
    fn every_question_decides_a_card_or_is_known_to_decide_none() {
        let seat = Seat::new(0).unwrap();
        let mut listed: Vec<Question> = [POTS, AWARDS].concat();
        listed.extend(Reason::ALL.into_iter().flat_map(of_reason));
        listed.extend(events(seat).iter().flat_map(of_event));
        for wager in wagers() {
            for structure in [Structure::FixedLimit, Structure::NoLimit] {
                listed.extend(of_options(wager, structure));
            }
        }
        let nowhere = |question: &&Question| !listed.contains(question) && !OF_NO_CARD.contains(question);
        assert_eq!(Question::ALL.iter().filter(nowhere).collect::<Vec<_>>(), Vec::<&Question>::new());
        let both = OF_NO_CARD.iter().filter(|question| listed.contains(question));
        assert_eq!(both.collect::<Vec<_>>(), Vec::<&Question>::new(), "decides a card after all");
    }
}
