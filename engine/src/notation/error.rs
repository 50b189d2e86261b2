//! What is wrong with a line of the notation, and what to write instead.

use crate::card::CardError;

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// There is nothing on the line.
    #[error("an empty line is no event")]
    Empty,
    /// A colon stands in an act.
    #[error("an act holds no colon")]
    Colon,
    /// A line opens with a word that is neither a seat nor a word of the notation.
    #[error("`{word}` is no seat and opens no line{}", did_you_mean(*.instead))]
    NoLine {
        /// The word.
        word: String,
        /// The word that was probably meant.
        instead: Option<&'static str>,
    },
    /// No seat goes by the name.
    #[error("no seat is called `{0}`")]
    NoSuchSeat(String),
    /// A line names a seat and nothing that it does.
    #[error("a seat alone is no event")]
    SeatAlone,
    /// A verb that the notation does not know.
    #[error("`{verb}` is no act{}", did_you_mean(*.instead))]
    NoVerb {
        /// The verb.
        verb: String,
        /// What was probably meant.
        instead: Option<&'static str>,
    },
    /// An act that takes an amount has none, or not the right way.
    #[error("`{verb}` is followed by its amount and nothing else")]
    Amount {
        /// The verb.
        verb: &'static str,
        /// How the act is written.
        form: &'static str,
    },
    /// A verb is followed by other words than it takes.
    #[error("`{verb}` is not followed by what it takes")]
    Form {
        /// The verb.
        verb: &'static str,
        /// How the line is written.
        form: &'static str,
    },
    /// What is said does not stand in quotes.
    #[error("what is said stands in quotes")]
    NoQuotes,
    /// A word that no book defines.
    #[error("no book defines what \"{0}\" is")]
    NoWord(String),
    /// More kinds of chips than one motion holds.
    #[error("one motion holds at most {} kinds of chips", crate::event::MAX_KINDS)]
    TooManyKinds,
    /// An act that takes nothing is followed by something.
    #[error("`{verb}` is followed by `{rest}`, and takes nothing")]
    Rest {
        /// The verb.
        verb: &'static str,
        /// What follows it.
        rest: String,
    },
    /// `is` stands without `all-in`.
    #[error("`is` is followed by `all-in` and nothing else")]
    IsWhat,
    /// A word that stands for an amount of chips is none.
    #[error("`{word}` is no amount")]
    NoAmount {
        /// The word.
        word: String,
        /// The amount that was probably meant.
        instead: Option<String>,
    },
    /// An amount of nothing.
    #[error("an amount is more than 0")]
    NoChips,
    /// An amount that is too large to count.
    #[error("`{0}` is more chips than can be counted")]
    TooMuch(String),
    /// A word that stands for cards is none.
    #[error(transparent)]
    Card(CardError),
    /// A deal without its cards.
    #[error("the cards are missing")]
    NoCards,
    /// More unknown cards than any deck has.
    #[error("these are more cards than a deck has")]
    TooManyCards,
    /// A deal that names no seat.
    #[error("a deal names the seat and its cards")]
    DealToNobody,
    /// A line stands where only an act of a seat can.
    #[error("`{0}` is not an act of the betting")]
    NoWager(String),
}

impl NotationError {
    /// What to do about it, in one line.
    #[must_use]
    pub fn help(&self) -> String {
        match self {
            Self::Empty | Self::SeatAlone => {
                "write what happens, as in `A calls`, `A raises to 24` or `flop Kc Jd 9s`".to_owned()
            }
            Self::Colon => "drop it: `A calls`, not `A: calls`".to_owned(),
            Self::NoLine { .. } => {
                "a line opens with a seat, `deal`, `flop`, `turn`, `river`, `showdown` or `next hand`".to_owned()
            }
            Self::NoSuchSeat(_) => "name a seat of the table, spelled as it is there".to_owned(),
            Self::NoVerb { .. } | Self::NoWager(_) => {
                "the acts are `folds`, `checks`, `calls`, `completes`, `bets 10`, `raises to 24` and `is all-in`"
                    .to_owned()
            }
            Self::Amount { form, .. } => format!("write `{form}`: the total for the street, in whole chips"),
            Self::Form { form, .. } => format!("write `{form}`"),
            Self::NoQuotes => "write `says \"raise 300\"`".to_owned(),
            Self::NoWord(_) => {
                "the words are fold, check, call, all-in, bet, raise, pot, `bet 300`, `raise 300`, `raise to 300` and an amount"
                    .to_owned()
            }
            Self::TooManyKinds => "put the chips out in fewer kinds, or push the amount".to_owned(),
            Self::Rest { verb, .. } => format!("write `{verb}` alone"),
            Self::IsWhat => "write `is all-in`: the seat puts in its whole stack".to_owned(),
            Self::NoAmount { instead: Some(amount), .. } => format!("write whole chips in digits: `{amount}`"),
            Self::NoAmount { instead: None, .. } => {
                "write whole chips in digits; for cents, let `unit` be 100 and count in cents".to_owned()
            }
            Self::NoChips => "write `checks` or `calls`, or leave the line out".to_owned(),
            Self::TooMuch(_) => format!("amounts go up to {}", u64::MAX),
            Self::Card(card) => card.help().to_owned(),
            Self::NoCards => "write the cards, `??` for each that nobody knows".to_owned(),
            Self::TooManyCards => "write one `??` for each unknown card".to_owned(),
            Self::DealToNobody => "write `deal A Kh Kd`".to_owned(),
        }
    }
}

fn did_you_mean(instead: Option<&'static str>) -> String {
    instead.map_or_else(String::new, |word| format!("; did you mean `{word}`?"))
}
