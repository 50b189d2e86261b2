//! Twelve mistakes in one file: twelve findings in one run, each on its own span.

use crate::support::{check, golden, here};

/// The list worked out by hand: `file:line:column code | what stands there | …`.
#[test]
fn twelve_mistakes_are_twelve_findings() {
    let folder = here().join("tests/twelve");
    let (library, findings, printed) =
        check("twelve.rules", std::fs::read(folder.join("twelve.rules")).unwrap());
    let sources = library.sources();
    let got: Vec<[String; 3]> = findings
        .iter()
        .map(|finding| {
            let at = sources.position(finding.place);
            let spot = format!("{}:{}:{}", sources.name(finding.place), at.line, at.column);
            [spot, finding.code.name().to_owned(), sources.excerpt(finding.place).to_owned()]
        })
        .collect();
    let list = std::fs::read_to_string(folder.join("expected.txt")).unwrap();
    let want: Vec<[String; 3]> = list
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let parts: Vec<&str> = line.split('|').map(str::trim).collect();
            let (spot, code) = parts[0].split_once(' ').unwrap();
            [spot, code.trim(), parts[1]].map(str::to_owned)
        })
        .collect();
    assert_eq!(got, want, "{printed}");
    golden(&folder.join("printed.txt"), &printed);
}
