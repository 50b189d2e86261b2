//! The table of finding codes, each with its page.
//!
//! A code's two examples are its fixtures, `tests/findings/<code>/bad.rules` and `good.rules`, so the page cannot show what
//! the check does not say.

use std::borrow::Cow;

/// How sure a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Certainly wrong.
    Error,
    /// Probably wrong.
    Warning,
}

/// One entry a code: variant, name, severity, its meaning in a line, its page. A code without a page cannot be written.
macro_rules! codes {
    ($($code:ident $name:literal $severity:ident $gist:literal $page:literal)*) => {
        /// A kind of finding. Names are stable: they stand in reports and in people's scripts.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {
            $(#[doc = $gist] $code,)*
        }

        impl Code {
            /// Every code, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$code),*];

            /// The name that is printed.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$code => $name,)* }
            }

            /// How sure a finding of this kind is.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $(Self::$code => Severity::$severity,)* }
            }

            /// What it means, in one line.
            #[must_use]
            pub const fn gist(self) -> &'static str {
                match self { $(Self::$code => $gist,)* }
            }

            /// Why it is a finding and what to do, in a few sentences.
            #[must_use]
            pub const fn page(self) -> &'static str {
                match self { $(Self::$code => $page,)* }
            }

            /// A file that has this finding.
            #[must_use]
            pub fn bad(self) -> Cow<'static, str> {
                String::from_utf8_lossy(match self {
                    $(Self::$code => include_bytes!(concat!("../tests/findings/", $name, "/bad.rules")).as_slice(),)*
                })
            }

            /// The same file, put right.
            #[must_use]
            pub fn good(self) -> Cow<'static, str> {
                String::from_utf8_lossy(match self {
                    $(Self::$code => include_bytes!(concat!("../tests/findings/", $name, "/good.rules")).as_slice(),)*
                })
            }
        }
    };
}

impl Code {
    /// The code of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|code| code.name() == name)
    }
}

