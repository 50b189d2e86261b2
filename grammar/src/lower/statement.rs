//! One statement of a ruleset.

use floorman_engine::ruleset::params::question as question_named;
use floorman_engine::{Basis, Chapter, Condition, Question, Settings};

use super::{Desk, extent, written};
use crate::ast::{Clause, Keyword, Kind, Statement, Token};
use crate::source::Place;
use crate::suggest;
use crate::words;
use crate::written::{self as out, Answer, Arm, Closed, Dropping, Name, Scope};

/// The most exceptions a statement may have.
pub(crate) const MAX_CASES: usize = 64;

/// The clauses of one answer: an `except` and what belongs to it, or what stands before the first.
#[derive(Default)]
struct Group<'s, 'a> {
    except: Option<&'s Clause<'a>>,
    when: Option<&'s Clause<'a>>,
    basis: Vec<&'s Clause<'a>>,
}

/// A statement that is neither `silent` nor `setting`, taken apart.
struct Parts<'s, 'a> {
    closed: Closed,
    /// `NAME` and the tokens right of the `=`; an amendment has none.
    name: &'s Token<'a>,
    value: Option<&'s [Token<'a>]>,
    lead: Place,
}

impl Desk<'_> {
    /// Reads one line of a ruleset, and its clauses, into it.
    pub(super) fn statement(
        &mut self,
        statement: &Statement<'_>,
        chapter: Option<Chapter>,
        into: &mut out::Ruleset,
    ) {
        let Some(first) = statement.tokens.first() else {
            self.orphan(statement);
            return;
        };
        if first.is("silent") {
            self.silent(statement, chapter, into);
        } else if first.is("setting") {
            self.setting(statement, into);
        } else if let Some(meant) = misspelt_clause(statement) {
            self.find(words::statement::misspelt_clause(self.place(first.span), first.text, meant));
            // The statement above lacks this clause, so nothing more is said of it.
            into.unread.extend(into.statements.pop().map(|above| above.question));
        } else if let Some(parts) = self.parts(statement) {
            self.answer(&parts, statement, chapter, into);
        }
    }

    /// A clause where no statement is open.
    pub(super) fn orphan(&mut self, statement: &Statement<'_>) {
        if let Some(clause) = statement.clauses.first() {
            self.find(words::statement::orphan(self.place(clause.keyword.span), clause.keyword.it));
        }
    }

    fn silent(&mut self, statement: &Statement<'_>, chapter: Option<Chapter>, into: &mut out::Ruleset) {
        self.no_clauses(statement, "silent");
        let names = statement.tokens.get(1..).unwrap_or_default();
        for part in names.split(|token| token.kind == Kind::Comma) {
            let [name] = part else {
                let place = extent(part).unwrap_or_else(|| statement.lead());
                self.find(words::statement::names_with_commas(self.place(place)));
                continue;
            };
            let Some(question) = self.question(name, chapter) else { continue };
            let place = self.place(name.span);
            match into.silence(question) {
                Some(_) => self.find(words::statement::silent_twice(place, name.text)),
                None => into.silent.push((question, place)),
            }
        }
    }

    fn setting(&mut self, statement: &Statement<'_>, into: &mut out::Ruleset) {
        self.no_clauses(statement, "setting");
        if into.settings.is_some() {
            self.find(words::statement::setting_twice(self.place(statement.lead())));
        }
        let mut settings = Settings { cash: false, tournament: false };
        let named = statement.tokens.get(1..).unwrap_or_default();
        for part in named.split(|token| token.kind == Kind::Comma) {
            match part {
                [word] if word.is("cash") => settings.cash = true,
                [word] if word.is("tournament") => settings.tournament = true,
                _ => {
                    let place = extent(part).unwrap_or_else(|| statement.lead());
                    self.find(words::statement::no_setting(self.place(place)));
                    settings = Settings { cash: true, tournament: true };
                }
            }
        }
        into.settings = Some(settings);
    }

    pub(super) fn no_clauses(&mut self, statement: &Statement<'_>, behind: &str) {
        if let Some(clause) = statement.clauses.first() {
            let place = self.place(clause.keyword.span);
            self.find(words::statement::takes_no_clause(place, behind, clause.keyword.it));
        }
    }

    /// Takes `[final] NAME = VALUE` or `[final] amend NAME` apart.
    fn parts<'s, 'a>(&mut self, statement: &'s Statement<'a>) -> Option<Parts<'s, 'a>> {
        let lead = self.place(statement.lead());
        let mut tokens = statement.tokens.as_slice();
        let closed = match tokens {
            [word, rest @ ..] if word.is("final") => {
                tokens = rest;
                Closed::Final
            }
            _ => Closed::Open,
        };
        if let [word, rest @ ..] = tokens
            && word.is("amend")
        {
            return self.amendment(rest, lead, closed);
        }
        let Some(equals) = tokens.iter().position(|token| token.kind == Kind::Equals) else {
            self.no_equals(tokens, lead);
            return None;
        };
        let (left, right) = tokens.split_at(equals);
        let name = self.one_name(left, lead)?;
        Some(Parts { closed, name, value: Some(right.get(1..).unwrap_or_default()), lead })
    }

    fn amendment<'s, 'a>(
        &mut self,
        tokens: &'s [Token<'a>],
        lead: Place,
        closed: Closed,
    ) -> Option<Parts<'s, 'a>> {
        let equals = tokens.iter().position(|token| token.kind == Kind::Equals);
        let name = self.one_name(tokens.get(..equals.unwrap_or(tokens.len()))?, lead)?;
        if equals.is_some() {
            self.find(words::statement::amend_with_value(lead, name.text));
            return None;
        }
        Some(Parts { closed, name, value: None, lead })
    }

    fn one_name<'s, 'a>(&mut self, left: &'s [Token<'a>], lead: Place) -> Option<&'s Token<'a>> {
        match left {
            [name] if name.kind == Kind::Word => return Some(name),
            [name] if name.is_text() => {
                self.find(words::value::quoted_name(self.place(name.span), name.text));
            }
            _ => self.find(words::statement::one_name(extent(left).map_or(lead, |span| self.place(span)))),
        }
        None
    }

    fn no_equals(&mut self, tokens: &[Token<'_>], lead: Place) {
        let named = |first: &Token<'_>| question_named(first.text.trim_end_matches(':'));
        match tokens.first().and_then(named) {
            Some(question) => self.find(words::statement::no_value(lead, question.name())),
            None => self.find(words::statement::none(lead)),
        }
    }

    /// The question of that name, and a warning if it stands in another's chapter.
    fn question(&mut self, name: &Token<'_>, chapter: Option<Chapter>) -> Option<Question> {
        let place = self.place(name.span);
        let Some(question) = question_named(name.text) else {
            let near = suggest::nearest(name.text, Question::ALL.iter().map(|known| known.name()));
            self.find(words::statement::unknown_question(place, name.text, near));
            return None;
        };
        if chapter.is_some_and(|chapter| chapter != question.chapter()) {
            self.find(words::statement::wrong_chapter(place, question));
        }
        Some(question)
    }

    fn answer(
        &mut self,
        parts: &Parts<'_, '_>,
        statement: &Statement<'_>,
        chapter: Option<Chapter>,
        into: &mut out::Ruleset,
    ) {
        let (main, cases) = self.groups(&statement.clauses);
        let question = self.question(parts.name, chapter);
        let own_basis = self.basis(&main.basis);
        let Some(question) = question else {
            for case in &cases {
                self.basis(&case.basis);
            }
            return;
        };
        let name = Name { text: parts.name.text.to_owned(), place: self.place(parts.name.span) };
        let before = self.findings.len();
        let read = self.read(question, parts, own_basis.as_ref(), &cases);
        if into.statement(question).is_some() || into.unread.contains(&question) {
            let line = into.statement(question).map(|other| self.sources.position(other.place).line);
            self.findings.insert(before, words::statement::duplicate(name.place, &name.text, line));
            return;
        }
        match read {
            Some((scope, cases)) => into.statements.push(out::Statement {
                question,
                place: name.place,
                extent: self.place(statement.span),
                scope,
                closed: parts.closed,
                cases,
            }),
            None => into.unread.push(question),
        }
    }

    /// The statement's answers; `None` if one of them could not be read.
    fn read(
        &mut self,
        question: Question,
        parts: &Parts<'_, '_>,
        basis: Option<&Basis>,
        cases: &[Group<'_, '_>],
    ) -> Option<(Scope, Vec<Arm>)> {
        let scope = match parts.value {
            Some(value) => self.whole(question, value, basis, parts.lead),
            None => Some(Scope::Amended),
        };
        if parts.value.is_none() && cases.is_empty() {
            self.find(words::statement::amends_without_case(parts.lead, question));
            return None;
        }
        if cases.len() > MAX_CASES {
            self.find(words::chain::too_many_cases(parts.lead, question, MAX_CASES));
            return None;
        }
        let lacking = parts.value.is_none() && basis.is_none();
        let read: Vec<Option<Arm>> =
            cases.iter().map(|case| self.case(question, case, basis, lacking)).collect();
        Some((scope?, read.into_iter().collect::<Option<Vec<_>>>()?))
    }

    fn whole(
        &mut self,
        question: Question,
        value: &[Token<'_>],
        basis: Option<&Basis>,
        lead: Place,
    ) -> Option<Scope> {
        let (value, dropping) = match value {
            [value @ .., always] if always.is("always") => (value, Dropping::Always),
            value => (value, Dropping::Unsaid),
        };
        if basis.is_none() {
            self.find(words::basis::missing(lead, question.name()));
        }
        let answer = self.value(question, value, lead)?;
        let basis = basis.cloned().unwrap_or(Basis::Custom { because: String::new() });
        let condition = Condition::always();
        let written = written(value);
        let arm = Arm { answer, written, condition, when: None, basis, place: lead };
        Some(Scope::Whole(Box::new(arm), dropping))
    }

    fn case(
        &mut self,
        question: Question,
        case: &Group<'_, '_>,
        fallback: Option<&Basis>,
        lacking: bool,
    ) -> Option<Arm> {
        let except = case.except?;
        let place = self.place(match case.when {
            Some(when) => except.keyword.span.to(when.span()),
            None => except.span(),
        });
        let answer = self.value(question, &except.tokens, place);
        let condition = case.when.and_then(|when| {
            let at = self.place(when.keyword.span);
            self.condition(&when.tokens, question, at)
        });
        if case.when.is_none() {
            self.find(words::condition::no_when(place));
        }
        let basis = self.basis(&case.basis);
        if basis.is_none() && lacking {
            self.find(words::basis::missing(place, question.name()));
        }
        Some(Arm {
            answer: answer?,
            written: written(&except.tokens),
            condition: condition?,
            when: case.when.map(|when| (written(&when.tokens), self.place(when.span()))),
            basis: basis.or_else(|| fallback.cloned()).unwrap_or(Basis::Custom { because: String::new() }),
            place,
        })
    }

    /// Everything before the first `except` belongs to the default, then one group for each `except`.
    fn groups<'s, 'a>(&mut self, clauses: &'s [Clause<'a>]) -> (Group<'s, 'a>, Vec<Group<'s, 'a>>) {
        let (mut main, mut cases) = (Group::default(), Vec::new());
        for clause in clauses {
            let group: &mut Group<'_, '_> = cases.last_mut().unwrap_or(&mut main);
            match clause.keyword.it {
                Keyword::Except => cases.push(Group { except: Some(clause), ..Group::default() }),
                Keyword::When if group.except.is_some() && group.when.is_none() => group.when = Some(clause),
                Keyword::When if group.when.is_some() => {
                    self.find(words::condition::second_when(self.place(clause.keyword.span)));
                }
                Keyword::When => {
                    self.find(words::condition::when_without_except(self.place(clause.keyword.span)));
                }
                Keyword::Per | Keyword::Inferred | Keyword::Custom | Keyword::Because | Keyword::Against => {
                    group.basis.push(clause);
                }
            }
        }
        (main, cases)
    }
}

/// The clause word that the line's first word was probably meant to be: it has no `=` and is nearly one.
fn misspelt_clause(statement: &Statement<'_>) -> Option<&'static str> {
    let first = statement.tokens.first()?;
    let has_equals = statement.tokens.iter().any(|token| token.kind == Kind::Equals);
    if has_equals || first.kind != Kind::Word || question_named(first.text).is_some() {
        return None;
    }
    suggest::slip_of(first.text, Keyword::ALL.map(Keyword::as_str))
}

/// Whether the answer is left to the house.
pub(crate) fn is_house(arm: &Arm) -> bool {
    arm.answer == Answer::House
}
