//! What is offered is accepted as declared; what is not is refused, or held to be something else.

use floorman_engine::{
    Action, Chips, Event, Hand, Held, Impossible, Match, Options, Ruling, Seat, WagerOption,
};
use proptest::prelude::{prop_assert_eq, proptest};

use crate::support::irregular::every_act;
use crate::support::scene::Scene;
use crate::support::tapes::{cases, tapes};

/// Whether an act is among the options, as it is named.
fn is_offered(hand: &Hand<'_>, options: &Options, action: Action) -> bool {
    let whole = hand.stack(options.seat) + hand.front(options.seat);
    let within = |total: Chips| {
        let (WagerOption::Bet(bounds) | WagerOption::Raise(bounds)) = options.wager else { return false };
        let in_units = total.0.is_multiple_of(options.unit.0);
        bounds.min <= total && total <= bounds.max && (in_units || total == bounds.max)
    };
    let last_chips = |total: Chips| options.wager == WagerOption::AllIn(total);
    let opens = hand.price().is_zero();
    match action {
        Action::Fold => options.may_fold(),
        Action::Check => options.match_ == Match::Check,
        Action::Call => matches!(options.match_, Match::Call(_) | Match::MustCall(_)),
        Action::Bet(total) => {
            matches!(options.wager, WagerOption::Bet(_)) && within(total) || last_chips(total) && opens
        }
        Action::RaiseTo(total) => {
            matches!(options.wager, WagerOption::Raise(_)) && within(total) || last_chips(total) && !opens
        }
        Action::AllIn => {
            let calls = [Match::Call, Match::MustCall].map(|call| call(hand.stack(options.seat)));
            within(whole) || last_chips(whole) || calls.contains(&options.match_)
        }
        Action::Complete => matches!(options.wager, WagerOption::Raise(_)),
    }
}

/// Whether some unit leaves a seat chips below it, which may play or not.
fn has_small_chips(scene: &Scene, hand: &Hand<'_>, seat: Seat) -> bool {
    let whole = hand.stack(seat) + hand.front(seat);
    let mut units = scene.stakes.chips.iter().copied().chain(scene.stakes.betting_unit);
    units.any(|unit| !whole.0.is_multiple_of(unit.0))
}

/// An act that is offered and not held as declared, or the other way round.
fn disagreement(scene: &Scene, hand: &Hand<'_>) -> Option<(Action, Options, Result<Ruling, Impossible>)> {
    let options = hand.options()?;
    every_act(scene, hand).into_iter().find_map(|action| {
        let answer = hand.judge(&Event::Act(options.seat, action));
        let declared = answer.is_ok_and(|ruling| ruling.held == Held::AsDeclared);
        let offered = is_offered(hand, &options, action);
        let may_be = match action {
            Action::Fold => options.match_ == Match::Check,
            Action::Complete => offered,
            Action::AllIn => has_small_chips(scene, hand, options.seat),
            Action::Check | Action::Call | Action::Bet(_) | Action::RaiseTo(_) => false,
        };
        let agree = may_be || declared == offered;
        (!agree).then_some((action, options, answer))
    })
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn exactly_what_is_offered_is_held_as_declared(tapes in tapes()) {
        prop_assert_eq!(tapes.find(|now| disagreement(now.scene, now.before)), None);
    }

    #[test]
    fn a_call_takes_what_the_options_say(tapes in tapes()) {
        let bad = tapes.find(|now| {
            let options = now.before.options()?;
            let (Match::Call(owes) | Match::MustCall(owes)) = options.match_ else { return None };
            let mut after = *now.before;
            let answer = after.rule(&Event::Act(options.seat, Action::Call));
            let put_in = now.before.stack(options.seat) - after.stack(options.seat);
            (answer.is_err() || put_in != owes || owes.is_zero()).then_some((options, put_in))
        });
        prop_assert_eq!(bad, None);
    }
}
