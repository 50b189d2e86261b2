//! Games and stakes as data.

use floorman_engine::ruleset::facts::{Pace, Rotation, Setting, Structure};
use floorman_engine::{
    Basis, BettingForm, Chips, Deck, Fee, ForcedBet, From, Game, Occasion, Opener, Rank, Ranking, Setup,
    Share, SmallBlind, Stakes, Step, Street,
};

use super::{chips, seat};

/// Texas hold'em.
pub(crate) fn holdem() -> Game {
    let street = |name: &str, cards: Step, form: BettingForm, opener: Opener| Street {
        name: name.to_owned(),
        steps: vec![Step::Burn, cards, Step::Bets(form, opener)],
    };
    Game {
        name: "holdem".to_owned(),
        title: "Texas hold'em".to_owned(),
        basis: Basis::Custom { because: "a test".to_owned() },
        deck: Deck { lowest: Rank::Two, highest: Rank::Ace, suits: 4 },
        forced_bets: vec![ForcedBet::Blinds],
        boards: 1,
        streets: vec![
            Street {
                name: "preflop".to_owned(),
                steps: vec![Step::Down(2), Step::Bets(BettingForm::Bets, Opener::LeftOfBigBlind)],
            },
            street("flop", Step::Board(3), BettingForm::Bets, Opener::LeftOfButton),
            street("turn", Step::Board(1), BettingForm::BigBets, Opener::LeftOfButton),
            street("river", Step::Board(1), BettingForm::BigBets, Opener::LeftOfButton),
        ],
        win: vec![Share { ranking: Ranking::High, qualifier: None, from: From::Any(5), board: None }],
    }
}

/// Hold'em in which the only acts before the flop are all-in and fold.
pub(crate) fn all_in_or_fold() -> Game {
    let mut game = holdem();
    "all-in-or-fold".clone_into(&mut game.name);
    if let Some(first) = game.streets.first_mut() {
        first.steps = vec![Step::Down(2), Step::Bets(BettingForm::AllInOrFold, Opener::LeftOfBigBlind)];
    }
    game
}

/// Stakes with these blinds and nothing else.
pub(crate) fn stakes(structure: Structure, blinds: &[u64]) -> Stakes {
    let big = blinds.last().copied().map_or(Chips::ZERO, Chips);
    let bets = (structure == Structure::FixedLimit).then_some((big, big + big));
    Stakes {
        structure,
        blinds: chips(blinds),
        bets,
        spread: None,
        ante: None,
        unit: Chips(1),
        chips: Vec::new(),
        betting_unit: None,
    }
}

/// A cash table of one game.
pub(crate) const CASH: Occasion =
    Occasion { setting: Setting::Cash, rotation: Rotation::OneGame, fee: Fee::Apart };

/// A hand from its first post, with the button on seat 0.
pub(crate) fn setup(stacks: &[u64]) -> Setup {
    Setup {
        racks: Vec::new(),
        button: seat(0),
        stacks: chips(stacks),
        posts: Vec::new(),
        small_blind: SmallBlind::Posted,
        start: None,
        pace: Pace::AsUsual,
        left_in_event: None,
    }
}
