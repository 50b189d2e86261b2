//! Random tables: structures, blinds, antes, short stacks, dead blinds, extra posts, starts in the middle.

use floorman_engine::ruleset::facts::{Antes, Pace, Rotation, Setting, Structure};
use floorman_engine::{
    Ante, Cards, Chips, Fee, Game, Hand, Occasion, Post, Ruleset, Setup, SmallBlind, Stakes, Start, Table,
};

use super::tape::Tape;
use super::{deck, games, seat};

/// Everything a hand is dealt from.
#[derive(Debug, Clone)]
pub(crate) struct Scene {
    pub(crate) game: Game,
    pub(crate) stakes: Stakes,
    pub(crate) occasion: Occasion,
    pub(crate) setup: Setup,
}

impl Scene {
    /// The table of this scene under a ruleset.
    pub(crate) fn table(&self, ruleset: &Ruleset) -> Table {
        ruleset.at(&self.game, &self.stakes, self.occasion).unwrap()
    }

    /// The hand of this scene at its table.
    pub(crate) fn hand<'t>(&'t self, table: &'t Table) -> Hand<'t> {
        table.deal(&self.setup).unwrap()
    }

    /// All chips at the table.
    pub(crate) fn chips(&self) -> Chips {
        let pot = self.setup.start.map_or(Chips::ZERO, |start| start.pot);
        self.setup.stacks.iter().copied().sum::<Chips>() + pot
    }

    /// The smallest chip in play.
    pub(crate) fn chip(&self) -> u64 {
        self.stakes.chips.iter().map(|chip| chip.0).min().unwrap_or(1)
    }
}

/// What a random scene may hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Anything.
    Anything,
    /// Two blinds, chips of one kind, nothing posted beside blinds and antes.
    Plain,
}

/// A scene of this structure.
pub(crate) fn scene_of(structure: Structure, scope: Scope, tape: &mut Tape<'_>) -> Scene {
    let seats = if scope == Scope::Anything && tape.once_in(24) { 22 } else { 2 + tape.below(8) };
    let chip = if scope == Scope::Anything { tape.pick(&[1, 1, 1, 5, 25]) } else { 1 };
    let stakes = stakes(structure, scope, (seats, chip), tape);
    let setup = setup(&stakes, scope, (seats, chip), tape);
    let fold_or_push = scope == Scope::Anything && tape.once_in(12);
    let game = if fold_or_push { games::all_in_or_fold() } else { games::holdem() };
    let setting = tape.pick(&[Setting::Cash, Setting::Tournament]);
    let rotation = tape.pick(&[Rotation::OneGame, Rotation::OneGame, Rotation::Mixed]);
    let fee = if scope == Scope::Anything { tape.pick(&[Fee::Apart, Fee::Rake]) } else { Fee::Apart };
    Scene { game, stakes, occasion: Occasion { setting, rotation, fee }, setup }
}

/// A scene of any structure.
pub(crate) fn scene(scope: Scope, tape: &mut Tape<'_>) -> Scene {
    let structure =
        tape.pick(&[Structure::NoLimit, Structure::PotLimit, Structure::FixedLimit, Structure::SpreadLimit]);
    scene_of(structure, scope, tape)
}

