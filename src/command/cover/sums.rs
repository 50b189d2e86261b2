//! What is counted of what the scenarios reach.

/// Of so many, how many are reached.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Reached {
    all: usize,
    reached: usize,
}

impl Reached {
    /// Of these, how many are reached.
    pub(super) fn of(all: impl Iterator<Item = bool>) -> Self {
        all.fold(Self::default(), |sum, reached| sum.and(Self { all: 1, reached: usize::from(reached) }))
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self { all: self.all + other.all, reached: self.reached + other.reached }
    }

    /// All, and those that are reached.
    pub(super) const fn counts(self) -> [usize; 2] {
        [self.all, self.reached]
    }
}

/// The sums of one chapter of questions.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Sums {
    pub(super) questions: usize,
    pub(super) answers: Reached,
    pub(super) statements: Reached,
}

impl Sums {
    pub(super) const fn and(self, other: Self) -> Self {
        Self {
            questions: self.questions + other.questions,
            answers: self.answers.and(other.answers),
            statements: self.statements.and(other.statements),
        }
    }

    /// Questions; answers, all and reached; statements, all and read.
    pub(super) const fn counts(self) -> [usize; 5] {
        let ([answers, reached], [statements, read]) = (self.answers.counts(), self.statements.counts());
        [self.questions, answers, reached, statements, read]
    }
}
