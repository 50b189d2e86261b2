//! A comparison as a page.
use super::moving::Moving;
use super::report::Report;
pub(super) fn page(_report: &Report<'_>, _moving: Option<&Moving<'_>>) -> String {
    String::new()
}
