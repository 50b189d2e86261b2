//! The same scenario with other seats, suits and chips: the verdict must not move.
//!
//! Names never go over the wire, so nobody needs to be renamed.

mod step;

use floorman_engine::{Card, Cards, Chips, Seat, Suit};

use crate::scenario::{Body, Comparison, OpeningSpec, Scenario, Script, SeatSpec, TableSpec};

/// What is changed about a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Skin {
    /// By how many seats the table is turned clockwise.
    turn: usize,
    /// What each suit becomes.
    suits: [Suit; 4],
    /// How many chips each chip becomes.
    scale: u64,
}

/// Whether an engine knows which chips are in play, so that every amount can be multiplied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scale {
    /// It does.
    Any,
    /// To it a chip is always one.
    One,
}

/// The factors by which chips are multiplied.
const SCALES: [u64; 4] = [3, 5, 7, 10];

/// The largest amount that is multiplied; beyond it chips stay as they are.
const MOST: u64 = 1 << 50;

impl Skin {
    /// The skin of a scenario that a seed draws: the same one every time.
    pub(crate) fn drawn(seed: u64, id: &str, nth: u32, scale: Scale) -> Self {
        let named = id.bytes().fold(seed ^ u64::from(nth), |state, byte| mixed(state ^ u64::from(byte)));
        let mut state = named;
        let mut draw = |below: u64| {
            state = mixed(state);
            usize::try_from(state.checked_rem(below).unwrap_or_default()).unwrap_or_default()
        };
        let mut suits = Suit::ALL;
        for last in [3_u64, 2, 1] {
            let other = draw(last + 1);
            suits.swap(usize::try_from(last).unwrap_or_default(), other);
        }
        let turn = 1 + draw(7);
        let scale = match scale {
            Scale::Any => SCALES.get(draw(4)).copied().unwrap_or(1),
            Scale::One => 1,
        };
        Self { turn, suits, scale }
    }

    /// The scenario in this skin.
    pub(crate) fn put_on(&self, scenario: &Scenario) -> Scenario {
        let body = match &scenario.body {
            Body::Hand(script) => Body::Hand(Box::new(self.fitting(script).script(script))),
            Body::Compare(comparison) => Body::Compare(self.comparison(comparison)),
        };
        Scenario { body, ..scenario.clone() }
    }

    /// In words: `seats turned by 3, suits dchs, chips times 5`.
    pub(crate) fn says(&self) -> String {
        let suits: String = self.suits.iter().map(|suit| suit.letter()).collect();
        crate::words::conform::skin(self.turn, &suits, self.scale)
    }

    /// Chips stay as they are where they would become too many.
    fn fitting(&self, script: &Script) -> Self {
        let largest = script.table.seats.iter().map(|seat| seat.stack.0).max().unwrap_or_default();
        if largest > MOST { Self { scale: 1, ..*self } } else { *self }
    }

    fn comparison(&self, comparison: &Comparison) -> Comparison {
        let hands = comparison.hands.iter().map(|(name, cards)| (name.clone(), self.cards(*cards)));
        Comparison { board: self.cards(comparison.board), hands: hands.collect(), ..comparison.clone() }
    }

    fn script(&self, script: &Script) -> Script {
        let seats = script.table.seats.len();
        let worn = Worn { skin: *self, seats };
        let start = script.start.as_ref().map(|start| OpeningSpec {
            pot: self.chips(start.pot),
            board: self.cards(start.board),
            ..start.clone()
        });
        let steps = script.steps.iter().map(|step| worn.step(step)).collect();
        Script { table: worn.table(&script.table), start, steps }
    }

    fn chips(&self, chips: Chips) -> Chips {
        Chips(chips.0.saturating_mul(self.scale))
    }

    fn card(&self, card: Card) -> Card {
        let place = usize::try_from(card.suit.index()).unwrap_or_default();
        Card { suit: self.suits.get(place).copied().unwrap_or(card.suit), ..card }
    }

    fn cards(&self, cards: Cards) -> Cards {
        cards.iter().map(|card| self.card(card)).collect()
    }
}

/// A skin on a table with so many seats.
#[derive(Debug, Clone, Copy)]
struct Worn {
    skin: Skin,
    seats: usize,
}

impl Worn {
    fn seat(&self, seat: Seat) -> Seat {
        let turned = (seat.number() + self.skin.turn).checked_rem(self.seats);
        turned.and_then(Seat::new).unwrap_or(seat)
    }

