//! How an answer is written, and the types that read one.

use super::choices::Unit;

/// What kind of answer a question takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// One word of a closed list.
    Word(&'static [&'static str]),
    /// Words of a closed list in order of preference, at most [`MAX_PREFERENCES`].
    List(&'static [&'static str]),
    /// A number with its unit, or a word.
    Quantity {
        /// The units it is counted in.
        units: &'static [Unit],
        /// The words that may stand instead.
        words: &'static [&'static str],
    },
}

/// How many words a list may hold.
pub const MAX_PREFERENCES: usize = 4;

/// The largest number a quantity may hold.
pub const MAX_QUANTITY: u32 = 1_000_000;

/// An answer as a ruleset gives it. Words stand as their place in the question's list.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Value {
    /// One word.
    Word(usize),
    /// Words in order of preference.
    List(Vec<usize>),
    /// A number, or a range, of a unit.
    Quantity {
        /// The lowest number.
        low: u32,
        /// The highest number; the lowest again where it is no range.
        high: u32,
        /// The unit.
        unit: Unit,
    },
    /// Left to the floor.
    Floor,
}

/// The type of one question's answers.
pub trait Answer: Copy + Eq {
    /// What may be written.
    const KIND: Kind;
    /// What each word means, in a sentence, in the order of the words.
    const MEANINGS: &'static [&'static str] = &[];
    /// Whether `floor` may be the answer.
    const FLOOR: bool = false;
    /// The answer, if the value is one.
    fn read(value: &Value) -> Option<Self>;
}

/// Whether each word of an answer has its meaning.
pub(crate) const fn is_told<T: Answer>() -> bool {
    let (Kind::Word(words) | Kind::List(words) | Kind::Quantity { words, .. }) = T::KIND;
    words.len() == T::MEANINGS.len()
}

/// A choice, or left to the floor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrFloor<T> {
    /// The book answers.
    Ruled(T),
    /// The floor decides.
    Floor,
}

impl<T: Answer> Answer for OrFloor<T> {
    const KIND: Kind = T::KIND;
    const MEANINGS: &'static [&'static str] = T::MEANINGS;
    const FLOOR: bool = true;
    fn read(value: &Value) -> Option<Self> {
        if *value == Value::Floor { Some(Self::Floor) } else { T::read(value).map(Self::Ruled) }
    }
}

/// Choices in order of preference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preference<T>([Option<T>; MAX_PREFERENCES]);

impl<T: Copy> Preference<T> {
    /// The choices, first preference first.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.0.iter().copied().flatten()
    }
}

impl<T: Answer> Answer for Preference<T> {
    const KIND: Kind = match T::KIND {
        Kind::Word(words) | Kind::List(words) | Kind::Quantity { words, .. } => Kind::List(words),
    };
    const MEANINGS: &'static [&'static str] = T::MEANINGS;
    fn read(value: &Value) -> Option<Self> {
        let words = match value {
            Value::List(words) => words.as_slice(),
            Value::Word(word) => std::slice::from_ref(word),
            Value::Quantity { .. } | Value::Floor => return None,
        };
        if words.is_empty() || words.len() > MAX_PREFERENCES {
            return None;
        }
        let mut choices = [None; MAX_PREFERENCES];
        for (choice, word) in choices.iter_mut().zip(words) {
            *choice = Some(T::read(&Value::Word(*word))?);
        }
        Some(Self(choices))
    }
}

/// Declares the choice type of a question: its variants, their words, what each means.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[doc = $vdoc:literal])+ $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[doc = $vdoc])+ $variant),+ }

        impl $crate::ruleset::answer::Answer for $name {
            const KIND: $crate::ruleset::answer::Kind = $crate::ruleset::answer::Kind::Word(&[$($word),+]);
            const MEANINGS: &'static [&'static str] = &[$(concat!($($vdoc),+).trim_ascii_start()),+];
            fn read(value: &$crate::ruleset::answer::Value) -> Option<Self> {
                const ALL: &[$name] = &[$($name::$variant),+];
                match value {
                    $crate::ruleset::answer::Value::Word(place) => ALL.get(*place).copied(),
                    $crate::ruleset::answer::Value::List(_)
                    | $crate::ruleset::answer::Value::Quantity { .. }
                    | $crate::ruleset::answer::Value::Floor => None,
                }
            }
        }
    };
}
pub(crate) use choice;
