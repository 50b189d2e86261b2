//! What is reached, for programs.

use floorman_conformance::corpus::Placed;
use floorman_conformance::cover::StatementReach;
use floorman_grammar::basis_as_written;
use serde_json::{Value, json};

use super::report::Report;

impl Report<'_> {
    pub(super) fn json(&self) -> Value {
        let answers: Vec<Value> = self
            .answers()
            .map(|answer| {
                json!({
                    "question": answer.question.name(), "answer": answer.held.name(),
                    "rulesets": answer.rulesets, "scenarios": names(&answer.scenarios),
                })
            })
            .collect();
        let paragraphs: Vec<Value> = self
            .paragraphs()
            .map(|((source, paragraph), statements)| {
                let statements: Vec<Value> = statements.into_iter().map(statement).collect();
                json!({"source": source, "paragraph": paragraph, "statements": statements})
            })
            .collect();
        let statements: Vec<Value> = self.statements().map(statement).collect();
        let claims: Vec<Value> = self
            .coverage
            .claims
            .iter()
            .map(|it| json!({"claim": it.claim, "scenarios": names(&it.scenarios), "untestable": it.untestable}))
            .collect();
        json!({
            "floor": "cover", "schema": 1, "answers": answers, "statements": statements, "paragraphs": paragraphs,
            "claims": claims, "findings": self.findings_as_data(), "exit": self.exit().code(),
        })
    }

    fn findings_as_data(&self) -> Value {
        let unreached: Vec<Value> = self
            .unreached()
            .iter()
            .map(|answer| json!({"question": answer.question.name(), "answer": answer.held.name()}))
            .collect();
        let unread: Vec<Value> = self
            .unread()
            .iter()
            .map(|((source, paragraph), _)| json!({"source": source, "paragraph": paragraph}))
            .collect();
        let astray: Vec<Value> = self
            .astray()
            .iter()
            .map(|it| {
                json!({
                    "scenario": it.placed.name(), "file": it.placed.file.path, "line": it.line,
                    "source": it.cite.source, "paragraph": it.cite.at,
                    "questions": it.questions.iter().map(|question| question.name()).collect::<Vec<_>>(),
                })
            })
            .collect();
        let unmet: Vec<&str> = self.unmet().into_iter().map(|it| it.claim.as_str()).collect();
        json!({
            "answers-without-scenario": unreached, "paragraphs-not-read": unread, "claims-without-scenario": unmet,
            "citations-astray": astray,
        })
    }
}

fn statement(statement: &StatementReach<'_>) -> Value {
    json!({
        "ruleset": statement.ruleset, "question": statement.question.name(), "answer": statement.written,
        "when": statement.when, "basis": basis_as_written(statement.basis),
        "file": statement.place.file, "line": statement.place.line, "scenarios": names(&statement.scenarios),
    })
}

fn names(scenarios: &[Placed<'_>]) -> Vec<String> {
    scenarios.iter().map(Placed::name).collect()
}
