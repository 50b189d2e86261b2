//! Where a rule comes from, and the set of statements that a ruling rests on.

use std::fmt;

/// One paragraph of one source: document, edition, paragraph.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Citation {
    /// The short name by which rulesets and scenarios speak of the source, `tda`.
    pub source: String,
    /// Its paragraphs as printed, without the word "rule": `47-A`, `43 ex. 2`.
    pub paragraphs: Vec<String>,
}

/// A document that rules are taken from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// Its short name.
    pub name: String,
    /// Its title.
    pub title: String,
    /// Edition or version.
    pub version: String,
    /// Where it can be read, if the ruleset says.
    pub link: Option<String>,
}

/// What a statement rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Basis {
    /// The paragraphs say so.
    Stated(Vec<Citation>),
    /// Reasoned from paragraphs, at times against others of the same book.
    Inferred {
        /// What it is reasoned from.
        from: Vec<Citation>,
        /// What speaks against it.
        against: Vec<Citation>,
        /// The reasoning.
        because: String,
    },
    /// A house's own choice.
    Custom {
        /// Its reason.
        because: String,
    },
}

/// A place in a ruleset file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The file's name.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
}

impl Citation {
    /// Its paragraphs one by one, each with the name of the source.
    pub fn each(&self) -> impl Iterator<Item = (&str, &str)> {
        self.paragraphs.iter().map(|paragraph| (self.source.as_str(), paragraph.as_str()))
    }
}

impl Basis {
    /// The paragraphs that say it, or from which it is inferred: none of a house's own choice.
    #[must_use]
    pub fn cited(&self) -> &[Citation] {
        match self {
            Self::Stated(citations) | Self::Inferred { from: citations, .. } => citations,
            Self::Custom { .. } => &[],
        }
    }

    /// The paragraphs that speak against what is inferred.
    #[must_use]
    pub fn against(&self) -> &[Citation] {
        match self {
            Self::Inferred { against, .. } => against,
            Self::Stated(_) | Self::Custom { .. } => &[],
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// The number of a statement at one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StatementId(u16);

/// How many statements a table can hold.
pub const MAX_STATEMENTS: usize = 320;

impl StatementId {
    /// The statement with this number, if a table can hold it.
    #[must_use]
    pub fn new(number: usize) -> Option<Self> {
        if number < MAX_STATEMENTS { u16::try_from(number).ok().map(Self) } else { None }
    }

    /// Its number, from 0.
    #[must_use]
    pub fn number(self) -> usize {
        usize::from(self.0)
    }
}

/// The statements of a table that a ruling rests on.
///
/// Only the engine makes one, so an answer that was read is an answer that is cited.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Why([u64; MAX_STATEMENTS / 64]);

impl Why {
    pub(crate) const fn nothing() -> Self {
        Self([0; MAX_STATEMENTS / 64])
    }

    fn add(&mut self, statement: StatementId) {
        if let Some(word) = self.0.get_mut(usize::from(statement.0 / 64)) {
            *word |= 1 << (statement.0 % 64);
        }
    }

    /// Whether the statement is among the grounds.
    #[must_use]
    pub fn has(&self, statement: StatementId) -> bool {
        self.0.get(usize::from(statement.0 / 64)).is_some_and(|word| word >> (statement.0 % 64) & 1 == 1)
    }

    /// Whether nothing is cited.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The grounds, in the order of the table's statements.
    pub fn statements(&self) -> impl Iterator<Item = StatementId> + '_ {
        let words = (0..).step_by(64).zip(self.0);
        words.flat_map(|(first, word)| bits(word).filter_map(move |bit| StatementId::new(first + bit)))
    }

    /// Both grounds together.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let mut both = *self;
        for (mine, theirs) in both.0.iter_mut().zip(other.0) {
            *mine |= theirs;
        }
        both
    }
}

/// The places of the bits that are set, the lowest first.
fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = usize::try_from(word.trailing_zeros()).ok().filter(|_| word != 0)?;
        word &= word - 1;
        Some(lowest)
    })
}

impl fmt::Debug for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.statements().map(StatementId::number)).finish()
    }
}

/// An answer together with the statement that gives it. To read it is to cite it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cited<T> {
    value: T,
    statement: StatementId,
}

impl<T: Copy> Cited<T> {
    pub(crate) const fn new(value: T, statement: StatementId) -> Self {
        Self { value, statement }
    }

    /// The answer; its statement joins the grounds.
    pub(crate) fn cite(&self, why: &mut Why) -> T {
        why.add(self.statement);
        self.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn citation(source: &str, paragraphs: &[&str]) -> Citation {
        let paragraphs = paragraphs.iter().map(|it| (*it).to_owned()).collect();
        Citation { source: source.to_owned(), paragraphs }
    }

    #[test]
    fn a_basis_tells_what_it_cites_apart_from_what_speaks_against_it() {
        let (from, against) = (vec![citation("tda", &["47-A", "41"])], vec![citation("tda", &["1"])]);
        let because = "a reason".to_owned();
        let inferred = Basis::Inferred { from, against, because: because.clone() };
        let cited: Vec<_> = inferred.cited().iter().flat_map(Citation::each).collect();
        let against: Vec<_> = inferred.against().iter().flat_map(Citation::each).collect();
        assert_eq!(cited, [("tda", "47-A"), ("tda", "41")]);
        assert_eq!(against, [("tda", "1")]);
        let custom = Basis::Custom { because };
        assert!(custom.cited().is_empty() && custom.against().is_empty());
    }

    #[test]
    fn a_place_is_written_as_editors_read_it() {
        assert_eq!(Place { file: "house.rules".to_owned(), line: 9 }.to_string(), "house.rules:9");
    }
}
