//! About what follows from statements, along the chain of parents.

use floorman_engine::{Arm, Basis, Citation, Question};

use super::{cropped, meant_or, quoted};
use crate::code::Code;
use crate::finding::Finding;
use crate::source::Place;

pub(crate) fn too_many_cases(place: Place, question: Question, most: usize) -> Finding {
    Finding::new(Code::TooMany, place, format!("`{}` has more than {most} exceptions", question.name()))
        .help("join those with the same answer, or leave some out")
}

pub(crate) fn too_many_combinations(place: Place, question: Question) -> Finding {
    let message = format!("`{}` distinguishes more cases than can be worked through", question.name());
    Finding::new(Code::TooMany, place, message)
        .help("leave out conditions, or move some to a ruleset of their own")
}

pub(crate) fn too_deep(place: Place, name: &str, most: usize) -> Finding {
    Finding::new(Code::TooMany, place, format!("{} has more than {most} rulesets above it", quoted(name)))
        .help("join some of them")
}

pub(crate) fn unknown_parent(place: Place, kind: &str, name: &str, near: Option<&str>) -> Finding {
    let finding = Finding::new(Code::UnknownParent, place, format!("no {kind} is called {}", quoted(name)));
    meant_or(finding, name, near, "name one that is loaded, or load its file too")
}

pub(crate) fn circle(place: Place, names: &[&str]) -> Finding {
    let round: Vec<String> = names.iter().map(|name| quoted(name)).collect();
    let message = match round.as_slice() {
        [only] => format!("{only} extends itself"),
        _ => format!("the parents go round: {}", round.join(", then ")),
    };
    Finding::new(Code::Circle, place, message).help("give one of them another parent, or none")
}

pub(crate) fn overlap(place: Place, line: usize, witness: &str) -> Finding {
    Finding::new(Code::Overlap, place, format!("this and line {line} both apply: {}", case(witness)))
        .help("add `and not …` to one of them")
}

/// Why an exception can never hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Never {
    /// Its words exclude one another.
    Contradiction,
    /// The ruleset is for cash games only.
    CashOnly,
    /// The ruleset is for tournaments only.
    TournamentOnly,
    /// No table is ever so.
    NoTable,
    /// Others answer the same in all of it.
    Covered,
}

pub(crate) fn unreachable(place: Place, never: Never) -> Finding {
    let help = match never {
        Never::Contradiction => "its words exclude one another",
        Never::CashOnly => "this ruleset is for cash only",
        Never::TournamentOnly => "this ruleset is for tournaments only",
        Never::NoTable => "no table is ever so",
        Never::Covered => "the statement's other exceptions already answer this in all of its cases",
    };
    Finding::new(Code::Unreachable, place, "this can never hold here").help(help)
}

pub(crate) fn same_as_default(place: Place, written: &str) -> Finding {
    Finding::new(Code::SameAsDefault, place, format!("the statement answers {} anyway", quoted(written)))
        .help("remove the exception, or correct its value")
}

pub(crate) fn drops_exception(place: Place, question: Question, lost: &Arm, witness: &str) -> Finding {
    let name = question.name();
    let when = lost.when.as_deref().unwrap_or_default();
    let exception = quoted(&format!("except {} when {when}", lost.written));
    let (file, line) = (&lost.place.file, lost.place.line);
    let message = format!("this drops the parent's {exception} ({file}:{line}): {}", case(witness));
    Finding::new(Code::DropsException, place, message).help(format!(
        "repeat it, write `amend {name} except …` so that the rest stays, or `always` if it is meant"
    ))
}

pub(crate) fn amend_nothing(place: Place, question: Question) -> Finding {
    let name = question.name();
    Finding::new(Code::AmendNothing, place, format!("no parent answers `{name}`"))
        .help(format!("state the whole answer: `{name} = VALUE`"))
}

pub(crate) fn closed(place: Place, question: Question, by: &str, witness: &str) -> Finding {
    let message = format!(
        "`{}` is final in {}, and this answers otherwise: {}",
        question.name(),
        quoted(by),
        case(witness)
    );
    Finding::new(Code::Final, place, message)
}

pub(crate) fn closes(arm: &Arm) -> String {
    format!("{} closes it ({}:{})", basis_as_written(&arm.basis), arm.place.file, arm.place.line)
}

pub(crate) fn gap(place: Place, name: &str, answered: (usize, usize), first: Question) -> Finding {
    let (known, all) = answered;
    let message = format!(
        "{} answers {known} of {all} questions; the first missing is `{}`",
        quoted(name),
        first.name()
    );
    Finding::new(Code::Gap, place, message)
        .help("add the rest, or extend a ruleset that answers them, as `common` does")
}

pub(crate) fn left_to_house(place: Place, question: Question, by: &str, name: &str) -> Finding {
    let asked = question.name();
    let message =
        format!("{} leaves `{asked}` to the house, and {} does not answer it", quoted(by), quoted(name));
    Finding::new(Code::LeftToHouse, place, message)
        .help(format!("state the room's own: `{asked} = VALUE`, or `amend {asked} except VALUE when …`"))
}

/// A basis as a file would write it.
pub(crate) fn basis_as_written(basis: &Basis) -> String {
    match basis {
        Basis::Stated(cited) => format!("per {}", citations(cited)),
        Basis::Inferred { from, against, because } => {
            let against = match against.as_slice() {
                [] => String::new(),
                against => format!(" against {}", citations(against)),
            };
            format!("inferred from {}{against} because \"{because}\"", citations(from))
        }
        Basis::Custom { because } => format!("custom because \"{because}\""),
    }
}

fn citations(cited: &[Citation]) -> String {
    let one = |citation: &Citation| {
        let paragraphs: Vec<String> =
            citation.paragraphs.iter().map(|paragraph| format!("\"{paragraph}\"")).collect();
        format!("{} {}", cropped(&citation.source), paragraphs.join(", "))
    };
    cited.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn case(witness: &str) -> &str {
    if witness.is_empty() { "in every case" } else { witness }
}
