//! Hands laid side by side, with the order that must come out.

use floorman_engine::{Cards, Ranking};

use super::super::scalar::{Pairs, Text};
use super::super::shape::{CompareShape, OrderShape};
use super::super::{Comparison, OrderIs, RankedBy};
use super::{Lower, Spot};
use crate::words::refused::compare as said;

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
    let hands = lower.required(spot, said::COMPARISON, "hands", shape.hands);
    let hands = hands.and_then(|hands| hands_of(lower, &spot.key("hands"), hands, board?));
    let orders = match (shape.order, shape.orders) {
        (Some(order), None) => Some(vec![(spot.key("order"), OrderShape { order: Some(order), only: None })]),
        (None, Some(orders)) => {
            let spot = spot.key("orders");
            Some(orders.into_iter().enumerate().map(|(nth, order)| (spot.nth(nth), order)).collect())
        }
        (None, None) | (Some(_), Some(_)) => {
            lower.wrong(spot, said::order_or_orders());
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
            lower.wrong(&spot.key("ranking"), said::ranked_later(&text.0));
            None
        }
        (None, Some(text)) => {
            lower.word(&spot.key("ranking"), &text, said::RANKING, &RANKINGS).map(RankedBy::Ranking)
        }
        (None, None) | (Some(_), Some(_)) => {
            lower.wrong(spot, said::game_or_ranking());
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
        lower.wrong(spot, said::one_hand());
    }
    let read = |(name, text): (String, Text)| {
        let spot = spot.key(&name);
        let cards = lower.cards(&spot, &text)?;
        if !cards.intersection(board).is_empty() {
            lower.wrong(&spot, said::card_on_board());
        }
        if cards.union(board).len() < 5 {
            lower.wrong(&spot, said::few_cards());
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
    let order = lower.required(spot, said::ITEM, "order", shape.order)?;
    let order: Vec<Vec<String>> =
        order.into_iter().map(|tied| tied.into_iter().map(|Text(name)| name).collect()).collect();
    let names = || hands.iter().map(|(name, _)| name.as_str());
    let placed: Vec<&str> = order.iter().flatten().map(String::as_str).collect();
    for name in &placed {
        if !names().any(|known| known == *name) {
            let known: Vec<&str> = names().collect();
            lower.wrong(spot, said::no_hand(name, known));
        }
    }
    if order.iter().any(Vec::is_empty)
        || names().any(|name| placed.iter().filter(|x| **x == name).count() != 1)
    {
        lower.wrong(spot, said::places());
    }
    let only = shape.only.map(|only| lower.rulesets(&spot.key("in"), &only, Some(under)));
    Some(OrderIs { order, only })
}
