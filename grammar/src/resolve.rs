//! Rulesets laid over their parents: who answers each question in each case.

mod lineage;

use std::collections::BTreeMap;

use floorman_engine::{self as engine, Condition, Draft, Question, Settings, Via};

use crate::analyse::{Check, Field, Work, answer};
use crate::code::Severity;
use crate::finding::Finding;
use crate::source::Sources;
use crate::words::{chain, value};
use crate::written::{Answer, Arm, Closed, Ruleset, Scope, Statement};
use lineage::descents;
pub(crate) use lineage::{Descent, descents_of};

/// The most arms that a question may have along a chain.
const MAX_ARMS: usize = 512;

/// An arm of a chain.
#[derive(Debug, Clone)]
pub(crate) struct Resolved {
    pub(crate) arm: engine::Arm,
    /// The ruleset that left the point to the house, if this arm only stands in.
    left_by: Option<usize>,
}

/// A ruleset with what it makes of every question.
#[derive(Debug)]
pub(crate) struct Member {
    pub(crate) written: Ruleset,
    pub(crate) descent: Descent,
    pub(crate) settings: Settings,
    answers: BTreeMap<&'static str, Vec<Resolved>>,
    /// Questions of which nothing certain is known, here or above.
    unsure: Vec<Question>,
}

/// All rulesets, parents before children.
pub(crate) struct Family<'s> {
    sources: &'s Sources,
    pub(crate) members: Vec<Member>,
    pub(crate) findings: Vec<Finding>,
    work: Work,
}

impl<'s> Family<'s> {
    /// Resolves every ruleset whose chain is whole, and checks what each states.
    pub(crate) fn of(
        rulesets: Vec<Ruleset>,
        sources: &'s Sources,
        faulty: impl Fn(&Ruleset) -> bool,
    ) -> Self {
        let (descents, findings) = descents(&rulesets);
        let members = rulesets.into_iter().zip(descents).map(|(written, descent)| Member {
            settings: written.settings.unwrap_or(Settings { cash: true, tournament: true }),
            written,
            descent,
            answers: BTreeMap::new(),
            unsure: Vec::new(),
        });
        let mut family = Self { sources, members: members.collect(), findings, work: Work::new() };
        let mut order: Vec<usize> = (0..family.members.len()).collect();
        order.sort_by_key(|at| family.members.get(*at).map(|member| member.descent.depth()));
        for at in order {
            family.resolve(at, &faulty);
        }
        family
    }

    /// The parent of a member, if it has one that is known.
    pub(crate) fn parent(&self, at: usize) -> Option<&Member> {
        match self.members.get(at)?.descent {
            Descent::Child { parent, .. } => self.members.get(parent),
            Descent::Root | Descent::Lost => None,
        }
    }

    fn resolve(&mut self, at: usize, faulty: &impl Fn(&Ruleset) -> bool) {
        let Some(member) = self.members.get(at).filter(|member| member.descent != Descent::Lost) else {
            return;
        };
        let parent = self.parent(at);
        let mut unsure = parent.map(|parent| parent.unsure.clone()).unwrap_or_default();
        unsure.extend(&member.written.unread);
        let settings = match (member.written.settings, parent) {
            (None, Some(parent)) => parent.settings,
            _ => member.settings,
        };
        let mut answers = BTreeMap::new();
        let mut findings = Vec::new();
        for question in Question::ALL {
            let above = parent.map_or(&[][..], |parent| parent.answers(*question));
            let mut arms = self.lay(at, *question, above);
            if arms.len() > MAX_ARMS {
                arms.truncate(MAX_ARMS);
                unsure.push(*question);
                findings.push(chain::too_many_combinations(member.written.name.place, *question));
            }
            answers.insert(question.name(), arms);
        }
        if let Some(member) = self.members.get_mut(at) {
            (member.settings, member.answers, member.unsure) = (settings, answers, unsure);
        }
        findings.extend(self.check(at));
        let clean = findings.iter().all(|finding| finding.severity() == Severity::Warning);
        if clean && self.members.get(at).is_some_and(|member| !faulty(&member.written)) {
            findings.extend(self.gap(at));
            findings.extend(self.left_to_house(at));
        }
        self.findings.extend(findings);
    }

    /// What a ruleset makes of a question, given what its parent makes of it.
    fn lay(&self, at: usize, question: Question, above: &[Resolved]) -> Vec<Resolved> {
        let Some(member) = self.members.get(at) else { return Vec::new() };
        let Some(statement) = member.written.statement(question) else {
            let via = match member.written.silence(question) {
                Some(place) => Via::Silent(self.sources.engine_place(place)),
                None => Via::Unmentioned,
            };
            return above.iter().map(|one| handed_down(one, &via)).collect();
        };
        let mut arms = Vec::new();
        for arm in statement.arms() {
            self.add(arm, at, above, &mut arms);
        }
        if matches!(statement.scope, Scope::Amended) {
            arms.extend(above.iter().map(|one| handed_down(one, &Via::Unmentioned)));
        }
        arms.retain(|one| !one.arm.condition.is_impossible());
        arms
    }

    fn add(&self, arm: &Arm, at: usize, above: &[Resolved], into: &mut Vec<Resolved>) {
        let when = arm.when.as_ref().map(|(when, _)| when.clone());
        match &arm.answer {
            Answer::Value(value) => {
                let name = self.members.get(at).map(|member| member.written.name.text.clone());
                into.push(Resolved {
                    arm: engine::Arm {
                        condition: arm.condition,
                        when,
                        value: value.clone(),
                        written: arm.written.clone(),
                        basis: arm.basis.clone(),
                        ruleset: name.unwrap_or_default(),
                        place: self.sources.engine_place(arm.place),
                        via: Via::Stated,
                    },
                    left_by: None,
                });
            }
            Answer::House => {
                let via = Via::House(self.sources.engine_place(arm.place), arm.basis.clone());
                into.extend(above.iter().map(|one| {
                    let mut stands_in = one.clone();
                    stands_in.arm.condition = one.arm.condition.and(&arm.condition);
                    stands_in.arm.when = both(when.as_deref(), one.arm.when.as_deref());
                    stands_in.arm.via = via.clone();
                    stands_in.left_by = Some(at);
                    stands_in
                }));
            }
        }
    }

