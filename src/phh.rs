//! Hand records in the PHH format: one hand a `.phh` file, many a `.phhs` file.

mod act;
mod amount;
mod fault;
mod split;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub use act::Act;
pub use amount::Amount;
pub use fault::{Fault, What};
pub use split::{LONGEST, Piece, Pieces};

/// The record of one hand. Lists stand by player, the first left of the button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The code of the game, `NT` for no-limit hold'em.
    pub variant: String,
    /// What each player posts as an ante.
    pub antes: Vec<Amount>,
    /// What each player posts as a blind or straddle.
    pub blinds: Vec<Amount>,
    /// What each player starts with.
    pub stacks: Vec<Amount>,
    /// What happens, in order.
    pub acts: Vec<Line>,
    /// What each player ends with, if the record says.
    pub finishing: Option<Vec<Amount>>,
    /// Where things stand in its text.
    pub places: Places,
}

/// One act of a record, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The act.
    pub act: Act,
    /// Where it begins, in bytes from the start of the hand's text.
    pub at: usize,
    /// Where it ends.
    pub end: usize,
}

/// Where the fields of a record begin, in bytes from the start of the hand's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Places {
    /// The code of the game.
    pub variant: usize,
    /// The antes.
    pub antes: usize,
    /// The blinds.
    pub blinds: usize,
    /// The stacks.
    pub stacks: usize,
    /// The acts.
    pub acts: usize,
    /// The final stacks.
    pub finishing: usize,
}

/// What a piece of a file turns out to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Read {
    /// A hand of no-limit hold'em.
    Hand(Record),
    /// A hand of another game, known by its code.
    OtherGame(String),
}

impl Piece {
    /// Its text.
    ///
    /// # Errors
    /// If it is no UTF-8, or longer than a hand may be.
    pub fn as_text(&self) -> Result<&str, Fault> {
        if self.cut {
            return Err(Fault { line: self.line, what: What::TooLong });
        }
        std::str::from_utf8(&self.text).map_err(|error| {
            let before = self.text.get(..error.valid_up_to()).unwrap_or_default();
            Fault { line: self.text_line + newlines(before), what: What::NotText }
        })
    }

    /// The line of the file on which a byte of its text stands.
    #[must_use]
    pub fn line_of(&self, at: usize) -> usize {
        self.text_line + newlines(self.text.get(..at).unwrap_or(&self.text))
    }

    /// What stands between two bytes of its text, without the quotes around it.
    #[must_use]
    pub fn excerpt(&self, start: usize, end: usize) -> String {
        let bytes = self.text.get(start..end).unwrap_or_default();
        String::from_utf8_lossy(bytes).trim_matches(['"', '\'']).to_owned()
    }

    /// Reads its record.
    ///
    /// # Errors
    /// The first thing that keeps it from being read, with its line.
    pub fn read(&self) -> Result<Read, Fault> {
        let text = self.as_text()?;
        let table = DeTable::parse(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            Fault { line: self.line_of(at), what: What::NotToml(first_line(error.message())) }
        })?;
        let fields = Fields { piece: self, table: table.get_ref() };
        let (variant, at) = fields.variant()?;
        if variant == "NT" {
            fields.record(variant, at).map(Read::Hand)
        } else {
            Ok(Read::OtherGame(variant))
        }
    }
}

fn newlines(bytes: &[u8]) -> usize {
    bytes.split(|byte| *byte == b'\n').skip(1).count()
}

fn first_line(message: &str) -> String {
    message.lines().next().unwrap_or_default().to_owned()
}

/// The fields of one record.
struct Fields<'p, 't> {
    piece: &'p Piece,
    table: &'p DeTable<'t>,
}

impl<'p, 't> Fields<'p, 't> {
    fn variant(&self) -> Result<(String, usize), Fault> {
        let value = self.field("variant")?;
        let text = value.get_ref().as_str().ok_or_else(|| self.wrong("variant", "a text", value))?;
        Ok((text.to_owned(), value.span().start))
    }

    fn record(&self, variant: String, at: usize) -> Result<Record, Fault> {
        let (stacks, stacks_at) = self.amounts("starting_stacks")?;
        let players = stacks.len();
        let (antes, antes_at) = self.amounts("antes")?;
        let (blinds, blinds_at) = self.amounts("blinds_or_straddles")?;
        let finishing = self.table.get("finishing_stacks").map(|_| self.amounts("finishing_stacks"));
        let (finishing, finishing_at) = finishing.transpose()?.unzip();
        let (acts, acts_at) = self.acts(players)?;
        let record = Record {
            variant,
            antes,
            blinds,
            stacks,
            acts,
            finishing,
            places: Places {
                variant: at,
                antes: antes_at,
                blinds: blinds_at,
                stacks: stacks_at,
                acts: acts_at,
                finishing: finishing_at.unwrap_or(at),
            },
        };
        self.check_lengths(&record)?;
        Ok(record)
    }