codes! {
    // The file.
    Unreadable "unreadable" Error
    "the file cannot be read as text of this language"
    "A ruleset file is UTF-8 text of at most 256 KiB. Word processors and old editors save other encodings; the finding \
     names the first byte that is no UTF-8. Save the file again as plain text in UTF-8. A file larger than 256 KiB is not \
     read at all: whole books fit into a tenth of that, so divide it, one ruleset a file."

    Edition "edition" Error
    "the file does not begin with the edition of the language"
    "The first statement of a file says which edition of the language it is written in, so that a later edition can read \
     it as it was meant. There is one edition: write `edition 1` above everything but comments. A file of another edition \
     is not read further, since its words may mean something else."

    TopLevel "top-level" Error
    "this stands outside any block"
    "Outside the braces of a `ruleset` or a `game` only three things can stand: `edition`, `source` declarations and \
     comments. A statement that stands there belongs to no ruleset. Often the brace above it closes too early."

    Block "block" Error
    "the header of a block is not complete"
    "A block begins `ruleset NAME \"title\"` or `game NAME \"title\"`, if wanted with `extends PARENT` and a basis, and then \
     a brace. A game inside a ruleset is the book's own form of a game that stands elsewhere, so it has neither title nor \
     parent."

    Name "name" Error
    "a name is written with other letters than names have"
    "Names of rulesets, games, streets and sources are written in small letters a to z, digits and dashes, so that they can be \
     typed on any keyboard and stand in a file name. The title in quotes takes any letters."

    Chapter "chapter" Error
    "no chapter is called that"
    "Chapters group the statements of a ruleset, and their names are those of the table of questions. A house of ten lines can \
     leave them out: a statement may stand directly in the ruleset."

    WrongChapter "wrong-chapter" Warning
    "the question belongs to another chapter"
    "The statement counts all the same, but a reader who looks for the question in its own chapter does not find it. Move the \
     line, or let `floor fmt` do it."

    Unclosed "unclosed" Error
    "a brace is opened and never closed"
    "The finding stands at the line that opens the block, since that is where the mistake can be seen best. A chapter ends \
     where the next one begins and a ruleset where the next one begins, so that one missing brace costs one finding and no more."

    StrayBrace "stray-brace" Error
    "a brace closes nothing"
    "There are more closing braces than opening ones up to this point. Often the one before it stands a line too early."

    // Statements.
    Orphan "orphan" Error
    "a clause belongs to no statement"
    "A line that begins with `per`, `inferred`, `custom`, `because`, `against`, `except` or `when` continues the statement above \
     it. Here there is no statement above, or the clause word is misspelt and so begins a line of its own."

    Misplaced "misplaced" Error
    "a clause does not belong where it stands"
    "`when` follows the value of an `except`. `because` follows `inferred from …` or `custom`, and `against` follows \
     `inferred from …`: whoever cites a paragraph needs no reason beside it. `silent` and `setting` take no clause at all."

    Statement "statement" Error
    "the line is no statement of this language"
    "A statement is `NAME = VALUE` and its basis, `amend NAME` and its exceptions, either of them with `final` before it, \
     `silent NAME, NAME`, or `setting cash, tournament`. There is one name on the left of the `=` and one `=` on the line."

    NoValue "no-value" Error
    "the question is given no answer"
    "A statement answers its question: `NAME = VALUE`. If the book does not speak of it, write `silent NAME`; if only some cases \
     differ from the parent, write `amend NAME except VALUE when …`."

    UnknownName "unknown-name" Error
    "nothing is called that"
    "Questions, and the games a ruleset has its own form of, are looked up by name. Nothing of this name is known. A dash copied from \
     a document is another letter than the one on the keyboard, and the finding says so."

    UnknownValue "unknown-value" Error
    "the question has no such answer"
    "Each question has a closed list of answers, so that every answer is one the engine can play. `floor explain QUESTION` lists \
     them. A rule that none of them says needs a new answer in the engine, not a new word in the file."

    OneValue "one-value" Error
    "the answer is longer than the question takes"
    "Most questions take one word, some a list in order of preference, `a, then b`, of words that differ, and some a number with its unit. Here is \
     more than that. If the answer depends on circumstances, say so with `except … when …`."

    ValueQuoted "value-quoted" Error
    "an answer stands in quotes"
    "Quotes are for titles, paragraphs and reasons, which nobody looks up. Names and answers are looked up, and stand without."

    NotForFloor "not-for-floor" Error
    "this question cannot be left to the floor or to the house"
    "`floor` says that the floor decides when it happens, `house` that the paragraph leaves the answer to the room, so that the \
     parent's stands in. Play would stop at every turn if the least raise, say, were decided afresh each time; the table of \
     questions says which can be left open."

    NoUnit "no-unit" Error
    "a number has no unit"
    "A number alone could be chips, blinds or raises. Write the unit behind it, one or many: `4 raises`, `1 big-blind`, \
     `300 units`. Money of a fixed amount is counted in `units`, the currency of the table, so that a file serves tables of any stakes."

    WrongUnit "wrong-unit" Error
    "the answer is not counted in that unit"
    "Each question that takes a number says what it can be counted in."

    TooLarge "too-large" Error
    "the number is larger than any room needs"
    "Numbers in rules are small. A number past the limit is a slip of the finger, or belongs to the table and not to the rules."

    NoBasis "no-basis" Error
    "the statement names no basis"
    "Every statement says on what it rests, for a ruling must be able to show the paragraph: `per SOURCE \"…\"` if a document \
     states it, `inferred from SOURCE \"…\" because \"…\"` if it follows from what one states, `custom because \"…\"` if it is the \
     room's own. An exception without a basis has its statement's."

    NoBecause "no-because" Error
    "the reason is missing"
    "What a document does not state needs a reason: why it follows (`inferred`) or why the room plays so (`custom`). Add \
     `because \"…\"`, on the same line or the next."

    Paragraph "paragraph" Error
    "a basis names no paragraph in the way paragraphs are named"
    "A basis is a source and its paragraphs in quotes, as the document prints them, with commas between: \
     `per tda \"47-A\", \"47 ex. 1\", wsop-live \"177\"`. A source left out repeats the one before it in the same list."

    TwoBases "two-bases" Error
    "the statement has two bases"
    "A statement is stated, or inferred, or custom. Several paragraphs that state the same stand in one `per`, with commas. If \
     the cases rest on different paragraphs, each `except` takes its own basis."

    Source "source" Error
    "a source is not declared in full"
    "A source is declared once, at the top of a file: `source NAME \"title\" version \"…\"`, if wanted with `at \"https://…\"`. The \
     version matters: paragraphs move from one edition of a book to the next."

    UnknownSource "unknown-source" Error
    "no source is called that"
    "Sources are known in all files that are loaded together. Declare it at the top of the file, or correct the name."

    SourceClash "source-clash" Error
    "two declarations of a source differ"
    "Source names are known in all files that are loaded together. A file may declare a source again word for word, so that it can \
     stand alone; declared otherwise it would be another document under the same name. Another edition of a book takes another name."

    SmartQuotes "smart-quotes" Error
    "quotes are copied from a document"
    "Word processors bend quotes. In this language a text stands between straight ones. The text is read as it was meant, so this is \
     the only finding about it."

    Unended "unended" Error
    "a text is not closed on its line"
    "A text ends on the line it begins on. The rest of the line is read as part of it."

    Duplicate "duplicate" Error
    "this is already stated"
    "A ruleset answers a question once; there is no later line that wins. Make the second an `except` of the first, or remove it. \
     The same holds for names: two rulesets, or two games, cannot have one name."

    SilentAndStated "silent-and-stated" Error
    "the ruleset answers a question and says that it is silent on it"
    "`silent` says that the book does not speak of the question, so that the parent's answer stands. Remove the name there, or the \
     statement."

    Setting "setting" Error
    "the setting is neither cash nor tournament"
    "A ruleset is for cash games, for tournaments, or for both: `setting cash`, `setting tournament`, `setting cash, tournament`. \
     Without the line it is its parent's."

    // Conditions.
    NoWhen "no-when" Error
    "an exception does not say when it holds"
    "`except VALUE when CONDITION`. If the answer is for every case, it is the statement's own value and no exception."

    UnknownCondition "unknown-condition" Error
    "no condition is called that"
    "Conditions are words for facts of the table and the hand, a closed list, so that it can be worked out whether two of them \
     can hold at once. The stakes, the name of a game and the name of a street are no conditions: a room that plays differently at \
     other stakes writes a ruleset for them that extends its own."

    Condition "condition" Error
    "the condition is not complete"
    "A condition is words joined by `and`, with `or` between words of one fact, `not` before a word, and counts written `at-most 5 \
     dealt-in` or `at-least 3 betting-rounds`."

    Or "or" Error
    "`or` joins words of different facts"
    "`or` joins alternatives of one fact, such as `no-limit or pot-limit`, and `and` joins facts. So a condition has one reading and needs \
     no brackets. Alternatives across facts are two `except` lines with the same answer."

    TooEarly "too-early" Error
    "the condition is not known when the question is asked"
    "Each question is asked at a moment, and each fact is known from a moment on. Whether betting closed early, say, is known at \
     the showdown and cannot decide what a call means. What a player faces is known only while somebody acts."

    // What follows.
    Overlap "overlap" Error
    "two exceptions hold at once and answer differently"
    "The order of lines never decides. Where two exceptions of one statement can both hold they must answer alike. The finding names a \
     case in which both hold; add `and not …` to one of them."

    Unreachable "unreachable" Error
    "the exception can never hold"
    "Its words exclude one another, or the ruleset's setting excludes them, or other exceptions with the same answer already cover \
     all of it. It would never be cited."

    SameAsDefault "same-as-default" Warning
    "the exception answers what the statement answers anyway"
    "It changes nothing but the paragraph that is cited. Remove it, or correct its value."

    DropsException "drops-exception" Warning
    "an exception of the parent is lost"
    "`NAME = VALUE` replaces the parent's statement whole, with its exceptions. One of them answers otherwise, in a case that the new \
     statement does not treat. Repeat it, write `amend NAME except …` instead so that the rest stays, or write `NAME = VALUE always` to \
     say that it is meant for every case."

    AmendNothing "amend-nothing" Error
    "there is nothing to amend"
    "`amend` lays exceptions over the parent's answer, and a ruleset without a parent has none. State the whole answer: \
     `NAME = VALUE`."

    Final "final" Error
    "an answer that is closed is answered otherwise"
    "A ruleset above has made its answer `final`, often because it is law. Whoever extends it may repeat the answer but not change it. \
     `final amend` closes only the cases it names, and the finding shows one."

    UnknownParent "unknown-parent" Error
    "what this extends is not there"
    "The parent is none of the loaded rulesets or games. Correct the name, or load the parent's file along with this one. Nothing is \
     said of what this block leaves unanswered until its parent is known."

    Circle "circle" Error
    "the parents go round in a circle"
    "Each extends the next and the last extends the first, so no answer is anyone's own. One of them has another parent, or none."

    Gap "gap" Error
    "a ruleset without a parent leaves questions unanswered"
    "The root of a chain answers every question in every case, so that nothing that extends it can have a gap and no default hides in \
     the engine. Extend a ruleset that does, such as `common`, or add what is missing."

    LeftToHouse "left-to-house" Warning
    "the parent leaves this to the house, and the house does not say"
    "A paragraph above leaves the answer to the house. Until the room decides, an answer from further up stands in, and rulings report \
     it so. State the room's own."

    TooMany "too-many" Error
    "the question has more cases than can be worked through"
    "Whether exceptions meet is decided by going through the cases. Rules of real rooms distinguish a few dozen; this is a hundred \
     times that. Leave out exceptions, or join them."

    // Games.
    GameLine "game-line" Error
    "a game has no such line"
    "A game is told in five kinds of line: `deck`, `forced-bets`, `boards`, `street NAME` and `win`. Exceptions and conditions have no \
     place in it."

    Phrase "phrase" Error
    "the line of the game cannot be read"
    "What stands right of the `=` is a list of fixed phrases, with `, then` between what happens in order and `, and` between what stands \
     together. The help names those that the line knows."

    NoDeal "no-deal" Error
    "a street deals nothing"
    "A street begins with cards: down, up, on the board, or a draw. One that only bets is the street before it, bet twice."

    GameLacks "game-lacks" Error
    "a game without a parent lacks a line"
    "A game that extends no other has a deck, at least one street and a `win` line, for no part of a game is assumed."
}