fn stakes(structure: Structure, scope: Scope, (seats, chip): (usize, u64), tape: &mut Tape<'_>) -> Stakes {
    let ladder: &[&[u64]] = &[&[1, 2], &[2, 4], &[1, 3], &[5, 10], &[2, 5], &[1, 1]];
    let odd: &[&[u64]] = &[&[2], &[0, 2], &[1, 2, 5], &[2, 2, 4]];
    let blinds = if scope == Scope::Anything && seats > 2 && tape.once_in(6) {
        tape.pick(odd)
    } else {
        tape.pick(ladder)
    };
    let big = blinds[blinds.len() - 1];
    let fixed = tape.pick(&[(big, 2 * big), (2 * big, 4 * big), (big, big), (big + 1, 2 * big + 1)]);
    let sizes = (Chips(fixed.0 * chip), Chips(fixed.1 * chip));
    let bets = (structure == Structure::FixedLimit).then_some(sizes);
    let spread = (structure == Structure::SpreadLimit).then_some(sizes);
    let amount = Chips(tape.between(1, big) * chip);
    let by = tape.pick(&[Antes::None, Antes::None, Antes::Each, Antes::BigBlind, Antes::Button]);
    let ante = (by != Antes::None).then_some(Ante { by, amount });
    let larger = [vec![], vec![Chips(chip * 5)], vec![Chips(chip * 2), Chips(chip * 10)]];
    let larger = larger[tape.below(3)].clone();
    let chips = [vec![Chips(chip)], larger].concat();
    let unit = Chips(if scope == Scope::Anything { tape.pick(&[1, 2]) * chip } else { 1 });
    let blinds = blinds.iter().map(|blind| Chips(blind * chip)).collect();
    let posted = scope == Scope::Anything && tape.once_in(3);
    let betting_unit = posted.then(|| Chips(tape.pick(&[1, 2, 5, 3]) * chip));
    let chips = if scope == Scope::Plain { vec![] } else { chips };
    Stakes { structure, blinds, bets, spread, ante, unit, chips, betting_unit }
}

fn setup(stakes: &Stakes, scope: Scope, (seats, chip): (usize, u64), tape: &mut Tape<'_>) -> Setup {
    let big = stakes.blinds[stakes.blinds.len() - 1].0 / chip;
    let stacks = (0..seats).map(|_| Chips(stack(big, tape) * chip)).collect();
    let mut setup = Setup {
        racks: Vec::new(),
        button: seat(tape.below(seats)),
        stacks,
        posts: Vec::new(),
        small_blind: SmallBlind::Posted,
        start: None,
        pace: Pace::AsUsual,
        left_in_event: None,
    };
    if tape.once_in(6) {
        setup.small_blind = SmallBlind::Dead;
    }
    if scope == Scope::Anything && tape.once_in(4) {
        let (live, dead) = (Chips(tape.between(0, 2 * big) * chip), Chips(tape.between(0, big) * chip));
        setup.posts.push((seat(tape.below(seats)), Post { live, dead }));
    }
    if tape.once_in(4) {
        let pot = Chips(tape.between(0, 9 * big) * chip);
        let street = tape.below(4);
        setup.start = Some(Start { street, pot, board: board(street, tape) });
    }
    if scope == Scope::Anything && tape.once_in(4) {
        let owner = tape.below(seats);
        setup.racks.push((seat(owner), rack(setup.stacks[owner], stakes, tape)));
    }
    setup.pace = tape.pick(&[Pace::AsUsual, Pace::AsUsual, Pace::HandForHand]);
    setup.left_in_event = tape.pick(&[None, None, Some(2), Some(4), Some(30)]);
    setup
}

/// The chips that a stack is made of: some large ones, and small ones for the rest.
fn rack(stack: Chips, stakes: &Stakes, tape: &mut Tape<'_>) -> Vec<(Chips, u16)> {
    let (small, large) = (stakes.chips[0], stakes.chips[stakes.chips.len() - 1]);
    let of_large = tape.between(0, stack.0 / large.0);
    let of_small = (stack.0 - of_large * large.0) / small.0;
    let count = |count: u64| u16::try_from(count).unwrap();
    vec![(large, count(of_large)), (small, count(of_small))]
}

/// The cards that lie on the board on a street.
fn board(street: usize, tape: &mut Tape<'_>) -> Cards {
    let (deck, first) = (deck(), tape.below(52));
    (0..[0, 3, 4, 5][street]).map(|place| deck[(first + 7 * place) % 52]).collect()
}

/// A stack: below a blind, a few blinds, or many; rarely a round number of them.
fn stack(big: u64, tape: &mut Tape<'_>) -> u64 {
    match tape.below(4) {
        0 => 10 * big + tape.between(0, 3 * big),
        1 => tape.between(1, 2 * big),
        2 => tape.between(1, 12 * big),
        _ => tape.between(big, 60 * big),
    }
}