    fn check_lengths(&self, record: &Record) -> Result<(), Fault> {
        let players = record.stacks.len();
        let places = record.places;
        let finishing = record.finishing.as_ref().map_or(players, Vec::len);
        let lists = [
            ("antes", record.antes.len(), places.antes),
            ("blinds_or_straddles", record.blinds.len(), places.blinds),
            ("finishing_stacks", finishing, places.finishing),
        ];
        match lists.into_iter().find(|(_, has, _)| *has != players) {
            None => Ok(()),
            Some((field, has, at)) => Err(self.fault(at, What::Length { field, has, players })),
        }
    }

    fn field(&self, name: &'static str) -> Result<&'p Spanned<DeValue<'t>>, Fault> {
        let missing = || Fault { line: self.piece.line, what: What::Missing(name) };
        self.table.get(name).ok_or_else(missing)
    }

    fn amounts(&self, name: &'static str) -> Result<(Vec<Amount>, usize), Fault> {
        let value = self.field(name)?;
        let list = value.get_ref().as_array().ok_or_else(|| self.wrong(name, "a list of amounts", value))?;
        let amounts = list.iter().map(|item| self.amount(name, item));
        Ok((amounts.collect::<Result<_, _>>()?, value.span().start))
    }

    fn amount(&self, name: &'static str, item: &Spanned<DeValue<'t>>) -> Result<Amount, Fault> {
        let read = match item.get_ref() {
            DeValue::Integer(number) if number.radix() == 10 => Amount::read(number.as_str()),
            DeValue::Integer(number) => u64::from_str_radix(number.as_str(), number.radix())
                .map(Amount::whole)
                .map_err(|_| What::TooLarge(number.to_string())),
            DeValue::Float(number) => Amount::read(number.as_str()),
            DeValue::String(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => Err(What::Type { field: name, wanted: "a list of amounts" }),
        };
        read.map_err(|what| self.fault(item.span().start, what))
    }

    fn acts(&self, players: usize) -> Result<(Vec<Line>, usize), Fault> {
        let value = self.field("actions")?;
        let wrong = |value| self.wrong("actions", "a list of acts, each a text", value);
        let list = value.get_ref().as_array().ok_or_else(|| wrong(value))?;
        let lines = list.iter().map(|item| {
            let text = item.get_ref().as_str().ok_or_else(|| wrong(item))?;
            let act = Act::read(text, players).map_err(|what| self.fault(item.span().start, what))?;
            Ok(Line { act, at: item.span().start, end: item.span().end })
        });
        Ok((lines.collect::<Result<_, Fault>>()?, value.span().start))
    }

    fn wrong(&self, field: &'static str, wanted: &'static str, value: &Spanned<DeValue<'t>>) -> Fault {
        self.fault(value.span().start, What::Type { field, wanted })
    }

    fn fault(&self, at: usize, what: What) -> Fault {
        Fault { line: self.piece.line_of(at), what }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HAND: &str = "[7]\nvariant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [0.5, 1]\n\
        starting_stacks = [20, 1_000]\nactions = [\n  'd dh p1 AhKd', # Ann\n  'p2 cbr 2.50',\n]\n";

    fn read(text: &str) -> Result<Read, Fault> {
        Pieces::new(text.as_bytes()).next().unwrap().unwrap().read()
    }

    fn refused(text: &str) -> (usize, String) {
        let fault = read(text).unwrap_err();
        (fault.line, fault.to_string())
    }

    #[test]
    fn a_record_is_read_with_its_places() {
        let Ok(Read::Hand(record)) = read(HAND) else { panic!("the hand is read") };
        let piece = Pieces::new(HAND.as_bytes()).next().unwrap().unwrap();
        assert_eq!(record.stacks, [Amount::whole(20), Amount::whole(1000)]);
        assert_eq!(record.acts.len(), 2);
        assert_eq!(piece.line_of(record.acts[1].at), 8);
        assert_eq!(record.finishing, None);
    }

    #[test]
    fn other_games_are_told_by_their_code() {
        assert_eq!(read("variant = 'PO'"), Ok(Read::OtherGame("PO".to_owned())));
    }

    #[test]
    fn each_fault_has_its_line() {
        assert_eq!(refused("[1]\nantes = [0]\n"), (1, "the record has no `variant`".to_owned()));
        assert_eq!(refused("[1]\nvariant = NT\n").0, 2);
        let (line, words) = refused(&HAND.replace("1_000", "99999999999999999999"));
        assert_eq!((line, words.as_str()), (5, "`99999999999999999999` is more than can be counted"));
        let (line, words) = refused(&HAND.replace("2.50", "two"));
        assert_eq!((line, words.as_str()), (8, "`two` is no amount"));
        let (line, words) = refused(&HAND.replace("[0, 0]", "[0, 0, 0]"));
        assert_eq!((line, words.as_str()), (3, "`antes` has 3 entries for 2 players"));
        let (line, words) = refused(&HAND.replace("antes = [0, 0]", "antes = 'none'"));
        assert_eq!((line, words.as_str()), (3, "`antes` is not a list of amounts"));
    }

    #[test]
    fn text_in_another_encoding_is_refused_at_its_line() {
        let piece = Pieces::new(b"[1]\nvariant = 'NT'\nx = '\xFF'\n".as_slice()).next().unwrap().unwrap();
        assert_eq!(piece.read(), Err(Fault { line: 3, what: What::NotText }));
    }
}
