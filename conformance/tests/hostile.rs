//! Hostile files get an answer at once, never a hang and never a panic.

use std::time::{Duration, Instant};

use floorman_conformance::scenario::{read_file, read_hand};

#[test]
fn no_text_takes_long() {
    let many = 1 << 17;
    let texts = [
        "- ".repeat(many),
        "? ".repeat(many),
        "[".repeat(many),
        "{a: ".repeat(many / 2),
        "[]".repeat(many),
        "\"".repeat(many),
        "'".repeat(many),
        "a: ".repeat(many / 2),
        "a:\n".repeat(many / 2),
        "- a\n".repeat(many / 2),
        "\n".repeat(many),
        " ".repeat(many),
        "\t".repeat(many),
        "#".repeat(many),
        "&a ".repeat(many / 2),
        "*a ".repeat(many / 2),
        "!a ".repeat(many / 2),
        "---\n".repeat(many / 4),
        "a: |\n".repeat(many / 4),
        format!("format: 1\nscenarios:\n{}", "  - id: K7QM\n".repeat(many / 128)),
        format!("format: 1\nscenarios: [{}]", "{},".repeat(many / 32)),
        (0..9000).flat_map(|depth| [" ".repeat(depth % 120), "a:\n".to_owned()]).collect(),
        "\u{0}".repeat(many),
        "\u{feff}".repeat(1000),
    ];
    for text in texts {
        let begun = Instant::now();
        let problems = read_file("hostile.yaml", &text).map(|_| ()).unwrap_err();
        let took = begun.elapsed();
        let start: String = text.chars().take(12).collect();
        assert!(!problems.is_empty(), "{start:?}");
        assert!(took < Duration::from_secs(5), "{start:?} took {took:?}");
        assert!(read_hand("hostile.yaml", &text).is_err());
    }
}
