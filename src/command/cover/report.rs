//! What is reached, and what is not.

use std::collections::BTreeMap;
use std::io::Write;

use floorman_conformance::Corpus;
use floorman_conformance::corpus::Document;
use floorman_conformance::cover::{AnswerReach, Astray, ClaimReach, Coverage, StatementReach};
use floorman_conformance::evidence::Evidence;
use floorman_engine::{Chapter, Question};

use super::sums::{Reached, Sums};
use crate::exit::Exit;
use crate::trouble::Trouble;
use crate::words::NO_SCENARIO_RAN;
use crate::words::cover as said;

/// How much is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    /// What is missing, and sums.
    Sums,
    /// Some questions with their scenarios.
    Questions,
    /// Everything with its scenarios.
    All,
}

/// A run to be told of.
pub(super) struct Report<'r> {
    pub(super) corpus: &'r Corpus,
    pub(super) coverage: Coverage<'r>,
    /// The questions that are meant; nothing if all are.
    pub(super) questions: Option<Vec<Question>>,
    /// What was played.
    pub(super) evidence: &'r [Evidence<'r>],
}

/// A paragraph, and the statements that rest on it.
pub(super) type Paragraph<'r> = ((&'r str, &'r str), Vec<&'r StatementReach<'r>>);

impl Report<'_> {
    fn means(&self, question: Question) -> bool {
        self.questions.as_ref().is_none_or(|questions| questions.contains(&question))
    }

    pub(super) fn answers(&self) -> impl Iterator<Item = &AnswerReach<'_>> {
        self.coverage.answers.iter().filter(|answer| self.means(answer.question))
    }

    pub(super) fn statements(&self) -> impl Iterator<Item = &StatementReach<'_>> {
        self.coverage.statements.iter().filter(|statement| self.means(statement.question))
    }

    /// The paragraphs that a statement on a question that is meant rests on, with all their statements.
    pub(super) fn paragraphs(&self) -> impl Iterator<Item = Paragraph<'_>> {
        let all = self.coverage.paragraphs.iter().map(|(paragraph, statements)| {
            let statements = statements.iter().filter_map(|number| self.coverage.statements.get(*number));
            (*paragraph, statements.collect::<Vec<_>>())
        });
        all.filter(|(_, statements)| statements.iter().any(|statement| self.means(statement.question)))
    }

    /// The answers that no scenario reaches.
    pub(super) fn unreached(&self) -> Vec<&AnswerReach<'_>> {
        self.answers().filter(|answer| answer.scenarios.is_empty()).collect()
    }

    /// The paragraphs that a statement rests on, and none that is read anywhere.
    pub(super) fn unread(&self) -> Vec<Paragraph<'_>> {
        let unread = |(_, statements): &Paragraph<'_>| {
            statements.iter().all(|statement| statement.scenarios.is_empty())
        };
        self.paragraphs().filter(unread).collect()
    }

    /// The paragraphs that scenarios cite in vain.
    pub(super) fn astray(&self) -> Vec<&Astray<'_>> {
        let meant = |it: &&Astray<'_>| it.questions.iter().any(|question| self.means(*question));
        self.coverage.astray.iter().filter(meant).collect()
    }

    /// The claims that nothing stands for. A question has none of its own.
    pub(super) fn unmet(&self) -> Vec<&ClaimReach<'_>> {
        self.claims().filter(|claim| claim.is_unmet()).collect()
    }

    fn claims(&self) -> impl Iterator<Item = &ClaimReach<'_>> {
        self.coverage.claims.iter().filter(|_| self.questions.is_none())
    }

    /// How many answers, paragraphs, claims and citations are to be mended.
    fn found(&self) -> [usize; 4] {
        [self.unreached().len(), self.unread().len(), self.unmet().len(), self.astray().len()]
    }

    pub(super) fn exit(&self) -> Exit {
        if self.evidence.is_empty() {
            Exit::NothingRan
        } else if self.found() == [0; 4] {
            Exit::Clean
        } else {
            Exit::Found
        }
    }

    pub(super) fn text(&self, detail: Detail, out: &mut dyn Write) -> Result<(), Trouble> {
        if self.evidence.is_empty() {
            return Ok(writeln!(out, "{NO_SCENARIO_RAN}")?);
        }
        if detail != Detail::Sums {
            self.questions_in_full(out)?;
        }
        if detail == Detail::All {
            self.paragraphs_in_full(out)?;
            self.claims_in_full(out)?;
        }
        self.findings(out)?;
        if detail != Detail::Questions {
            write!(out, "{}\n{}\n{}\n", self.chapters(), self.sources(), self.documents())?;
        }
        let all = [self.answers().count(), self.paragraphs().count(), self.claims().count()];
        Ok(writeln!(out, "{}", said::summary(all, self.found()))?)
    }

    fn questions_in_full(&self, out: &mut dyn Write) -> Result<(), Trouble> {
        for question in Question::ALL.iter().copied().filter(|question| self.means(*question)) {
            writeln!(out, "{}", said::question(question))?;
            for answer in self.answers().filter(|answer| answer.question == question) {
                writeln!(out, "{}", said::answer(answer))?;
            }
            for statement in self.statements().filter(|statement| statement.question == question) {
                writeln!(out, "{}", said::statement(statement))?;
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn paragraphs_in_full(&self, out: &mut dyn Write) -> Result<(), Trouble> {
        for (paragraph, statements) in self.paragraphs() {
            writeln!(out, "{}", said::paragraph(paragraph))?;
            for statement in statements {
                writeln!(out, "{}", said::statement_and_question(statement))?;
            }
        }
        Ok(writeln!(out)?)
    }

    fn claims_in_full(&self, out: &mut dyn Write) -> Result<(), Trouble> {
        for claim in &self.coverage.claims {
            writeln!(out, "{}", said::claim(claim))?;
        }
        Ok(writeln!(out)?)
    }

    fn findings(&self, out: &mut dyn Write) -> Result<(), Trouble> {
        for answer in self.unreached() {
            let says_so = |statement: &&StatementReach<'_>| {
                statement.question == answer.question
                    && statement.value.is_some_and(|value| answer.held.is_in(answer.question, value))
            };
            let given = self.statements().filter(says_so);
            writeln!(out, "{}", said::unreached(answer, &given.collect::<Vec<_>>()))?;
        }
        for (paragraph, statements) in self.unread() {
            writeln!(out, "{}", said::unread(paragraph, &statements))?;
        }
        for claim in self.unmet() {
            writeln!(out, "{}", said::unmet(claim))?;
        }
        let mut together: Vec<Vec<&Astray<'_>>> = Vec::new();
        for astray in self.astray() {
            let alike =
                |other: &&Astray<'_>| other.cite == astray.cite && other.questions == astray.questions;
            match together.iter_mut().find(|group| group.first().is_some_and(alike)) {
                Some(group) => group.push(astray),
                None => together.push(vec![astray]),
            }
        }
        for group in together {
            writeln!(out, "{}", said::astray(&group))?;
        }
        Ok(())
    }

    /// A row a chapter of the questions.
    fn chapters(&self) -> String {
        let sums = |chapter: &Chapter| {
            let questions = Question::ALL.iter().filter(|question| question.chapter() == *chapter);
            let answers = self.answers().filter(|it| it.question.chapter() == *chapter);
            let statements = self.statements().filter(|it| it.question.chapter() == *chapter);
            let sums = Sums {
                questions: questions.count(),
                answers: Reached::of(answers.map(|it| !it.scenarios.is_empty())),
                statements: Reached::of(statements.map(|it| !it.scenarios.is_empty())),
            };
            (chapter.name(), sums)
        };
        let rows: Vec<(&str, Sums)> = Chapter::ALL.iter().map(sums).collect();
        let all = rows.iter().fold(Sums::default(), |all, (_, sums)| all.and(*sums));
        let rows = rows.into_iter().chain([(said::ALL, all)]).map(|(name, sums)| (name, sums.counts()));
        said::chapters(&rows.collect::<Vec<_>>())
    }

    /// A row a source.
    fn sources(&self) -> String {
        let mut rows: BTreeMap<&str, Reached> = BTreeMap::new();
        for ((source, _), statements) in self.paragraphs() {
            let read = statements.iter().any(|statement| !statement.scenarios.is_empty());
            let sum = rows.entry(source).or_default();
            *sum = sum.and(Reached::of([read].into_iter()));
        }
        let all = rows.values().fold(Reached::default(), |all, reached| all.and(*reached));
        let rows = rows.into_iter().chain([(said::ALL, all)]).map(|(name, reached)| (name, reached.counts()));
        said::sources(&rows.collect::<Vec<_>>())
    }

    /// A row a document that claims come from.
    fn documents(&self) -> String {
        let documents = &self.corpus.documents().documents;
        let row = |(key, document): (&String, &Document)| {
            let claims = || self.coverage.claims.iter().filter(|it| it.claim.starts_with(key.as_str()));
            let [all, asked] = Reached::of(claims().map(|it| !it.scenarios.is_empty())).counts();
            let untestable = claims().filter(|it| it.untestable.is_some()).count();
            (said::document(key, &document.about), [all, asked, untestable])
        };
        said::documents(&documents.iter().map(row).collect::<Vec<_>>())
    }
}