    fn table(&self, table: &TableSpec) -> TableSpec {
        let chips = |chips: Chips| self.skin.chips(chips);
        let both = |(low, high)| (chips(low), chips(high));
        let mut seats: Vec<SeatSpec> = table.seats.iter().map(|seat| self.seated(seat)).collect();
        let turn = self.skin.turn.checked_rem(self.seats).unwrap_or_default();
        seats.rotate_right(turn);
        let posts = table.posts.iter().map(|(seat, post)| {
            let post = floorman_engine::Post { live: chips(post.live), dead: chips(post.dead) };
            (self.seat(*seat), post)
        });
        let in_play = if table.chips.is_empty() { vec![Chips(1)] } else { table.chips.clone() };
        TableSpec {
            unit: chips(table.unit),
            chips: in_play.into_iter().map(chips).collect(),
            betting_unit: table.betting_unit.map(chips),
            blinds: table.blinds.iter().copied().map(chips).collect(),
            bets: table.bets.map(both),
            spread: table.spread.map(both),
            ante: table.ante.map(|ante| floorman_engine::Ante { amount: chips(ante.amount), ..ante }),
            button: self.seat(table.button),
            seats,
            posts: posts.collect(),
            ..table.clone()
        }
    }

    fn seated(&self, seat: &SeatSpec) -> SeatSpec {
        let chips = |chips: Chips| self.skin.chips(chips);
        SeatSpec {
            name: seat.name.clone(),
            stack: chips(seat.stack),
            made_of: seat.made_of.iter().map(|(chip, count)| (chips(*chip), *count)).collect(),
        }
    }
}

/// A number that follows from another one, and looks like none before it.
const fn mixed(state: u64) -> u64 {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ (state >> 31)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use floorman_grammar::{Library, SourceFile};

    use super::*;
    use crate::Corpus;
    use crate::corpus::read_folder;
    use crate::play::{self, Stage};
    use crate::scenario::read_hand;

    fn rules(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let mut found = Vec::new();
        for path in entries {
            if path.is_dir() {
                found.extend(rules(&path));
            } else if path.extension().is_some_and(|ending| ending == "rules") {
                found.push(path);
            }
        }
        found.sort();
        found
    }

    #[test]
    fn no_verdict_of_our_own_engine_moves() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let file = |path: &PathBuf| SourceFile::new(path.display().to_string(), fs::read(path).unwrap());
        let (library, _) = Library::load(rules(&here.join("../rulesets")).iter().map(file));
        let (corpus, _) = Corpus::load(read_folder(&here.join("corpus")).0);
        let mut put = 0;
        for placed in corpus.scenarios() {
            let ruleset = placed.scenario.under.first().unwrap();
            let stage = Stage { library: &library, ruleset, read_as: ruleset };
            let id = placed.scenario.id.to_string();
            let skin = Skin::drawn(3, &id, 0, Scale::Any);
            let Ok(as_written) = play::scenario(&stage, placed.scenario) else { continue };
            let worn = play::scenario(&stage, &skin.put_on(placed.scenario)).unwrap();
            let steps =
                |played: &play::Played| played.departures.iter().map(|it| it.step).collect::<Vec<_>>();
            assert_eq!(steps(&worn), steps(&as_written), "{id} {}: {:?}", skin.says(), worn.departures);
            put += 1;
        }
        assert!(put > 700);
    }

    #[test]
    fn a_skin_turns_seats_changes_suits_and_multiplies_chips() {
        let text = "table: {game: holdem, structure: no-limit, blinds: [1, 2], button: A, seats: {A: 50, B: 60, C: 70}}\n\
                    play: [A raises to 6, deal B Ah Kd]\n";
        let script = read_hand("hand.yaml", text).unwrap();
        let suits = [Suit::Diamonds, Suit::Clubs, Suit::Spades, Suit::Hearts];
        let worn = Skin { turn: 1, suits, scale: 10 }.script(&script);
        let names: Vec<&str> = worn.table.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["C", "A", "B"]);
        assert_eq!(worn.table.name(worn.table.button), "A");
        let stacks: Vec<Chips> = worn.table.seats.iter().map(|seat| seat.stack).collect();
        assert_eq!(stacks, [Chips(700), Chips(500), Chips(600)]);
        let told = format!("{:?}", worn.steps);
        assert!(told.contains("RaiseTo(Chips(60))"), "{told}");
        let dealt: Cards = "As Kc".parse().unwrap();
        assert!(told.contains(&format!("{dealt:?}")), "{told}");
    }

    #[test]
    fn the_same_seed_draws_the_same_skin() {
        assert_eq!(Skin::drawn(7, "K7QM", 0, Scale::Any), Skin::drawn(7, "K7QM", 0, Scale::Any));
        let others = (0..20).map(|nth| Skin::drawn(7, "K7QM", nth, Scale::Any));
        assert!(others.collect::<Vec<_>>().windows(2).any(|two| two[0] != two[1]));
        assert_eq!(Skin::drawn(7, "K7QM", 0, Scale::One).scale, 1);
    }
}
