//! About what follows from statements, along the chain of parents.

use floorman_engine::{Arm, Basis, Citation, Question};

use super::{cropped, escaped, meant_or, quoted};
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

/// A name, and where it stands.
pub(crate) type Named<'n> = (&'n str, Place);

const HELP_UNKNOWN_PARENT: &str =
    "name one that is loaded, or load it: give its file too, or `--rulesets FOLDER`";

pub(crate) fn unknown_parent(
    (name, place): Named<'_>,
    kind: &str,
    by: Named<'_>,
    near: Option<Named<'_>>,
) -> Finding {
    let finding = Finding::new(Code::UnknownParent, place, format!("no {kind} is called {}", quoted(name)))
        .label(by.1, format!("{} extends it", quoted(by.0)));
    let near_name = near.map(|(near, _)| near);
    let finding = meant_or(finding, name, near_name, HELP_UNKNOWN_PARENT);
    match near {
        Some((near, place)) => finding.label(place, format!("{} stands here", quoted(near))),
        None => finding,
    }
}

/// Parents that go round: each with the place where it names the next.
pub(crate) fn circle(round: &[Named<'_>]) -> Option<Finding> {
    let (first, others) = round.split_first()?;
    let names: Vec<String> = round.iter().map(|(name, _)| quoted(name)).collect();
    let message = match names.as_slice() {
        [only] => format!("{only} extends itself"),
        _ => format!("the parents go round: {}", names.join(", then ")),
    };
    let finding =
        Finding::new(Code::Circle, first.1, message).help("give one of them another parent, or none");
    let others = others.iter().take(SHOWN_OF_A_CIRCLE);
    Some(others.fold(finding, |finding, (name, place)| {
        finding.label(*place, format!("{} extends the next of them here", quoted(name)))
    }))
}

/// The most places that are shown of a circle, beside its first.
const SHOWN_OF_A_CIRCLE: usize = 8;

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
    // Whole, however long: it is there to be repeated.
    let exception = escaped(&format!("except {} when {when}", lost.written));
    let message = format!("this drops the parent's `{exception}` ({}): {}", lost.place, case(witness));
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

/// What to do about an answer that is closed: by which ruleset, and on what its answer rests.
pub(crate) fn open_again(by: &str, arm: Option<&Arm>) -> String {
    let rests = arm.map(|arm| format!(": {} ({})", basis_as_written(&arm.basis), arm.place));
    format!("take the line out, or change {}, which closes it{}", quoted(by), rests.unwrap_or_default())
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
