//! The table of questions: every point on which rule books can differ, and the few that all share.
//!
//! A line gives the chapter, the question's name, the type of its answers and one sentence that says what it decides.
//! Lines are grouped by the moment at which the question is asked, so that no act can read an award's answer.

use super::answer::{Answer, Kind, OrFloor, Preference, Value, is_told};
use super::chapter::Chapter;
use super::choices as c;
use super::facts::Moment;
use crate::citation::{Cited, StatementId};

/// Declares the questions, and for each moment the group of typed answers that the rules of that moment read.
macro_rules! params {
    ($($(#[$gdoc:meta])* $moment:ident $group:ident {
        $($(#[doc = $doc:literal])+ $chapter:ident / $question:ident $field:ident $name:literal: $type:ty,)+
    })+) => {
        /// A question that rule books answer.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Question { $($($(#[doc = $doc])+ $question,)+)+ }

        impl Question {
            /// Every question.
            pub const ALL: &'static [Self] = &[$($(Self::$question,)+)+];

            /// Its place among all, from 0.
            #[must_use]
            #[expect(clippy::as_conversions, reason = "the number of a variant without data is exact")]
            pub const fn place(self) -> usize {
                self as usize
            }

            /// Its name in rulesets.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($(Self::$question => $name,)+)+ }
            }

            /// The chapter it stands in.
            #[must_use]
            pub const fn chapter(self) -> Chapter {
                match self { $($(Self::$question => Chapter::$chapter,)+)+ }
            }

            /// When it is asked.
            #[must_use]
            pub const fn asked(self) -> Moment {
                match self { $($(Self::$question => Moment::$moment,)+)+ }
            }

            /// What kind of answer it takes.
            #[must_use]
            pub const fn kind(self) -> Kind {
                match self { $($(Self::$question => <$type as Answer>::KIND,)+)+ }
            }

            /// What each word that may answer it means, in the order of the words.
            #[must_use]
            pub const fn meanings(self) -> &'static [&'static str] {
                match self { $($(Self::$question => <$type as Answer>::MEANINGS,)+)+ }
            }

            /// Whether it may be left to the floor.
            #[must_use]
            pub const fn may_be_left_to_the_floor(self) -> bool {
                match self { $($(Self::$question => <$type as Answer>::FLOOR,)+)+ }
            }

            /// Whether the value is an answer to it.
            #[must_use]
            pub fn takes(self, value: &Value) -> bool {
                match self { $($(Self::$question => <$type as Answer>::read(value).is_some(),)+)+ }
            }

            /// Whether two values are the same answer to it: four bets are three raises.
            #[must_use]
            pub fn alike(self, one: &Value, other: &Value) -> bool {
                match self {
                    $($(Self::$question => <$type as Answer>::read(one) == <$type as Answer>::read(other),)+)+
                }
            }

            /// What it decides, in one sentence.
            #[must_use]
            pub fn doc(self) -> &'static str {
                match self { $($(Self::$question => concat!($($doc),+).trim_ascii_start(),)+)+ }
            }
        }

        $($(const _: () = assert!(is_told::<$type>(), "each word of an answer has its meaning");)+)+

        $($(#[$gdoc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) struct $group { $(pub(crate) $field: Cited<$type>,)+ }

        impl $group {
            /// The typed answers, each from whoever finds the value and the statement of a question.
            pub(crate) fn read<'v>(
                mut find: impl FnMut(Question) -> Option<(&'v Value, StatementId)>,
            ) -> Option<Self> {
                Some(Self { $($field: {
                    let (value, statement) = find(Question::$question)?;
                    Cited::new(<$type as Answer>::read(value)?, statement)
                },)+ })
            }
        })+
    };
}

