//! A table: a ruleset resolved once for a game, its stakes and its occasion.

mod course;
mod faults;
mod plan;

pub(crate) use course::Course;
pub(crate) use plan::StreetPlan;

use crate::StatementId;
use crate::chips::Chips;
use crate::game::Game;
use crate::ruleset::choices::{Money, WagerUnit};
use crate::ruleset::facts::{Antes, Case, Count, Fact, Pace, Rotation, Setting, Structure};
use crate::ruleset::params::Question;
use crate::ruleset::{Arm, Ruleset};
use crate::setup::{Fault, Fee, Occasion, Stakes};

/// A statement that can decide something at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// The question it answers.
    pub question: Question,
    /// The answer, its condition, basis and place.
    pub arm: Arm,
}

/// A ruleset resolved for one game, structure, setting and stakes. It outlives the hands dealt at it.
#[derive(Debug, Clone)]
pub struct Table {
    ruleset: String,
    game: String,
    street_names: Vec<String>,
    pub(crate) streets: Vec<StreetPlan>,
    stakes: Stakes,
    occasion: Occasion,
    statements: Vec<Statement>,
    courses: Vec<(CourseKey, Course)>,
    pub(crate) sizes: Sizes,
    pub(crate) most_seats: usize,
    /// Whether the house takes what the ruleset answers, nothing included.
    pub(crate) is_raked: bool,
}

/// What is known when a hand is dealt, and chooses its course: counts stand for the ranges between the numbers named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct CourseKey {
    pace: Pace,
    /// The smallest number of seats that this course is for.
    dealt_in: u32,
    /// The smallest number of players left in the event that this course is for.
    left_in_event: u32,
}

/// Amounts that follow from the stakes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sizes {
    pub(crate) big_blind: Chips,
    pub(crate) small_blind: Chips,
    /// The smallest chip in play.
    pub(crate) smallest_chip: Chips,
    /// The smallest chip with which some blind is posted.
    pub(crate) blind_chip: Chips,
    /// The smallest chip with which a blind or an ante is posted.
    posted_chip: Chips,
    /// The smallest chip with which the big blind is posted.
    big_blind_chip: Chips,
    /// The betting unit that the room posts, or any chip.
    posted_unit: Chips,
    /// Whether some of these are more than the smallest chip, and wagers can be off them.
    pub(crate) has_units: bool,
}

impl Ruleset {
    /// The ruleset resolved for a table.
    ///
    /// # Errors
    /// Everything that is wrong with the game, the stakes or the occasion.
    pub fn at(&self, game: &Game, stakes: &Stakes, occasion: Occasion) -> Result<Table, Vec<Fault>> {
        let mut faults = faults::of(self, stakes, occasion);
        let streets = plan::streets_of(game).unwrap_or_else(|more| {
            faults.extend(more);
            Vec::new()
        });
        if !faults.is_empty() {
            return Err(faults);
        }
        let base = table_case(game, stakes, occasion);
        let (statements, numbers) =
            number_statements(self, &base).ok_or_else(|| vec![Fault::TooManyStatements])?;
        let is_raked = occasion.fee == Fee::Rake;
        let unit_faults = faults::of_units(&statements, stakes, is_raked);
        if !unit_faults.is_empty() {
            return Err(unit_faults);
        }
        let sizes = Sizes::of(stakes);
        let most_seats = plan::most_seats(game);
        let courses = courses(self, &base, &numbers).ok_or_else(|| vec![Fault::TooManyStatements])?;
        Ok(Table {
            ruleset: self.name().to_owned(),
            game: game.name.clone(),
            street_names: game.streets.iter().map(|street| street.name.clone()).collect(),
            streets,
            stakes: stakes.clone(),
            occasion,
            statements,
            courses,
            sizes,
            most_seats,
            is_raked,
        })
    }
}

impl Table {
    /// The name of its ruleset.
    #[must_use]
    pub fn ruleset(&self) -> &str {
        &self.ruleset
    }

    /// The name of its game.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// What it plays for.
    #[must_use]
    pub const fn stakes(&self) -> &Stakes {
        &self.stakes
    }

    /// What kind of play it belongs to.
    #[must_use]
    pub const fn occasion(&self) -> Occasion {
        self.occasion
    }

