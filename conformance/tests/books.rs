//! What the manual of the rulesets says of every book is true of each.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod rulesets;

use std::path::Path;

use floorman_engine::{Arm, Question, Via};
use rulesets::{entries, library, root, shown};

/// The second file of a book that says more of some games; the one it stands on speaks for the rest.
const SECOND: &str = "hard-rock-2-5";

/// A book file answers every question, in whole or in part, or says that its book is silent.
#[test]
fn a_book_answers_every_question_or_names_it_silent() {
    let library = library(&[]);
    let books = entries(&root().join("rulesets/books"));
    assert!(books.len() > 5, "{books:?}");
    let missing: Vec<String> = books
        .iter()
        .filter(|book| !book.ends_with(format!("{SECOND}.rules")))
        .flat_map(|book| {
            let rules = library.ruleset(book.file_stem().unwrap().to_str().unwrap()).unwrap();
            let spoken = |question: Question| rules.arms(question).iter().any(|arm| speaks(book, arm));
            let unmet = Question::ALL.iter().filter(move |question| !spoken(**question));
            unmet.map(|question| format!("{}: {}", shown(book), question.name()))
        })
        .collect();
    assert!(missing.is_empty(), "neither answered nor silent:\n{}", missing.join("\n"));
}

/// Whether an arm is there by what the book's own file says.
fn speaks(book: &Path, arm: &Arm) -> bool {
    let file = match &arm.via {
        Via::Silent(place) | Via::House(place, _) => &place.file,
        Via::Stated | Via::Unmentioned => &arm.place.file,
    };
    **file == *shown(book)
}