params! {
    /// What is asked when a hand is dealt.
    Deal DealRules {
        /// Who posts the small blind, and acts first before the flop, with two players.
        Blinds / HeadsUpBlinds heads_up_blinds "heads-up-blinds": c::HeadsUpBlinds,
        /// Where the forced bets are due, and in which order they go in.
        Blinds / PostingOrder posting_order "posting-order": c::PostingOrder,
        /// Which of ante and blind a stack that cannot cover both posts first.
        Blinds / ShortPost short_post "short-post": c::ShortPost,
        /// How large an ante is that one seat posts for the table.
        Blinds / BigBlindAnteSize big_blind_ante_size "big-blind-ante-size": c::BigBlindAnteSize,
        /// How chips that a seat posts beside the blinds count.
        Blinds / ExtraPost extra_post "extra-post": c::ExtraPost,
        /// Of which amount bets and raises are multiples.
        Betting / WagerUnit wager_unit "wager-unit": c::WagerUnit,
        /// Whether chips below that amount play when they are a seat's last.
        Betting / SmallChipsAllIn small_chips_all_in "small-chips-all-in": c::SmallChipsAllIn,
        /// Who may post a straddle; a straddle by a seat named first takes the place of another's.
        Blinds / Straddle straddle "straddle": Preference<c::Straddle>,
        /// How large the first straddle is; each further one is at least twice the one before.
        Blinds / StraddleSize straddle_size "straddle-size": c::StraddleSize,
        /// How many straddles a hand may see, each by the seat left of the one before.
        Blinds / Straddles straddles "straddles": c::Straddles,
        /// What a raise must reach over a straddle, in no-limit and pot-limit.
        Blinds / RaiseOverStraddle raise_over_straddle "raise-over-straddle": c::RaiseOverStraddle,
        /// Who is first to act over a straddle.
        Blinds / StraddleOpener straddle_opener "straddle-opener": c::StraddleOpener,
        /// Whether the blinds may take their bets back where all others have folded.
        Blinds / BlindChop blind_chop "blind-chop": c::BlindChop,
        /// In which order cards are dealt.
        Dealing / DealOrder deal_order "deal-order": c::DealOrder,
        /// When the next cards, or the showdown, may come.
        Dealing / CardsInTime cards_in_time "cards-in-time": c::CardsInTime,
        /// How many cards a seat or the board is dealt.
        Dealing / CardsAsDealt cards_as_dealt "cards-as-dealt": c::CardsAsDealt,
        /// What a wrong number of cards in a hand is.
        Dealing / WrongCardCount wrong_card_count "wrong-card-count": c::WrongCardCount,
        /// What a card is that the dealer exposes in the deal.
        Dealing / ExposedCard exposed_card "exposed-card": c::ExposedCard,
        /// What it is to deal past a seat that is due cards.
        Dealing / SkippedSeat skipped_seat "skipped-seat": c::SkippedSeat,
        /// Until when a misdeal voids the hand.
        Dealing / MisdealUntil misdeal_until "misdeal-until": c::MisdealUntil,
        /// What substantial action is.
        Dealing / SubstantialAction substantial_action "substantial-action": c::SubstantialAction,
        /// What a misdeal leaves.
        Dealing / Redeal redeal "redeal": c::Redeal,
        /// Which part of a pot the house takes.
        Rake / Rake rake "rake": c::Percent,
        /// The smallest pot that the house takes its part of.
        Rake / SmallestRakedPot smallest_raked_pot "smallest-raked-pot": c::MoneyOr<c::AnyPot>,
        /// The most that the house takes of one hand.
        Rake / RakeCap rake_cap "rake-cap": c::MoneyOr<c::RakeCap>,
        /// How the rake is rounded.
        Rake / RakeRounding rake_rounding "rake-rounding": c::RakeRounding,
        /// What is dropped for a jackpot of a pot that sees a flop.
        Rake / JackpotDrop jackpot_drop "jackpot-drop": c::MoneyOr<c::JackpotDrop>,
        /// The smallest pot that something is dropped of for a jackpot.
        Rake / JackpotPot jackpot_pot "jackpot-pot": c::MoneyOr<c::AnyPot>,
    }

    /// What is asked when a player acts.
    Act ActRules {
        /// What others owe when the big blind is all-in for less than the blind.
        Blinds / ShortBigBlindCall short_big_blind_call "short-big-blind-call": c::ShortBigBlindCall,
        /// What the first raise must reach when the big blind is all-in for less than the blind.
        Blinds / ShortBigBlindRaise short_big_blind_raise "short-big-blind-raise": c::ShortBigBlindRaise,
        /// Whether a seat that has only posted still has its turn to act.
        Blinds / BigBlindOption big_blind_option "big-blind-option": c::BigBlindOption,
        /// Whether a straddle uses up one of the bets of a capped round.
        Blinds / StraddleInCap straddle_in_cap "straddle-in-cap": c::StraddleInCap,
        /// Who acts next.
        Betting / TurnOrder turn_order "turn-order": c::TurnOrder,
        /// What an act out of turn does.
        Betting / OutOfTurn out_of_turn "out-of-turn": c::OutOfTurn,
        /// What changes the action, so that an act out of turn binds no more.
        Betting / ActionChangedBy action_changed_by "action-changed-by": c::ActionChangedBy,
        /// What a seat may do that acted out of turn, once the action has changed.
        Betting / OutOfTurnOptions out_of_turn_options "out-of-turn-options": c::OutOfTurnOptions,
        /// What a fold out of turn is.
        Betting / FoldOutOfTurn fold_out_of_turn "fold-out-of-turn": c::FoldOutOfTurn,
        /// Until when a seat keeps its turn that others act past.
        Betting / SkippedTurn skipped_turn "skipped-turn": c::SkippedTurn,
        /// What becomes of a seat that has lost its turn.
        Betting / SkippedHand skipped_hand "skipped-hand": OrFloor<c::SkippedHand>,
        /// The smallest bet that opens a round.
        Betting / MinimumBet minimum_bet "minimum-bet": c::MoneyOr<c::MinimumBet>,
        /// What a raise must add to what is faced.
        Betting / MinimumRaise minimum_raise "minimum-raise": c::MinimumRaise,
        /// What a raise must reach over an all-in that was less than a full raise.
        Betting / RaiseOverShortAllIn raise_over_short_all_in "raise-over-short-all-in": c::RaiseOverShortAllIn,
        /// What a raise must reach over an opening all-in that was less than the minimum bet.
        Betting / RaiseOverShortOpen raise_over_short_open "raise-over-short-open": c::RaiseOverShortOpen,
        /// What is owed against an opening all-in that was less than the minimum bet.
        Betting / ShortOpenCall short_open_call "short-open-call": c::ShortOpenCall,
        /// What a seat that has acted must face before it may raise again.
        Betting / Reopening reopening "reopening": c::Reopening,
        /// Whether several short all-ins together can reopen the betting.
        Betting / ShortAllIns short_all_ins "short-all-ins": c::ShortAllIns,
        /// What a raise is held to be when the seat has no right to raise.
        Betting / ClosedRaise closed_raise "closed-raise": OrFloor<c::ClosedRaise>,
        /// How many raises a round may see after its first bet.
        Betting / RaiseCap raise_cap "raise-cap": c::RaiseCap,
        /// When the cap on raises does not bind.
        Betting / CapLifted cap_lifted "cap-lifted": c::CapLifted,
        /// Whether a minimum binds a seat that puts in its last chips.
        Betting / AllInForLess all_in_for_less "all-in-for-less": c::AllInForLess,
        /// What a seat may do when every other live seat is all-in.
        Betting / FacingOnlyAllIns facing_only_all_ins "facing-only-all-ins": c::FacingOnlyAllIns,
        /// What a declared wager below the minimum is held to be.
        Betting / WagerBelowMinimum wager_below_minimum "wager-below-minimum": c::WagerBelowMinimum,
        /// What a wager above the maximum is held to be.
        Betting / WagerAboveMaximum wager_above_maximum "wager-above-maximum": c::WagerAboveMaximum,
        /// Until when a bet or raise of a wrong size, taken as good, is put right.
        Betting / ShortWagerCorrection short_wager_correction "short-wager-correction": c::CorrectedUntil,
        /// The largest wager in no-limit.
        Betting / LargestNoLimitWager largest_no_limit_wager "largest-no-limit-wager": c::LargestNoLimitWager,
        /// What a round of all-in or fold allows.
        Betting / AllInOrFold all_in_or_fold "all-in-or-fold": c::AllInOrFold,
        /// The size of a wager in fixed-limit.
        FixedLimit / FixedBet fixed_bet "fixed-bet": c::FixedBet,
        /// What an all-in for more than the capped bet is.
        FixedLimit / AllInOverCap all_in_over_cap "all-in-over-cap": c::AllInOverCap,
        /// Whether a short all-in uses up one of the raises.
        FixedLimit / ShortAllInInCap short_all_in_in_cap "short-all-in-in-cap": c::ShortAllInInCap,
        /// What a raise reaches over an all-in of half a bet or more.
        FixedLimit / RaiseOverHalfAllIn raise_over_half_all_in "raise-over-half-all-in": c::RaiseOverHalfAllIn,
        /// Whether completing a short all-in bet uses up a raise.
        FixedLimit / CompletingAShortBet completing_a_short_bet "completing-a-short-bet": c::CompletingAShortBet,
        /// The largest wager in pot-limit.
        PotLimit / LargestPotWager largest_pot_wager "largest-pot-wager": c::LargestPotWager,
        /// Until when a wager of more than the pot, taken as good, is put right.
        PotLimit / PotOverbetCorrection pot_overbet_correction "pot-overbet-correction": OrFloor<c::CorrectedUntil>,
        /// Until when a wager that was meant to be the pot, and was counted too small, is put right.
        PotLimit / PotUnderbetCorrection pot_underbet_correction "pot-underbet-correction": OrFloor<c::CorrectedUntil>,
        /// What the small blind counts for in the pot of the first round.
        PotLimit / SmallBlindInPot small_blind_in_pot "small-blind-in-pot": c::SmallBlindInPot,
        /// What a blind that was posted short counts for in the pot of the first round.
        PotLimit / ShortBlindInPot short_blind_in_pot "short-blind-in-pot": c::ShortBlindInPot,
        /// What a missing or dead blind counts for in the pot of the first round.
        PotLimit / DeadBlindInPot dead_blind_in_pot "dead-blind-in-pot": c::DeadBlindInPot,
        /// Whether antes count in pot-limit sums.
        PotLimit / AntesInPot antes_in_pot "antes-in-pot": c::AntesInPot,
        /// Whether a pot-limit sum counts what the house takes of the pot.
        PotLimit / RakeInPot rake_in_pot "rake-in-pot": c::RakeInPot,
        /// How a pot-limit sum is rounded.
        PotLimit / PotRounding pot_rounding "pot-rounding": c::PotRounding,
        /// The most that a bet or raise adds in spread-limit.
        SpreadLimit / LargestWager largest_wager "largest-wager": c::MoneyOr<c::LargestWager>,
        /// What an act is held to be that the situation calls by another name.
        Declarations / MisnamedAct misnamed_act "misnamed-act": c::MisnamedAct,
        /// What a check is held to be while there is something to call.
        Declarations / CheckFacingABet check_facing_a_bet "check-facing-a-bet": c::CheckFacingABet,
        /// What a fold is held to be when there is nothing to call.
        Declarations / FoldWithNothingToCall fold_with_nothing_to_call "fold-with-nothing-to-call": c::FoldWithNothingToCall,
        /// Whether a word in turn binds.
        Declarations / WordsBind words_bind "words-bind": c::WordsBind,
        /// What an amount is that is said without a verb.
        Declarations / AmountSaid amount_said "amount-said": c::AmountSaid,
        /// What the number after "raise" names.
        Declarations / RaiseAmount raise_amount "raise-amount": OrFloor<c::RaiseAmount>,
        /// What the word "pot" is where the structure is not pot-limit.
        Declarations / PotBet pot_bet "pot-bet": c::PotBet,
        /// What counts when words follow chips.
        Declarations / WordAgainstChips word_against_chips "word-against-chips": OrFloor<c::WordAgainstChips>,
        /// What one silent chip above the call is.
        Declarations / OneChip one_chip "one-chip": c::OneChip,
        /// What one silent chip is with no bet outstanding.
        Declarations / OpeningChip opening_chip "opening-chip": c::OpeningChip,
        /// What several silent chips above the call are.
        Declarations / SeveralChips several_chips "several-chips": c::SeveralChips,
        /// What half is taken of where half a raise decides about silent chips.
        Declarations / HalfOf half_of "half-of": c::HalfOf,
        /// What silent chips above the call are that are a seat's last.
        Declarations / LastChips last_chips "last-chips": c::LastChips,
        /// What an excess of exactly half a raise is.
        Declarations / ExactlyHalf exactly_half "exactly-half": c::ExactlyHalf,
        /// What chips between a call and a raise are that the player calls by a name before anybody acts.
        Declarations / UnclearChips unclear_chips "unclear-chips": c::UnclearChips,
        /// What a seat is bound to that takes chips back which lay in front of it.
        Declarations / ChipsTakenBack chips_taken_back "chips-taken-back": c::ChipsTakenBack,
        /// What new chips are beside those that a seat has left in part, or pushes out together with those that lay there.
        Declarations / MixedChips mixed_chips "mixed-chips": c::MixedChips,
        /// What new chips are where those that lay there cover a raise already.
        Declarations / CoveringChips covering_chips "covering-chips": c::CoveringChips,
        /// Which of several motions with chips count.
        Declarations / StringBet string_bet "string-bet": c::StringBet,
        /// What silent chips are that do not cover the call.
        Declarations / Undercall undercall "undercall": OrFloor<c::Undercall>,
        /// What a call is that was made on a count of the bet that was too small.
        Declarations / AcceptedAction accepted_action "accepted-action": OrFloor<c::AcceptedAction>,
        /// When chips may be added to a stack.
        Stakes / AddingChips adding_chips "adding-chips": c::AddingChips,
    }

    /// What is asked when hands are shown.
    Showdown ShowdownRules {
        /// What happens to the hands once someone is all-in and the betting is complete.
        Showdown / AllInHands all_in_hands "all-in-hands": c::AllInHands,
        /// Who shows first; where the first choice names nobody, the next one does.
        Showdown / FirstToShow first_to_show "first-to-show": Preference<c::FirstToShow>,
        /// Whether the players of a side pot show before the others.
        Showdown / SidePotHands side_pot_hands "side-pot-hands": c::SidePotHands,
        /// Whether a hand that gives up the pot must be shown.
        Showdown / LosingHands losing_hands "losing-hands": c::LosingHands,
        /// Whether the last hand left must be shown to take the pot.
        Showdown / LastLiveHand last_live_hand "last-live-hand": c::LastLiveHand,
        /// What becomes of a hand that was thrown away face down, and is claimed again.
        Showdown / MuckedHand mucked_hand "mucked-hand": OrFloor<c::MuckedHand>,
        /// What becomes of a hand that the dealer has swept into the muck.
        Showdown / SweptHand swept_hand "swept-hand": c::SweptHand,
        /// How much of a hand must be shown to win.
        Showdown / WinningHand winning_hand "winning-hand": c::WinningHand,
        /// What a player does who plays the board, to get a share.
        Showdown / PlayingTheBoard playing_the_board "playing-the-board": c::PlayingTheBoard,
        /// Who may ask to see a hand.
        Showdown / AskingToSee asking_to_see "asking-to-see": Preference<c::AskingToSee>,
        /// What comes back to a player whose live hand the dealer took in by mistake.
        Showdown / KilledHandRefund killed_hand_refund "killed-hand-refund": OrFloor<c::KilledHandRefund>,
        /// What a miscalled hand costs, once another player has thrown a hand away for it.
        Showdown / MiscalledHand miscalled_hand "miscalled-hand": OrFloor<c::MiscalledHand>,
        /// What becomes of a hand that was thrown away, and is shown because somebody asked to see it.
        Showdown / HandShownOnRequest hand_shown_on_request "hand-shown-on-request": OrFloor<c::HandShownOnRequest>,
        /// On how many boards the rest of a hand may be dealt once no more betting can follow.
        RunOuts / RunOuts run_outs "run-outs": c::Boards,
        /// Who has to agree to more boards than one.
        RunOuts / RunOutPlayers run_out_players "run-out-players": c::RunOutPlayers,
        /// Which pots the boards after the first divide.
        RunOuts / RunOutPots run_out_pots "run-out-pots": c::RunOutPots,
    }

    /// What is asked when pots are made up and awarded.
    Award AwardRules {
        /// What chips are that were hidden behind an all-in, and are found once it was called.
        Stakes / ChipsFoundBehind chips_found_behind "chips-found-behind": OrFloor<c::ChipsFoundBehind>,
        /// What becomes of chips that nobody matched.
        Pots / UnmatchedChips unmatched_chips "unmatched-chips": c::UnmatchedChips,
        /// How side pots come about.
        Pots / SidePots side_pots "side-pots": c::SidePots,
        /// What becomes of the chips of a hand that folds.
        Pots / FoldedChips folded_chips "folded-chips": c::FoldedChips,
        /// Who takes a pot that only one live hand contests.
        Pots / UncontestedPot uncontested_pot "uncontested-pot": c::UncontestedPot,
        /// In which order pots are awarded.
        Pots / PotOrder pot_order "pot-order": c::PotOrder,
        /// What becomes of a pot that several hands win.
        Pots / TiedHands tied_hands "tied-hands": c::TiedHands,
        /// Who gets the chip that cannot be split.
        Pots / OddChip odd_chip "odd-chip": c::OddChip,
        /// How several odd chips are given.
        Pots / OddChips odd_chips "odd-chips": c::OddChips,
        /// The unit that a pot is split down to.
        Pots / OddChipUnit odd_chip_unit "odd-chip-unit": c::MoneyOr<c::OddChipUnit>,
        /// Which board decides about chips that cannot be divided by boards.
        RunOuts / OddChipBetweenBoards odd_chip_between_boards "odd-chip-between-boards": c::OddChipBetweenBoards,
        /// What the house takes of a hand that ends before the board gets its first card.
        Rake / RakeWithoutFlop rake_without_flop "rake-without-flop": c::RakeWithoutFlop,
        /// Which pots the rake comes from.
        Rake / RakeFrom rake_from "rake-from": c::RakeFrom,
        /// Until when the reading of a hand may be disputed.
        Showdown / HandDispute hand_dispute "hand-dispute": OrFloor<c::DisputeUntil>,
        /// Until when the amount and the award of a pot may be disputed.
        Showdown / PotDispute pot_dispute "pot-dispute": OrFloor<c::DisputeUntil>,
        /// Which hand wins.
        Hands / CardsSpeak cards_speak "cards-speak": c::CardsSpeak,
        /// How high hands rank.
        Hands / HighHands high_hands "high-hands": c::HighHands,
    }
}

/// The question called so.
#[must_use]
pub fn question(name: &str) -> Option<Question> {
    Question::ALL.iter().copied().find(|question| question.name() == name)
}
