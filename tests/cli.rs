//! The command line as its users see it: what each verb prints, and how it ends.

#[test]
fn verbs_print_what_their_pages_show() {
    trycmd::TestCases::new().case("tests/cli/*.md");
}
