//! Hands laid side by side, with the order that must come out.

use floorman_engine::{Cards, Ranking};

use super::super::scalar::{Pairs, Text};
use super::super::shape::{CompareShape, OrderShape};
use super::super::{Comparison, OrderIs, RankedBy};
use super::{Lower, Spot, one_of};

const OF: &str = "the comparison";
const RANKINGS: [(&str, Ranking); 2] = [("high", Ranking::High), ("ace-to-five", Ranking::AceToFive)];
const LATER: [&str; 4] = ["deuce-to-seven", "badugi", "badugi-ace-high", "short-deck-high"];

pub(super) fn comparison(
    lower: &mut Lower<'_>,
    spot: &Spot,
    shape: CompareShape,
    under: &[String],
) -> Option<Comparison> {
    let by = ranked_by(lower, spot, shape.game, shape.ranking);
    let board = match &shape.board {
        Some(board) => lower.cards(&spot.key("board"), board),
        None => Some(Cards::EMPTY),
    };
    let hands = lower.required(spot, OF, "hands", shape.hands);
    let hands = hands.and_then(|hands| hands_of(lower, &spot.key("hands"), hands, board?));
    let orders = match (shape.order, shape.orders) {
        (Some(order), None) => Some(vec![(spot.key("order"), OrderShape { order: Some(order), only: None })]),
        (None, Some(orders)) => {
            let spot = spot.key("orders");
            Some(orders.into_iter().enumerate().map(|(nth, order)| (spot.nth(nth), order)).collect())
        }
        (None, None) | (Some(_), Some(_)) => {
            lower.wrong(spot, "a comparison has `order` or `orders`", "write one of the two");
            None
        }
    };
    let (hands, orders) = (hands?, orders?);
    let read = |(spot, shape)| order(lower, &spot, shape, &hands, under);
    let orders: Vec<Option<OrderIs>> = orders.into_iter().map(read).collect();
    Some(Comparison { by: by?, board: board?, orders: orders.into_iter().collect::<Option<_>>()?, hands })
}

fn ranked_by(
    lower: &mut Lower<'_>,
    spot: &Spot,
    game: Option<Text>,
    ranking: Option<Text>,
) -> Option<RankedBy> {
    match (game, ranking) {
        (Some(Text(game)), None) => Some(RankedBy::Game(game)),
        (None, Some(text)) if LATER.contains(&text.0.as_str()) => {
            let message = format!("this version does not rank hands by `{}` yet", text.0);
            lower.wrong(
                &spot.key("ranking"),
                message,
                "take the scenario out, or wait for the version that does",
            );
            None
        }
        (None, Some(text)) => {
            lower.word(&spot.key("ranking"), &text, "ranking", &RANKINGS).map(RankedBy::Ranking)
        }
        (None, None) | (Some(_), Some(_)) => {
            lower.wrong(spot, "a comparison has `game` or `ranking`", "write one of the two");
            None
        }
    }
}

fn hands_of(
    lower: &mut Lower<'_>,
    spot: &Spot,
    Pairs(pairs): Pairs<Text>,
    board: Cards,
) -> Option<Vec<(String, Cards)>> {
    if pairs.len() < 2 {
        lower.wrong(spot, "one hand cannot be compared", "write two hands or more");
    }
    let read = |(name, text): (String, Text)| {
        let spot = spot.key(&name);
        let cards = lower.cards(&spot, &text)?;
        if !cards.intersection(board).is_empty() {
            lower.wrong(&spot, "a card of the hand lies on the board too", "give the hand another card");
        }
        if cards.union(board).len() < 5 {
            lower.wrong(
                &spot,
                "the hand and the board have fewer than five cards",
                "write five cards or more",
            );
        }
        Some((name, cards))
    };
    let hands: Vec<Option<(String, Cards)>> = pairs.into_iter().map(read).collect();
    hands.into_iter().collect()
}

fn order(
    lower: &mut Lower<'_>,
    spot: &Spot,
    shape: OrderShape,
    hands: &[(String, Cards)],
    under: &[String],
) -> Option<OrderIs> {
    let order = lower.required(spot, "the item", "order", shape.order)?;
    let order: Vec<Vec<String>> =
        order.into_iter().map(|tied| tied.into_iter().map(|Text(name)| name).collect()).collect();
    let names = || hands.iter().map(|(name, _)| name.as_str());
    let placed: Vec<&str> = order.iter().flatten().map(String::as_str).collect();
    for name in &placed {
        if !names().any(|known| known == *name) {
            let known: Vec<&str> = names().collect();
            lower.wrong(spot, format!("no hand is called `{name}`"), one_of(name, known));
        }
    }
    if order.iter().any(Vec::is_empty)
        || names().any(|name| placed.iter().filter(|x| **x == name).count() != 1)
    {
        let help = "write the best first and ties together, as `[[A], [B, C]]`";
        lower.wrong(spot, "each hand has one place in the order", help);
    }
    let only = shape.only.map(|only| lower.rulesets(&spot.key("in"), &only, Some(under)));
    Some(OrderIs { order, only })
}