    fn check(&mut self, at: usize) -> Vec<Finding> {
        let mut work = std::mem::replace(&mut self.work, Work::new());
        let mut findings = Vec::new();
        if let Some(member) = self.members.get(at) {
            for statement in &member.written.statements {
                findings.extend(self.check_statement(at, member, statement, &mut work));
            }
        }
        self.work = work;
        findings
    }

    fn check_statement(
        &self,
        at: usize,
        member: &Member,
        statement: &Statement,
        work: &mut Work,
    ) -> Vec<Finding> {
        let question = statement.question;
        if member.unsure.contains(&question) {
            return Vec::new();
        }
        let mut findings = Vec::new();
        if member.descent == Descent::Root {
            findings.extend(root_faults(statement, &member.written));
        }
        let check = Check {
            statement,
            settings: member.settings,
            own: member.answers(question),
            parent: self.parent(at).map_or(&[], |parent| parent.answers(question)),
            finals: self.finals(at, question),
            sources: self.sources,
        };
        findings.extend(check.findings(work));
        findings
    }

    /// The final statements on a question above a ruleset, nearest first.
    fn finals(&self, at: usize, question: Question) -> Vec<(&str, &Statement, &[Resolved])> {
        let mut found = Vec::new();
        let mut above = self.parent(at);
        while let Some(member) = above {
            if let Some(statement) = member.written.statement(question)
                && statement.closed == Closed::Final
            {
                found.push((member.written.name.text.as_str(), statement, member.answers(question)));
            }
            above = match member.descent {
                Descent::Child { parent, .. } => self.members.get(parent),
                Descent::Root | Descent::Lost => None,
            };
        }
        found
    }

    /// A root that leaves questions unanswered.
    fn gap(&self, at: usize) -> Option<Finding> {
        let member = self.members.get(at).filter(|member| member.descent == Descent::Root)?;
        let open = |question: &&Question| member.answers(**question).is_empty();
        let missing: Vec<&Question> = Question::ALL.iter().filter(open).collect();
        let first = missing.first()?;
        let counted = (Question::ALL.len() - missing.len(), Question::ALL.len());
        Some(chain::gap(member.written.name.place, &member.written.name.text, counted, **first))
    }

    /// Questions that a ruleset above leaves to the house and this one does not answer.
    fn left_to_house(&mut self, at: usize) -> Vec<Finding> {
        let mut work = std::mem::replace(&mut self.work, Work::new());
        let mut findings = Vec::new();
        if let Some(member) = self.members.get(at) {
            for question in Question::ALL.iter().filter(|question| !member.unsure.contains(question)) {
                findings.extend(self.open_to_house(at, member, *question, &mut work));
            }
        }
        self.work = work;
        findings
    }

    fn open_to_house(
        &self,
        at: usize,
        member: &Member,
        question: Question,
        work: &mut Work,
    ) -> Option<Finding> {
        let arms = member.answers(question);
        let leaver = |one: &Resolved| one.left_by.filter(|by| *by != at);
        if !arms.iter().any(|one| leaver(one).is_some()) {
            return None;
        }
        let conditions: Vec<Condition> = arms.iter().map(|one| one.arm.condition).collect();
        let field = Field::new(&conditions, member.settings, work)?;
        let by = field.cases().find_map(|case| answer(arms, case).and_then(leaver))?;
        let by = self.members.get(by)?;
        let name = &member.written.name;
        Some(chain::left_to_house(name.place, question, &by.written.name.text, &name.text))
    }

    /// The engine's ruleset; the caller knows that nothing is wrong with its chain.
    pub(crate) fn build(&self, at: usize) -> Option<engine::Ruleset> {
        let member = self.members.get(at)?;
        let mut draft = Draft::new(&member.written.name.text, &member.written.title, member.settings);
        for question in Question::ALL {
            draft.set(*question, member.answers(*question).iter().map(|one| one.arm.clone()).collect());
        }
        draft.finish().ok()
    }
}

impl Member {
    fn answers(&self, question: Question) -> &[Resolved] {
        self.answers.get(question.name()).map_or(&[], Vec::as_slice)
    }
}

/// A parent's arm as its child has it: what was left to the house stays so.
fn handed_down(one: &Resolved, via: &Via) -> Resolved {
    let mut arm = one.arm.clone();
    if one.left_by.is_none() {
        arm.via = via.clone();
    }
    Resolved { arm, left_by: one.left_by }
}

/// Two conditions as they would be written together.
fn both(one: Option<&str>, other: Option<&str>) -> Option<String> {
    match (one, other) {
        (Some(one), Some(other)) if one != other => Some(format!("{one} and {other}")),
        (one, other) => one.or(other).map(str::to_owned),
    }
}

/// What a ruleset without a parent cannot say.
fn root_faults(statement: &Statement, written: &Ruleset) -> Option<Finding> {
    if matches!(statement.scope, Scope::Amended) {
        return Some(chain::amend_nothing(statement.place, statement.question));
    }
    let house = statement.arms().find(|arm| arm.answer == Answer::House)?;
    Some(value::no_house(house.place, &written.name.text))
}
