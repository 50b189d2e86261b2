//! Tapes: vectors of numbers from which a story takes its decisions. An exhausted tape is the plainest story.

/// A tape being read.
#[derive(Debug, Clone)]
pub(crate) struct Tape<'n> {
    numbers: &'n [u16],
}

impl<'n> Tape<'n> {
    /// The tape from its start.
    pub(crate) fn new(numbers: &'n [u16]) -> Self {
        Self { numbers }
    }

    /// Whether nothing is left on it.
    pub(crate) fn is_over(&self) -> bool {
        self.numbers.is_empty()
    }

    /// The next number below `bound`; 0 from an exhausted tape.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let Some((first, rest)) = self.numbers.split_first() else { return 0 };
        self.numbers = rest;
        usize::from(*first) % bound
    }

    /// The next of some choices, the plainest of which stands first.
    pub(crate) fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    /// True once in `times`; false from an exhausted tape.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == times - 1
    }

    /// A number from `low` to `high`.
    pub(crate) fn between(&mut self, low: u64, high: u64) -> u64 {
        low + u64::try_from(self.below(usize::try_from(high - low + 1).unwrap())).unwrap()
    }
}