    /// The name of a street, by its number from 0.
    #[must_use]
    pub fn street_name(&self, street: usize) -> Option<&str> {
        self.street_names.get(street).map(String::as_str)
    }

    /// The street called so.
    #[must_use]
    pub fn street_called(&self, name: &str) -> Option<usize> {
        self.street_names.iter().position(|street| street == name)
    }

    /// The statement with this number.
    #[must_use]
    pub fn statement(&self, id: StatementId) -> Option<&Statement> {
        self.statements.get(id.number())
    }

    /// All statements that can decide something at this table, in the order of their numbers.
    #[must_use]
    pub fn statements(&self) -> &[Statement] {
        &self.statements
    }

    /// An amount of money in chips.
    pub(crate) fn money(&self, money: Money) -> Chips {
        faults::unit_in_chips(&self.stakes, money.unit).unwrap_or_default() * u64::from(money.number)
    }

    /// The low end of the spread; the big blind where there is none.
    pub(crate) fn smallest_posted_bet(&self) -> Chips {
        self.stakes.spread.map_or(self.sizes.big_blind, |(low, _)| low)
    }

    /// The high end of the spread.
    pub(crate) fn largest_posted_bet(&self) -> Chips {
        self.stakes.spread.map(|(_, high)| high).unwrap_or_default()
    }

    /// The size of a fixed-limit wager, of both sizes.
    pub(crate) fn fixed_bets(&self) -> (Chips, Chips) {
        self.stakes.bets.unwrap_or_default()
    }

    /// The course that a hand takes, by what is known when it is dealt.
    pub(crate) fn course(&self, pace: Pace, dealt_in: u32, left_in_event: Option<u32>) -> Option<&Course> {
        let left = left_in_event.unwrap_or(u32::MAX);
        let fits =
            |key: &CourseKey| key.pace == pace && key.dealt_in <= dealt_in && key.left_in_event <= left;
        self.courses.iter().rev().find(|(key, _)| fits(key)).map(|(_, course)| course)
    }
}

impl Sizes {
    /// Whether the chips in play can make an amount.
    pub(crate) fn can_make(&self, amount: Chips) -> bool {
        self.smallest_chip == Chips(1) || amount.0.checked_rem(self.smallest_chip.0) == Some(0)
    }

    /// The largest amount up to this one that the chips in play can make.
    pub(crate) fn down_to_chips(&self, amount: Chips) -> Chips {
        Chips(amount.0 - amount.0.checked_rem(self.smallest_chip.0).unwrap_or_default())
    }

    /// The amount that this answer makes wagers multiples of.
    pub(crate) fn unit(&self, unit: WagerUnit) -> Chips {
        match unit {
            WagerUnit::SmallestBigBlindChip => self.big_blind_chip,
            WagerUnit::SmallestPostedChip => self.posted_chip,
            WagerUnit::SmallestChipInPlay => self.smallest_chip,
            WagerUnit::PostedUnit => self.posted_unit,
        }
    }

    /// Whether an amount is a multiple of whatever may be the unit.
    pub(crate) fn is_of_every_unit(&self, amount: Chips) -> bool {
        let units = [self.big_blind_chip, self.posted_chip, self.smallest_chip, self.posted_unit];
        units.into_iter().all(|unit| amount == amount.down_to_multiple(unit))
    }

    fn of(stakes: &Stakes) -> Self {
        let chips = &stakes.chips;
        let smallest_chip = chips.iter().copied().min().unwrap_or(Chips(1));
        let made_with = |amount: Chips| {
            let divides = |chip: &Chips| amount.0.checked_rem(chip.0) == Some(0);
            chips.iter().copied().filter(divides).max().unwrap_or(smallest_chip)
        };
        let big_blind = stakes.blinds.last().copied().unwrap_or_default();
        let small_blind = match stakes.blinds.as_slice() {
            [small, _, ..] => *small,
            [_] | [] => Chips::ZERO,
        };
        let posted = stakes.blinds.iter().copied().filter(|blind| !blind.is_zero());
        let blind_chip = posted.map(made_with).min().unwrap_or(smallest_chip);
        let ante_chip = stakes.ante.map_or(blind_chip, |ante| made_with(ante.amount));
        let (posted_chip, big_blind_chip) = (blind_chip.min(ante_chip), made_with(big_blind));
        let posted_unit = stakes.betting_unit.unwrap_or(smallest_chip);
        let has_units = stakes.structure != Structure::FixedLimit
            && [posted_chip, big_blind_chip, posted_unit].into_iter().any(|unit| unit > smallest_chip);
        Self {
            big_blind,
            small_blind,
            smallest_chip,
            blind_chip,
            posted_chip,
            big_blind_chip,
            posted_unit,
            has_units,
        }
    }
}

