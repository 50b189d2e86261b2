//! All that can be asked of a hand, to compare two of them.

use floorman_engine::{Cards, Chips, Dealt, Hand, MAX_BOARDS, Options, Pending, Pot, Seats};

/// What a hand answers to every question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Snapshot {
    pub(crate) pending: Pending,
    pub(crate) options: Option<Options>,
    pub(crate) street: usize,
    pub(crate) sets: [Seats; 4],
    pub(crate) amounts: Vec<[Chips; 3]>,
    pub(crate) holdings: Vec<Dealt>,
    pub(crate) boards: Vec<Option<Dealt>>,
    pub(crate) in_the_pot: [Chips; 3],
    pub(crate) price: Chips,
    pub(crate) full: Option<Chips>,
    pub(crate) pots: Vec<Pot>,
}

impl Snapshot {
    /// The hand as it stands.
    pub(crate) fn of(hand: &Hand<'_>) -> Self {
        let each = || hand.seats().into_iter();
        Self {
            pending: hand.pending(),
            options: hand.options(),
            street: hand.street(),
            sets: [hand.seats(), hand.live(), hand.all_in(), hand.face_up()],
            amounts: each().map(|seat| [hand.stack(seat), hand.front(seat), hand.paid(seat)]).collect(),
            holdings: each().map(|seat| hand.holding(seat)).collect(),
            boards: (0..=MAX_BOARDS).map(|number| hand.board_numbered(number)).collect(),
            in_the_pot: [hand.in_the_pot(), hand.rake(), hand.jackpot()],
            price: hand.price(),
            full: hand.last_full_raise(),
            pots: hand.pots(),
        }
    }
}

/// Whether every card that is out is known.
pub(crate) fn all_known(hand: &Hand<'_>) -> bool {
    let unknown = |dealt: Dealt| dealt.unknown > 0;
    let boards = (1..=hand.boards()).filter_map(|number| hand.board_numbered(number));
    !boards.into_iter().any(unknown) && !hand.seats().into_iter().any(|seat| unknown(hand.holding(seat)))
}

/// The known cards of a deal.
pub(crate) fn known(dealt: Dealt) -> Cards {
    dealt.known
}