fn table_case(game: &Game, stakes: &Stakes, occasion: Occasion) -> Case {
    let antes = stakes.ante.map_or(Antes::None, |ante| ante.by);
    Case::default()
        .with(Fact::Structure, stakes.structure.value())
        .with(Fact::Setting, u8::from(occasion.setting == Setting::Tournament))
        .with(Fact::Layout, game.layout())
        .with(Fact::Aim, game.aim())
        .with(Fact::Antes, course::antes_value(antes))
        .with(Fact::Rotation, u8::from(occasion.rotation == Rotation::Mixed))
        .counting(Count::BettingRounds, game.betting_rounds())
}

/// For each question, the numbers of those of its arms that can hold at the table.
type Numbers = Vec<Vec<Option<StatementId>>>;

fn number_statements(ruleset: &Ruleset, base: &Case) -> Option<(Vec<Statement>, Numbers)> {
    const AT_TABLE: [Fact; 6] =
        [Fact::Structure, Fact::Setting, Fact::Layout, Fact::Aim, Fact::Antes, Fact::Rotation];
    let can_hold = |arm: &Arm| {
        let (low, high) = arm.condition.bounds(Count::BettingRounds);
        (low..=high).contains(&base.count(Count::BettingRounds))
            && AT_TABLE.iter().all(|fact| arm.condition.values(*fact) >> base.value(*fact) & 1 == 1)
    };
    let mut statements = Vec::new();
    let mut numbers = Vec::new();
    for question in Question::ALL.iter().copied() {
        let mut of_question = Vec::new();
        for arm in ruleset.arms(question) {
            let number = can_hold(arm).then(|| StatementId::new(statements.len()));
            if number.is_some() {
                statements.push(Statement { question, arm: arm.clone() });
            }
            of_question.push(match number {
                Some(None) => return None,
                Some(Some(id)) => Some(id),
                None => None,
            });
        }
        numbers.push(of_question);
    }
    Some((statements, numbers))
}

fn courses(ruleset: &Ruleset, base: &Case, numbers: &Numbers) -> Option<Vec<(CourseKey, Course)>> {
    let dealt_in = cuts(ruleset, Count::DealtIn, 2);
    let left = cuts(ruleset, Count::LeftInEvent, 2);
    let mut courses = Vec::new();
    for pace in [Pace::AsUsual, Pace::HandForHand] {
        for (dealt_in, left_in_event) in dealt_in.iter().flat_map(|d| left.iter().map(move |l| (*d, *l))) {
            let cash = base.value(Fact::Setting) == 0;
            let known = base
                .with(Fact::Pace, u8::from(pace == Pace::HandForHand))
                .counting(Count::DealtIn, dealt_in)
                .counting(Count::LeftInEvent, if cash { u32::MAX } else { left_in_event });
            let course = Course::resolve(ruleset, &known, numbers)?;
            courses.push((CourseKey { pace, dealt_in, left_in_event }, course));
        }
    }
    Some(courses)
}

/// The smallest number of each range that the ruleset's bounds tell apart, rising.
fn cuts(ruleset: &Ruleset, count: Count, smallest: u32) -> Vec<u32> {
    let bounds = Question::ALL.iter().flat_map(|question| ruleset.arms(*question));
    let mut cuts: Vec<u32> = bounds
        .map(|arm| arm.condition.bounds(count))
        .flat_map(|(low, high)| [low, high.saturating_add(1)])
        .filter(|cut| (smallest + 1..u32::MAX).contains(cut))
        .chain([smallest])
        .chain((count == Count::DealtIn).then_some(3))
        .collect();
    cuts.sort_unstable();
    cuts.dedup();
    cuts
}
